"""Oa, Ob: what a solitaire game may be: its edition and its banks."""

from __future__ import annotations

from typing import Final

from signoria.engine.problem import Problem
from signoria.games.pax.data.ids import BANKS, FUGGER, MEDICI
from signoria.games.pax.edition import EDITIONS, Edition
from signoria.games.pax.state import BANKRUPTCY

SEATS: Final = 2  # banks at the table: the player and the opponent


def check_solitaire(edition: Edition, settings: int, banks: tuple[int, ...]) -> None:
    """Oa, Ob, rulings R20, S1, S3, S49: an edition that has part O, Fugger against one other bank, no bankruptcy."""
    if not edition.solitaire:
        known = ", ".join([name for name, row in EDITIONS.items() if row.solitaire])
        raise Problem("solitaire-edition", edition=edition.name, known=known)
    if len(banks) != SEATS or banks[0] != FUGGER or banks[1] == FUGGER:
        raise Problem("solitaire-banks", banks=", ".join([word for at, word in enumerate(BANKS) if at != FUGGER]))
    if settings & BANKRUPTCY:
        raise Problem("solitaire-bankruptcy")


def solitaire_banks(banks: tuple[int, ...]) -> tuple[int, ...]:
    """Ob, ruling S3: Fugger for the player; Medici for the opponent unless another was chosen."""
    return banks or (FUGGER, MEDICI)
