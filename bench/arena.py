"""How strong the bots are, at full size: what docs/bots.md promises, on fresh deals, with intervals.

    python -m bench.arena [--seed WORD] [--folder DIR] [--jobs N] [--small] [--only WORD …] [--page FILE]

Every game that is played is one line of a file in the folder, so that a run that was interrupted goes on where it
stopped; the page says how many games of each trial are there. With ``--small`` each trial has few games and small
budgets. The compiled engine is built first; ``--interpreted`` does without.
"""

from __future__ import annotations

import argparse
import datetime
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import msgspec

from bench.arena_plot import plot
from signoria import bots
from signoria.arena.match import Plan, Unfinished
from signoria.arena.simulate import games
from signoria.arena.statistics import Rate
from signoria.arena.tournament import Result, Trial, planned, results
from signoria.catalogue import find
from signoria.engine.problem import Problem
from signoria.resources import compiled
from signoria.text import Texts
from tests.conformance.compiled import ROOT, NotCompiled, environment

NAMES = ("pax-renaissance", "lorenzo", "imperializm")
# What the compiled planner spends in a tenth of a second with two seats, and in less than a second with four
# (docs/bots.md).
AT_A_TENTH = {"pax-renaissance": "planner:5000", "lorenzo": "planner:16000", "imperializm": "planner:7000"}
AT_A_SECOND = {"pax-renaissance": "planner:10000", "lorenzo": "planner:20000", "imperializm": "planner:10000"}
BUDGETS = (100, 400, 1_600, 6_400, 25_600)
BY_BUDGET = "Strength by budget"
SMALL = "planner:60"  # what plays in a small run


class Match(msgspec.Struct, frozen=True):
    """A trial, how many of 100 its first bot should win, and where it stands on the page."""

    section: str
    trial: Trial
    goal: int | None


def matches(seed: str, small: bool) -> Iterator[Match]:
    """Everything that is tried."""
    for game in NAMES:
        yield match("Two seats against greedy", game, seed, (AT_A_TENTH[game], "greedy"), 100, 90, small)
    for game in NAMES:
        four = (AT_A_SECOND[game], "greedy", "greedy", "greedy")
        yield match("Four seats against three greedy", game, seed, four, 100, 60, small)
    for game in NAMES:
        for weak, strong in zip(bots.LEVELS, bots.LEVELS[1:], strict=False):
            yield match("Neighbouring levels", game, seed, (strong.name, weak.name), 100, 75, small)
    for game in NAMES:
        for budget in BUDGETS:
            yield match(BY_BUDGET, game, seed, (f"planner:{budget}", "greedy"), 40, None, small)


def match(
    section: str, game: str, seed: str, players: tuple[str, ...], count: int, goal: int | None, small: bool
) -> Match:
    """One trial: so many games, each deal once with the first bot in every seat."""
    seats = len(players)
    deals = 1 if small else count // seats
    if small:
        players = (SMALL, *("random" for _ in players[1:]))
    edition = find(game).meta.editions[0]
    trial = Trial(game=game, edition=edition, seats=seats, games=0, seed=f"{seed} {section}", bots=players, deals=deals)
    return Match(section, trial, None if small else goal)


def name_of(trial: Trial) -> str:
    """The file of a trial, without its folder."""
    players = "-".join(dict.fromkeys(trial.bots)).replace(":", "")
    return f"{trial.game}-{trial.seats}-{players}.jsonl"


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", default="arena", help="the word from which all deals come (default: arena)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "arena", help="where the results are kept")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the games (default: 1)")
    parser.add_argument("--small", action="store_true", help="few games and small budgets, to see that it works")
    parser.add_argument("--only", action="append", default=[], help="only trials with this word in their name")
    parser.add_argument("--endless", type=int, help="games in which the easiest level must come to an end, each game")
    parser.add_argument("--page", type=Path, help="the page to write (default: the terminal)")
    parser.add_argument("--interpreted", action="store_true", help="do not compile the engine first")
    wanted = parser.parse_args()
    if not (wanted.interpreted or compiled()):
        try:
            env = environment(compiled=True)
        except NotCompiled as why:
            sys.exit(str(why))
        sys.exit(subprocess.run([sys.executable, "-m", "bench.arena", *sys.argv[1:]], env=env, check=False).returncode)
    folder = wanted.folder / (f"{wanted.seed}-small" if wanted.small else wanted.seed)
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [
        one
        for one in matches(wanted.seed, wanted.small)
        if all(word in f"{one.section} {name_of(one.trial)}" for word in wanted.only)
    ]
    try:
        played = [(one, run(one, folder, wanted.jobs)) for one in chosen]
        endless = 0 if wanted.only else (wanted.endless or (2 if wanted.small else 1_000))
        ended = [(game, unfinished(game, wanted.seed, endless, wanted.jobs)) for game in NAMES] if endless else []
    except Problem as problem:
        sys.exit(Texts("en").say_problem(problem))
    curves = by_budget(played)
    picture = wanted.page.with_suffix(".svg") if wanted.page and curves else None
    text = page(played, ended, endless, wanted.seed, picture.name if picture else "")
    if picture:
        picture.write_text(plot(curves), "utf-8")
    if wanted.page:
        wanted.page.write_text(text, "utf-8")
        print(f"The page is written: {wanted.page}")
    else:
        print(text, end="")
    if missed := [one for one, found in played if not reached(one, found)]:
        print(f"{len(missed)} of {len(played)} trials did not reach their goal.", file=sys.stderr)
        sys.exit(1)


def run(one: Match, folder: Path, jobs: int) -> list[Result]:
    """The results of a trial, those that are there already among them."""
    total = planned(one.trial, find(one.trial.game))
    title = f"{one.section}: {one.trial.game}, {one.trial.bots[0]}"
    began = time.monotonic()

    def heard(done: int) -> None:
        if sys.stderr.isatty() or done == total:
            end = "\n" if done == total else "\r"
            seconds = time.monotonic() - began
            print(f"{title}: {done} of {total} games, {seconds:.0f} s", end=end, file=sys.stderr, flush=True)

    path = folder / one.section.lower().replace(" ", "-") / name_of(one.trial)
    path.parent.mkdir(exist_ok=True)
    return results(one.trial, find, path, jobs, heard)


def unfinished(game: str, seed: str, count: int, jobs: int) -> int:
    """How many of so many games between bots of the easiest level do not come to an end."""
    easiest = bots.LEVELS[0].name
    plan = Plan(game, find(game).meta.editions[0], 2, count, f"{seed} endless", (easiest, easiest))
    return sum(isinstance(one, Unfinished) for one in games(plan, find, jobs))


def won(one: Match, found: list[Result]) -> Rate:
    """How often the first bot of a trial won; a shared victory is a part of one."""
    first = one.trial.bots[0]
    shares = [
        Fraction(1, len(result.winners)) for result in found for at in result.winners if result.lineup[at] == first
    ]
    return Rate(sum(shares, Fraction(0)), len(found))


def by_budget(played: list[tuple[Match, list[Result]]]) -> dict[str, list[tuple[int, Rate]]]:
    """How often the planner won with each budget, by game."""
    found: dict[str, list[tuple[int, Rate]]] = {}
    for one, games_played in played:
        if one.section == BY_BUDGET:
            budget = int(one.trial.bots[0].partition(":")[2])
            found.setdefault(one.trial.game, []).append((budget, won(one, games_played)))
    return found


def reached(one: Match, found: list[Result]) -> bool:
    """Whether a trial came up to its goal; one without a goal has nothing to reach."""
    return one.goal is None or won(one, found).rate * 100 >= one.goal


def page(
    played: list[tuple[Match, list[Result]]], ended: list[tuple[str, int]], endless: int, seed: str, picture: str = ""
) -> str:
    """What came of it, in Markdown."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    engine = "compiled" if compiled() else "interpreted"
    lines = [
        f"# The arena, {today}",
        "",
        f"Written by `make arena` with the seed `{seed}` on the {engine} engine, {os.cpu_count()} cores. On each deal",
        "the first bot plays once in every seat. Intervals hold the true rate 95 times in 100.",
    ]
    section = ""
    for one, found in played:
        if one.section != section:
            section = one.section
            lines += ["", f"## {section}", "", "| game | bot | against | games | won | 95 % interval | goal |"]
            lines.append("|---|---|---|---|---|---|---|")
        rate = won(one, found)
        goal = "" if one.goal is None else f"{one.goal} %: {'reached' if reached(one, found) else 'missed'}"
        rivals = ", ".join(one.trial.bots[1:])
        lines.append(
            f"| {one.trial.game} | `{one.trial.bots[0]}` | {rivals} | {rate.trials} | {100 * rate.rate:.0f} % | "
            f"{100 * rate.low:.0f} % to {100 * rate.high:.0f} % | {goal} |"
        )
    if picture:
        lines += ["", f"![Wins against greedy by budget]({picture})"]
    if ended:
        lines += ["", "## Games without an end", ""]
        lines += [f"- {game}: {count} of {endless} between bots of the easiest level" for game, count in ended]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
