"""Section 2: the table before the first turn: cards, powers, the first step."""

from __future__ import annotations

from typing import Final

from signoria.engine.common import Common
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.games.imperializm import events, refusals
from signoria.games.imperializm.data.ids import ARMY, OTTOMAN_EMPIRE, OWN_FAITH, POWER_COUNT, RUSSIA, TERRITORY_CARDS
from signoria.games.imperializm.query import bits
from signoria.games.imperializm.rules.hands import draw_providence, refill_display, turn_goal
from signoria.games.imperializm.rules.levels import gain, gain_all
from signoria.games.imperializm.rules.turns import Turn
from signoria.games.imperializm.state import DEALT, FAITH, POWER, PURSE, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import DEALT_POWER, KEEP_POWER, RAISE

POWER_VERBS: Final[tuple[int, ...]] = (KEEP_POWER,)
RAISE_VERBS: Final[tuple[int, ...]] = (RAISE,)
OF_OWN_FAITH: Final[tuple[int, ...]] = (OTTOMAN_EMPIRE, RUSSIA)  # R5.6


def set_up(s: ImperializmState) -> None:
    """R2.1-R2.7, A42: ducats, territories, hands, achievements, powers to choose from."""
    for territory in range(TERRITORY_CARDS):
        if s.box.territory_starting[territory]:
            s.top |= 1 << territory
    refill_display(s)
    for seat in range(s.count):
        s.board[seat * WIDTH + PURSE] = s.box.start_ducats
        for _ in range(s.box.start_hand):
            draw_providence(s, seat)
    for place in range(len(s.goals)):
        goal = turn_goal(s)
        s.goals = s.goals[:place] + (goal,) + s.goals[place + 1 :]
    left = list(range(POWER_COUNT))
    for seat in range(s.count):
        for _ in range(s.box.powers_dealt):
            power = s.draw(DEALT_POWER, left, seat)
            left.remove(power)
            s.board[seat * WIDTH + DEALT] |= 1 << power
            s.emit_to(seat, events.POWER_DEALT, (seat, power))
    s.push(ChoosePower(tuple(range(s.count))))


def take_power(s: ImperializmState, seat: int, power: int) -> None:
    """R2.7: a power is revealed and its effects are marked."""
    base = seat * WIDTH
    s.board[base + POWER] = power
    s.board[base + DEALT] = 0
    if power in OF_OWN_FAITH:
        s.board[base + FAITH] = OWN_FAITH
    s.emit(events.POWER_REVEALED, (seat, power))
    gain_all(s, seat, s.box.power_gives[power])
    s.board[base + PURSE] += s.box.power_ducats[power]


class ChoosePower(Common[ImperializmState]):
    """R2.7, A49: everybody keeps one of two powers in secret; all are revealed together."""

    name = "choose-power"

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return POWER_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return bits(s.board[self.seat * WIDTH + DEALT])

    def forbidden(self, s: ImperializmState, verb: int, thing: int) -> int:
        return ALLOWED if s.board[self.seat * WIDTH + DEALT] >> thing & 1 else refusals.NOT_DEALT

    def answered(self, s: ImperializmState) -> None:
        for place in range(len(self.asked)):
            take_power(s, self.asked[place], self.answers[place] - KEEP_POWER)
        s.push(ChooseForce(self.asked))

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-choose-power")


def raise_force(s: ImperializmState, seat: int, force: int) -> None:
    """R2.8: army or fleet goes up."""
    gain(s, seat, ARMY + force, s.box.start_step)


class ChooseForce(Common[ImperializmState]):
    """R2.8, A45: everybody raises army or fleet, all at once."""

    name = "choose-force"

    def verbs(self, s: ImperializmState) -> tuple[int, ...]:
        return RAISE_VERBS

    def candidates(self, s: ImperializmState, verb: int) -> list[int]:
        return [0, 1]

    def answered(self, s: ImperializmState) -> None:
        first = self.asked[0]
        for place in range(len(self.asked)):
            seat = self.asked[place]
            raise_force(s, seat, self.answers[place] - RAISE)
            if start_number(s, seat) < start_number(s, first):
                first = seat
        s.push(Turn(first))  # R2.10

    def prompt(self, s: ImperializmState) -> Phrase:
        return Phrase("prompt-choose-force", {"steps": s.box.start_step})


def start_number(s: ImperializmState, seat: int) -> int:
    """R2.10: the start number of a seat's power."""
    power: int = s.board[seat * WIDTH + POWER]
    return s.box.power_start[power]
