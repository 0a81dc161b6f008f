"""What an option would bring: what its game can tell, and for any game whether it could be taken back, and why not.

    asks      the seat that would decide next, if it is another one: once it has, nothing can be taken back
    informs   why the choice could not be taken back at all (see ``WHY``); missing if it could
    chance    the word of the chance that comes first, if ``informs`` is ``chance``

To find it, the option is taken on a copy with another generator, as long as only this seat decides. What others can
answer may be a secret, so the copy stops there. It also stops at chance and where something is shown. With ``usual``
the same is told of the usual answers that the server would give as well (``Game.usual``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from signoria.engine.common import Common
from signoria.engine.event import Sink
from signoria.engine.rng import Rng
from signoria.engine.state import State
from signoria.engine.vocabulary import NO_THING

ENDS: Final = "ends"  # the game is over
CHANCE: Final = "chance"  # cards are drawn, dice are thrown
# Others learn something that was hidden, or may react. Which of the two may depend on what they hold: one word for it.
SHOWN: Final = "shown"
SECRET: Final = "secret"  # others are asked at the same time, and who is a secret
LAST: Final = "last"  # all who decide at once have answered
WHY: Final = (ENDS, CHANCE, SHOWN, SECRET, LAST)


def foretell(state: State, option: int, usual: bool = False) -> dict[str, object]:
    """What an option of the decision on the table would bring; nothing for one that is not offered."""
    if option not in state.options():
        return {}
    told = dict(state.game.preview(state, option))
    step = state.common()
    if step is not None:
        if step.discreet:
            told["informs"] = SECRET
        elif len(step.owing()) == 1:
            told["informs"] = LAST
        return told
    return told | lasting(state, option, usual)


def lasting(state: State, option: int, usual: bool = False) -> dict[str, object]:
    """Why an option of one seat alone could not be taken back; who decides next if it is another seat."""
    seat = state.decider()
    after = state.clone()
    after.rng = Rng(1, 1)
    after.script = ()
    after.sink = sink = Sink()
    proceed(after, option, lambda s: passes(s, seat))
    while usual and not after.ended and not passes(after, seat) and (answer := after.game.usual(after)) != NO_THING:
        proceed(after, answer, lambda s: passes(s, seat))
    told: dict[str, object] = {}
    if sink.chances:
        told = {"informs": CHANCE, "chance": state.game.chances[sink.chances[0].kind][0]}
    elif after.ended:
        told = {"informs": ENDS}
    else:
        common = after.common()
        asked = (after.decider(),) if common is None else common.asked
        others = [other for other in asked if other != seat]
        if sink.informed or (common is not None and common.discreet):
            told["informs"] = SHOWN
        elif others:
            told["asks"] = state.seat_word(others[0])
    return told


def passes(state: State, seat: int) -> bool:
    """Whether it is up to others what comes now. That one has a single answer, or none to give, may be a secret."""
    step = state.agenda[-1]
    if isinstance(step, Common):
        return step.discreet or step.asked != (seat,)
    return step.seat != seat and bool(step.options(state))


def proceed(state: State, option: int, stop: Callable[[Any], bool]) -> None:
    """Take an option step by step as ``State.choose`` does, but no further than the first step where ``stop`` holds."""
    step = state.agenda.pop()
    verb = state.verb_number(option)
    step.take(state, verb, option - verb)
    while not state.ended:
        state.watch()
        if state.over() or stop(state):
            break
        step = state.agenda[-1]
        options = step.options(state)
        if len(options) > 1:
            break
        state.agenda.pop()
        if options:
            verb = state.verb_number(options[0])
            step.take(state, verb, options[0] - verb)
        else:
            step.resolve(state)
    state._options = None
