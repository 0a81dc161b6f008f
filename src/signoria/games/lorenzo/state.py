"""Everything on a table of Lorenzo il Magnifico: a few named vectors of numbers.

Sets of cards, leaders, members and tiles are bits of one number, so that a question about them is one operation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.games.lorenzo.data.box import Box
from signoria.games.lorenzo.data.ids import ALL_MEMBERS, FLOORS, NO_MEMBER, SEATS, SPACE_COUNT
from signoria.games.lorenzo.data.leaders import HAND_SIZE, LEADER_COUNT, LORENZO_BIT, NO_LEADER
from signoria.games.lorenzo.vocabulary import VERB_OF

if TYPE_CHECKING:
    from signoria.engine.game import Game
    from signoria.games.lorenzo.game import LorenzoGame

# The columns of a seat's part of ``board``: seven goods in the order of their numbers, then these.
OWNED: Final = 7  # bits of the cards of each type
HOME: Final = 11  # bits of the members that are at home
PENALTY: Final = 12  # bits of the excommunication tiles in force
HAND: Final = 13  # bits of leaders
PLAYED: Final = 14
USED: Final = 15  # played ones that lie face down until the end of the round
DROPPED: Final = 16  # discarded for a privilege
RAISED: Final = 17  # the member that Montefeltro makes worth 6, or NO_MEMBER
BONUS_TILE: Final = 18  # or -1 while it has none
WIDTH: Final = 19

NO_CARD: Final = -1
NOT_DEALT: Final = -1


class LorenzoState(State):
    """A position of Lorenzo il Magnifico."""

    fields = (
        "count", "edition", "given_out", "round", "copied", "board", "tower", "spaces", "queue", "order", "dice",
        "tiles", "gone", "origin", "picks",
    )  # fmt: skip

    def __init__(
        self,
        game: LorenzoGame,
        box: Box,
        count: int,
        edition: int,
        given_out: int,
        rng: Rng,
        round_number: int,
        copied: int,
        board: vec[i64],
        tower: vec[i64],
        spaces: vec[i64],
        queue: vec[i64],
        order: vec[i64],
        dice: vec[i64],
        tiles: vec[i64],
        gone: vec[i64],
        origin: vec[i64],
        picks: vec[i64],
    ) -> None:
        super().__init__(rng)
        self._game: LorenzoGame = game
        self.box: Box = box  # what is printed; all states of a game share it
        self.count: int = count
        self.edition: int = edition
        self.given_out: int = given_out  # how leaders were given out
        self.round: int = round_number
        self.copied: int = copied  # whom Lorenzo copies, or NO_LEADER
        self.board: vec[i64] = board
        self.tower: vec[i64] = tower
        self.spaces: vec[i64] = spaces  # bits of the members there: seat * 4 + member
        self.queue: vec[i64] = queue  # seats in the order of their first member in the palace, then -1
        self.order: vec[i64] = order
        self.dice: vec[i64] = dice
        self.tiles: vec[i64] = tiles
        self.gone: vec[i64] = gone  # bits of the cards of each type that left the game
        self.origin: vec[i64] = origin  # the seat a leader was first dealt to, or NOT_DEALT
        self.picks: vec[i64] = picks  # what each seat kept, turn by turn, or NO_LEADER

    @property
    def game(self) -> Game:
        return self._game

    @property
    def seats(self) -> int:
        return self.count

    def seat_word(self, seat: int) -> str:
        return SEATS[seat]

    def verb_number(self, option: int) -> int:
        return VERB_OF[option]

    def clone(self) -> LorenzoState:
        new = LorenzoState(
            self._game,
            self.box,
            self.count,
            self.edition,
            self.given_out,
            self.rng.clone(),
            self.round,
            self.copied,
            self.board[:],
            self.tower[:],
            self.spaces[:],
            self.queue[:],
            self.order[:],
            self.dice[:],
            self.tiles[:],
            self.gone[:],
            self.origin[:],
            self.picks[:],
        )
        new.copy_base(self)
        return new


def empty_table(game: LorenzoGame, count: int, edition: int, given_out: int, rng: Rng) -> LorenzoState:
    """A table with nothing on it: every card in its deck, every leader in the box, every member at home."""
    s = LorenzoState(
        game,
        game.box(),
        count,
        edition,
        given_out,
        rng,
        0,
        NO_LEADER,
        vec[i64]([0] * (count * WIDTH)),
        vec[i64]([NO_CARD] * FLOORS),
        vec[i64]([0] * SPACE_COUNT),
        vec[i64]([-1] * count),
        vec[i64](list(range(count))),
        vec[i64]([1, 1, 1]),
        vec[i64]([-1, -1, -1]),
        vec[i64]([0, 0, 0, 0]),
        vec[i64]([NOT_DEALT] * LEADER_COUNT),
        vec[i64]([NO_LEADER] * (count * HAND_SIZE)),
    )
    for seat in range(count):
        s.board[seat * WIDTH + HOME] = ALL_MEMBERS
        s.board[seat * WIDTH + RAISED] = NO_MEMBER
        s.board[seat * WIDTH + BONUS_TILE] = -1
    return s


# --- questions every rule asks ----------------------------------------------------------------------------------------


def bits(mask: int) -> list[int]:
    """The numbers whose bits are set, from the lowest."""
    found: list[int] = []
    left: i64 = mask
    number: i64 = 0
    while left:
        if left & 1:
            found.append(number)
        left >>= 1
        number += 1
    return found


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def cards_of(s: LorenzoState, seat: i64, kind: i64) -> i64:
    """How many cards of a type a seat has."""
    return count_bits(s.board[seat * WIDTH + OWNED + kind])


def abilities(s: LorenzoState, seat: i64) -> i64:
    """Bits of the leaders whose abilities a seat has: those it played, and the one its Lorenzo copies."""
    played: i64 = s.board[seat * WIDTH + PLAYED]
    if played & LORENZO_BIT and s.copied >= 0:
        return played | (1 << s.copied)
    return played
