"""R5.4, R5.5, section 14: authority cards: put down, and what each does then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import (
    ADVENTURER,
    ARMY,
    BOURGEOIS_REVOLUTION,
    CIVIL_WAR,
    DEFENDER_OF_THE_FAITH,
    FIRST_COLONY,
    FLEET,
    GREAT_DIPLOMAT,
    MISTRESS_OF_THE_SEAS,
    OPEN_TO_DISCOVERIES,
    OUTSTANDING_COMMANDER,
    PRESTIGE,
    REFORMER,
    SCION_OF_A_GREAT_DYNASTY,
    TERRITORY_CARDS,
)
from signoria.games.imperializm.data.providence import RAISED
from signoria.games.imperializm.query import ALL_LANDS, bits, dissenters, hand_size, highest, others_from
from signoria.games.imperializm.rules.achievements import met_goals
from signoria.games.imperializm.rules.conquest import conquer, conquer_forbidden
from signoria.games.imperializm.rules.effects import Seize
from signoria.games.imperializm.rules.hands import look, remove_authority, steal
from signoria.games.imperializm.rules.levels import lose
from signoria.games.imperializm.rules.own import Own, Window, held_by_others, seat_forbidden
from signoria.games.imperializm.rules.payments import WAR_ONLY, offer_card, offer_good, offer_step
from signoria.games.imperializm.state import AUTHORITY, MAPS, NONE, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import (
    AGAINST,
    CLAIM,
    CONQUER,
    DECLINE,
    DESIGN,
    FINISH,
    LOOK,
    PLAY,
    SHIFT,
    TO,
)

DIPLOMAT_VERBS: Final[tuple[int, ...]] = (AGAINST, DECLINE)
INSPECT_VERBS: Final[tuple[int, ...]] = (LOOK, DECLINE)
DISCOVER_VERBS: Final[tuple[int, ...]] = (CONQUER, DECLINE, CLAIM, PLAY)
SHIFT_VERBS: Final[tuple[int, ...]] = (SHIFT, DECLINE)
SHIFT_AGAIN_VERBS: Final[tuple[int, ...]] = (SHIFT, FINISH)
TO_VERBS: Final[tuple[int, ...]] = (TO,)


def install(s: ImperializmState, seat: int, target: int, card: int) -> None:
    """A91: an older card is discarded, the new one (on the stage) holds, then comes its immediate effect."""
    remove_authority(s, target)
    s.stage -= 1 << (2 * card)
    s.board[target * WIDTH + AUTHORITY] = card
    if seat == target:
        s.emit(events.PLAYED, (seat, card))
        enjoy(s, seat, card)
    else:
        s.emit(events.PUT_DOWN, (seat, card, target))
        suffer(s, seat, target, card)


def enjoy(s: ImperializmState, seat: int, card: int) -> None:
    """R5.5: the immediate effect of a positive card is optional."""
    price = s.box.card_price[card]
    if card == MISTRESS_OF_THE_SEAS:
        offer_step(s, seat, FLEET, price)
    elif card == OUTSTANDING_COMMANDER:
        offer_step(s, seat, ARMY, price)
    elif card == REFORMER:
        offer_good(s, seat, RAISED, price)
    elif card == OPEN_TO_DISCOVERIES:
        s.push(Discover((seat,)))
        offer_step(s, seat, FLEET, price)
    elif card == ADVENTURER:
        offer_card(s, seat, WAR_ONLY)
    elif card == GREAT_DIPLOMAT:
        s.push(Diplomat(seat))
    elif card == DEFENDER_OF_THE_FAITH:
        s.push(Inspect(seat))
    elif card == SCION_OF_A_GREAT_DYNASTY:
        s.push(Shift(seat, NONE))


def suffer(s: ImperializmState, seat: int, target: int, card: int) -> None:
    """R5.5, A65: the immediate effect of a negative card is compulsory; what others may buy with it is not.

    Also C-madman, C-bureaucrat.
    """
    strongest = highest(s, ARMY) == target
    price = s.box.card_price[card]
    if card == CIVIL_WAR:
        if strongest:
            offer_good(s, seat, RAISED, price)
        steal(s, seat, target)
        return
    lose(s, target, PRESTIGE, s.box.card_prestige[card])
    if card == BOURGEOIS_REVOLUTION and strongest:
        buyers = [seat] + others_from(s, seat)
        for buyer in reversed(buyers):
            if buyer != target:
                offer_step(s, buyer, ARMY, price)


class Diplomat(Own):
    """C-great-diplomat, A66: look at one hand and take a card, or not."""

    name = "diplomat"

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return super().verbs(s) if held_by_others(s, self.seat) else DIPLOMAT_VERBS

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        return DIPLOMAT_VERBS

    def things(self, s: ImperializmState, verb: int) -> list[int]:
        return others_from(s, self.seat) if verb == AGAINST else [0]

    def barred(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        refusal = seat_forbidden(s, self.seat, thing)
        if refusal != ALLOWED:
            return refusal
        return ALLOWED if hand_size(s, thing) else refusals.HAND_EMPTY

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == DECLINE:
            s.emit(events.DECLINED, (self.seat,))
            return
        look(s, self.seat, thing)
        s.push(Seize((self.seat,), (), thing, 0))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-against", {"card": DESIGN.phrase(GREAT_DIPLOMAT)})


def dissenting_hands(s: ImperializmState, seat: i64) -> list[int]:
    """The dissenters who hold cards, clockwise."""
    found: list[int] = []
    for other in others_from(s, seat):
        if dissenters(s, seat, other) and hand_size(s, other):
            found.append(other)
    return found


class Inspect(Own):
    """C-defender-of-the-faith: look at the hands of all dissenters and take a card from each, or not."""

    name = "inspect"

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return super().verbs(s) if dissenting_hands(s, self.seat) else ()

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        return INSPECT_VERBS

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == DECLINE:
            s.emit(events.DECLINED, (self.seat,))
            return
        hands = dissenting_hands(s, self.seat)
        for other in hands:
            look(s, self.seat, other)
        for other in reversed(hands):
            s.push(Seize((self.seat,), (), other, 0))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-inspect")


class Discover(Window):
    """C-open-to-discoveries, A44: put down one colony card from hand as with Conquest, or not (A70)."""

    name = "discover"

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return DISCOVER_VERBS

    def colonies(self, s: ImperializmState, seat: int) -> list[int]:
        """The colony cards in hand."""
        return bits(s.board[seat * WIDTH + MAPS] & ~ALL_LANDS)

    def worth_asking(self, s: ImperializmState, seat: int) -> bool:
        """A85: a colony can be put down, or an achievement might bring what it lacks."""
        colonies = self.colonies(s, seat)
        for territory in colonies:
            if conquer_forbidden(s, seat, territory) == ALLOWED:
                return True
        return len(colonies) > 0 and len(met_goals(s, seat)) > 0

    def to_do(self, s: ImperializmState, seat: int) -> bool:
        return self.worth_asking(s, seat)

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return self.colonies(s, self.seat) if verb == CONQUER else super().candidates(s, verb)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == CONQUER:
            if thing < FIRST_COLONY or thing >= TERRITORY_CARDS:
                return refusals.ONLY_COLONY_CARDS
            return conquer_forbidden(s, self.seat, thing)
        return super().forbidden(s, verb, thing) if self.worth_asking(s, self.seat) else refusals.NOTHING_TO_PLAY

    def chosen(self, s: ImperializmState, verb: int, thing: int) -> None:
        s.reveal()
        if verb == CONQUER:
            conquer(s, self.asked[0], thing)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-discover")


# --- Scion of a great dynasty ----------------------------------------------------------------------------------------


class Shift(Own):
    """A20: the card that gets a new place; after the first one another may follow. ``moved`` lies there already.

    Also C-scion-of-a-great-dynasty.
    """

    name = "shift"
    fields = ("seat", "moved")

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        self.moved: int = moved  # the design of the card that was moved, or NONE

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        # Between its two moves the effect is not interrupted: it may be over without a question.
        return super().verbs(s) if self.moved == NONE else SHIFT_AGAIN_VERBS

    def asks(self, s: ImperializmState) -> tuple[int, ...]:
        return SHIFT_VERBS

    def things(self, s: ImperializmState, verb: int) -> list[int]:
        return list(range(s.count)) if verb == SHIFT else [0]

    def barred(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb != SHIFT:
            return ALLOWED
        if thing >= s.count:
            return refusals.NOT_PLAYING
        if s.board[thing * WIDTH + AUTHORITY] == NONE:
            return refusals.NO_AUTHORITY
        if s.board[thing * WIDTH + AUTHORITY] == self.moved:
            return refusals.ALREADY_MOVED
        return ALLOWED

    def do(self, s: ImperializmState, verb: int, thing: int) -> None:
        if verb == SHIFT:
            s.push(To(self.seat, thing, 0 if self.moved == NONE else 1, NONE))
        elif verb == DECLINE:
            s.emit(events.DECLINED, (self.seat,))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-shift")


class To(Step[ImperializmState]):
    """A20, A64: the new place of a card. In the first move it may be another card's, which then goes where it can.

    ``gap`` is where the first card came from while its place is offered to the card that made way, which is held by
    nobody meanwhile: it lies on the stage.
    """

    name = "to"
    fields = ("seat", "holder", "second", "waiting")

    def __init__(self, seat: int, holder: int, second: int, waiting: int) -> None:
        super().__init__(seat)
        self.holder: int = holder  # whose card moves; with ``waiting`` where that card lay
        self.second: int = second
        self.waiting: int = waiting  # the design that made way and waits for a place, or NONE

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return TO_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return list(range(s.count))

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if thing >= s.count:
            return refusals.NOT_PLAYING
        if thing == self.holder:
            return refusals.STAYS_THERE
        if (self.second or self.waiting != NONE) and s.board[thing * WIDTH + AUTHORITY] != NONE:
            return refusals.PLACE_TAKEN
        return ALLOWED

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        if self.waiting != NONE:
            s.stage -= 1 << (2 * self.waiting)
            s.board[thing * WIDTH + AUTHORITY] = self.waiting
            s.emit(events.MOVED, (self.waiting, self.holder, thing))
            return
        card: int = s.board[self.holder * WIDTH + AUTHORITY]
        other: int = s.board[thing * WIDTH + AUTHORITY]
        s.board[self.holder * WIDTH + AUTHORITY] = NONE
        s.board[thing * WIDTH + AUTHORITY] = card
        s.emit(events.MOVED, (card, self.holder, thing))
        if other != NONE:
            s.stage += 1 << (2 * other)
            s.push(To(self.seat, thing, 1, other))
        elif not self.second:
            s.push(Shift(self.seat, card))

    def prompt(self, s: ImperializmState) -> Phrase:
        card: int = self.waiting if self.waiting != NONE else s.board[self.holder * WIDTH + AUTHORITY]
        return Phrase("prompt-to", {"card": DESIGN.phrase(card)})
