"""Play a plan, on as many processes as wanted. The results depend on the plan alone, not on how it was shared out."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from signoria.arena.match import Plan, Played, check, play
from signoria.arena.statistics import Statistics
from signoria.engine.game import Game

FindGame = Callable[[str], Game]


def simulate(
    plan: Plan, find_game: FindGame, jobs: int = 1, progress: Callable[[Statistics], None] | None = None
) -> Statistics:
    """The statistics of all games of a plan; ``progress`` hears how far it is as games finish.

    With more than one job, a script that calls this needs ``if __name__ == "__main__"``: workers import it afresh.
    """
    statistics = Statistics(plan)
    for played in games(plan, find_game, jobs):
        statistics.add(played)
        if progress is not None:
            progress(statistics)
    return statistics


def games(plan: Plan, find_game: FindGame, jobs: int = 1) -> Iterator[Played]:
    """The games of a plan as they finish; with more than one job in no particular order."""
    game = find_game(plan.game)
    check(plan, game)
    if jobs <= 1 or plan.games == 1:
        for number in range(plan.games):
            yield play(plan, game, number)
    else:
        yield from shared_out(plan, find_game, jobs)


def shared_out(plan: Plan, find_game: FindGame, jobs: int) -> Iterator[Played]:
    """Batches of games in worker processes, a few batches ahead of those that are done."""
    size = max(1, min(50, plan.games // (jobs * 8)))
    batches = iter(range(0, plan.games, size))
    # Fresh processes rather than forks: a fork copies locks that a progress bar's thread may hold.
    context = multiprocessing.get_context("spawn")
    # An interrupt ends a worker at once and without a word; the process that asked for the games speaks of it.
    quiet = (signal.SIGINT, signal.SIG_DFL)
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=signal.signal, initargs=quiet) as pool:
        waiting: set[Future[list[Played]]] = set()
        try:
            while True:
                for first in batches:
                    waiting.add(pool.submit(batch, plan, find_game, first, min(first + size, plan.games)))
                    if len(waiting) >= jobs * 3:
                        break
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        finally:
            for future in waiting:
                future.cancel()


def batch(plan: Plan, find_game: FindGame, first: int, end: int) -> list[Played]:
    """Some of the games of a plan, in a worker process."""
    game = find_game(plan.game)
    return [play(plan, game, number) for number in range(first, end)]
