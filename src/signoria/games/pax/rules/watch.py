"""What holds at every moment: hand limits, Venice's condottieri, protected concessions, bankruptcy (ruling R22)."""

from __future__ import annotations

from typing import ClassVar

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import BORDER_COUNT, CITY_COUNT, FIRST_PAWN, NO_TOKEN, VENICE, VENICE_2
from signoria.games.pax.events import DISCARDED_FROM_HAND, KILLED_AT, RUINED
from signoria.games.pax.query import HAND_LIMIT, QUEENS, city_exists, hand_limit, protected
from signoria.games.pax.refusals import NOT_IN_HAND, NOT_VENICE
from signoria.games.pax.rules.turn import Refresh, Turn
from signoria.games.pax.rules.victory import BY_BANKRUPTCY
from signoria.games.pax.state import (
    BANKRUPTCY,
    DISCARDED,
    HANDS_HIDDEN,
    MAID,
    PaxState,
    changed,
    kill_city,
    kill_concession,
    put_card,
)
from signoria.games.pax.vocabulary import DISCARD, DISMISS


def uphold(s: PaxState) -> None:
    """Ruling R22: pirates take concessions that lost their protection, Venice drops to one token, hands are cut.

    Also ruling R31.
    """
    if s.stirred:
        s.stirred = False
        for away in range(s.seats - 1, -1, -1):
            seat = (s.turn + away) % s.seats
            if len(s.hands[seat]) > HAND_LIMIT and len(s.hands[seat]) > hand_limit(s, seat):
                s.push(DiscardDown(seat))
        for border in range(BORDER_COUNT):
            bank = s.concession[border]
            if bank >= 0 and s.pirate[border] >= 0 and not protected(s, bank):
                s.emit(KILLED_AT, (FIRST_PAWN + bank, CITY_COUNT + border))
                kill_concession(s, border)
        if s.city[VENICE_2] >= 0 and not city_exists(s, VENICE_2):
            if s.city[VENICE] < 0:
                s.city = changed(s.city, VENICE, s.city[VENICE_2])
                s.city = changed(s.city, VENICE_2, NO_TOKEN)
            else:
                s.push(Dismiss(s.turn))
    if s.settings & BANKRUPTCY and isinstance(s.agenda[-1], (Turn, Refresh)):
        ruin(s)


class DiscardDown(Step[PaxState]):
    """HANDa, ruling R4: a bank over its hand limit discards, choosing which cards it keeps."""

    name: ClassVar[str] = "discard-down"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (DISCARD,) if len(s.hands[self.seat]) > hand_limit(s, self.seat) else ()

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(s.hands[self.seat])

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return ALLOWED if thing in s.hands[self.seat] else NOT_IN_HAND

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        put_card(s, thing, DISCARDED)
        if s.settings & HANDS_HIDDEN:
            s.emit_to(self.seat, DISCARDED_FROM_HAND, (self.seat, thing))
        else:
            s.emit(DISCARDED_FROM_HAND, (self.seat, thing))
        s.push(DiscardDown(self.seat))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-discard-down", {"limit": HAND_LIMIT})


class Dismiss(Step[PaxState]):
    """G4c, ruling R5: without condottieri only one token stays in Venice; the active player says which goes."""

    name: ClassVar[str] = "dismiss"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (DISMISS,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return [VENICE, VENICE_2]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return ALLOWED if thing in (VENICE, VENICE_2) else NOT_VENICE

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.emit(KILLED_AT, (s.city[thing], thing))
        kill_city(s, thing)
        if thing == VENICE:
            s.city = changed(s.city, VENICE, s.city[VENICE_2])
            s.city = changed(s.city, VENICE_2, NO_TOKEN)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-dismiss")


def penniless(s: PaxState, seat: int) -> bool:
    """G6, ruling R34: no florin, no card in hand, no card or square in the tableau, no old maid, no concession."""
    if s.florins[seat] or s.hands[seat] or s.rows[seat * 2] or s.rows[seat * 2 + 1]:
        return False
    for queen in QUEENS:
        if s.place[queen] == MAID + seat:
            return False
    for border in range(BORDER_COUNT):
        if s.concession[border] == s.banks[seat]:
            return False
    return True


def ruin(s: PaxState) -> None:
    """G6, ruling R34: eliminate the penniless; the last bank standing wins, the last ones ruined together share."""
    standing = [seat for seat in range(s.seats) if not s.out >> seat & 1]
    fallen = [seat for seat in standing if penniless(s, seat)]
    if not fallen:
        return
    for seat in fallen:
        s.out |= 1 << seat
        s.emit(RUINED, (seat,))
    left = [seat for seat in standing if seat not in fallen]
    if len(left) <= 1:
        s.finish(BY_BANKRUPTCY, tuple(left or fallen))
    elif s.turn in fallen and isinstance(s.agenda[-1], Turn):
        s.agenda.pop()
        s.push(Refresh(s.turn))
