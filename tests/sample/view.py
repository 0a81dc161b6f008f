"""What a seat of the Quay may know, built from its knowledge: a card it does not know is never looked at."""

from __future__ import annotations

from typing import Final

from signoria.engine.rng import Rng
from tests.sample import data
from tests.sample.state import SampleState


def view_of(s: SampleState, viewer: int) -> dict[str, object]:
    """Everything the viewer (-1: somebody who watches) can see, in words."""
    hands = [s.cards_at(seat) for seat in range(s.count)]
    return {
        "edition": data.EDITIONS[s.edition],
        "round": int(s.round),
        "rounds": data.ROUNDS[s.edition],
        "truce": bool(s.truce),
        "sealed": bool(s.sealed),
        "steps": [step_in_words(step.to_json(), public=True) for step in s.agenda],
        "deciders": [data.SEAT_WORDS[seat] for seat in s.deciders(viewer)],
        "answer": "" if s.answer_of(viewer) < 0 else data.VOCABULARY.words(s.answer_of(viewer)),
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


# What the numbers of each step are, after its name. All but the answers of a common decision is known to all.
ANSWERS: Final = tuple([data.VOCABULARY.words(option).replace(" ", ":") for option in range(data.VOCABULARY.size)])
STEP_WORDS: Final[dict[str, tuple[tuple[str, ...] | None, ...]]] = {
    "turn": (data.SEAT_WORDS, None),
    "target": (data.SEAT_WORDS, data.CARD_WORDS),
    "answer": (data.SEAT_WORDS, data.SEAT_WORDS, data.CARD_WORDS),
    "booty": (data.SEAT_WORDS, data.SEAT_WORDS),
    "market": (data.SEAT_WORDS, ANSWERS),
    "ambush": (data.SEAT_WORDS, ANSWERS, data.SEAT_WORDS, data.SEAT_WORDS),
}
SEVERAL: Final = {"market": 2, "ambush": 2}  # of these steps, the first so many are tuples, one for each seat
MISSING: Final[tuple[str, ...]] = ("-", "none")  # an answer that is owed, and that of a seat that is not asked


def step_in_words(step: list[object], public: bool = False) -> str:
    """A step as a line of words: ``answer white red bravo-3``, ``market red,white offer:2,-``."""
    name = str(step[0])
    said = [name]
    for words, number in zip(STEP_WORDS[name], step[1:], strict=True):
        if public and words is ANSWERS:
            continue
        numbers = number if isinstance(number, tuple) else (number,)
        said.append(",".join([word_of(words, one) for one in numbers]))
    return " ".join(said)


def word_of(words: tuple[str, ...] | None, number: int) -> str:
    """The word of one number of a step."""
    if words is None:
        return str(number)
    return words[number] if number >= 0 else MISSING[-1 - number]


def resample(s: SampleState, seat: int, rng: Rng) -> SampleState:
    """Deal the cards the seat does not know anew over the places where such cards lie, and change the generator."""
    other = s.clone()
    hidden = [card for card in range(data.CARD_COUNT) if not s.knows(seat, card)]
    # In an order that tells nothing of which card lies where: the same eyes and luck, the same deal.
    lying = sorted(hidden, key=lambda card: (s.place[card], s.known[card]))
    other._options = None
    while True:
        sources = lying[:]
        for card in hidden:
            source = sources.pop(rng.below(len(sources)))
            other.place[card] = s.place[source]
            other.known[card] = s.known[source]
        if other.redraw_answers(seat, rng):
            break
    other.rng = Rng(rng.below(1 << 31) | 1, rng.below(1 << 31))
    other.script = ()
    return other
