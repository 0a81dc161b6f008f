"""Review of a game: what everybody could expect at each turn, and where a choice cost its seat most.

The curve looks at the position as it truly was, because the game is over. A choice is judged by what its seat could
know: on samples, what it chose in a turn is compared with the best line that the planner finds there. All turns get a
glance; those that seem to have cost most are looked at again. A seed gives the same review everywhere.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from signoria.bots.bot import Sight
from signoria.bots.hint import Change, Link, Played, changes, fates, follow, judged
from signoria.bots.planner import Planner
from signoria.bots.reply import Meter
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.engine.state import State

CLOSER: Final = 10  # turns that are looked at again
MOST: Final = 6  # turning points that are told
LEAST: Final = 0.03  # of the chance to win: what a turning point costs
ERRORS: Final = 2.0  # standard errors that a difference must be worth
Progress = Callable[[int], None]  # so many judgements are made


class Effort(msgspec.Struct, frozen=True):
    """How much is spent on one turn: expansions for finding a better line, samples for comparing it."""

    budget: int
    samples: int


GLANCE: Final = Effort(250, 4)
LOOK: Final = Effort(4_000, 24)


class Turn(msgspec.Struct, frozen=True):
    """What a seat chose within a turn; others may have been asked in between."""

    number: int  # of the turn, counted over all seats
    position: int  # how many choices were in force before
    seat: int
    line: tuple[Link, ...]


class Moment(msgspec.Struct, frozen=True):
    """How likely each seat was to win where a turn began, after so many choices; the last one is the end."""

    turn: int
    position: int
    values: tuple[float, ...]


class Averted(msgspec.Struct, frozen=True):
    """In how many samples a seat wins before the next turn: after the choice, and after the better line."""

    seat: int
    played: int
    better: int
    samples: int


class Judgement(msgspec.Struct, frozen=True):
    """A turn beside the best line that was found in its place."""

    turn: Turn
    line: tuple[Link, ...]  # as far as it is sure; nothing where nothing better was found
    expected: float  # with that line
    played: float  # with what was chosen
    error: float = 0.0  # of the difference, as a standard error
    changes: tuple[Change, ...] = ()
    won: bool = False  # the line wins in every sample
    averted: tuple[Averted, ...] = ()  # victories of rivals that the line makes rarer, and own ones that it brings

    @property
    def cost(self) -> float:
        """How much of the chance to win the choice gave away."""
        return self.expected - self.played


class Way(msgspec.Struct, frozen=True):
    """The way of a game from its beginning to its end."""

    moments: tuple[Moment, ...]
    turns: tuple[Turn, ...]
    states: tuple[State, ...]  # before each turn


class Review(msgspec.Struct, frozen=True):
    """What there is to say about a game."""

    moments: tuple[Moment, ...]
    turning: tuple[Judgement, ...]  # in the order of the game
    judged: int  # turns


def way_of(session: Session) -> Way:
    """One pass through a game: a moment for each turn, and what every seat chose in it; the house is not judged."""
    game = session.game
    house = {} if session.header is None else game.house(session.header.options)
    made = session.made
    moments: list[Moment] = []
    found: dict[tuple[int, int], Turn] = {}
    states: list[State] = []
    seen = -1
    for position, state in enumerate(session.along(range(len(made) + 1))):
        if state.turns != seen or position == len(made):
            seen = state.turns if position < len(made) else seen + 1
            moments.append(Moment(seen, position, tuple(round(value, 4) for value in game.values(state))))
        if position == len(made) or made[position].seat in house:
            continue
        entry = made[position]
        key = (state.turns, entry.seat)
        if key not in found:
            found[key] = Turn(state.turns, position, entry.seat, ())
            states.append(state.clone())
        link = Link(entry.option, game.about(state.turned(entry.seat), entry.option))
        found[key] = msgspec.structs.replace(found[key], line=(*found[key].line, link))
    return Way(tuple(moments), tuple(found.values()), tuple(states))


def judge(state: State, turn: Turn, seed: str, effort: Effort) -> Judgement:
    """What was chosen in a turn beside the best line, played on the same samples of what the seat could not know."""
    planner = Planner("review", effort.budget, lines=8 if effort == GLANCE else 16)
    sight = Sight(state, turn.seat)
    rng = seeded(f"{seed} {turn.position} {effort.budget}")
    chosen = tuple(link.option for link in turn.line)
    best = planner.contest(sight, rng, Meter(effort.budget, 0.0))[0].options
    shorter = min(len(best), len(chosen))
    if best[:shorter] == chosen[:shorter]:
        return Judgement(turn, (), 0.0, 0.0)
    better, played = Played(best), Played(chosen)
    meter = Meter(1 << 40, 0.0)
    for _ in range(effort.samples):
        world = sight.sample(rng)
        luck = rng.fork()
        for line in (better, played):
            follow(meter, world, turn.seat, line, planner, luck.clone())
    told = judged(sight.sample(rng), turn.seat, better)
    gains = [gain - value for gain, value in zip(better.values, played.values, strict=True)]
    error = statistics.stdev(gains) / math.sqrt(len(gains))
    # The reasons are what differs from the position after the choice; if that ended the game, from the one before it.
    reasons = changes(played.ends, turn.seat, better.ends) or told.changes
    value = statistics.fmean(played.values)
    won = all(end.winners == (turn.seat,) for end in better.ends)
    victories = averted(turn.seat, played, better)
    if won:  # said by itself
        victories = tuple(one for one in victories if one.seat != turn.seat)
    return Judgement(turn, told.line, told.expected, value, error, reasons, won, victories)


def averted(seat: int, played: Played, better: Played) -> tuple[Averted, ...]:
    """The victories of rivals that the better line makes rarer, then those of the seat that it brings.

    Those who win together have each won: a rival may win as often as before, and the seat with them.
    """
    before, after = ({fate.seat: fate.cases for fate in fates(line.ends)} for line in (played, better))
    found = [Averted(one, before.get(one, 0), after.get(one, 0), len(played.ends)) for one in (*before, *after)]
    rarer = [one for one in dict.fromkeys(found) if one.seat != seat and one.better < one.played]
    return tuple(rarer + [one for one in dict.fromkeys(found) if one.seat == seat and one.better > one.played])


def suspects(glances: Sequence[Judgement]) -> list[int]:
    """The turns that are worth a second look, by their places: those that seem to have cost most."""
    costly = [place for place, glance in enumerate(glances) if glance.cost > 0.0]
    return sorted(costly, key=lambda place: (-glances[place].cost, place))[:CLOSER]


def concluded(way: Way, looks: Sequence[Judgement]) -> Review:
    """What is told of the second looks: what cost much, and more than chance explains."""
    sure = [look for look in looks if look.cost >= LEAST and look.cost >= ERRORS * look.error]
    most = sorted(sure, key=lambda look: (-look.cost, look.turn.position))[:MOST]
    return Review(way.moments, tuple(sorted(most, key=lambda look: look.turn.position)), len(way.turns))


def steps_of(way: Way) -> int:
    """How many judgements a review takes at most."""
    return len(way.turns) + min(CLOSER, len(way.turns))


def review(way: Way, seed: str, progress: Progress = lambda done: None) -> Review:
    """The review of a game, all of it at once; ``progress`` is told how many of ``steps_of`` are done."""
    glances = []
    for state, turn in zip(way.states, way.turns, strict=True):
        glances.append(judge(state, turn, seed, GLANCE))
        progress(len(glances))
    looks = []
    for place in suspects(glances):
        looks.append(judge(way.states[place], way.turns[place], seed, LOOK))
        progress(len(glances) + len(looks))
    return concluded(way, looks)
