"""Hints: the best options of a decision, what to do after each, what may be expected of it, and why.

The planner finds the lines. Those that begin with the best options are then played on the same fresh samples, with
quick replies of the others up to the seat's next turn. The reasons are what has changed there, in the terms of the
game's own evaluation (``Game.terms``).
"""

from __future__ import annotations

import math
import statistics
from typing import Final

import msgspec

from signoria.bots.bot import Sight
from signoria.bots.planner import AT_ONCE, LONGEST, Planner
from signoria.bots.reply import Meter, reply
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.term import told

BEST: Final = 3  # options that are told
SAMPLES: Final = 12  # in which each of them is played
FEWEST: Final = 4  # even if time is up
REASONS: Final = 4  # for an option
LIKELY: Final = 0.5  # of a count, on average, before it is said to change
PLANNER: Final = Planner("hint", 6_000, seconds=2.0, lines=16)
SECONDS: Final = 1.5  # for playing the lines, where people wait


class Change(msgspec.Struct, frozen=True):
    """What an option changes for a seat: a term of the evaluation, its count now and in the end."""

    seat: int
    term: int  # its place in ``Game.terms``
    before: int
    after: int


class Link(msgspec.Struct, frozen=True):
    """A choice of a line, and what it is about where it is made (``Game.about``)."""

    option: int
    about: int


class Hinted(msgspec.Struct, frozen=True):
    """An option, what to do after it as far as that is sure, and what comes of it."""

    option: int
    line: tuple[Link, ...]  # the option itself first
    expected: float  # how likely the seat wins then
    spread: float  # how much that differs between the samples, as a standard deviation
    changes: tuple[Change, ...]  # the most important first
    won: bool = False  # the game is won in every sample


class Played:
    """A line in the samples."""

    def __init__(self, line: tuple[int, ...]) -> None:
        self.line = line
        self.links: list[Link] = []  # as they were made in the first sample
        self.sure = len(line)  # how many of its choices could be made everywhere
        self.values: list[float] = []
        self.ends: list[State] = []


def hints(
    sight: Sight, rng: Rng, timed: bool = False, planner: Planner = PLANNER, samples: int = SAMPLES
) -> tuple[Hinted, ...]:
    """The best options of the seat that decides, the best first; one that is sure to win stands alone."""
    meter = Meter(planner.budget, planner.seconds if timed else 0.0)
    lines: dict[int, Played] = {}
    for contender in planner.contest(sight, rng, meter):
        if len(lines) < BEST:
            lines.setdefault(contender.options[0], Played(contender.options))
    clock = Meter(1 << 40, SECONDS if timed else 0.0)
    start = sight.sample(rng)
    for number in range(samples):
        if clock.left <= 0 and number >= FEWEST:
            break
        world = sight.sample(rng)
        luck = rng.fork()
        for played in lines.values():
            follow(clock, world, sight.seat, played, planner, luck.clone())
    found = [judged(start, sight.seat, played) for played in lines.values()]
    return tuple(sorted(found, key=lambda hinted: -hinted.expected))


def follow(meter: Meter, world: State, seat: int, played: Played, planner: Planner, rng: Rng) -> None:
    """Play a line in a sample, then quick replies until the next turn of the seat; note what it is worth there."""
    game = world.game
    turn = now = world.turns
    state = world.clone()
    at = 0
    early = -1.0
    for _ in range(LONGEST):
        if state.ended:
            break
        if state.turns != now:
            if now == turn:
                early = game.values(state)[seat]
            now = state.turns
            if state.mover == seat:
                break
        if at < len(played.line) and state.turns == turn and state.decider() == seat:
            if played.line[at] in state.options():
                if not played.ends:
                    played.links.append(Link(played.line[at], game.about(state, played.line[at])))
                state.choose(played.line[at])
                meter.count()
                at += 1
                continue
            played.sure = min(played.sure, at)
            at = len(played.line)
        state = reply(meter, game, state, planner.quick, rng)
    played.sure = min(played.sure, max(at, 1))
    late = game.values(state)[seat]
    played.values.append(late if early < 0.0 or state.ended else AT_ONCE * early + (1.0 - AT_ONCE) * late)
    played.ends.append(state)


def judged(start: State, seat: int, played: Played) -> Hinted:
    """What the samples say about a line."""
    values = played.values
    return Hinted(
        played.line[0],
        tuple(played.links[: played.sure]),
        statistics.fmean(values),
        statistics.pstdev(values),
        changes([start], seat, played.ends),
        all(state.winners == (seat,) for state in played.ends),
    )


def changes(starts: list[State], seat: int, ends: list[State]) -> tuple[Change, ...]:
    """The terms whose counts differ on average, by how much that says; a game that is over has none."""
    game, seats = starts[0].game, starts[0].seats
    found: list[tuple[float, Change]] = []
    for whose in range(seats):
        before = [terms for terms in (game.terms(state, whose) for state in starts) if terms]
        later = [terms for terms in (game.terms(state, whose) for state in ends) if terms]
        if not before or not later:
            continue
        for place, term in enumerate(before[0]):
            count = statistics.fmean(terms[place].count for terms in before)
            change = away_from_zero(statistics.fmean(terms[place].count for terms in later) - count)
            worth = statistics.fmean(terms[place].worth for terms in later)
            worth -= statistics.fmean(terms[place].worth for terms in before)
            # A count that grows while it is worth less, or the other way round, would be no reason for anybody.
            told_by = worth if not term.missing else -worth
            if change * told_by <= 0.0:
                continue
            weight = abs(worth) if whose == seat else abs(worth) / (seats - 1)
            found.append((weight, Change(whose, place, round(count), round(count) + change)))
    found.sort(key=lambda item: -item[0])
    return tuple(change for _, change in found[:REASONS])


def away_from_zero(change: float) -> int:
    """A mean change as a whole number: nothing unless it is likely."""
    size = math.floor(abs(change) + LIKELY)
    return size if change > 0.0 else -size


def sentences(state: State, seat: int, found: tuple[Change, ...]) -> list[Phrase]:
    """The reasons as sentences, in the words of the game."""
    game = state.game
    terms = [game.terms(state, whose) for whose in range(state.seats)]
    return [
        told(
            terms[change.seat][change.term],
            change.before,
            change.after,
            game.seat_phrase(state, change.seat),
            change.seat == seat,
        )
        for change in found
    ]


def steps(game: Game, line: tuple[Link, ...]) -> list[Phrase]:
    """The choices of a line, each as the game names it where it is made."""
    return [game.vocabulary.phrase(link.option, link.about) for link in line]
