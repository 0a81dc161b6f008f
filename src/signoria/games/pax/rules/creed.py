"""J1c, J2c: after a won civil war the victor may give the empire another state, as far as the edition lets him."""

from __future__ import annotations

from typing import ClassVar

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.games.pax.data.cards import CARD_CODES
from signoria.games.pax.data.ids import MEDIEVAL, STATES
from signoria.games.pax.events import BECAME_MEDIEVAL, BECAME_THEOCRACY
from signoria.games.pax.refusals import OTHER_CREED, SAME_CREED
from signoria.games.pax.rules.regime import OfEmpire, change_faith
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import CONVERT, DECLINE, EMPIRE


def creed_of(religions: list[int]) -> int:
    """J1c: the states that attackers of these religions may found, as bits: medieval, or their own if all share it."""
    faiths = 1 << MEDIEVAL
    if len(set(religions)) == 1:
        faiths |= 1 << religions[0]
    return faiths


def convert(s: PaxState, seat: int, empire: int, faith: int) -> None:
    """K2a, J1c: the empire becomes a theocracy or a medieval state."""
    if faith == MEDIEVAL:
        s.emit(BECAME_MEDIEVAL, (seat, empire))
    else:
        s.emit(BECAME_THEOCRACY, (empire, faith))
    change_faith(s, seat, empire, faith)


def turned(s: PaxState, empire: int) -> int:
    """MAPCARD, B6: the other side of an empire's map card, where it has only one."""
    other = s.box.other_side[empire]
    return s.box.start_state[empire] if s.faith[empire] == other else other


def won_faith(s: PaxState, empire: int, religion: int, card: int) -> int:
    """K2a: the state after a won religious war: its theocracy, or only what the other side of the map card shows.

    There are wars that turn a theocracy of another faith back to its medieval side.
    """
    if s.box.other_side[empire] < 0:
        return religion
    back = turned(s, empire)
    if back == religion or (back == MEDIEVAL and card >= 0 and CARD_CODES[card] in s.edition.turns_back):
        return back
    return s.faith[empire]


class Creed(OfEmpire):
    """J1c, J2c, REGIME: which state the conquered empire gets, or whether it stays as it is."""

    name: ClassVar[str] = "creed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "empire", "faiths")

    def __init__(self, seat: int, empire: int, faiths: int) -> None:
        super().__init__(seat, empire)
        self.faiths: int = faiths  # bits of the states on offer

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (CONVERT, DECLINE) if self.faiths & ~(1 << s.faith[self.empire]) else ()

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(range(len(STATES))) if verb == CONVERT else [0]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        if s.faith[self.empire] == thing:
            return SAME_CREED
        return ALLOWED if self.faiths >> thing & 1 else OTHER_CREED

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb == CONVERT:
            convert(s, self.seat, self.empire, thing)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-creed", {"empire": EMPIRE.phrase(self.empire)})
