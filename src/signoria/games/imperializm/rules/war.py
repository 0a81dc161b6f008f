"""Section 7: War: declaration, defence, the result, peace and plunder."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.common import Common
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import (
    CIVIL_WAR,
    FIRST_COLONY,
    GLORY,
    HISTORIC_VICTORY,
    LAND_WAR,
    PRESTIGE,
    SEA_WAR,
    SETTLEMENT,
    SHIPYARDS,
    TERRITORY_CARDS,
    WAR_FOR_INFLUENCE,
    WEAPONS,
)
from signoria.games.imperializm.data.providence import IS_WAR_CARD, NO_WAR
from signoria.games.imperializm.query import (
    ALL_CARDS,
    ALL_LANDS,
    WAR_CARDS,
    bits,
    card_strength,
    copies,
    designs,
    holds,
    others_from,
    size,
    standing_strength,
)
from signoria.games.imperializm.rules.achievements import met_goals
from signoria.games.imperializm.rules.hands import put_on_stage, shed
from signoria.games.imperializm.rules.levels import gain, lose, settle_ducats
from signoria.games.imperializm.rules.own import ask_claim, new_goals, seat_forbidden
from signoria.games.imperializm.rules.payments import ANYTHING, offer_card
from signoria.games.imperializm.rules.reactions import play_event
from signoria.games.imperializm.state import (
    ATTACK_STRENGTH,
    ATTACKER,
    AUTHORITY,
    DEFENCE,
    DEFENCE_STRENGTH,
    DEFENDER,
    HAND,
    KIND_OF_WAR,
    NOBODY,
    OWNED,
    PURSE,
    WAR_CARD,
    WAR_CARD_NEEDS_MODIFIER,
    WIDTH,
    ImperializmState,
)
from signoria.games.imperializm.vocabulary import (
    AGAINST,
    BOW,
    CEDE,
    DEFEND,
    PLAY,
    STAND,
    TRIBUTE,
    WAGE,
    WAR,
)

ENEMY_VERBS: Final[tuple[int, ...]] = (AGAINST,)
WAGE_VERBS: Final[tuple[int, ...]] = (WAGE,)
DEFENCE_VERBS: Final[tuple[int, ...]] = (DEFEND, PLAY, STAND)
PEACE_VERBS: Final[tuple[int, ...]] = (TRIBUTE, CEDE, BOW)

# --- declaring --------------------------------------------------------------------------------------------------------


def declare_forbidden(s: ImperializmState, seat: i64, card: int) -> int:
    """R7.1, A43: a war card from hand, unless an authority card forbids the action."""
    authority: int = s.board[seat * WIDTH + AUTHORITY]
    if authority in NO_WAR:
        return refusals.WAR_FORBIDDEN if authority == CIVIL_WAR else refusals.WAR_FORBIDDEN_BY_REVOLUTION
    if not IS_WAR_CARD[card]:
        return refusals.NO_WAR_CARD
    if not holds(s, seat, card):
        return refusals.NO_CARD_TO_DECLARE
    if modifier_missing(s, card, LAND_WAR) and modifier_missing(s, card, SEA_WAR):
        return refusals.NO_MODIFIER
    return ALLOWED


def modifier_missing(s: ImperializmState, card: int, kind: int) -> bool:
    """A22: whether a war card may not be used in a kind of war, where that was agreed."""
    return bool(s.rulings & WAR_CARD_NEEDS_MODIFIER) and card_strength(s, card, kind) == 0


def declare(s: ImperializmState, seat: int, card: int) -> None:
    """R7.1: the card is played; against whom and which war follow."""
    put_on_stage(s, seat, card)
    s.emit(events.PLAYED, (seat, card))
    s.push(Enemy(seat, card))


class Enemy(Step[ImperializmState]):
    """R7.1: the opponent."""

    name = "enemy"
    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: int = card

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return ENEMY_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return others_from(s, self.seat)

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        return refusals.NO_WAR_ON_YOURSELF if thing == self.seat else seat_forbidden(s, self.seat, thing)

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        s.push(Wage(self.seat, self.card, thing))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-enemy")


class Wage(Step[ImperializmState]):
    """R7.1: land or sea."""

    name = "wage"
    fields = ("seat", "card", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        super().__init__(seat)
        self.card: int = card
        self.target: int = target

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return WAGE_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return [LAND_WAR, SEA_WAR]

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        return refusals.NO_MODIFIER_HERE if modifier_missing(s, self.card, thing) else ALLOWED

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        s.war = (self.seat, self.target, thing, self.card, 0, 0, 0, NOBODY)
        s.emit(events.WAR_DECLARED, (self.seat, self.target, thing, self.card))
        s.reveal()
        s.push(Battle(NOBODY))
        s.push(Defence((self.target,), (), 0))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-wage", {"target": s.game.seat_phrase(s, self.target)})


# --- defence ----------------------------------------------------------------------------------------------------------


def defend_forbidden(s: ImperializmState, seat: i64, card: int) -> int:
    """R7.2: up to two war cards from hand."""
    if size(s.war[DEFENCE]) >= s.box.defence_cards:
        return refusals.ENOUGH_DEFENCE
    if not IS_WAR_CARD[card]:
        return refusals.NO_DEFENCE_CARD
    if not holds(s, seat, card):
        return refusals.NO_CARD_TO_DEFEND
    return refusals.NO_MODIFIER if modifier_missing(s, card, s.war[KIND_OF_WAR]) else ALLOWED


class Defence(Common[ImperializmState]):
    """R7.2, R11.5, A77: Settlement, or up to two war cards, or nothing. Whether there is a choice tells of the hand.

    Also A76.
    """

    name = "defence"
    fields = ("asked", "answers", "settlement_over")
    discreet = True

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...], settlement_over: int) -> None:
        super().__init__(asked, answers)
        self.settlement_over: int = settlement_over

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return DEFENCE_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        if verb == DEFEND:
            return designs(s.board[self.seat * WIDTH + HAND] & WAR_CARDS)
        return [SETTLEMENT] if verb == PLAY else [0]

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        if verb == DEFEND:
            return defend_forbidden(s, self.seat, thing)
        if verb == PLAY:
            if thing != SETTLEMENT:
                return refusals.not_now(thing)
            if self.settlement_over:
                return refusals.SETTLEMENT_OVER
            return ALLOWED if holds(s, self.seat, SETTLEMENT) else refusals.NOT_IN_HAND
        return ALLOWED if self.choice(s) else refusals.NOTHING_TO_PLAY

    def choice(self, s: ImperializmState) -> bool:
        """Whether there is anything to put down."""
        if not self.settlement_over and holds(s, self.seat, SETTLEMENT):
            return True
        for card in designs(s.board[self.seat * WIDTH + HAND] & WAR_CARDS):
            if defend_forbidden(s, self.seat, card) == ALLOWED:
                return True
        return False

    def answered(self, s: ImperializmState) -> None:
        seat, option = self.asked[0], self.answers[0]
        s.reveal()
        verb = s.verb_number(option) if option >= 0 else STAND
        if verb == PLAY:
            s.push(Defence(self.asked, (), 1))
            play_event(s, seat, SETTLEMENT, s.war[ATTACKER])
        elif verb == DEFEND:
            card = option - verb
            put_on_stage(s, seat, card)
            s.war = s.war[:DEFENCE] + (s.war[DEFENCE] + (1 << (2 * card)),) + s.war[DEFENCE + 1 :]
            s.emit(events.DEFENDED, (seat, card))
            s.push(Defence(self.asked, (), 1))

    def prompt(self, s: ImperializmState) -> Phrase:
        attack = attack_strength(s)
        return Phrase(
            "prompt-defence",
            {
                "attacker": s.game.seat_phrase(s, s.war[ATTACKER]),
                "war": WAR.phrase(s.war[KIND_OF_WAR]),
                "attack": attack,
                "defence": defence_strength(s),
            },
        )


def attack_strength(s: ImperializmState) -> int:
    """R7.3: the attacker's level, modifiers and war card."""
    war = s.war
    return standing_strength(s, war[ATTACKER], war[DEFENDER], war[KIND_OF_WAR]) + card_strength(
        s, war[WAR_CARD], war[KIND_OF_WAR]
    )


def defence_strength(s: ImperializmState) -> int:
    """R7.3: the defender's level, modifiers and all war cards put down."""
    war = s.war
    total = standing_strength(s, war[DEFENDER], war[ATTACKER], war[KIND_OF_WAR])
    for card in designs(war[DEFENCE]):
        total += card_strength(s, card, war[KIND_OF_WAR]) * copies(war[DEFENCE], card)
    return total


# --- result -----------------------------------------------------------------------------------------------------------


class Battle(Step[ImperializmState]):
    """R7.3-R7.6, R7.11, A25: the strengths are compared; a tie is the defender's."""

    name = "battle"

    def resolve(self, s: ImperializmState) -> None:
        attack, defence = attack_strength(s), defence_strength(s)
        attacker, defender = s.war[ATTACKER], s.war[DEFENDER]
        winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
        s.war = s.war[:ATTACK_STRENGTH] + (attack, defence, winner)
        s.emit(events.WAR_WON, (winner, loser, attack, defence))
        before = met_goals(s, attacker)
        gain(s, winner, GLORY, s.box.win_glory)
        gain(s, winner, PRESTIGE, s.box.win_prestige)
        lose(s, loser, PRESTIGE, s.box.loss_prestige)
        s.push(Aftermath(NOBODY))
        if winner != attacker:
            return
        card = s.war[WAR_CARD]
        if card == HISTORIC_VICTORY and attack - defence >= s.box.card_margin[card]:
            gain(s, attacker, GLORY, s.box.card_glory[card])
        s.push(Plunder(attacker))
        s.push(Peace(defender))
        ask_claim_for_spoils(s, attacker, before)
        if card == WAR_FOR_INFLUENCE:
            offer_card(s, attacker, ANYTHING)


class Aftermath(Step[ImperializmState]):
    """A27: the war cards of both sides are discarded, before any war event."""

    name = "aftermath"

    def resolve(self, s: ImperializmState) -> None:
        shed(s, s.war[WAR_CARD])
        s.stage -= s.war[DEFENCE]
        s.pile += s.war[DEFENCE]


def feeding_good(s: ImperializmState) -> int:
    """R7.7, R7.9: land weapons in a land war, shipyards in a sea war."""
    return WEAPONS if s.war[KIND_OF_WAR] == LAND_WAR else SHIPYARDS


def ask_claim_for_spoils(s: ImperializmState, attacker: int, before: list[int]) -> None:
    """A85: an achievement just come within reach may raise what humiliation and plunder count: ask for it first."""
    good = feeding_good(s)
    for goal in new_goals(s, attacker, before):
        for level, _ in s.box.achievement_gives[goal]:
            if level == good:
                ask_claim(s, attacker)
                return


def tribute_of(s: ImperializmState) -> int:
    """R7.7, A74: the difference of the strengths."""
    return s.war[ATTACK_STRENGTH] - s.war[DEFENCE_STRENGTH]


def humiliation_of(s: ImperializmState) -> int:
    """R7.7: the attacker's lead in weapons or shipyards, at least the least."""
    good = feeding_good(s)
    lead: int = s.board[s.war[ATTACKER] * WIDTH + good] - s.board[s.war[DEFENDER] * WIDTH + good]
    return lead if lead > 0 else s.box.humiliation_least


class Peace(Step[ImperializmState]):
    """R7.7, R7.8: the defender chooses terms that can be carried out in full; if there are none, gives everything."""

    name = "peace"

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return PEACE_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        if verb == CEDE:
            owned: int = s.board[self.seat * WIDTH + OWNED]
            return bits(owned & ALL_LANDS if s.war[KIND_OF_WAR] == LAND_WAR else owned & ALL_CARDS & ~ALL_LANDS)
        return [0]

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        base = self.seat * WIDTH
        if verb == TRIBUTE:
            return ALLOWED if s.board[base + PURSE] >= tribute_of(s) else refusals.TRIBUTE_SHORT
        if verb == BOW:
            return ALLOWED if s.board[base + PRESTIGE] >= humiliation_of(s) else refusals.PRESTIGE_SHORT
        if thing >= TERRITORY_CARDS:
            return refusals.NEVER_CEDED
        if (thing >= FIRST_COLONY) != (s.war[KIND_OF_WAR] == SEA_WAR):
            return refusals.OTHER_TERRITORY
        return ALLOWED if s.board[base + OWNED] >> thing & 1 else refusals.NOT_YOUR_TERRITORY

    def take(self, s: ImperializmState, verb: int, thing: int) -> None:
        seat, attacker = self.seat, s.war[ATTACKER]
        before = met_goals(s, attacker)
        if verb == TRIBUTE:
            hand_over(s, seat, attacker, tribute_of(s))
            s.emit(events.TRIBUTE_PAID, (seat, attacker, tribute_of(s)))
        elif verb == BOW:
            humiliation = humiliation_of(s)
            s.emit(events.BOWED, (seat, humiliation))
            lose(s, seat, PRESTIGE, humiliation)
        else:
            cede(s, seat, attacker, thing)
        ask_claim_for_spoils(s, attacker, before)

    def resolve(self, s: ImperializmState) -> None:
        seat, attacker = self.seat, s.war[ATTACKER]
        before = met_goals(s, attacker)
        ducats: int = s.board[seat * WIDTH + PURSE]
        hand_over(s, seat, attacker, ducats)
        s.emit(events.GAVE_ALL, (seat, attacker, ducats))
        lose(s, seat, PRESTIGE, s.board[seat * WIDTH + PRESTIGE])
        ask_claim_for_spoils(s, attacker, before)

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase(
            "prompt-peace",
            {
                "attacker": s.game.seat_phrase(s, s.war[ATTACKER]),
                "tribute": tribute_of(s),
                "humiliation": humiliation_of(s),
                "territories": len(self.candidates(s, CEDE)),
            },
        )


def hand_over(s: ImperializmState, seat: i64, to: i64, ducats: int) -> None:
    """Ducats from one player to another."""
    s.board[seat * WIDTH + PURSE] -= ducats
    s.board[to * WIDTH + PURSE] += ducats


def cede(s: ImperializmState, seat: i64, to: i64, territory: int) -> None:
    """R7.7, A72: a territory changes hands with its effects, but not with the prestige and glory it brought once.

    Also A28, A71.
    """
    s.board[seat * WIDTH + OWNED] &= ~(1 << territory)
    s.board[to * WIDTH + OWNED] |= 1 << territory
    s.emit(events.CEDED, (seat, to, territory))
    for level, steps in s.box.territory_moves[territory]:
        lose(s, seat, level, steps)
        gain(s, to, level, steps)


class Plunder(Step[ImperializmState]):
    """R7.9, A73: ducats by the plunder value of the war card and the attacker's weapons or shipyards."""

    name = "plunder"

    def resolve(self, s: ImperializmState) -> None:
        ducats = s.box.war_plunder[s.war[WAR_CARD]] * s.board[self.seat * WIDTH + feeding_good(s)]
        s.emit(events.PLUNDERED, (self.seat, ducats))
        settle_ducats(s, self.seat, ducats)
