"""The laws of decisions that several seats make at once: no order matters, and nothing tells what was answered."""

from __future__ import annotations

import itertools
import json

from signoria.engine import record
from signoria.engine.decision import explain, question
from signoria.engine.event import Sink
from signoria.engine.foretell import foretell
from signoria.engine.session import ANSWER, Session
from signoria.engine.state import State
from tests.conformance.entries import entry_value
from tests.conformance.walk import Moment, Unlawful, need, saved

MOST_ORDERS = 6
MOST_ANSWERS = 4  # of one seat that are held beside each other
ASKED_ABOUT = 12


def every_order_of_answers_is_the_same(m: Moment) -> None:
    """In whichever order the seats answer, the state, the events, the chance and the entries are the same."""
    deciders = m.state.deciders()
    if len(deciders) < 2:
        return
    answers = {seat: options[m.rng.below(len(options))] for seat in deciders for options in [m.state.options_for(seat)]}
    orders = list(itertools.permutations(deciders))
    tried = [orders[0], *(orders[m.rng.below(len(orders))] for _ in range(MOST_ORDERS - 1))]
    ends = {str(order): told(answered(m.state, order, answers)) for order in tried}
    need(len(set(ends.values())) == 1, f"the order of {answers} matters: {ends}")
    entries = {str(order): entered(m, order, answers) for order in tried}
    need(len(set(entries.values())) == 1, f"the order of {answers} shows in the entries: {entries}")


def answered(state: State, order: tuple[int, ...], answers: dict[int, int]) -> State:
    """A position after everybody has answered in some order."""
    state = state.clone()
    state.sink = Sink()
    for seat in order:
        state.choose_for(seat, answers[seat])
    return state


def told(state: State) -> str:
    """A position, and everything it told on the way."""
    assert state.sink is not None
    events = [(event.kind, event.args, event.audience) for event in state.sink.events]
    chances = [(chance.kind, chance.thing, chance.audience) for chance in state.sink.chances]
    return repr((saved(state), events, chances))


def entered(m: Moment, order: tuple[int, ...], answers: dict[int, int]) -> str:
    """The entries of a session in which everybody answers in some order, and changes an answer on the way."""
    session = Session.from_state(m.game, m.state)
    for place, seat in enumerate(order):
        made = session.choose(answers[seat], seat)
        if place < len(order) - 1:
            need(made.kind == ANSWER and not session.entries, "an answer is an entry before all have answered")
            need(session.number == 0, "an answer counts before all have answered")
            need(session.can_undo(seat), f"seat {seat} cannot change its mind")
            session.undo(order[0])
            session.choose(answers[order[0]], order[0])
    for seat in range(m.state.seats):
        need(not session.can_undo(seat), f"seat {seat} may take back what all have answered")
    return repr([entry_value(entry) for entry in session.entries] + [saved(session.state)])


def answers_are_secret(m: Moment) -> None:
    """Whatever a seat answers, all others see the same to the last byte until everybody has answered.

    Where even who is asked is a secret, nobody else notices that there is an answer at all.
    """
    step = m.state.common()
    if step is None or len(m.state.deciders()) < 2:
        return
    for seat in m.state.deciders():
        options = m.state.options_for(seat)
        tried = options if len(options) <= MOST_ANSWERS else [options[0], options[-1], *some(m, options)]
        sessions = [with_answer(m, seat, option) for option in tried]
        for viewer in m.viewers:
            if viewer == seat:
                continue
            looks = [seen_by(m, session, viewer) for session in sessions]
            if step.discreet:
                looks.append(seen_by(m, Session.from_state(m.game, m.state), viewer))
            for at, look in enumerate(looks[1:], 1):
                if look != looks[0]:
                    raise Unlawful(f"viewer {viewer} can tell what seat {seat} answered: {looks[0]} or {look} ({at})")


def some(m: Moment, options: list[int]) -> list[int]:
    """A few of the options between the first and the last."""
    return [options[1 + m.rng.below(len(options) - 2)] for _ in range(MOST_ANSWERS - 2)]


def with_answer(m: Moment, seat: int, option: int) -> Session:
    """The game with one more answer."""
    session = Session.from_state(m.game, m.state)
    session.choose(option, seat)
    return session


def seen_by(m: Moment, session: Session, viewer: int) -> str:
    """Everything that a viewer can find out, as text."""
    state = session.state
    events = [(event.kind, event.args) for event in session.events_for(viewer)]
    looks: list[object] = [
        json.dumps(state.game.view(state, viewer), sort_keys=True),
        state.deciders(viewer),
        question(state, viewer),
        events,
        session.number,
    ]
    if viewer >= 0:
        looks += [session.can_undo(viewer), session.can_redo(viewer), state.options_for(viewer)]
        size = m.game.vocabulary.size
        looks += [explain(state, option * 7919 % size, viewer) for option in range(ASKED_ABOUT)]
        if viewer in state.deciders():
            turned = state.turned(viewer)
            looks += [foretell(turned, option) for option in turned.options()]
    return repr(looks)


def open_answers_are_on_record(m: Moment) -> None:
    """A record has the answers of a decision that is still open, and for each pair of eyes no others than its own."""
    session = m.session
    if not session.answers:
        return
    text = record.write(session)
    back = record.read(text, lambda _: m.game)
    need(back.answers == session.answers and back.state.digest() == m.state.digest(), f"read as {back.answers}")
    need(record.write(back) == text, "open answers are written down in another way the second time")
    clean = Session.from_state(m.game, m.state)
    need(clean.answers == {}, "a what-if begins with answers that can be taken back")
    masked = {viewer: record.write(session, viewer) for viewer in m.viewers}
    for seat in session.answers:
        again = record.read(text, lambda _: m.game)
        again.undo(seat)
        for viewer in m.viewers:
            same = record.write(again, viewer) == masked[viewer]
            need(same == (viewer != seat), f"the record for {viewer} has the answer of {seat}: {not same}")
