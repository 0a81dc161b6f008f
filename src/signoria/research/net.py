"""The baseline's network as plain arrays: what it was trained for, how it is saved, and how it judges rows.

It has two hidden layers on an observation, and two heads. The policy gives every option of the vocabulary a weight. The
value says how the game will end for each seat, counted from the one that looks. NumPy is enough to play with it.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from pathlib import Path
from typing import Any, Final

from signoria.research.extra import needs, one_thread

needs("learn", "numpy")
one_thread()

import msgspec  # noqa: E402  (after the check, whose sentence is clearer than that of a failed import)
import numpy as np  # noqa: E402

from signoria import __version__  # noqa: E402
from signoria.engine.game import Game  # noqa: E402
from signoria.engine.problem import Problem  # noqa: E402

FORMAT: Final = 1
HIDDEN: Final = (128, 64)
ORIGIN: Final = "origin"  # the array that says in JSON what a file is
LAYERS: Final = ("w1", "b1", "w2", "b2", "policy_w", "policy_b", "value_w", "value_b")
Weights = dict[str, Any]  # an array for each of the layers


class Origin(msgspec.Struct, frozen=True):
    """What a network was trained for, and how."""

    game: str
    edition: str
    seats: int
    layout: str  # the fingerprint of what it reads and answers
    seed: str
    teacher: str = ""
    warm: int = 0  # games of the teacher
    rounds: int = 0
    games: int = 0  # games against itself
    format: int = FORMAT
    version: str = __version__


def fingerprint(game: Game) -> str:
    """Short for the layout of a game's observations and its vocabulary: where this differs, a network is useless."""
    features = [[one.name, list(one.shape), one.most] for one in game.layout.features]
    verbs = [[verb.name, verb.number, list(verb.domain.words)] for verb in game.vocabulary.verbs]
    told = json.dumps([features, verbs], separators=(",", ":"))
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()


def fresh(game: Game, seats: int, seed: int) -> Weights:
    """The weights before any training: small numbers at random, and heads that prefer nothing."""
    draw = np.random.default_rng(seed)
    wide, narrow = HIDDEN

    def layer(inputs: int, outputs: int, busy: float) -> Any:
        return (draw.standard_normal((inputs, outputs)) * (2.0 / busy) ** 0.5).astype(np.float32)

    options = game.vocabulary.size
    return {
        "w1": layer(game.layout.size, wide, game.layout.size / 8),  # most entries of a row are 0
        "b1": np.zeros(wide, np.float32),
        "w2": layer(wide, narrow, wide),
        "b2": np.zeros(narrow, np.float32),
        "policy_w": np.zeros((narrow, options), np.float32),
        "policy_b": np.zeros(options, np.float32),
        "value_w": np.zeros((narrow, seats), np.float32),
        "value_b": np.zeros(seats, np.float32),
    }


def scale(game: Game) -> Any:
    """What an entry of each feature is multiplied with: counts that can be high weigh less."""
    return 1.0 / np.sqrt(np.frombuffer(game.layout.most(), np.uint8).astype(np.float32))


class Net:
    """Judges rows of bytes."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.weights = weights
        self.first = weights["w1"] * scale(game)[:, None]  # rows are read as they are

    def hidden(self, rows: Any) -> Any:
        """The last hidden layer for each row."""
        layers = self.weights
        wide = np.maximum(rows.astype(np.float32) @ self.first + layers["b1"], 0.0)
        return np.maximum(wide @ layers["w2"] + layers["b2"], 0.0)

    def values(self, hidden: Any) -> Any:
        """What the game will come to for each seat, from the one that looks, -1 to 1."""
        return np.tanh(hidden @ self.weights["value_w"] + self.weights["value_b"])

    def leanings(self, hidden: Any, options: list[int]) -> Any:
        """The logarithms of how likely each of these options is to be taken, for one row."""
        logits = hidden @ self.weights["policy_w"][:, options] + self.weights["policy_b"][options]
        logits -= logits.max()
        return logits - np.log(np.exp(logits).sum())


def save(path: Path, origin: Origin, weights: Weights) -> None:
    """Write a network, whole or not at all; the same network gives the same bytes."""
    out = io.BytesIO()
    arrays = {name: weights[name] for name in LAYERS}
    np.savez(out, **arrays, **{ORIGIN: np.frombuffer(msgspec.json.encode(origin), np.uint8)})
    fresh_path = path.with_name(f"{path.name}.new")
    fresh_path.write_bytes(out.getvalue())
    fresh_path.replace(path)


def load(path: Path) -> tuple[Origin, Weights]:
    """Read a network; a file that is none is a problem."""
    try:
        with np.load(path, allow_pickle=False) as file:
            origin = msgspec.json.decode(file[ORIGIN].tobytes(), type=Origin)
            weights = {name: file[name] for name in LAYERS}
    except FileNotFoundError:
        raise Problem("learned-no-file", file=str(path)) from None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError):
        raise Problem("learned-broken", file=str(path)) from None
    if origin.format != FORMAT:
        raise Problem("learned-format", file=str(path), format=origin.format, known=FORMAT)
    return origin, weights


def check(path: Path, origin: Origin, weights: Weights, game: Game) -> None:
    """Refuse a network that does not fit a game: another game, or one whose observations or options have changed."""
    if origin.game != game.meta.id:
        raise Problem("learned-other-game", file=str(path), trained=origin.game, game=game.meta.id)
    if origin.layout != fingerprint(game):
        raise Problem("learned-other-layout", file=str(path), game=game.meta.id)
    wide, narrow = weights["b1"].shape[:1], weights["b2"].shape[:1]
    inputs, options, seats = (game.layout.size,), (game.vocabulary.size,), (origin.seats,)
    shapes = (inputs + wide, wide, wide + narrow, narrow, narrow + options, options, narrow + seats, seats)
    if any(weights[name].shape != shape for name, shape in zip(LAYERS, shapes, strict=True)):
        raise Problem("learned-broken", file=str(path))
