"""The lines of a record that its writer and its reader must agree on to the letter."""

from __future__ import annotations

import hashlib
from typing import Final

from signoria.engine.game import Game
from signoria.engine.state import State
from signoria.engine.vocabulary import unknown

FORMAT: Final = 1
TITLE: Final = "signoria record"
RUNNING: Final = "running"
FINISHED: Final = "finished"
SPECTATORS: Final = "spectators"
HIDDEN: Final = "?"  # stands for a thing that the reader of a masked record may not know

MOST_BYTES: Final = 8_000_000
MOST_LINES: Final = 200_000
LONGEST_LINE: Final = 1_000


def forced_line(state: State, seat: int, words: str) -> str:
    """A decision that was taken by itself."""
    return f"  forced {state.seat_word(seat)}: {words}"


def chance_words(game: Game, kind: int, thing: int) -> str:
    """A result of chance: its kind, and what came up."""
    word, domain = game.chances[kind]
    return f"{word} {domain.words[thing]}".rstrip()


def parse_chance(game: Game, text: str) -> tuple[int, int]:
    """The kind of chance and the thing that such words name."""
    word, _, thing = text.partition(" ")
    kinds = {known: kind for kind, (known, _) in game.chances.items()}
    if word not in kinds:
        raise unknown("chance", word, tuple(kinds))
    return kinds[word], game.chances[kinds[word]][1].find(thing)


def outcome_lines(state: State) -> list[str]:
    """How the game ended; nothing while it runs."""
    outcome = state.outcome
    if outcome is None:
        return []
    return [
        f"outcome {outcome.kind}",
        *(f"winner {state.seat_word(seat)}" for seat in outcome.winners),
        *(f"score {state.seat_word(seat)} {score}" for seat, score in enumerate(outcome.scores)),
    ]


def seal(lines: list[str]) -> str:
    """A fingerprint of everything above the last line; it shows a slip of the hand, it does not stop a forger."""
    text = "".join(f"{line}\n" for line in lines)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
