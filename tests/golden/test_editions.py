"""Finished games of the other editions of Pax Renaissance, kept as records: they replay to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.catalogue import find
from signoria.engine.record import read, write
from tests.golden.make import EDITION_CASTS, ENDING, HERE, SEATS, ending_of
from tests.golden.test_pax import told

EDITIONS = find("pax-renaissance").meta.editions[1:]
RECORDS = [path for edition in EDITIONS for path in sorted((HERE / f"pax-{edition}").glob(f"*{ENDING}"))]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_a_record_for_each_cast_and_number_of_seats(edition: str) -> None:
    names = {path.stem for path in RECORDS if path.parent.name == f"pax-{edition}"}
    assert len(names) == len(EDITION_CASTS) * len(SEATS)
    assert {f"patron-{seats}" for seats in SEATS} < names


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}/{path.stem}" for path in RECORDS])
def test_a_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session = read(text, find)
    ending, _, seats = path.stem.rpartition("-")
    assert session.header is not None
    assert path.parent.name == f"pax-{session.header.edition}"
    assert (ending_of(session.state), session.state.seats) == (ending, int(seats))
    assert find("pax-renaissance").broken(session.state) == []
    assert told(write(session), text) == told(text)
