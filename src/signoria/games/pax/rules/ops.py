"""E4, F: running ops: which card acts with which op, each card once a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.pax.data.box import OP_COUNT
from signoria.games.pax.data.cards import CARD_SIDE
from signoria.games.pax.data.ids import (
    AB_SELL_FOR_OPPONENT_POLITICAL_OP,
    BEHEAD,
    CAMPAIGN,
    CITY_COUNT,
    COMMERCE,
    CORSAIR,
    INQUISITOR,
    OPS,
    REPRESS,
    SIEGE,
    TAX,
    VOTE,
    WEST,
)
from signoria.games.pax.data.map import EMPIRE_SIDE
from signoria.games.pax.events import OP_USED
from signoria.games.pax.query import (
    LOCATION_BORDERS,
    LOCATION_CITIES,
    copies,
    immune,
    items_of,
    location,
    ops_of,
    owner,
    silenced,
)
from signoria.games.pax.refusals import (
    ALREADY_USED,
    MUST_RUN_ONE,
    NO_COINS,
    NO_SUCH_OP,
    NOT_AN_OPPONENTS,
    NOT_POLITICAL,
    NOT_YOUR_CARD,
    OTHER_LOCATION,
    OTHER_TABLEAU_SIDE,
    SILENCED,
)
from signoria.games.pax.rules import inquisitor, military, political
from signoria.games.pax.state import EMPIRE_COUNT, ITEM_COUNT, NOBODY, PROMOS, ROW, SQUARE, WED, PaxState
from signoria.games.pax.vocabulary import DONE, ITEMS, USE

POLITICAL: Final[tuple[int, ...]] = (BEHEAD, TAX, REPRESS, VOTE)
RAN_ONE: Final = 1  # bits of what an ops action has seen: an op, and one that was borrowed
BORROWED: Final = 2
USES: Final[tuple[int, ...]] = tuple([USE + op * ITEMS for op in range(len(OPS))])


def side_of(s: PaxState, item: i64) -> i64:
    """Ruling R56: the half of the tableau an item lies in: a vassal lies under its suzerain, a queen with her king."""
    if item < SQUARE:
        if s.place[item] < WED:
            return CARD_SIDE[item]
        empire = i64(s.place[item]) - WED
    else:
        empire = item - SQUARE
    return EMPIRE_SIDE[empire if s.suzerain[empire] == NOBODY else s.suzerain[empire]]


def argument(s: PaxState, item: i64, op: i64) -> i64:
    """What the op icons of one kind on a card allow together, as bits (of pieces for a repression); -1: none."""
    if item < SQUARE:
        return s.box.card_allows[item * OP_COUNT + op]
    return s.box.square_allows[_square(s, item) * OP_COUNT + op]


def shown(s: PaxState, item: i64) -> i64:
    """The ops on a card or on the side of a square that is up, as bits."""
    return s.box.card_shows[item] if item < SQUARE else s.box.square_shows[_square(s, item)]


def _square(s: PaxState, item: i64) -> i64:
    """Where the side of a square that is up stands in the tables of the box."""
    empire = item - SQUARE
    square = empire + EMPIRE_COUNT if s.settings & PROMOS else empire
    return square * 2 + s.republic[empire]


def target_forbidden(s: PaxState, seat: i64, item: i64, op: i64, arg: i64) -> i64:
    """E4b, E4d: why an op of a card has no legal target, or ALLOWED; the guards are those of the op itself."""
    refusal: i64 = OTHER_LOCATION
    found: i64
    if op == INQUISITOR:
        return inquisitor.no_bishop(s, arg)
    if op == COMMERCE:
        slot: i64
        for slot in range(2 * ROW):
            if political.take_forbidden(s, arg, slot) == ALLOWED:
                return ALLOWED
        return NO_COINS
    if op == BEHEAD:
        for target in political.in_tableaux(s):
            refusal = _nearer(refusal, political.behead_forbidden(s, item, target))
            if refusal == ALLOWED:
                return ALLOWED
        return refusal
    if op == VOTE or op == CAMPAIGN:
        empire: i64
        for empire in range(EMPIRE_COUNT):
            if op == VOTE:
                refusal = _nearer(refusal, political.vote_forbidden(s, seat, arg, empire))
            else:
                refusal = _nearer(refusal, military.campaign_forbidden(s, seat, item - SQUARE, empire))
            if refusal == ALLOWED:
                return ALLOWED
        return refusal
    where = location(s, item)
    if op == TAX or op == CORSAIR:
        for border in LOCATION_BORDERS[where]:
            if op == TAX:
                found = political.tax_forbidden(s, where, border)
            else:
                found = military.sail_forbidden(s, where, arg, border)
            if found == ALLOWED:
                return ALLOWED
            refusal = max(refusal, found)
        return refusal
    for city in LOCATION_CITIES[where]:
        if s.city[city] >= 0:
            found = _spot_forbidden(s, where, op, arg, city)
            if found == ALLOWED:
                return ALLOWED
            refusal = max(refusal, found)
    for border in LOCATION_BORDERS[where]:
        found = _spot_forbidden(s, where, op, arg, CITY_COUNT + border)
        if found == ALLOWED:
            return ALLOWED
        refusal = max(refusal, found)
    return refusal


def _spot_forbidden(s: PaxState, where: i64, op: i64, arg: i64, place: i64) -> i64:
    if op == REPRESS:
        return political.repress_forbidden(s, where, arg, place)
    return military.siege_forbidden(s, where, place)


def _nearer(one: i64, other: i64) -> i64:
    """Of two refusals the one that came closer to success: ALLOWED first, then the one a guard gives later."""
    if one == ALLOWED or other == ALLOWED:
        return ALLOWED
    return max(one, other)


def use_forbidden(s: PaxState, seat: i64, sides: i64, item: i64, op: i64) -> i64:
    """E4, F1f: a card of the running side that has not acted, shows the op, is not silenced and has a target.

    Also OPS, ruling R63.
    """
    if owner(s, item) != seat:
        return NOT_YOUR_CARD
    if not sides >> side_of(s, item) & 1:
        return OTHER_TABLEAU_SIDE
    return own_forbidden(s, seat, item, op)


def own_forbidden(s: PaxState, seat: i64, item: i64, op: i64) -> i64:
    """E4, F1f: the same of a card that lies on a running side of the seat's own tableau."""
    if s.used and item in s.used:
        return ALREADY_USED
    arg = argument(s, item, op)
    if arg < 0:
        return NO_SUCH_OP
    if op != INQUISITOR and silenced(s, item):
        return SILENCED
    return target_forbidden(s, seat, item, op, arg)


def any_usable(s: PaxState, seat: i64, side: i64) -> bool:
    """D1, E4: whether running this side would change anything; a borrowed op is enough."""
    for item in items_of(s, seat, side):
        op: i64 = 0
        left = shown(s, item)
        while left:
            if left & 1 and own_forbidden(s, seat, item, op) == ALLOWED:
                return True
            left >>= 1
            op += 1
    return ciphers(s, seat, 1 << side, 0) and len(puppets(s, seat)) > 0


def borrow_forbidden(s: PaxState, seat: i64, item: i64, op: i64) -> i64:
    """CRYPTOGRAPHY, ruling R60: a political op of an opponent's card, as if the card were one's own."""
    if op not in POLITICAL:
        return NOT_POLITICAL
    holder = owner(s, item)
    if holder < 0 or holder == seat:
        return NOT_AN_OPPONENTS
    arg = argument(s, item, op)
    if arg < 0:
        return NO_SUCH_OP
    if silenced(s, item) and not immune(s, seat):
        return SILENCED
    return target_forbidden(s, seat, item, op, arg)


def ciphers(s: PaxState, seat: i64, sides: i64, ran: i64) -> bool:
    """CRYPTOGRAPHY: whether the ops of the West may borrow one of an opponent now, where it is no matter of a sale."""
    if s.edition.cryptography_sale or not sides >> WEST & 1 or ran & BORROWED:
        return False
    return copies(s, seat, AB_SELL_FOR_OPPONENT_POLITICAL_OP) > 0


def puppet_forbidden(s: PaxState, seat: i64, item: i64, op: i64) -> i64:
    """CRYPTOGRAPHY: a card in the western half of an opponent's tableau that has not acted this turn."""
    if owner(s, item) >= 0 and side_of(s, item) != WEST:
        return OTHER_TABLEAU_SIDE
    return ALREADY_USED if item in s.used else borrow_forbidden(s, seat, item, op)


def puppets(s: PaxState, seat: int) -> list[int]:
    """CRYPTOGRAPHY: every op of an opponent's card that could be borrowed now, as an option."""
    found: list[int] = []
    for item in political.in_tableaux(s):
        last = -1
        for op, _ in ops_of(s, item):
            if op != last and puppet_forbidden(s, seat, item, op) == ALLOWED:
                found.append(USE + op * ITEMS + item)
            last = op
    return found


def run_forbidden(s: PaxState, seat: i64, sides: i64, ran: i64, item: i64, op: i64) -> i64:
    """E4, CRYPTOGRAPHY: a card of one's own, or one that is borrowed."""
    if owner(s, item) != seat and ciphers(s, seat, sides, ran):
        return puppet_forbidden(s, seat, item, op)
    return use_forbidden(s, seat, sides, item, op)


def run_op(s: PaxState, seat: int, item: int, op: int) -> None:
    """F1–F9: the card is used up for this turn, and the op asks for its target."""
    s.used = (*s.used, item)
    s.emit(OP_USED, (seat, item, op))
    arg = argument(s, item, op)
    where = location(s, item)
    if op == INQUISITOR:
        s.push(inquisitor.ChooseBishop(seat, arg))
    elif op == COMMERCE:
        s.push(political.TakeFlorin(seat, arg))
    elif op == BEHEAD:
        s.push(political.ChooseHead(seat, item))
    elif op == TAX:
        s.push(political.ChooseTax(seat, where))
    elif op == REPRESS:
        s.push(political.ChooseRepressed(seat, where, arg))
    elif op == VOTE:
        s.push(political.ChooseVote(seat, arg))
    elif op == CORSAIR:
        s.push(military.ChoosePirate(seat, where, arg))
    elif op == SIEGE:
        s.push(military.ChooseSiege(seat, where))
    else:
        s.push(military.ChooseCampaign(seat, item - SQUARE))


class RunOps(Step[PaxState]):
    """E4, E4a, ruling R70: ops of one side in any order, each card once, newly won squares included; at least one."""

    name: ClassVar[str] = "run-ops"
    fields: ClassVar[tuple[str, ...]] = ("seat", "sides", "ran")

    def __init__(self, seat: int, sides: int, ran: int) -> None:
        super().__init__(seat)
        self.sides: int = sides  # bits of the sides that run
        self.ran: int = ran  # bits: whether an op was carried out, and whether one was borrowed

    def verbs(self, s: PaxState) -> tuple[int, ...]:
        return (*USES, DONE)

    def candidates(self, s: PaxState, verb: int) -> list[int]:
        return list(range(ITEM_COUNT)) if verb != DONE else [0]

    def options(self, s: PaxState) -> list[int]:
        """The same guard as everywhere, asked only about the ops that are printed."""
        found: list[int] = []
        for side in range(2):
            if self.sides >> side & 1:
                for item in items_of(s, self.seat, side):
                    seen = 0  # bits: icons of one kind are one option, wherever they stand on the card
                    for op, _ in ops_of(s, item):
                        if not seen >> op & 1 and own_forbidden(s, self.seat, item, op) == ALLOWED:
                            found.append(USE + op * ITEMS + item)
                        seen |= 1 << op
        if ciphers(s, self.seat, self.sides, self.ran):
            found.extend(puppets(s, self.seat))
        if self.ran:
            found.append(DONE)
        return found

    def forbidden(self, s: PaxState, verb: int, thing: int) -> int:
        if verb == DONE:
            return ALLOWED if self.ran else MUST_RUN_ONE
        return run_forbidden(s, self.seat, self.sides, self.ran, thing, (verb - USE) // ITEMS)

    def take(self, s: PaxState, verb: int, thing: int) -> None:
        if verb != DONE:
            borrowed = BORROWED if owner(s, thing) != self.seat else 0
            s.push(RunOps(self.seat, self.sides, self.ran | RAN_ONE | borrowed))
            run_op(s, self.seat, thing, (verb - USE) // ITEMS)

    def prompt(self, s: PaxState) -> Phrase:
        return Phrase("prompt-run-ops")
