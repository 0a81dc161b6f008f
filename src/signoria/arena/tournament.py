"""A round robin: every bot against every other, in every order of seats, on the same deals.

A result is one line of a file, so that a run that was interrupted goes on where it stopped, and one that came to its
end goes on with more deals. What comes of it depends on the plan alone, not on how it was shared out.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from signoria import bots
from signoria.arena.batches import FindGame
from signoria.arena.journal import begun, kept, noting
from signoria.arena.match import Plan, Played, Unfinished, play
from signoria.arena.simulate import HERE, worked
from signoria.engine.game import Game
from signoria.engine.problem import Problem

MOST_LINEUPS: Final = 5_000  # a round robin of so many bots is another undertaking
FORMER: Final = ("deals",)  # what the first line of a file said before a tournament could go on with more of them
SAME: Final = ("game", "edition", "seats", "values")  # in what games are alike that are rated together


class Cup(Plan, frozen=True):
    """What is to be played. ``games`` is the number of games that are still ``due``, each by its number."""

    deals: int = 1
    due: tuple[int, ...] = ()

    def lineups(self) -> list[tuple[str, ...]]:
        """Every order of seats in which different bots meet; with too few bots, in which each of them plays."""
        if len(self.bots) >= self.seats:
            return list(itertools.permutations(self.bots, self.seats))
        return [seated for seated in itertools.product(self.bots, repeat=self.seats) if set(seated) == set(self.bots)]

    def fits(self) -> bool:
        """Whether these bots make a tournament: at least two, each of them once."""
        return len(set(self.bots)) == len(self.bots) > 1


class Trial(Cup, frozen=True):
    """One bot against some others, all of whom may be the same: it takes every seat in turn on each deal."""

    def lineups(self) -> list[tuple[str, ...]]:
        """The bots as they are named, moved one seat on each time."""
        return [self.bots[-moved:] + self.bots[:-moved] for moved in range(self.seats)]

    def fits(self) -> bool:
        """Whether each seat has a bot."""
        return len(self.bots) == self.seats


class Result(msgspec.Struct, frozen=True):
    """One game of a tournament."""

    number: int
    deal: int
    lineup: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    choices: int
    digest: str
    outcome: str


def planned(cup: Cup, game: Game) -> int:
    """How many games a whole tournament has; a plan that cannot be played is refused."""
    game.check(cup.edition, cup.seats)
    for name in cup.bots:
        bots.for_game(name, game, measured=True).sits(cup.edition, cup.seats)
    if not cup.fits():
        raise Problem("tournament-bots")
    if cup.deals < 1:
        raise Problem("no-games")
    count = len(cup.lineups())
    if count > MOST_LINEUPS:
        raise Problem("tournament-too-many", count=count, most=MOST_LINEUPS)
    return count * cup.deals


def one(plan: Plan, game: Game, at: int) -> Result | Unfinished:
    """Play one of the games that are due: its deal is the same for every lineup."""
    assert isinstance(plan, Cup)
    number = plan.due[at]
    lineups = plan.lineups()
    deal, lineup = number // len(lineups), lineups[number % len(lineups)]
    fields = {name: getattr(plan, name) for name in Plan.__struct_fields__}
    single = Plan(**{**fields, "games": 1, "seed": f"{plan.seed}/{deal}", "bots": lineup})
    played = play(single, game, 0)
    if isinstance(played, Played):
        told = (played.winners, played.scores, played.choices, played.digest, played.outcome)
        return Result(number, deal, lineup, *told)
    return msgspec.structs.replace(played, number=number)


def results(
    cup: Cup, find_game: FindGame, path: Path, jobs: int, heard: Callable[[int], None], on: str = HERE
) -> list[Result]:
    """Every result of a tournament, those already in the file among them; ``heard`` is told how many there are."""
    game = cup.game_of(find_game)
    total = planned(cup, game)
    done = known(cup, path)
    due = tuple(number for number in range(total) if number not in done)
    left = msgspec.structs.replace(cup, games=len(due), due=due)
    heard(len(done))
    with noting(path, heading(cup)) as note:
        for result in worked(left, find_game, one, jobs, on) if due else ():
            if isinstance(result, Unfinished):
                raise Problem("tournament-endless", number=result.number, choices=result.choices)
            note(result)
            done[result.number] = result
            heard(len(done))
    return [done[number] for number in sorted(done)]


def known(cup: Cup, path: Path) -> dict[int, Result]:
    """What a file holds of the games of a tournament; of a longer one these are its first deals."""
    found = {result.number: result for result in kept(path, heading(cup), Result, FORMER)}
    return {number: found[number] for number in sorted(found) if found[number].deal < cup.deals}


def others(cup: Cup, game: Game, paths: list[Path]) -> list[Result]:
    """The results of other tournaments and trials of the same game, as if they were further deals of this one."""
    found: list[Result] = []
    first = cup.deals
    for path in paths:
        told = begun(path)
        if alike(told, game) != alike(heading(cup), game):
            raise Problem("results-unlike", file=str(path))
        results: list[Result] = kept(path, told, Result)
        found += [msgspec.structs.replace(result, deal=first + result.deal) for result in results]
        first += 1 + max((result.deal for result in results), default=0)
    return found


def alike(told: dict[str, Any], game: Game) -> tuple[Any, ...]:
    """What must be the same where games are rated together; an option that is not named has its default."""
    try:
        options = msgspec.convert(told.get("options", {}), game.options)
    except msgspec.ValidationError:
        options = None
    return (*(told.get(name) for name in SAME), options)


def heading(cup: Cup) -> dict[str, Any]:
    """What the first line of the file says: the plan, without how much of it is played and what is due."""
    return {
        name: msgspec.to_builtins(getattr(cup, name))
        for name in ("game", "edition", "seats", "seed", "bots", "options", "values")
    }
