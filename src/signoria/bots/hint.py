"""Hints: the best options of a decision, what to do after each, what may be expected of it, and why.

The planner finds the lines. Some of those that begin with the best options are then played on the same fresh samples,
with quick replies of the others up to the seat's next turn, and the best line of each option is told. The reasons are
who has won by then, and what has changed, in the terms of the game's own evaluation (``Game.terms``).
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from signoria.bots.bot import Sight
from signoria.bots.planner import AT_ONCE, LONGEST, Contender, Planner, seen
from signoria.bots.reply import Meter, reply
from signoria.engine.game import Game
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.rng import Rng, seeded
from signoria.engine.state import State
from signoria.engine.term import OTHER, OWN, told

BEST: Final = 3  # options that are told
LINES: Final = 3  # of each of them that are tried
SAMPLES: Final = 12  # in which each of them is played
FEWEST: Final = 4  # even if time is up
REASONS: Final = 5  # for an option
MOSTLY: Final = 0.5  # of what a rival gains and loses: less says nothing
NOBODY: Final = -1
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


class Fate(msgspec.Struct, frozen=True):
    """In how many of the samples the game is over by then, and a seat has won it."""

    seat: int
    cases: int  # of a rival: without the seat that asks
    samples: int
    shared: bool = False  # in some samples the seat that asks wins together with others


class Hinted(msgspec.Struct, frozen=True):
    """An option, what to do after it as far as that is sure, and what comes of it."""

    option: int
    line: tuple[Link, ...]  # the option itself first
    expected: float  # how likely the seat wins then
    spread: float  # how much that differs between the samples, as a standard deviation
    changes: tuple[Change, ...]  # what is good for the seat first
    fates: tuple[Fate, ...] = ()  # the most frequent first
    won: bool = False  # the game is won in every sample, before anybody else can do anything


class Played:
    """A line in the samples."""

    def __init__(self, line: tuple[int, ...]) -> None:
        self.line = line
        self.links: list[Link] = []  # as they were made in the first sample
        self.sure = len(line)  # how many of its choices could be made everywhere
        self.values: list[float] = []
        self.ends: list[State] = []
        self.at_once = True  # whether the game was over within the turn everywhere


def luck(sight: Sight) -> Rng:
    """The luck of a hint. It comes from what the seat sees alone: who asks twice is told the same."""
    return seeded(f"hint {seen(sight.view())}")


def hints(
    sight: Sight, rng: Rng, timed: bool = False, planner: Planner = PLANNER, samples: int = SAMPLES
) -> tuple[Hinted, ...]:
    """The best options of the seat that decides, the best first; one that is sure to win stands alone."""
    meter = Meter(planner.budget, planner.seconds if timed else 0.0)
    lines = leading(planner.contest(sight, rng, meter))
    clock = Meter(1 << 40, SECONDS if timed else 0.0)
    start = sight.sample(rng)
    for number in range(samples):
        if clock.left <= 0 and number >= FEWEST:
            break
        world = sight.sample(rng)
        luck = rng.fork()
        for rivals in lines.values():
            for played in rivals:
                follow(clock, world, sight.seat, played, planner, luck.clone())
    best = [better(rivals) for rivals in lines.values()]
    shared = common(shifts([start], sight.seat, played.ends) for played in best)
    found = [judged(start, sight.seat, played, shared) for played in best]
    return tuple(sorted(found, key=lambda hinted: -hinted.expected))


def leading(ranked: list[Contender]) -> dict[int, list[Played]]:
    """The best options of a contest, each with its best lines: those that dropped out early were seldom compared."""
    lines: dict[int, list[Played]] = {}
    for contender in ranked:
        option = contender.options[0]
        if option in lines or len(lines) < BEST:
            rivals = lines.setdefault(option, [])
            if len(rivals) < LINES:
                rivals.append(Played(contender.options))
    return lines


def better(lines: list[Played]) -> Played:
    """The line of an option that is worth most in the samples; the first of those that are worth the same."""
    return max(lines, key=lambda played: statistics.fmean(played.values))


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
    played.at_once = played.at_once and state.ended != 0 and early < 0.0


def judged(start: State, seat: int, played: Played, shared: frozenset[Change] = frozenset()) -> Hinted:
    """What the samples say about a line; what it shares with all others is no reason for it."""
    values = played.values
    return Hinted(
        played.line[0],
        tuple(played.links[: played.sure]),
        statistics.fmean(values),
        statistics.pstdev(values),
        picked(shifts([start], seat, played.ends), shared),
        fates(played.ends, seat),
        played.at_once and all(state.winners == (seat,) for state in played.ends),
    )


def fates(ends: list[State], seat: int = NOBODY) -> tuple[Fate, ...]:
    """Who has won in how many of the samples; a victory that the seat shares is one of its own and nobody else's."""
    won = [state.winners if seat not in state.winners else (seat,) for state in ends]
    shared = any(seat in state.winners and len(state.winners) > 1 for state in ends)
    counted = Counter(winner for winners in won for winner in winners)
    return tuple(
        Fate(winner, cases, len(ends), shared)
        for winner, cases in sorted(counted.items(), key=lambda pair: (-pair[1], pair))
    )


class Shift(msgspec.Struct, frozen=True):
    """A change, and what it is worth to the seat that asks: what a rival gains is shared among those who lose by it."""

    change: Change
    worth: float
    traded: bool = False  # of a rival, who may have paid for it or been paid; a step to a victory stands for itself


def shifts(starts: list[State], seat: int, ends: list[State]) -> list[Shift]:
    """The terms whose counts differ in most samples, what says most first; of games that are over there are none."""
    game, seats = starts[0].game, starts[0].seats
    found: list[Shift] = []
    for whose in range(seats):
        before = [terms for terms in (game.terms(state, whose) for state in starts) if terms]
        later = [terms for terms in (game.terms(state, whose) for state in ends) if terms]
        if not before or 2 * len(later) < len(ends):
            continue
        for place, term in enumerate(before[0]):
            count = statistics.median_low(terms[place].count for terms in before)
            after = at_least(count, [terms[place].count for terms in later])
            worth = statistics.fmean(terms[place].worth for terms in later)
            worth -= statistics.fmean(terms[place].worth for terms in before)
            # A count that grows while it is worth less, or the other way round, would be no reason for anybody.
            told_by = worth if not term.missing else -worth
            if (after - count) * told_by > 0.0:
                share = worth if whose == seat else -worth / (seats - 1)
                traded = whose != seat and not term.missing
                found.append(Shift(Change(whose, place, count, after), share, traded))
    return sorted(found, key=lambda shift: -abs(shift.worth))


def at_least(before: int, later: list[int]) -> int:
    """How far a count has moved in more than half of the samples, at least; where it was if it has not."""
    low, high = statistics.median_low(later), statistics.median_high(later)
    return low if low > before else high if high < before else before


def common(lines: Iterable[list[Shift]]) -> frozenset[Change]:
    """What changes in the same way whichever of several lines is played."""
    found = [frozenset(shift.change for shift in line) for line in lines]
    return frozenset.intersection(*found) if len(found) > 1 else frozenset()


def picked(found: list[Shift], shared: frozenset[Change] = frozenset()) -> tuple[Change, ...]:
    """The reasons that say most, what is good for the seat first; where all lines lead to the same, that is told."""
    told = netted([shift for shift in found if shift.change not in shared] or found)
    return tuple(shift.change for shift in sorted(told[:REASONS], key=lambda shift: shift.worth < 0.0))


def netted(found: list[Shift]) -> list[Shift]:
    """Without what rivals only trade: florins that bought a card are no loss by themselves.

    What goes against most of what a rival gains and loses is no reason, nor is anything where it nearly makes up.
    """
    net: dict[int, float] = {}
    moved: dict[int, float] = {}
    for shift in found:
        if shift.traded:
            seat = shift.change.seat
            net[seat] = net.get(seat, 0.0) + shift.worth
            moved[seat] = moved.get(seat, 0.0) + abs(shift.worth)
    return [
        shift
        for shift in found
        if not shift.traded
        or (
            abs(net[shift.change.seat]) > MOSTLY * moved[shift.change.seat]
            and shift.worth * net[shift.change.seat] > 0.0
        )
    ]


def changes(starts: list[State], seat: int, ends: list[State]) -> tuple[Change, ...]:
    """What differs between some positions and others, as reasons."""
    return picked(shifts(starts, seat, ends))


def why(state: State, seat: int, hinted: Hinted) -> list[Phrase]:
    """Why an option is worth what the hint says: who wins by it, and what it changes."""
    if hinted.won:
        return [Phrase("reason-wins")]
    told = [ended(state, seat, fate) for fate in hinted.fates] + sentences(state, seat, hinted.changes)
    return told or [Phrase("reason-none")]


def ended(state: State, seat: int, fate: Fate) -> Phrase:
    """How often a seat has won before the next turn of the one that asks."""
    who: dict[str, Arg] = {"who": OWN if fate.seat == seat else OTHER, "seat": state.game.seat_phrase(state, fate.seat)}
    if fate.cases == fate.samples and not fate.shared:
        return Phrase("reason-ends-always", who)
    key = "reason-ends-shared" if fate.shared else "reason-ends"
    return Phrase(key, {**who, "cases": fate.cases, "samples": fate.samples})


def sentences(state: State, seat: int, found: tuple[Change, ...]) -> list[Phrase]:
    """What changes, as sentences in the words of the game."""
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
