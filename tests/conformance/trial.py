"""What is said, held against what then happens: an option chosen in a clone, and a preview that must be heard whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from signoria.engine.event import FORCED, Event, Sink
from signoria.engine.foretell import CHANCE, ENDS, SECRET, WHY, foretell, proceed
from signoria.engine.game import Game
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.rng import Rng
from signoria.engine.session import Entry, Session
from signoria.engine.state import State
from tests.conformance.walk import need

NOBODY = -1  # decides when the game is over
MOST_FOLLOWED = 200  # choices that a trial makes to see the end of something

Happened = dict[str, Any]  # an event in words: its name as "event", then its fields
Stop = Callable[[State], bool]


class Said:
    """A part of a preview. What nobody looks at is not checked, so every leaf of it must be looked at."""

    def __init__(self, told: dict[str, Any], path: str = "") -> None:
        self._told = told
        self._path = path
        self._parts: dict[str, list[Said]] = {}
        self._heard: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._told

    def get(self, key: str, nothing: Any = None) -> Any:
        """A value that holds no further parts, or a whole list or table of words and numbers."""
        self._heard.add(key)
        return self._told.get(key, nothing)

    def part(self, key: str) -> Said:
        """A part with keys of its own."""
        return self.parts(key)[0]

    def parts(self, key: str) -> list[Said]:
        """The parts of a list; a single part is a list of one, a missing one is empty."""
        self._heard.add(key)
        found = self._told.get(key, [])
        listed = found if isinstance(found, list) else [found]
        return self._parts.setdefault(key, [Said(each, f"{self._path}{key}.") for each in listed])

    def waive(self) -> None:
        """One of many parts of the same kind that need not be looked at, since others are."""
        self._heard.update(self._told)

    def unheard(self) -> Iterator[str]:
        """The keys that nobody has looked at."""
        for key in self._told:
            if key not in self._heard:
                yield f"{self._path}{key}"
        for parts in self._parts.values():
            for part in parts:
                yield from part.unheard()


class Followed:
    """Where a trial came to, everything told on the way, and the steps that asked something."""

    def __init__(self, state: State, events: list[Happened], asked: list[str]) -> None:
        self.state = state
        self.events = events
        self.asked = asked

    def happened(self, name: str) -> list[Happened]:
        """The events of one name."""
        return [event for event in self.events if event["event"] == name]


class Trial:
    """One option, chosen in a clone: the state before and after, everything told on the way, and what was foretold.

    ``after`` is the state at the next decision. ``near`` is the state where the effects of the option itself end, as
    the game defines it: before a turn ends, before cards are drawn.
    """

    def __init__(self, before: State, option: int, stop: Stop, rng: Rng) -> None:
        self.game: Game = before.game
        self.before = before
        self.option = option
        self.words = self.game.vocabulary.words(option)
        self.seat = before.decider()
        self.rng = rng
        self.said = Said(foretell(before, option))
        self.after = before.clone()
        self.after.sink = self.sink = Sink()
        self.after.choose(option)
        self.near = before.clone()
        self.near.sink = self.near_sink = Sink()
        proceed(self.near, option, stop)
        self._positions: dict[int, dict[str, Any]] = {}

    def need(self, holds: bool, what: str) -> None:
        """What was said happens, or the game lies."""
        need(holds, f"“{self.words}”: {what}")

    # --- positions ------------------------------------------------------------------------------------------------

    def at(self, state: State, path: str) -> Any:
        """What stands at a path of the position's words, ``florins.fugger``; nothing where there is nothing."""
        key = id(state)
        if key not in self._positions:
            self._positions[key] = self.game.describe(state)
        found: Any = self._positions[key]
        for word in path.split("."):
            found = found.get(word) if isinstance(found, dict) else None
        return found

    def changes(self, path: str, by: int) -> None:
        """The number at a path changes by so much."""
        before, after = self.at(self.before, path) or 0, self.at(self.near, path) or 0
        self.need(after - before == by, f"{path} should change by {by}, and goes from {before} to {after}")

    def becomes(self, path: str, was: Any, will: Any) -> None:
        """What stands at a path is this now, and that afterwards; nothing and an empty word are the same."""
        before, after = self.at(self.before, path) or "", self.at(self.near, path) or ""
        self.need((before, after) == (was or "", will or ""), f"{path}: said {was} → {will}, was {before} → {after}")

    def counts(self, path: str, was: int, will: int) -> None:
        """So many stand at a path now, and so many afterwards."""
        before, after = len(self.at(self.before, path) or ()), len(self.at(self.near, path) or ())
        self.need((before, after) == (was, will), f"{path}: said {was} → {will}, was {before} → {after}")

    # --- events ---------------------------------------------------------------------------------------------------

    def happened(self, name: str, sink: Sink | None = None) -> list[Happened]:
        """The events of one name, in words."""
        found = in_words(self.before, self.sink if sink is None else sink)
        return [event for event in found if event["event"] == name]

    # --- what comes next ------------------------------------------------------------------------------------------

    def next_others(self, entry: Entry) -> set[str]:
        """Which other seat decides first after the choice, even if it had a single answer; an empty word if none does.

        A single answer may have been given before a question to several or to that one, and which is a secret: then
        either the seat that gave it is the first, or the first in the order of the question.
        """
        common = self.after.common()
        answered = [by for by, _ in entry.forced]
        orders = [[*answered, self.after.decider()]] if common is None else [answered, list(common.asked)]
        firsts = [next((seat for seat in order if seat not in (self.seat, NOBODY)), NOBODY) for order in orders]
        return {self.after.seat_word(seat) for seat in firsts if seat != NOBODY} or {""}

    def ends(self, kind: str, winners: list[str]) -> None:
        """The game ends in this way."""
        outcome = self.after.outcome
        self.need(outcome is not None, "the game should end, and goes on")
        assert outcome is not None
        won = [self.after.seat_word(seat) for seat in outcome.winners]
        self.need((outcome.kind, won) == (kind, winners), f"said {kind} {winners}, came {outcome.kind} {won}")

    def lasts(self) -> None:
        """What the engine says of any option: whether it can be taken back, why not, and who decides next."""
        why = self.said.get("informs", "")
        session = Session.from_state(self.game, self.before)
        entry = session.choose(self.option, self.seat)
        able = session.can_undo(self.seat)
        if why != SECRET:  # whether others have reacted already is nobody's business
            self.need(not (able and why), f"said to be final for “{why}”, and it can be taken back")
        self.need(able or bool(why) or "asks" in self.said, "it cannot be taken back, and nobody said so")
        self.need(why in ("", *WHY), f"“{why}” is no reason")
        came = [self.game.chances[chance.kind][0] for chance in entry.chances]
        self.need(why != CHANCE or came[:1] == [self.said.get("chance")], f"first of chance comes {came}")
        self.need(why != ENDS or bool(session.state.ended), "the game should end, and goes on")
        # Who decides next is told by the engine for every game, so it is here that it is checked for every game.
        asks = self.said.get("asks", "")
        self.need(not (asks and why), "nobody can tell who decides after what cannot be foretold")
        if not why and self.before.common() is None:
            there = self.next_others(entry)
            self.need(asks in there, f"“{asks}” should decide next, and it is {' or '.join(sorted(there))!r}")

    # --- further choices ------------------------------------------------------------------------------------------

    def follow(self, *wanted: str, stop: Stop) -> Followed:
        """Go on from the position before with these choices wherever they are offered, else at random."""
        state = self.before.clone()
        state.sink = sink = Sink()
        asked: list[str] = []
        proceed(state, self.option, stop)
        for _ in range(MOST_FOLLOWED):
            if state.ended or stop(state):
                return Followed(state, in_words(self.before, sink), asked)
            asked.append(state.agenda[-1].name)
            offered = {self.game.vocabulary.words(option): option for option in state.options()}
            fits = [offered[words] for words in wanted if words in offered]
            options = fits or list(offered.values())
            proceed(state, options[self.rng.below(len(options))], stop)
        raise AssertionError(f"“{self.words}” is not over after {MOST_FOLLOWED} choices")


def in_words(state: State, sink: Sink) -> list[Happened]:
    """Everything that was told, in words; decisions that were taken by themselves are left out."""
    return [event_in_words(state, event) for event in sink.events if event.kind != FORCED]


def event_in_words(state: State, event: Event) -> Happened:
    """An event in the words of records."""
    kind = state.game.events[event.kind]
    told: Happened = {"event": kind.name}
    for (field, domain), number in zip(kind.fields, event.args, strict=True):
        if domain == "number":
            told[field] = int(number)
        elif domain == "seat":
            told[field] = state.seat_word(number)
        else:
            told[field] = state.game.domains[domain].words[number]
    return told


def top(state: State) -> Any:
    """The step on the table, whose fields its game knows."""
    return state.agenda[-1]


def word_of(arg: Arg) -> str | int:
    """The word that a phrase of a thing stands for, ``card-woods`` → ``woods``; numbers are themselves."""
    if isinstance(arg, Phrase):
        return str(arg.args["word"]) if "word" in arg.args else arg.key.partition("-")[2]
    return arg
