"""BATTLE: who fights whom, who dies, where the survivors go. The same for civil wars, religious wars and campaigns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import NOTHING, Step
from signoria.games.pax.data.ids import (
    AB_MAMLUK_REPRESSED_AS_KNIGHTS,
    CATHOLIC,
    CITY_COUNT,
    CONSPIRACY,
    CRUSADE,
    EAST,
    FIRST_PAWN,
    ISLAMIC,
    JIHAD,
    KNIGHT,
    MAMLUK,
    MEDIEVAL,
    PEASANT_REVOLT,
    PIRATE,
    REFORMATION,
    REFORMIST,
    ROOK,
    TOKEN_COUNT,
    piece_of,
    religion_of,
)
from signoria.games.pax.data.map import ADJACENT, BORDER_SEA, BORDERS_OF, CITIES_OF, EMPIRE_SIDE
from signoria.games.pax.edition import CREED_OF_ATTACKERS, CREED_TURNS
from signoria.games.pax.events import BATTLE_LOST, BATTLE_WON, FELL, REPRESSED_AFTER, SETTLED
from signoria.games.pax.query import adjacent, copies
from signoria.games.pax.refusals import NO_ROOM, NOT_A_CASUALTY, NOT_EMPTY, NOT_PENDING
from signoria.games.pax.rules.agents import PlaceAgents, agents_of
from signoria.games.pax.rules.creed import Creed, convert, creed_of, turned, won_faith
from signoria.games.pax.rules.regime import CONQUERED, FreeSpot, Regime, room_for, stand
from signoria.games.pax.rules.tokens import Recall, provide
from signoria.games.pax.state import (
    NOBODY,
    PaxState,
    changed,
    kill_city,
    kill_concession,
    kill_pirate,
    release,
    repress,
    stock_of,
)
from signoria.games.pax.vocabulary import (
    EMPIRE,
    LOSE_AGENT,
    LOSE_AT,
    LOSE_CONCESSION,
    LOSE_REPRESSED,
    SETTLE,
    TOKEN,
)

# A unit is a fighting piece: an agent is its token; the others are told by where they stand.
IN_CITY: Final = 100  # + city
AS_PIRATE: Final = 200  # + border
AS_CONCESSION: Final = 300  # + border
AS_REPRESSED: Final = 400  # + token, on the square of the embattled empire (of Mamluk in a campaign)

LOSSES: Final[tuple[int, ...]] = (LOSE_AGENT, LOSE_AT, LOSE_CONCESSION, LOSE_REPRESSED)


def war_religion(war: int) -> int:
    """K1: the faith of a religious war; -1 for any other."""
    if war == CRUSADE:
        return CATHOLIC
    if war == JIHAD:
        return ISLAMIC
    return REFORMIST if war == REFORMATION else -1


def attackers(
    s: PaxState, seat: int, war: int, empire: int, king: int, agents: tuple[int, ...], rooks: int
) -> list[int]:
    """J1a, J2a, K1a, F9b: every piece that must join the attack.

    Also F9e, K1d, BATTLEe, BATTLEf, BATTLEg, BATTLEh, SERF, PIRATEb.
    """
    units = list(agents)
    if war == CONQUERED:
        for city in CITIES_OF[king]:
            if s.city[city] >= 0 and piece_of(s.city[city]) == KNIGHT:
                units.append(IN_CITY + city)
        if EMPIRE_SIDE[empire] == EAST and copies(s, seat, AB_MAMLUK_REPRESSED_AS_KNIGHTS):
            _add_repressed(s, units, MAMLUK, 0, TOKEN_COUNT)
        return units
    religion = war_religion(war)
    for border in BORDERS_OF[empire]:
        pirate = s.pirate[border]
        if pirate >= 0 and (religion < 0 or religion_of(pirate) == religion):
            units.append(AS_PIRATE + border)
        if war == PEASANT_REVOLT and s.concession[border] == s.banks[seat]:
            units.append(AS_CONCESSION + border)
    if war == CONSPIRACY:
        _add_repressed(s, units, empire, 0, (ROOK + 1) * 3)
    elif war == PEASANT_REVOLT:
        _add_repressed(s, units, empire, FIRST_PAWN, TOKEN_COUNT)
    else:
        for city in CITIES_OF[empire]:
            if s.city[city] >= 0 and religion_of(s.city[city]) == religion:
                units.append(IN_CITY + city)
        for other in ADJACENT[empire]:
            if adjacent(s, empire, other):
                for city in CITIES_OF[other]:
                    token = s.city[city]
                    if token == religion or (rooks and token == ROOK * 3 + religion):
                        units.append(IN_CITY + city)
    return units


def _add_repressed(s: PaxState, units: list[int], empire: int, first: int, end: int) -> None:
    for token in range(first, end):
        for _ in range(s.repressed[empire * TOKEN_COUNT + token]):
            units.append(AS_REPRESSED + token)


def defenders(s: PaxState, war: int, empire: int) -> list[int]:
    """J1b, J2b, F9d, BATTLEd, K1d: the ruling class; K1b: the heretics among it and among the pirates around."""
    religion = war_religion(war)
    units: list[int] = []
    for city in CITIES_OF[empire]:
        if s.city[city] >= 0 and (religion < 0 or religion_of(s.city[city]) != religion):
            units.append(IN_CITY + city)
    if religion >= 0:
        for border in BORDERS_OF[empire]:
            if s.pirate[border] >= 0 and religion_of(s.pirate[border]) != religion:
                units.append(AS_PIRATE + border)
    return units


def fell(s: PaxState, war: int, empire: int, unit: int) -> None:
    """Ruling R23: a unit dies and goes back to the reserve."""
    if unit >= AS_REPRESSED:
        square = MAMLUK if war == CONQUERED else empire
        token = unit - AS_REPRESSED
        release(s, square, token)
        s.reserve[token] += 1
    elif unit >= AS_CONCESSION:
        token = FIRST_PAWN + s.concession[unit - AS_CONCESSION]
        kill_concession(s, unit - AS_CONCESSION)
    elif unit >= AS_PIRATE:
        token = s.pirate[unit - AS_PIRATE]
        kill_pirate(s, unit - AS_PIRATE)
    elif unit >= IN_CITY:
        token = s.city[unit - IN_CITY]
        kill_city(s, unit - IN_CITY)
    else:
        token = unit  # an agent fights as an icon and never was in play (ruling R23)
    s.emit(FELL, (token,))


def token_of(s: PaxState, unit: int) -> int:
    """The piece that fights as this unit."""
    if unit >= AS_REPRESSED:
        return unit - AS_REPRESSED
    if unit >= AS_CONCESSION:
        return FIRST_PAWN + s.concession[unit - AS_CONCESSION]
    if unit >= AS_PIRATE:
        return s.pirate[unit - AS_PIRATE]
    return s.city[unit - IN_CITY] if unit >= IN_CITY else unit


class War(Step[PaxState]):
    """What every step of a battle carries: who attacks whom, how, with which agents."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "war", "empire", "card", "king", "agents", "rooks")

    def __init__(
        self, seat: int, war: int, empire: int, card: int, king: int, agents: tuple[int, ...], rooks: int
    ) -> None:
        super().__init__(seat)
        self.war: int = war  # the one-shot, or CONQUERED for a campaign
        self.empire: int = empire
        self.card: int = card  # the card that started it, else -1
        self.king: int = king  # the empire of the campaigning king, else -1
        self.agents: tuple[int, ...] = agents  # fighting agents; they fight as icons (ruling R23)
        self.rooks: int = rooks  # 1: Catholic rooks nearby ride along (card 012)

    def sides(self, s: PaxState) -> tuple[list[int], list[int]]:
        """Attackers and defenders as they stand now."""
        attack = attackers(s, self.seat, self.war, self.empire, self.king, self.agents, self.rooks)
        return attack, defenders(s, self.war, self.empire)


class Battle(War):
    """BATTLEb: each attacker kills one defender and dies doing so."""

    name: ClassVar[str] = "battle"

    def resolve(self, s: PaxState) -> None:
        attack, defence = self.sides(s)
        won = len(attack) > len(defence)
        if won:
            if self.war == CONSPIRACY and s.edition.creed == CREED_OF_ATTACKERS:
                s.push(Creed(self.seat, self.empire, creed_of([religion_of(token_of(s, unit)) for unit in attack])))
            left = len(defence)
            for unit in defence:
                fell(s, self.war, self.empire, unit)
            s.push(Casualties(*self._carried(self.agents), left, 1))
            s.emit(BATTLE_WON, (self.seat, self.empire, len(attack), left))
        else:
            for unit in attack:
                fell(s, self.war, self.empire, unit)
            s.push(Casualties(*self._carried(()), len(attack), 0))
            s.emit(BATTLE_LOST, (self.seat, self.empire, len(attack), len(defence)))

    def _carried(self, agents: tuple[int, ...]) -> tuple[int, int, int, int, int, tuple[int, ...], int]:
        return (self.seat, self.war, self.empire, self.card, self.king, agents, self.rooks)


class Casualties(War):
    """BATTLE: the attacking player picks who dies, on whichever side has more pieces than must."""

    name: ClassVar[str] = "casualties"
    fields: ClassVar[tuple[str, ...]] = (*War.fields, "left", "won")

    def __init__(
        self,
        seat: int,
        war: int,
        empire: int,
        card: int,
        king: int,
        agents: tuple[int, ...],
        rooks: int,
        left: int,
        won: int,
    ) -> None:
        super().__init__(seat, war, empire, card, king, agents, rooks)
        self.left: int = left  # how many more must die
        self.won: int = won

    def _units(self, s: PaxState) -> list[int]:
        attack, defence = self.sides(s)
        return attack if self.won else defence

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return LOSSES if self.left and len(self._units(s)) > self.left else ()

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        things: list[int] = []
        for unit in self._units(s):
            if _verb_of_unit(unit) == verb:
                thing = _thing_of_unit(unit)
                if thing not in things:
                    things.append(thing)
        return things

    def options(self, s: PaxState) -> list[int]:
        """Every unit may die, so who fights is found out only once."""
        units = self._units(s)
        if not self.left or len(units) <= self.left:
            return NOTHING
        found: list[int] = []
        for verb in LOSSES:
            for unit in units:
                if _verb_of_unit(unit) == verb:
                    option = verb + _thing_of_unit(unit)
                    if option not in found:
                        found.append(option)
        return found

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        for unit in self._units(s):
            if _verb_of_unit(unit) == verb and _thing_of_unit(unit) == thing:
                return ALLOWED
        return NOT_A_CASUALTY

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        agents = self.agents
        if verb == LOSE_AGENT:
            at = agents.index(thing)
            agents = (*agents[:at], *agents[at + 1 :])
            unit = thing
        elif verb == LOSE_CONCESSION:
            unit = AS_CONCESSION + thing
        elif verb == LOSE_REPRESSED:
            unit = AS_REPRESSED + thing
        else:
            unit = IN_CITY + thing if thing < CITY_COUNT else AS_PIRATE + thing - CITY_COUNT
        fell(s, self.war, self.empire, unit)
        s.push(
            Casualties(
                self.seat,
                self.war,
                self.empire,
                self.card,
                self.king,
                agents,
                self.rooks,
                self.left - 1,
                self.won,
            )
        )

    def resolve(self, s: PaxState) -> None:
        """All that are left must die, or nobody more: then the war is decided."""
        agents = self.agents
        if self.left:
            for unit in self._units(s):
                fell(s, self.war, self.empire, unit)
            agents = ()
        if self.won:
            s.push(Victory(self.seat, self.war, self.empire, self.card, self.king, agents, self.rooks))
        elif self.card >= 0:
            place_others(s, self.seat, self.war, self.card)

    def prompt(self, s: PaxState) -> Phrase:
        key = "prompt-casualties-own" if self.won else "prompt-casualties-foe"
        return Phrase(key, {"empire": EMPIRE.phrase(self.empire), "left": self.left})


def _verb_of_unit(unit: int) -> int:
    if unit >= AS_REPRESSED:
        return LOSE_REPRESSED
    if unit >= AS_CONCESSION:
        return LOSE_CONCESSION
    return LOSE_AT if unit >= IN_CITY else LOSE_AGENT


def _thing_of_unit(unit: int) -> int:
    if unit >= AS_REPRESSED:
        return unit - AS_REPRESSED
    if unit >= AS_CONCESSION:
        return unit - AS_CONCESSION
    if unit >= AS_PIRATE:
        return CITY_COUNT + unit - AS_PIRATE
    return unit - IN_CITY if unit >= IN_CITY else unit


def fighting(s: PaxState, war: int, agents: tuple[int, ...]) -> tuple[int, ...]:
    """J1a, J2a, K1a, BATTLEc: the agents of a card that fight in this war."""
    if war == CONSPIRACY:
        pieces = s.edition.conspiracy_agents
    else:
        pieces = s.edition.revolt_agents if war == PEASANT_REVOLT else s.edition.religious_war_agents
    return tuple([token for token in agents if pieces >> piece_of(token) & 1])


def place_others(s: PaxState, seat: int, war: int, card: int) -> None:
    """E2.1a: agents that did not fight are placed after the battle; whether they must be is up to the edition."""
    agents = agents_of(s, seat, card)
    others = tuple([token for token in agents if token not in fighting(s, war, agents)])
    if others and s.edition.others_must:
        s.push(AfterBattle(seat))
        s.push(PlaceAgents(seat, card, others, (), 1))
    elif others:
        s.push(PlaceAgents(seat, card, others, (), 0))


class AfterBattle(Step[PaxState]):
    """E2.1a: what compulsory agents would cancel if they could not be placed: after a battle, nothing."""

    name: ClassVar[str] = "after-battle"


class Victory(War):
    """BATTLEb, Jc: the survivors settle, the state may change its faith, and the regime falls.

    Also F9f, F9i, K2b, THEOCRACYa.
    """

    name: ClassVar[str] = "victory"

    def resolve(self, s: PaxState) -> None:
        seat, empire = self.seat, self.empire
        creed = s.agenda[-1]
        if isinstance(creed, Creed):
            s.agenda.pop()
        if self.card >= 0:
            place_others(s, seat, self.war, self.card)
        if isinstance(creed, Creed):
            s.push(creed)
        elif self.war == PEASANT_REVOLT and s.edition.paganism:
            s.push(Creed(seat, empire, 1 << MEDIEVAL))
        elif self.war == CONSPIRACY and s.edition.creed == CREED_TURNS and s.faith[empire] != MEDIEVAL:
            s.push(Creed(seat, empire, 1 << turned(s, empire)))
        if self.war != CONQUERED or not same_realm(s, self.king, empire):
            s.push(Regime(seat, empire, self.war, self.king))
        religion = war_religion(self.war)
        if religion >= 0:
            faith = won_faith(s, empire, religion, self.card)
            if s.faith[empire] != faith:
                convert(s, seat, empire, faith)
            s.push(Settle(seat, empire, self.agents))
            return
        pending = list(self.agents)
        if self.war == CONSPIRACY:
            _gather(s, pending, empire, 0, (ROOK + 1) * 3)
        elif self.war == PEASANT_REVOLT:
            _gather(s, pending, empire, FIRST_PAWN, TOKEN_COUNT)
        s.push(Settle(seat, empire, tuple(pending)))


def same_realm(s: PaxState, one: int, other: int) -> bool:
    """F9h, VASSAL: whether a campaign stays within a suzerainty: of a suzerain against a vassal, or of two vassals."""
    lord = one if s.suzerain[one] == NOBODY else s.suzerain[one]
    return s.suzerain[other] == lord


def _gather(s: PaxState, pending: list[int], empire: int, first: int, end: int) -> None:
    """Ruling R68: the repressed who fought leave the square to settle."""
    for token in range(first, end):
        at = empire * TOKEN_COUNT + token
        for _ in range(s.repressed[at]):
            pending.append(token)
        s.reserve[token] += s.repressed[at]
        s.repressed = changed(s.repressed, at, 0)


def survivor_room(s: PaxState, empire: int, token: int) -> list[int]:
    """BATTLEi: empty cities, borders, or sea borders for pirates."""
    room = room_for(s, empire, token)
    return [place for place in room if BORDER_SEA[place - CITY_COUNT]] if piece_of(token) == PIRATE else room


class Settle(Step[PaxState]):
    """BATTLEi: surviving agents and freed fighters settle while there is room; the rest is repressed, pirates die."""

    name: ClassVar[str] = "settle"
    fields: ClassVar[tuple[str, ...]] = ("seat", "empire", "pending")

    def __init__(self, seat: int, empire: int, pending: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.empire: int = empire
        self.pending: tuple[int, ...] = pending  # taken from the reserve as they are placed

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (SETTLE,) if self.pending else ()

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        things: list[int] = []
        for token in self.pending:
            if token not in things:
                things.append(token)
        return things

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if thing not in self.pending:
            return NOT_PENDING
        return ALLOWED if survivor_room(s, self.empire, thing) else NO_ROOM

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        at = self.pending.index(thing)
        s.push(Settle(self.seat, self.empire, (*self.pending[:at], *self.pending[at + 1 :])))
        s.push(SettleAt(self.seat, self.empire, thing))

    def resolve(self, s: PaxState) -> None:
        left = [LayDown(self.seat, token, self.empire) for token in self.pending if piece_of(token) != PIRATE]
        if left and s.edition.bare_thrones:
            after_regime(s, left)
        else:
            s.agenda.extend(left)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-settle", {"empire": EMPIRE.phrase(self.empire)})


def after_regime(s: PaxState, steps: Sequence[Step[PaxState]]) -> None:
    """BATTLEi: survivors without room lie on the square that the victor takes, so they wait until it is taken."""
    at = len(s.agenda)
    while at > 0 and not isinstance(s.agenda[at - 1], Regime):
        at -= 1
    s.agenda = [*s.agenda[: at - 1], *steps, *s.agenda[at - 1 :]] if at else [*s.agenda, *steps]


class SettleAt(FreeSpot):
    """BATTLEi: where a survivor settles."""

    name: ClassVar[str] = "settle-at"

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return survivor_room(s, self.empire, self.token)

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        refusal = super().forbidden(s, verb, thing)
        if refusal == ALLOWED and thing not in survivor_room(s, self.empire, self.token):
            return NOT_EMPTY
        return refusal

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        s.push(StandAt(self.seat, self.token, thing))
        provide(s, self.seat, self.token)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-settle-at", {"token": TOKEN.phrase(self.token)})


class StandAt(Step[PaxState]):
    """BATTLEi: the survivor takes its place."""

    name: ClassVar[str] = "stand-at"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "place")

    def __init__(self, seat: int, token: int, place: int) -> None:
        super().__init__(seat)
        self.token: int = token
        self.place: int = place

    def resolve(self, s: PaxState) -> None:
        s.reserve[stock_of(s, self.token)] -= 1
        stand(s, self.token, self.place)
        s.emit(SETTLED, (self.token, self.place))


class LayDown(Step[PaxState]):
    """BATTLEi, REPRESSc: a survivor without a place is repressed for free."""

    name: ClassVar[str] = "lay-down"
    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "empire")

    def __init__(self, seat: int, token: int, empire: int) -> None:
        super().__init__(seat)
        self.token: int = token
        self.empire: int = empire

    def resolve(self, s: PaxState) -> None:
        if s.reserve[self.token] == 0:
            s.push(self)
            s.push(Recall(self.seat, self.token))
            return
        s.reserve[self.token] -= 1
        repress(s, self.empire, self.token)
        s.emit(REPRESSED_AFTER, (self.token, self.empire))
