"""Scenario: a position written by hand, choices, and what must hold afterwards. Specified in ``docs/scenarios.md``.

``load`` reads one, ``run`` plays it and lists every expectation that is not met, ``export`` writes any position of any
game down as the start of one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from signoria.engine.decision import explain
from signoria.engine.event import Event, Sink
from signoria.engine.expectation import Failure, Then, compare, event_words
from signoria.engine.game import Game
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.problem import Problem
from signoria.engine.refusal import ALLOWED
from signoria.engine.scenario_read import Scenario, When, load, reason
from signoria.engine.state import State
from signoria.engine.toml_lines import Path
from signoria.engine.toml_write import inline, table

__all__ = ["Failure", "Result", "Scenario", "export", "load", "run"]


class Result(msgspec.Struct, frozen=True):
    """What came of a scenario: every expectation that was not met."""

    failures: tuple[Failure, ...]

    @property
    def ok(self) -> bool:
        """Whether everything held."""
        return not self.failures


def run(scenario: Scenario) -> Result:
    """Play a scenario. A choice that cannot be made ends it; expectations that are not met are collected."""
    state = scenario.start.clone()
    failures: list[Failure] = []
    told: list[Event] = list(scenario.told)
    for when in scenario.whens:
        state.sink = Sink()
        failure = _play(scenario, state, when)
        told += state.sink.events
        if failure is not None:
            return Result((*failures, failure))
        if when.then is not None:
            failures += _check(scenario, state, when.then, state.sink.events)
    if scenario.then is not None:
        failures += _check(scenario, state, scenario.then, told)
    if state.script:
        block = "start" if "start" in scenario.toml.data else "given"
        failures.append(_unused(scenario, (block, "chance"), state.script))
    return Result(tuple(failures))


def _play(scenario: Scenario, state: State, when: When) -> Failure | None:
    """Make the choices of a block."""
    game = scenario.game
    later = state.script
    state.script = when.chance + later
    for option in when.choices:
        path = (*when.path, "choose")
        words = game.vocabulary.words(option)
        why = explain(state, option)
        if why is not None:
            args: dict[str, Arg] = {"option": words, "reason": why.phrase, "rule": why.rule or "—"}
            return _failure(scenario, path, words, why.rule, Phrase("failure-choice-refused", args))
        if when.by not in (None, state.decider()):
            return _seat_failure(scenario, (*when.path, "by"), state, when.by)
        script = state.script
        try:
            state.choose(option)
        except Problem as problem:
            return _chance_failure(scenario, when, problem, script, len(script) - len(state.script))
    if len(state.script) > len(later):
        return _unused(scenario, (*when.path, "chance"), state.script[: len(state.script) - len(later)])
    return None


def _check(scenario: Scenario, state: State, then: Then, events: Sequence[Event]) -> list[Failure]:
    """Every expectation of a block that is not met."""
    try:
        differences = compare(scenario.start, state, then.position)
    except Problem as problem:
        where = problem.phrase.args["path"]
        raise scenario.toml.problem((*then.path, *str(where).split(".")), problem) from None
    failures = [
        _failure(scenario, (*then.path, *difference.path), difference.expected, difference.found, difference.phrase)
        for difference in differences
    ]
    failures += _check_options(scenario, state, then)
    failures += _check_events(scenario, state, then, events)
    if then.asked is not None and then.asked != state.decider():
        failures.append(_seat_failure(scenario, (*then.path, "asked"), state, then.asked))
    if then.outcome:
        failures += _check_outcome(scenario, state, then)
    return failures


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
        elif reason(game, refusal) != rule:
            found = reason(game, refusal)
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


def _seat_failure(scenario: Scenario, path: Path, state: State, expected: int | None) -> Failure:
    """Somebody else decides, or nobody does any more."""
    word = "" if expected is None else state.seat_word(expected)
    if state.ended:
        return _failure(scenario, path, word, "", Phrase("refusal-game-over"))
    found = state.seat_word(state.decider())
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
