"""S1-S8, A1-A2: the table before the first round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.common import EXCUSED, Common
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.rng import Dealt
from signoria.engine.step import Step
from signoria.games.lorenzo import events, refusals
from signoria.games.lorenzo.data.ids import COIN
from signoria.games.lorenzo.data.leaders import HAND_SIZE, LEADER_COUNT
from signoria.games.lorenzo.data.tiles import BASIC_TILE, BONUS_TILE_COUNT, TILES_OF_PERIOD
from signoria.games.lorenzo.edition import DRAFTED, EDITIONS
from signoria.games.lorenzo.rules.rounds import BeginRound
from signoria.games.lorenzo.state import BONUS_TILE, HAND, WIDTH, LorenzoState
from signoria.games.lorenzo.vocabulary import CHOOSE_TILE, DEALT_LEADER, DRAWN_SEAT, DRAWN_TILE, KEEP

TILE_VERBS: Final[tuple[int, ...]] = (CHOOSE_TILE,)
KEEP_VERBS: Final[tuple[int, ...]] = (KEEP,)
NO_VERBS: Final[tuple[int, ...]] = ()


def set_up(s: LorenzoState, fixed: int) -> None:
    """S3, S7, S8, A1, A2, Q35: tiles, turn order, goods; then what the advanced game chooses, then the first round."""
    draw_tiles(s, fixed)
    draw_order(s)
    for place in range(s.count):
        base: i64 = s.order[place] * WIDTH
        for good, amount in s.box.start_goods:
            s.board[base + good] = amount
        s.board[base + COIN] = s.box.start_coins[place]
    s.push(BeginRound(-1))
    edition = EDITIONS[s.edition]
    if edition.leaders:
        s.push(Deal(-1))
    for place in range(s.count):
        if edition.own_tiles:
            s.push(ChooseTile(s.order[place]))
        else:
            s.board[s.order[place] * WIDTH + BONUS_TILE] = BASIC_TILE


def draw_tiles(s: LorenzoState, fixed: int) -> None:
    """S3, Q51: an excommunication tile for each period, drawn unless a set is fixed beforehand (0: none is)."""
    for period in range(3):
        first = period * TILES_OF_PERIOD
        tiles = list(range(first, first + TILES_OF_PERIOD))
        tile = tiles[fixed - 1] if fixed else s.draw(DRAWN_TILE, tiles)
        s.tiles[period] = tile
        s.emit(events.TILE_DRAWN, (period + 1, tile))


def draw_order(s: LorenzoState) -> None:
    """S8: a random turn order."""
    left = list(range(s.count))
    for place in range(s.count):
        seat = s.draw(DRAWN_SEAT, left)
        left.remove(seat)
        s.order[place] = seat
        s.emit(events.ORDERED, (seat, place + 1))


class ChooseTile(Step[LorenzoState]):
    """A1: bonus tiles are chosen in reverse turn order."""

    name = "choose-tile"

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return TILE_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        return list(range(BONUS_TILE_COUNT))

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        if thing == BASIC_TILE:
            return refusals.TILE_BASIC
        for seat in range(s.count):
            if s.board[seat * WIDTH + BONUS_TILE] == thing:
                return refusals.TILE_TAKEN
        return ALLOWED

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        s.board[self.seat * WIDTH + BONUS_TILE] = thing
        s.emit(events.TILE_CHOSEN, (self.seat, thing))

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-choose-tile")


class Deal(Step[LorenzoState]):
    """A2, Q34: four leaders to each seat, to pass on or, where that is agreed, to keep."""

    name = "deal"

    def resolve(self, s: LorenzoState) -> None:
        left = list(range(LEADER_COUNT))
        rng = s.rng
        if isinstance(rng, Dealt):
            rng.announce([LEADER_COUNT - dealt for dealt in range(s.count * HAND_SIZE)])
        for seat in range(s.count):
            for turn in range(HAND_SIZE):
                leader = s.draw(DEALT_LEADER, left, seat)
                left.remove(leader)
                s.origin[leader] = seat
                s.emit_to(seat, events.LEADER_DEALT, (seat, leader))
                if s.given_out != DRAFTED:
                    keep(s, seat, turn, leader)
        if s.given_out == DRAFTED:
            for turn in range(HAND_SIZE - 1, -1, -1):
                s.push(Keep(tuple(range(s.count)), (), turn))


def keep(s: LorenzoState, seat: int, turn: int, leader: int) -> None:
    """A2: a leader goes to a seat's hand."""
    s.picks[seat * HAND_SIZE + turn] = leader
    s.board[seat * WIDTH + HAND] |= 1 << leader
    s.emit(events.LEADER_KEPT, (seat,))
    s.emit_to(seat, events.LEADER_KEPT_SECRETLY, (seat, leader))


def pile_of(s: LorenzoState, seat: int, turn: int) -> int:
    """A2, Q55: whose deal lies before a seat: piles go to the right, that is to the seat before."""
    return (seat + turn) % s.count


def pile(s: LorenzoState, seat: int, turn: int) -> list[int]:
    """A2: the leaders before a seat in a turn of the draft."""
    first = pile_of(s, seat, turn)
    kept = {s.picks[at] for at in range(s.count * HAND_SIZE)}
    return [leader for leader in range(LEADER_COUNT) if s.origin[leader] == first and leader not in kept]


class Keep(Common[LorenzoState]):
    """A2: everybody keeps one leader of those before them, at the same time, and passes the rest on."""

    name = "keep"
    fields = ("asked", "answers", "turn")

    def __init__(self, asked: tuple[int, ...], answers: tuple[int, ...], turn: int) -> None:
        super().__init__(asked, answers)
        self.turn: int = turn

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        # The last leader is nobody's choice, and nobody else may learn of it.
        return KEEP_VERBS if self.turn < HAND_SIZE - 1 else NO_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        return pile(s, self.seat, self.turn)

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        return ALLOWED if thing in pile(s, self.seat, self.turn) else refusals.NOT_BEFORE_YOU

    def answered(self, s: LorenzoState) -> None:
        for place, seat in enumerate(self.asked):
            answer = self.answers[place]
            keep(s, seat, self.turn, pile(s, seat, self.turn)[0] if answer == EXCUSED else answer - KEEP)

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-keep", {"turn": self.turn + 1})
