"""Everything on a table of Pax Renaissance: named vectors of numbers, and tuples for what varies in length."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.games.pax.data.box import Box
from signoria.games.pax.data.cards import CARD_SIDE, CARDS
from signoria.games.pax.data.ids import (
    BANKS,
    BORDER_COUNT,
    CITY_COUNT,
    EMPIRES,
    FIRST_PAWN,
    MEDIEVAL,
    NO_TOKEN,
    PIRATE,
    ROOK,
    TOKEN_COUNT,
    VENICE,
    VENICE_2,
    piece_of,
)
from signoria.games.pax.data.map import EMPIRE_SIDE
from signoria.games.pax.edition import Edition
from signoria.games.pax.events import SENT_BACK
from signoria.games.pax.vocabulary import VERB_OF

if TYPE_CHECKING:
    from signoria.engine.game import Game
    from signoria.games.pax.game import PaxRenaissance

CARD_COUNT: Final = len(CARDS)
EMPIRE_COUNT: Final = len(EMPIRES)
SQUARE: Final = CARD_COUNT  # items are cards, then squares: the square of an empire is SQUARE + empire
ITEM_COUNT: Final = CARD_COUNT + EMPIRE_COUNT
ROW: Final = 6  # cards in a market row; a market slot is side * ROW + column, column 0 the face-down one
NOBODY: Final = -1
THRONE: Final = -1
ROOK_OF_PIRATE: Final = (PIRATE - ROOK) * 3  # how far the rook of a religion stands before its pirate

# Where a card is.
UNSEEN: Final = 0  # in a draw deck or left in the box: nobody can know which
DISCARDED: Final = 1
MARKET: Final = 2
AHEAD: Final = 3  # shown on top of its deck (astrology)
HAND: Final = 10  # + seat
TABLEAU: Final = 20  # + seat
MAID: Final = 30  # + seat
WED: Final = 40  # + empire

# Options chosen before the game.
ASTROLOGY: Final = 1
BANKRUPTCY: Final = 2
MAP_1550: Final = 4
FIRST_BOX_ONLY: Final = 8
PROMOS: Final = 16
HANDS_HIDDEN: Final = 32
SOLITAIRE: Final = 64
EXPANSION_CARDS: Final = 128
BGG_CARDS: Final = 256

HOUSE: Final = 1  # Ob: the seat of the opponent in a solitaire game

# What a seat has done this turn.
RAN_WEST: Final = 1
RAN_EAST: Final = 2
FAIR_WEST: Final = 4
FAIR_EAST: Final = 8
FREE_FAIR_HELD: Final = 16
ACTED: Final = 32

# Counters of a draw deck, for each side: cards above the comets' part, cards in it, comets in it.
ABOVE: Final = 0
BELOW: Final = 1
COMETS: Final = 2
DECK: Final = 3


class PaxState(State):
    """A position of Pax Renaissance."""

    fields: ClassVar[tuple[str, ...]] = (
        "settings", "banks", "florins", "city", "concession", "pirate", "faith", "keeper", "republic", "suzerain",
        "repressed", "reserve", "bishop", "place", "market", "coins", "fresh", "deck", "ahead", "opened", "active",
        "rows", "hands", "wives", "turn", "actions", "done", "used", "out",
    )  # fmt: skip
    __slots__ = (*fields, "_game", "box", "edition", "opening", "seat_of", "since", "stirred", "unasked")

    def __init__(
        self,
        game: PaxRenaissance,
        edition: Edition,
        box: Box,
        settings: i64,
        banks: tuple[int, ...],
        seat_of: tuple[int, ...],
        rng: Rng,
        florins: vec[i64],
        reserve: vec[i64],
        place: vec[i16],
        market: vec[i64],
        coins: vec[i64],
        fresh: vec[i64],
        deck: vec[i64],
        city: vec[i64],
        concession: vec[i64],
        pirate: vec[i64],
        faith: vec[i64],
        keeper: vec[i64],
        republic: vec[i64],
        suzerain: vec[i64],
        repressed: vec[i64],
        bishop: vec[i64],
        ahead: vec[i64],
        opened: vec[i64],
        active: vec[i64],
        rows: tuple[tuple[int, ...], ...],
        hands: tuple[tuple[int, ...], ...],
        wives: tuple[tuple[int, ...], ...],
        turn: i64,
        actions: i64,
        done: i64,
        used: tuple[int, ...],
        out: i64,
        stirred: bool,
    ) -> None:
        super().__init__(rng)
        self._game: PaxRenaissance = game
        self.edition: Edition = edition
        self.box: Box = box  # what is printed; all states of a game share it
        self.settings: i64 = settings
        self.banks: tuple[int, ...] = banks  # the bank of each seat
        self.seat_of: tuple[int, ...] = seat_of  # the seat of each bank
        # What changes all the time is written in place, so every state has its own.
        self.florins: vec[i64] = florins
        self.reserve: vec[i64] = reserve
        self.place: vec[i16] = place
        self.market: vec[i64] = market
        self.coins: vec[i64] = coins
        self.fresh: vec[i64] = fresh  # 1 where this turn put a florin (E1e)
        self.deck: vec[i64] = deck
        # What changes now and then is shared by clones: once the table is laid, replaced (``changed``), never written.
        self.city: vec[i64] = city
        self.concession: vec[i64] = concession  # the bank
        self.pirate: vec[i64] = pirate  # the token
        self.faith: vec[i64] = faith
        self.keeper: vec[i64] = keeper  # the seat that has the square
        self.republic: vec[i64] = republic
        self.suzerain: vec[i64] = suzerain  # the empire a vassal lies under
        self.repressed: vec[i64] = repressed  # counts, by empire and token
        self.bishop: vec[i64] = bishop
        self.ahead: vec[i64] = ahead
        self.opened: vec[i64] = opened  # the open emporium of each colour
        self.active: vec[i64] = active
        self.rows: tuple[tuple[int, ...], ...] = rows  # items from the board outwards, at seat * 2 + side
        self.hands: tuple[tuple[int, ...], ...] = hands
        self.wives: tuple[tuple[int, ...], ...] = wives
        self.turn: i64 = turn
        self.actions: i64 = actions
        self.done: i64 = done
        self.used: tuple[int, ...] = used  # items that ran an op this turn
        self.out: i64 = out  # bits of the eliminated seats
        self.stirred: bool = stirred  # a card, a bishop or a state moved: limits must be looked at again
        # How the turn began and what was chosen since: no part of the position, but what an opponent who decides by a
        # table goes by. Both are replaced, never written. When the game is over, nobody is asked, and both are empty.
        self.opening: PaxState | None = None
        self.since: tuple[int, ...] = ()
        self.unasked: bool = False  # played out at random: no opponent is asked before it is over

    @property
    def game(self) -> Game:
        return self._game

    @property
    def seats(self) -> int:
        return len(self.banks)

    def seat_word(self, seat: int) -> str:
        return BANKS[self.banks[seat]]

    def verb_number(self, option: int) -> int:
        return VERB_OF[option]

    def position_json(self) -> dict[str, object]:
        return {"edition": self.edition.name, **super().position_json()}

    def to_json(self) -> dict[str, object]:
        opening = self.opening
        began = None if opening is None else opening.to_json()
        return {**super().to_json(), "opening": began, "since": list(self.since)}

    def choose(self, option: int) -> None:
        if not self.unasked:
            self.since = self.since + (option,)
        super().choose(option)

    def play_out(self, rng: Rng) -> int:
        self.opening = None
        self.since = ()
        self.unasked = True
        try:
            return super().play_out(rng)
        finally:
            self.unasked = False

    def finish(self, way: int, winners: tuple[int, ...]) -> None:
        super().finish(way, winners)
        self.opening = None
        self.since = ()

    def clone(self) -> PaxState:
        new = PaxState(
            self._game,
            self.edition,
            self.box,
            self.settings,
            self.banks,
            self.seat_of,
            self.rng.clone(),
            self.florins[:],
            self.reserve[:],
            self.place[:],
            self.market[:],
            self.coins[:],
            self.fresh[:],
            self.deck[:],
            self.city,
            self.concession,
            self.pirate,
            self.faith,
            self.keeper,
            self.republic,
            self.suzerain,
            self.repressed,
            self.bishop,
            self.ahead,
            self.opened,
            self.active,
            self.rows,
            self.hands,
            self.wives,
            self.turn,
            self.actions,
            self.done,
            self.used,
            self.out,
            self.stirred,
        )
        new.copy_base(self)
        new.opening = self.opening
        new.since = self.since
        return new

    def open_turn(self) -> None:
        """D1: remember how the turn begins, unless nobody can ask before the game is over."""
        if self.unasked:
            return
        opening = self.clone()
        opening.opening = None
        opening.since = ()
        opening.script = ()
        self.opening = opening
        self.since = ()

    def watch(self) -> None:
        if self.stirred or self.settings & BANKRUPTCY:
            self._game.uphold(self)


def _filled(length: int, value: int) -> vec[i64]:
    return vec[i64]([value] * length)


def empty_table(game: PaxRenaissance, edition: Edition, settings: int, banks: tuple[int, ...], rng: Rng) -> PaxState:
    """C6b, C6c: no token on the map, no card seen, every square on its throne."""
    seats = len(banks)
    box = game.box(edition.name)
    return PaxState(
        game,
        edition,
        box,
        settings,
        banks,
        tuple([banks.index(bank) if bank in banks else NOBODY for bank in range(len(BANKS))]),
        rng,
        florins=_filled(seats, 0),
        reserve=vec[i64](box.supply),
        place=vec[i16]([UNSEEN] * CARD_COUNT),
        market=_filled(2 * ROW, -1),
        coins=_filled(2 * ROW, 0),
        fresh=_filled(2 * ROW, 0),
        deck=_filled(2 * DECK, 0),
        city=_filled(CITY_COUNT, NO_TOKEN),
        concession=_filled(BORDER_COUNT, NOBODY),
        pirate=_filled(BORDER_COUNT, NO_TOKEN),
        faith=_filled(EMPIRE_COUNT, MEDIEVAL),
        keeper=_filled(EMPIRE_COUNT, THRONE),
        republic=_filled(EMPIRE_COUNT, 0),
        suzerain=_filled(EMPIRE_COUNT, NOBODY),
        repressed=_filled(EMPIRE_COUNT * TOKEN_COUNT, 0),
        bishop=_filled(ITEM_COUNT, NO_TOKEN),
        ahead=_filled(2, -1),
        opened=_filled(2, 0),
        active=_filled(4, 0),
        rows=((),) * (2 * seats),
        hands=((),) * seats,
        wives=((),) * EMPIRE_COUNT,
        turn=0,
        actions=0,
        done=0,
        used=(),
        out=0,
        stirred=False,
    )


def restore(state: PaxState, data: dict[str, Any]) -> None:
    """Fill an empty table from what ``to_json`` wrote."""
    for field in PaxState.fields:
        value = data[field]
        old = getattr(state, field)
        if field == "place":
            state.place = vec[i16](value)
        elif isinstance(old, int):
            setattr(state, field, value)
        elif isinstance(old, tuple):
            setattr(state, field, tuple(tuple(part) if isinstance(part, list) else part for part in value))
        else:
            setattr(state, field, vec[i64](value))


# --- what clones share ----------------------------------------------------------------------------------------------


def changed(vector: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The vector with another number in one place, as a copy: other states may hold the old one."""
    new = vector[:]
    new[at] = value
    return new


# --- moving cards: the only place that changes where a card is ------------------------------------------------------


def _swap(whole: tuple[tuple[int, ...], ...], index: int, part: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    parts = list(whole)
    parts[index] = part
    return tuple(parts)


def _without(part: tuple[int, ...], item: int) -> tuple[int, ...]:
    for at in range(len(part)):
        if part[at] == item:
            return part[:at] + part[at + 1 :]
    raise ValueError(f"{item} is not there")


def put_card(s: PaxState, card: int, to: int) -> None:
    """C3, DISCARD: move a card to another place; what stood on a tableau card goes back to the reserve."""
    old = i64(s.place[card])
    if old >= WED:
        s.wives = _swap(s.wives, old - WED, _without(s.wives[old - WED], card))
        s.stirred = True
    elif TABLEAU <= old < MAID:
        drop_bishop(s, card)
        row = (old - TABLEAU) * 2 + CARD_SIDE[card]
        s.rows = _swap(s.rows, row, _without(s.rows[row], card))
        s.stirred = True
    elif HAND <= old < TABLEAU:
        s.hands = _swap(s.hands, old - HAND, _without(s.hands[old - HAND], card))
    s.place[card] = to
    if to >= WED:
        s.wives = _swap(s.wives, to - WED, s.wives[to - WED] + (card,))
    elif TABLEAU <= to < MAID:
        row = (to - TABLEAU) * 2 + CARD_SIDE[card]
        s.rows = _swap(s.rows, row, s.rows[row] + (card,))
    elif HAND <= to < TABLEAU:
        s.hands = _swap(s.hands, to - HAND, s.hands[to - HAND] + (card,))


def drop_bishop(s: PaxState, item: int) -> None:
    """BISHOPc: take the bishop off a card, if there is one."""
    token = s.bishop[item]
    if token >= 0:
        s.bishop = changed(s.bishop, item, NO_TOKEN)
        s.reserve[token] += 1
        s.stirred = True


def discard_wives(s: PaxState, empire: int) -> None:
    """QUEEN: the queens of a king leave the game."""
    for queen in s.wives[empire]:
        put_card(s, queen, DISCARDED)


def leave_row(s: PaxState, empire: int) -> None:
    """Take a square out of the row it stands in (a vassal stands in none)."""
    if s.keeper[empire] != THRONE and s.suzerain[empire] == NOBODY:
        row = s.keeper[empire] * 2 + EMPIRE_SIDE[empire]
        s.rows = _swap(s.rows, row, _without(s.rows[row], SQUARE + empire))


def enter_row(s: PaxState, seat: int, empire: int) -> None:
    """B4, SQUARE: put a square at the outer end of its side of a tableau."""
    row = seat * 2 + EMPIRE_SIDE[empire]
    s.rows = _swap(s.rows, row, s.rows[row] + (SQUARE + empire,))


def vassals_of(s: PaxState, empire: int) -> list[int]:
    """The vassals of an empire."""
    return [other for other in range(EMPIRE_COUNT) if s.suzerain[other] == empire]


def to_throne(s: PaxState, empire: int) -> None:
    """Put a square back on its throne, king up, with its queens and what it may hold there; its vassals go home too.

    Also THRONE, DISCARDa, VASSALd.
    """
    for vassal in vassals_of(s, empire):
        to_throne(s, vassal)
    if s.edition.bare_thrones:
        strip(s, empire)
    elif not s.edition.thrones_hold_bishops:
        drop_bishop(s, SQUARE + empire)
    unseat(s, empire)


def free_vassals(s: PaxState, empire: int) -> None:
    """REGIMEf, VASSALb: the vassals of a fallen suzerain go home, laden or bare as the edition has it."""
    for vassal in vassals_of(s, empire):
        if not s.edition.vassals_laden:
            strip(s, vassal)
        to_throne(s, vassal)


def strip(s: PaxState, empire: int) -> None:
    """KILL: all that stands on a square goes: its queens leave the game, its pieces go back to the reserve."""
    discard_wives(s, empire)
    drop_bishop(s, SQUARE + empire)
    for token in range(TOKEN_COUNT):
        at = empire * TOKEN_COUNT + token
        if s.repressed[at]:
            s.reserve[token] += s.repressed[at]
            s.repressed = changed(s.repressed, at, 0)


def unseat(s: PaxState, empire: int) -> None:
    """Take a square out of the tableau it is in, king up; what stands on it stays there."""
    leave_row(s, empire)
    s.keeper = changed(s.keeper, empire, THRONE)
    s.suzerain = changed(s.suzerain, empire, NOBODY)
    s.republic = changed(s.republic, empire, 0)
    s.stirred = True


# --- moving tokens --------------------------------------------------------------------------------------------------


def repress(s: PaxState, empire: int, token: int) -> None:
    """REPRESS, F5, F5a: lay a token that has left the map on the square of an empire, or back if that holds nothing."""
    if s.edition.bare_thrones and s.keeper[empire] == THRONE:
        s.reserve[token] += 1
        s.emit(SENT_BACK, (token, empire))
        return
    at = empire * TOKEN_COUNT + token
    s.repressed = changed(s.repressed, at, s.repressed[at] + 1)


def release(s: PaxState, empire: int, token: int) -> None:
    """Take a repressed token off the square of an empire."""
    at = empire * TOKEN_COUNT + token
    s.repressed = changed(s.repressed, at, s.repressed[at] - 1)


def repress_concession(s: PaxState, border: int, empire: int) -> None:
    """SERF: a concession becomes a serf of the empire."""
    repress(s, empire, FIRST_PAWN + s.concession[border])
    s.concession = changed(s.concession, border, NOBODY)


def kill_concession(s: PaxState, border: int) -> None:
    """KILL: a concession goes back to its bank's reserve."""
    s.reserve[FIRST_PAWN + s.concession[border]] += 1
    s.concession = changed(s.concession, border, NOBODY)


def kill_pirate(s: PaxState, border: int) -> None:
    """KILL: a pirate goes back to the reserve."""
    s.reserve[stock_of(s, s.pirate[border])] += 1
    s.pirate = changed(s.pirate, border, NO_TOKEN)


def stock_of(s: PaxState, token: int) -> int:
    """ROOK, TOKENS: the token whose supply a piece is of: where pirates are rooks, that of the rooks."""
    return token - ROOK_OF_PIRATE if s.edition.rook_pirates and piece_of(token) == PIRATE else token


def supply(s: PaxState, token: int) -> int:
    """TOKENS: how many of a token the box has; a bank that does not play has no pawns."""
    if stock_of(s, token) != token or (token >= FIRST_PAWN and s.seat_of[token - FIRST_PAWN] == NOBODY):
        return 0
    return s.box.supply[token]


def kill_city(s: PaxState, city: int) -> None:
    """KILL: a token in a city goes back to the reserve."""
    s.reserve[s.city[city]] += 1
    fill_city(s, city, NO_TOKEN)


def fill_city(s: PaxState, city: int, token: int) -> None:
    """Let a token stand in a city, or nobody; how many Venice holds may depend on who stands there (G4c)."""
    s.city = changed(s.city, city, token)
    if city == VENICE or city == VENICE_2:
        s.stirred = True


def repressed_count(s: PaxState, empire: int) -> int:
    """How many tokens lie repressed on the square of an empire."""
    total: i64 = 0
    start: i64 = empire * TOKEN_COUNT
    for at in range(start, start + TOKEN_COUNT):
        total += s.repressed[at]
    return total
