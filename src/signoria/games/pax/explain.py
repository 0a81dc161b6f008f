"""What a refusal needs to be said, and why something could not be done later this turn."""

from __future__ import annotations

from signoria.engine.phrase import Arg
from signoria.engine.refusal import NOT_ASKED
from signoria.games.pax.state import PaxState


def refusal_args(s: PaxState, option: int, refusal: int) -> dict[str, Arg]:
    """The numbers and names of a refusal's sentence."""
    return {}


def foresee(s: PaxState, option: int) -> int:
    """Why an option that another step would offer is out of reach this turn."""
    return NOT_ASKED
