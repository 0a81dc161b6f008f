"""Processes for work that takes long, so that the server answers meanwhile. A person who asks for much waits longer.

Who may have the next free process is decided in turns: among people first, then among the tables of a person. Work that
no person waits for stands back behind all other. A job that takes too long ends with its process, and a new one takes
its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import threading
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem

NICE: Final = 10  # how far this work stands back behind the server
MOST_WAITING: Final = 50  # jobs of one person that wait


class WorkFailed(Exception):
    """A job failed, its process died, or it took too long."""


class Worker:
    """A process that does one job at a time; it is started when there is one."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "workshop")

    async def do(self, job: Callable[[], Any], seconds: float) -> Any:
        """What a job returns; a Problem that it raises is raised here, everything else as a failure."""
        sent = pickle.dumps(job)
        asked = asyncio.get_running_loop().run_in_executor(self._thread, self._ask, sent)
        try:
            async with asyncio.timeout(seconds):
                kind, answer = await asyncio.shield(asked)
        except TimeoutError as error:
            self.kill()
            with contextlib.suppress(Exception):
                await asked
            raise WorkFailed(f"no answer in {seconds:g} seconds") from error
        except (OSError, EOFError) as error:
            self.kill()
            raise WorkFailed("the process died") from error
        except asyncio.CancelledError:
            self.kill()
            raise
        if kind == "problem":
            raise Problem(answer.key, **answer.args)
        if kind == "failed":
            raise WorkFailed(answer)
        return answer

    def _ask(self, sent: bytes) -> tuple[str, Any]:
        if self._line is None or self._process is None or not self._process.is_alive():
            context = multiprocessing.get_context("spawn")
            mine, theirs = context.Pipe()
            process = context.Process(target=work_on, args=(theirs, os.getpid()), daemon=True)
            process.start()  # if the system has no room for one more, nothing of it is kept
            theirs.close()
            self._process, self._line = process, mine
        self._line.send_bytes(sent)
        told: tuple[str, Any] = self._line.recv()
        return told

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None

    def close(self) -> None:
        """The end."""
        self.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


def work_on(line: Connection, parent: int) -> None:
    """In the other process: one job after the other, while nobody waits for an answer; it ends with its parent."""
    if hasattr(os, "nice"):
        os.nice(NICE)

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=look, daemon=True).start()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            line.send(done(line.recv_bytes()))


def done(sent: bytes) -> tuple[str, Any]:
    """Do a job, and say what came of it."""
    try:
        return "done", pickle.loads(sent)()
    except Problem as problem:
        return "problem", Phrase(problem.phrase.key, problem.phrase.args)
    except Exception as error:  # noqa: BLE001  every error of a job belongs to the request that waits for it
        return "failed", f"{type(error).__name__}: {error}"


Line = OrderedDict[str, OrderedDict[str, "deque[asyncio.Future[Worker]]"]]  # by person and table


class Workshop:
    """Some processes, and those who wait for one."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds  # that a job may take
        self.done = self.failures = 0
        self._free = [Worker() for _ in range(processes)]
        self._workers = tuple(self._free)
        self._waiting: Line = OrderedDict()
        self._unhurried: Line = OrderedDict()  # what no person waits for

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return sum(self.waiting_of(person) for person in {*self._waiting, *self._unhurried})

    def waiting_of(self, person: str) -> int:
        """How many jobs of somebody wait."""
        return sum(len(jobs) for line in (self._waiting, self._unhurried) for jobs in line.get(person, {}).values())

    async def do(self, job: Callable[[], Any], person: str, table: str = "", hurry: bool = True) -> Any:
        """Do a job for somebody, when it is their turn; without ``hurry``, when nobody else waits."""
        async with self._turn(person, table, hurry) as worker:
            try:
                return await worker.do(job, self.seconds)
            except WorkFailed:
                self.failures += 1
                raise
            finally:
                self.done += 1

    @contextlib.asynccontextmanager
    async def _turn(self, person: str, table: str, hurry: bool) -> AsyncIterator[Worker]:
        worker = await self._next(person, table, hurry)
        try:
            yield worker
        finally:
            self._pass_on(worker)

    async def _next(self, person: str, table: str, hurry: bool) -> Worker:
        if self._free and not self._waiting and not self._unhurried:
            return self._free.pop()
        if self.waiting_of(person) >= MOST_WAITING:
            raise Problem("server-too-many")
        waits: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        line = self._waiting if hurry else self._unhurried
        line.setdefault(person, OrderedDict()).setdefault(table, deque()).append(waits)
        try:
            return await waits
        except asyncio.CancelledError:
            if waits.done() and not waits.cancelled():
                self._pass_on(waits.result())
            raise

    def _pass_on(self, worker: Worker) -> None:
        """Give a process to the next job: of the person served longest ago, there of the table served longest ago."""
        while line := self._waiting or self._unhurried:
            person, tables = line.popitem(last=False)
            table, jobs = tables.popitem(last=False)
            waits = jobs.popleft()
            if jobs:
                tables[table] = jobs
            if tables:
                line[person] = tables
            if not waits.done():
                waits.set_result(worker)
                return
        self._free.append(worker)

    def close(self) -> None:
        """Let the processes go."""
        for worker in self._workers:
            worker.close()
