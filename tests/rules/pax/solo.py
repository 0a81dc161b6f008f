"""A solitaire position for tests of part O, and what the opponent makes of it."""

from __future__ import annotations

from typing import Any, Final

from signoria.engine.advice import Advice
from signoria.games.pax.game import PaxRenaissance
from signoria.games.pax.state import HOUSE, PaxState

GAME: Final = PaxRenaissance()
WORDS: Final = GAME.vocabulary.words
CITIES: Final = {
    "london": "catholic-rook", "paris": "catholic-knight", "vienna": "catholic-rook", "buda": "catholic-knight",
    "tana": "islamic-knight", "toledo": "catholic-knight", "valencia": "catholic-knight", "venice": "catholic-knight",
    "constantinople-1": "islamic-rook", "constantinople-2": "islamic-knight", "constantinople-3": "islamic-knight",
    "cairo": "islamic-rook",
}  # fmt: skip
# Nothing of use to the opponent lies in this market: no prestige, no one-shot, no bishop.
WEST: Final = ("pren013", "pren017", "pren031", "pren042", "pren135x", "pren133x")
EAST: Final = ("pren084", "pren109x", "pren106x", "pren108x", "pren112x", "pren113x")
BASE: Final[dict[str, Any]] = {
    "settings": ["solitaire"],
    "banks": ["fugger", "medici"],
    "turn": "medici",
    "florins": {"fugger": 3, "medici": 3},
    "city": CITIES,
    "concession": {
        "france-hre": "fugger",
        "aragon-papal-states": "medici",
        "ottoman-mamluk": "medici",
        "england-portugal": "medici",
    },
    "market": {"west": list(WEST), "east": list(EAST)},
    "deck": {side: {"above": 4, "below": 10, "comets": 2} for side in ("west", "east")},
}


def position(**changes: Any) -> PaxState:
    """The position with changes; agendas are those of the opponent's turn."""
    return GAME.position({**BASE, **changes})


def market(**cards: str) -> dict[str, list[str]]:
    """The market with other cards in some places: ``west_2="pren046"``."""
    rows = {"west": list(WEST), "east": list(EAST)}
    for place, card in cards.items():
        side, column = place.split("_")
        rows[side][int(column)] = card
    return rows


def under_way(*steps: dict[str, Any]) -> list[dict[str, Any]]:
    """An agenda: the opponent's turn, and these steps on top of it."""
    return [{"step": "turn", "seat": "medici"}, *({"seat": "medici", **step} for step in steps)]


def advice(state: PaxState) -> Advice:
    """What the opponent would choose now."""
    return GAME.advise(state, HOUSE)


def chosen(state: PaxState) -> str:
    """The same in words."""
    return WORDS(advice(state).option)


def turn(state: PaxState, *answers: str) -> list[str]:
    """What the opponent chooses until its turn is over; ``answers`` are what the player answers meanwhile."""
    made: list[str] = []
    waiting = list(answers)
    while not state.ended and state.turn == HOUSE:
        if state.decider() == HOUSE:
            option = advice(state).option
            made.append(WORDS(option))
        else:
            option = GAME.vocabulary.parse(waiting.pop(0))
        state.choose(option)
    assert waiting == []
    return made


def reasons(state: PaxState) -> list[str]:
    """The reasons for the choice on the table, as place and paragraph."""
    return [f"{note.at} {note.rule}" for note in advice(state).notes]
