"""Commands that need an extra say so, in one sentence, where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

from signoria.engine.problem import Problem

SERVER = ("aiosqlite", "alembic", "argon2", "litestar", "segno", "sqlalchemy", "uvicorn", "websockets")


def needs_server() -> None:
    """Refuse unless everything that the server is built on is there."""
    missing = [name for name in SERVER if find_spec(name) is None]
    if missing:
        raise Problem("cli-no-server-extra", package=missing[0])


def needs_research() -> None:
    """Refuse unless what datasets are written with is there."""
    if find_spec("pyarrow") is None:
        raise Problem("cli-no-research-extra", package="pyarrow")
