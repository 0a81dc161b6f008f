"""Perils: whether a rival can end the game in their favour within their next turn, as far as a seat can know.

It draws samples of what the seat cannot see. In each, everybody chooses at random until the turn of the rival begins.
Then it searches the lines of that one turn (``bots/lines.py``). It tells a line that wins in most of the samples. Such
a line needs nothing that the seat cannot know, and nothing that only happened in one sample.
"""

from __future__ import annotations

from typing import Final

import msgspec

from signoria.bots.hint import Link
from signoria.bots.lines import Growth, always
from signoria.bots.reply import Meter
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.threat import Threat

SAMPLES: Final = 6
MOST_OF_THEM: Final = 0.5  # of the samples in which a line must win before it is told
BUDGET: Final = 400  # expansions for the lines of one turn
LONGEST: Final = 60  # choices until the turn of a rival begins that are followed at most
BREADTH: Final = 4
QUICK: Final = 4


class Peril(msgspec.Struct, frozen=True):
    """A line with which a rival wins, and in how many of the samples it does."""

    seat: int
    line: tuple[Link, ...]
    wins: int
    samples: int

    @property
    def sure(self) -> bool:
        """Whether it wins in every sample."""
        return self.wins == self.samples


def perils(state: State, viewer: int, rng: Rng) -> tuple[Peril, ...]:
    """For each rival the line of its next turn that wins in most samples, if there is one; none where no turn can."""
    return searched(state, viewer, rng) if state.game.sudden else ()


def searched(state: State, viewer: int, rng: Rng, samples: int = SAMPLES, budget: int = BUDGET) -> tuple[Peril, ...]:
    """The same in any game."""
    rivals = [rival for rival in range(state.seats) if rival != viewer and not state.ended]
    found = [peril(state, viewer, rival, rng.fork(), samples, budget) for rival in rivals]
    return tuple([one for one in found if one is not None])


def peril(state: State, viewer: int, rival: int, rng: Rng, samples: int, budget: int) -> Peril | None:
    """The line of one rival."""
    game = state.game
    begun = [at_turn(state, viewer, rival, rng) for _ in range(samples)]
    worlds = [world for world in begun if world is not None]
    lines: set[tuple[int, ...]] = set()
    for world in worlds:
        growth = Growth(Meter(budget, 0.0), game, rival, BREADTH, QUICK, rng, enough=always)
        growth.grow(world, budget)
        if growth.last is not None:
            lines.add(growth.last.options)
    found: Peril | None = None
    for options in sorted(lines, key=lambda one: (len(one), one)):
        won = [world for world in worlds if wins(world, rival, options)]
        if len(won) >= max(1.0, MOST_OF_THEM * samples) and (found is None or len(won) > found.wins):
            found = Peril(rival, told(won[0], options), len(won), samples)
    return found


def at_turn(state: State, viewer: int, rival: int, rng: Rng) -> State | None:
    """A sample in which the next turn of a rival has begun, whatever was chosen until then; nothing if none begins."""
    world = state.game.resample(state, viewer, rng)
    world.rng = rng.fork()
    world.script = ()
    begun = world.turns
    for _ in range(LONGEST):
        if world.ended:
            return None
        if world.turns != begun and world.mover == rival and world.decider() == rival:
            return world
        options = world.options()
        world.choose(options[rng.below(len(options))])
    return None


def wins(world: State, rival: int, line: tuple[int, ...]) -> bool:
    """Whether a line can be played to the end of the game, which the rival has won alone."""
    state = world.clone()
    for option in line:
        if state.ended or state.turns != world.turns or state.decider() != rival or option not in state.options():
            return False
        state.choose(option)
    return state.winners == (rival,)


def told(world: State, line: tuple[int, ...]) -> tuple[Link, ...]:
    """The choices of a line with what each is about."""
    game, state = world.game, world.clone()
    links = []
    for option in line:
        links.append(Link(option, game.about(state, option)))
        state.choose(option)
    return tuple(links)


def threat_of(state: State, found: Peril, line: str) -> Threat:
    """A peril as a threat, with its line in words; it rests on the rule of the choice that ends the game."""
    args: dict[str, Arg] = {"seat": state.game.seat_phrase(state, found.seat), "line": line}
    if not found.sure:
        args |= {"wins": found.wins, "samples": found.samples}
    rule = state.game.vocabulary.verb_of(found.line[-1].option).rule
    phrase = Phrase("peril-sure" if found.sure else "peril-likely", args)
    return Threat(found.seat, "turn", "", 0 if found.sure else 1, phrase, rule)
