"""C3-C4 and every gain: goods come from one source at a time, and a privilege is chosen from at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.lorenzo import events, refusals
from signoria.games.lorenzo.data.board import MOST_FAITH
from signoria.games.lorenzo.data.ids import FAITH, PRIVILEGE, RESOURCES, Goods
from signoria.games.lorenzo.data.tiles import FEWER
from signoria.games.lorenzo.state import PENALTY, WIDTH, LorenzoState
from signoria.games.lorenzo.vocabulary import CLAIM

CLAIM_VERBS: Final[tuple[int, ...]] = (CLAIM,)


def amount_gained(s: LorenzoState, seat: i64, good: int, amount: i64) -> i64:
    """X1-X4: one fewer from each source while the tile against that good is in force, never below nothing."""
    if amount > 0 and good < PRIVILEGE and s.board[seat * WIDTH + PENALTY] & FEWER[good]:
        return max(amount - s.box.fewer[good], 0)
    return amount


def gain(s: LorenzoState, seat: int, goods: Goods, doubled: bool = False) -> None:
    """Give a seat the goods of one source; ``doubled`` where L18 counts resources twice. Privileges are asked for.

    Also Q15, Q16, Q28, Q37, Q38.
    """
    board = s.board
    base: i64 = seat * WIDTH
    penalty: i64 = board[base + PENALTY]
    for good, printed in goods:
        if good == PRIVILEGE:
            s.push(Privileges(seat, printed, 0))
            continue
        amount: i64 = printed
        if doubled and good < RESOURCES:
            amount *= 2
        if penalty & FEWER[good]:
            amount -= s.box.fewer[good]
        if good == FAITH and amount > MOST_FAITH - board[base + FAITH]:
            amount = MOST_FAITH - board[base + FAITH]  # the track ends there, and nobody is told of more
        if amount <= 0:
            continue
        board[base + good] += amount
        s.emit(events.GAINED, (seat, amount, good))


def spend(s: LorenzoState, seat: int, good: int, amount: int) -> None:
    """Take goods from a seat that has them."""
    if amount > 0:
        s.board[seat * WIDTH + good] -= amount
        s.emit(events.PAID, (seat, amount, good))


class Privileges(Step[LorenzoState]):
    """C3, Q14: the seat has some council privileges to choose; C4: all of one source must differ."""

    name = "privileges"
    fields = ("seat", "left", "taken")

    def __init__(self, seat: int, left: int, taken: int) -> None:
        super().__init__(seat)
        self.left: int = left
        self.taken: int = taken  # bits

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return CLAIM_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        return [0, 1, 2, 3, 4]

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        """C4: not the same choice twice."""
        return refusals.PRIVILEGE_TWICE if self.taken >> thing & 1 else ALLOWED

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        if self.left > 1:
            s.push(Privileges(self.seat, self.left - 1, self.taken | 1 << thing))
        s.emit(events.CLAIMED, (self.seat, thing))
        gain(s, self.seat, s.box.privilege_goods[thing])

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-privileges", {"left": self.left, "claimed": self.taken.bit_count()})
