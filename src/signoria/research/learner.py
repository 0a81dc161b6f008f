"""A baseline that learns: a small network, trained by self-play for as long as one gives it. Copy from it.

First it learns from some games of another bot: which options were taken (policy) and what the games came to (value).
Then it plays against itself. At each choice it looks one choice ahead, weighs what the policy says and what the value
says of every option, and draws its choice from these odds. The policy then learns the odds, the value learns what the
games came to, blended with what was expected on the way (TD(λ)). A round is some games and some steps of training.

The same seed and number of rounds give the same network on the same machine.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

from signoria.research.extra import needs

needs("learn", "jax", "numpy", "optax")

import jax  # noqa: E402  (after the check, whose sentence is clearer than that of a failed import)
import jax.numpy as jnp  # noqa: E402
import msgspec  # noqa: E402
import numpy as np  # noqa: E402
import optax  # noqa: E402

from signoria.arena.match import Plan, Unfinished, Witness, play  # noqa: E402
from signoria.bots import Sight  # noqa: E402
from signoria.engine.observation import returns  # noqa: E402
from signoria.engine.problem import Problem  # noqa: E402
from signoria.engine.rng import Rng, seeded  # noqa: E402
from signoria.engine.state import State  # noqa: E402
from signoria.research import net  # noqa: E402
from signoria.research.learned import Look, weighed  # noqa: E402
from signoria.research.table import Table  # noqa: E402

LEGAL: Final = 40  # options of a row that the policy learns from; a row with more teaches the value alone
BATCH: Final = 256
RATE: Final = 1e-3
AVERAGE: Final = 0.995  # the weights one plays with follow those that learn this slowly: they are less restless
FADING: Final = 0.97  # λ: how much of what came later counts, beside what was expected
CURIOSITY: Final = 0.03  # how often a choice is made at random
POLICY: Final = 0.5  # what the loss of the policy weighs beside that of the value
LONGEST: Final = 3_000  # decisions of a game against itself


class Setting(msgspec.Struct, frozen=True):
    """What is trained, and how much of everything a round has."""

    table: Table
    seed: str = "baseline"
    teacher: str = "greedy"
    warm: int = 300  # games of the teacher
    passes: int = 4  # times that their positions are gone through
    games: int = 32  # of a round, all at once
    reuse: float = 2.0  # times that a position of self-play is learned from, on average
    memory: int = 40_000  # positions


class Progress(msgspec.Struct, frozen=True):
    """What a round came to."""

    round: int
    games: int  # against itself, so far
    positions: int  # so far, those of the teacher among them
    policy_loss: float
    value_loss: float
    seconds: float  # of training
    processor: float  # seconds of the processor in them, all threads together


class Memory:
    """The latest positions, as arrays that are written round and round."""

    def __init__(self, size: int, entries: int, seats: int) -> None:
        self.rows = np.zeros((size, entries), np.uint8)
        self.legal = np.zeros((size, LEGAL), np.int32)
        self.odds = np.zeros((size, LEGAL), np.float32)  # none where the policy has nothing to learn
        self.values = np.zeros((size, seats), np.float32)
        self.size = size
        self.written = 0

    def add(self, row: Any, legal: list[int], odds: Any, value: Any) -> None:
        """One more position; where it has no options, or too many, the value alone learns from it."""
        at = self.written % self.size
        self.rows[at] = row
        self.legal[at] = 0
        self.odds[at] = 0.0
        if 0 < len(legal) <= LEGAL:
            self.legal[at, : len(legal)] = legal
            self.legal[at, len(legal) :] = -1
            self.odds[at, : len(legal)] = odds
        self.values[at] = value
        self.written += 1

    def some(self, draw: np.random.Generator) -> tuple[Any, ...]:
        """A batch at random."""
        at = draw.integers(min(self.written, self.size), size=BATCH)
        return self.rows[at], self.legal[at], self.odds[at], self.values[at]


class Noted(msgspec.Struct):
    """A position of a game that goes on: what a seat saw, what it should do there, and what it expected."""

    seat: int
    row: Any
    legal: list[int]
    odds: Any
    expected: Any


class Lesson(Witness):
    """Notes what a teacher sees and takes, and what it comes to."""

    listens = False

    def __init__(self) -> None:
        self.noted: list[Noted] = []

    def chosen(self, state: State, seat: int, option: int) -> None:
        """A choice, and the position after it as the same seat sees it."""
        legal = sorted(state.options_for(seat))
        row = np.frombuffer(state.game.observe(state, seat), np.uint8)
        self.noted.append(Noted(seat, row, legal, [float(other == option) for other in legal], None))
        after = state.clone()
        after.choose_for(seat, option)
        self.noted.append(Noted(seat, np.frombuffer(state.game.observe(after, seat), np.uint8), [], None, None))


def loss(weights: Any, scale: Any, batch: Any) -> tuple[Any, Any]:
    """How far the network is from what it should say: of the options, and of what the games come to."""
    rows, legal, odds, values = batch
    wide = jax.nn.relu((rows.astype(jnp.float32) * scale) @ weights["w1"] + weights["b1"])
    narrow = jax.nn.relu(wide @ weights["w2"] + weights["b2"])
    logits = narrow @ weights["policy_w"] + weights["policy_b"]
    offered = jnp.where(legal >= 0, jnp.take_along_axis(logits, jnp.maximum(legal, 0), axis=1), -1e9)
    policy = -(odds * jax.nn.log_softmax(offered)).sum() / jnp.maximum(odds.sum(), 1.0)
    said = jnp.tanh(narrow @ weights["value_w"] + weights["value_b"])
    value = jnp.square(said - values).mean()
    return POLICY * policy + value, (policy, value)


class Learner:
    """A network in training."""

    def __init__(self, setting: Setting) -> None:
        setting.table.check()
        self.setting = setting
        self.table = setting.table
        self.game = setting.table.rules()
        self.start = setting.table.starter()
        self.luck: Rng = seeded(f"{setting.seed}/luck")
        self.draw = np.random.default_rng(self.luck.below(1 << 31))
        self.memory = Memory(setting.memory, self.game.layout.size, self.table.seats)
        self.weights: Any = net.fresh(self.game, self.table.seats, self.luck.below(1 << 31))
        self.average: Any = dict(self.weights)
        self.rounds = 0
        self.games = 0
        self.losses = (0.0, 0.0)
        optimiser = optax.adam(RATE)
        scale = net.scale(self.game)
        self.state: Any = optimiser.init(self.weights)

        def step(weights: Any, average: Any, state: Any, batch: Any) -> tuple[Any, Any, Any, Any]:
            (_, losses), slope = jax.value_and_grad(loss, has_aux=True)(weights, scale, batch)
            change, state = optimiser.update(slope, state)
            weights = optax.apply_updates(weights, change)
            average = jax.tree.map(lambda old, new: AVERAGE * old + (1.0 - AVERAGE) * new, average, weights)
            return weights, average, state, losses

        self.step: Any = jax.jit(step)

    def origin(self) -> net.Origin:
        """What there is to say of the network."""
        table, setting = self.table, self.setting
        layout = net.fingerprint(self.game)
        told = (setting.seed, setting.teacher, setting.warm, self.rounds, self.games)
        return net.Origin(table.game, table.edition, table.seats, layout, *told)

    def arrays(self) -> net.Weights:
        """The weights one plays with."""
        return {name: np.asarray(value) for name, value in self.average.items()}

    def train(self, minutes: float, rounds: int) -> Iterator[Progress]:
        """Learn from the teacher, then round after round, until the time is up or as many are done."""
        spent = worked = 0.0
        while True:
            began, before = time.monotonic(), time.process_time()  # what others do between two rounds is no training
            if not self.memory.written:
                self.warm_up(began + 60.0 * minutes)
            elif self.rounds < rounds and spent < 60.0 * minutes:
                self.round()
            else:
                return
            spent += time.monotonic() - began
            worked += time.process_time() - before
            yield Progress(self.rounds, self.games, self.memory.written, *self.losses, spent, worked)

    def round(self) -> None:
        """Some games against itself, and what is to be learned from them."""
        before = self.memory.written
        self.play()
        self.learn(int(self.setting.reuse * (self.memory.written - before) / BATCH) + 1)
        self.rounds += 1

    def learn(self, steps: int) -> None:
        """So many steps of training on what is in memory."""
        found = []
        for _ in range(steps):
            batch = self.memory.some(self.draw)
            self.weights, self.average, self.state, losses = self.step(self.weights, self.average, self.state, batch)
            found.append(losses)
        if found:
            self.losses = (
                float(np.mean([policy for policy, _ in found])),
                float(np.mean([value for _, value in found])),
            )

    def warm_up(self, until: float) -> None:
        """Learn what the teacher does and what comes of it: one game at least, and less when time is short."""
        table, setting = self.table, self.setting
        seed = f"{setting.seed}/teacher"
        plan = Plan(table.game, table.edition, table.seats, setting.warm, seed, (setting.teacher,), table.options)
        for number in range(max(1, setting.warm)):
            lesson = Lesson()
            played = play(plan, self.game, number, lesson)
            if isinstance(played, Unfinished):
                raise Problem("dataset-endless", number=number + 1, choices=played.choices)
            self.remember(lesson.noted, returns(table.seats, played.winners), 1.0)
            if time.monotonic() > until:
                break
        self.learn(setting.passes * min(self.memory.written, self.memory.size) // BATCH)
        self.average = self.weights

    def play(self) -> None:
        """Some games against itself, side by side, so that the network judges many positions at once."""
        judge = net.Net(self.game, self.arrays())
        seats = self.table.seats
        running = [self.start(self.luck.fork()) for _ in range(self.setting.games)]
        noted: list[list[Noted]] = [[] for _ in running]
        left = list(range(len(running)))
        for _ in range(LONGEST):
            looks: list[tuple[int, int, list[int], Look]] = []
            for number in left:
                sight = Sight(running[number])
                options = list(sight.options)
                looks.append(
                    (number, sight.seat, options, Look(sight.sample(self.luck), sight.seat, options, self.luck))
                )
            hidden = judge.hidden(np.concatenate([look.rows() for *_, look in looks]))
            values = judge.values(hidden)
            at = 0
            for number, seat, options, look in looks:
                size = len(options) + 1
                self.move(
                    judge, running[number], noted[number], seat, options, look, hidden[at], values[at : at + size]
                )
                at += size
                if running[number].ended:
                    self.remember(noted[number], self.game.returns(running[number]), FADING)
                    self.games += 1
            left = [number for number in left if not running[number].ended]
            if not left:
                return
        for number in left:  # without an end: nobody has won it
            self.remember(noted[number], [0.0] * seats, FADING)
            self.games += 1

    def move(
        self,
        judge: net.Net,
        state: State,
        noted: list[Noted],
        seat: int,
        options: list[int],
        look: Look,
        hidden: Any,
        values: Any,
    ) -> None:
        """One choice, drawn from the odds; and what is to be learned from it."""
        values = values.copy()
        for place, came_to in look.ends:
            values[place + 1] = came_to
        odds = weighed(judge.leanings(hidden, options), values[1:, 0])
        odds = np.exp(odds - odds.max())
        odds /= odds.sum()
        if self.draw.random() < CURIOSITY:
            place = int(self.draw.integers(len(options)))
        else:
            place = min(int(np.searchsorted(np.cumsum(odds), self.draw.random())), len(options) - 1)
        seen = np.frombuffer(look.seen[0], np.uint8)
        noted.append(Noted(seat, seen, options, odds, odds @ values[1:]))
        noted.append(Noted(seat, np.frombuffer(look.seen[place + 1], np.uint8), [], None, values[place + 1]))
        state.choose_for(seat, options[place])

    def remember(self, noted: list[Noted], came_to: list[float], fading: float) -> None:
        """Enter a game: each position with what came of it, blended with what was expected on the way there."""
        blended = {seat: np.array(came_to[seat:] + came_to[:seat], np.float32) for seat in range(self.table.seats)}
        for one in reversed(noted):
            value = blended[one.seat]
            self.memory.add(one.row, one.legal, one.odds, value)
            if fading < 1.0:
                blended[one.seat] = fading * value + (1.0 - fading) * one.expected
