"""R3.7: the action of a turn, and what goes with each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import NOTHING
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import (
    CHINA,
    CONQUEST,
    DEVELOPMENT,
    INDIA,
    INTERCEPTED_PLANS,
    INTRIGUE,
    RELIGION_COUNT,
    TAXES,
    WAR,
)
from signoria.games.imperializm.query import ALL_CARDS, WAR_CARDS, bits, count_bits, designs
from signoria.games.imperializm.rules.conquest import conquer, conquer_forbidden
from signoria.games.imperializm.rules.development import develop
from signoria.games.imperializm.rules.intrigue import NO_KINDS, for_intrigue, intrigue_forbidden, play_card
from signoria.games.imperializm.rules.levels import earn
from signoria.games.imperializm.rules.own import Own, intercept_forbidden
from signoria.games.imperializm.rules.reactions import silenced
from signoria.games.imperializm.rules.religion import convert, convert_forbidden
from signoria.games.imperializm.rules.war import declare, declare_forbidden
from signoria.games.imperializm.state import (
    ACTION,
    HAND,
    KEPT,
    MAPS,
    OWNED,
    QUIET,
    SPARED,
    SPECIAL_COLONIES_TAXED,
    WIDTH,
    ImperializmState,
)
from signoria.games.imperializm.vocabulary import (
    ASK_AGAIN,
    CLAIM,
    CONQUER,
    CONVERT,
    DECLARE,
    DEVELOP,
    PLAY,
    TAX,
)

ACT_VERBS: Final[tuple[int, ...]] = (DEVELOP, PLAY, CONVERT, CONQUER, DECLARE, TAX, CLAIM, ASK_AGAIN)
NO_VERBS: Final[tuple[int, ...]] = ()
ALL_RELIGIONS: Final[tuple[int, ...]] = tuple(range(RELIGION_COUNT))
NO_PART: Final = -2  # a verb that is no action


def action_of(verb: int) -> int:
    """The action a verb is part of, or NO_PART."""
    if verb == DEVELOP:
        return DEVELOPMENT
    if verb == PLAY or verb == CONVERT:
        return INTRIGUE
    if verb == CONQUER:
        return CONQUEST
    if verb == DECLARE:
        return WAR
    return TAXES if verb == TAX else NO_PART


def taxes_of(s: ImperializmState, seat: i64) -> int:
    """R8.1, A30: ducats for the territory cards before a player."""
    owned: int = s.board[seat * WIDTH + OWNED]
    if not s.rulings & SPECIAL_COLONIES_TAXED:
        owned &= ALL_CARDS
    return count_bits(owned) * s.box.tax


class Act(Own):
    """R3.7: one action, not the one of the last turn. ``instead``: after a Settlement, in place of War (A24).

    Also A15, A54.
    """

    name = "act"
    fields = ("seat", "instead")

    def __init__(self, seat: int, instead: int) -> None:
        super().__init__(seat)
        self.instead: int = instead

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return NO_VERBS if self.instead and not s.settled else ACT_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        base = self.seat * WIDTH
        if verb == PLAY:
            return designs(s.board[base + HAND])
        if action_of(verb) == s.before:
            return NOTHING
        if verb == DECLARE:
            return designs(s.board[base + HAND] & WAR_CARDS)
        if verb == CONQUER:
            return bits(s.board[base + MAPS]) + [INDIA, CHINA]
        if verb == CONVERT:
            return list(ALL_RELIGIONS)
        return super().candidates(s, verb)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        seat = self.seat
        if verb == CLAIM:
            return super().forbidden(s, verb, thing)
        if verb == ASK_AGAIN:
            return ALLOWED if silenced(s, seat) else refusals.NOTHING_SILENCED
        if verb == PLAY and thing == INTERCEPTED_PLANS:
            return intercept_forbidden(s, seat)
        action = action_of(verb)
        if verb == PLAY and not for_intrigue(thing):
            return refusals.not_for_intrigue(thing)  # in no turn, whatever the last action was
        if action == s.before:
            return refusals.SAME_ACTION
        if self.instead and action == WAR:
            return refusals.WAR_SETTLED
        if verb == PLAY:
            return intrigue_forbidden(s, seat, thing, NO_KINDS)
        if verb == CONVERT:
            return convert_forbidden(s, seat, thing)
        if verb == CONQUER:
            return conquer_forbidden(s, seat, thing)
        return declare_forbidden(s, seat, thing) if verb == DECLARE else ALLOWED

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        seat = self.seat
        if verb == CLAIM or (verb == PLAY and thing == INTERCEPTED_PLANS):
            super().take(s, verb, thing)
            return
        if verb == ASK_AGAIN:
            s.board[seat * WIDTH + QUIET] = 0
            s.board[seat * WIDTH + SPARED] = 0
            s.board[seat * WIDTH + KEPT] = 0
            s.emit_to(seat, events.ASKS_AGAIN, (seat,))
            s.reveal()  # that there was something to take back
            s.push(self)
            return
        action = action_of(verb)
        if not self.instead:
            s.board[seat * WIDTH + ACTION] = action
        s.emit(events.ACTED, (seat, action))
        if verb == DEVELOP:
            develop(s, seat)
        elif verb == TAX:
            earn(s, seat, taxes_of(s, seat))
        elif verb == PLAY:
            play_card(s, seat, thing, NO_KINDS)
        elif verb == CONVERT:
            convert(s, seat, thing)
        elif verb == CONQUER:
            conquer(s, seat, thing)
        else:
            s.push(Act(seat, 1))
            declare(s, seat, thing)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-act-instead" if self.instead else "prompt-act")
