"""Every test that takes a ``house`` runs twice: on SQLite, and on PostgreSQL with two worker processes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House, in_processes, in_thread
from tests.server.postgres import temporary_postgres

KINDS = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server."""
    with temporary_postgres() as url:
        yield url


@pytest.fixture(scope="session", params=KINDS)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server, on either database."""
    if request.param == "sqlite":
        with in_thread(str(tmp_path_factory.mktemp("house") / "signoria.db")) as one:
            yield one
    else:
        with in_processes(request.getfixturevalue("postgres")) as two:
            yield two


@pytest.fixture
def house(running: House) -> Iterator[House]:
    """The server, for one test."""
    yield running
    running.close()
