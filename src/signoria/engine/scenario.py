"""Scenario: a position written by hand, choices, and what must hold afterwards. Specified in ``docs/scenarios.md``.

``load`` reads one, ``run`` plays it and lists every expectation that is not met, ``export`` writes any position of any
game down as the start of one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from signoria.engine.decision import explain, facing
from signoria.engine.event import FORCED, Event, Sink
from signoria.engine.expectation import SPECTATOR, Difference, Failure, Then, compare, compare_view, event_words
from signoria.engine.game import Game
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED
from signoria.engine.rulebook import covers
from signoria.engine.scenario_read import Scenario, When, check_paragraphs, load, reasons
from signoria.engine.state import State
from signoria.engine.toml_lines import Path
from signoria.engine.toml_write import inline, table

__all__ = ["Failure", "Result", "Say", "Scenario", "after", "check_paragraphs", "export", "load", "run"]

Say = Callable[[str, Phrase], str]  # a phrase in a language


class Result(msgspec.Struct, frozen=True):
    """What came of a scenario: every expectation that was not met."""

    failures: tuple[Failure, ...]

    @property
    def ok(self) -> bool:
        """Whether everything held."""
        return not self.failures


def run(scenario: Scenario, say: Say | None = None) -> Result:
    """Play a scenario. A choice that cannot be made ends it; expectations that are not met are collected.

    ``say`` says a phrase of the game in a language; only what is expected to be said needs it.
    """
    playing = _Playing(scenario)
    state = playing.state
    failures: list[Failure] = []
    told: list[Event] = list(scenario.told)
    for when in scenario.whens:
        failure = playing.block(when, when.choices)
        told += playing.sink.events
        if failure is not None:
            return Result((*failures, failure))
        if when.then is not None:
            failures += _check(scenario, state, when.then, playing.sink.events, say)
    if scenario.then is not None:
        failures += _check(scenario, state, scenario.then, told, say)
    if state.script:
        block = "start" if "start" in scenario.toml.data else "given"
        failures.append(_unused(scenario, (block, "chance"), state.script))
    return Result(tuple(failures))


def after(scenario: Scenario, number: int) -> State:
    """The position after this many of the choices that are written down."""
    last = sum(len(when.choices) for when in scenario.whens)
    if not 0 <= number <= last:
        raise Problem("no-such-number", number=number, last=last)
    playing = _Playing(scenario)
    for when in scenario.whens:
        failure = playing.block(when, when.choices[:number]) if number > 0 else None
        if failure is not None:
            raise Problem("at-line", line=failure.line, problem=failure.phrase)
        number -= len(when.choices)
    return playing.state


class _Playing:
    """A scenario under way: the position, what the last block told, and which decisions were taken by themselves."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.state = scenario.start.clone()
        self.sink = Sink()
        self.forced = _forced(scenario.told)  # since the last choice, in order
        self.reasons: list[str] = []  # that the rules gave for the choices of the last block

    def block(self, when: When, choices: tuple[int, ...]) -> Failure | None:
        """Make choices of a block; one that was taken by itself already may be written down all the same."""
        state = self.state
        state.sink = self.sink = Sink()
        later = state.script
        state.script = when.chance + later
        self.reasons = []
        for option in choices:
            by = when.by if when.by is not None and when.by in state.deciders() else state.decider()
            if option not in state.options_for(by) and any(option == taken for _, taken in self.forced):
                failure = self.taken(when, option)
            else:
                failure = self.choose(when, option, by)
            if failure is not None:
                return failure
        unused = len(state.script) - len(later)
        if unused > 0 and choices == when.choices:
            return _unused(self.scenario, (*when.path, "chance"), state.script[:unused])
        return self.given(when) if choices == when.choices else None

    def given(self, when: When) -> Failure | None:
        """The expected reasons must have been given in this order; others may stand between them."""
        start = 0
        for number, wanted in enumerate(when.because):
            if wanted not in self.reasons[start:]:
                given = "; ".join(self.reasons[start:]) or "—"
                phrase = Phrase("failure-reason", {"reason": wanted, "given": given})
                return _failure(self.scenario, (*when.path, "because", str(number)), wanted, given, phrase)
            start = self.reasons.index(wanted, start) + 1
        return None

    def advised(self, when: When, option: int, by: int) -> Failure | None:
        """The rules themselves must choose this for the seat."""
        advice = self.scenario.game.advise(self.state, by)
        self.reasons += [f"{note.at} {note.rule}" for note in advice.fresh]
        if advice.option == option:
            return None
        expected, found = map(self.scenario.game.vocabulary.words, (option, advice.option))
        phrase = Phrase("failure-advised", {"expected": expected, "found": found})
        return _failure(self.scenario, (*when.path, "choose"), expected, found, phrase)

    def taken(self, when: When, option: int) -> Failure | None:
        """A choice that is written down although it was the only one: it must have been of the right seat."""
        place = [taken for _, taken in self.forced].index(option)
        seat = self.forced[place][0]
        self.forced = self.forced[place + 1 :]
        if when.by in (None, seat):
            return None
        expected, found = (self.state.seat_word(who) for who in (when.by or 0, seat))
        phrase = Phrase("failure-asked", {"expected": expected, "found": found})
        return _failure(self.scenario, (*when.path, "by"), expected, found, phrase)

    def choose(self, when: When, option: int, by: int) -> Failure | None:
        """Make a choice that is offered."""
        scenario, state = self.scenario, self.state
        why = explain(state, option, by)
        if why is not None:
            words = scenario.game.vocabulary.words(option)
            args: dict[str, Arg] = {"option": words, "reason": why.phrase, "rule": why.rule or "—"}
            path = (*when.path, "choose")
            return _failure(scenario, path, words, why.rule, Phrase("failure-choice-refused", args))
        if when.by not in (None, by):
            return _seat_failure(scenario, (*when.path, "by"), state, (when.by,))
        failure = self.advised(when, option, by) if when.advised else None
        if failure is not None:
            return failure
        script, told = state.script, len(self.sink.events)
        try:
            state.choose_for(by, option)
        except Problem as problem:
            return _chance_failure(scenario, when, problem, script, len(script) - len(state.script))
        self.forced = _forced(self.sink.events[told:])
        return None


def _forced(events: Sequence[Event]) -> list[tuple[int, int]]:
    """The decisions that were taken by themselves, as (seat, option)."""
    return [(event.args[0], event.args[1]) for event in events if event.kind == FORCED]


def _check(scenario: Scenario, state: State, then: Then, events: Sequence[Event], say: Say | None) -> list[Failure]:
    """Every expectation of a block that is not met."""
    failures = _compared(scenario, then.path, lambda: compare(scenario.start, state, then.position))
    for seat, expected in then.sees.items():
        path = (*then.path, "sees", SPECTATOR if seat < 0 else state.seat_word(seat))
        failures += _compared(scenario, path, partial(compare_view, scenario.start, state, seat, expected))
    failures += _check_options(scenario, facing(state, then.asked[0] if then.asked else None), then)
    failures += _check_events(scenario, state, then, events)
    deciders = state.deciders()
    if then.asked and not (then.asked == deciders if then.whole else then.asked[0] in deciders):
        failures.append(_seat_failure(scenario, (*then.path, "asked"), state, then.asked))
    if then.outcome:
        failures += _check_outcome(scenario, state, then)
    if then.scores:
        failures += _check_scores(scenario, state, then)
    if then.said:
        if say is None:
            raise ValueError("what is said can be compared only with a way to say it")
        failures += _check_said(scenario, state, then, say)
    return failures


def _compared(scenario: Scenario, path: Path, compare_them: Callable[[], list[Difference]]) -> list[Failure]:
    """The differences of a comparison as failures; what nobody can understand in it is a problem with its line."""
    try:
        differences = compare_them()
    except Problem as problem:
        where = problem.phrase.args["path"]
        raise scenario.toml.problem((*path, *str(where).split(".")), problem) from None
    return [
        _failure(scenario, (*path, *difference.path), difference.expected, difference.found, difference.phrase)
        for difference in differences
    ]


def _check_said(scenario: Scenario, state: State, then: Then, say: Say) -> list[Failure]:
    """What the question on the table says, and what the refusal of an option says; capitals make no difference."""
    failures: list[Failure] = []
    for said in then.said:
        why = None if said.option is None else explain(state, said.option)
        if said.option is not None and why is None:
            phrase = Phrase("failure-offered", {"option": scenario.game.vocabulary.words(said.option)})
            failures.append(_failure(scenario, said.path, said.part, "", phrase))
            continue
        over = Phrase("refusal-game-over")
        spoken = why.phrase if why is not None else over if state.ended else state.agenda[-1].prompt(state)
        found = say(said.language, spoken)
        if _plain(said.part) not in _plain(found):
            phrase = Phrase("failure-said", {"part": said.part, "found": found})
            failures.append(_failure(scenario, said.path, said.part, found, phrase))
    return failures


def _plain(text: str) -> str:
    """A text without capitals and without what only a printer sees in its spaces."""
    return " ".join(text.casefold().split())


def _check_options(scenario: Scenario, state: State, then: Then) -> list[Failure]:
    """What is offered, what is not, and why not."""
    game = scenario.game
    failures: list[Failure] = []
    for key, wanted in (("offered", then.offered), ("only", then.only or ())):
        for option in wanted:
            why = explain(state, option)
            if why is not None:
                words = game.vocabulary.words(option)
                phrase = Phrase("failure-not-offered", {"option": words, "reason": why.phrase, "rule": why.rule or "—"})
                failures.append(_failure(scenario, (*then.path, key), words, why.rule, phrase))
    if then.only is not None:
        for option in state.options():
            if option not in then.only:
                words = game.vocabulary.words(option)
                phrase = Phrase("failure-offered-besides", {"option": words})
                failures.append(_failure(scenario, (*then.path, "only"), "", words, phrase))
    for option, rule in then.refused.items():
        words = game.vocabulary.words(option)
        path = (*then.path, "refused", words)
        refusal = state.refusal(option)
        if refusal == ALLOWED:
            failures.append(_failure(scenario, path, rule, words, Phrase("failure-offered", {"option": words})))
        elif not any(covers(rule, found) for found in reasons(game, refusal)):
            found = reasons(game, refusal)[0]
            why = explain(state, option)
            said = Phrase("refusal-game-over") if why is None else why.phrase
            args: dict[str, Arg] = {"option": words, "expected": rule, "found": found, "reason": said}
            failures.append(_failure(scenario, path, rule, found, Phrase("failure-other-rule", args)))
    return failures


def _check_events(scenario: Scenario, state: State, then: Then, events: Sequence[Event]) -> list[Failure]:
    """The expected events must have happened in this order; others may stand between them."""
    told = [event_words(scenario.game, state, event) for event in events]
    start = 0
    for number, wanted in enumerate(then.events):
        found = next((at for at in range(start, len(told)) if told[at][: len(wanted)] == list(wanted)), -1)
        if found < 0:
            happened = "; ".join(" ".join(words) for words in told[start:]) or "—"
            words = " ".join(wanted)
            phrase = Phrase("failure-event", {"event": words, "happened": happened})
            return [_failure(scenario, (*then.path, "events", str(number)), words, happened, phrase)]
        start = found + 1
    return []


def _check_scores(scenario: Scenario, state: State, then: Then) -> list[Failure]:
    """The points that seats have, or would have if the game ended now."""
    found = {state.seat_word(seat): score for seat, score in enumerate(state.game.scores(state))}
    failures = []
    for word, wanted in then.scores.items():
        if found[word] != wanted:
            args: dict[str, Arg] = {"path": f"scores.{word}", "expected": str(wanted), "found": str(found[word])}
            path = (*then.path, "scores", word)
            failures.append(_failure(scenario, path, str(wanted), str(found[word]), Phrase("failure-differs", args)))
    return failures


def _check_outcome(scenario: Scenario, state: State, then: Then) -> list[Failure]:
    """How the game ended."""
    outcome = state.outcome
    path = (*then.path, "outcome")
    if outcome is None:
        return [_failure(scenario, path, inline(then.outcome), "", Phrase("failure-not-over"))]
    found: dict[str, Any] = {
        "kind": outcome.kind,
        "winners": sorted(state.seat_word(seat) for seat in outcome.winners),
        "scores": {state.seat_word(seat): score for seat, score in enumerate(outcome.scores)},
    }
    wanted = dict(then.outcome)
    if "winners" in wanted:
        wanted["winners"] = sorted(wanted["winners"])
    if "scores" in wanted:
        found["scores"] = {word: found["scores"][word] for word in wanted["scores"]}
    return [
        _differs(scenario, (*path, key), inline(value), inline(found[key]))
        for key, value in wanted.items()
        if value != found[key]
    ]


def _failure(scenario: Scenario, path: Path, expected: str, found: str, phrase: Phrase) -> Failure:
    return Failure(scenario.toml.line(path), ".".join(path), expected, found, phrase)


def _differs(scenario: Scenario, path: Path, expected: str, found: str) -> Failure:
    args: dict[str, Arg] = {"path": ".".join(path), "expected": expected, "found": found}
    return _failure(scenario, path, expected, found, Phrase("failure-differs", args))


def _seat_failure(scenario: Scenario, path: Path, state: State, expected: tuple[int, ...]) -> Failure:
    """Somebody else decides, or nobody does any more."""
    word = ", ".join(map(state.seat_word, expected))
    if state.ended:
        return _failure(scenario, path, word, "", Phrase("refusal-game-over"))
    found = ", ".join(map(state.seat_word, state.deciders()))
    return _failure(scenario, path, word, found, Phrase("failure-asked", {"expected": word, "found": found}))


def _chance_words(game: Game, chance: tuple[int, int]) -> str:
    word, domain = game.chances[chance[0]]
    return f"{word} {domain.words[chance[1]]}"


def _chance_failure(
    scenario: Scenario, when: When, problem: Problem, script: tuple[tuple[int, int], ...], used: int
) -> Failure:
    """The prescribed chance does not fit what the game draws."""
    game = scenario.game
    path = (*when.path, "chance")
    wanted = problem.phrase.args.get("wanted")
    if problem.phrase.key == "chance-of-another-kind" and isinstance(wanted, str):
        expected, found = _chance_words(game, script[used]), wanted
        phrase = Phrase("failure-chance-kind", {"expected": expected, "found": found})
        return _failure(scenario, path, expected, found, phrase)
    if problem.phrase.key == "chance-impossible":
        expected = _chance_words(game, script[used - 1])
        return _failure(scenario, path, expected, "", Phrase("failure-chance-impossible", {"expected": expected}))
    raise scenario.toml.problem(path, problem)


def _unused(scenario: Scenario, path: Path, script: tuple[tuple[int, int], ...]) -> Failure:
    """Chance was prescribed that the game never asked for."""
    expected = ", ".join(_chance_words(scenario.game, chance) for chance in script)
    return _failure(scenario, path, expected, "", Phrase("failure-chance-unused", {"expected": expected}))


def export(state: State, title: str) -> str:
    """A position as the start of a scenario: everything up to the choices."""
    given = dict(state.game.describe(state))
    edition = given.pop("edition")
    head = {"title": title, "proves": [], "game": state.game.meta.id, "edition": edition}
    return table(head) + "\n" + table({"given": given})
