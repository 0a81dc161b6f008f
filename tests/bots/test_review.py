"""The review of a game: what everybody could expect, and the turns that cost their seats most."""

from __future__ import annotations

import pytest

from signoria.arena.review_page import review_page
from signoria.bots.hint import Played
from signoria.bots.review import (
    CLOSER,
    ERRORS,
    GLANCE,
    LEAST,
    MOST,
    Judgement,
    Turn,
    averted,
    concluded,
    judge,
    review,
    steps_of,
    suspects,
    way_of,
)
from signoria.bots.review_words import ReviewTold, told, turning_point
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.text import LANGUAGES, Texts
from tests.bots import stairs
from tests.sample.game import GAME

CLIMBS = (stairs.CLIMB, stairs.UP)


def climbed(*lines: tuple[int, ...]) -> Session:
    """A game of Stairs with these turns."""
    session = Session.from_state(stairs.GAME, stairs.GAME.opening())
    for line in lines:
        for option in line:
            session.choose(option)
    return session


def quay() -> Session:
    """A game of the Quay between players who choose anything."""
    session = Session(GAME, "short", 2, GAME.options(), seeded("review"), players=("Ada <b>", "Bo"))
    rng = seeded("any")
    while not session.state.ended:
        options = session.state.options()
        session.choose(options[rng.below(len(options))])
    return session


def test_a_victory_of_a_rival_that_was_let_happen_is_the_first_reason() -> None:
    """One turn each is left, and red is two pebbles ahead: white climbs and draws level, unless red climbs, too."""
    session = climbed(CLIMBS, (stairs.PICK,), *([(stairs.PICK,)] * (stairs.TURNS - 4)), (stairs.PICK,), CLIMBS)
    way = way_of(session)
    found = judge(way.states[-2], way.turns[-2], "seed", GLANCE)
    assert [link.option for link in found.line] == list(CLIMBS)
    assert [(one.seat, one.better) for one in found.averted] == [(1, 0)]
    lost = found.averted[0].played
    assert 0 < lost <= GLANCE.samples
    told_by = Judgement(Turn(1, 0, 0, ()), (), 1.0, 0.5, averted=found.averted)
    (first,) = turning_point(quay(), told_by, Texts("en", GAME)).reasons
    tried = f"in none of {GLANCE.samples} cases that were tried"
    assert first == f"White wins soon after {tried}; after what was played, in {lost}."


def test_a_victory_that_the_better_line_lets_share_is_a_reason() -> None:
    """A better line of 17 % stood beside a rival who wins in 23 of 24 cases; in eight of them both had won."""
    played, better = Played(()), Played(())
    for number in range(3):
        for line, winners in ((played, (1,)), (better, (0, 1) if number else (1,))):
            end = quay().state.clone()
            end.ended, end.winners = 1, winners
            line.ends.append(end)
    (found,) = averted(0, played, better)
    told_by = Judgement(Turn(1, 0, 0, ()), (), 0.3, 0.0, averted=(found,))
    (reason,) = turning_point(quay(), told_by, Texts("en", GAME)).reasons
    assert reason == "Red wins soon after in 2 of 3 cases that were tried; after what was played, in 0."
    assert averted(0, better, played) == ()


def test_a_turn_is_what_a_seat_chose_in_it() -> None:
    way = way_of(climbed(CLIMBS, (stairs.PICK,), CLIMBS))
    lines = [tuple(link.option for link in turn.line) for turn in way.turns]
    assert lines == [CLIMBS, (stairs.PICK,), CLIMBS]
    assert [(turn.position, turn.seat) for turn in way.turns] == [(0, 0), (2, 1), (3, 0)]
    assert [state.decider() for state in way.states] == [0, 1, 0]
    assert [moment.position for moment in way.moments] == [0, 2, 3, 5]
    assert [moment.turn for moment in way.moments] == sorted({moment.turn for moment in way.moments})
    assert all(sum(moment.values) == pytest.approx(1.0, abs=0.001) for moment in way.moments)


def test_what_was_taken_back_is_no_turn() -> None:
    session = climbed((stairs.PICK,))
    session.undo(0)
    session.choose(stairs.CLIMB)
    assert [link.option for link in way_of(session).turns[0].line] == [stairs.CLIMB]


def test_the_best_line_costs_nothing_and_the_other_one_does() -> None:
    way = way_of(climbed(CLIMBS, (stairs.PICK,)))
    right, wrong = (judge(way.states[place], way.turns[place], "seed", GLANCE) for place in range(2))
    assert (right.line, right.cost) == ((), 0.0)
    assert tuple(link.option for link in wrong.line) == CLIMBS
    assert wrong.cost > LEAST


def test_the_turning_points_are_the_turns_that_cost_most() -> None:
    done: list[int] = []
    way = way_of(climbed(CLIMBS, (stairs.CLIMB, stairs.DOWN), CLIMBS, (stairs.PICK,), CLIMBS))
    found = review(way, "seed", done.append)
    assert [one.turn.position for one in found.turning] == [2, 6]
    assert found.turning[0].cost > found.turning[1].cost
    assert found.judged == 5
    assert done == list(range(1, done[-1] + 1))
    assert len(way.turns) < done[-1] <= steps_of(way)
    assert review(way, "seed") == found


def look(place: int, cost: float, error: float = 0.0) -> Judgement:
    return Judgement(Turn(place, place, 0, ()), (), 0.5 + cost, 0.5, error)


def test_only_what_cost_more_than_chance_explains_is_told() -> None:
    way = way_of(climbed(CLIMBS))
    looks = [look(1, 0.2, 0.2 / ERRORS + 0.01), look(2, LEAST / 2), look(3, 0.1, 0.01)]
    assert concluded(way, looks).turning == (looks[2],)
    many = [look(place, 0.1 + place / 100) for place in range(MOST + 3)]
    assert concluded(way, many).turning == tuple(many[3:])


def test_the_costliest_glances_are_looked_at_again() -> None:
    glances = [look(place, (place - 2) / 100) for place in range(CLOSER + 6)]
    assert suspects(glances) == list(range(CLOSER + 5, 5, -1))


@pytest.fixture(scope="module")
def spoken() -> dict[str, ReviewTold]:
    session = quay()
    found = review(way_of(session), "seed")
    return {language: told(session, found, Texts(language, GAME)) for language in LANGUAGES}


def test_a_review_in_words(spoken: dict[str, ReviewTold]) -> None:
    english = spoken["en"]
    assert english.turning
    assert english.players == ("Ada <b>", "Bo")
    assert english.ending[1].startswith("Winner")
    assert len(english.turns) == len(english.positions) == len(english.values)
    for one in english.turning:
        assert one.played
        assert one.better
        assert one.expected - one.chance >= LEAST - 0.001
    assert [one.position for one in spoken["pl"].turning] == [one.position for one in english.turning]
    assert spoken["pl"].turning[0].better != english.turning[0].better


def test_the_page_needs_nothing_else_and_speaks_both_languages(spoken: dict[str, ReviewTold]) -> None:
    for language, word in (("en", "Turning points"), ("pl", "Punkty zwrotne")):
        page = review_page(spoken[language], Texts(language, GAME))
        assert word in page
        assert page.count("<polyline") == 2
        assert page.count("<article") == page.count('class="mark"') == len(spoken[language].turning)
        assert "http" not in page
        assert "<script" not in page
        assert "Ada &lt;b&gt;" in page


def test_a_game_that_broke_off_can_be_reviewed() -> None:
    session = Session(GAME, "short", 2, GAME.options(), seeded("review"))
    session.choose(session.state.options()[0])
    said = told(session, review(way_of(session), "seed"), Texts("en", GAME))
    assert said.ending == ("The game did not come to its end.",)
    assert said.winners == ()
    with pytest.raises(Problem):
        session.at(session.number + 1)
