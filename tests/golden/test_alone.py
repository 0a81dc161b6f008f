"""Finished games at tables for one, kept as records: they replay to the same end, and the opponent still plays so."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.catalogue import find
from signoria.engine.record import read, write
from signoria.games.pax.state import HOUSE
from tests.golden.make import ALONE, ENDING, HERE, alone_ending, offered
from tests.golden.test_pax import told

GAME = find("pax-renaissance")
RECORDS = sorted((HERE / "pax-alone").glob(f"*{ENDING}"))
NAMES = [path.stem for path in RECORDS]


def test_there_is_a_record_for_every_edition_with_part_o_and_every_end() -> None:
    editions = [edition for edition in GAME.meta.editions if "solitaire" in offered(edition)]
    assert set(NAMES) == {f"{edition}-{ending}" for edition in editions for ending in ALONE}


@pytest.mark.rule("O", "O6", "O6a", "O6b", "Oc")
@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_a_game_alone_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session = read(text, find)
    assert session.header is not None
    assert path.stem == f"{session.header.edition}-{alone_ending(session.state)}"
    assert GAME.broken(session.state) == []
    assert told(write(session), text) == told(text)


@pytest.mark.rule("O7", "O8", "O9")
@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_the_opponent_would_choose_the_same_again(path: Path) -> None:
    """Its table has not changed unnoticed: at every choice it says what it chose then."""
    session = read(path.read_text(encoding="utf-8"), find)
    asked = 0
    states = session.along(range(session.number))
    for state, entry in zip(states, session.entries, strict=True):
        if state.decider() == HOUSE:
            assert GAME.advise(state, HOUSE).option == entry.option
            asked += 1
    assert asked > 10
