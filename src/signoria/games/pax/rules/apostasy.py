"""K3: apostasy strikes every bank that keeps the faith of both religions."""

from __future__ import annotations

from typing import ClassVar

from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import AB_IMMUNE_TO_APOSTASY
from signoria.games.pax.events import APOSTATE, DISCARDED_CARD, TO_THRONE
from signoria.games.pax.query import copies, item_prestige, items_of, tableau_prestige
from signoria.games.pax.refusals import ALL_IMMUNE, NOBODY_STRUCK
from signoria.games.pax.state import DISCARDED, SQUARE, THRONE, WED, PaxState, put_card, to_throne
from signoria.games.pax.vocabulary import SCHISM_PAIRS


def keeps_both(s: PaxState, seat: int, one: int, other: int) -> bool:
    """K3: prestige of both religions in the tableau; old maids do not count (K3c)."""
    return tableau_prestige(s, seat, one) > 0 and tableau_prestige(s, seat, other) > 0


def struck(s: PaxState, seat: int, one: int, other: int) -> bool:
    """K3, AB-immune-to-apostasy: such a bank, unless it is immune."""
    return keeps_both(s, seat, one, other) and not copies(s, seat, AB_IMMUNE_TO_APOSTASY)


def apostasy_forbidden(s: PaxState, one: int, other: int) -> int:
    """D1: an apostasy that strikes nobody changes nothing."""
    refusal = NOBODY_STRUCK
    for seat in range(s.seats):
        if struck(s, seat, one, other):
            return ALLOWED
        if keeps_both(s, seat, one, other):
            refusal = ALL_IMMUNE
    return refusal


class Apostasy(Step[PaxState]):
    """K3, ruling R30: everyone struck loses every card with prestige of either religion, all at the same time."""

    name: ClassVar[str] = "apostasy"
    fields: ClassVar[tuple[str, ...]] = ("seat", "schism")

    def __init__(self, seat: int, schism: int) -> None:
        super().__init__(seat)
        self.schism: int = schism

    def resolve(self, s: PaxState) -> None:
        one, other = SCHISM_PAIRS[self.schism]
        lost: list[int] = []
        for seat in range(s.seats):
            if struck(s, seat, one, other):
                s.emit(APOSTATE, (seat, self.schism))
                for side in range(2):
                    for item in items_of(s, seat, side):
                        if item_prestige(s, item, one) or item_prestige(s, item, other):
                            lost.append(item)
        for item in lost:
            lose(s, item)


def lose(s: PaxState, item: int) -> None:
    """K3a: a card is discarded; a couple goes home together, or each of it falls by itself; vassals go home too."""
    if item < SQUARE and s.place[item] == DISCARDED:
        return
    if item < SQUARE and (s.place[item] < WED or s.edition.couples_part):
        put_card(s, item, DISCARDED)
        s.emit(DISCARDED_CARD, (item,))
        return
    empire: int = item - SQUARE if item >= SQUARE else s.place[item] - WED
    if s.keeper[empire] != THRONE:
        to_throne(s, empire)
        s.emit(TO_THRONE, (empire,))


def schism_of(religions: tuple[int, ...]) -> int:
    """The number of a pair of religions."""
    return SCHISM_PAIRS.index((min(religions), max(religions)))
