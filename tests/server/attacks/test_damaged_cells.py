"""One cell that could not be read failed ``/health``, the postman, the lists of an administrator and a whole backup.

These are the cells that did. ``tests/server/damage.py`` damages every column of every table.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from signoria.server.store.schema import (
    DELIVERIES,
    NOTICES,
    NOTIFICATIONS,
    PACKS,
    PREFERENCES,
    RATINGS,
    USERS,
    WORKERS,
)
from tests.server.damage import BENT, DEEP, Campaign, Cell
from tests.server.damaged_house import Circle, furnished

BOTH: list[tuple[Any, Any]] = [
    (WORKERS.c.counted, "{"),
    (USERS.c.created, float("inf")),
    (NOTICES.c.table_id, "nowhere"),
    (RATINGS.c.level, float("inf")),
    (PACKS.c.files, "{"),
    (PREFERENCES.c.wants, DEEP * 3),
    (USERS.c.id, "nobody"),
]
ODD: list[tuple[Any, Any]] = [(USERS.c.name, BENT), (DELIVERIES.c.due, "soon"), (NOTIFICATIONS.c.at, "soon")]


CIRCLES = 3


@pytest.fixture(scope="module")
def furniture(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Circle]]:
    """A furnished house, for both databases."""
    file = tmp_path_factory.mktemp("house") / "furnished.db"
    return file, furnished(file, CIRCLES + 1)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_one_damaged_cell_harms_nobody_else(
    kind: str, furniture: tuple[Path, list[Circle]], request: pytest.FixtureRequest
) -> None:
    postgres = request.getfixturevalue("postgres") if kind == "postgres" else None
    cells = [Cell(*one) for one in (BOTH if postgres else BOTH + ODD)]
    campaign = Campaign(*furniture, postgres)
    assert campaign.wrong(list(enumerate(cells))) == []
    assert campaign.tried == len(cells)
