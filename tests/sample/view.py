"""What a seat of the Quay may know, built from its knowledge: a card it does not know is never looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.sample import data

if TYPE_CHECKING:
    from tests.sample.state import SampleState


def view_of(s: SampleState, viewer: int) -> dict[str, object]:
    """Everything the viewer (-1: somebody who watches) can see, in words."""
    hands = [s.cards_at(seat) for seat in range(s.count)]
    return {
        "edition": data.EDITIONS[s.edition],
        "round": int(s.round),
        "rounds": data.ROUNDS[s.edition],
        "truce": bool(s.truce),
        "steps": [step_in_words(step.to_json()) for step in s.agenda],
        "deck": len(s.cards_at(data.DECK)),
        "pile": words_of(s.cards_at(data.PILE)),
        "quay": words_of(s.cards_at(data.QUAY)),
        "seats": [
            {
                "seat": data.SEAT_WORDS[seat],
                "purse": int(s.purse[seat]),
                "chest": int(s.chest[seat]),
                "cards": words_of([card for card in hand if s.knows(viewer, card)]),
                "hidden": len([card for card in hand if not s.knows(viewer, card)]),
            }
            for seat, hand in enumerate(hands)
        ],
        "ended": s.game.outcomes[s.ended] if s.ended else "",
        "winners": [data.SEAT_WORDS[seat] for seat in s.winners],
    }


def words_of(cards: list[int]) -> list[str]:
    """The words of some cards."""
    return [data.CARD_WORDS[card] for card in cards]


# What the numbers of each step are, after its name. Everything a step holds is known to all.
STEP_WORDS: Final[dict[str, tuple[tuple[str, ...] | None, ...]]] = {
    "turn": (data.SEAT_WORDS, None),
    "target": (data.SEAT_WORDS, data.CARD_WORDS),
    "answer": (data.SEAT_WORDS, data.SEAT_WORDS, data.CARD_WORDS),
    "booty": (data.SEAT_WORDS, data.SEAT_WORDS),
}


def step_in_words(step: list[object]) -> str:
    """A step as a line of words: ``answer white red bravo-3``."""
    name = str(step[0])
    said = [name]
    for words, number in zip(STEP_WORDS[name], step[1:], strict=True):
        assert isinstance(number, int)
        said.append(str(number) if words is None else words[number])
    return " ".join(said)
