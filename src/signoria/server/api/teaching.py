"""The rules in short, the glossary and the lessons of a game, as they go over the wire."""

from __future__ import annotations

import msgspec

from signoria.comparison import differences
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.lessons.glossary import Term, glossary
from signoria.lessons.lesson import Beat, Chapter, Lesson, lessons
from signoria.resources import rule_index
from signoria.server.texts import texts


class PartCard(msgspec.Struct, frozen=True):
    """A part of the rulebook; without a title it belongs to the glossary."""

    id: str
    title: str
    about: str  # nothing special, or what alone it is about: one way to play, single things, cases


class RuleCard(msgspec.Struct, frozen=True):
    """A paragraph with our digest of it."""

    id: str
    part: str
    kind: str
    title: str
    text: str
    book: str  # where it stands in the book of the edition, if that is elsewhere


class RulesCard(msgspec.Struct, frozen=True):
    """The rules of an edition of a game in short."""

    game: str
    name: str
    edition: str
    parts: tuple[PartCard, ...]
    rules: tuple[RuleCard, ...]


class DifferenceCard(msgspec.Struct, frozen=True):
    """A paragraph as two editions have it; '' where one has no such paragraph."""

    id: str
    title: str
    text: str
    other: str


class DifferencesCard(msgspec.Struct, frozen=True):
    """What an edition of a game has otherwise than another one."""

    game: str
    edition: str
    name: str  # of the edition
    other: str
    other_name: str
    paragraphs: tuple[DifferenceCard, ...]


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

    def rules(self, edition: str) -> RulesCard:
        """Every paragraph of an edition."""
        index = rule_index(self.game, edition)
        parts = tuple(PartCard(part.id, part.title(self.language), part.about) for part in index.parts)
        rules = tuple(
            RuleCard(
                rule.id,
                index.part_of(rule),
                rule.kind,
                rule.title(self.language),
                self.say(rule.key),
                "" if rule.book == rule.id else rule.book,
            )
            for rule in index.rules
        )
        return RulesCard(self.game.meta.id, self.name, edition, parts, rules)

    def differences(self, edition: str, other: str) -> DifferencesCard:
        """Every paragraph that an edition has otherwise than another one."""
        found = differences(self.game, other, edition, self.texts)
        paragraphs = tuple(
            DifferenceCard(one.rule.id, one.rule.title(self.language), one.other, one.one) for one in found
        )
        names = [self.say(f"edition-{self.game.meta.id}-{one}") for one in (edition, other)]
        return DifferencesCard(self.game.meta.id, edition, names[0], other, names[1], paragraphs)

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
