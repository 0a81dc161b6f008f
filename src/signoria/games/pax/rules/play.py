"""E2, H1: playing a card from the hand: announce the one-shot or not, then agents, then its effect."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.cards import IS_QUEEN
from signoria.games.pax.data.ids import (
    AB_TORCH_GLOBALIZATION,
    AB_TORCH_HOLY,
    AB_TORCH_IMPERIAL,
    ANY_PAWN,
    APOSTASY,
    BISHOP,
    CORONATION,
    DISCOVERY,
    EMPORIUM_SPICE_ISLANDS,
    NO_ONE_SHOT,
    NO_TOKEN,
    ONE_SHOTS,
    TRADE_SHIFT,
    piece_of,
)
from signoria.games.pax.data.map import CITY_EMPIRE, EMPORIUM_CITY, EMPORIUM_COLOUR
from signoria.games.pax.events import OLD_MAID, PLAYED, REPRESSED_AT, ROUTE_SHIFTED, VICTORY_QUENCHED
from signoria.games.pax.query import tableau_prestige
from signoria.games.pax.refusals import (
    AGENTS_STUCK,
    ALL_IMMUNE,
    EMPORIUM_OPEN,
    NEEDS_DISCOVERY,
    NOT_IN_HAND,
    VICTORY_ASLEEP,
)
from signoria.games.pax.rules.agents import PlaceAgents, agents_of, deployable, ordain_forbidden
from signoria.games.pax.rules.apostasy import Apostasy, apostasy_forbidden, schism_of
from signoria.games.pax.rules.bishops import pulpits
from signoria.games.pax.rules.coronation import Marry, coronation_forbidden
from signoria.games.pax.rules.wars import LocateWar, anywhere_forbidden
from signoria.games.pax.state import HAND, HANDS_HIDDEN, MAID, TABLEAU, PaxState, changed, put_card, repress
from signoria.games.pax.vocabulary import CARD, DECLINE, QUENCH, TRIGGER

TORCHES: Final[tuple[int, ...]] = (AB_TORCH_GLOBALIZATION, AB_TORCH_HOLY, AB_TORCH_IMPERIAL)


def play_forbidden(s: PaxState, seat: int, card: int) -> int:
    """E2: only a card of one's own hand."""
    return ALLOWED if card in s.hands[seat] else NOT_IN_HAND


def leaves_hidden_hand(s: PaxState, seat: int, card: int) -> bool:
    """Ruling R66: a card that leaves a hidden hand is news to the others, so it cannot be taken back."""
    if not s.settings & HANDS_HIDDEN or s.place[card] != HAND + seat:
        return False
    s.reveal()
    return True


def play(s: PaxState, seat: int, card: int) -> None:
    """E2: the card goes to the outer end of its side; a queen waits as an old maid until she is married (I2)."""
    leaves_hidden_hand(s, seat, card)
    s.emit(PLAYED, (seat, card))
    if IS_QUEEN[card]:
        put_card(s, card, MAID + seat)
    else:
        put_card(s, card, TABLEAU + seat)
    s.push(Announce(seat, card, 0))


def has_torch(s: PaxState, card: int) -> bool:
    """ABILITYa: whether a torch is printed on a card."""
    for ability in s.box.card_abilities[card]:
        if ability in TORCHES:
            return True
    return False


def discovery_elsewhere(s: PaxState, seat: int, card: int) -> int:
    """H1a, ruling R47: the discovery prestige of a tableau that is not on the card just played."""
    return tableau_prestige(s, seat, DISCOVERY) - s.box.card_prestige[card][DISCOVERY]


def bishops_of(s: PaxState, card: int) -> tuple[int, ...]:
    """The bishops among the agents of a card."""
    return tuple([token for token in s.box.card_agents[card] if token != ANY_PAWN and piece_of(token) == BISHOP])


def bishops_forbid(
    s: PaxState, card: int, bishops: tuple[int, ...], taken: tuple[int, ...], religions: tuple[int, ...]
) -> int:
    """E2.1, F1g, K3: agents stand before an apostasy strikes, so one of their bishops may silence what keeps it off."""
    one, other = religions
    refusal = apostasy_forbidden(s, one, other)
    if refusal != ALL_IMMUNE or not bishops:
        return refusal
    for item in pulpits(s):
        if item not in taken and s.bishop[item] < 0 and ordain_forbidden(s, card, item) == ALLOWED:
            after = s.clone()
            after.bishop = changed(after.bishop, item, bishops[0])
            if bishops_forbid(after, card, bishops[1:], (*taken, item), religions) == ALLOWED:
                return ALLOWED
    return refusal


def one_shot_forbidden(s: PaxState, seat: int, card: int) -> int:
    """E2, H1, I, J, K, ruling R48: why the one-shot of a card would do nothing or may not be started, or ALLOWED."""
    shot = s.box.card_one_shot[card]
    if shot == CORONATION:
        return coronation_forbidden(s, seat, card)
    if shot == TRADE_SHIFT:
        emporium = s.box.card_emporium[card]
        if s.opened[EMPORIUM_COLOUR[emporium]] == emporium:
            return EMPORIUM_OPEN
        if emporium == EMPORIUM_SPICE_ISLANDS:
            if discovery_elsewhere(s, seat, card) < s.edition.spice_discovery:
                return NEEDS_DISCOVERY
    elif shot == APOSTASY:
        bishops = bishops_of(s, card) if s.edition.agents_first else ()
        refusal = bishops_forbid(s, card, bishops, (), s.box.card_religions[card])
        if refusal != ALLOWED:
            return refusal
    else:
        return anywhere_forbidden(s, card, shot)
    return ALLOWED if not s.edition.agents_cancel or deployable(s, seat, card) else AGENTS_STUCK


class Announce(Step[PaxState]):
    """E2: whether the one-shot is carried out. ``sold``: the card was sold under card 135X (ruling R9).

    Also ONESHOT, BATTLEa, E2.1b, K3b, ruling R70.
    """

    name: ClassVar[str] = "announce"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "sold")

    def __init__(self, seat: int, card: int, sold: int) -> None:
        super().__init__(seat)
        self.card: int = card
        self.sold: int = sold

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return () if s.box.card_one_shot[self.card] == NO_ONE_SHOT else (TRIGGER, DECLINE)

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
        shot = s.box.card_one_shot[card]
        if shot == TRADE_SHIFT:
            self.strike(s, Shift(seat, s.box.card_emporium[card]))
        elif shot == APOSTASY:
            self.strike(s, Apostasy(seat, schism_of(s.box.card_religions[card])))
        else:
            self.torch(s)
            s.push(Marry(seat, card) if shot == CORONATION else LocateWar(seat, card))

    def torch(self, s: PaxState) -> None:
        """ABILITYa, E2.2: the torch of a played card comes after its other one-shot, and before agents that do."""
        if s.edition.torches and not self.sold and has_torch(s, self.card):
            s.push(Quench(self.seat, self.card))

    def strike(self, s: PaxState, effect: Step[PaxState]) -> None:
        """E2.1, E2.1b: a one-shot without a battle, and the agents before it or after it as the edition has it."""
        must = 1 if s.edition.agents_must else 0
        agents = PlaceAgents(self.seat, self.card, agents_of(s, self.seat, self.card), (), must)
        if s.edition.agents_first:
            self.torch(s)
            s.push(effect)
            s.push(agents)
        else:
            s.push(agents)
            self.torch(s)
            s.push(effect)

    def resolve(self, s: PaxState) -> None:
        """E2.2, Ja: without the one-shot, agents are optional; I2: a queen stays an old maid."""
        if IS_QUEEN[self.card]:
            s.emit(OLD_MAID, (self.seat, self.card))
        elif s.box.card_agents[self.card]:
            s.push(PlaceAgents(self.seat, self.card, agents_of(s, self.seat, self.card), (), 0))
        self.torch(s)

    def prompt(self, s: PaxState) -> Phrase:
        shot = Phrase(f"oneshot-{ONE_SHOTS[s.box.card_one_shot[self.card]]}")
        return Phrase("prompt-announce", {"card": CARD.phrase(self.card), "oneshot": shot})


class Quench(Step[PaxState]):
    """ABILITYa, VICTORY: where the edition has it, a torch may put out one victory that is awake."""

    name: ClassVar[str] = "quench"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: int = card

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (QUENCH, DECLINE) if any(s.active) else ()

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return [0, 1, 2, 3] if verb == QUENCH else [0]

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return ALLOWED if verb == DECLINE or s.active[thing] else VICTORY_ASLEEP

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb == QUENCH:
            s.active = changed(s.active, thing, 0)
            s.emit(VICTORY_QUENCHED, (self.seat, thing))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-quench", {"card": CARD.phrase(self.card)})


class Shift(Step[PaxState]):
    """H1: the disk moves from the named emporium to the one that was open; a token there is repressed.

    Also B6d, H1b, H1c, H1d, REPRESSc.
    """

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
