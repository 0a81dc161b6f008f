"""A session checks what comes in, takes back what may be taken back, and finds every position again."""

from __future__ import annotations

import random

import msgspec
import pytest

from signoria.engine.event import EVERYONE
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng, seeded
from signoria.engine.session import CHOICE, MOST_CHECKPOINTS, RECENT, REDO, UNDO, Entry, Session
from tests.engine.tiny import ADD, DARE, END, HIDE, ROLL, TINY, VOCABULARY, TinyGame, TinyOptions, TinyState, Turn

ANNA, BRUNO = 0, 1


def new(seed: int = 1, goal: int = 12, game: TinyGame = TINY) -> Session:
    return Session(game, "plain", 2, TinyOptions(goal=goal), seeded(seed))


def play(session: Session, *words: str) -> Entry:
    """Make choices in words; the entry of the last one."""
    entries = [session.choose(VOCABULARY.parse(choice)) for choice in words]
    return entries[-1]


def heaps(session: Session) -> tuple[int, ...]:
    assert isinstance(session.state, TinyState)
    return session.state.heaps


def played(seed: int, goal: int = 40) -> tuple[Session, list[str]]:
    """A random game with undo and redo, and the digest after each choice that is in force at its end."""
    session = new(seed, goal)
    luck = random.Random(seed)
    digests = [session.state.digest()]
    while not session.state.ended:
        seat = luck.randrange(2)
        if luck.random() < 0.3 and session.can_undo(seat):
            session.undo(seat)
            digests.pop()
        elif luck.random() < 0.3 and session.can_redo(seat):
            session.redo(seat)
            digests.append(session.state.digest())
        else:
            session.choose(luck.choice(session.state.options()))
            digests.append(session.state.digest())
    return session, digests


# --- choices --------------------------------------------------------------------------------------------------------


def test_a_choice_becomes_an_entry() -> None:
    session = new()
    entry = session.choose(ADD + 1, ANNA)
    assert (entry.kind, entry.number, entry.seat, entry.option, entry.words) == (CHOICE, 1, ANNA, ADD + 1, "add 2")
    assert session.entries == (entry,)
    assert session.number == 1
    assert heaps(session) == (2, 0)


def test_the_chance_of_the_set_up_is_kept_apart() -> None:
    session = new()
    assert [chance.audience for chance in session.setup.chances] == [ANNA, BRUNO]
    assert session.entries == ()


def test_chance_and_events_are_in_the_entry() -> None:
    entry = play(new(), "roll")
    (chance,) = entry.chances
    (event,) = entry.events
    assert event.args == (ANNA, chance.thing + 1)
    assert entry.informed


def test_forced_decisions_are_noted_in_the_entry_that_led_to_them() -> None:
    session = new()
    entry = play(session, "add 1", "add 1", "add 1")
    assert entry.forced == ((ANNA, END),)
    assert session.number == 3
    assert session.state.decider() == BRUNO


@pytest.mark.parametrize(
    ("before", "choice", "seat", "refusal"),
    [
        ([], "add 1", BRUNO, "refusal-not-yours"),
        ([], "accept", ANNA, "refusal-not-asked"),
        (["add 1", "end-turn", "dare"], "add 1", ANNA, "refusal-not-asked"),
    ],
)
def test_what_is_not_offered_is_refused_with_the_reason(
    before: list[str], choice: str, seat: int, refusal: str
) -> None:
    session = new()
    for words in before:
        play(session, words)
    digest = session.state.digest()
    with pytest.raises(Problem) as problem:
        session.choose(VOCABULARY.parse(choice), seat)
    reason = problem.value.phrase.args["reason"]
    assert isinstance(reason, Phrase)
    assert (problem.value.phrase.key, reason.key) == ("illegal-choice", refusal)
    why = session.explain(VOCABULARY.parse(choice), seat)
    assert why is not None
    assert why.phrase == reason
    assert session.state.digest() == digest
    assert session.number == len(before)


def test_a_number_outside_the_vocabulary_is_refused() -> None:
    with pytest.raises(Problem, match="no-such-option"):
        new().choose(VOCABULARY.size)


def test_after_the_end_everything_is_refused() -> None:
    session = new(goal=1)
    play(session, "add 1")
    assert session.decision() is None
    with pytest.raises(Problem, match="illegal-choice"):
        session.choose(ADD)


def test_the_decision_offers_what_the_state_has() -> None:
    decision = new().decision()
    assert decision is not None
    assert decision.seat == ANNA
    assert [offer.words for offer in decision.offers][:2] == ["add 1", "add 2"]


def test_a_bug_in_the_rules_leaves_the_session_where_it_was() -> None:
    class Crashing(TinyState):
        def add(self, seat: int, pebbles: int) -> None:
            raise ZeroDivisionError

        def clone(self) -> Crashing:
            other = Crashing(self.rules, self.seats, self.rng.clone())
            other.copy_base(self)
            return other

    whole = new().state
    assert isinstance(whole, TinyState)
    crashing = Crashing(TINY, 2, seeded(1))
    crashing.copy_base(whole)
    session = Session.from_state(TINY, crashing)
    with pytest.raises(ZeroDivisionError):
        session.choose(ROLL)
    assert session.number == 0
    assert session.failed is not None
    assert (session.failed.words, len(session.failed.chances)) == ("roll", 1)
    session.choose(HIDE)
    assert session.failed is None


# --- undo and redo --------------------------------------------------------------------------------------------------


def test_an_undo_is_an_entry_and_goes_back_to_the_position_before() -> None:
    session = new()
    start = session.state.digest()
    play(session, "add 1", "hide left")
    for _ in range(2):
        assert session.can_undo(ANNA)
        session.undo(ANNA)
    assert session.state.digest() == start
    assert session.number == 0
    assert [(entry.kind, entry.number) for entry in session.entries] == [(CHOICE, 1), (CHOICE, 2), (UNDO, 2), (UNDO, 1)]


def test_nothing_was_chosen_so_nothing_is_undone() -> None:
    session = new()
    assert not session.can_undo(ANNA)
    with pytest.raises(Problem, match="nothing-to-undo"):
        session.undo(ANNA)


def test_chance_stops_an_undo() -> None:
    session = new()
    play(session, "add 1", "roll")
    assert not session.can_undo(ANNA)
    with pytest.raises(Problem, match="undo-informed"):
        session.undo(ANNA)


def test_the_choice_of_another_seat_stops_an_undo() -> None:
    session = new()
    play(session, "add 1", "end-turn", "add 1")
    assert session.can_undo(BRUNO)
    with pytest.raises(Problem, match="undo-not-yours"):
        session.undo(ANNA)
    session.undo(BRUNO)
    assert session.can_undo(ANNA)


def test_a_forced_answer_of_another_seat_stops_an_undo() -> None:
    """That bruno could only decline tells anna something about bruno."""
    session = new()
    entry = play(session, "dare")
    assert entry.forced == ((BRUNO, VOCABULARY.parse("decline")),)
    assert not session.can_undo(ANNA)


def test_the_end_of_the_game_stops_an_undo() -> None:
    session = new(goal=2)
    play(session, "add 2")
    assert not session.can_undo(ANNA)


def test_a_redo_does_the_same_again() -> None:
    session = new()
    play(session, "add 1", "add 2", "add 3")
    digest = session.state.digest()
    session.undo(ANNA)
    session.undo(ANNA)
    assert [session.redo(ANNA).words for _ in range(2)] == ["add 2", "add 3"]
    assert session.state.digest() == digest
    last = session.entries[-1]
    assert (last.kind, last.number, last.forced) == (REDO, 3, ((ANNA, END),))


def test_a_redo_is_over_once_something_else_is_chosen() -> None:
    session = new()
    play(session, "add 1")
    session.undo(ANNA)
    assert session.can_redo(ANNA)
    assert not session.can_redo(BRUNO)
    play(session, "add 1")
    assert not session.can_redo(ANNA)
    with pytest.raises(Problem, match="nothing-to-redo"):
        session.redo(ANNA)


def test_an_undo_does_not_change_what_chance_brings() -> None:
    """Otherwise one could fish for a better roll by taking back and doing the same again."""
    straight, winding = new(3), new(3)
    play(straight, "add 1", "roll", "roll")
    play(winding, "add 1")
    for _ in range(5):
        winding.undo(ANNA)
        winding.redo(ANNA)
    play(winding, "roll", "roll")
    assert straight.state.digest() == winding.state.digest()


def test_an_undo_reaches_further_back_than_positions_are_kept() -> None:
    session = new(goal=10**6)
    digests = [session.state.digest()]
    for _ in range(RECENT + 20):
        play(session, "end-turn")
        digests.append(session.state.digest())
    while session.number:
        session.undo((session.number - 1) % 2)
        assert session.state.digest() == digests[session.number]


@pytest.mark.parametrize("seed", range(20))
def test_no_undo_ever_crosses_new_information(seed: int) -> None:
    session, _ = played(seed)
    force: list[Entry] = []
    for entry in session.entries:
        if entry.kind == UNDO:
            taken = force.pop()
            assert taken.seat == entry.seat
            assert not taken.informed
            assert not taken.chances
        else:
            force.append(entry)


# --- looking back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_every_position_is_found_again(seed: int) -> None:
    session, digests = played(seed, goal=300)
    assert session.number > 60
    assert [session.at(number).digest() for number in range(session.number + 1)] == digests


@pytest.mark.parametrize("number", [0, 7, 16, 23])
def test_a_position_found_again_goes_on_like_the_first_time(number: int) -> None:
    session = new(goal=10**6)
    luck = random.Random(number)
    while session.number < 40:
        session.choose(luck.choice(session.state.options()))
    again = session.branch(number)
    for entry in session.entries[number:]:
        assert again.choose(entry.option).script == entry.script
    assert again.state.digest() == session.state.digest()


def test_the_positions_kept_are_few_however_long_the_game() -> None:
    session = new(goal=10**9)
    for _ in range(4 * 16 * MOST_CHECKPOINTS):
        session.choose(END)
    assert len(session._checkpoints) <= MOST_CHECKPOINTS
    assert session.at(1000).decider() == 1000 % 2


def test_there_is_no_position_before_the_first_or_after_the_last() -> None:
    session = new()
    for number in (-1, 1):
        with pytest.raises(Problem, match="no-such-number"):
            session.at(number)


def test_a_branch_leaves_the_game_alone() -> None:
    session = new()
    play(session, "add 1", "add 1")
    digest = session.state.digest()
    branch = session.branch(1)
    play(branch, "hide left", "add 3")
    assert session.state.digest() == digest
    assert branch.number == 2
    assert branch.header is None


def test_a_branch_can_be_given_another_fate() -> None:
    rolls = {new(1).branch(0, seeded(seed)).choose(ROLL).script for seed in range(30)}
    assert len(rolls) == 3


def test_a_position_handed_out_is_a_copy() -> None:
    session = new()
    play(session, "add 1")
    for number in (0, 1):
        session.at(number).choose(ADD)
    assert heaps(session) == (1, 0)
    assert session.at(0).digest() == new().state.digest()


def test_prescribed_chance_is_used_up_and_still_there_when_looking_back() -> None:
    state = new().state.clone()
    state.script = ((1, 2), (1, 0))
    session = Session.from_state(TINY, state)
    play(session, "roll", "roll")
    assert heaps(session) == (4, 0)
    assert session.at(1).script == ((1, 0),)


def test_events_are_told_to_those_who_may_know() -> None:
    session = new()
    play(session, "hide left", "add 1")
    assert [event.audience for event in session.events_for(ANNA)] == [EVERYONE, ANNA, EVERYONE]
    for seat in (BRUNO, -1):
        assert [event.audience for event in session.events_for(seat)] == [EVERYONE, EVERYONE]
    assert [event.args for event in session.events_for(BRUNO, 1)] == [(ANNA, 1)]


# --- before the game ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"edition": "gilded"}, "unknown-word-among"),
        ({"seats": 4}, "wrong-seats"),
        ({"players": ("Anna",)}, "wrong-players"),
        ({"players": ("Anna", "two\nlines")}, "bad-player"),
        ({"players": ("Anna", " Bruno")}, "bad-player"),
        ({"players": ("Anna", "B" * 81)}, "bad-player"),
        ({"date": "1492-13-01"}, "bad-date"),
        ({"date": "yesterday"}, "bad-date"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(arguments: dict[str, object], key: str) -> None:
    whole: dict[str, object] = {"edition": "plain", "seats": 2, **arguments}
    with pytest.raises(Problem, match=key):
        Session(TINY, options=TinyOptions(), rng=seeded(1), **whole)  # type: ignore[arg-type]


def test_a_script_prescribes_all_chance_and_nothing_more() -> None:
    session = new()
    with pytest.raises(Problem, match="chance-missing"):
        session.choose(ROLL, script=())
    with pytest.raises(Problem, match="chance-left-over"):
        session.choose(ROLL, script=((1, 0), (1, 0)))
    assert session.number == 0
    assert session.choose(ROLL, script=((1, 2),)).script == ((1, 2),)


def test_a_game_that_hides_the_chance_of_its_set_up_is_found_out() -> None:
    class Silent(TinyGame):
        def start(
            self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
        ) -> TinyState:
            state = super().start(edition, seats, options, rng, script)
            state.sink = None
            return state

    with pytest.raises(ValueError, match="sink"):
        new(game=Silent())


def test_a_game_without_chance_in_its_set_up_has_nothing_to_tell() -> None:
    class Plain(TinyGame):
        def start(
            self, edition: str, seats: int, options: msgspec.Struct, rng: Rng, script: tuple[tuple[int, int], ...] = ()
        ) -> TinyState:
            state = TinyState(self, seats, rng)
            state.push(Turn(0, 0))
            state.settle()
            return state

    session = new(game=Plain())
    assert session.setup.chances == ()
    assert play(session, "roll").chances


def test_an_option_that_is_neither_offered_nor_forbidden_is_a_bug_of_the_game() -> None:
    class Forgetful(Turn):
        def candidates(self, s: TinyState, verb: int) -> list[int]:
            return [0]

    state = new().state.clone()
    state.agenda = [Forgetful(ANNA, 0)]
    state._options = None
    with pytest.raises(ValueError, match="add 2 is not offered and no guard forbids it"):
        Session.from_state(TINY, state).choose(ADD + 1)


def test_dare_and_accept() -> None:
    session = new()
    play(session, "add 1", "end-turn", "dare")
    assert session.state.decider() == ANNA
    play(session, "accept")
    assert heaps(session) == (2, 0)
    assert session.entries[2].option == DARE
