"""J, K1: starting a civil war or a religious war: where, with which agents."""

from __future__ import annotations

from typing import ClassVar

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.box import Box
from signoria.games.pax.data.ids import (
    AB_CRUSADE_GOLD_ROOKS_AS_KNIGHTS,
    ANY_PAWN,
    CATHOLIC_ROOK,
    CRUSADE,
    ONE_SHOTS,
    religion_of,
)
from signoria.games.pax.data.map import ADJACENT, CITIES_OF, LOCATION_EMPIRES
from signoria.games.pax.events import WAR_BEGUN
from signoria.games.pax.query import adjacent, copies
from signoria.games.pax.refusals import NO_BELIEVERS, NO_HERETICS, OTHER_LOCATION
from signoria.games.pax.rules.agents import agents_of
from signoria.games.pax.rules.battle import Battle, War, defenders, fighting, war_religion
from signoria.games.pax.state import PaxState
from signoria.games.pax.vocabulary import DECLINE, EMPIRE, LOCATE, TRIGGER


def mixed(box: Box, card: int) -> bool:
    """BELIEVER: whether the agents of a card have several colours, so that nobody believes in them (ruling R15).

    Also ruling R49.
    """
    colours = [religion_of(token) for token in box.card_agents[card] if token != ANY_PAWN]
    return len(set(colours)) > 1


def war_forbidden(s: PaxState, card: int, war: int, empire: int) -> int:
    """J, K1c, ruling R14: a war at the card's location; a religious war only against heretics."""
    if empire not in LOCATION_EMPIRES[s.box.card_location[card]]:
        return OTHER_LOCATION
    if war_religion(war) >= 0:
        if mixed(s.box, card):
            return NO_BELIEVERS
        if not defenders(s, war, empire):
            return NO_HERETICS
    return ALLOWED


def anywhere_forbidden(s: PaxState, card: int, war: int) -> int:
    """Why the war of a card cannot be started anywhere, or ALLOWED."""
    refusal = ALLOWED
    for empire in LOCATION_EMPIRES[s.box.card_location[card]]:
        refusal = war_forbidden(s, card, war, empire)
        if refusal == ALLOWED:
            return ALLOWED
    return refusal


class LocateWar(Step[PaxState]):
    """LOCATIONb: the player picks the empire for a card of the whole East or West."""

    name: ClassVar[str] = "locate-war"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: int = card

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (LOCATE,)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(LOCATION_EMPIRES[s.box.card_location[self.card]])

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return war_forbidden(s, self.card, s.box.card_one_shot[self.card], thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        war = s.box.card_one_shot[self.card]
        begin_war(s, self.seat, war, thing, self.card, fighting(s, war, agents_of(s, self.seat, self.card)))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-locate-war", {"war": Phrase(f"oneshot-{ONE_SHOTS[s.box.card_one_shot[self.card]]}")})


def begin_war(s: PaxState, seat: int, war: int, empire: int, card: int, agents: tuple[int, ...]) -> None:
    """J1, J2, K1, Jb: the agents attack with all who must join them."""
    s.emit(WAR_BEGUN, (seat, war, empire))
    s.push(RooksRide(seat, war, empire, card, -1, agents, 0))


class RooksRide(War):
    """AB-crusade-gold-rooks-as-knights, ruling R8: the owner may let all Catholic rooks nearby join a crusade."""

    name: ClassVar[str] = "rooks-ride"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        if self.war != CRUSADE or not copies(s, self.seat, AB_CRUSADE_GOLD_ROOKS_AS_KNIGHTS):
            return ()
        for other in ADJACENT[self.empire]:
            if adjacent(s, self.empire, other):
                for city in CITIES_OF[other]:
                    if s.city[city] == CATHOLIC_ROOK:
                        return (TRIGGER, DECLINE)
        return ()

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        rooks = 1 if verb == TRIGGER else 0
        s.push(Battle(self.seat, self.war, self.empire, self.card, self.king, self.agents, rooks))

    def resolve(self, s: PaxState) -> None:
        s.push(Battle(self.seat, self.war, self.empire, self.card, self.king, self.agents, 0))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-rooks-ride", {"empire": EMPIRE.phrase(self.empire)})
