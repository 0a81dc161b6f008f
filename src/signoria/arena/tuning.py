"""What tuning needs to know of many games: who used what and won, how long they took, how often the lead changed.

The game says what is counted (``Game.tallies``) and which event begins a turn; nothing here knows a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import msgspec

from signoria.arena.batches import FindGame
from signoria.arena.match import Plan, Played, Unfinished, Witness, play
from signoria.arena.simulate import HERE, each
from signoria.arena.statistics import Mean, Rate, Statistics
from signoria.engine.event import Event
from signoria.engine.game import Game
from signoria.engine.state import State
from signoria.engine.tally import NO_EVENT, SEAT, Tally

DOMINANT: Final = 1.4  # times its fair share of wins
WEAK: Final = 0.7
FIRST: Final = 0.05  # how far the seat that begins may be from par
TURNS: Final = (13, 30)  # turns a player, fewest and most
NOBODY: Final = -1

Uses = tuple[dict[int, tuple[int, ...]], ...]  # of each tally: a thing, and the seats


class Observed(msgspec.Struct, frozen=True):
    """What is left of a game that was watched."""

    played: Played | Unfinished
    used: Uses
    offered: Uses
    turns: int
    leads: int  # how often another seat took the lead
    first: int  # the seat that began; the first of all where there are no turns


class Reader:
    """Finds the thing and the seat in events of a tally."""

    def __init__(self, game: Game, fields: tuple[tuple[int, str], ...]) -> None:
        self.places: dict[int, tuple[int, int]] = {}
        for kind, field in fields:
            names = [name for name, _ in game.events[kind].fields]
            self.places[kind] = (names.index(field), names.index(SEAT))

    def find(self, event: Event) -> tuple[int, int] | None:
        """The thing and the seat, if the event tells of one."""
        places = self.places.get(event.kind)
        return None if places is None else (event.args[places[0]], event.args[places[1]])


class Ledger(Witness):
    """Writes down what a game wants to have counted."""

    def __init__(self, game: Game) -> None:
        self.turn_event = game.turn_event
        self.used = [(Reader(game, tally.used), Counter[tuple[int, int]]()) for tally in game.tallies]
        self.offered = [(Reader(game, tally.offered), Counter[tuple[int, int]]()) for tally in game.tallies]
        self.turns = 0
        self.leads = 0
        self.leader = NOBODY
        self.first = NOBODY

    def hear(self, state: State, events: list[Event]) -> None:
        """Count the events, and look who leads whenever a turn begins; after each choice where there are no turns."""
        turned = 0
        for event in events:
            if event.kind == self.turn_event:
                turned += 1
                if self.first == NOBODY:
                    self.first = event.args[0]
            for reader, found in (*self.used, *self.offered):
                pair = reader.find(event)
                if pair is not None:
                    found[pair] += 1
        self.turns += turned
        if turned or self.turn_event == NO_EVENT or state.ended:
            self.look(state)

    def look(self, state: State) -> None:
        """See who leads alone; a tie leaves the lead where it was."""
        scores = state.game.scores(state)
        best = max(scores)
        if scores.count(best) == 1:
            leader = scores.index(best)
            self.leads += self.leader not in (NOBODY, leader)
            self.leader = leader


def seats_of(counted: list[tuple[Reader, Counter[tuple[int, int]]]]) -> Uses:
    """The seats by things, in a fixed order."""
    found: list[dict[int, tuple[int, ...]]] = []
    for _, pairs in counted:
        by_thing: dict[int, tuple[int, ...]] = {}
        for thing, seat in sorted(pairs):
            by_thing[thing] = (*by_thing.get(thing, ()), seat)
        found.append(by_thing)
    return tuple(found)


def observe(plan: Plan, game: Game, number: int) -> Observed:
    """Play one game of the plan and write down what is counted."""
    ledger = Ledger(game)
    played = play(plan, game, number, ledger)
    first = max(0, ledger.first)
    return Observed(played, seats_of(ledger.used), seats_of(ledger.offered), ledger.turns, ledger.leads, first)


class Count:
    """What is known of one thing. A use is a seat that used it in a game, however often."""

    def __init__(self) -> None:
        self.games = 0  # in which anybody used it
        self.uses = 0
        self.offers = 0
        self.wins = Fraction(0)

    def verdict(self, seats: int) -> str:
        """What stands out: ``dead``, ``dominant``, ``weak`` or nothing; chance alone is no reason."""
        rate = self.rate()
        if not self.uses:
            return "dead"
        if rate.rate * seats > DOMINANT and rate.low * seats > 1:
            return "dominant"
        if rate.rate * seats < WEAK and rate.high * seats < 1:
            return "weak"
        return ""

    def rate(self) -> Rate:
        """How often a seat that used it won."""
        return Rate(self.wins, self.uses)


class Tuning:
    """A running count over many games. The order in which games come in makes no difference."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan = plan
        self.game = game
        self.statistics = Statistics(plan)
        self.counts = [[Count() for _ in game.domains[tally.domain].words] for tally in game.tallies]
        self.turns: Counter[int] = Counter()  # whole turns a player
        self.begun = Mean()  # turns of all players in a game
        self.first_wins = Fraction(0)
        self.leads: Counter[int] = Counter()
        self.margins: Counter[int] = Counter()  # points of the winner above the next

    def add(self, observed: Observed) -> None:
        """Count one game; one that did not come to an end is only a failure."""
        played = observed.played
        self.statistics.add(played)
        if isinstance(played, Unfinished):
            return
        share = Fraction(1, len(played.winners) or 1)
        for counts, used, offered in zip(self.counts, observed.used, observed.offered, strict=True):
            for thing, seats in used.items():
                counts[thing].games += 1
                counts[thing].uses += len(seats)
                counts[thing].wins += share * len(set(seats) & set(played.winners))
            for thing, seats in offered.items():
                counts[thing].offers += len(seats)
        if observed.first in played.winners:
            self.first_wins += share
        self.turns[round(observed.turns / self.plan.seats)] += 1
        self.begun.add(observed.turns)
        self.leads[observed.leads] += 1
        first, second = sorted(played.scores, reverse=True)[:2]
        self.margins[first - second] += 1

    def first(self) -> Rate:
        """How often the seat that began won."""
        return Rate(self.first_wins, self.statistics.games)

    def mean_turns(self) -> float:
        """Turns a player."""
        return self.begun.mean / self.plan.seats if self.begun.count else 0.0

    def things(self, tally: Tally) -> list[tuple[int, Count]]:
        """The things of a tally, the strongest first, those never used last."""
        counts = self.counts[self.game.tallies.index(tally)]
        return sorted(enumerate(counts), key=lambda pair: (-pair[1].rate().rate, -pair[1].uses, pair[0]))

    def goals(self) -> list[tuple[str, bool]]:
        """What a well-tuned box keeps to, and whether this one does; a goal without a meaning here is left out."""
        seats = self.plan.seats
        found: list[tuple[str, bool]] = []
        soles = [tally for tally in self.game.tallies if tally.sole]
        if soles:
            rates = [count.rate().rate * seats for tally in soles for _, count in self.things(tally) if count.uses]
            found.append(("shares", all(WEAK <= rate <= DOMINANT for rate in rates)))
        if self.game.tallies:
            found.append(("used", all(count.uses for counts in self.counts for count in counts)))
        if self.game.turn_event != NO_EVENT:
            found.append(("turns", TURNS[0] <= self.mean_turns() <= TURNS[1]))
        found.append(("first", abs(self.first().rate - 1 / seats) <= FIRST))
        return found

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data, the same for the same plan wherever and however it was played."""
        return {
            **self.statistics.to_json(),
            "turns": {"mean": round(self.mean_turns(), 6), "games": dict(sorted(self.turns.items()))},
            "first": self.first().to_json(),
            "leads": dict(sorted(self.leads.items())),
            "margins": dict(sorted(self.margins.items())),
            "goals": dict(self.goals()),
            "tallies": {
                tally.domain: {
                    self.game.domains[tally.domain].words[thing]: {
                        "games": count.games,
                        "uses": count.uses,
                        **({"offers": count.offers} if tally.offered else {}),
                        "rate": count.rate().to_json(),
                        "verdict": count.verdict(self.plan.seats),
                    }
                    for thing, count in enumerate(counts)
                }
                for tally, counts in zip(self.game.tallies, self.counts, strict=True)
            },
        }


def tune(
    plan: Plan,
    find_game: FindGame,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    on: str = HERE,
    journal: Path | None = None,
) -> Tuning:
    """Watch all games of a plan; ``progress`` hears how many are done."""
    tuning = Tuning(plan, plan.game_of(find_game))
    for observed in each(plan, find_game, observe, jobs, on, journal, Observed):
        tuning.add(observed)
        if progress is not None:
            progress(tuning.statistics.done)
    return tuning
