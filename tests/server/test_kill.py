"""The short run of the kill test; ``make killtest MINUTES=…`` is the long one."""

from __future__ import annotations

import pytest

from tests.server import kill


@pytest.mark.parametrize("kind", kill.KINDS)
def test_nothing_acknowledged_is_lost_when_workers_are_killed(kind: str) -> None:
    with kill.database_of(kind) as (database, count):
        wrong, clients, kills = kill.run(database, count, seconds=6, clients=4)
    assert wrong == []
    assert kills >= 2
    assert sum(len(client.acknowledged) for client in clients) > 20
