"""Two who asked for ``/health`` of a worker on PostgreSQL at the same moment: one was told that it is down."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.house import PATIENCE, in_thread
from tests.server.postgres import another_database

ASKED = 100
TOGETHER = 8


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_healthy_worker_is_never_down(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    shared = kind == "postgres"
    database = another_database(request.getfixturevalue("postgres")) if shared else str(tmp_path / "health.db")
    with in_thread(database) as house, httpx.Client(timeout=PATIENCE, trust_env=False) as client:

        def ask(number: int) -> int:
            return client.get(f"{house.urls[0]}/{('health', 'metrics')[number % 2]}").status_code

        with ThreadPoolExecutor(TOGETHER) as threads:
            assert set(threads.map(ask, range(ASKED))) == {200}
        assert client.get(f"{house.urls[0]}/health").json()["workers"] == 1
