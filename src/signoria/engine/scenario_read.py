"""Reading a scenario: whatever nobody can understand becomes a problem with its line. See ``docs/scenarios.md``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from signoria.engine.event import Event
from signoria.engine.expectation import RESERVED, SPECTATOR, Said, Then, read_event
from signoria.engine.game import Game
from signoria.engine.phrase import LANGUAGES
from signoria.engine.problem import Problem
from signoria.engine.refusal import ENGINE_REFUSALS
from signoria.engine.rng import seeded
from signoria.engine.rulebook import RuleIndex
from signoria.engine.state import State
from signoria.engine.toml_lines import Path, Toml, read
from signoria.engine.vocabulary import unknown

TOP: Final = ("title", "proves", "game", "edition", "given", "start", "when", "then", "puzzle")
START: Final = ("seats", "options", "chance")
WHEN: Final = ("choose", "by", "advised", "because", "chance", "then")
OUTCOME: Final = ("kind", "winners", "scores")

Answer = TypeVar("Answer")


class When(msgspec.Struct, frozen=True):
    """Choices that one seat makes, the chance that comes up meanwhile, and what must hold right after."""

    path: Path
    choices: tuple[int, ...]
    by: int | None
    chance: tuple[tuple[int, int], ...]
    then: Then | None
    advised: bool = False  # whether the rules themselves must choose this for the seat
    because: tuple[str, ...] = ()  # and some of the reasons they must give, in this order


class Scenario(msgspec.Struct, frozen=True):
    """A scenario that can be run."""

    title: str
    proves: tuple[str, ...]
    game: Game
    edition: str
    start: State
    told: tuple[Event, ...]  # what happened when the game was set up, if it was
    whens: tuple[When, ...]
    then: Then | None
    toml: Toml


def load(text: str, find_game: Callable[[str], Game]) -> Scenario:
    """The scenario in a TOML text."""
    toml = read(text)
    try:
        return _Reader(toml, find_game).scenario()
    except _Misplaced as misplaced:
        raise toml.problem(misplaced.path, misplaced.problem) from None


def check_paragraphs(scenario: Scenario, index: RuleIndex) -> None:
    """Refuse a scenario that names a paragraph its rulebook does not have, where it stands."""
    for place, rule in enumerate(scenario.proves):
        _known(scenario, ("proves", str(place)), "paragraph", rule, tuple(index.by_id))
    reasons = (*(refusal.key for refusal in ENGINE_REFUSALS.values()), *index.by_id)
    for then in (*(when.then for when in scenario.whens), scenario.then):
        if then is None:
            continue
        for option, rule in then.refused.items():
            path = (*then.path, "refused", scenario.game.vocabulary.words(option))
            _known(scenario, path, "refusal", rule, reasons)


def _known(scenario: Scenario, path: Path, kind: str, word: str, known: tuple[str, ...]) -> None:
    if word not in known:
        raise scenario.toml.problem(path, unknown(kind, word, known))


class _Misplaced(Exception):
    """A problem and the path it belongs to."""

    def __init__(self, path: Path, problem: Problem) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem


class _Reader:
    """Turns the tables of a scenario into what ``run`` needs, in the words of its game."""

    def __init__(self, toml: Toml, find_game: Callable[[str], Game]) -> None:
        self.data = toml.data
        self.toml = toml
        self.keys((), self.data, TOP)
        name = self.text((), self.data, "game")
        self.game = self.at(("game",), lambda: find_game(name))
        self.start = self.position()
        self.seats = tuple(self.start.seat_word(seat) for seat in range(self.start.seats))

    def scenario(self) -> Scenario:
        """The whole scenario."""
        title = self.text((), self.data, "title")
        proves = self.words((), self.data, "proves")
        whens = self.data.get("when", [])
        if not isinstance(whens, list) or not all(isinstance(when, dict) for when in whens):
            raise _Misplaced(("when",), Problem("toml-not-a-table-list", name="when"))
        steps = tuple(self.when(("when", str(number)), when) for number, when in enumerate(whens))
        then = self.then(("then",), self.data)
        if then is None and all(step.then is None for step in steps):
            raise _Misplaced((), Problem("scenario-expects-nothing"))
        told = () if self.start.sink is None else tuple(self.start.sink.events)
        return Scenario(title, tuple(proves), self.game, self.edition(), self.start, told, steps, then, self.toml)

    def position(self) -> State:
        """The position of the ``given`` block, or a new game as the ``start`` block agrees on it.

        The game names the key it does not like by its path in the block.
        """
        edition = self.edition()
        if "start" in self.data:
            return self.started(edition)
        given = dict(self.table((), self.data, "given"))
        if "edition" in given:
            raise _Misplaced(("given", "edition"), Problem("scenario-edition-on-top"))
        chance = self.chance(("given",), given)
        given.pop("chance", None)
        try:
            state = self.game.position({"edition": edition, **given})
        except Problem as problem:
            raise _Misplaced(("given", *_place(given, problem)), problem) from None
        state.script = chance
        return state

    def edition(self) -> str:
        """The edition that is named, or the first."""
        editions = self.game.meta.editions
        edition = self.text((), self.data, "edition") if "edition" in self.data else editions[0]
        if edition not in editions:
            raise _Misplaced(("edition",), unknown("edition", edition, editions))
        return edition

    def started(self, edition: str) -> State:
        """A new game at its first decision."""
        if "given" in self.data:
            raise _Misplaced(("start",), Problem("scenario-given-and-start"))
        block = self.table((), self.data, "start")
        self.keys(("start",), block, START)
        seats = block.get("seats", self.game.meta.seats[0])
        if not isinstance(seats, int):
            raise _Misplaced(("start", "seats"), Problem("scenario-seats", value=str(seats)))
        self.at(("start", "seats"), lambda: self.game.check(edition, seats))
        agreed = self.table(("start",), block, "options")
        path = ("start", "options")
        self.keys(path, agreed, tuple(field.encode_name for field in msgspec.structs.fields(self.game.options)))
        for name, value in agreed.items():
            try:
                msgspec.convert({name: value}, self.game.options)
            except msgspec.ValidationError:
                problem = Problem("record-option", option=name, value=str(value))
                raise _Misplaced((*path, name), problem) from None
        options = msgspec.convert(agreed, self.game.options)
        chance = self.chance(("start",), block)
        try:
            return self.game.start(edition, seats, options, seeded("scenario"), chance)
        except Problem as problem:
            where = ("chance",) if problem.phrase.key.startswith("chance-") else _place(block, problem)
            raise _Misplaced(("start", *where), problem) from None

    def when(self, path: Path, when: dict[str, Any]) -> When:
        """One block of choices."""
        self.keys(path, when, WHEN)
        choose = when.get("choose")
        wanted = [choose] if isinstance(choose, str) else self.words(path, when, "choose")
        if not wanted:
            raise _Misplaced(path, Problem("toml-text-missing", name="choose"))
        choices = tuple(self.option((*path, "choose"), words) for words in wanted)
        by = self.seat((*path, "by"), self.text(path, when, "by")) if "by" in when else None
        advised = when.get("advised", False)
        if not isinstance(advised, bool) or (advised and not self.game.meta.solo):
            raise _Misplaced((*path, "advised"), Problem("scenario-advised", game=self.game.meta.id))
        because = tuple(self.words(path, when, "because"))
        then = self.then((*path, "then"), when)
        return When(path, choices, by, self.chance(path, when), then, advised, because)

    def then(self, path: Path, parent: dict[str, Any]) -> Then | None:
        """One block of expectations, if there is one."""
        if "then" not in parent:
            return None
        block = self.table(path[:-1], parent, "then")
        if not block:
            raise _Misplaced(path, Problem("scenario-expects-nothing"))
        offered = self.options(path, block, "offered")
        only = self.options(path, block, "only") if "only" in block else None
        refused = self.refused((*path, "refused"), self.table(path, block, "refused"))
        events = tuple(
            self.event((*path, "events", str(number)), words)
            for number, words in enumerate(self.words(path, block, "events"))
        )
        whole = isinstance(block.get("asked", []), list)
        seats = self.words(path, block, "asked") if whole else [self.text(path, block, "asked")]
        asked = tuple(self.seat((*path, "asked"), word) for word in seats)
        outcome = self.outcome((*path, "outcome"), self.table(path, block, "outcome"))
        scores = self.table(path, block, "scores")
        for word in scores:
            self.seat((*path, "scores", word), word)
        said = self.said((*path, "said"), block["said"]) if "said" in block else ()
        sees = self.sees((*path, "sees"), self.table(path, block, "sees"))
        position = {key: value for key, value in block.items() if key not in RESERVED}
        return Then(path, position, offered, only, refused, events, asked, whole, outcome, scores, said, sees)

    def said(self, path: Path, said: Any, option: int | None = None) -> tuple[Said, ...]:
        """Parts of sentences: of the question, or by option of its refusal; in English unless by language."""
        if not isinstance(said, dict):
            return self.parts(path, option, LANGUAGES[0], said)
        found: tuple[Said, ...] = ()
        for key, value in said.items():
            here = (*path, key)
            if key in LANGUAGES:
                found += self.parts(here, option, key, value)
            elif option is None:
                found += self.said(here, value, self.option(here, key))
            else:
                raise _Misplaced(here, unknown("language", key, LANGUAGES))
        return found

    def parts(self, path: Path, option: int | None, language: str, parts: Any) -> tuple[Said, ...]:
        """One part of a sentence, or a list of them."""
        listed = [parts] if isinstance(parts, str) else parts
        if not isinstance(listed, list) or not all(isinstance(part, str) and part.strip() for part in listed):
            raise _Misplaced(path, Problem("scenario-said", name=path[-1]))
        return tuple(Said(path, option, language, part) for part in listed)

    def sees(self, path: Path, sees: dict[str, Any]) -> dict[int, dict[str, Any]]:
        """What the view of a seat, or of somebody who only watches, must show."""
        found: dict[int, dict[str, Any]] = {}
        for word in sees:
            if word != SPECTATOR and word not in self.seats:
                raise _Misplaced((*path, word), unknown("seat", word, (*self.seats, SPECTATOR)))
            found[-1 if word == SPECTATOR else self.seats.index(word)] = self.table(path, sees, word)
        return found

    def refused(self, path: Path, refused: dict[str, Any]) -> dict[int, str]:
        """Options that must not be offered, each with the paragraph (or the engine's own reason) that forbids it."""
        found: dict[int, str] = {}
        for words in refused:
            found[self.option((*path, words), words)] = self.text(path, refused, words)
        return found

    def outcome(self, path: Path, outcome: dict[str, Any]) -> dict[str, Any]:
        """How the game must have ended."""
        self.keys(path, outcome, OUTCOME)
        if "kind" in outcome:
            kinds = tuple(self.game.outcomes.values())
            if self.text(path, outcome, "kind") not in kinds:
                raise _Misplaced((*path, "kind"), unknown("outcome", outcome["kind"], kinds))
        for number, word in enumerate(self.words(path, outcome, "winners")):
            self.seat((*path, "winners", str(number)), word)
        for word in self.table(path, outcome, "scores"):
            self.seat((*path, "scores", word), word)
        return outcome

    # The smaller words, each with its place.

    def at(self, path: Path, ask: Callable[[], Answer]) -> Answer:
        """The answer, or the problem with its place."""
        try:
            return ask()
        except Problem as problem:
            raise _Misplaced(path, problem) from None

    def keys(self, path: Path, block: dict[str, Any], known: tuple[str, ...]) -> None:
        """Refuse a key nobody knows."""
        for key in block:
            if key not in known:
                raise _Misplaced((*path, key), unknown("key", key, known))

    def text(self, path: Path, block: dict[str, Any], key: str) -> str:
        """A text that must be there."""
        value = block.get(key)
        if not isinstance(value, str) or not value.strip():
            raise _Misplaced((*path, key), Problem("toml-text-missing", name=key))
        return value

    def words(self, path: Path, block: dict[str, Any], key: str) -> list[str]:
        """A list of texts; none if the key is not there."""
        value = block.get(key, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise _Misplaced((*path, key), Problem("toml-texts-wanted", name=key))
        return value

    def table(self, path: Path, block: dict[str, Any], key: str) -> dict[str, Any]:
        """A table; an empty one if the key is not there."""
        value = block.get(key, {})
        if not isinstance(value, dict):
            raise _Misplaced((*path, key), Problem("toml-table-wanted", name=key))
        return value

    def option(self, path: Path, words: str) -> int:
        """The option that some words name."""
        return self.at(path, lambda: self.game.vocabulary.parse(words))

    def options(self, path: Path, block: dict[str, Any], key: str) -> tuple[int, ...]:
        """The options that a list of words names."""
        listed = enumerate(self.words(path, block, key))
        return tuple(self.option((*path, key, str(number)), words) for number, words in listed)

    def event(self, path: Path, words: str) -> tuple[str, ...]:
        """The event that some words name, as far as they go."""
        return self.at(path, lambda: read_event(self.game, self.seats, words.split(" ")))

    def seat(self, path: Path, word: str) -> int:
        """The seat with this word."""
        if word not in self.seats:
            raise _Misplaced(path, unknown("seat", word, self.seats))
        return self.seats.index(word)

    def chance(self, path: Path, block: dict[str, Any]) -> tuple[tuple[int, int], ...]:
        """Prescribed results of chance: the word of the kind, and of what comes up."""
        kinds = {word: (kind, domain) for kind, (word, domain) in self.game.chances.items()}
        found: list[tuple[int, int]] = []
        for number, words in enumerate(self.words(path, block, "chance")):
            here = (*path, "chance", str(number))
            name, _, thing = words.partition(" ")
            if name not in kinds:
                raise _Misplaced(here, unknown("chance", name, tuple(kinds)))
            kind, domain = kinds[name]
            try:
                found.append((kind, domain.find(thing)))
            except Problem as problem:
                raise _Misplaced(here, problem) from None
        return tuple(found)


def _place(given: dict[str, Any], problem: Problem) -> Path:
    """Where in the block a problem lies: at its ``path``, else at the first key or value that it names."""
    args = problem.phrase.args
    if "path" in args:
        return tuple(str(args["path"]).split("."))
    named = (_path_to(given, str(args[name]), ()) for name in ("word", "name") if name in args)
    return next((path for path in named if path is not None), ())


def _path_to(value: Any, word: str, path: Path) -> Path | None:
    """The path to the first key or value that reads like this."""
    if str(value) == word or (path and path[-1] == word):
        return path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = (_path_to(child, word, (*path, str(key))) for key, child in children)
    return next((inner for inner in found if inner is not None), None)


def reasons(game: Game, refusal: int) -> tuple[str, ...]:
    """The paragraphs a refusal rests on, the nearest first, or the name of the engine's own reason."""
    if refusal in ENGINE_REFUSALS:
        return (ENGINE_REFUSALS[refusal].key,)
    return game.refusals[refusal].rules
