"""Lines: what a seat could do with the whole of a turn, found by a beam over chains of decisions.

A compound move is a chain of small decisions, and a position in the middle of one says little. So open chains compete
only with each other, and only the positions at their ends are compared with those of other moves. A chain is over when
the question it began with is asked again, when the agenda is shorter than where it began, and at the end of the turn.
When others are asked meanwhile, they answer at once by a quick reply.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.bots.reply import Meter, few, reply
from signoria.engine.game import Game
from signoria.engine.odds import leaned
from signoria.engine.rng import Rng
from signoria.engine.state import State

REACH: Final = 16  # links of a chain that are followed at most
STAGES: Final = 8  # chains of a turn that are followed at most
MOST: Final = 60  # options looked at for each link
STAGE_SHARE: Final = 0.55  # of what is left for growing, for each chain of a turn
NODES: Final = 6  # positions between two chains that share what a stage may spend
LINK_SHARE: Final = 0.5  # of what is left for a chain, for each of its links
ASKED: Final = 40  # answers of others that are waited for within a turn


def worth(game: Game, state: State, seat: int, character: str) -> float:
    """What a seat expects of a position; a character likes some positions more than they deserve."""
    value = game.values(state)[seat]
    if character == "" or state.ended:
        return value
    return leaned(value, game.leaning(state, seat, character))


class Line:
    """Some choices of one seat, where they lead in one sample, and what that is worth to it."""

    def __init__(self, options: tuple[int, ...], state: State, value: float) -> None:
        self.options = options
        self.state = state
        self.value = value


def never(line: Line) -> bool:
    """No line that wins is enough: all are wanted."""
    return False


def always(line: Line) -> bool:
    """Any line that wins is enough."""
    return True


class Growth:
    """The lines of a seat from one sample."""

    def __init__(
        self,
        meter: Meter,
        game: Game,
        seat: int,
        breadth: int,
        quick: int,
        rng: Rng,
        character: str = "",
        enough: Callable[[Line], bool] = never,
    ) -> None:
        self.meter = meter
        self.game = game
        self.seat = seat
        self.breadth = breadth  # open chains that are followed at least
        self.quick = quick  # options looked at for a quick reply
        self.rng = rng
        self.character = character
        self.enough = enough  # asked about each line that wins, as soon as it is found; after it none is looked for
        self.last: Line | None = None  # the one that was enough
        self.turn: int = 0

    def grow(self, sample: State, budget: int) -> list[Line]:
        """The lines that a number of expansions finds, the best first; what ends a turn or the game ends a line.

        If one of them is enough, it stands alone.
        """
        self.turn = sample.turns
        floor = self.meter.left - budget
        nodes = [Line((), sample, 0.0)]
        done: list[Line] = []
        for _ in range(STAGES):
            share = int(STAGE_SHARE * float(max(self.meter.left - floor, 0)))
            stage = self.meter.left - share
            found: list[Line] = []
            for at in range(len(nodes)):
                if at > 0 and self.meter.left <= stage:
                    done += nodes[at:]
                    break
                found += self.chains(nodes[at], share // min(len(nodes), NODES))
                if self.last is not None:
                    return [self.last]
            nodes = []
            for line in found:
                if self.over(line.state):
                    done.append(line)
                else:
                    nodes.append(line)
            if not nodes:
                break
            nodes = distinct(nodes, len(nodes))
            if self.meter.left <= floor:
                break
        return distinct(done + nodes, len(done) + len(nodes))

    def over(self, state: State) -> bool:
        """Whether the turn in which the seat decides is over."""
        return state.ended != 0 or state.turns != self.turn

    def chains(self, node: Line, budget: int) -> list[Line]:
        """The ends of the best chains that begin at a position; the first links get most of what may be spent."""
        depth = len(node.state.agenda)
        name = node.state.agenda[-1].name
        heads = [node]
        ends: list[Line] = []
        floor = self.meter.left - budget
        for _ in range(REACH):
            nexts: list[Line] = []
            link = self.meter.left - int(LINK_SHARE * float(max(self.meter.left - floor, 0)))
            for at in range(len(heads)):
                if at >= self.breadth and self.meter.left <= link:
                    break
                head = heads[at]
                for option in few(head.state.options(), MOST, self.rng):
                    state = self.after(head.state, option)
                    value = worth(self.game, state, self.seat, self.character)
                    line = Line(head.options + (option,), state, value)
                    if state.ended and value >= 1.0 and self.enough(line):
                        self.last = line
                        return [line]
                    height = len(state.agenda)
                    if self.over(state) or height < depth or (height == depth and state.agenda[-1].name == name):
                        ends.append(line)
                    else:
                        nexts.append(line)
            if not nexts:
                break
            # Open chains often look alike: which of them are followed must not depend on the order of the options.
            heads = distinct(shuffled(nexts, self.rng), len(nexts))
            if self.meter.left <= 0:
                break
        else:
            ends += heads[: self.breadth]
        return ends if ends else heads[: self.breadth]

    def after(self, state: State, option: int) -> State:
        """The next position in which the seat decides, or in which its turn is over."""
        after = state.clone()
        after.choose(option)
        self.meter.count()
        for _ in range(ASKED):
            if self.over(after) or after.decider() == self.seat:
                break
            after = reply(self.meter, self.game, after, self.quick, self.rng)
        return after


def shuffled(lines: list[Line], rng: Rng) -> list[Line]:
    """The same lines in any order."""
    left = list(lines)
    for place in range(len(left) - 1):
        other = place + rng.below(len(left) - place)
        left[place], left[other] = left[other], left[place]
    return left


def worth_of(line: Line) -> float:
    """For sorting: the best first."""
    return -line.value


def distinct(lines: list[Line], most: int) -> list[Line]:
    """The best lines; of those that lead to the same by another order of choices only one."""
    lines = sorted(lines, key=worth_of)
    kept: list[Line] = []
    for line in lines:
        if len(kept) == most:
            break
        twin = False
        for other in reversed(kept):
            if other.value != line.value:
                break
            if len(other.options) == len(line.options) and sorted(other.options) == sorted(line.options):
                twin = True
                break
        if not twin:
            kept.append(line)
    return kept
