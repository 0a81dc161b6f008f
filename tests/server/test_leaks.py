"""Nobody can tell from anything the server sends what they may not know.

At a random moment of every game, everything that each seat, a spectator and a stranger can fetch is byte for byte the
same after all that is drawn anew which they may not know: every position behind the table, the private parts of what
happened, the plans and the notes of others. ``python -m tests.server.leaks`` looks at many more moments.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.leaks import Variant, bench, look, variants

pytestmark = pytest.mark.campaign
MOST = {"sqlite": 24, "postgres": 8}  # choices from the start: the two databases are looked at early and late
HIDING_MOST = {variant.game.meta.id: variant for variant in variants()}.values()
# Every variant on SQLite; on PostgreSQL, which is asked the same questions, every game.
CASES = [*(("sqlite", variant) for variant in variants()), *(("postgres", variant) for variant in HIDING_MOST)]


@pytest.mark.parametrize(
    ("kind", "variant"), CASES, ids=[f"{kind}-{variant.name}".replace(" ", "-") for kind, variant in CASES]
)
def test_what_one_may_not_know_changes_nothing_one_can_fetch(
    kind: str, variant: Variant, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "leaks.db") if kind == "sqlite" else request.getfixturevalue("postgres")
    with bench(database, variant, MOST[kind]) as table:
        look(table, MOST[kind])
