"""Lessons that lead to the end of a game: what decided it can be told in numbers, in every language."""

from __future__ import annotations

import pytest

from signoria import catalogue
from signoria.engine.session import Session
from signoria.engine.state import State
from signoria.lessons.lesson import lessons
from signoria.server.table.course import MOST_MOMENTS, course_of, moments
from signoria.text import LANGUAGES, Texts
from tests.lessons.test_lessons import Player, ways


def ended(game: str, lesson: str) -> State:
    """The last position of a lesson."""
    chapter = next(one for one in lessons(catalogue.find(game)) if one.id == lesson).chapters[-1]
    player = Player(chapter)
    player.play(ways(chapter)[0])
    assert player.state.ended
    return player.state


def told(state: State, language: str) -> dict[str, tuple[int, ...]]:
    """What decided it, in words."""
    texts = Texts(language, state.game)
    return {texts.say(what): values for what, values in state.game.reckoning(state)}


@pytest.mark.parametrize(
    ("lesson", "numbers"),
    [
        ("pax-first", {"Concessions": (3, 5), "Discovery prestige": (0, 2)}),
        ("pax-next-1-faith", {"Catholic prestige": (0, 2)}),
        ("pax-next-2-republics", {"Republics": (0, 1), "Law prestige": (0, 2)}),
        ("pax-next-3-kings", {"Kings": (1, 4)}),
    ],
)
def test_the_numbers_of_a_victory(lesson: str, numbers: dict[str, tuple[int, ...]]) -> None:
    state = ended("pax-renaissance", lesson)
    assert told(state, "en") == numbers
    assert len(told(state, "pl")) == len(numbers)


def test_the_points_of_lorenzo_by_category() -> None:
    state = ended("lorenzo", "lorenzo-next-2-report")
    assert state.outcome is not None
    for language in LANGUAGES:
        columns = zip(*told(state, language).values(), strict=True)
        assert tuple(map(sum, columns)) == state.outcome.scores == (36, 35)


@pytest.mark.parametrize("game", ["pax-renaissance", "lorenzo", "imperializm"])
def test_the_course_of_a_game_in_one_pass(game: str) -> None:
    found = catalogue.find(game)
    chapter = lessons(found)[0].chapters[-1]
    session = Session.from_state(found, chapter.start())
    for _ in range(6):
        session.choose(session.state.options()[0])
    way = course_of(session)
    assert way.points == (game != "pax-renaissance")
    for number, values in zip(way.positions, way.values, strict=True):
        state = session.at(number)
        judged = found.scores(state) if way.points else found.values(state)
        assert values == pytest.approx(tuple(judged), abs=0.01)
        assert way.points or sum(values) == pytest.approx(1, abs=0.01)


def test_moments_are_spread_over_the_whole_game_and_never_too_many() -> None:
    assert moments(3) == [0, 1, 2, 3]
    many = moments(5000)
    assert (many[0], many[-1], len(many)) == (0, 5000, MOST_MOMENTS)
