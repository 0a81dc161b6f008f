"""E2, H1: playing a card from the hand: announce the one-shot or not, then agents, then its effect."""

from __future__ import annotations

from typing import ClassVar

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.cards import CARD_AGENTS, CARD_ONE_SHOT, CARD_PRESTIGE_COUNT, CARDS, IS_QUEEN
from signoria.games.pax.data.ids import (
    APOSTASY,
    CORONATION,
    DISCOVERY,
    EMPORIUM_SPICE_ISLANDS,
    NO_ONE_SHOT,
    NO_TOKEN,
    ONE_SHOTS,
    TRADE_SHIFT,
)
from signoria.games.pax.data.map import CITY_EMPIRE, EMPORIUM_CITY, EMPORIUM_COLOUR
from signoria.games.pax.events import OLD_MAID, PLAYED, REPRESSED_AT, ROUTE_SHIFTED
from signoria.games.pax.query import tableau_prestige
from signoria.games.pax.refusals import (
    AGENTS_STUCK,
    EMPORIUM_OPEN,
    NEEDS_DISCOVERY,
    NOBODY_STRUCK,
    NOT_IN_HAND,
)
from signoria.games.pax.rules.agents import PlaceAgents, agents_of, deployable
from signoria.games.pax.rules.apostasy import Apostasy, schism_of, strikes_anyone
from signoria.games.pax.rules.coronation import Marry, coronation_forbidden
from signoria.games.pax.rules.wars import LocateWar, anywhere_forbidden
from signoria.games.pax.state import HAND, HANDS_HIDDEN, MAID, TABLEAU, PaxState, changed, put_card, repress
from signoria.games.pax.vocabulary import CARD, DECLINE, TRIGGER


def play_forbidden(s: PaxState, seat: int, card: int) -> int:
    """E2: only a card of one's own hand."""
    return ALLOWED if card in s.hands[seat] else NOT_IN_HAND


def show_hand_card(s: PaxState, seat: int, card: int) -> None:
    """Ruling R66: a card that leaves a hidden hand openly is news to the others, so it cannot be taken back."""
    if s.settings & HANDS_HIDDEN and s.place[card] == HAND + seat:
        s.reveal()


def play(s: PaxState, seat: int, card: int) -> None:
    """E2: the card goes to the outer end of its side; a queen waits as an old maid until she is married (I2)."""
    show_hand_card(s, seat, card)
    s.emit(PLAYED, (seat, card))
    if IS_QUEEN[card]:
        put_card(s, card, MAID + seat)
    else:
        put_card(s, card, TABLEAU + seat)
    s.push(Announce(seat, card, 0))


def discovery_elsewhere(s: PaxState, seat: int, card: int) -> int:
    """H1a, ruling R47: the discovery prestige of a tableau that is not on the card just played."""
    return tableau_prestige(s, seat, DISCOVERY) - CARD_PRESTIGE_COUNT[card][DISCOVERY]


def one_shot_forbidden(s: PaxState, seat: int, card: int) -> int:
    """E2, H1, I, J, K: why the one-shot of a card would do nothing or may not be started, or ALLOWED."""
    shot = CARD_ONE_SHOT[card]
    if shot == CORONATION:
        return coronation_forbidden(s, seat, card)
    if shot == TRADE_SHIFT:
        emporium = CARDS[card].one_shot_args[0]
        if s.opened[EMPORIUM_COLOUR[emporium]] == emporium:
            return EMPORIUM_OPEN
        if emporium == EMPORIUM_SPICE_ISLANDS:
            if discovery_elsewhere(s, seat, card) < s.edition.spice_discovery:
                return NEEDS_DISCOVERY
    elif shot == APOSTASY:
        one, other = CARDS[card].one_shot_args
        if not strikes_anyone(s, one, other):
            return NOBODY_STRUCK
    else:
        return anywhere_forbidden(s, card, shot)
    return ALLOWED if deployable(s, seat, card) else AGENTS_STUCK


class Announce(Step[PaxState]):
    """E2: whether the one-shot is carried out. ``sold``: the card was sold under card 135X (ruling R9)."""

    name: ClassVar[str] = "announce"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "sold")

    def __init__(self, seat: int, card: int, sold: int) -> None:
        super().__init__(seat)
        self.card: int = card
        self.sold: int = sold

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return () if CARD_ONE_SHOT[self.card] == NO_ONE_SHOT else (TRIGGER, DECLINE)

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == DECLINE:
            return ALLOWED
        return one_shot_forbidden(s, self.seat, self.card)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        seat, card = self.seat, self.card
        if verb == DECLINE:
            if not self.sold:
                self.resolve(s)
            return
        shot = CARD_ONE_SHOT[card]
        if shot == CORONATION:
            s.push(Marry(seat, card))
        elif shot == TRADE_SHIFT:
            s.push(Shift(seat, CARDS[card].one_shot_args[0]))
            s.push(PlaceAgents(seat, card, agents_of(s, seat, card), (), 1))
        elif shot == APOSTASY:
            s.push(Apostasy(seat, schism_of(CARDS[card].one_shot_args)))
            s.push(PlaceAgents(seat, card, agents_of(s, seat, card), (), 1))
        else:
            s.push(LocateWar(seat, card))

    def resolve(self, s: PaxState) -> None:
        """E2.2: without the one-shot, agents are optional; I2: a queen stays an old maid."""
        if IS_QUEEN[self.card]:
            s.emit(OLD_MAID, (self.seat, self.card))
        elif CARD_AGENTS[self.card]:
            s.push(PlaceAgents(self.seat, self.card, agents_of(s, self.seat, self.card), (), 0))

    def prompt(self, s: PaxState) -> Phrase:
        shot = Phrase(f"oneshot-{ONE_SHOTS[CARD_ONE_SHOT[self.card]]}")
        return Phrase("prompt-announce", {"card": CARD.phrase(self.card), "oneshot": shot})


class Shift(Step[PaxState]):
    """H1: the disk moves from the named emporium to the one that was open; a token there is repressed."""

    name: ClassVar[str] = "shift"
    fields: ClassVar[tuple[str, ...]] = ("seat", "emporium")

    def __init__(self, seat: int, emporium: int) -> None:
        super().__init__(seat)
        self.emporium: int = emporium

    def resolve(self, s: PaxState) -> None:
        colour = EMPORIUM_COLOUR[self.emporium]
        closed = s.opened[colour]
        city = EMPORIUM_CITY[closed]
        token = s.city[city]
        if token >= 0:
            s.city = changed(s.city, city, NO_TOKEN)
            repress(s, CITY_EMPIRE[city], token)
            s.emit(REPRESSED_AT, (token, city, CITY_EMPIRE[city]))
        s.opened = changed(s.opened, colour, self.emporium)
        s.emit(ROUTE_SHIFTED, (self.seat, self.emporium, closed))
