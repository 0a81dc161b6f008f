"""Perils: a rival who can win within one turn is seen, with the line, from what a seat may know."""

from __future__ import annotations

import pytest

from signoria.bots.hint import steps
from signoria.bots.peril import SAMPLES, Peril, perils, searched, threat_of, wins
from signoria.bots.review import way_of
from signoria.catalogue import find
from signoria.engine import record
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.text import LANGUAGES, Texts
from tests.bots import stairs
from tests.bots.test_bots import opening
from tests.server.house import ROOT

WON = ROOT / "tests" / "golden" / "pax" / "globalization-3.signoria"


@pytest.fixture(scope="module")
def seen() -> tuple[State, int, int, tuple[Peril, ...]]:
    """A game of Pax one turn before a bank wins it, that bank, the bank whose turn it is, and what that one is told."""
    way = way_of(record.read(WON.read_bytes(), find))
    last = way.turns[-1]
    place = max(at for at, turn in enumerate(way.turns) if turn.number == last.number - 1)
    state, viewer = way.states[place], way.turns[place].seat
    return state, last.seat, viewer, perils(state, viewer, seeded("peril"))


def test_a_victory_of_the_next_turn_is_seen(seen: tuple[State, int, int, tuple[Peril, ...]]) -> None:
    state, rival, viewer, (found,) = seen
    assert (found.seat, found.sure, found.samples) == (rival, True, SAMPLES)
    other = state.game.resample(state, viewer, seeded("hidden"))
    here, there = (searched(one, viewer, seeded("few"), 2, 100) for one in (state, other))
    assert here == there


def test_it_is_told_in_words(seen: tuple[State, int, int, tuple[Peril, ...]]) -> None:
    state, rival, _, (found,) = seen
    half = Peril(rival, found.line, 3, SAMPLES)
    for language in LANGUAGES:
        texts = Texts(language, state.game)
        line = "; ".join(texts.say(phrase) for phrase in steps(state.game, found.line))
        sure, likely = (threat_of(state, one, line) for one in (found, half))
        assert (sure.seat, sure.lacks, likely.lacks, sure.own, sure.rule) == (rival, 0, 1, False, "E6")
        for threat in (sure, likely):
            said = texts.say(threat.phrase)
            assert said.startswith(texts.say(state.game.seat_phrase(state, rival)))
            assert said.endswith(f"{line}.")
        assert str(SAMPLES) in texts.say(likely.phrase)


def test_a_line_wins_only_where_it_can_be_played() -> None:
    state = stairs.GAME.opening()
    while state.turn < stairs.TURNS - 1:
        state.choose(stairs.PICK)
    assert wins(state, 1, (stairs.CLIMB, stairs.UP))
    assert not wins(state, 1, (stairs.CLIMB, stairs.DOWN))
    assert not wins(state, 0, (stairs.CLIMB, stairs.UP))
    assert not wins(state, 1, (stairs.UP,))
    assert not wins(state, 1, (stairs.PICK, stairs.PICK))


def test_in_games_without_a_sudden_victory_nothing_is_said() -> None:
    state = stairs.GAME.opening()
    while state.turn < stairs.TURNS - 2:
        state.choose(stairs.PICK)
    (found,) = searched(state, 0, seeded("peril"))
    assert [link.option for link in found.line] == [stairs.CLIMB, stairs.UP]
    assert perils(state, 0, seeded("peril")) == ()
    assert perils(opening(), 0, seeded("peril")) == ()
    assert [name for name in ("pax-renaissance", "lorenzo", "imperializm") if find(name).sudden] == ["pax-renaissance"]
