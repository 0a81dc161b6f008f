"""What many games say to somebody who studies them: ways to win, names, things, lengths, and curves over the turns.

It is the count of ``tuning`` with more to it, so nothing here knows a game either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Final

import msgspec

from signoria.arena.batches import FindGame
from signoria.arena.match import Plan, Unfinished, play
from signoria.arena.simulate import HERE, each
from signoria.arena.statistics import Mean, Rate
from signoria.arena.tuning import Ledger, Observed, Tuning, seats_of
from signoria.engine.event import Event
from signoria.engine.game import Game
from signoria.engine.state import State

SCORE: Final = "score"
MONEY: Final = "money"
HOPE: Final = "hope"  # what the game's own judgement expects, in hundredths of a percent
MEASURES: Final = (SCORE, MONEY, HOPE)
GROUPS: Final = ("winners", "others")
HOPE_UNIT: Final = 10_000  # whole numbers: their sums do not depend on the order in which games come in
FEWEST: Final = 3  # games that a point of a curve needs

Row = tuple[str | int | float, ...]


class Moment(msgspec.Struct, frozen=True):
    """What everybody has when so many turns of each player have begun; nothing for what the game does not count."""

    turn: int
    measures: dict[str, tuple[int, ...]]


class Told(msgspec.Struct, frozen=True):
    """A game that was watched, with the names of its seats and its course."""

    observed: Observed
    names: tuple[str, ...]
    turns: int  # that were begun
    course: tuple[Moment, ...]


class Chronicler(Ledger):
    """A ledger that also looks at everybody once in each round of turns."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.names: tuple[str, ...] = ()
        self.begun = 0
        self.course: list[Moment] = []

    def hear(self, state: State, events: list[Event]) -> None:
        """Count the events, and look once in each round."""
        super().hear(state, events)
        if not self.names:
            self.names = tuple(state.seat_word(seat) for seat in range(state.seats))
        self.begun = state.turns
        turn = (state.turns + state.seats - 1) // state.seats
        if not state.ended and turn > (self.course[-1].turn if self.course else 0):
            self.course.append(Moment(turn, measured(state)))


def measured(state: State) -> dict[str, tuple[int, ...]]:
    """What can be told of every seat by a number."""
    game = state.game
    hopes = tuple(round(HOPE_UNIT * hope) for hope in game.values(state))
    found = {SCORE: game.scores(state), MONEY: game.money(state), HOPE: hopes}
    return {name: values for name, values in found.items() if values}


def watch(plan: Plan, game: Game, number: int) -> Told:
    """Play one game of the plan and tell its course."""
    ledger = Chronicler(game)
    played = play(plan, game, number, ledger)
    first = max(0, ledger.first)
    observed = Observed(played, seats_of(ledger.used), seats_of(ledger.offered), ledger.turns, ledger.leads, first)
    return Told(observed, ledger.names, ledger.begun, tuple(ledger.course))


class Report(Tuning):
    """A running count over many games that were told."""

    def __init__(self, plan: Plan, game: Game) -> None:
        super().__init__(plan, game)
        self.named: Counter[str] = Counter()
        self.named_wins: dict[str, Fraction] = {}
        self.curves: dict[tuple[str, str, int], Mean] = {}  # by measure, group and turn
        self.games: list[Row] = []

    def tell(self, told: Told) -> None:
        """Count one game; one that did not come to an end is only a failure."""
        self.add(told.observed)
        played = told.observed.played
        if isinstance(played, Unfinished):
            return
        for seat, name in enumerate(told.names):
            self.named[name] += 1
            won = Fraction(1, len(played.winners)) if seat in played.winners else Fraction(0)
            self.named_wins[name] = self.named_wins.get(name, Fraction(0)) + won
            row = (played.number, seat + 1, name, played.lineup[seat], float(won), played.scores[seat])
            self.games.append((*row, played.outcome, played.choices, told.turns))
        for moment in told.course:
            for measure, values in moment.measures.items():
                for seat, value in enumerate(values):
                    group = GROUPS[seat not in played.winners]
                    self.curves.setdefault((measure, group, moment.turn), Mean()).add(value)

    def ways(self) -> list[tuple[str, Rate]]:
        """How games ended, the most frequent first, as shares of all games."""
        counted = sorted(self.statistics.outcomes.items(), key=lambda item: (-item[1], item[0]))
        return [(way, Rate(count, self.statistics.games)) for way, count in counted]

    def names(self) -> list[tuple[str, Rate]]:
        """How often each name of a seat won; none if a name says no more than the number of the seat."""
        rates = [(name, Rate(self.named_wins[name], count)) for name, count in self.named.items()]
        return sorted(rates, key=lambda pair: (-pair[1].rate, pair[0]))

    def curve(self, measure: str, group: str) -> list[tuple[int, Mean]]:
        """A measure over the turns, as far as enough games still run."""
        found = [(turn, mean) for (of, who, turn), mean in self.curves.items() if (of, who) == (measure, group)]
        return sorted((turn, mean) for turn, mean in found if mean.count >= FEWEST)

    def tables(self) -> dict[str, tuple[tuple[str, ...], list[Row]]]:
        """Everything as tables of plain columns, in a fixed order."""
        things: list[Row] = []
        for tally in self.game.tallies:
            for thing, count in self.things(tally):
                word = self.game.domains[tally.domain].words[thing]
                things.append((tally.domain, word, count.games, count.uses, *cells(count.rate())))
        curves: list[Row] = []
        for measure in MEASURES:
            unit = HOPE_UNIT if measure == HOPE else 1
            for group in GROUPS:
                for turn, mean in self.curve(measure, group):
                    low, high = mean.mean - mean.reach, mean.mean + mean.reach
                    numbers = [round(value / unit, 6) for value in (mean.mean, low, high)]
                    curves.append((measure, group, turn, mean.count, *numbers))
        rate = ("wins", "of", "rate", "low", "high")
        seats: list[Row] = [(seat, *cells(found)) for seat, found in enumerate(self.statistics.seats(), 1)]
        bots: list[Row] = [(bot, *cells(found)) for bot, found in self.statistics.bots().items()]
        return {
            "games": (
                ("game", "seat", "name", "bot", "won", "score", "outcome", "choices", "turns"),
                sorted(self.games, key=lambda row: (row[0], row[1])),
            ),
            "seats": (("seat", *rate), seats),
            "bots": (("bot", *rate), bots),
            "names": (("name", *rate), [(name, *cells(found)) for name, found in self.names()]),
            "ways": (("way", *rate), [(way, *cells(found)) for way, found in self.ways()]),
            "things": (("kind", "thing", "games", "uses", *rate), things),
            "curves": (("measure", "group", "turn", "count", "mean", "low", "high"), curves),
        }


def cells(rate: Rate) -> tuple[float | int, ...]:
    """A rate as the columns of a table."""
    return (rate.successes, rate.trials, round(rate.rate, 6), round(rate.low, 6), round(rate.high, 6))


def report(
    plan: Plan,
    find_game: FindGame,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    on: str = HERE,
    journal: Path | None = None,
) -> Report:
    """Watch all games of a plan; ``progress`` hears how many are done."""
    found = Report(plan, plan.game_of(find_game))
    for told in each(plan, find_game, watch, jobs, on, journal, Told):
        found.tell(told)
        if progress is not None:
            progress(found.statistics.done)
    return found
