"""Learning: the rules in short, the glossary and the lessons as they go over the wire, and tables to practise at."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from sqlalchemy import Connection, select, update

from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.lessons.glossary import Term, glossary
from signoria.lessons.lesson import Beat, Chapter, Lesson, lessons
from signoria.resources import rule_index
from signoria.server import info, tables
from signoria.server.cards import texts
from signoria.server.hall import Hall
from signoria.server.info import RUNNING, Info
from signoria.server.line import Line, Logged, in_force
from signoria.server.people import User
from signoria.server.play import current
from signoria.server.room import Room
from signoria.server.schema import SEATS, TABLES
from signoria.server.wire import NewTable, SeatPlan, Settings

RIVAL: Final = "greedy"  # who plays for the others once what was prepared is done


class PartCard(msgspec.Struct, frozen=True):
    """A part of the rulebook; without a title it belongs to the glossary."""

    id: str
    title: str


class RuleCard(msgspec.Struct, frozen=True):
    """A paragraph with our digest of it."""

    id: str
    part: str
    kind: str
    title: str
    text: str


class RulesCard(msgspec.Struct, frozen=True):
    """The rules of a game in short."""

    game: str
    name: str
    parts: tuple[PartCard, ...]
    rules: tuple[RuleCard, ...]


class TermCard(msgspec.Struct, frozen=True):
    """A term of the glossary."""

    id: str
    title: str
    text: str
    symbols: tuple[str, ...]
    rules: tuple[str, ...]


class GroupCard(msgspec.Struct, frozen=True):
    """A group of terms."""

    id: str
    title: str
    terms: tuple[TermCard, ...]


class GlossaryCard(msgspec.Struct, frozen=True):
    """The glossary of a game."""

    game: str
    name: str
    groups: tuple[GroupCard, ...]


class BeatCard(msgspec.Struct, frozen=True):
    """One step of a chapter; with ``choose`` it goes on when one of these options was taken, else when it was read."""

    id: str
    text: str
    hint: str
    show: tuple[str, ...]
    rules: tuple[str, ...]
    choose: tuple[str, ...]
    others: dict[str, str]


class ChapterCard(msgspec.Struct, frozen=True):
    """A chapter of a lesson."""

    id: str
    name: str  # as in the settings of a table
    title: str
    goal: str
    done: str
    seat: int
    beats: tuple[BeatCard, ...]


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson."""

    id: str
    game: str
    title: str
    about: str
    chapters: tuple[ChapterCard, ...]


class Spoken:
    """A game in a language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.texts = texts(language, game)
        self.name = self.say(f"game-{game.meta.id}")

    def say(self, key: str) -> str:
        """A message."""
        return self.texts.say(Phrase(key))

    def more(self, key: str, attribute: str) -> str:
        """An attribute of a message."""
        return self.texts.say_attribute(Phrase(key), attribute)

    def rules(self) -> RulesCard:
        """Every paragraph."""
        index = rule_index(self.game)
        parts = tuple(PartCard(part.id, part.title(self.language)) for part in index.parts)
        rules = tuple(
            RuleCard(rule.id, rule.part, rule.kind, rule.title(self.language), self.say(rule.key))
            for rule in index.rules
        )
        return RulesCard(self.game.meta.id, self.name, parts, rules)

    def glossary(self) -> GlossaryCard:
        """Every term."""
        found = glossary(self.game)
        groups = tuple(
            GroupCard(
                group,
                self.say(f"glossary-group-{group}"),
                tuple(self.term(term) for term in found.terms if term.group == group),
            )
            for group in found.groups
        )
        return GlossaryCard(self.game.meta.id, self.name, groups)

    def term(self, term: Term) -> TermCard:
        """One term."""
        return TermCard(term.id, self.say(term.key), self.more(term.key, "text"), term.symbols, term.rules)

    def lessons(self) -> tuple[LessonCard, ...]:
        """Every lesson."""
        return tuple(self.lesson(lesson) for lesson in lessons(self.game))

    def lesson(self, lesson: Lesson) -> LessonCard:
        """One lesson."""
        key = f"lesson-{lesson.id}"
        chapters = tuple(self.chapter(chapter) for chapter in lesson.chapters)
        return LessonCard(lesson.id, self.game.meta.id, self.say(key), self.more(key, "about"), chapters)

    def chapter(self, chapter: Chapter) -> ChapterCard:
        """One chapter."""
        return ChapterCard(
            chapter.id,
            chapter.name,
            self.say(chapter.key),
            self.more(chapter.key, "goal"),
            self.more(chapter.key, "done"),
            chapter.seat,
            tuple(self.beat(f"{chapter.key}-{beat.id}", beat) for beat in chapter.beats),
        )

    def beat(self, key: str, beat: Beat) -> BeatCard:
        """One beat."""
        return BeatCard(
            beat.id,
            self.say(key),
            self.more(key, "hint") if beat.choose else "",
            beat.show,
            beat.rules,
            beat.choose,
            {words: self.say(f"{key}-{other}") for words, other in beat.others.items()},
        )


@cache
def chapters(games: tuple[Game, ...]) -> dict[str, tuple[Game, Chapter]]:
    """Every chapter of every game, by its name."""
    return {chapter.name: (game, chapter) for game in games for lesson in lessons(game) for chapter in lesson.chapters}


async def practise(hall: Hall, user: User, game: Game, chapter: Chapter) -> Room:
    """A private table with the position of a chapter; an earlier one of the same chapter is closed."""
    for earlier in await running(hall, user, chapter):
        await tables.close(await hall.room(earlier), "")
    state = chapter.start()
    seats = [SeatPlan(me=True) if seat == chapter.seat else SeatPlan(bot=RIVAL) for seat in range(state.seats)]
    body = NewTable(game.meta.id, seats, chapter.edition)
    room = await tables.create(hall, user, body, branch=True, settings=Settings(lesson=chapter.name))

    def job(connection: Connection, found: Info) -> None:
        for seat, plan in chapter.rivals.items():
            set_plan(connection, found.id, seat, plan)

    await room.change(job)
    await tables.lay(hall, room, state)
    return room


async def go_back(hall: Hall, room: Room, user: User, games: tuple[Game, ...], number: int, position: int) -> None:
    """Take choices back in a lesson, past whatever happened since; the plans of the others are as they were then."""
    named = chapters(games).get(room.info.settings.lesson)
    if named is None:
        raise Problem("server-no-lesson")
    tables.owned(room.info, user)
    async with room.lock:
        await current(room, number)
        if position >= room.playing().position:
            raise Problem("no-such-number", number=position, last=room.playing().position - 1)
        state = await room.at(position)
        kept = in_force(await room.entries_after(0))[:position]
        left = {seat: remaining(plan, seat, kept) for seat, plan in named[1].rivals.items()}

        def do(line: Line, now: float) -> Logged:
            return line.take_back(named[1].seat, position, state, now)

        def also(connection: Connection, _now: float) -> None:
            for seat, plan in left.items():
                set_plan(connection, room.id, seat, plan)

        await room.enter(do, also)
    hall.attend(room)


def remaining(plan: tuple[str, ...], seat: int, kept: list[Logged]) -> tuple[str, ...]:
    """What is left of a plan after the choices in force; nothing if the seat did something else."""
    done = tuple(row.words for row in kept if row.seat == seat)
    return plan[len(done) :] if plan[: len(done)] == done else ()


def set_plan(connection: Connection, table: str, seat: int, plan: tuple[str, ...]) -> None:
    """What a seat is to do next."""
    where = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(where).values(plan=info.plan_text(plan)))


async def running(hall: Hall, user: User, chapter: Chapter) -> list[str]:
    """The tables at which somebody practises a chapter."""
    named = msgspec.json.encode({"lesson": chapter.name}).decode()[1:-1]
    mine = (TABLES.c.owner == user.id) & (TABLES.c.status == RUNNING) & TABLES.c.settings.contains(named)
    return [row._mapping["id"] for row in await hall.store.rows(select(TABLES.c.id).where(mine))]
