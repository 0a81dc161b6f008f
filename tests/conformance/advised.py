"""Laws of what advice rests on: the parts of an evaluation, hints made of them, and what rivals can do in a turn."""

from __future__ import annotations

import itertools
from typing import Final

from signoria.bots import Sight
from signoria.bots.hint import hints, steps, why
from signoria.bots.peril import at_turn, searched
from signoria.bots.planner import Planner
from signoria.engine.foretell import ENDS, foretell
from signoria.engine.phrase import Phrase
from signoria.engine.rng import seeded
from tests.conformance.walk import Moment, need

QUICK: Final = Planner("hint", 40, lines=4, breadth=2, quick=2, horizon=1)
COUNTS: Final = (1, 2, 5)  # every plural of every language
CLOSE: Final = 1e-6
FEW: Final = 2  # samples of what rivals can do
GLANCE: Final = 24  # expansions for each of them


def terms_add_up(m: Moment) -> None:
    """The parts of an evaluation have the same names for every seat, can be said, and put the seats in its order."""
    if m.state.ended:
        return
    values = m.game.values(m.state)
    told = {seat: found for seat in range(m.state.seats) if (found := m.game.terms(m.state, seat))}
    need(len({tuple(term.name for term in found) for found in told.values()}) <= 1, "seats have different terms")
    worths = {seat: sum(term.worth for term in found) for seat, found in told.items()}
    for (one, more), (other, less) in itertools.permutations(worths.items(), 2):
        need(more <= less + CLOSE or values[one] >= values[other], f"terms say {worths}, the expectations {values}")
    for term in next(iter(told.values()), ()):
        for count in COUNTS:
            m.tools.say(Phrase(term.name) if term.missing else Phrase(f"term-{term.name}", {"count": count}))


def hints_hold_what_they_say(m: Moment) -> None:
    """A hint is offered, knows no more than its seat, can be said, and never says otherwise than the preview."""
    for seat in m.state.deciders():
        luck = f"hint {m.rng.below(1000)}"
        other = m.game.resample(m.state, seat, m.rng)
        here, there = (hints(Sight(state, seat), seeded(luck), planner=QUICK, samples=2) for state in (m.state, other))
        need(here == there, f"seat {seat} would be told {here}, and {there} in a state that looks alike")
        need(bool(here), f"seat {seat} is told nothing")
        face = m.state.turned(seat)
        for hinted in here:
            need(hinted.option in face.options(), f"{hinted.option} is advised and not offered")
            need(hinted.line[0].option == hinted.option, f"the line {hinted.line} begins with something else")
            ends = foretell(face, hinted.option).get("informs") == ENDS
            need(not ends or len(hinted.line) == 1, f"the game is over after {hinted.option}, and the hint goes on")
            need(not ends or hinted.spread < CLOSE, f"the game is over after {hinted.option}, and the hint is not sure")
            need(not hinted.won or hinted.expected > 1 - CLOSE, f"{hinted} wins and does not expect to")
            for phrase in (*steps(m.game, hinted.line), *why(m.state, seat, hinted)):
                m.tools.say(phrase)


def perils_can_be_played_out(m: Moment) -> None:
    """What a rival is said to win with for sure can be played there to that end, and rests on no secret."""
    viewer = m.state.decider()
    if viewer < 0:
        return
    luck = f"peril {m.rng.below(1000)}"
    other = m.game.resample(m.state, viewer, m.rng)
    here, there = (searched(state, viewer, seeded(luck), FEW, GLANCE) for state in (m.state, other))
    need(here == there, f"seat {viewer} would be warned of {here}, and of {there} in a state that looks alike")
    rng = seeded(luck)
    lucks = {rival: rng.fork() for rival in range(m.state.seats) if rival != viewer}
    for peril in here:
        world = at_turn(m.state, viewer, peril.seat, lucks[peril.seat])
        for phrase in steps(m.game, peril.line):
            m.tools.say(phrase)
        need(world is not None or not peril.sure, f"{peril} is sure, and the turn never comes")
        if world is None or not peril.sure:
            continue
        for link in peril.line:
            need(link.option in world.options(), f"{peril} is sure, and {link.option} is not offered")
            world.choose(link.option)
        need(world.winners == (peril.seat,), f"{peril} is sure, and does not win")
