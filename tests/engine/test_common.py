"""Several seats decide at once: in any order, in secret, and each may change its mind until all have answered."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from signoria.engine import record
from signoria.engine.common import EXCUSED, OWED, Common
from signoria.engine.decision import decision, explain, wonder
from signoria.engine.event import EVERYONE, FORCED
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.session import ANSWER, CHOICE, UNDO, Session
from signoria.engine.state import State
from tests.engine.sealed import ACE, LAY, PASS, SEALED, SHOW, Lay, SealedOptions, SealedState

ANNA, BRUNO, CLARA = 0, 1, 2
ALL = (ANNA, BRUNO, CLARA)
# Anna has the ace, two and three, Bruno four to six, Clara seven to nine.
DEAL = tuple((0, card) for card in range(9))


def new(cards: int = 3, seats: int = 3) -> Session:
    script = DEAL[: cards * seats]
    return Session(SEALED, "plain", seats, SealedOptions(cards=cards), seeded(1), script=script)


def at_the_table(state: State) -> SealedState:
    assert isinstance(state, SealedState)
    return state


def shown_to(state: State, viewer: int) -> str:
    return json.dumps(state.game.view(state, viewer), sort_keys=True)


# --- the state ------------------------------------------------------------------------------------------------------


def test_all_seats_with_a_choice_decide_at_once() -> None:
    state = new().state
    assert state.deciders() == ALL
    assert state.decider() == ANNA
    assert [state.options_for(seat) for seat in ALL] == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    assert state.options_for(3) == []


@pytest.mark.parametrize("order", list(permutations(ALL)))
def test_every_order_of_answers_leads_to_the_same_state(order: tuple[int, ...]) -> None:
    expected = new().state
    for option in (0, 4, 8):
        expected.choose(option)
    state = new().state
    for count, seat in enumerate(order, 1):
        state.choose_for(seat, (0, 4, 8)[seat])
        assert state.deciders() == tuple(one for one in ALL if one not in order[:count]) or count == 3
    assert state.to_json() == expected.to_json()
    assert state.digest() == expected.digest()


def test_looking_with_the_eyes_of_another_seat_changes_nothing() -> None:
    state = new().state
    before = state.to_json()
    turned = state.turned(CLARA)
    assert (turned.decider(), turned.options()) == (CLARA, [6, 7, 8])
    assert state.turned(ANNA) is state
    assert (state.to_json(), state.decider(), state.options()) == (before, ANNA, [0, 1, 2])
    asked = decision(state, CLARA)
    assert asked is not None
    assert (asked.seat, [offer.words for offer in asked.offers]) == (CLARA, ["lay seven", "lay eight", "lay nine"])


def test_nobody_else_can_be_asked() -> None:
    state = new().state
    state.choose_for(BRUNO, 4)
    with pytest.raises(ValueError, match="waits for no answer of seat 1"):
        state.choose_for(BRUNO, 4)


def test_a_seat_with_one_option_answers_by_itself_and_nobody_else_is_told() -> None:
    session = new(cards=2, seats=2)
    for option in (1, 3):
        session.choose(option)
    session.choose(PASS)  # about the ace
    assert session.state.ended  # both had a single card left
    (first, second) = [event for event in session.entries[-1].events if event.kind == FORCED]
    assert (first.args, first.audience) == ((ANNA, 0), ANNA)
    assert (second.args, second.audience) == ((BRUNO, 2), BRUNO)


def test_a_seat_with_nothing_to_choose_is_not_asked() -> None:
    session = new()
    for option in (1, 3, 8):
        session.choose(option)
    step = session.state.common()
    assert step is not None
    assert (step.name, step.asked, step.answers) == ("show", ALL, (OWED, EXCUSED, EXCUSED))
    assert session.state.deciders() == (ANNA,)


def test_with_nobody_to_ask_it_is_over_at_once() -> None:
    session = new()
    for option in (0, 3, 8):  # the ace is gone
        session.choose(option)
    step = session.state.common()
    assert step is not None
    assert step.name == "lay"


def test_who_is_asked_may_be_a_secret_too() -> None:
    session = new()
    for option in (1, 3, 8):
        session.choose(option)
    state = session.state
    assert [state.deciders(viewer) for viewer in (-1, *ALL)] == [(), (ANNA,), (), ()]
    assert [explain(state, SHOW, seat) is None for seat in ALL] == [True, False, False]
    refused = {explain(state, SHOW, seat) for seat in (BRUNO, CLARA)}
    assert [why.phrase.key for why in refused if why] == ["refusal-waiting"]


def test_a_saved_state_has_the_answers() -> None:
    state = new().state
    state.choose_for(CLARA, 8)
    back = SEALED.restore(json.loads(json.dumps(state.to_json())))
    assert back.digest() == state.digest()
    assert back.deciders() == (ANNA, BRUNO)
    assert [back.answer_of(seat) for seat in ALL] == [OWED, OWED, 8]


def test_play_out_knows_nothing_of_it() -> None:
    state = new().state
    state.play_out(seeded(3))
    assert state.ended


# --- secrets --------------------------------------------------------------------------------------------------------


def test_others_see_the_same_whatever_was_answered() -> None:
    for viewer in (-1, BRUNO, CLARA):
        seen = set()
        for option in (0, 1, 2):
            state = new().state
            state.choose_for(ANNA, option)
            seen.add(shown_to(state, viewer))
        assert len(seen) == 1


def test_answers_of_others_are_drawn_anew_among_what_they_could_answer() -> None:
    state = new().state
    state.choose_for(CLARA, 8)
    answers = set()
    for seed in range(60):
        other = at_the_table(state.game.resample(state, BRUNO, seeded(seed)))
        assert shown_to(other, BRUNO) == shown_to(state, BRUNO)
        assert other.answer_of(CLARA) in other.hand(CLARA)
        assert other.deciders() == (ANNA, BRUNO)
        answers.add(other.answer_of(CLARA))
    assert answers == {0, 1, 2, 6, 7, 8}
    assert state.game.resample(state, CLARA, seeded(1)).answer_of(CLARA) == 8


def test_a_secret_question_is_asked_anew_of_whom_it_could_be() -> None:
    session = new()
    for option in (1, 3, 8):
        session.choose(option)
    asked = {session.state.game.resample(session.state, BRUNO, seeded(seed)).deciders() for seed in range(40)}
    assert asked == {(ANNA,), (CLARA,)}  # Bruno knows that it is not his
    assert {session.state.game.resample(session.state, -1, seeded(seed)).deciders() for seed in range(40)} == {
        (0,),
        (1,),
        (2,),
    }


def test_asking_why_not_is_answered_for_the_seat_that_asks() -> None:
    state = new().state
    why = explain(state, LAY + 0, CLARA)
    assert why is not None
    assert why.rule == "S1"
    assert explain(state, LAY + 8, CLARA) is None
    assert wonder(state, ("card",), "nine", CLARA) is None
    state.choose_for(CLARA, 8)
    waiting = explain(state, LAY + 8, CLARA)
    assert waiting is not None
    assert waiting.phrase.key == "refusal-waiting"


# --- the session ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(ALL)))
def test_entries_stand_in_the_order_of_the_question(order: tuple[int, ...]) -> None:
    straight = new()
    for option in (1, 4, 8):
        straight.choose(option)
    session = new()
    for count, seat in enumerate(order):
        made = session.choose((1, 4, 8)[seat], seat)
        assert made.kind == (ANSWER if count < 2 else CHOICE)
        assert (session.number, len(session.entries)) == ((0, 0) if count < 2 else (3, 3))
    assert [(entry.number, entry.seat, entry.option) for entry in session.entries] == [(1, 0, 1), (2, 1, 4), (3, 2, 8)]
    assert session.state.to_json() == straight.state.to_json()
    assert record.write(session) == record.write(straight)
    assert session.entries[-1].chances
    assert made is session.entries[-1]
    assert session.at(1).deciders() == (BRUNO, CLARA)


def test_an_answer_is_told_to_nobody_before_all_have_answered() -> None:
    session = new()
    entry = session.choose(4, BRUNO)
    assert (entry.events, entry.chances, entry.informed) == ((), (), False)
    assert session.events_for(BRUNO) == []
    session.choose(1, ANNA)
    session.choose(8, CLARA)
    laid = [event.args for event in session.events_for(-1) if event.audience == EVERYONE]
    assert laid == [(ANNA, 1), (BRUNO, 4), (CLARA, 8)]


def test_a_mind_may_be_changed_while_others_think() -> None:
    session = new()
    before = session.state.digest()
    session.choose(4, BRUNO)
    session.choose(8, CLARA)  # Bruno's is not the last answer any more
    assert [session.can_undo(seat) for seat in ALL] == [False, True, True]
    taken = session.undo(BRUNO)
    assert (taken.kind, taken.words) == (UNDO, "lay five")
    assert session.answers == {CLARA: 8}
    assert session.state.deciders() == (ANNA, BRUNO)
    session.undo(CLARA)
    assert session.state.digest() == before
    session.choose(3, BRUNO)
    assert not session.can_redo(BRUNO)
    assert session.can_redo(CLARA)
    assert session.redo(CLARA).kind == ANSWER
    session.choose(1, ANNA)
    assert [entry.option for entry in session.entries] == [1, 3, 8]
    assert not any(session.can_undo(seat) or session.can_redo(seat) for seat in ALL)


def test_what_all_have_answered_cannot_be_taken_back() -> None:
    session = new()
    for option in (1, 4, 8):
        session.choose(option)
    assert all(entry.informed for entry in session.entries)
    for seat in ALL:
        with pytest.raises(Problem):
            session.undo(seat)


def test_nobody_answers_twice_or_for_another() -> None:
    session = new()
    session.choose(4, BRUNO)
    for option, seat in ((3, BRUNO), (4, CLARA), (4, ANNA)):
        with pytest.raises(Problem):
            session.choose(option, seat)
    assert session.answers == {BRUNO: 4}


def test_a_choice_before_stays_once_somebody_has_answered() -> None:
    session = Session.from_state(SEALED, new().state)
    session.choose(4, BRUNO)
    with pytest.raises(Problem):
        session.undo(ANNA)


def test_chance_is_prescribed_for_the_last_answer_only() -> None:
    session = new()
    with pytest.raises(Problem) as caught:
        session.choose(4, BRUNO, ((1, 1),))
    assert caught.value.phrase.key == "chance-left-over"
    session.choose(4, BRUNO, ())
    session.choose(8, CLARA, ())
    with pytest.raises(Problem):
        session.choose(1, ANNA, ())
    assert session.answers == {BRUNO: 4, CLARA: 8}
    session.choose(1, ANNA, ((1, 1),))
    assert at_the_table(session.state).points == (0, 0, 2)


# --- the record -----------------------------------------------------------------------------------------------------


def test_a_record_in_the_middle_has_the_answers_that_are_there() -> None:
    session = new()
    session.choose(8, CLARA)
    session.choose(1, ANNA)
    text = record.write(session)
    assert "1 anna: lay two\n2 clara: lay nine\ncheck 2 " in text
    back = record.read(text, lambda _: SEALED)
    assert back.answers == session.answers
    assert back.state.digest() == session.state.digest()
    assert record.write(back) == text


def test_a_masked_record_has_no_answer_of_others() -> None:
    session = new()
    session.choose(8, CLARA)
    session.choose(1, ANNA)
    assert "lay" not in record.write(session, BRUNO)
    assert "lay" not in record.write(session, -1)
    mine = record.write(session, CLARA)
    assert "1 clara: lay nine\n" in mine
    assert "anna:" not in mine


def test_a_masked_record_does_not_tell_who_had_no_choice() -> None:
    session = new(cards=2, seats=2)
    for option in (1, 3, PASS):
        session.choose(option)
    assert "forced bruno: lay three" in record.write(session)
    assert "forced bruno" not in record.write(session, ANNA)
    assert "forced anna: lay ace" in record.write(session, ANNA)


def test_a_step_needs_no_answers_to_be_made() -> None:
    step = Lay(ALL)
    assert isinstance(step, Common)
    assert (step.seat, step.answers, step.owing()) == (-1, (), ())
    assert ACE == 0
