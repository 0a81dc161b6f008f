"""Sections 11 and 7, A79: events are played, may be cancelled by others, and are carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.common import Common
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import DIPLOMATIC_MOVE
from signoria.games.imperializm.query import holds, others_from
from signoria.games.imperializm.rules.effects import carry_out
from signoria.games.imperializm.rules.hands import put_on_stage, shed
from signoria.games.imperializm.state import KEPT, NOBODY, QUIET, SPARED, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import DESIGN, NEVER, PASS, PASS_TURN, PLAY

REACTION_VERBS: Final[tuple[int, ...]] = (PLAY, PASS, PASS_TURN, NEVER)
REACTED: Final = -1  # as a target: the card answers another one


def play_event(s: ImperializmState, seat: int, card: int, target: int) -> None:
    """An event is played from hand; R11.1 to R11.7 say when each may be."""
    put_on_stage(s, seat, card)
    launch(s, seat, card, target)


def launch(s: ImperializmState, seat: int, card: int, target: int) -> None:
    """R11.6, A33: an event on the table is carried out unless somebody cancels it first."""
    if target == seat or target == REACTED:
        s.emit(events.PLAYED, (seat, card))
    else:
        s.emit(events.PLAYED_ON, (seat, card, target))
    s.push(Carry(seat, card, target))
    others = others_from(s, seat)
    for other in others:
        if could_object(s, other, card):
            s.push(Objection(tuple(others), (), seat, card))
            return


def could_object(s: ImperializmState, seat: i64, card: int) -> bool:
    """A79: whether a seat holds a Diplomatic move and wants to be asked about this card."""
    if not holds(s, seat, DIPLOMATIC_MOVE):
        return False
    return not (s.board[seat * WIDTH + QUIET] or s.board[seat * WIDTH + SPARED] >> card & 1)


def heed(s: ImperializmState, seat: i64, option: int, column: int) -> None:
    """Remember that a seat does not want to be asked again this turn, or ever about a card."""
    if option == PASS_TURN:
        s.board[seat * WIDTH + QUIET] = 1
    elif option >= NEVER and option < NEVER + len(DESIGN.words):
        s.board[seat * WIDTH + column] |= 1 << (option - NEVER)


class Carry(Step[ImperializmState]):
    """A61: an event that nobody has cancelled yet; a Diplomatic move that answers it lies above it."""

    name = "carry"
    fields = ("seat", "card", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        super().__init__(seat)
        self.card: int = card
        self.target: int = target

    def resolve(self, s: ImperializmState) -> None:
        if self.card == DIPLOMATIC_MOVE and self.target == REACTED:
            shed(s, self.card)
            answered = s.agenda.pop()
            assert isinstance(answered, Carry)
            shed(s, answered.card)  # A61: played without effect
            s.emit(events.CANCELLED, (answered.seat, answered.card))
        else:
            s.push(Shed(NOBODY, self.card))
            carry_out(s, self.seat, self.card, self.target)


class Shed(Step[ImperializmState]):
    """R1.4: a card that was carried out is discarded."""

    name = "shed"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: int = card

    def resolve(self, s: ImperializmState) -> None:
        shed(s, self.card)


class Objection(Common[ImperializmState]):
    """A79: everybody else who can is asked whether to cancel an event; the first one clockwise counts.

    Also C-diplomatic-move.
    """

    name = "objection"
    fields = ("asked", "answers", "player", "card")
    discreet = True

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...], player: int, card: int) -> None:
        super().__init__(asked, answers)
        self.player: int = player
        self.card: int = card

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return REACTION_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        if verb == PLAY:
            return [DIPLOMATIC_MOVE]
        return [self.card] if verb == NEVER else [0]

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == PLAY and thing != DIPLOMATIC_MOVE:
            return refusals.NOT_A_REACTION
        if not could_object(s, self.seat, self.card):
            return refusals.NOT_IN_HAND if verb == PLAY else refusals.NOTHING_TO_PLAY
        if verb == NEVER and thing != self.card:
            return refusals.OTHER_QUESTION
        return ALLOWED

    def answered(self, s: ImperializmState) -> None:
        first = NOBODY
        for place in range(len(self.asked)):
            heed(s, self.asked[place], self.answers[place], SPARED)
            if first == NOBODY and self.answers[place] == PLAY + DIPLOMATIC_MOVE:
                first = self.asked[place]
        s.reveal()
        if first != NOBODY:
            play_event(s, first, DIPLOMATIC_MOVE, REACTED)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase(
            "prompt-objection", {"seat": s.game.seat_phrase(s, self.player), "card": DESIGN.phrase(self.card)}
        )


def silenced(s: ImperializmState, seat: i64) -> bool:
    """Whether a seat has said that it does not want to be asked."""
    base = seat * WIDTH
    return s.board[base + SPARED] != 0 or s.board[base + KEPT] != 0 or s.board[base + QUIET] != 0
