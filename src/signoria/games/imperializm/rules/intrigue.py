"""Section 5: Intrigue: one or two cards of different kinds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import (
    CONSPIRACY,
    CORRUPT_OFFICIALS,
    DIPLOMATIC_MOVE,
    EVENT,
    INTERCEPTED_PLANS,
    NEGATIVE,
    PERSECUTION_OF_DISSENTERS,
    PLOT_OF_THE_MAGNATES,
    POSITIVE,
    PRESTIGE,
    RISE_OF_THE_BURGHERS,
    SPECIAL,
)
from signoria.games.imperializm.data.providence import KIND
from signoria.games.imperializm.query import designs, holds, others_from
from signoria.games.imperializm.rules.authority import install
from signoria.games.imperializm.rules.effects import Choose
from signoria.games.imperializm.rules.hands import put_on_stage, remove_authority
from signoria.games.imperializm.rules.levels import lose
from signoria.games.imperializm.rules.own import Window, intercept_forbidden, plans_to_find, seat_forbidden
from signoria.games.imperializm.rules.payments import EVENTS_ONLY, offer_card
from signoria.games.imperializm.rules.reactions import Shed, launch
from signoria.games.imperializm.state import AUTHORITY, HAND, NOBODY, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import AGAINST, CLAIM, DESIGN, FINISH, PLAY

MORE_VERBS: Final[tuple[int, ...]] = (PLAY, FINISH, CLAIM)
AGAINST_VERBS: Final[tuple[int, ...]] = (AGAINST,)
NO_KINDS: Final = 0


def for_intrigue(card: int) -> bool:
    """R5.2, R7.11, R11.7: conspiracies, authority cards and two of the events."""
    kind = KIND[card]
    if kind == EVENT:
        return card == DIPLOMATIC_MOVE or card == RISE_OF_THE_BURGHERS
    return kind != SPECIAL


def intrigue_forbidden(s: ImperializmState, seat: i64, card: int, kinds: int) -> int:
    """R5.2, A14: which cards can be played; ``kinds`` has the bits of the kinds played already."""
    kind = KIND[card]
    if not for_intrigue(card):
        return refusals.not_for_intrigue(card)
    if not holds(s, seat, card):
        return refusals.NOT_IN_HAND
    if not kinds >> kind & 1:
        return ALLOWED
    return refusals.SAME_KIND_EVENTS if kind == EVENT else refusals.SAME_KIND


def play_card(s: ImperializmState, seat: int, card: int, kinds: int) -> None:
    """A60: one card after the other, each carried out in full; after the first a second one may follow."""
    if kinds == NO_KINDS:
        s.push(More((seat,), (), 1 << KIND[card]))
    put_on_stage(s, seat, card)
    if KIND[card] == EVENT:
        launch(s, seat, card, seat)
    elif KIND[card] == POSITIVE:
        install(s, seat, seat, card)
    else:
        s.push(Target(seat, card))


class More(Window):
    """R5.1, R5.2: a second card of another kind, or none."""

    name = "more"
    fields = ("asked", "answers", "kinds")

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...], kinds: int) -> None:
        super().__init__(asked, answers)
        self.kinds: int = kinds

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return MORE_VERBS

    def worth_asking(self, s: ImperializmState, seat: int) -> bool:
        """A60, A83: there is a second card, or Intercepted plans could bring one."""
        if not self.kinds >> EVENT & 1 and plans_to_find(s, seat):
            return True
        for card in designs(s.board[seat * WIDTH + HAND]):
            if intrigue_forbidden(s, seat, card, self.kinds) == ALLOWED:
                return True
        return False

    def to_do(self, s: ImperializmState, seat: int) -> bool:
        return self.worth_asking(s, seat)

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return designs(s.board[self.seat * WIDTH + HAND]) if verb == PLAY else super().candidates(s, verb)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == PLAY and thing != INTERCEPTED_PLANS:
            return intrigue_forbidden(s, self.seat, thing, self.kinds)
        if not self.worth_asking(s, self.seat):
            return refusals.NOTHING_TO_PLAY
        if verb == PLAY:
            return intercept_forbidden(s, self.seat)
        return super().forbidden(s, verb, thing)

    def chosen(self, s: ImperializmState, verb: int, thing: int) -> None:
        s.reveal()
        if verb == PLAY:
            play_card(s, self.asked[0], thing, self.kinds)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-more")


class Target(Step[ImperializmState]):
    """R5.3, R5.4, A18: the opponent a conspiracy or a negative authority card is played on."""

    name = "target"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: int = card

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return AGAINST_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return others_from(s, self.seat)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if thing == self.seat and KIND[self.card] == NEGATIVE:
            return refusals.NOT_BEFORE_YOURSELF
        return seat_forbidden(s, self.seat, thing)

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        seat, card = self.seat, self.card
        if KIND[card] == NEGATIVE:
            install(s, seat, thing, card)
            return
        assert KIND[card] == CONSPIRACY
        s.emit(events.PLAYED_ON, (seat, card, thing))
        s.push(Shed(NOBODY, card))
        s.push(Sequel(seat, card, thing))
        s.push(Choose(seat, card, thing))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-against", {"card": DESIGN.phrase(self.card)})


class Sequel(Step[ImperializmState]):
    """R5.3, A94: what a conspiracy does beside taking ducats."""

    name = "sequel"
    fields = ("seat", "card", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        super().__init__(seat)
        self.card: int = card
        self.target: int = target

    def resolve(self, s: ImperializmState) -> None:
        if self.card == CORRUPT_OFFICIALS:
            offer_card(s, self.seat, EVENTS_ONLY)
        elif self.card == PERSECUTION_OF_DISSENTERS:
            lose(s, self.target, PRESTIGE, s.box.card_prestige[self.card])
        elif self.card == PLOT_OF_THE_MAGNATES:
            authority: int = s.board[self.target * WIDTH + AUTHORITY]
            if authority >= 0 and KIND[authority] == POSITIVE:  # A94
                remove_authority(s, self.target)
