"""The laws that only very many games can prove, over 10,000 random and 1,000 greedy games of each game and edition.

    python -m tests.conformance.campaign
    python -m tests.conformance.campaign --game lorenzo --edition basic --random 500 --greedy 50 --minutes 10

The laws: within a turn there is no way back, and what is said is what happens. Every choice of every game is looked at
for circles; the costly looks are taken at a few moments of each game.

Seeds count up from --seed, and the cases of an edition take turns. A game that breaks a law is written down as an
ordinary record; ``python -m tests.conformance.fuzz --replay FILE`` plays it again with every law. What was played is
kept in build/campaign.json, and a campaign that was stopped goes on from there while neither the engine, the game nor
the kit has changed; --anew begins again. The last line says what was found. It runs on the compiled engine, unless
--interpreted.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from signoria import bots
from signoria.engine.problem import Problem
from signoria.resources import compiled as is_compiled
from signoria.text import Texts
from tests.conformance import compiled
from tests.conformance.cases import cases, find_game, games
from tests.conformance.circles import no_circle, no_way_back
from tests.conformance.fuzz import Failure, WrongInput, check, keep
from tests.conformance.said import what_is_said_is_what_happens
from tests.conformance.walk import LawBroken, Laws, Walk

CHILD = "SIGNORIA_CAMPAIGN"  # set for the process that plays, once the engine it should use is on its path
TOLD_EVERY = 500  # games, where there is no terminal to show a bar on
LEDGER = compiled.ROOT / "build" / "campaign.json"
SAVED_EVERY = 20  # games
# A game of Pax has about 200 moments: some ten of them are looked at closely.
HELD = Laws(positions={no_way_back: 20, what_is_said_is_what_happens: 40}, steps={no_circle: 1}, wholes=())


class Leg(msgspec.Struct, frozen=True):
    """One part of the campaign: so many games of one game and edition, all played in one way."""

    game: str
    edition: str
    bot: str
    games: int

    @property
    def name(self) -> str:
        """The leg on one line."""
        return f"{self.game} {self.edition}, {self.bot}"


class Found(msgspec.Struct):
    """What came of a leg, or of all of them."""

    games: int = 0
    choices: int = 0
    failed: int = 0
    wanted: int = 0

    def add(self, other: Found) -> None:
        """Count another leg in."""
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))

    def count(self, result: int | Failure) -> None:
        """Count a game in."""
        self.games += 1
        if isinstance(result, int):
            self.choices += result
        else:
            self.failed += 1

    def said(self) -> str:
        """In one line: how much was played, whether that was all, and what was found."""
        whole = "" if self.games == self.wanted else f" of {self.wanted}"
        found = f"{self.failed} failed" if self.failed else "every law holds"
        return f"{self.games}{whole} games, {self.choices} choices: {found}"


class Ledger:
    """What was played of each leg, on file, so that a campaign that was stopped goes on.

    Games of other rules or of another kit do not count, so each leg has a mark of all that it depends on.
    """

    def __init__(self, path: Path, anew: bool) -> None:
        self.path = path
        self.legs: dict[str, Found] = {}
        if not anew and path.is_file():
            self.legs = msgspec.json.decode(path.read_bytes(), type=dict[str, Found])

    def key(self, leg: Leg, seed: int) -> str:
        """The leg, its first seed, and the mark of the engine, the game and the kit."""
        package = find_game(leg.game).package.replace(".", "/")
        inside = "src" if package.startswith("signoria/") else "."
        total = hashlib.sha256()
        for folder in ("src/signoria/engine", f"{inside}/{package}", "src/signoria/bots", "tests/conformance"):
            for path in sorted((compiled.ROOT / folder).rglob("*")):
                if path.suffix in {".py", ".toml", ".ftl"}:
                    total.update(path.read_bytes())
        return f"{leg.name}, from seed {seed}, {total.hexdigest()[:16]}"

    def found(self, key: str, leg: Leg) -> Found:
        """What was played of a leg, as a part of what is wanted of it now; a leg that was longer begins again."""
        known = self.legs.get(key, Found())
        if known.games > leg.games:
            known = Found()
        self.legs[key] = known
        known.wanted = leg.games
        return known

    def save(self) -> None:
        """Write it all down."""
        self.path.parent.mkdir(exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.legs)))
        fresh.replace(self.path)


def main(arguments: list[str]) -> int:
    """Play the whole campaign, or the part of it that is wanted."""
    wanted = parse(arguments)
    console = Console(highlight=False, soft_wrap=True)
    try:
        check(wanted)
        legs = legs_of(wanted)
    except Problem as problem:
        console.print(Texts("en").say_problem(problem), markup=False)
        return 2
    except WrongInput as wrong:
        console.print(str(wrong), markup=False)
        return 2
    if not wanted.interpreted and CHILD not in os.environ:
        try:
            with console.status("Compiling the engine"):
                environment = {**compiled.environment(compiled=True), CHILD: "1"}
        except compiled.NotCompiled as why:
            console.print(f"{why}\nWith --interpreted the sources are played as they are.", markup=False)
            return 1
        command = [sys.executable, "-m", "tests.conformance.campaign", *arguments]
        return subprocess.run(command, env=environment, check=False).returncode
    return march(console, legs, wanted)


def parse(arguments: list[str]) -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.campaign", description=__doc__.split("\n")[0])
    parser.add_argument("--game", action="append", help="a game to play (default: all, the sample too)")
    parser.add_argument("--edition", help="one edition alone")
    parser.add_argument("--random", type=int, default=10_000, help="random games of each edition (default: 10000)")
    parser.add_argument("--greedy", type=int, default=1_000, help="greedy games of each edition (default: 1000)")
    parser.add_argument("--minutes", type=float, help="how long at most; what is not played by then is said")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--interpreted", action="store_true", help="play with the sources, not the compiled engine")
    parser.add_argument("--anew", action="store_true", help="begin again, whatever was played before")
    parser.add_argument("--ledger", type=Path, metavar="FILE", help="where what was played is kept")
    parser.add_argument("--into", type=Path, default=Path.cwd(), metavar="DIR", help="where records of failures go")
    return parser.parse_args([*arguments], argparse.Namespace(games=None))


def legs_of(wanted: argparse.Namespace) -> list[Leg]:
    """The parts of the campaign."""
    for name in ("random", "greedy"):
        if getattr(wanted, name) < 0:
            raise WrongInput(f"--{name} must be a number of at least 0, not {getattr(wanted, name)}.")
    chosen = [find_game(name) for name in wanted.game] if wanted.game else list(games())
    if wanted.edition is not None:
        for game in chosen:
            game.check(wanted.edition, game.meta.seats[0])
    legs = [
        Leg(game.meta.id, edition, bot, getattr(wanted, bot))
        for game in chosen
        for edition in game.meta.editions
        for bot in ("random", "greedy")
        if edition == (wanted.edition or edition) and getattr(wanted, bot)
    ]
    if not legs:
        raise WrongInput("There is nothing to play.")
    return legs


def march(console: Console, legs: list[Leg], wanted: argparse.Namespace) -> int:
    """Play leg after leg, each with its share of the time that is left; the last line says what was found."""
    mode = "compiled" if is_compiled() else "interpreted"
    console.print(f"{len(legs)} legs, {mode}, from seed {wanted.seed}, {wanted.jobs} processes", markup=False)
    until = time.monotonic() + (wanted.minutes or 0) * 60
    ledger = Ledger(wanted.ledger or LEDGER, wanted.anew)
    total = Found()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for number, leg in enumerate(legs):
            share = (until - time.monotonic()) / (len(legs) - number) if wanted.minutes is not None else None
            until_leg = None if share is None else time.monotonic() + share
            found = walk_leg(console, pool, leg, ledger, wanted, until_leg)
            console.print(f"{leg.name}: {found.said()}", markup=False)
            total.add(found)
    console.print(f"In all {total.said()}", markup=False)
    return 1 if total.failed else 0


def walk_leg(
    console: Console,
    pool: ProcessPoolExecutor,
    leg: Leg,
    ledger: Ledger,
    wanted: argparse.Namespace,
    until: float | None,
) -> Found:
    """One leg, with a bar, from where it was left; the record of a game that fails is kept at once."""
    found = ledger.found(ledger.key(leg, wanted.seed), leg)
    if found.games:
        console.print(f"  {leg.name}: {found.said()} so far", markup=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    seeds = iter(range(wanted.seed + found.games, wanted.seed + leg.games))
    running: dict[Future[int | Failure], int] = {}
    results: dict[int, int | Failure] = {}  # of games that were quicker than one with a lower seed
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(leg.name, total=leg.games)
        while True:
            running |= {
                pool.submit(play, leg, seed): seed for seed in some(seeds, wanted.jobs * 2 - len(running), until)
            }
            if not running:
                ledger.save()
                return found
            done, _ = wait(running, timeout=1, return_when=FIRST_COMPLETED)
            for future in done:
                seed = running.pop(future)
                results[seed] = result = future.result()
                if isinstance(result, Failure):
                    path = wanted.into / f"campaign-{leg.game}-{leg.edition}-{leg.bot}-{seed}"
                    progress.console.print(keep(result, path), markup=False)
            while (seed := wanted.seed + found.games) in results:
                found.count(results.pop(seed))
                if found.games % SAVED_EVERY == 0:
                    ledger.save()
                if not console.is_terminal and found.games % TOLD_EVERY == 0:
                    console.print(f"  {found.said()}", markup=False)
            progress.update(task, completed=found.games, description=f"{leg.name}: {found.said()}")


def some(seeds: Iterator[int], number: int, until: float | None) -> Iterator[int]:
    """The next few seeds, while there is time."""
    for _ in range(number):
        if until is not None and time.monotonic() >= until:
            return
        seed = next(seeds, None)
        if seed is None:
            return
        yield seed


def play(leg: Leg, seed: int) -> int | Failure:
    """One game of a leg; how many choices it took, or how it failed."""
    known = [case for case in cases(find_game(leg.game)) if case.edition == leg.edition]
    case = msgspec.structs.replace(known[seed % len(known)], seed=str(seed))
    bot = None if leg.bot == "random" else bots.find(leg.bot)
    try:
        return Walk(case, HELD, regret=0.0, bot=bot).run().number
    except LawBroken as broken:
        return Failure(str(broken), broken.record, again(leg, seed))
    except Exception:  # noqa: BLE001  (a campaign goes on after a game that crashes)
        return Failure(f"{traceback.format_exc()}  case: {case.name}", "", again(leg, seed))


def again(leg: Leg, seed: int) -> str:
    """The command that plays one game again."""
    mode = "" if is_compiled() else " --interpreted"
    numbers = "--random 1 --greedy 0" if leg.bot == "random" else "--random 0 --greedy 1"
    where = f"--game {leg.game} --edition {leg.edition} {numbers} --seed {seed}"
    return f"python -m tests.conformance.campaign {where}{mode}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
