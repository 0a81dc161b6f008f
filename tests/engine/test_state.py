"""What every state can do, shown on the smallest game: settle, clone, refuse, tell, draw, save."""

from __future__ import annotations

import json

import pytest

from signoria.engine.decision import decision, explain
from signoria.engine.event import EVERYONE, FORCED, Sink
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED, GAME_OVER, NOT_ASKED
from signoria.engine.rng import seeded
from tests.engine.tiny import (
    ACCEPT,
    ADD,
    DARE,
    DEALT,
    DECLINE,
    END,
    HIDE,
    ROLL,
    ROLLED,
    TINY,
    TIRED,
    TinyOptions,
    TinyState,
)


def new(goal: int = 12, seats: int = 2) -> TinyState:
    state = TINY.start("plain", seats, TinyOptions(goal=goal), seeded(1))
    state.sink = None
    return state


def told(state: TinyState) -> Sink:
    state.sink = Sink()
    return state.sink


def test_a_new_game_waits_for_its_first_decision() -> None:
    state = new()
    assert state.decider() == 0
    assert state.options() == [ADD, ADD + 1, ADD + 2, HIDE, HIDE + 1, ROLL, DARE, END]
    assert state.outcome is None


def test_a_choice_leads_to_the_next_decision() -> None:
    state = new()
    state.choose(END)
    assert state.decider() == 1
    state.choose(ADD + 2)
    assert state.heaps == (0, 3)


def test_steps_pushed_last_come_first() -> None:
    state = new()
    state.choose(ADD)
    state.choose(END)
    state.choose(DARE)
    assert [step.name for step in state.agenda] == ["turn", "answer"]
    assert state.options() == [ACCEPT, DECLINE]
    state.choose(DECLINE)
    assert (state.agenda[-1].name, state.decider()) == ("turn", 1)


def test_a_single_option_is_taken_and_told() -> None:
    state = new()
    sink = told(state)
    for _ in range(3):
        state.choose(HIDE)
    assert state.decider() == 1
    assert [event.args for event in sink.events if event.kind == FORCED] == [(0, END)]


def test_the_end_of_the_game() -> None:
    state = new(goal=2)
    state.choose(ADD + 1)
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.scores) == ("twelve", (0,), (2, 0))
    assert (state.decider(), state.options(), state.agenda) == (-1, [], [])
    assert state.refusal(ADD) == GAME_OVER
    assert decision(state) is None


def test_a_clone_shares_nothing_that_changes_and_tells_nobody() -> None:
    state = new()
    sink = told(state)
    clone = state.clone()
    assert clone.to_json() == state.to_json()
    before = state.to_json()
    for option in (ADD, ROLL, ADD):
        clone.choose(option)
    assert state.to_json() == before
    assert sink.events == []
    assert clone.digest() != state.digest()


def test_a_clone_draws_what_the_original_draws() -> None:
    state = new()
    clone = state.clone()
    for one in (state, clone):
        one.choose(ROLL)
        one.choose(ROLL)
    assert state.to_json() == clone.to_json()


@pytest.mark.parametrize(
    ("option", "refusal"), [(ADD, ALLOWED), (END, ALLOWED), (ACCEPT, NOT_ASKED), (DECLINE, NOT_ASKED)]
)
def test_an_option_is_refused_by_the_guard_that_lists_it(option: int, refusal: int) -> None:
    state = new()
    assert state.refusal(option) == refusal
    assert (option in state.options()) == (refusal == ALLOWED)


def test_an_explanation_of_what_is_not_asked_says_what_is() -> None:
    why = explain(new(), ACCEPT)
    assert why is not None
    assert why.phrase == Phrase("refusal-not-asked", {"question": Phrase("prompt-turn")})
    assert why.rule == ""
    assert explain(new(), ADD) is None


def test_an_explanation_to_the_wrong_seat_says_whose_decision_it_is() -> None:
    why = explain(new(), ADD, 1)
    assert why is not None
    assert why.phrase == Phrase("refusal-not-yours", {"seat": Phrase("seat", {"word": "anna"})})


def test_there_is_no_explanation_for_what_is_no_option() -> None:
    with pytest.raises(Problem, match="no-such-option"):
        explain(new(), TINY.vocabulary.size)


def test_a_decision_says_who_is_asked_what() -> None:
    asked = decision(new())
    assert asked is not None
    assert (asked.seat, asked.prompt.key) == (0, "prompt-turn")
    assert [offer.option for offer in asked.offers] == new().options()
    assert asked.offers[1].words == "add 2"


def test_events_go_to_everyone_or_to_one() -> None:
    state = new()
    sink = told(state)
    state.choose(HIDE + 1)
    assert [(event.args, event.audience) for event in sink.events] == [((0,), EVERYONE), ((0, 1), 0)]
    assert not sink.informed


def test_chance_is_told_and_is_new_information() -> None:
    state = new()
    sink = told(state)
    state.choose(ROLL)
    (chance,) = sink.chances
    assert (chance.kind, chance.audience) == (ROLLED, EVERYONE)
    assert state.heaps[0] == chance.thing + 1
    assert sink.informed


def test_something_revealed_is_new_information() -> None:
    state = new()
    sink = told(state)
    state.reveal()
    assert sink.informed


def test_prescribed_chance_leaves_the_generator_alone() -> None:
    state = new()
    before = (state.rng.a, state.rng.b)
    for thing in range(3):
        state.script = ((ROLLED, thing),)
        assert state.draw(ROLLED, [0, 1, 2]) == thing
    assert (state.rng.a, state.rng.b) == before
    state.draw(ROLLED, [0, 1, 2])
    assert (state.rng.a, state.rng.b) != before


def test_prescribed_chance_must_be_possible_and_of_the_right_kind() -> None:
    state = new()
    state.script = ((ROLLED, 5),)
    with pytest.raises(Problem, match="chance-impossible"):
        state.draw(ROLLED, [0, 1, 2])
    state.script = ((DEALT, 0),)
    with pytest.raises(Problem, match="chance-of-another-kind"):
        state.draw(ROLLED, [0, 1, 2])


def test_every_result_of_a_draw_comes_up() -> None:
    state = new()
    assert {state.draw(ROLLED, [0, 2, 5]) for _ in range(100)} == {0, 2, 5}


def test_a_state_is_saved_and_restored_in_the_middle_of_anything() -> None:
    state = new(seats=3)
    for option in (ADD, END, ADD + 1, DARE, ROLL, DARE):
        data = json.loads(json.dumps(state.to_json()))
        again = TINY.restore(data)
        assert again.to_json() == state.to_json()
        assert again.digest() == state.digest()
        assert again.options() == state.options()
        for one in (state, again):
            one.choose(option if option in one.options() else one.options()[0])
        assert again.to_json() == state.to_json()


def test_a_digest_is_of_the_position_not_of_the_generator() -> None:
    state, other = new(), new()
    other.rng = seeded("another")
    assert state.digest() == other.digest()
    other.choose(ADD)
    assert state.digest() != other.digest()


def test_a_digest_sees_the_agenda() -> None:
    state, other = new(), new()
    state.choose(HIDE)
    other.choose(HIDE)
    other.agenda[-1] = TINY.steps["turn"](0, 0)
    assert state.digest() != other.digest()


def test_a_refusal_of_the_game_carries_its_paragraph() -> None:
    assert TINY.refusals[TIRED].rule == "T1"
    state = new()
    state.agenda = [TINY.steps["turn"](0, 3)]
    state._options = None
    why = explain(state, ADD)
    assert why is not None
    assert (why.phrase.key, why.rule) == ("refusal-tired", "T1")
