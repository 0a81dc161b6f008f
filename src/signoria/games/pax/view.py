"""What a seat may know of a position, as data for a client. All but the decks is public."""

from __future__ import annotations

from signoria.games.pax.position import describe
from signoria.games.pax.state import HANDS_HIDDEN, PaxState


def view(s: PaxState, seat: int) -> dict[str, object]:
    """The position as the seat knows it (-1: a spectator)."""
    words = describe(s)
    if s.settings & HANDS_HIDDEN:
        words["hand"] = {
            word: cards if s.seat_word(seat) == word else len(cards) for word, cards in words["hand"].items()
        }
    return words
