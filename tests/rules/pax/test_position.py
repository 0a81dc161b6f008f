"""A position in words: what can be is read as it was written, and everything else gets one sentence."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.games.pax.agenda import NUMBERS, REGIMES
from signoria.games.pax.game import PaxOptions
from signoria.games.pax.steps import STEPS
from signoria.games.pax.vocabulary import DOMAINS
from signoria.games.pax.wording import LISTS, WORDS
from signoria.text import LANGUAGES, Texts
from tests.rules.pax.seated import GAME

TEXTS: Final = [Texts(language, GAME) for language in LANGUAGES]
TURN: Final = {"step": "turn", "seat": "fugger"}
CHOICES: Final = 3  # made from every position that is accepted


def said(problem: Problem) -> None:
    """A problem is one sentence in every language."""
    for texts in TEXTS:
        assert texts.say_problem(problem).strip()


def positions() -> Iterator[dict[str, Any]]:
    """Positions out of games at random: those in the middle of something, a few others, and the last of each game."""
    for number, options in enumerate(
        (PaxOptions(), PaxOptions(astrology=True), PaxOptions(promos=True, bankruptcy=True), PaxOptions(first_box=True))
    ):
        luck = random.Random(number)
        state = GAME.start("2e", 2 + number % 3, options, seeded(number))
        while not state.ended:
            if len(state.agenda) > 1 or luck.random() < 0.1:
                yield GAME.describe(state)
            state.choose(luck.choice(state.options()))
        yield GAME.describe(state)


POSITIONS: Final = list(positions())
VOCABULARY: Final = sorted({word for domain in DOMAINS.values() for word in domain.words} | set(STEPS) | set(REGIMES))
NONSENSE: Final[tuple[Any, ...]] = (
    "",
    "none",
    "throne",
    0,
    1,
    2,
    7,
    -1,
    10**30,
    1.5,
    True,
    None,
    [],
    [[]],
    {},
    {"step": "turn"},
)


def test_positions_are_read_as_they_were_written() -> None:
    for words in POSITIONS:
        assert GAME.describe(GAME.position(words)) == words


@pytest.mark.parametrize(
    ("words", "key", "path"),
    [
        ({"deck": {"west": {"above": 200}}}, "deck-too-big", "deck.west"),
        ({"deck": {"east": {"above": 0, "below": 5, "comets": 3}}}, "deck-too-big", "deck.east"),
        ({"deck": {"east": {"below": 1, "comets": 2}}}, "deck-too-big", "deck.east"),
        ({"deck": {"west": {"comets": 2}}, "discarded": ["comet3"]}, "deck-too-big", "deck.west"),
        ({"agenda": []}, "agenda-bottom", "agenda"),
        ({"agenda": [{"step": "borrow", "seat": "fugger"}]}, "agenda-bottom", "agenda"),
        ({"agenda": [{"step": "turn", "seat": "medici"}]}, "agenda-bottom", "agenda"),
        ({"agenda": [TURN, TURN]}, "wrong-place", "agenda"),
        ({"agenda": [TURN, {"step": "run-ops", "seat": "fugger", "sides": [], "ran": 0}]}, "wrong-type", "agenda"),
        ({"agenda": [TURN, {"step": "run-ops", "seat": "fugger", "sides": 4, "ran": 0}]}, "out-of-range", "agenda"),
        ({"agenda": [TURN, {"step": "run-ops", "seat": "fugger", "sides": 1, "ran": 4}]}, "out-of-range", "agenda"),
        ({"agenda": [TURN, {"step": "emancipation", "seat": "fugger", "empire": []}]}, "wrong-type", "agenda"),
        ({"agenda": [TURN, {"step": "emancipation", "seat": "fugger", "empire": "none"}]}, "unknown-word", "agenda"),
        ({"agenda": [TURN, {"step": "marry", "seat": "fugger", "queen": "pren001"}]}, "wrong-place", "agenda"),
        (
            {"agenda": [TURN, {"step": "lay-down", "seat": "fugger", "token": "coeur-pawn", "empire": "france"}]},
            "wrong-place",
            "agenda",
        ),
        (
            {"agenda": [TURN, {"step": "put-levy", "seat": "fugger", "token": "fugger-pawn", "city": "paris"}]},
            "wrong-place",
            "agenda",
        ),
        (
            {
                "agenda": [
                    TURN,
                    {"step": "place-agents", "seat": "fugger", "card": "pren001", "agents": [], "taken": 0, "must": 0},
                ]
            },
            "wrong-type",
            "agenda",
        ),
        (
            {
                "city": {"paris": "catholic-knight"},
                "agenda": [TURN, {"step": "put-levy", "seat": "fugger", "token": "catholic-rook", "city": "paris"}],
            },
            "impossible-position",
            "agenda",
        ),
        ({"square": {"france": {"suzerain": "france"}}}, "wrong-suzerain", "square.france.suzerain"),
        ({"square": {"france": {"suzerain": "hre"}}}, "wrong-suzerain", "square.france.suzerain"),
        (
            {
                "tableau": {"fugger": {"west": ["hre"]}},
                "square": {"hre": {"side": "republic"}, "france": {"suzerain": "hre"}},
            },
            "wrong-suzerain",
            "square.france.suzerain",
        ),
        ({"square": {"france": {"side": "republic"}}}, "wrong-place", "square.france.side"),
        ({"square": {"france": {"repressed": ["catholic-bishop"]}}}, "wrong-place", "square.france.repressed"),
        ({"square": {"france": {"bishop": "fugger-pawn"}}}, "wrong-place", "square.france.bishop"),
        ({"tableau": {"fugger": {"west": ["france", "france"]}}}, "card-twice", "tableau.fugger.west"),
        ({"tableau": {"fugger": {"east": ["france"]}}}, "wrong-place", "tableau.fugger.east"),
        ({"hand": {"fugger": ["comet3"]}}, "wrong-place", "hand.fugger"),
        ({"open": {"white": "tana"}}, "wrong-place", "open.white"),
        ({"city": {"tana": "catholic-knight"}, "open": {"black": "novgorod"}}, "wrong-place", "city.tana"),
        ({"city": {"paris": "fugger-pawn"}}, "wrong-place", "city.paris"),
        ({"pirate": {"hungary-ottoman": "islamic-knight"}}, "wrong-place", "pirate.hungary-ottoman"),
        (
            {"pirate": {"hungary-ottoman": "islamic-pirate"}, "concession": {"hungary-ottoman": "fugger"}},
            "wrong-place",
            "pirate.hungary-ottoman",
        ),
        ({"bishop": {"pren001": "catholic-bishop"}}, "wrong-place", "bishop.pren001"),
        ({"out": ["fugger", "medici"]}, "too-many-out", "out"),
        ({"out": ["fugger"], "banks": ["fugger", "medici", "coeur"]}, "too-many-out", "out"),
        ({"fresh": {"west": [2]}}, "out-of-range", "fresh.west"),
    ],
)
def test_what_cannot_be_is_refused_where_it_stands(words: dict[str, Any], key: str, path: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.position(words)
    assert (caught.value.phrase.key, caught.value.phrase.args["path"]) == (key, path)
    said(caught.value)


def test_a_comet_that_is_seen_is_not_in_its_deck() -> None:
    words = GAME.describe(GAME.position({"market": {"west": ["", "comet3"]}, "hand": {"fugger": ["pren023"]}}))
    assert words["deck"] == {
        "west": {"above": 8, "below": 13, "comets": 1},
        "east": {"above": 8, "below": 14, "comets": 2},
    }


def test_a_setting_said_twice_is_said_once() -> None:
    state = GAME.position({"settings": ["astrology", "astrology"]})
    assert GAME.describe(state)["settings"] == ["astrology"]


def test_a_bank_that_is_out_has_no_turn() -> None:
    state = GAME.position(
        {
            "banks": ["fugger", "medici", "coeur"],
            "out": ["medici"],
            "actions": 0,
            "agenda": [{"step": "refresh", "seat": "fugger"}],
        }
    )
    assert state.seat_word(state.decider()) == "coeur"


# --- mangled positions ----------------------------------------------------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of everything in a block."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield (*path, key)
        yield from places(child, (*path, key))


def holder(value: Any, path: tuple[Any, ...]) -> Any:
    """What holds the thing at a path."""
    for key in path[:-1]:
        value = value[key]
    return value


def any_step(luck: random.Random, seats: list[str]) -> dict[str, Any]:
    """A step whose fields are all of the right shape and say anything at all."""
    name = luck.choice(sorted(STEPS))
    step: dict[str, Any] = {"step": name}
    for field in STEPS[name].fields:
        if field == "seat":
            step[field] = luck.choice(seats)
        elif field in ("war", "cause"):
            step[field] = luck.choice(REGIMES)
        elif field == "taken":
            step[field] = [luck.randrange(187) for _ in range(luck.randrange(3))]
        elif field in LISTS:
            step[field] = [luck.choice(LISTS[field].words) for _ in range(luck.randrange(4))]
        elif field in WORDS:
            step[field] = luck.choice((*WORDS[field].words, "none"))
        else:
            step[field] = luck.randint(*NUMBERS[field])
    return step


def mangle(words: dict[str, Any], luck: random.Random) -> None:
    """One change to a block."""
    found = list(places(words))
    deep = [path for path in found if path[0] == luck.choice(found)[0]] or found
    path = luck.choice(deep)
    here = holder(words, path)
    way = luck.randrange(8)
    if way == 0:
        here[path[-1]] = luck.choice(NONSENSE)
    elif way in (1, 2):
        here[path[-1]] = luck.choice(VOCABULARY)
    elif way == 3:
        del here[path[-1]]
    elif way == 4 and isinstance(here, dict):
        here[luck.choice(VOCABULARY)] = here.pop(path[-1])
    elif way == 4:
        here.append(here[path[-1]])
    elif way == 5:
        other = luck.choice(found)
        taken = copy.deepcopy(holder(words, other)[other[-1]])
        here[path[-1]] = taken
    elif way == 6:
        here[path[-1]] = luck.randrange(-2, 40)
    elif isinstance(words.get("agenda"), list):
        words["agenda"].append(any_step(luck, ["fugger", "medici", "coeur"]))


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**32), st.integers(1, 3))
def test_a_mangled_position_can_be_played_or_gets_one_sentence(seed: int, changes: int) -> None:
    luck = random.Random(seed)
    words = copy.deepcopy(luck.choice(POSITIONS))
    for _ in range(changes):
        if words:
            mangle(words, luck)
    try:
        state = GAME.position(words)
    except Problem as problem:
        said(problem)
        return
    assert GAME.broken(state) == []
    for _ in range(CHOICES):
        if state.options():
            state.choose(luck.choice(state.options()))
