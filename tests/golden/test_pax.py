"""Finished games of Pax Renaissance, kept as records: they replay choice by choice, digest by digest, to the same end.

``tests.golden.make`` says how they were made and makes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.catalogue import find
from signoria.engine.record import read, write
from signoria.engine.record.lines import seal
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.games.pax.game import PaxOptions
from signoria.games.pax.rules.victory import patron_scores
from signoria.games.pax.rules.watch import penniless
from signoria.games.pax.state import HANDS_HIDDEN, PaxState
from tests.golden.make import CASTS, ENDING, HERE, SEATS, ending_of

RECORDS = sorted((HERE / "pax").glob(f"*{ENDING}"))
NAMES = [path.stem for path in RECORDS]


def replayed(name: str) -> tuple[Session, PaxState]:
    """The session of a record and its last position."""
    session = read((HERE / "pax" / (name + ENDING)).read_text(encoding="utf-8"), find)
    assert isinstance(session.state, PaxState)
    return session, session.state


def test_there_is_a_record_for_every_ending_and_number_of_seats() -> None:
    assert set(NAMES) == {f"{ending}-{seats}" for endings in CASTS.values() for ending in endings for seats in SEATS}


@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_a_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session = read(text, find)
    state = session.state
    ending, _, seats = path.stem.rpartition("-")
    assert (ending_of(state), state.seats) == (ending, int(seats))
    assert find("pax-renaissance").broken(state) == []
    assert told(write(session), text) == told(text)


def told(text: str, older: str = "") -> list[str]:
    """A record without the version of the rules and the seal, which change when it is written under newer rules.

    An older record does not name options that there were not yet.
    """
    named = {line.partition(":")[0] for line in (older or text).splitlines() if line.startswith("option ")}
    return [
        line
        for line in text.splitlines()
        if not line.startswith(("rules: ", "end "))
        and (not line.startswith("option ") or line.partition(":")[0] in named)
    ]


@pytest.mark.rule("R66")
@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_a_game_keeps_the_hands_it_was_begun_with(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session = read(text, find)
    assert isinstance(session.state, PaxState)
    assert bool(session.state.settings & HANDS_HIDDEN) == ("option hands_hidden: true" in text)


@pytest.mark.rule("R66")
@pytest.mark.parametrize(("version", "hidden"), [(1, False), (2, True)])
def test_a_record_that_does_not_speak_of_hands_has_the_default_of_its_time(version: int, hidden: bool) -> None:
    game = find("pax-renaissance")
    session = Session(game, "2e", 2, PaxOptions(hands_hidden=hidden), seeded("hands"))
    session.choose(session.state.options()[0])
    lines = [line for line in write(session).splitlines()[:-1] if not line.startswith("option hands_hidden")]
    lines[3] = f"rules: {version}"
    again = read("".join(f"{line}\n" for line in [*lines, f"end {seal(lines)}"]), find)
    assert isinstance(again.state, PaxState)
    assert bool(again.state.settings & HANDS_HIDDEN) == hidden
    assert again.state.digest() == session.state.digest()


@pytest.mark.rule("R66")
def test_a_new_game_hides_the_hands() -> None:
    state = find("pax-renaissance").start("2e", 2, PaxOptions(), seeded("new"))
    assert isinstance(state, PaxState)
    assert state.settings & HANDS_HIDDEN


@pytest.mark.rule("L2a")
@pytest.mark.parametrize("seats", SEATS)
def test_most_patrons_win_when_the_cards_run_out(seats: int) -> None:
    _, state = replayed(f"patron-{seats}")
    scores = patron_scores(state)
    (winner,) = state.winners
    assert all(scores[winner][0] > scores[seat][0] for seat in range(seats) if seat != winner)


@pytest.mark.rule("L2b")
@pytest.mark.parametrize("seats", SEATS)
def test_a_tie_of_patrons_goes_to_the_richest(seats: int) -> None:
    _, state = replayed(f"patron-florins-{seats}")
    scores = patron_scores(state)
    (winner,) = state.winners
    equals = [seat for seat in range(seats) if seat != winner and scores[seat][0] == scores[winner][0]]
    assert equals
    assert all(state.florins[seat] < state.florins[winner] for seat in equals)


@pytest.mark.rule("L2b")
@pytest.mark.parametrize("seats", SEATS)
def test_a_tie_of_florins_too_is_a_shared_victory(seats: int) -> None:
    _, state = replayed(f"patron-shared-{seats}")
    assert len(state.winners) > 1
    assert len({patron_scores(state)[seat] for seat in state.winners}) == 1


@pytest.mark.rule("G6")
@pytest.mark.parametrize("seats", SEATS)
def test_the_last_bank_that_owns_anything_wins(seats: int) -> None:
    _, state = replayed(f"bankruptcy-{seats}")
    (winner,) = state.winners
    assert not penniless(state, winner)
    assert state.out == sum(1 << seat for seat in range(seats) if seat != winner)


@pytest.mark.rule("E6")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("victory", CASTS["greedy"])
def test_a_victory_is_declared_by_its_winner(victory: str, seats: int) -> None:
    session, state = replayed(f"{victory}-{seats}")
    last = session.entries[-1]
    assert last.words == f"declare {victory}"
    assert state.winners == (last.seat,)
