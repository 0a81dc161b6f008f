"""D, E: a turn: one or two actions, what is free besides, and the market refresh that ends it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import NUMBERS, Step
from signoria.games.pax.data.ids import (
    AB_APOSTASY_AS_ACTION,
    AB_DISCARD_FOR_PEASANT_REVOLT,
    AB_EAST_AND_WEST_OPS_ONE_ACTION,
    AB_FREE_EAST_OPS,
    AB_FREE_TRADE_FAIR,
    AB_FREE_WEST_OPS,
    BANKS,
    EAST,
    PEASANT_REVOLT,
    WEST,
)
from signoria.games.pax.events import DISCARDED_CARD, OPS_RUN, PROCLAIMED, TURN_BEGUN
from signoria.games.pax.query import QUEENS, copies, hand_full, items_of, silenced
from signoria.games.pax.refusals import (
    ALREADY_FAIR,
    ALREADY_RAN,
    MUST_ACT,
    NO_ACTION_LEFT,
    NO_SUCH_ABILITY,
    NOTHING_TO_RUN,
    TWO_ACTIONS,
)
from signoria.games.pax.rules.apostasy import Apostasy, apostasy_forbidden
from signoria.games.pax.rules.fair import fair_forbidden, hold_fair
from signoria.games.pax.rules.market import buy, buy_forbidden, refill
from signoria.games.pax.rules.ops import RunOps, any_usable
from signoria.games.pax.rules.play import play, play_forbidden
from signoria.games.pax.rules.sale import sell, sell_forbidden
from signoria.games.pax.rules.victory import declare, market_exhausted, victory_cost, victory_forbidden
from signoria.games.pax.rules.wars import begin_war
from signoria.games.pax.state import (
    DISCARDED,
    FAIR_EAST,
    FAIR_WEST,
    FREE_FAIR_HELD,
    MAID,
    RAN_EAST,
    RAN_WEST,
    ROW,
    WED,
    PaxState,
    put_card,
)
from signoria.games.pax.vocabulary import (
    BOTH,
    BUY,
    DECLARE,
    END,
    FAIR,
    PLAY,
    PROCLAIM,
    RENOUNCE,
    RUN_OPS,
    SCHISM_PAIRS,
    SELL,
)

ACTIONS: Final = 2
# Said to be of any length: compiled code boxes a tuple of known length anew at every look-up.
VERBS: Final[tuple[int, ...]] = (BUY, PLAY, SELL, RUN_OPS, FAIR, DECLARE, RENOUNCE, PROCLAIM, END)
FREE_OPS: Final[vec[i64]] = vec[i64]([AB_FREE_WEST_OPS, AB_FREE_EAST_OPS])
RAN: Final[vec[i64]] = vec[i64]([RAN_WEST, RAN_EAST, RAN_WEST | RAN_EAST])
FAIRS: Final[vec[i64]] = vec[i64]([FAIR_WEST, FAIR_EAST])


def ops_free(s: PaxState, seat: i64, thing: i64) -> bool:
    """AB-free-west-ops, AB-free-east-ops: running this side spends no action."""
    return thing != BOTH and copies(s, seat, FREE_OPS[thing]) > 0


def ops_forbidden(s: PaxState, seat: i64, thing: i64) -> i64:
    """E4, ABILITYb, D1.4, D1.5, ruling R41: each side once a turn, and only if an op there has a target."""
    if s.done & RAN[thing]:
        return ALREADY_RAN
    if thing == BOTH:
        if not copies(s, seat, AB_EAST_AND_WEST_OPS_ONE_ACTION):
            return NO_SUCH_ABILITY
        if s.actions < 1:
            return NO_ACTION_LEFT
        return ALLOWED if any_usable(s, seat, WEST) or any_usable(s, seat, EAST) else NOTHING_TO_RUN
    if s.actions < 1 and not ops_free(s, seat, thing):
        return NO_ACTION_LEFT
    return ALLOWED if any_usable(s, seat, thing) else NOTHING_TO_RUN


def fair_free(s: PaxState, seat: i64) -> bool:
    """AB-free-trade-fair, ruling R42: the first fair of a turn is free."""
    return not s.done & FREE_FAIR_HELD and copies(s, seat, AB_FREE_TRADE_FAIR) > 0


def convene_forbidden(s: PaxState, seat: i64, side: i64) -> i64:
    """D1.6, D1.7, E5: each fair once a turn."""
    if s.done & FAIRS[side]:
        return ALREADY_FAIR
    if s.actions < 1 and not fair_free(s, seat):
        return NO_ACTION_LEFT
    return fair_forbidden(s, side)


def end_forbidden(s: PaxState) -> int:
    """D1, rulings R26, R42: one action must be spent, or none; a free fair counts as one if the player likes."""
    if not s.edition.must_act:
        return ALLOWED
    return ALLOWED if s.actions < ACTIONS or s.done & (FAIR_WEST | FAIR_EAST) else MUST_ACT


def renouncing(s: PaxState, seat: i64) -> i64:
    """AB-discard-for-peasant-revolt: the empire of the married queen who may be given up, or -1."""
    for queen in s.box.ability_cards[AB_DISCARD_FOR_PEASANT_REVOLT]:
        place = i64(s.place[queen])
        if place >= WED and s.keeper[place - WED] == seat and not silenced(s, queen):
            return place - WED
    return -1


def proclaim_forbidden(s: PaxState, seat: int, schism: int) -> int:
    """AB-apostasy-as-action: an apostasy of one's own making that strikes somebody."""
    if not copies(s, seat, AB_APOSTASY_AS_ACTION):
        return NO_SUCH_ABILITY
    one, other = SCHISM_PAIRS[schism]
    return apostasy_forbidden(s, one, other)


def act_forbidden(s: PaxState, seat: int, verb: int, thing: int) -> int:
    """D1, D1.8, ruling R44: whether an action may be taken now; the guards are those of the action itself."""
    if verb == RUN_OPS:
        return ops_forbidden(s, seat, thing)
    if verb == FAIR:
        return convene_forbidden(s, seat, thing)
    if verb == END:
        return end_forbidden(s)
    if s.actions < 1:
        return NO_ACTION_LEFT
    if verb == BUY:
        return buy_forbidden(s, seat, thing, hand_full(s, seat))
    if verb == PLAY:
        return play_forbidden(s, seat, thing)
    if verb == SELL:
        return sell_forbidden(s, seat, thing)
    if verb == DECLARE:
        refusal = victory_forbidden(s, seat, thing)
        if refusal == ALLOWED and s.actions < victory_cost(s, thing):
            return TWO_ACTIONS
        return refusal
    if verb == RENOUNCE:
        return ALLOWED if renouncing(s, seat) >= 0 else NO_SUCH_ABILITY
    return proclaim_forbidden(s, seat, thing)


class Turn(Step[PaxState]):
    """D1, D1.1, D1.2, D1.3: the next action of the seat whose turn it is."""

    name: ClassVar[str] = "turn"

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return VERBS

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        seat = self.seat
        if verb == BUY:
            return list(range(2 * ROW)) if s.actions else []
        if verb == PLAY:
            return list(s.hands[seat])
        if verb == SELL:
            if not s.actions:
                return []
            items = [*s.hands[seat], *items_of(s, seat, WEST), *items_of(s, seat, EAST)]
            items.extend([queen for queen in QUEENS if s.place[queen] == MAID + seat])
            return items
        if verb == RUN_OPS:
            return [WEST, EAST, BOTH]
        if verb == FAIR:
            return [WEST, EAST]
        if verb == DECLARE:
            return [victory for victory in range(4) if s.active[victory]]
        return [0, 1, 2] if verb == PROCLAIM else [0]

    def options(self, s: PaxState) -> list[int]:
        """The same guards as everywhere, each asked directly, and nobody about the face-down cards."""
        seat: i64 = self.seat
        side: i64
        maid: i16 = MAID + self.seat
        found: list[Any] = []
        if s.actions:
            full = hand_full(s, seat)
            slot: i64
            for side in range(2):
                for slot in range(side * ROW + 1, side * ROW + ROW):
                    if buy_forbidden(s, seat, slot, full) == ALLOWED:
                        found.append(NUMBERS[BUY + slot])
            hand = s.hands[seat]
            for card in hand:
                found.append(NUMBERS[PLAY + card])
            for card in hand:
                found.append(NUMBERS[SELL + card])
            for side in range(2):
                for item in items_of(s, seat, side):
                    if sell_forbidden(s, seat, item) == ALLOWED:
                        found.append(NUMBERS[SELL + item])
            if s.edition.maids_sold:
                for queen in QUEENS:
                    if s.place[queen] == maid:
                        found.append(NUMBERS[SELL + queen])
        run: i64
        for run in range(3):
            if ops_forbidden(s, seat, run) == ALLOWED:
                found.append(NUMBERS[RUN_OPS + run])
        for side in range(2):
            if convene_forbidden(s, seat, side) == ALLOWED:
                found.append(NUMBERS[FAIR + side])
        if s.actions:
            for victory in range(4):
                if s.active[victory] and act_forbidden(s, seat, DECLARE, victory) == ALLOWED:
                    found.append(NUMBERS[DECLARE + victory])
            if renouncing(s, seat) >= 0:
                found.append(NUMBERS[RENOUNCE])
            if copies(s, seat, AB_APOSTASY_AS_ACTION):
                for schism in range(3):
                    if proclaim_forbidden(s, seat, schism) == ALLOWED:
                        found.append(NUMBERS[PROCLAIM + schism])
        if end_forbidden(s) == ALLOWED:
            found.append(NUMBERS[END])
        return found

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        return act_forbidden(s, self.seat, verb, thing)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        seat = self.seat
        if verb == END:
            s.push(REFRESHES[seat])
            return
        s.push(self)
        if verb == RUN_OPS:
            if not ops_free(s, seat, thing):
                s.actions -= 1
            s.done |= RAN[thing]
            s.emit(OPS_RUN, (seat, thing))
            s.push(RunOps(seat, 3 if thing == BOTH else 1 << thing, 0))
            return
        if verb == FAIR:
            if fair_free(s, seat):
                s.done |= FREE_FAIR_HELD
            else:
                s.actions -= 1
            s.done |= FAIRS[thing]
            hold_fair(s, seat, thing)
            return
        s.actions -= 1
        if verb == BUY:
            buy(s, seat, thing)
        elif verb == PLAY:
            play(s, seat, thing)
        elif verb == SELL:
            sell(s, seat, thing)
        elif verb == DECLARE:
            declare(s, seat, thing)
        elif verb == RENOUNCE:
            self.renounce(s)
        else:
            s.emit(PROCLAIMED, (seat, thing))
            s.push(Apostasy(seat, thing))

    def renounce(self, s: PaxState) -> None:
        """AB-discard-for-peasant-revolt: the queen leaves the game and her king's peasants rise, without agents."""
        empire = renouncing(s, self.seat)
        for queen in s.box.ability_cards[AB_DISCARD_FOR_PEASANT_REVOLT]:
            put_card(s, queen, DISCARDED)
            s.emit(DISCARDED_CARD, (queen,))
        begin_war(s, self.seat, PEASANT_REVOLT, empire, -1, ())

    def resolve(self, s: PaxState) -> None:
        """Ruling R27: without any legal action the turn ends."""
        s.push(Refresh(self.seat))

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-turn", {"actions": s.actions})


class Refresh(Step[PaxState]):
    """D2: refill the market, or end the game if that cannot be done (L2a); then the next player's turn (D2c)."""

    name: ClassVar[str] = "refresh"

    def resolve(self, s: PaxState) -> None:
        slot: i64
        for slot in range(2 * ROW):
            s.fresh[slot] = 0
        s.used = ()
        s.done = 0
        if not refill(s):
            market_exhausted(s)
            return
        seat = (self.seat + 1) % s.seats
        while s.out >> seat & 1:
            seat = (seat + 1) % s.seats
        begin_turn(s, seat)


# A step never changes, so every turn of a seat has the same two.
TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(len(BANKS))]
REFRESHES: Final[list[Refresh]] = [Refresh(seat) for seat in range(len(BANKS))]


def begin_turn(s: PaxState, seat: int) -> None:
    """D1: a seat begins its turn with two actions."""
    s.new_turn(seat)
    s.turn = seat
    s.actions = ACTIONS
    s.emit(TURN_BEGUN, (seat,))
    s.push(TURNS[seat])
    s.open_turn()
