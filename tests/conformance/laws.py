"""The laws of the kit. Each is a function of one moment of one game; it raises if the game does not hold to it."""

from __future__ import annotations

import copy
import json
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

from signoria.bots import Kept, Sight
from signoria.bots.greedy import GreedyBot
from signoria.bots.planner import Planner
from signoria.engine import record, scenario
from signoria.engine.decision import decision, explain, facing, question
from signoria.engine.event import EVERYONE, Chance, Sink
from signoria.engine.expectation import compare
from signoria.engine.foretell import foretell
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED, GAME_OVER
from signoria.engine.rng import seeded
from signoria.engine.session import CHOICE, REDO, UNDO, Session
from signoria.engine.state import NO_MOVER, State
from signoria.engine.tally import NO_EVENT
from signoria.engine.vocabulary import NO_THING
from tests.conformance.advised import hints_hold_what_they_say, perils_can_be_played_out, terms_add_up
from tests.conformance.circles import no_circle, no_way_back
from tests.conformance.common import (
    answers_are_secret,
    every_order_of_answers_is_the_same,
    open_answers_are_on_record,
)
from tests.conformance.entries import events_for, same_entry
from tests.conformance.observed import observations_tell_what_a_seat_knows, returns_share_out_what_was_won
from tests.conformance.said import what_is_said_is_what_happens
from tests.conformance.walk import Laws, Moment, Step, Unlawful, Whole, need, saved

FUTURES = 6  # generators that are tried after a take-back
FEW = 8  # draws of a kind: of fewer, each may have had a single thing to draw from
ASKED_ABOUT = 200  # options that a seat asks about, to tell a resampled state from the real one

LOOKING = (
    GreedyBot(samples=1),
    Planner("planner", 40, lines=3, breadth=2, quick=3, horizon=1),
)  # bots, as quick as they can be

# --- a position -------------------------------------------------------------------------------------------------------


def a_decision_or_the_end(m: Moment) -> None:
    """Before the end there is a decision with at least two options of a seat that plays; after it there is none."""
    state = m.state
    options = state.options()
    if state.ended:
        need(options == [] and decision(state) is None and state.decider() == -1, "a decision after the end")
        need(state.deciders() == (), "somebody is asked after the end")
        outcome = state.outcome
        need(outcome is not None, "the game ended without an outcome")
        assert outcome is not None
        need(len(outcome.scores) == state.seats, "a score for each seat")
        need(all(0 <= seat < state.seats for seat in outcome.winners), f"winners {outcome.winners}")
        need(len(set(outcome.winners)) == len(outcome.winners), "a seat won twice")
        return
    need(state.outcome is None, "an outcome before the end")
    deciders = state.deciders()
    need(deciders[0] == state.decider() and state.options_for(deciders[0]) == options, "the first decider is another")
    need(len(set(deciders)) == len(deciders), f"a seat decides twice: {deciders}")
    for seat in deciders:
        options = state.options_for(seat)
        need(len(options) > 1, f"{len(options)} options before the end: {options}")
        need(len(set(options)) == len(options), f"an option twice in {options}")
        known = all(0 <= option < m.game.vocabulary.size for option in options)
        need(known, f"options outside of the vocabulary: {options}")
        need(0 <= seat < state.seats, f"seat {seat} decides")
    need(not state.script, "chance is prescribed that nothing asked for")


def the_invariants_of_the_game(m: Moment) -> None:
    """The game finds nothing wrong with its own state."""
    wrong = m.game.broken(m.state)
    need(wrong == [], "; ".join(wrong))


def everything_can_be_said(m: Moment) -> None:
    """The question and every answer, in every language; previews are plain data."""
    if m.state.ended:
        outcome = m.state.outcome
        need(outcome is not None and outcome.kind in m.game.outcomes.values(), "an outcome without a word")
        return
    before = saved(m.state)
    for face in m.faces:
        asked = decision(face)
        assert asked is not None
        m.tools.say(asked.prompt)
        m.tools.say(m.game.seat_phrase(m.state, asked.seat))
        for offer in asked.offers:
            m.tools.say(offer.phrase)
            need(m.game.vocabulary.parse(offer.words) == offer.option, f"“{offer.words}” is another option")
            json.dumps(foretell(face, offer.option))
    need(saved(m.state) == before, "looking at a decision changed the state")


def every_option_applies(m: Moment) -> None:
    """Each option leads to a position that holds to the invariants and goes on or is over."""
    before = saved(m.state)
    choices = [(face.decider(), option) for face in m.faces for option in face.options()]
    for seat, option in choices:
        state = m.state.clone()
        try:
            state.choose_for(seat, option)
        except Exception as error:
            raise Unlawful(f"{said(m, option)} raised {type(error).__name__}: {error}") from error
        need(bool(state.ended) or len(state.options()) > 1, f"after {said(m, option)} nothing is asked")
        wrong = m.game.broken(state)
        need(wrong == [], f"after {said(m, option)}: {'; '.join(wrong)}")
    need(saved(m.state) == before, "a choice made in a clone changed the original")


def every_other_option_is_refused(m: Moment) -> None:
    """The whole vocabulary: what is offered is allowed, all else has a refusal, a sentence and a known paragraph."""
    state = m.faces[m.rng.below(len(m.faces))]
    offered = set(state.options())
    for option in range(m.game.vocabulary.size):
        refusal = state.refusal(option)
        if (refusal == ALLOWED) != (option in offered):
            raise Unlawful(f"{said(m, option)}: offered and guard disagree (refusal {refusal})")
        if refusal == ALLOWED:
            continue
        if m.state.ended and refusal != GAME_OVER:
            raise Unlawful(f"{said(m, option)} is refused by {refusal} after the end")
        if refusal not in m.game.refusals:
            raise Unlawful(f"{said(m, option)}: refusal {refusal} is not in the table")
        for rule in m.game.refusals[refusal].rules:
            if rule not in m.tools.indexes[m.case.edition].by_id:
                raise Unlawful(f"{said(m, option)} rests on an unknown paragraph {rule}")
        # The sentence of a refusal is the same for hundreds of things: each is said once for each verb, and some again.
        if m.tools.first_time(refusal, state.verb_number(option)) or m.rng.below(64) == 0:
            why = explain(state, option)
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
    for other in range(state.seats):
        tries += [(option, other) for option in offered[:1] if option not in state.options_for(other)]
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
    """A position can be written down at any moment, as a file too, and read back; what has no order in any order."""
    described = m.game.describe(m.state)
    back = m.game.position(described)
    need(back.digest() == m.state.digest(), f"described as {described}, {differences(m.state, back)}")
    need(back.options() == m.state.options(), "a position from words has other options")
    text = scenario.export(m.state, "A moment") + "[then]\nonly = []\n"
    loaded = scenario.load(text, lambda _: m.game)
    need(loaded.start.digest() == m.state.digest(), f"exported as {text}, {differences(m.state, loaded.start)}")
    turned = turned_round(described, m.game.unordered, False)
    again = m.game.position(turned)
    need(set(again.options()) == set(m.state.options()), f"the order of a list matters: {turned}")
    need(compare(again, again, described) == [], f"turned round and no longer the same: {turned}")
    lists = list(ordered_lists(described, m.game.unordered))
    if lists:
        path = lists[m.rng.below(len(lists))]
        need(not reads_the_same(m, described, path), f"the list {'.'.join(path)} has no order: name it in unordered")


def ordered_lists(value: Any, unordered: frozenset[str]) -> Iterator[tuple[str, ...]]:
    """Where a described position has lists that are said to have an order, and are not the same from behind."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in unordered:
                yield from ((key, *path) for path in ordered_lists(inner, unordered))
    elif isinstance(value, list) and value != value[::-1]:
        yield ()


def reads_the_same(m: Moment, described: dict[str, Any], path: tuple[str, ...]) -> bool:
    """Whether a position is the same with one of its lists turned round."""
    turned = copy.deepcopy(described)
    inner: Any = turned
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]].reverse()
    try:
        return m.game.position(turned).digest() == m.state.digest()
    except Problem:
        return False


def turned_round(value: Any, unordered: frozenset[str], inside: bool) -> Any:
    """A described position with every list turned round that has no order."""
    if isinstance(value, dict):
        return {key: turned_round(inner, unordered, inside or key in unordered) for key, inner in value.items()}
    return value[::-1] if inside and isinstance(value, list) else value


def differences(one: State, other: State) -> str:
    """The fields in which two states differ."""
    here, there = one.position_json(), other.position_json()
    return "; ".join(f"{key} was {here[key]}, is {there[key]}" for key in here if here[key] != there[key])


def views_leak_nothing(m: Moment) -> None:
    """Draw anew what a viewer does not know: view, decision, refusals and previews stay the same to the last byte."""
    before = saved(m.state)
    for viewer in m.viewers:
        other = m.state.game.resample(m.state, viewer, m.rng)
        need(saved(m.state) == before, "resampling changed the original")
        need(m.game.broken(other) == [], f"resampled for {viewer}: {m.game.broken(other)}")
        need(bool(other.ended) == bool(m.state.ended), "resampling ended the game")
        need(other.deciders(viewer) == m.state.deciders(viewer), "resampling changed who decides")
        need(other.answer_of(viewer) == m.state.answer_of(viewer), "resampling changed an answer of the viewer itself")
        for seat in other.deciders():
            need(len(other.options_for(seat)) > 0, "nothing can be done in a resampled state")
        here, there = (json.dumps(state.game.view(state, viewer), sort_keys=True) for state in (m.state, other))
        need(here == there, f"viewer {viewer} sees {here}, and with all that is hidden drawn anew {there}")
        if viewer >= 0:
            looks_the_same(m, other, viewer)


def looks_the_same(m: Moment, other: State, viewer: int) -> None:
    """Whatever a seat can ask about has the same answer in a state that it cannot tell from the real one."""
    asked = viewer in m.state.deciders()
    here, there = facing(m.state, viewer), facing(other, viewer)
    if asked:
        need(there.options() == here.options(), f"seat {viewer} can tell by its options")
        for option in here.options():
            told, told_there = foretell(here, option), foretell(there, option)
            need(told == told_there, f"seat {viewer} can tell by the preview of {option}: {told}, {told_there}")
        need(decision(here) == decision(there), f"seat {viewer} can tell by what is offered")
        usual = m.game.usual(here)
        need(usual == NO_THING or usual in here.options(), f"the usual answer {usual} is not offered")
        need(usual == m.game.usual(there), f"seat {viewer} can tell by the usual answer")
    need(question(m.state, viewer) == question(other, viewer), f"seat {viewer} can tell by the question")
    size = m.game.vocabulary.size
    for option in {m.rng.below(size) for _ in range(ASKED_ABOUT if asked else 8)}:
        why, why_there = explain(m.state, option, viewer), explain(other, option, viewer)
        if why != why_there:
            raise Unlawful(f"seat {viewer} can tell by asking about {said(m, option)}: {why}, {why_there}")


def evaluation_is_a_number(m: Moment) -> None:
    """Every position is worth something to every seat."""
    for seat in range(m.state.seats):
        need(math.isfinite(m.game.evaluate(m.state, seat)), f"the evaluation for seat {seat} is no number")
    values = m.game.values(m.state)
    need(len(values) == m.state.seats and all(0 <= value <= 1 for value in values), f"no expectations: {values}")
    need(abs(sum(values) - 1) < 1e-9 or (not m.state.winners and bool(m.state.ended)), f"together no victory: {values}")


def bots_see_only_what_their_seat_may(m: Moment) -> None:
    """The same view, whatever is hidden, gives the same choice for the same luck, and the bot keeps the same plan."""
    for seat in m.state.deciders():
        other = m.game.resample(m.state, seat, m.rng)
        for bot in LOOKING:
            luck = f"{bot.name} {m.rng.below(1000)}"
            here, there = (bot.go_on(Sight(state, seat), seeded(luck), Kept()) for state in (m.state, other))
            need(
                here == there, f"{bot.name} at seat {seat} would choose {here}, and {there} in a state that looks alike"
            )
            need(here[0] in m.state.options_for(seat), f"{bot.name} chose {here[0]}, which is not offered")


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


def turns_are_counted(s: Step) -> None:
    """Every turn that begins is counted, and nothing else; the last of them is the mover's. A copy counts on."""
    need(
        s.after.clone().turns == s.after.turns and s.after.clone().mover == s.after.mover, "a clone counts other turns"
    )
    begun = [event.args[0] for event in s.entry.events if event.kind == s.game.turn_event]
    if s.game.turn_event != NO_EVENT:
        counted = s.after.turns - s.state.turns
        need(counted == len(begun), f"“{s.entry.words}” began {len(begun)} turns, and {counted} were counted")
        need(not begun or s.after.mover == begun[-1], f"the turn of {begun[-1:]} began, and {s.after.mover} moves")
    need(s.after.turns > 0 or s.after.mover == NO_MOVER, "somebody moves before the first turn")


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
        other = s.state.game.resample(s.state, viewer, s.rng)
        alike = answers_in(other) == answers_in(s.state)  # if others answered something else, so the events may tell
        other.sink = sink = Sink()
        offered = s.option in other.options_for(s.seat)
        if offered:
            other.choose_for(s.seat, s.option)
        same = offered and seen(other, viewer) == seen(s.after, viewer)
        need(same or s.entry.informed, f"“{s.entry.words}” told {viewer} something, and can be taken back")
        if same and alike and chances_for(sink.chances, viewer) == chances_for(s.entry.chances, viewer):
            here, there = events_for(s.entry.events, viewer), events_for(sink.events, viewer)
            need(here == there, f"events tell {viewer} more than the view: {here} and not {there}")


def answers_in(state: State) -> tuple[int, ...]:
    """What seats have answered already while others still decide."""
    step = state.common()
    return () if step is None else step.answers


def seen(state: State, viewer: int) -> tuple[str, tuple[int, ...]]:
    """What a viewer sees after a choice."""
    return json.dumps(state.game.view(state, viewer), sort_keys=True), state.deciders(viewer)


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
            again.choose(entry.option, entry.seat, entry.script)
        elif entry.kind == UNDO:
            again.undo(entry.seat)
        else:
            need(entry.kind == REDO, f"an entry of kind {entry.kind}")
            again.redo(entry.seat)
        need(again.state.digest() == digest, f"choice {entry.number} “{entry.words}” led to another position")
    for one, other in zip(again.entries, session.entries, strict=True):
        need(same_entry(one, other), f"choice {other.number} “{other.words}” went another way")


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


def a_take_back_shows_no_future(w: Whole) -> None:
    """Taken back with another generator, a game draws something else: no position holds what is still to come."""
    same: Counter[int] = Counter()  # choices after which every generator drew the same, by the kind of the draw
    varied: set[int] = set()
    for made in [entry for entry in w.session.entries if entry.kind == CHOICE]:
        open_kinds = {chance.kind for chance in made.chances} - varied
        if not open_kinds or made.number > w.session.number:
            continue
        found = {kind: set[tuple[int, ...]]() for kind in open_kinds}
        for seed in range(FUTURES):
            again = w.session.branch(made.number - 1, seeded(f"{made.number} {seed}"))
            if made.option in again.state.options_for(made.seat):
                script = again.choose(made.option, made.seat).script
                for kind, results in found.items():
                    results.add(tuple(thing for drawn, thing in script if drawn == kind))
        varied |= {kind for kind, results in found.items() if len(results) > 1}
        same.update(kind for kind, results in found.items() if len(results) == 1)
    settled = [w.game.chances[kind][0] for kind, count in same.items() if kind not in varied and count >= FEW]
    need(not settled, f"drawn the same with every generator: {', '.join(settled)}")


LAWS = Laws(
    positions={
        a_decision_or_the_end: 1,
        the_invariants_of_the_game: 1,
        everything_can_be_said: 2,
        what_is_said_is_what_happens: 6,
        evaluation_is_a_number: 4,
        observations_tell_what_a_seat_knows: 6,
        returns_share_out_what_was_won: 1,
        json_round_trip: 4,
        clones_are_equal: 4,
        positions_in_words: 8,
        no_way_back: 4,
        every_option_applies: 8,
        the_session_takes_nothing_else: 8,
        every_other_option_is_refused: 12,
        views_leak_nothing: 12,
        bots_see_only_what_their_seat_may: 40,
        terms_add_up: 10,
        hints_hold_what_they_say: 80,
        perils_can_be_played_out: 80,
        every_order_of_answers_is_the_same: 2,
        answers_are_secret: 2,
        open_answers_are_on_record: 4,
    },
    steps={
        events_can_be_said: 1,
        turns_are_counted: 1,
        undo_stops_at_new_information: 1,
        no_circle: 1,
        nobody_learns_unmarked: 6,
    },
    wholes=(
        clone_isolation,
        any_position_again,
        replay_equals_play,
        record_round_trip,
        a_take_back_shows_no_future,
    ),
)
