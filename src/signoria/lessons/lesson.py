"""Lessons: chapters on prepared positions, each a row of beats.

A beat tells something; if it has ``choose``, it goes on when one of these options was taken, else when it was read.

    seat = "medici"                             # where the learner sits
    rivals = { marchionni = ["buy west-1"] }    # what the others do first; then bots play for them
    options = { solitaire = "8" }               # what is agreed at the table, if anything

    [given]                                     # the position, as in a scenario

    [[beat]]
    id = "buy"
    show = ["slot:west-3"]                      # things of the board it is about
    rules = ["E1"]                              # paragraphs to look up
    choose = ["buy west-3"]
    others = { "buy west-1" = "star-chamber" }  # what is said of another choice, by the end of its message

    [then]                                      # what must hold in the end, as in a scenario

The texts: ``lesson-L`` (``.about``) for a lesson, ``lesson-L-C`` (``.goal``, ``.done``) for a chapter, ``lesson-L-C-B``
(``.hint`` if something is to be chosen) for a beat, and ``lesson-L-C-B-O`` for another choice.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.engine.toml_lines import Path, Toml, read
from signoria.engine.vocabulary import unknown
from signoria.resources import rule_index

TOP: Final = ("edition", "options", "seat", "rivals", "given", "beat", "then")
BEAT: Final = ("id", "show", "rules", "choose", "others")


class Beat(msgspec.Struct, frozen=True):
    """One step of a chapter."""

    id: str
    show: tuple[str, ...]
    rules: tuple[str, ...]
    choose: tuple[str, ...]
    others: dict[str, str]


class Chapter(msgspec.Struct, frozen=True):
    """A position and what is to be learned on it."""

    lesson: str
    id: str
    edition: str
    options: dict[str, Any]  # what is agreed at its table
    seat: int
    rivals: dict[int, tuple[str, ...]]
    state: State
    beats: tuple[Beat, ...]
    then: dict[str, Any]

    @property
    def name(self) -> str:
        """What a table of this chapter is known by."""
        return f"{self.lesson}/{self.id}"

    @property
    def key(self) -> str:
        """The message with its title."""
        return f"lesson-{self.lesson}-{self.id}"

    def start(self) -> State:
        """The position to play on, with a generator that brings the same cards every time."""
        state = self.state.clone()
        state.rng = seeded(self.name)
        return state


class Lesson(msgspec.Struct, frozen=True):
    """Chapters in their order."""

    id: str
    game: Game
    chapters: tuple[Chapter, ...]

    def chapter(self, name: str) -> Chapter:
        """The chapter with this name."""
        found = next((chapter for chapter in self.chapters if chapter.id == name), None)
        if found is None:
            raise unknown("chapter", name, tuple(chapter.id for chapter in self.chapters))
        return found


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game; a game may do without."""
    folder = files(game.package) / "lessons"
    if not folder.is_dir():
        return ()
    found: list[Lesson] = []
    for room in sorted((entry for entry in folder.iterdir() if entry.is_dir()), key=lambda entry: entry.name):
        pages = sorted((page for page in room.iterdir() if page.name.endswith(".toml")), key=lambda page: page.name)
        chapters = tuple(
            read_chapter(game, room.name, name_of(page.name), page.read_text(encoding="utf-8")) for page in pages
        )
        found.append(Lesson(room.name, game, chapters))
    return tuple(found)


def name_of(page: str) -> str:
    """The name of a chapter: that of its file without the number and the ending."""
    return page.removesuffix(".toml").partition("-")[2]


def read_chapter(game: Game, lesson: str, name: str, text: str) -> Chapter:
    """The chapter in a TOML text; whatever cannot be used is a problem with its line."""
    toml = read(text)
    data = toml.data
    known(toml, (), data, TOP)
    edition = data.get("edition", game.meta.editions[0])
    state = game.position({"edition": edition, **data.get("given", {})})
    seats = tuple(state.seat_word(seat) for seat in range(state.seats))

    def seat_at(path: Path, word: Any) -> int:
        if word not in seats:
            raise toml.problem(path, unknown("seat", str(word), seats))
        return seats.index(word)

    rivals = {
        seat_at(("rivals", word), word): options(toml, game, ("rivals", word), plan)
        for word, plan in data.get("rivals", {}).items()
    }
    beats = data.get("beat", [])
    if not isinstance(beats, list) or not beats:
        raise toml.problem((), Problem("toml-not-a-table-list", name="beat"))
    read_beats = tuple(read_beat(toml, game, edition, ("beat", str(at)), beat) for at, beat in enumerate(beats))
    seat = seat_at(("seat",), data.get("seat"))
    return Chapter(
        lesson, name, edition, data.get("options", {}), seat, rivals, state, read_beats, data.get("then", {})
    )


def read_beat(toml: Toml, game: Game, edition: str, path: Path, beat: dict[str, Any]) -> Beat:
    """One beat; the paragraphs that it names are those of its edition."""
    known(toml, path, beat, BEAT)
    if not isinstance(beat.get("id"), str):
        raise toml.problem((*path, "id"), Problem("toml-text-missing", name="id"))
    shown = words(toml, (*path, "show"), beat.get("show", []))
    for thing in shown:
        kind, _, word = thing.partition(":")
        if kind not in game.domains:
            raise toml.problem((*path, "show"), unknown("domain", kind, tuple(game.domains)))
        at_path(toml, (*path, "show"), game.domains[kind].find, word)
    rules = words(toml, (*path, "rules"), beat.get("rules", []))
    for rule in rules:
        at_path(toml, (*path, "rules"), rule_index(game, edition).find, rule)
    others: dict[str, str] = beat.get("others", {})
    options(toml, game, (*path, "others"), list(others))
    return Beat(beat["id"], shown, rules, options(toml, game, (*path, "choose"), beat.get("choose", [])), others)


def known(toml: Toml, path: Path, block: dict[str, Any], keys: tuple[str, ...]) -> None:
    """Refuse a key nobody knows."""
    for key in block:
        if key not in keys:
            raise toml.problem((*path, key), unknown("key", key, keys))


def words(toml: Toml, path: Path, value: Any) -> tuple[str, ...]:
    """A list of texts."""
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise toml.problem(path, Problem("toml-texts-wanted", name=path[-1]))
    return tuple(value)


def options(toml: Toml, game: Game, path: Path, value: Any) -> tuple[str, ...]:
    """A list of options in words."""
    found = words(toml, path, value)
    for option in found:
        at_path(toml, path, game.vocabulary.parse, option)
    return found


def at_path(toml: Toml, path: Path, ask: Any, word: str) -> None:
    """Ask about a word, and give a problem its place."""
    try:
        ask(word)
    except Problem as problem:
        raise toml.problem(path, problem) from None
