"""Very many random games, held to the cheapest laws only: no dead end, every option applies, no invariant breaks.

    python -m tests.conformance.endurance --game pax-renaissance --games 100000
    python -m tests.conformance.endurance --game pax-renaissance --edition 1e --games 100000

Without --edition every edition is played. The cases take turns, the seeds count up from --seed. A game that fails is
played again through a session and written down as an ordinary record, up to the choice that broke it.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

from signoria.engine import record
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.text import Texts
from tests.conformance import compiled
from tests.conformance.cases import Case, cases, find_game

CHILD = "SIGNORIA_ENDURANCE"  # set for the process that plays, once the compiled engine is on its path
BATCH = 200
LONGEST = 20_000  # choices; no game comes near it


class Tally(msgspec.Struct):
    """What a batch of games came to."""

    choices: int = 0
    longest: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[tuple[int, str, str]] = msgspec.field(default_factory=list)  # seed, what, record


def main(arguments: list[str]) -> int:
    """Play, with the compiled engine."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.endurance", description=__doc__.split("\n")[0])
    parser.add_argument("--game", required=True, help="the game to play, e.g. pax-renaissance")
    parser.add_argument("--edition", default="", help="one edition alone (default: all of them)")
    parser.add_argument("--games", type=int, default=100_000, help="how many (default: 100000)")
    parser.add_argument("--seed", type=int, default=1, help="the first seed (default: 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    wanted = parser.parse_args(arguments)
    console = Console(highlight=False)
    if wanted.games < 1 or wanted.jobs < 1:
        parser.error("--games and --jobs are at least 1")
    try:
        game = find_game(wanted.game)
        if wanted.edition:
            game.check(wanted.edition, game.meta.seats[0])
    except Problem as problem:
        console.print(Texts("en").say_problem(problem), markup=False)
        return 2
    if CHILD not in os.environ:
        with console.status("Compiling the engine"):
            environment = {**compiled.environment(compiled=True), CHILD: "1"}
        command = [sys.executable, "-m", "tests.conformance.endurance", *arguments]
        return subprocess.run(command, cwd=compiled.ROOT, env=environment, check=False).returncode
    return endure(console, wanted)


def endure(console: Console, wanted: argparse.Namespace) -> int:
    """Share the seeds out over the processes, and tell what came of it."""
    starts = range(wanted.seed, wanted.seed + wanted.games, BATCH)
    last = wanted.seed + wanted.games - 1
    batches = [(wanted.game, wanted.edition, start, min(BATCH, last + 1 - start)) for start in starts]
    total = Tally()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for tally in track(pool.map(play_batch, batches), f"{wanted.games} games", len(batches), console=console):
            total.choices += tally.choices
            total.longest = max(total.longest, tally.longest)
            total.endings += tally.endings
            for seed, what, written in tally.failures:
                path = Path(f"endurance-{wanted.game}-{seed}.signoria")
                path.write_text(written, "utf-8")
                console.print(f"seed {seed}: {what}\n  record: {path}", markup=False)
                total.failures.append((seed, what, written))
    endings = ", ".join(f"{kind} {number}" for kind, number in total.endings.most_common())
    played = wanted.edition or "every edition"
    console.print(
        f"{played}, seeds {wanted.seed} to {last}: {total.choices} choices, the longest game {total.longest}; "
        f"{endings}; {len(total.failures)} failed",
        markup=False,
    )
    return 1 if total.failures else 0


def play_batch(batch: tuple[str, str, int, int]) -> Tally:
    """Some games in a row, of one edition or of all."""
    game_id, edition, start, number = batch
    known = [case for case in cases(find_game(game_id)) if edition in ("", case.edition)]
    tally = Tally()
    for seed in range(start, start + number):
        case = msgspec.structs.replace(known[seed % len(known)], seed=str(seed))
        made: list[int] = []
        what = play(case, made, tally)
        if what:
            tally.failures.append((seed, what, written(case, made)))
    return tally


def play(case: Case, made: list[int], tally: Tally) -> str:
    """One game; the law it broke, or nothing. The choices go into ``made``."""
    picks = seeded(f"picks {case.seed}")
    try:
        state = case.game.start(case.edition, case.seats, case.options, seeded(case.seed))
        state.sink = None
        while not state.over():
            options = state.options()
            if not options:
                return "a decision without an option"
            made.append(options[picks.below(len(options))])
            state.choose(made[-1])
            if wrong := case.game.broken(state):
                return f"{case.name}, choice {len(made)}: {wrong[0]}"
            if len(made) > LONGEST:
                return f"{case.name} does not end"
    except Exception:  # noqa: BLE001  (whatever it is, it is what we are looking for)
        return f"{case.name}, choice {len(made)}:\n{traceback.format_exc()}"
    tally.choices += len(made)
    tally.longest = max(tally.longest, len(made))
    tally.endings[case.game.outcomes[state.ended]] += 1
    return ""


def written(case: Case, made: list[int]) -> str:
    """The record of a game that failed, up to the choice that broke it."""
    session = Session(case.game, case.edition, case.seats, case.options, seeded(case.seed))
    with contextlib.suppress(Exception):  # the session keeps the choice that failed
        for option in made:
            session.choose(option)
    return record.write(session)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
