"""E3: selling a card of the hand or tableau, a couple, an empire, an old maid; and what some sales bring with them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.ids import (
    AB_SALE_TRIGGERS_ONE_SHOT,
    AB_SELL_FOR_4,
    AB_SELL_FOR_OPPONENT_POLITICAL_OP,
    AB_SELL_TO_EMANCIPATE_WEST,
    APOSTASY,
    CONSPIRACY,
    CRUSADE,
    PEASANT_REVOLT,
    TOKEN_COUNT,
    WEST,
)
from signoria.games.pax.data.map import EMPIRES_OF_SIDE
from signoria.games.pax.events import SOLD, SOLD_FACE_DOWN, TO_THRONE
from signoria.games.pax.query import copies, owner, silenced
from signoria.games.pax.refusals import (
    EMPIRE_VISITED,
    MAID_STAYS,
    NO_ROOM,
    NONE_REPRESSED,
    NOT_FOR_SALE,
    NOT_WESTERN,
    SOLD_AS_COUPLE,
)
from signoria.games.pax.rules.borrow import Borrow
from signoria.games.pax.rules.play import Announce, leaves_hidden_hand
from signoria.games.pax.rules.regime import Emancipation, room_for
from signoria.games.pax.state import (
    DISCARDED,
    HAND,
    MAID,
    SQUARE,
    TABLEAU,
    WED,
    PaxState,
    put_card,
    to_throne,
)
from signoria.games.pax.vocabulary import DONE, LOCATE

PRICE: Final = 2
RANSOM: Final = 4


def sell_forbidden(s: PaxState, seat: i64, item: i64) -> i64:
    """E3, I2a: a card of one's hand or tableau, an old maid or a square; a queen only together with her king (E3a)."""
    if item >= SQUARE:
        return ALLOWED if s.keeper[item - SQUARE] == seat else NOT_FOR_SALE
    place = i64(s.place[item])
    if place >= WED:
        return SOLD_AS_COUPLE if s.keeper[place - WED] == seat else NOT_FOR_SALE
    if place == MAID + seat:
        return ALLOWED if s.edition.maids_sold else MAID_STAYS
    return ALLOWED if place == HAND + seat or place == TABLEAU + seat else NOT_FOR_SALE


def sale_value(s: PaxState, item: int) -> int:
    """E3, E3a, E3c: two florins; a couple is paid for both; the ransom from the tableau unsilenced, or from the hand.

    Also ruling R59.
    """
    if item >= SQUARE:
        return PRICE + sum([sale_value(s, queen) for queen in s.wives[item - SQUARE]])
    if AB_SELL_FOR_4 in s.box.card_abilities[item]:
        if HAND <= s.place[item] < TABLEAU:
            return RANSOM if s.edition.ransom_in_hand else PRICE
        if owner(s, item) >= 0 and not silenced(s, item):
            return RANSOM
    return PRICE


def sell(s: PaxState, seat: int, item: int) -> None:
    """E3, rulings R60, R61, R71: take the florins from China, then whatever the sale of an unsilenced card allows."""
    value = sale_value(s, item)
    s.florins[seat] += value
    if item >= SQUARE:
        s.emit(SOLD, (seat, item, value))
        sell_square(s, item - SQUARE)
        return
    from_tableau = owner(s, item) == seat
    muted = from_tableau and silenced(s, item)
    unseen = leaves_hidden_hand(s, seat, item)
    put_card(s, item, DISCARDED)
    fuse = not muted and sale_triggers(s, seat, item)
    if unseen and not fuse:
        s.emit(SOLD_FACE_DOWN, (seat, value))
        s.emit_to(seat, SOLD, (seat, item, value))
    else:
        s.emit(SOLD, (seat, item, value))
    if muted:
        return
    if from_tableau:
        for ability in s.box.card_abilities[item]:
            if ability == AB_SELL_FOR_OPPONENT_POLITICAL_OP:
                if s.edition.cryptography_sale:
                    s.push(Borrow(seat))
            elif ability == AB_SELL_TO_EMANCIPATE_WEST:
                s.push(EmancipateWest(seat))
    if fuse:
        s.push(Announce(seat, item, 1))


def sale_triggers(s: PaxState, seat: int, card: int) -> bool:
    """AB-sale-triggers-one-shot, rulings R9, R61: whether the sale of this card lets its one-shot be triggered."""
    if s.box.card_one_shot[card] not in (CONSPIRACY, PEASANT_REVOLT, CRUSADE, APOSTASY):
        return False
    return copies(s, seat, AB_SALE_TRIGGERS_ONE_SHOT) > 0


def sell_square(s: PaxState, empire: int) -> None:
    """E3b: the square goes home with its queens and all that stands on it, and so do its vassals."""
    to_throne(s, empire)
    s.emit(TO_THRONE, (empire,))


def freeing_forbidden(s: PaxState, empire: int) -> int:
    """REGIMEb: somebody must lie repressed on the square, and have an empty place of the empire to go to."""
    refusal = NONE_REPRESSED
    for token in range(TOKEN_COUNT):
        if s.repressed[empire * TOKEN_COUNT + token]:
            if room_for(s, empire, token):
                return ALLOWED
            refusal = NO_ROOM
    return refusal


class EmancipateWest(Step[PaxState]):
    """AB-sell-to-emancipate-west: free repressed tokens in the western empires, one after another, each once."""

    name: ClassVar[str] = "emancipate-west"
    fields: ClassVar[tuple[str, ...]] = ("seat", "visited")

    def __init__(self, seat: int, visited: int = 0) -> None:
        super().__init__(seat)
        self.visited: int = visited  # bits of the empires that had their turn; a saved position may not know it

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (LOCATE, DONE)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(EMPIRES_OF_SIDE[WEST]) if verb == LOCATE else [0]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == DONE:
            return ALLOWED
        if thing not in EMPIRES_OF_SIDE[WEST]:
            return NOT_WESTERN
        return EMPIRE_VISITED if self.visited >> thing & 1 else freeing_forbidden(s, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb == LOCATE:
            s.push(EmancipateWest(self.seat, self.visited | 1 << thing))
            s.push(Emancipation(self.seat, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-emancipate-west")
