"""The games of a plan on a Ray cluster.

A batch is a task. If a worker or node is lost, Ray plays its batches again elsewhere. The results are the same, because
a game depends on the plan and its number alone.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from signoria import __version__
from signoria.arena.batches import AHEAD, FindGame, T, Work, batch, batches
from signoria.arena.match import Plan
from signoria.engine.problem import Problem

PATIENCE: Final = 10.0  # seconds that a cluster may take to answer
AGAIN: Final = -1  # how often Ray tries a task whose worker was lost: as often as it takes


def needs_ray() -> None:
    """Refuse, before anything is played, what cannot be played here."""
    if find_spec("ray") is None:
        raise Problem("cluster-no-ray", package="signoria[cluster]")


def shared_out(plan: Plan, find_game: FindGame, work: Work[T]) -> Iterator[T]:
    """What comes of each game, as batches are done: on the cluster of RAY_ADDRESS, else on one of this machine."""
    ray = connected()
    try:
        there = ray.remote(task).options(max_retries=AGAIN)
        shared = [ray.put(one) for one in (plan, find_game, work)]
        hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
        due = batches(plan, hands)
        waiting: list[Any] = []
        while True:
            for numbers in due:
                waiting.append(there.remote(__version__, *shared, numbers))
                if len(waiting) >= hands * AHEAD:
                    break
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            for one in done:
                yield from answer(ray, one)
    finally:
        ray.shutdown()  # ends the tasks that nobody waits for any more, too


def connected() -> Any:
    """Ray, in touch with its cluster and silent; without an address the cluster is this machine, on loopback."""
    needs_ray()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
    address = os.environ.get("RAY_ADDRESS", "")
    if address:
        reach(address)
    else:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # what keeps Ray to loopback there does so here
    ray: Any = import_module("ray")
    ray.init(logging_level="error", log_to_driver=False)
    return ray


def reach(address: str) -> None:
    """Refuse an address at which nobody answers; Ray itself would try for minutes and then end the process."""
    host, _, port = address.rpartition(":")
    if not port.isdecimal():
        return  # a word that Ray knows, like "auto"
    try:
        socket.create_connection((host.rpartition("/")[2], int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Problem("cluster-away", address=address) from error


def task(version: str, plan: Plan, find_game: FindGame, work: Work[T], numbers: range) -> list[T] | str:
    """A batch on a node of the cluster; another version of Signoria plays nothing and says which one it is."""
    if version != __version__:
        return __version__
    return batch(plan, find_game, work, numbers)


def answer(ray: Any, task_done: Any) -> list[Any]:
    """What a task came to; a problem that it had is ours."""
    try:
        found: list[Any] | str = ray.get(task_done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, Problem) else error from error
    if isinstance(found, str):
        raise Problem("cluster-version", here=__version__, there=found)
    return found
