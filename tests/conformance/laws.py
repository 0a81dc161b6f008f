"""The laws of the kit. Each is a function of one moment of one game; it raises if the game does not hold to it."""

from __future__ import annotations

import json
import math

from signoria.engine import record, scenario
from signoria.engine.decision import decision, explain
from signoria.engine.event import EVERYONE, Chance, Event, Sink
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED, GAME_OVER
from signoria.engine.rng import seeded
from signoria.engine.session import CHOICE, REDO, UNDO, Entry, Session
from signoria.engine.state import State
from tests.conformance.walk import Laws, Moment, Step, Unlawful, Whole, need, saved

ASKED_ABOUT = 200  # options that a seat asks about, to tell a resampled state from the real one

# --- a position -------------------------------------------------------------------------------------------------------


def a_decision_or_the_end(m: Moment) -> None:
    """Before the end there is a decision with at least two options of a seat that plays; after it there is none."""
    state = m.state
    options = state.options()
    if state.ended:
        need(options == [] and decision(state) is None and state.decider() == -1, "a decision after the end")
        outcome = state.outcome
        need(outcome is not None, "the game ended without an outcome")
        assert outcome is not None
        need(len(outcome.scores) == state.seats, "a score for each seat")
        need(all(0 <= seat < state.seats for seat in outcome.winners), f"winners {outcome.winners}")
        need(len(set(outcome.winners)) == len(outcome.winners), "a seat won twice")
        return
    need(state.outcome is None, "an outcome before the end")
    need(len(options) > 1, f"{len(options)} options before the end: {options}")
    need(len(set(options)) == len(options), f"an option twice in {options}")
    need(
        all(0 <= option < m.game.vocabulary.size for option in options), f"options outside of the vocabulary: {options}"
    )
    need(0 <= state.decider() < state.seats, f"seat {state.decider()} decides")
    need(not state.script, "chance is prescribed that nothing asked for")


def the_invariants_of_the_game(m: Moment) -> None:
    """The game finds nothing wrong with its own state."""
    wrong = m.game.broken(m.state)
    need(wrong == [], "; ".join(wrong))


def everything_can_be_said(m: Moment) -> None:
    """The question and every answer, in every language; previews are plain data."""
    asked = decision(m.state)
    if asked is None:
        outcome = m.state.outcome
        need(outcome is not None and outcome.kind in m.game.outcomes.values(), "an outcome without a word")
        return
    m.tools.say(asked.prompt)
    m.tools.say(m.game.seat_phrase(m.state, asked.seat))
    before = saved(m.state)
    for offer in asked.offers:
        m.tools.say(offer.phrase)
        need(m.game.vocabulary.parse(offer.words) == offer.option, f"“{offer.words}” is another option")
        json.dumps(m.state.preview(offer.option))
    need(saved(m.state) == before, "looking at a decision changed the state")


def every_option_applies(m: Moment) -> None:
    """Each option leads to a position that holds to the invariants and goes on or is over."""
    before = saved(m.state)
    for option in m.state.options():
        state = m.state.clone()
        try:
            state.choose(option)
        except Exception as error:
            raise Unlawful(f"{said(m, option)} raised {type(error).__name__}: {error}") from error
        need(bool(state.ended) or len(state.options()) > 1, f"after {said(m, option)} nothing is asked")
        wrong = m.game.broken(state)
        need(wrong == [], f"after {said(m, option)}: {'; '.join(wrong)}")
    need(saved(m.state) == before, "a choice made in a clone changed the original")


def every_other_option_is_refused(m: Moment) -> None:
    """The whole vocabulary: what is offered is allowed, all else has a refusal, a sentence and a known paragraph."""
    offered = set(m.state.options())
    for option in range(m.game.vocabulary.size):
        refusal = m.state.refusal(option)
        if (refusal == ALLOWED) != (option in offered):
            raise Unlawful(f"{said(m, option)}: offered and guard disagree (refusal {refusal})")
        if refusal == ALLOWED:
            continue
        if m.state.ended and refusal != GAME_OVER:
            raise Unlawful(f"{said(m, option)} is refused by {refusal} after the end")
        if refusal not in m.game.refusals:
            raise Unlawful(f"{said(m, option)}: refusal {refusal} is not in the table")
        rule = m.game.refusals[refusal].rule
        if rule and rule not in m.tools.index.by_id:
            raise Unlawful(f"{said(m, option)} rests on an unknown paragraph {rule}")
        # The sentence of a refusal is the same for hundreds of things: each is said once for each verb, and some again.
        if m.tools.first_time(refusal, m.state.verb_number(option)) or m.rng.below(64) == 0:
            why = explain(m.state, option)
            if why is None:
                raise Unlawful(f"{said(m, option)} is refused and not explained")
            m.tools.say(why.phrase)


def said(m: Moment, option: int) -> str:
    """An option as it stands in a record."""
    return f"“{m.game.vocabulary.words(option)}”"


def the_session_takes_nothing_else(m: Moment) -> None:
    """A choice that is not offered, or of another seat, is a problem that can be said and changes nothing."""
    session, state = m.session, m.state
    size = m.game.vocabulary.size
    offered = state.options()
    others = [option for option in range(size) if option not in offered]
    tries: list[tuple[int, int | None]] = [(others[m.rng.below(len(others))], None) for _ in range(3)]
    tries += [(-1, None), (size, None)]
    tries += [(offered[0], seat) for seat in range(state.seats) if offered and seat != state.decider()]
    digest, entries = state.digest(), len(session.entries)
    for option, seat in tries:
        try:
            session.choose(option, seat)
        except Problem as problem:
            for texts in m.tools.texts:
                texts.say_problem(problem)
        else:
            raise Unlawful(f"option {option} was accepted of seat {seat}")
    need(session.state.digest() == digest and len(session.entries) == entries, "a refused choice changed something")


def json_round_trip(m: Moment) -> None:
    """A state that was saved and loaded is the same, generator included, and goes on in the same way."""
    back = m.game.restore(json.loads(json.dumps(m.state.to_json())))
    need(saved(back) == saved(m.state), f"saved as {saved(m.state)}, loaded as {saved(back)}")
    need(back.options() == m.state.options(), "a loaded state has other options")
    goes_on_alike(m, back, m.state.clone())


def goes_on_alike(m: Moment, one: State, other: State) -> None:
    """Two states that are the same stay so through some choices."""
    for _ in range(5):
        if one.ended:
            return
        options = one.options()
        option = options[m.rng.below(len(options))]
        one.choose(option)
        other.choose(option)
        need(saved(one) == saved(other), f"after {said(m, option)} they differ")


def clones_are_equal(m: Moment) -> None:
    """A clone is the same in everything and goes on in the same way, without a word to the sink of the original."""
    clone = m.state.clone()
    need(saved(clone) == saved(m.state), "a clone differs")
    need(clone.sink is None, "a clone tells the sink of the original")
    need(clone.options() == m.state.options(), "a clone has other options")
    goes_on_alike(m, clone, m.state.clone())


def positions_in_words(m: Moment) -> None:
    """A position can be written down at any moment, as a file too, and read back."""
    described = m.game.describe(m.state)
    back = m.game.position(described)
    need(back.digest() == m.state.digest(), f"described as {described}, {differences(m.state, back)}")
    need(back.options() == m.state.options(), "a position from words has other options")
    text = scenario.export(m.state, "A moment") + "[then]\nonly = []\n"
    loaded = scenario.load(text, lambda _: m.game)
    need(loaded.start.digest() == m.state.digest(), f"exported as {text}, {differences(m.state, loaded.start)}")


def differences(one: State, other: State) -> str:
    """The fields in which two states differ."""
    here, there = one.position_json(), other.position_json()
    return "; ".join(f"{key} was {here[key]}, is {there[key]}" for key in here if here[key] != there[key])


def views_leak_nothing(m: Moment) -> None:
    """Draw anew what a viewer does not know: view, decision, refusals and previews stay the same to the last byte."""
    before = saved(m.state)
    for viewer in m.viewers:
        other = m.state.resample(viewer, m.rng)
        need(saved(m.state) == before, "resampling changed the original")
        need(m.game.broken(other) == [], f"resampled for {viewer}: {m.game.broken(other)}")
        need(bool(other.ended) == bool(m.state.ended), "resampling ended the game")
        need(other.decider() == m.state.decider(), "resampling changed who decides")
        need(bool(other.ended) or len(other.options()) > 0, "nothing can be done in a resampled state")
        here, there = (json.dumps(state.view(viewer), sort_keys=True) for state in (m.state, other))
        need(here == there, f"viewer {viewer} sees {here}, and with all that is hidden drawn anew {there}")
        if viewer >= 0:
            looks_the_same(m, other, viewer)


def looks_the_same(m: Moment, other: State, viewer: int) -> None:
    """Whatever a seat can ask about has the same answer in a state that it cannot tell from the real one."""
    asked = m.state.decider() == viewer
    if asked:
        need(other.options() == m.state.options(), f"seat {viewer} can tell by its options")
        for option in m.state.options():
            need(other.preview(option) == m.state.preview(option), f"seat {viewer} can tell by the preview of {option}")
    if not m.state.ended:
        need(decision_seen(m.state, asked) == decision_seen(other, asked), f"seat {viewer} can tell by the question")
    size = m.game.vocabulary.size
    for option in {m.rng.below(size) for _ in range(ASKED_ABOUT if asked else 8)}:
        here, there = explain(m.state, option, viewer), explain(other, option, viewer)
        if here != there:
            raise Unlawful(f"seat {viewer} can tell by asking about {said(m, option)}: {here}, {there}")


def decision_seen(state: State, asked: bool) -> object:
    """What everybody is shown of a decision: whose it is and the question, and to the seat asked also the options."""
    seen = decision(state)
    assert seen is not None
    return seen if asked else (seen.seat, seen.prompt)


def evaluation_is_a_number(m: Moment) -> None:
    """Every position is worth something to every seat."""
    for seat in range(m.state.seats):
        need(math.isfinite(m.game.evaluate(m.state, seat)), f"the evaluation for seat {seat} is no number")


# --- a choice ---------------------------------------------------------------------------------------------------------


def events_can_be_said(s: Step) -> None:
    """Every event of a choice is in the table and can be said in every language."""
    things = s.tools.things(s.after)
    for event in s.entry.events:
        need(event.kind in s.game.events, f"event {event.kind} is not in the table")
        s.tools.say(s.game.events[event.kind].phrase(event, things))
    for viewer in s.viewers:
        told = s.session.events_for(viewer, len(s.session.entries) - 1)
        need(events_for(told, viewer) == events_for(s.entry.events, viewer), f"viewer {viewer} is told something else")
        need(len(told) == len(events_for(told, viewer)), f"viewer {viewer} is told what is not for it")
    for chance in s.entry.chances:
        word, domain = s.game.chances[chance.kind]
        need(0 <= chance.thing < len(domain.words), f"chance brought {word} {chance.thing}")


def undo_stops_at_new_information(s: Step) -> None:
    """Only the seat that chose may take back, and never what brought chance or an answer of somebody else."""
    entry, session = s.entry, s.session
    informed = bool(entry.chances) or any(seat != entry.seat for seat, _ in entry.forced)
    need(entry.informed or not informed, f"“{entry.words}” brought chance or an answer and can be taken back")
    for seat in range(s.after.seats):
        allowed = seat == entry.seat and not entry.informed
        need(session.can_undo(seat) == allowed, f"seat {seat} may take back “{entry.words}”: {not allowed}")
        if not allowed:
            try:
                session.undo(seat)
            except Problem as problem:
                for texts in s.tools.texts:
                    texts.say_problem(problem)
            else:
                raise Unlawful(f"seat {seat} took back “{entry.words}”")


def nobody_learns_unmarked(s: Step) -> None:
    """Make the same choice in a state that a viewer could not tell from the real one.

    If the viewer can tell the two apart afterwards, the choice told something, and must be marked. And what the
    viewer is told as events is never more than the view shows.
    """
    for viewer in s.viewers:
        other = s.state.resample(viewer, s.rng)
        other.sink = sink = Sink()
        offered = s.entry.option in other.options()
        if offered:
            other.choose(s.entry.option)
        same = offered and seen(other, viewer) == seen(s.after, viewer)
        need(same or s.entry.informed, f"“{s.entry.words}” told {viewer} something, and can be taken back")
        if same and chances_for(sink.chances, viewer) == chances_for(s.entry.chances, viewer):
            here, there = events_for(s.entry.events, viewer), events_for(sink.events, viewer)
            need(here == there, f"events tell {viewer} more than the view: {here} and not {there}")


def seen(state: State, viewer: int) -> tuple[str, int]:
    """What a viewer sees after a choice."""
    return json.dumps(state.view(viewer), sort_keys=True), state.decider()


def events_for(events: tuple[Event, ...] | list[Event], viewer: int) -> list[tuple[int, tuple[int, ...]]]:
    """The events that a viewer is told, as values."""
    return [(event.kind, event.args) for event in events if event.audience in (EVERYONE, viewer)]


def chances_for(chances: tuple[Chance, ...] | list[Chance], viewer: int) -> list[tuple[int, int]]:
    """The results of chance that a viewer knows."""
    return [(chance.kind, chance.thing) for chance in chances if chance.audience in (EVERYONE, viewer)]


# --- a whole game -----------------------------------------------------------------------------------------------------


def replay_equals_play(w: Whole) -> None:
    """The same entries with the recorded chance and another generator lead through the same positions."""
    session, case = w.session, w.case
    script = session.setup.script
    again = Session(case.game, case.edition, case.seats, case.options, seeded("another"), script=script)
    need(same_entry(again.setup, session.setup), "the set-up differs")
    for entry, digest in zip(session.entries, w.notes.trail, strict=True):
        if entry.kind == CHOICE:
            made = again.choose(entry.option, entry.seat, entry.script)
        elif entry.kind == UNDO:
            made = again.undo(entry.seat)
        else:
            need(entry.kind == REDO, f"an entry of kind {entry.kind}")
            made = again.redo(entry.seat)
        need(same_entry(made, entry), f"choice {entry.number} “{entry.words}” went another way")
        need(again.state.digest() == digest, f"choice {entry.number} “{entry.words}” led to another position")


def same_entry(one: Entry, other: Entry) -> bool:
    """Whether the same came of the same choice."""
    return entry_value(one) == entry_value(other)


def entry_value(entry: Entry) -> tuple[object, ...]:
    """An entry as a value that can be compared."""
    events = [(event.kind, event.args, event.audience) for event in entry.events]
    chances = [(chance.kind, chance.thing, chance.audience) for chance in entry.chances]
    return (
        entry.kind,
        entry.number,
        entry.seat,
        entry.option,
        entry.words,
        events,
        chances,
        entry.informed,
        entry.digest,
    )


def record_round_trip(w: Whole) -> None:
    """A game that was written down and read is the same entry by entry, and is written down the same again."""
    text = record.write(w.session)
    back = record.read(text, lambda _: w.game)
    need(back.state.digest() == w.state.digest(), "the record leads to another position")
    need(len(back.entries) == len(w.session.entries), "the record has another number of entries")
    for one, other in zip(back.entries, w.session.entries, strict=True):
        need(same_entry(one, other), f"choice {other.number} “{other.words}” was read as another one")
    need(record.write(back) == text, "the record is written down in another way the second time")


def clone_isolation(w: Whole) -> None:
    """Positions kept from earlier have not changed while the game went on."""
    for state, text in w.notes.kept:
        need(saved(state) == text, f"a clone changed from {text} to {saved(state)}")


def any_position_again(w: Whole) -> None:
    """Every position on the way can be had again, and a branch begins at it."""
    for number, digest in enumerate(w.notes.digests):
        if number % 8 == 0 or number == w.session.number:
            need(w.session.at(number).digest() == digest, f"position {number} is another one now")
            need(w.session.branch(number).state.digest() == digest, f"a branch at {number} begins elsewhere")


LAWS = Laws(
    positions={
        a_decision_or_the_end: 1,
        the_invariants_of_the_game: 1,
        everything_can_be_said: 2,
        evaluation_is_a_number: 4,
        json_round_trip: 4,
        clones_are_equal: 4,
        positions_in_words: 8,
        every_option_applies: 8,
        the_session_takes_nothing_else: 8,
        every_other_option_is_refused: 12,
        views_leak_nothing: 12,
    },
    steps={
        events_can_be_said: 1,
        undo_stops_at_new_information: 1,
        nobody_learns_unmarked: 6,
    },
    wholes=(clone_isolation, any_position_again, replay_equals_play, record_round_trip),
)
