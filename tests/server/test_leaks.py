"""Nobody can tell from anything the server sends what they may not know.

At random moments of every game, everything that each seat, a spectator and a stranger can fetch is byte for byte the
same after all that is drawn anew which they may not know: every position behind the table, the private parts of what
happened, the plans and the notes of others.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.engine import record
from tests.server.leaks import Bench, Variant, bench, disguised, variants

KINDS = ("sqlite", "postgres")
MOMENTS = (6, 24)  # at most so many choices from the start


def look(table: Bench) -> None:
    """Compare what everybody can fetch before and after what they may not know was drawn anew."""
    table.confide()
    real = table.positions()
    table.lay(real)
    before = table.rows()
    for eyes in table.eyes():
        seen = table.fetch(eyes)
        table.lay([state.resample(eyes.seat, table.rng) for state in real])
        table.falsify(eyes.seat)
        assert table.fetch(eyes) == seen, eyes.name
        assert table.rows()["snapshots"] != before["snapshots"]
        table.put_back(before)
        masked = table.record(eyes)
        assert "for: " in masked
        assert record.write(disguised(table.session(), eyes.seat, table.rng), eyes.seat) == masked, eyes.name


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.name.replace(" ", "-"))
@pytest.mark.parametrize("kind", KINDS)
def test_what_one_may_not_know_changes_nothing_one_can_fetch(
    kind: str, variant: Variant, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "leaks.db") if kind == "sqlite" else request.getfixturevalue("postgres")
    for seed, most in enumerate(MOMENTS if kind == "sqlite" else MOMENTS[1:]):
        with bench(database, variant, seed) as table:
            table.play(1 + table.rng.below(most))
            look(table)
