"""Play a plan, here or on a cluster. The results depend on the plan alone, not on how it was shared out."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, Final

import msgspec

from signoria.arena import cluster
from signoria.arena.batches import AHEAD, FindGame, T, Work, batch, batches
from signoria.arena.journal import kept, noting
from signoria.arena.match import Plan, Played, Unfinished, check, play
from signoria.arena.statistics import Statistics
from signoria.engine.game import Game

HERE: Final = "here"
NOTED: Final = ("game", "edition", "seats", "seed", "bots", "options", "values", "longest", "even")  # of a plan
RAY: Final = "ray"


def simulate(
    plan: Plan,
    find_game: FindGame,
    jobs: int = 1,
    progress: Callable[[Statistics], None] | None = None,
    on: str = HERE,
    journal: Path | None = None,
) -> Statistics:
    """The statistics of all games of a plan; ``progress`` hears how far it is as games finish.

    With more than one job, a script that calls this needs ``if __name__ == "__main__"``: workers import it afresh.
    """
    statistics = Statistics(plan)
    for played in each(plan, find_game, play, jobs, on, journal, Played | Unfinished):
        statistics.add(played)
        if progress is not None:
            progress(statistics)
    return statistics


def games(plan: Plan, find_game: FindGame, jobs: int = 1, on: str = HERE) -> Iterator[Played | Unfinished]:
    """The games of a plan as they finish; with more than one job in no particular order."""
    return each(plan, find_game, play, jobs, on)


def each(
    plan: Plan,
    find_game: FindGame,
    work: Work[T],
    jobs: int = 1,
    on: str = HERE,
    journal: Path | None = None,
    kind: Any = None,
) -> Iterator[T]:
    """What comes of the work on each game of a plan, as it is done; with more than one job in no particular order.

    With a ``journal`` it is written there, and what is there already is not done again; ``kind`` is its type.
    """
    check(plan, plan.game_of(find_game))
    if journal is None:
        return worked(plan, find_game, work, jobs, on)
    return noted(plan, find_game, work, jobs, on, journal, kind)


class Left:
    """The work on those games of a plan that are not done yet; it can be sent to another process."""

    def __init__(self, plan: Plan, work: Work[Any], due: tuple[int, ...]) -> None:
        self.plan = plan
        self.work = work
        self.due = due

    def __call__(self, plan: Plan, game: Game, at: int) -> tuple[int, Any]:
        """The number of a game, and what comes of it."""
        return self.due[at], self.work(self.plan, game, self.due[at])


def noted(plan: Plan, find_game: FindGame, work: Work[T], jobs: int, on: str, journal: Path, kind: Any) -> Iterator[T]:
    """What a journal holds of the games, then what is missing there."""
    heading = {name: msgspec.to_builtins(getattr(plan, name)) for name in NOTED} | {"notes": work.__name__}
    done: dict[int, T] = dict(kept(journal, heading, tuple[int, kind]))
    yield from [result for number, result in done.items() if number < plan.games]
    due = tuple(number for number in range(plan.games) if number not in done)
    left = msgspec.structs.replace(plan, games=len(due))
    with noting(journal, heading) as note:
        for pair in worked(left, find_game, Left(plan, work, due), jobs, on) if due else ():
            note(pair)
            yield pair[1]


def worked(plan: Plan, find_game: FindGame, work: Work[T], jobs: int, on: str) -> Iterator[T]:
    """The same for a plan that is known to be good."""
    if on == RAY:
        yield from cluster.shared_out(plan, find_game, work)
    elif (many := workers(plan, jobs)) > 1:
        yield from shared_out(plan, find_game, work, many)
    else:
        game = plan.game_of(find_game)
        yield from (work(plan, game, number) for number in range(plan.games))


def workers(plan: Plan, jobs: int) -> int:
    """How many processes share the work: never more than games, nor than this machine could make use of."""
    return max(1, min(jobs, plan.games, 4 * (os.cpu_count() or 1)))


def shared_out(plan: Plan, find_game: FindGame, work: Work[T], jobs: int) -> Generator[T, None, None]:
    """Batches of games in worker processes, a few batches ahead of those that are done."""
    due = batches(plan, jobs)
    # Fresh processes rather than forks: a fork copies locks that a progress bar's thread may hold.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        jobs, mp_context=context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )
    waiting: set[Future[list[T]]] = set()
    try:
        while True:
            with uninterrupted():
                for numbers in due:
                    waiting.add(pool.submit(batch, plan, find_game, work, numbers))
                    if len(waiting) >= jobs * AHEAD:
                        break
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
        pool.shutdown()
    except BaseException:
        # Nobody waits for the rest. Workers take no notice of an interrupt, so that none of them dies on its own. The
        # thread of the pool ends before we do: at the exit Python would write into a pipe that it may just have closed.
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        pool.shutdown(cancel_futures=True)
        raise


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Put an interrupt off until the end; processes started meanwhile never get to hear of one, from birth on."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
