"""What happened, for people: choices and events as lines."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.cli.desk import Desk
from signoria.engine.event import Event
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.session import REDO, UNDO, Entry
from signoria.engine.state import State


class Log:
    """The words for one game being played."""

    def __init__(self, desk: Desk, game: Game, state: State) -> None:
        self.desk = desk
        self.game = game
        self.things = game.things(state)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.desk.texts.say(self.things["seat"][seat])

    def events(self, events: Iterable[Event]) -> list[str]:
        """A line for each event."""
        say = self.desk.texts.say
        return [say(self.game.events[event.kind].phrase(event, self.things)) for event in events]

    def choice(self, entry: Entry) -> str:
        """The choice of an entry, with its number."""
        option = self.game.vocabulary.phrase(entry.option)
        key = {UNDO: "log-undo", REDO: "log-redo"}.get(entry.kind, "log-choice")
        return self.desk.say(key, number=entry.number, seat=self.things["seat"][entry.seat], option=option)

    def choice_seen_by(self, seat: int, entry: Entry) -> str:
        """The same for another seat: what was chosen is left to the events, which tell each seat what it may know."""
        if entry.seat == seat:
            return self.choice(entry)
        key = {UNDO: "log-other-undo", REDO: "log-other-redo"}.get(entry.kind, "log-other")
        return self.desk.say(key, number=entry.number, seat=self.things["seat"][entry.seat])

    def outcome(self, state: State) -> list[str]:
        """How the game ended: the way, the winners, the scores."""
        outcome = state.outcome
        if outcome is None:
            return []
        desk = self.desk
        lines = [desk.say("over", outcome=Phrase(f"outcome-{outcome.kind}"))]
        winners = ", ".join(self.seat(seat) for seat in outcome.winners)
        lines.append(desk.say("winners", count=len(outcome.winners), winners=winners))
        if any(outcome.scores):
            lines += [desk.say("score", seat=self.seat(seat), score=score) for seat, score in enumerate(outcome.scores)]
        return lines
