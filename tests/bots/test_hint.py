"""Hints: the best options, what may be expected of each, and why."""

from __future__ import annotations

import pytest

from signoria.bots import Sight
from signoria.bots.hint import Change, changes, hints, sentences, steps
from signoria.bots.planner import Planner
from signoria.catalogue import find
from signoria.engine.phrase import Phrase
from signoria.engine.rng import seeded
from signoria.engine.term import Term, told
from signoria.text import LANGUAGES, Texts
from tests.bots import stairs
from tests.bots.test_bots import opening
from tests.bots.test_planner import winning
from tests.sample.game import GAME

SMALL = Planner("small", 300, lines=6, breadth=3, quick=4)


def said(phrase: Phrase, language: str = "en") -> str:
    return Texts(language, GAME).say(phrase)


def test_the_best_options_are_different_and_in_order() -> None:
    state = opening()
    found = hints(Sight(state), seeded("hint"), planner=SMALL)
    assert len({hinted.option for hinted in found}) == len(found) == 3
    assert [hinted.expected for hinted in found] == sorted((hinted.expected for hinted in found), reverse=True)
    assert all(0.0 <= hinted.expected <= 1.0 and hinted.spread >= 0.0 for hinted in found)
    assert all(hinted.line[0].option == hinted.option for hinted in found)


def test_a_sure_win_stands_alone() -> None:
    state = winning()
    (hinted,) = hints(Sight(state), seeded("hint"), planner=SMALL)
    assert [said(phrase) for phrase in steps(GAME, hinted.line)] == [said(GAME.vocabulary.phrase(hinted.option))]
    assert (hinted.won, hinted.expected, hinted.spread, hinted.changes) == (True, 1.0, 0.0, ())


def test_the_line_goes_on_after_the_option() -> None:
    found = hints(Sight(stairs.GAME.opening()), seeded("hint"), planner=SMALL)
    assert found[0].option == stairs.CLIMB
    assert len(found[0].line) > 1


def test_reasons_are_the_differences_of_the_terms() -> None:
    state = opening()
    after = state.clone()
    after.purse[0] += 3
    after.purse[1] -= 1
    found = changes([state], 0, [after, after])
    purse = [GAME.terms(state, seat)[0].count for seat in range(2)]
    assert found[0] == Change(0, 0, purse[0], purse[0] + 3)
    assert found[1] == Change(1, 0, purse[1], purse[1] - 1)
    assert said(sentences(state, 0, found)[0]) == "You gain 3 florins."
    assert said(sentences(state, 0, found)[1]).endswith(" loses a florin.")
    assert said(sentences(state, 0, found)[0], "pl") == "Zyskujesz 3 floreny."
    assert changes([state], 0, [state]) == ()


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        (2, 0, "Medici meets the imperial victory."),
        (0, 1, "Medici no longer meets the imperial victory."),
        (3, 2, "Medici is one step nearer to the imperial victory."),
        (1, 3, "Medici is 2 steps farther from the imperial victory."),
    ],
)
def test_what_is_missing_to_a_victory(before: int, after: int, sentence: str) -> None:
    game = find("pax-renaissance")
    term = Term("victory-imperial", before, 0.0, missing=True)
    phrase = told(term, before, after, game.seat_name("medici"), own=False)
    assert Texts("en", game).say(phrase) == sentence
    assert "zwycięstw" in Texts("pl", game).say(phrase)


@pytest.mark.parametrize("name", ["pax-renaissance", "lorenzo", "imperializm"])
def test_every_term_of_every_game_adds_up_and_can_be_said(name: str) -> None:
    """At every moment of a game at random the order of the seats by their terms is that of the expectations."""
    game = find(name)
    rng = seeded(name)
    state = game.start(game.meta.editions[0], 2, game.options(), rng.fork())
    state.sink = None
    for _ in range(60):
        if state.ended:
            break
        both = [sum(term.worth for term in game.terms(state, seat)) for seat in range(2)]
        values = game.values(state)
        assert abs(both[0] - both[1]) < 1e-9 or (both[0] > both[1]) == (values[0] > values[1])
        options = state.options()
        state.choose(options[rng.below(len(options))])
    for language in LANGUAGES:
        texts = Texts(language, game)
        for term in game.terms(state, 0):
            for change in (-5, -2, -1, 1, 2, 5):
                for own in (True, False):
                    phrase = told(term, 9, 9 + change, game.seat_phrase(state, 1), own)
                    assert texts.say(phrase)[0].isupper()
