"""Everything on a table of Imperializm: one vector with the players' boards, and a few numbers and tuples.

Sets of territories and achievements are bits of one number. Providence cards of one design are alike, so a hand or a
pile of them is one number as well, with two bits for how many there are of each design.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.games.imperializm.data.box import Box
from signoria.games.imperializm.data.ids import CATHOLIC, NO_ACTION, RELIGION_COPIES, SEATS
from signoria.games.imperializm.vocabulary import VERB_OF

if TYPE_CHECKING:
    from signoria.engine.game import Game
    from signoria.games.imperializm.game import ImperializmGame

# The columns of a seat's part of ``board``: the twelve levels in the order of their numbers, then these.
OWNED: Final = 12  # bits of territories, India and China among them
HAND: Final = 13  # designs, two bits each
MAPS: Final = 14  # bits of the territory cards in hand
PURSE: Final = 15  # ducats; the number of the measure, too
POWER: Final = 16  # or NONE before it is chosen
FAITH: Final = 17
AUTHORITY: Final = 18  # the design of the authority card that lies there, or NONE
ACTION: Final = 19  # where the marker of the last action stands, or NO_ACTION
GOALS: Final = 20  # bits of achievements
DEALT: Final = 21  # bits of the powers to choose from
QUIET: Final = 22  # asked no more to react this turn: 1
SPARED: Final = 23  # bits of designs that the seat never wants to cancel
KEPT: Final = 24  # bits of designs that the seat never wants to play as a reaction
WIDTH: Final = 25

NONE: Final = -1
NOBODY: Final = -1

# What ``war`` holds while one is fought and until the turn ends; empty otherwise.
ATTACKER: Final = 0
DEFENDER: Final = 1
KIND_OF_WAR: Final = 2
WAR_CARD: Final = 3
DEFENCE: Final = 4  # designs put down in defence, two bits each
ATTACK_STRENGTH: Final = 5  # both are 0 until the war is decided
DEFENCE_STRENGTH: Final = 6
WINNER: Final = 7  # or NOBODY until the war is decided
PEACE: Final = ()

# Bits of ``rulings``: the other readings that were agreed.
STRICT_ACHIEVEMENTS: Final = 1
COUNTER_REFORMATION_IS_CATHOLIC: Final = 2
WAR_CARD_NEEDS_MODIFIER: Final = 4
SETTLEMENT_RETURNS_CARD: Final = 8
SPECIAL_COLONIES_TAXED: Final = 16


class ImperializmState(State):
    """A position of Imperializm."""

    fields = (
        "count", "rulings", "turn_number", "active", "before", "claimed", "bloom", "developed", "settled", "ender",
        "left", "pile", "waste", "top", "mixed", "stage", "board", "display", "goals", "religions", "known", "war",
    )  # fmt: skip

    def __init__(
        self, game: ImperializmGame, box: Box, count: int, rulings: int, rng: Rng, board: vec[i64], known: vec[i64]
    ) -> None:
        super().__init__(rng)
        self._game: ImperializmGame = game
        self.box: Box = box
        self.count: int = count
        self.rulings: int = rulings
        self.board: vec[i64] = board
        self.known: vec[i64] = known  # by viewer and owner: designs and territories known to be in that hand
        self.turn_number: int = 0
        self.active: int = NOBODY  # whose turn it is
        self.before: int = NO_ACTION  # the action of that seat's last turn
        self.claimed: int = 0  # 1: an achievement was taken this turn
        self.bloom: int = 0  # 1: the prestige marker of that seat is on the bloom field
        self.developed: int = 0  # 1: that seat chose Development this turn
        self.settled: int = 0  # 1: a war of this turn ended in a settlement
        self.ender: int = NOBODY  # who reached the end field first
        self.left: int = 0  # turns that are left then
        self.pile: int = 0  # the providence discard pile, two bits a design
        self.waste: int = 0  # the territory discard pile
        self.top: int = 0  # territories that lie above the others in their deck: starting ones never drawn
        self.mixed: int = 0  # 1: the territory deck was shuffled anew
        self.stage: int = 0  # cards played and not yet carried out, two bits a design
        self.display: tuple[int, ...] = ()  # face-up territories, NONE for a gap
        self.goals: tuple[int, ...] = ()  # available achievements, the open top of the stack last; NONE for a gap
        self.religions: tuple[int, ...] = (RELIGION_COPIES,) * 3  # cards left
        self.war: tuple[int, ...] = PEACE

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

    def clone(self) -> ImperializmState:
        new = ImperializmState(
            self._game, self.box, self.count, self.rulings, self.rng.clone(), self.board[:], self.known[:]
        )
        new.copy_base(self)
        new.turn_number = self.turn_number
        new.active = self.active
        new.before = self.before
        new.claimed = self.claimed
        new.bloom = self.bloom
        new.developed = self.developed
        new.settled = self.settled
        new.ender = self.ender
        new.left = self.left
        new.pile = self.pile
        new.waste = self.waste
        new.top = self.top
        new.mixed = self.mixed
        new.stage = self.stage
        new.display = self.display
        new.goals = self.goals
        new.religions = self.religions
        new.war = self.war
        return new

    def watch(self) -> None:
        if self.rulings & STRICT_ACHIEVEMENTS and not self.claimed and self.active >= 0:
            self._game.watch(self)


def empty_table(game: ImperializmGame, box: Box, count: int, rulings: int, rng: Rng) -> ImperializmState:
    """R2.9: a table with nothing on it: every card in its deck, nobody with a power."""
    board, known = vec[i64]([0] * (count * WIDTH)), vec[i64]([0] * (count * count * 2))
    s = ImperializmState(game, box, count, rulings, rng, board, known)
    for seat in range(count):
        s.board[seat * WIDTH + POWER] = NONE
        s.board[seat * WIDTH + FAITH] = CATHOLIC
        s.board[seat * WIDTH + AUTHORITY] = NONE
        s.board[seat * WIDTH + ACTION] = NO_ACTION
    s.display = (NONE,) * box.open_territories[count]
    s.goals = (NONE,) * box.open_achievements[count]
    return s
