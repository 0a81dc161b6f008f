"""``Planner``: compares whole turns, not single decisions.

It grows lines for its turn on a few samples of what it cannot know. Then the best of them compete by sequential
halving: each is played on fresh samples, the others reply quickly up to its next turn, and the weaker half drops out.
What is left of the best line is followed for the rest of the turn, as long as nothing new was learned. Then lines are
grown anew, and what is left of the others that began alike competes with them. A line that surely wins ends the search.

Two that each take back what the other did could go on for ever, where the rules set no end. So a planner remembers what
it chose where, and what it has chosen twice at the same sight it leaves for the next best.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from signoria.bots.bot import Bot, Kept, Sight
from signoria.bots.lines import Growth, Line, worth
from signoria.bots.reply import Meter, reply
from signoria.engine.game import Game
from signoria.engine.rng import Rng
from signoria.engine.state import State

LONGEST: Final = 120  # decisions from a choice to the seat's next turn that are followed at most
PROOFS: Final = 6  # samples in which a victory must be sure
TRIES: Final = 6  # lines for which that is tried
AT_ONCE: Final = (
    0.4  # of a judgement: the end of the turn, where quick replies may overlook what a rival can do at once
)
GROWING: Final = 0.5  # of the budget goes into growing lines
SURVIVORS: Final = 4  # lines beside the best one that are kept for the rest of the turn
REMEMBERED: Final = 64  # choices of the past
ENOUGH: Final = 2  # times that it chooses the same at the same sight


class Contender:
    """A line in the contest."""

    def __init__(self, options: tuple[int, ...], value: float) -> None:
        self.options = options
        self.value = value  # where it was grown
        self.total: float = 0.0
        self.squares: float = 0.0
        self.trials: int = 0

    def add(self, value: float) -> None:
        """What it was worth in one sample more."""
        self.total += value
        self.squares += value * value
        self.trials += 1

    def mean(self) -> float:
        """What it was worth on average."""
        return self.total / self.trials if self.trials else self.value


class Proof:
    """Whether a line wins whatever is hidden, as far as some samples tell; only the first lines are tried."""

    def __init__(self, planner: Planner, sight: Sight, rng: Rng, meter: Meter) -> None:
        self.planner = planner
        self.sight = sight
        self.rng = rng
        self.meter = meter
        self.tries: int = 0

    def holds(self, line: Line) -> bool:
        """Whether it is proven."""
        self.tries += 1
        if self.tries > TRIES:
            return False
        for _ in range(PROOFS):
            world = self.sight.sample(self.rng)
            if self.planner.played(self.meter, world, self.sight.seat, line.options, self.rng, 1) < 1.0:
                return False
        return True


def by_mean(contender: Contender) -> float:
    """For sorting: the best first."""
    return -contender.mean()


class Planner(Bot):
    """Searches whole turns. ``budget`` counts expansions; ``seconds`` is how long people wait for it at a table."""

    def __init__(
        self,
        name: str,
        budget: int,
        seconds: float = 0.0,
        lines: int = 16,
        breadth: int = 8,
        quick: int = 16,
        worlds: int = 1,
        horizon: int = 2,
        character: str = "",
        slips: int = 0,
    ) -> None:
        self.name = name
        self.budget = budget
        self.lines = lines  # that compete
        self.breadth = breadth
        self.quick = quick
        self.worlds = worlds  # samples in which lines are grown
        self.horizon = horizon  # turns of its own until a line is judged
        self.seconds = seconds
        self.character = character  # what it likes more than it deserves
        self.slips = slips  # times in 100 that it does not compare its lines, but takes any of them

    def plays(self, game: Game) -> bool:
        """Whether it can play this game; a character plays where the game knows what it likes."""
        return self.character == "" or self.character in game.characters

    def choose(self, sight: Sight, rng: Rng) -> int:
        """The first choice of the best line."""
        return self.contest(sight, rng, Meter(self.budget, 0.0))[0].options[0]

    def go_on(self, sight: Sight, rng: Rng, kept: Kept, timed: bool = False) -> tuple[int, Kept]:
        """The next choice of the line that is followed, while nothing new was learned; else of the best new one."""
        here = seen(sight.view())
        if kept.line and kept.line[0][1] in sight.options and kept.line[0][0] == here:
            option = kept.line[0][1]
            return option, Kept(kept.line[1:], kept.past, kept.turn, after(option, kept.others))
        others = [line for line in kept.others if kept.turn == sight.turn and line[0] in sight.options]
        ranked = self.contest(sight, rng, Meter(self.budget, self.seconds if timed else 0.0), others)
        best = not_worn(ranked, [option for mark, option in kept.past if mark == here])
        option = best.options[0]
        past = (*kept.past, (here, option))[-REMEMBERED:]
        survivors = after(option, [contender.options for contender in ranked if contender is not best])
        return option, Kept(rest_of(sight, best.options, rng), past, sight.turn, survivors[:SURVIVORS])

    def contest(self, sight: Sight, rng: Rng, meter: Meter, others: Sequence[tuple[int, ...]] = ()) -> list[Contender]:
        """The lines that were compared, the best first; some others beside those that are grown."""
        seat = sight.seat
        contenders = self.grown(sight, rng, meter, others)
        if len(contenders) == 1:
            return contenders
        if self.slips > 0 and rng.below(100) < self.slips:
            return [contenders[rng.below(len(contenders))]]
        rounds = 0
        while 1 << rounds < len(contenders):
            rounds += 1
        racing = contenders
        dropped: list[Contender] = []
        for number in range(rounds):
            limit = meter.left - meter.left // (rounds - number)
            while True:
                world = sight.sample(rng)
                luck = rng.fork()
                for contender in racing:
                    contender.add(self.played(meter, world, seat, contender.options, luck.clone(), self.horizon))
                if meter.left <= limit or meter.left <= 0:
                    break
            racing = sorted(racing, key=by_mean)
            dropped = racing[(len(racing) + 1) // 2 :] + dropped
            racing = racing[: (len(racing) + 1) // 2]
            if meter.left <= 0:
                break
        return racing + dropped

    def grown(self, sight: Sight, rng: Rng, meter: Meter, others: Sequence[tuple[int, ...]]) -> list[Contender]:
        """The lines that are worth comparing: the best of each first choice, the best of all, and some others.

        One that surely wins stands alone.
        """
        budget = int(GROWING * float(self.budget)) // self.worlds
        proof = Proof(self, sight, rng, meter)
        found: list[Line] = []
        for _ in range(self.worlds):
            sample = sight.sample(rng)
            growth = Growth(meter, sample.game, sight.seat, self.breadth, self.quick, rng, self.character, proof.holds)
            found += growth.grow(sample, budget)
            if growth.last is not None:
                return [Contender(growth.last.options, 1.0)]
            if meter.left <= 0:
                break
        found.sort(key=lambda line: -line.value)
        chosen: list[Contender] = []
        known: set[tuple[int, ...]] = set()
        firsts: set[int] = set()
        for pass_number in range(2):
            for line in found:
                if (len(chosen) >= (self.lines + 1) // 2 and pass_number == 0) or len(chosen) >= self.lines:
                    break
                if line.options in known or (pass_number == 0 and line.options[0] in firsts):
                    continue
                known.add(line.options)
                firsts.add(line.options[0])
                chosen.append(Contender(line.options, line.value))
        return chosen + [Contender(options, 0.0) for options in others if options not in known]

    def played(self, meter: Meter, world: State, seat: int, line: tuple[int, ...], rng: Rng, horizon: int) -> float:
        """What a line is worth to a seat: when its turn is over, and some turns later, after quick replies of all."""
        game = world.game
        turn = world.turns
        state = world.clone()
        at = 0
        own = 0
        now = turn
        early = -1.0
        for _ in range(LONGEST):
            if state.ended:
                break
            if state.turns != now:
                if now == turn:
                    early = worth(game, state, seat, self.character)
                now = state.turns
                if state.mover == seat:
                    own += 1
                    if own == horizon:
                        break
            if at < len(line) and state.turns == turn and state.decider() == seat:
                option = line[at]
                at += 1
                if option in state.options():
                    state.choose(option)
                    meter.count()
                    continue
                at = len(line)
            state = reply(meter, game, state, self.quick, rng)
        late = worth(game, state, seat, self.character)
        return late if early < 0.0 or state.ended else AT_ONCE * early + (1.0 - AT_ONCE) * late


def seen(view: dict[str, object]) -> str:
    """A fingerprint of what a seat sees."""
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=8).hexdigest()


def after(option: int, lines: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """What is left of those lines that begin with a choice."""
    return tuple([line[1:] for line in lines if line[0] == option and len(line) > 1])


def not_worn(ranked: list[Contender], chosen: list[int]) -> Contender:
    """The best line whose first choice was not made too often at this sight; the best of all if there is no other."""
    for contender in ranked:
        if chosen.count(contender.options[0]) < ENOUGH:
            return contender
    return ranked[0]


def rest_of(sight: Sight, line: tuple[int, ...], rng: Rng) -> tuple[tuple[str, int], ...]:
    """The choices of a line after the first, each with what the seat sees if it learns nothing new until then."""
    sample = sight.sample(rng)
    game = sample.game
    turn = sample.turns
    kept: list[tuple[str, int]] = []
    for at in range(len(line) - 1):
        sample.choose(line[at])
        if sample.ended or sample.turns != turn or sample.decider() != sight.seat:
            break
        if line[at + 1] not in sample.options():
            break
        kept.append((seen(game.view(sample, sight.seat)), line[at + 1]))
    return tuple(kept)
