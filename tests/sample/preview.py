"""What an option of the Quay would bring about, as far as its seat can know before."""

from __future__ import annotations

from typing import Any

from tests.sample import data
from tests.sample.state import SampleState


def preview_of(s: SampleState, option: int) -> dict[str, object]:
    """By option: the florins that change hands, and who would win a duel."""
    if s.common() is not None:
        return {}  # of what all answer at once nobody can tell what comes of it
    verb = data.VERB_OF[option]
    thing = option - verb
    step: Any = s.agenda[-1]
    own = s.seat_word(step.seat)
    if verb == data.SELL:
        return {"changes": {f"purse.{own}": data.WORTH[thing]}}
    if verb == data.STOW:
        return {"changes": {f"purse.{own}": -thing - 1, f"chest.{own}": thing + 1}}
    if verb == data.YIELD:
        strength = data.WORTH[step.card]
        return {"changes": {f"purse.{own}": -strength, f"purse.{s.seat_word(step.attacker)}": strength}}
    if verb == data.RESIST:
        return {"wins": winners(s, data.WORTH[step.card], data.WORTH[thing])}
    if verb == data.SEIZE_PURSE:
        florins = min(int(s.purse[step.loser]), data.SEIZED)
        return {"changes": {f"purse.{s.seat_word(step.loser)}": -florins, f"purse.{own}": florins}}
    return {}


def winners(s: SampleState, attack: int, defence: int) -> list[str]:
    """Q6e: the stronger bravo wins, and equal ones nobody."""
    step: Any = s.agenda[-1]
    if attack == defence:
        return []
    return [s.seat_word(step.attacker if attack > defence else step.seat)]
