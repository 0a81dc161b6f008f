"""R7.10, R11.4, A82, A84: the events at the end of a turn: war events, and pirates after a Development."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.common import Common
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.imperializm import refusals
from signoria.games.imperializm.data.ids import (
    ARMED_INTERVENTION,
    FLEET,
    LAND_WAR,
    NAVAL_BLOCKADE,
    PATRIOTIC_RISING,
    PIRATES,
    RUTHLESS_LOOTING,
)
from signoria.games.imperializm.data.providence import IS_WAR_EVENT, WAR_EVENTS
from signoria.games.imperializm.query import holds, others_from
from signoria.games.imperializm.rules.effects import defender_or_attacker
from signoria.games.imperializm.rules.own import AFTER_EVENT, Finish
from signoria.games.imperializm.rules.reactions import heed, play_event
from signoria.games.imperializm.state import (
    ATTACKER,
    DEFENDER,
    KEPT,
    KIND_OF_WAR,
    NOBODY,
    QUIET,
    WIDTH,
    WINNER,
    ImperializmState,
)
from signoria.games.imperializm.vocabulary import DESIGN, NEVER, PASS, PASS_TURN, PLAY

PIRATES_ONLY: Final[tuple[int, ...]] = (PIRATES,)
LATE_VERBS: Final[tuple[int, ...]] = (PLAY, PASS, PASS_TURN, NEVER)


def war_event_forbidden(s: ImperializmState, seat: i64, card: int) -> int:
    """R7.10, A80: the conditions of a war event, on levels as they are now."""
    if not IS_WAR_EVENT[card]:
        return refusals.NOT_A_WAR_EVENT
    if not holds(s, seat, card):
        return refusals.NOT_IN_HAND
    war = s.war
    winner = war[WINNER]
    if card == NAVAL_BLOCKADE or card == ARMED_INTERVENTION:
        if war[KIND_OF_WAR] != LAND_WAR:
            return refusals.LAND_WAR_ONLY
        if card == ARMED_INTERVENTION:
            return refusals.TOOK_PART if defender_or_attacker(s, seat) else ALLOWED
        if seat == winner:
            return refusals.NOT_AGAINST_YOURSELF
        higher = s.board[seat * WIDTH + FLEET] > s.board[winner * WIDTH + FLEET]
        return ALLOWED if higher else refusals.FLEET_NOT_HIGHER
    if card == RUTHLESS_LOOTING:
        return ALLOWED if seat == winner and seat == war[ATTACKER] else refusals.NOT_WON_ATTACK
    assert card == PATRIOTIC_RISING
    return ALLOWED if defender_or_attacker(s, seat) else refusals.NOT_INVOLVED


def pirates_forbidden(s: ImperializmState, seat: i64, card: int) -> int:
    """R11.4: pirates at the end of another player's Development."""
    if card != PIRATES:
        return refusals.not_now(card)
    return ALLOWED if holds(s, seat, card) else refusals.NOT_IN_HAND


def war_event_target(s: ImperializmState, seat: int, card: int) -> int:
    """Whom a war event is played on: the winner, the loser that is looted, or oneself."""
    if card == RUTHLESS_LOOTING:
        return s.war[DEFENDER]
    return seat if card == PATRIOTIC_RISING else s.war[WINNER]


class Late(Step[ImperializmState]):
    """A84: the action is done; those who can react are asked."""

    name = "late"

    def resolve(self, s: ImperializmState) -> None:
        if s.war:
            # R7.10, A31: the winner, the loser, then the others clockwise from the left of the active player.
            winner = s.war[WINNER]
            loser = s.war[DEFENDER] if winner == s.war[ATTACKER] else s.war[ATTACKER]
            order = [winner, loser]
            for other in others_from(s, self.seat):
                if other not in order:
                    order.append(other)
            s.push(Round(NOBODY, tuple(order)))
        elif s.developed:
            ask(s, Reaction(tuple(others_from(s, self.seat)), (), 0))


def ask(s: ImperializmState, question: Reaction) -> None:
    """Put the question if anybody has an answer to it."""
    for seat in question.asked:
        if question.playable(s, seat):
            s.push(question)
            return


class Round(Step[ImperializmState]):
    """R7.10, A31, A80: war events one after the other: each decides when the events before are carried out."""

    name = "round"
    fields = ("seat", "players")

    def __init__(self, seat: int, players: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.players: tuple[int, ...] = players  # still to be asked, in order

    def resolve(self, s: ImperializmState) -> None:
        for place in range(len(self.players)):
            question = Reaction(self.players[place : place + 1], (), 1)
            if question.playable(s, self.players[place]):
                s.push(Round(NOBODY, self.players[place + 1 :]))
                s.push(question)
                return


class Reaction(Common[ImperializmState]):
    """A question to those who can play an event at the end of the turn: one player about war events, all about pirates.

    Answers about pirates are carried out in order (A82).
    """

    name = "reaction"
    fields = ("asked", "answers", "war")
    discreet = True

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...], war: int) -> None:
        super().__init__(asked, answers)
        self.war: int = war  # 1: war events, 0: pirates

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return LATE_VERBS

    def with_answers(self, answers: tuple[int, ...]) -> Reaction:
        return Reaction(self.asked, answers, self.war)

    def cards(self) -> tuple[int, ...]:
        """The cards that can be played here."""
        return WAR_EVENTS if self.war else PIRATES_ONLY

    def guard(self, s: ImperializmState, seat: int, card: int) -> int:
        """What forbids a card now."""
        return war_event_forbidden(s, seat, card) if self.war else pirates_forbidden(s, seat, card)

    def playable(self, s: ImperializmState, seat: int) -> list[int]:
        """The cards a seat could play and wants to be asked about."""
        if s.board[seat * WIDTH + QUIET]:
            return []
        found: list[int] = []
        for card in self.cards():
            if not s.board[seat * WIDTH + KEPT] >> card & 1 and self.guard(s, seat, card) == ALLOWED:
                found.append(card)
        return found

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return list(self.cards()) if verb == PLAY or verb == NEVER else [0]

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == PLAY or verb == NEVER:
            refusal = self.guard(s, self.seat, thing)
            if refusal != ALLOWED:
                return refusal
        playable = self.playable(s, self.seat)
        if verb == PLAY or verb == NEVER:
            return ALLOWED if thing in playable else refusals.NOTHING_TO_PLAY
        return ALLOWED if playable else refusals.NOTHING_TO_PLAY

    def answered(self, s: ImperializmState) -> None:
        s.reveal()
        played: list[int] = []
        card = NOBODY
        for place in range(len(self.asked)):
            seat, option = self.asked[place], self.answers[place]
            heed(s, seat, option, KEPT)
            if option >= PLAY and option < PLAY + len(DESIGN.words):
                played.append(seat)
                card = option - PLAY
        if not played:
            return
        if self.war:
            s.push(
                Finish(self.asked, (), AFTER_EVENT)
            )  # A85: what the event brought may be claimed before others take it
            play_event(s, played[0], card, war_event_target(s, played[0], card))
        else:
            s.push(Again(NOBODY, tuple(played)))  # A82: both copies may be played
            for seat in reversed(played):
                s.push(Perform(seat))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-war-events" if self.war else "prompt-pirates")


class Again(Step[ImperializmState]):
    """A82: a player who played pirates may play the other copy, too."""

    name = "again"
    fields = ("seat", "players")

    def __init__(self, seat: int, players: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.players: tuple[int, ...] = players

    def resolve(self, s: ImperializmState) -> None:
        ask(s, Reaction(self.players, (), 0))


class Perform(Step[ImperializmState]):
    """A82: pirates are carried out in their turn, on what is left, if they are still in hand."""

    name = "perform"

    def resolve(self, s: ImperializmState) -> None:
        if pirates_forbidden(s, self.seat, PIRATES) == ALLOWED:
            play_event(s, self.seat, PIRATES, s.active)
