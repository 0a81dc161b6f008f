"""Observations and masks as NumPy arrays on the bytes of the engine, their spaces, and a position in words."""

from __future__ import annotations

import json
from typing import Any

from signoria.research.extra import needs

needs("research", "gymnasium", "numpy")

import numpy as np  # noqa: E402  (after the check, whose sentence is clearer than that of a failed import)
from gymnasium import spaces  # noqa: E402

from signoria.engine.decision import question  # noqa: E402
from signoria.engine.game import Game  # noqa: E402
from signoria.engine.state import State  # noqa: E402
from signoria.text import Texts  # noqa: E402


def space(game: Game) -> Any:
    """What a seat is told: small numbers within the bounds of their features, and a mask of the legal actions."""
    most = np.frombuffer(game.layout.most(), np.uint8)
    size = game.vocabulary.size
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )


def row(state: State, seat: int) -> dict[str, Any]:
    """What a seat is told now. The arrays are views of the engine's own bytes, fresh for each call and not to write."""
    game = state.game
    return {
        "observation": np.frombuffer(game.observe(state, seat), np.uint8),
        "action_mask": np.frombuffer(game.mask(state, seat), np.int8),
    }


def words(state: State, seat: int, texts: Texts) -> str:
    """A position as a seat sees it: the question, or how the game ended, and everything in its view, a line each."""
    asked, outcome = question(state, seat), state.outcome
    lines = [] if asked is None else [texts.say(asked)]
    if outcome is not None:
        won = ", ".join(texts.say(state.game.seat_phrase(state, winner)) for winner in outcome.winners)
        lines = [f"{outcome.kind}: {won}"]
    lines += [f"{key}: {json.dumps(value)}" for key, value in state.game.view(state, seat).items()]
    return "\n".join(lines) + "\n"
