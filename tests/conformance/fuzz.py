"""The conformance kit for longer: game after game in random play, on every core, until the time is up.

    python -m tests.conformance.fuzz --game pax-renaissance --minutes 5
    python -m tests.conformance.fuzz --replay fuzz-….record

Seeds count up from --seed, so a run goes on where another stopped. A failure is written down as an ordinary record;
--replay plays it again with every law held against every moment. A game that fails before there is a record is written
down as what failed and the command that plays it again. Both run on the compiled engine, unless --interpreted.
"""

from __future__ import annotations

import argparse
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

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.resources import compiled as is_compiled
from signoria.text import Texts
from tests.conformance import compiled
from tests.conformance.cases import Case, cases, find_game
from tests.conformance.laws import LAWS
from tests.conformance.walk import LawBroken, Walk, follow

CHILD = "SIGNORIA_FUZZ"  # set for the process that plays, once the engine it should use is on its path


class Failure(msgspec.Struct, frozen=True):
    """A law that was broken, and the record of the game; none if it did not get as far as that."""

    what: str
    record: str
    again: str = ""  # the command that plays the same game


def main(arguments: list[str]) -> int:
    """Fuzz a game, or replay a failure."""
    wanted = parse(arguments)
    console = Console(highlight=False, soft_wrap=True)
    try:
        check(wanted)
        game = find_game(wanted.game) if wanted.replay is None else None
        text = "" if wanted.replay is None else text_of(wanted.replay)
    except Problem as problem:
        console.print(Texts("en").say_problem(problem), markup=False)
        return 2
    except WrongInput as wrong:
        console.print(str(wrong), markup=False)
        return 2
    if not wanted.interpreted and CHILD not in os.environ:
        command = [sys.executable, "-m", "tests.conformance.fuzz", *arguments]
        try:
            with console.status("Compiling the engine"):
                environment = {**compiled.environment(compiled=True), CHILD: "1"}
        except compiled.NotCompiled as why:
            console.print(f"{why}\nWith --interpreted the sources are played as they are.", markup=False)
            return 1
        return subprocess.run(command, env=environment, check=False).returncode
    return replay(console, wanted.replay, text) if game is None else fuzz(console, game, wanted)


class WrongInput(Exception):
    """What cannot be done, in one sentence."""


def check(wanted: argparse.Namespace) -> None:
    """Everything that can be known to be wrong before anything is played."""
    for name, least in (("jobs", 1), ("games", 1), ("minutes", 0)):
        number = getattr(wanted, name)
        if number is not None and not least <= number < float("inf"):
            raise WrongInput(f"--{name} must be a number of at least {least}, not {number}.")
    if not wanted.into.is_dir():
        raise WrongInput(f"{wanted.into} is no folder that records could go to.")
    if not os.access(wanted.into, os.W_OK):
        raise WrongInput(f"Nothing may be written into {wanted.into}.")


def text_of(path: Path) -> str:
    """The text of a record."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise WrongInput(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise WrongInput(f"{path} is not a text file.") from None


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


def replay(console: Console, path: Path, text: str) -> int:
    """Play the record of a failure again."""
    try:
        session = follow(text, LAWS, find_game)
    except LawBroken as broken:
        console.print(str(broken), markup=False)
        return 1
    except Problem as problem:
        console.print(Texts("en").say_problem(problem), markup=False)
        return 2
    except Exception:  # noqa: BLE001  (the crash that the record was kept for)
        console.print_exception()
        return 1
    console.print(f"{path.name}: {session.number} choices, and every law holds.", markup=False)
    return 0


def fuzz(console: Console, game: Game, wanted: argparse.Namespace) -> int:
    """Play until the time is up or the games are played; tell how it went."""
    mode = "compiled" if is_compiled() else "interpreted"
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
                    told = keep(result, wanted.into / f"fuzz-{game.meta.id}-{played}")
                    progress.console.print(told, markup=False)
            spent = count if wanted.games else wanted.minutes * 60 - max(0.0, until - time.monotonic())
            progress.update(task, completed=spent, description=f"{count} games, {choices} choices, {failures} failed")
    console.print(
        f"{count} games, {choices} choices, {failures} failed; next seed: {wanted.seed + count}", markup=False
    )
    return 1 if failures else 0


def keep(failure: Failure, path: Path) -> str:
    """Write down the record of a failure, or else what failed and how to meet it again; what to tell about it."""
    if failure.record:
        path = path.with_name(f"{path.name}.record")
        path.write_text(failure.record, "utf-8")
        return f"{failure.what}\n  record: {path}"
    path = path.with_name(f"{path.name}.txt")
    path.write_text(f"{failure.what}\n\n{failure.again}\n", "utf-8")
    return f"{failure.what}\n  again: {failure.again}\n  kept in: {path}"


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
        return Failure(str(broken), broken.record, again(game_id, seed))
    except Exception:  # noqa: BLE001  (a campaign goes on after a game that crashes)
        return Failure(f"{traceback.format_exc()}  case: {case.name}", "", again(game_id, seed))


def again(game_id: str, seed: int) -> str:
    """The command that plays one game again."""
    mode = "" if is_compiled() else " --interpreted"
    return f"python -m tests.conformance.fuzz --game {game_id} --seed {seed} --games 1{mode}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
