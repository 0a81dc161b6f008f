"""Whole games at random: they end, and levels and ducats can be recomputed from what was told."""

from __future__ import annotations

import pytest

from signoria.engine.event import Event, Sink
from signoria.engine.rng import seeded
from signoria.games.imperializm import events
from signoria.games.imperializm.data.ids import LEVELS, POWERS
from signoria.games.imperializm.game import GAME
from signoria.games.imperializm.state import PURSE, WIDTH, ImperializmState
from tests.rules.imperializm.seated import start


class Ledger:
    """Levels and ducats by seat, from events alone."""

    def __init__(self, state: ImperializmState) -> None:
        self.levels = [[0] * len(LEVELS) for _ in range(state.count)]
        self.ducats = [state.box.start_ducats] * state.count
        self.extra = state.box.power_ducats

    def enter(self, event: Event) -> None:
        """Book one event."""
        kind, args = event.kind, event.args
        if kind == events.RAISED:
            self.levels[args[0]][args[1]] += args[2]
        elif kind == events.LOWERED:
            self.levels[args[0]][args[1]] -= args[2]
        elif kind in (events.GAINED, events.PLUNDERED):
            self.ducats[args[0]] += args[1]
        elif kind == events.PAID:
            self.ducats[args[0]] -= args[1]
        elif kind == events.TRADED:
            self.ducats[args[0]] += args[2]
        elif kind == events.CONQUERED:
            self.ducats[args[0]] -= args[2]
        elif kind == events.ROBBED:
            self.ducats[args[0]] += args[2]
            self.ducats[args[1]] -= args[2]
        elif kind in (events.TRIBUTE_PAID, events.GAVE_ALL):
            self.ducats[args[0]] -= args[2]
            self.ducats[args[1]] += args[2]
        elif kind == events.POWER_REVEALED:
            assert args[1] < len(POWERS)
            self.ducats[args[0]] += self.extra[args[1]]


@pytest.mark.rule("R1.6", "R1.7", "A40")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_levels_and_ducats_follow_from_what_was_told(seats: int, seed: int) -> None:
    state = start(seats, f"ledger {seed}", strict_achievements=seed == 3)
    ledger = Ledger(state)
    rng = seeded(f"ledger play {seats} {seed}")
    assert state.sink is not None
    while True:
        for event in state.sink.events:
            ledger.enter(event)
        for seat in range(seats):
            base = seat * WIDTH
            assert [int(state.board[base + level]) for level in range(len(LEVELS))] == ledger.levels[seat]
            assert int(state.board[base + PURSE]) == ledger.ducats[seat]
        if state.ended:
            break
        state.sink = Sink()
        options = state.options()
        state.choose(options[rng.below(len(options))])
    assert GAME.broken(state) == []
    assert state.outcome is not None
    assert state.outcome.scores[state.outcome.winners[0]] == max(state.outcome.scores)


@pytest.mark.rule("R13.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_after_somebody_has_reached_the_end_field(seats: int) -> None:
    state = start(seats, "end")
    state.sink = None
    state.play_out(seeded("end play"))
    assert state.ender >= 0
    assert state.left == 0
    assert max(int(state.board[seat * WIDTH + len(LEVELS) - 1]) for seat in range(seats)) >= state.box.end[seats]
