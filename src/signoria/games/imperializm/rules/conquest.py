"""Section 6: Conquest: lands, colonies, India and China; R11.2: Colonial drive."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import (
    ARMY,
    COLONIAL_DRIVE,
    FIRST_COLONY,
    FIRST_TERRITORY,
    FLEET,
    INTERCEPTED_PLANS,
    PRESTIGE,
    TERRITORY_CARDS,
)
from signoria.games.imperializm.query import holds
from signoria.games.imperializm.rules.hands import remove_card, show_removed
from signoria.games.imperializm.rules.levels import gain_all, settle_ducats
from signoria.games.imperializm.rules.own import Window, plans_to_find
from signoria.games.imperializm.rules.reactions import play_event
from signoria.games.imperializm.state import MAPS, OWNED, PURSE, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import CLAIM, DECLINE, PLAY

DRIVE_VERBS: Final[tuple[int, ...]] = (PLAY, DECLINE, CLAIM)


def conquer_forbidden(s: ImperializmState, seat: i64, territory: int) -> int:
    """R6.1, R6.3: in hand or on the board, levels reached, cost at hand."""
    base = seat * WIDTH
    if territory >= TERRITORY_CARDS:
        if s.board[base + OWNED] >> territory & 1:
            return refusals.THERE_ALREADY
    elif not s.board[base + MAPS] >> territory & 1:
        return refusals.TERRITORY_NOT_HELD
    box = s.box
    if (
        s.board[base + ARMY] < box.territory_army[territory]
        or s.board[base + FLEET] < box.territory_fleet[territory]
        or s.board[base + PRESTIGE] < box.territory_prestige[territory]
    ):
        return refusals.TERRITORY_NEEDS
    return ALLOWED if s.board[base + PURSE] >= box.territory_cost[territory] else refusals.COST_SHORT


def conquer(s: ImperializmState, seat: int, territory: int) -> None:
    """R6.2, A46: pay, put it down, move the markers; after a colony card Colonial drive may follow."""
    settle_ducats(s, seat, -s.box.territory_cost[territory])
    if territory < TERRITORY_CARDS:
        remove_card(s, seat, FIRST_TERRITORY + territory)
        show_removed(s, seat, FIRST_TERRITORY + territory)
    s.board[seat * WIDTH + OWNED] |= 1 << territory
    s.emit(events.CONQUERED, (seat, territory, s.box.territory_cost[territory]))
    gain_all(s, seat, s.box.territory_gives[territory])
    if FIRST_COLONY <= territory < TERRITORY_CARDS:
        s.push(Drive((seat,)))


class Drive(Window):
    """R11.2, C-colonial-drive, A30: right after a colony card was put down Colonial drive may be played."""

    name = "drive"

    def worth_asking(self, s: ImperializmState, seat: int) -> bool:
        """A83: Colonial drive is in hand, or Intercepted plans could bring it."""
        return holds(s, seat, COLONIAL_DRIVE) or plans_to_find(s, seat)

    def to_do(self, s: ImperializmState, seat: int) -> bool:
        return self.worth_asking(s, seat)

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return DRIVE_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return [COLONIAL_DRIVE, INTERCEPTED_PLANS] if verb == PLAY else super().candidates(s, verb)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == PLAY and thing == COLONIAL_DRIVE:
            return ALLOWED if holds(s, self.seat, COLONIAL_DRIVE) else refusals.NOT_IN_HAND
        return super().forbidden(s, verb, thing) if self.worth_asking(s, self.seat) else refusals.NOTHING_TO_PLAY

    def chosen(self, s: ImperializmState, verb: int, thing: int) -> None:
        s.reveal()
        if verb == PLAY:
            s.push(Drive(self.asked))
            play_event(s, self.asked[0], COLONIAL_DRIVE, self.asked[0])

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-drive")
