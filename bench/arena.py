"""How strong the bots are, at full size: what docs/bots.md promises, on fresh deals, with intervals.

    python -m bench.arena [--seed WORD] [--folder DIR] [--jobs N] [--small] [--only WORD …] [--as-is] [--page FILE]

Every game that is played is one line of a file in the folder, so that a run that was interrupted goes on where it
stopped; the page says how many games of each trial are there. With ``--small`` each trial has few games and small
budgets. With ``--as-is`` nothing is played: the page tells what is there. The compiled engine is built first;
``--interpreted`` does without. A game that does not come to an end stops the run with its number.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bench.arena_page import BY_BUDGET, CHARACTERS, ENDLESS, WAYS, Match, by_budget, page, reached
from bench.arena_plot import plot
from signoria import bots
from signoria.arena.tournament import Result, Trial, known, planned, results
from signoria.catalogue import find
from signoria.engine.problem import Problem
from signoria.resources import compiled
from signoria.text import Texts
from tests.conformance.compiled import ROOT, NotCompiled, environment

NAMES = ("pax-renaissance", "lorenzo", "imperializm")
# What the compiled planner spends in a tenth of a second with two seats, and in less than a second with four; at Pax
# Renaissance it plays like the doge there (docs/bots.md).
AT_A_TENTH = {"pax-renaissance": "planner:5000", "lorenzo": "planner:16000", "imperializm": "planner:7000"}
AT_A_SECOND = {
    "pax-renaissance": "planner:50000:32:8:8:2",
    "lorenzo": "planner:20000",
    "imperializm": "planner:5000",
}
BUDGETS = (25, 400, 1_600, 6_400)
MEASURE = "planner:100"  # what each budget plays against: greedy loses so often that more wins could not show
EDITIONS = ("1e", "2e-living")  # of the first game, whose ways of winning are compared with those of people
EQUALS = bots.LEVELS[-2].name  # who play there; the highest level would take days
SMALL = "planner:60"  # what plays in a small run


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
            yield match(BY_BUDGET, game, seed, (f"planner:{budget}", MEASURE), 60, None, small)
    for game in NAMES:
        for name in find(game).characters:
            yield match(CHARACTERS, game, seed, (name, bots.LEVELS[-2].name), 40, None, small)
    for edition in EDITIONS:
        for seats in (3, 4):
            equals = (EQUALS,) * seats
            yield match(WAYS, NAMES[0], seed, equals, 200, None, small, edition)
    for game in NAMES:
        for level in (bots.LEVELS[0], bots.LEVELS[-2]):  # careless play wanders about, good play may undo itself
            yield match(ENDLESS, game, seed, (level.name, level.name), 1_000, None, small)


def match(
    section: str,
    game: str,
    seed: str,
    players: tuple[str, ...],
    count: int,
    goal: int | None,
    small: bool,
    edition: str = "",
) -> Match:
    """One trial: at least so many games, each deal once with the first bot in every seat."""
    seats = len(players)
    deals = 1 if small else -(-count // seats)
    if small:
        players = (SMALL, *("random" for _ in players[1:]))
    rules = find(game)
    trial = Trial(
        game=game,
        edition=edition or rules.meta.editions[0],
        seats=seats,
        games=0,
        seed=f"{seed} {section}",
        bots=players,
        values=rules.data,
        deals=deals,
    )
    return Match(section, trial, None if small else goal)


def name_of(trial: Trial) -> str:
    """The file of a trial, without its folder."""
    players = "-".join(dict.fromkeys(trial.bots)).replace(":", "")
    edition = "" if trial.edition == find(trial.game).meta.editions[0] else f"-{trial.edition}"
    return f"{trial.game}{edition}-{trial.seats}-{players}.jsonl"


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", default="arena", help="the word from which all deals come (default: arena)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "arena", help="where the results are kept")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the games (default: 1)")
    parser.add_argument("--small", action="store_true", help="few games and small budgets, to see that it works")
    parser.add_argument("--only", action="append", default=[], help="only trials with this word in their name")
    parser.add_argument("--as-is", action="store_true", help="play nothing: the page tells what is there")
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
        if wanted.as_is:
            found = [(one, list(known(one.trial, file_of(one, folder)).values())) for one in chosen]
            played = [(one, results) for one, results in found if results]
        else:
            played = [(one, run(one, folder, wanted.jobs)) for one in chosen]
    except Problem as problem:
        sys.exit(Texts("en").say_problem(problem))
    curves = by_budget(played)
    picture = wanted.page.with_suffix(".svg") if wanted.page and curves else None
    text = page(played, wanted.seed, picture.name if picture else "")
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

    path = file_of(one, folder)
    path.parent.mkdir(exist_ok=True)
    return results(one.trial, find, path, jobs, heard)


def file_of(one: Match, folder: Path) -> Path:
    """The file with the results of a trial."""
    return folder / one.section.lower().replace(" ", "-") / name_of(one.trial)


if __name__ == "__main__":
    main()
