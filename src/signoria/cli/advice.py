"""What a bot would do at the terminal: the best options, what to do after each, what to expect, and why."""

from __future__ import annotations

from signoria.bots import Sight
from signoria.bots.chance import percent
from signoria.bots.hint import hints, luck, steps, why
from signoria.cli.desk import Desk
from signoria.engine.state import State


def show(desk: Desk, state: State, seat: int) -> None:
    """The hint for a seat that decides; it knows no more than the seat."""
    sight = Sight(state, seat)
    for place, hinted in enumerate(hints(sight, luck(sight), timed=True), 1):
        said = [desk.texts.say(phrase) for phrase in steps(state.game, hinted.line)]
        expected, spread = percent(hinted.expected), round(100 * hinted.spread)
        desk.tell("advice", "bold", place=place, option=said[0], expected=expected, spread=spread)
        if len(said) > 1:
            desk.line("   " + desk.say("advice-then", line="; ".join(said[1:])))
        for reason in why(state, seat, hinted):
            desk.line("   " + desk.texts.say(reason), "dim")
