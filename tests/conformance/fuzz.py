"""The conformance kit for longer: game after game in random play, on every core, until the time is up.

    python -m tests.conformance.fuzz --game pax-renaissance --minutes 5
    python -m tests.conformance.fuzz --replay fuzz-….record

Seeds count up from --seed, so a run goes on where another stopped. A failure is written down as an ordinary record;
--replay plays it again with every law held against every moment.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from signoria.engine import state as state_module
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.text import Texts
from tests.conformance import compiled
from tests.conformance.cases import Case, cases, find_game
from tests.conformance.laws import LAWS
from tests.conformance.walk import LawBroken, Walk, follow

CHILD = "SIGNORIA_FUZZ"  # set for the process that plays, once the engine it should use is on its path


class Failure(msgspec.Struct, frozen=True):
    """A law that was broken, and the record of the game."""

    what: str
    record: str


def main(arguments: list[str]) -> int:
    """Fuzz a game, or replay a failure."""
    wanted = parse(arguments)
    console = Console(highlight=False)
    try:
        if wanted.replay is not None:
            return replay(console, wanted.replay)
        game = find_game(wanted.game)
    except Problem as problem:
        console.print(Texts("en").say_problem(problem), markup=False)
        return 2
    if not wanted.interpreted and CHILD not in os.environ:
        command = [sys.executable, "-m", "tests.conformance.fuzz", *arguments]
        with console.status("Compiling the engine"):
            environment = {**compiled.environment(compiled=True), CHILD: "1"}
        return subprocess.run(command, cwd=compiled.ROOT, env=environment, check=False).returncode
    return fuzz(console, game, wanted)


def parse(arguments: list[str]) -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.fuzz", description=__doc__.split("\n")[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--game", help="the game to play, e.g. pax-renaissance")
    what.add_argument("--replay", type=Path, metavar="FILE", help="play the record of a failure again")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long (default: 5)")
    parser.add_argument("--games", type=int, help="how many games, instead of how long")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--interpreted", action="store_true", help="play with the sources, not the compiled engine")
    parser.add_argument("--into", type=Path, default=Path.cwd(), metavar="DIR", help="where records of failures go")
    return parser.parse_args(arguments)


def replay(console: Console, path: Path) -> int:
    """Play the record of a failure again."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        console.print(f"{path} cannot be read: {error.strerror}.", markup=False)
        return 2
    try:
        session = follow(text, LAWS, find_game)
    except LawBroken as broken:
        console.print(str(broken), markup=False)
        return 1
    except Problem:
        raise
    except Exception:  # noqa: BLE001  (the crash that the record was kept for)
        console.print_exception()
        return 1
    console.print(f"{path.name}: {session.number} choices, and every law holds.", markup=False)
    return 0


def fuzz(console: Console, game: Game, wanted: argparse.Namespace) -> int:
    """Play until the time is up or the games are played; tell how it went."""
    mode = "interpreted" if Path(str(state_module.__file__)).suffix == ".py" else "compiled"
    console.print(f"{game.meta.id}, {mode}, from seed {wanted.seed}, {wanted.jobs} processes", markup=False)
    until = time.monotonic() + wanted.minutes * 60
    count = choices = failures = 0
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(wanted.jobs) as pool:
        task = progress.add_task("", total=wanted.games or wanted.minutes * 60)
        seeds = iter(range(wanted.seed, wanted.seed + wanted.games) if wanted.games else endless(wanted.seed, until))
        running: dict[Future[int | Failure], int] = {}
        while True:
            while len(running) <= wanted.jobs and (seed := next(seeds, None)) is not None:
                running[pool.submit(play, game.meta.id, seed)] = seed
            if not running:
                break
            done, _ = wait(running, timeout=1, return_when=FIRST_COMPLETED)
            for future in done:
                played = running.pop(future)
                count += 1
                result = future.result()
                if isinstance(result, int):
                    choices += result
                else:
                    failures += 1
                    told = keep(result, wanted.into / f"fuzz-{game.meta.id}-{played}.record")
                    progress.console.print(told, markup=False)
            spent = count if wanted.games else wanted.minutes * 60 - max(0.0, until - time.monotonic())
            progress.update(task, completed=spent, description=f"{count} games, {choices} choices, {failures} failed")
    console.print(
        f"{count} games, {choices} choices, {failures} failed; next seed: {wanted.seed + count}", markup=False
    )
    return 1 if failures else 0


def keep(failure: Failure, path: Path) -> str:
    """Write the record of a failure, if it got as far as having one; what to tell about it."""
    if not failure.record:
        return failure.what
    path.write_text(failure.record, "utf-8")
    return f"{failure.what}\n  record: {path}"


def endless(seed: int, until: float) -> Iterator[int]:
    """Seeds while there is time."""
    while time.monotonic() < until:
        yield seed
        seed += 1


def play(game_id: str, seed: int) -> int | Failure:
    """One game, of the case that is next in turn; how many choices it took, or how it failed."""
    known = cases(find_game(game_id))
    case: Case = msgspec.structs.replace(known[seed % len(known)], seed=str(seed))
    try:
        return Walk(case, LAWS).run().number
    except LawBroken as broken:
        return Failure(str(broken), broken.record)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
