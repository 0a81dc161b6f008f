"""Finished games of Imperializm, kept as records: they replay choice by choice, digest by digest, to the same end.

``tests.golden.imperializm.make`` says how they were made and makes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.catalogue import find
from signoria.engine.pack import load
from signoria.engine.problem import Problem
from signoria.engine.record import read, write
from signoria.engine.session import Session
from signoria.games.imperializm.data.ids import GLORY
from signoria.games.imperializm.events import END_NEAR, TURN_BEGAN
from signoria.games.imperializm.state import WIDTH, ImperializmState
from tests.golden.imperializm.make import ENDING, GREEDY, HERE, SEATS, SHARED, WAYS, way_of

RECORDS = sorted(HERE.glob(f"*{ENDING}"))
NAMES = [path.stem for path in RECORDS]
FORMER = HERE / "former" / f"greedy-4{ENDING}"  # played before the values were tuned
UNTUNED = HERE.parents[2] / "examples" / "packs" / "imperializm-untuned"
END_FIELD = {2: 40, 3: 29, 4: 20}


def replayed(name: str) -> tuple[Session, ImperializmState]:
    """The session of a record and its last position."""
    session = read((HERE / (name + ENDING)).read_text(encoding="utf-8"), find)
    assert isinstance(session.state, ImperializmState)
    return session, session.state


def test_there_is_a_record_for_every_way_to_end_and_number_of_seats() -> None:
    assert set(NAMES) == {f"{kind}-{seats}" for kind in (*WAYS, SHARED, GREEDY) for seats in SEATS}


@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_a_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session = read(text, find)
    assert session.state.ended
    assert find("imperializm").broken(session.state) == []
    assert told(write(session)) == told(text)


def told(text: str) -> list[str]:
    """A record without what changes when it is written anew: version of the rules, title of former values, seal."""
    lines = [line for line in text.splitlines() if not line.startswith(("rules: ", "end "))]
    return [" ".join(line.split()[:2]) if line.startswith("data: ") else line for line in lines]


@pytest.mark.rule("R13.1", "A35", "A89")
@pytest.mark.parametrize("name", NAMES)
def test_each_of_the_others_has_one_more_turn_once_the_end_field_is_reached(name: str) -> None:
    session, state = replayed(name)
    events = [event for entry in session.entries for event in entry.events]
    first = next(at for at, event in enumerate(events) if event.kind == END_NEAR)
    ender = events[first].args[0]
    after = [event.args[0] for event in events[first:] if event.kind == TURN_BEGAN]
    assert sorted([*after, ender]) == list(range(state.count))
    assert state.board[ender * WIDTH + GLORY] >= END_FIELD[state.count]


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("way", WAYS)
def test_the_end_field_is_reached_that_way(way: str, seats: int) -> None:
    session, state = replayed(f"{way}-{seats}")
    assert (way_of(session), state.count) == (way, seats)


@pytest.mark.rule("A38", "R13.4")
@pytest.mark.parametrize("seats", SEATS)
def test_players_with_the_same_glory_share_the_victory(seats: int) -> None:
    _, state = replayed(f"{SHARED}-{seats}")
    assert state.outcome is not None
    assert len(state.winners) > 1
    assert {state.outcome.scores[seat] for seat in state.winners} == {max(state.outcome.scores)}


@pytest.mark.parametrize("seats", SEATS)
def test_a_player_who_knows_what_it_wants_wins(seats: int) -> None:
    _, state = replayed(f"{GREEDY}-{seats}")
    assert state.winners == (0,)


def test_a_record_from_before_the_tuning_replays_with_the_values_of_that_time() -> None:
    text = FORMER.read_text(encoding="utf-8")
    pack = load({path.name: path.read_text(encoding="utf-8") for path in UNTUNED.iterdir()}, find)
    with pytest.raises(Problem, match=pack.digest):
        read(text, find)
    session = read(text, find, packs={pack.digest: pack})
    assert session.state.ended
    assert told(write(session)) == told(text)


def test_a_record_with_values_of_ours_that_have_changed_needs_no_pack() -> None:
    session, _ = replayed(f"{GREEDY}-4")
    digests = {former.digest for former in find("imperializm").former}
    assert session.game.pack is not None
    assert session.game.pack.digest in digests
    assert find("imperializm").data not in digests
