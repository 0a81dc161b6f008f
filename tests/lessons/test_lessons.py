"""Every chapter of every lesson can be played as it is told, and everything it says is there in both languages."""

from __future__ import annotations

from itertools import product

import pytest

from signoria import catalogue
from signoria.engine.decision import decision, explain
from signoria.engine.expectation import compare
from signoria.engine.problem import Problem
from signoria.engine.state import State
from signoria.lessons.lesson import Beat, Chapter, lessons, read_chapter
from signoria.server.api.teaching import Spoken
from signoria.text import LANGUAGES, Texts
from tests.text.messages import everything, messages

GAMES = [game for game in catalogue.games().values() if lessons(game)]
CHAPTERS = [chapter for game in GAMES for lesson in lessons(game) for chapter in lesson.chapters]
every_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=[chapter.name for chapter in CHAPTERS])


def offered(state: State) -> set[str]:
    """What can be chosen now, in words."""
    asked = decision(state)
    return set() if asked is None else {offer.words for offer in asked.offers}


def choose(state: State, words: str) -> None:
    """Choose, or say why that is not possible."""
    option = state.game.vocabulary.parse(words)
    why = explain(state, option)
    assert why is None, f"{words}: {Texts('en', state.game).say(why.phrase)}"
    state.choose(option)


class Player:
    """Plays a chapter: the learner's choices as told, those of the others as prepared."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.state = chapter.start()
        self.plans = {seat: list(plan) for seat, plan in chapter.rivals.items()}

    def others(self) -> None:
        """Let the others move until the learner is asked."""
        while not self.state.ended and self.state.decider() != self.chapter.seat:
            choose(self.state, self.plans[self.state.decider()].pop(0))

    def play(self, choices: tuple[str, ...]) -> None:
        """Make the choices of the learner, and let the others answer those that are not the last."""
        for words in choices:
            self.others()
            choose(self.state, words)


def ways(chapter: Chapter) -> list[tuple[str, ...]]:
    """Every way through a chapter, where a beat lets several options go on."""
    return list(product(*(beat.choose for beat in chapter.beats if beat.choose)))


def before(chapter: Chapter, beat: Beat) -> State:
    """The position in which a beat asks for a choice."""
    player = Player(chapter)
    at = chapter.beats.index(beat)
    player.play(tuple(one.choose[0] for one in chapter.beats[:at] if one.choose))
    player.others()
    return player.state


def test_there_is_something_to_learn() -> None:
    assert [chapter.name for chapter in CHAPTERS if chapter.lesson == "pax-first"] == [
        "pax-first/purchase",
        "pax-first/portugal",
        "pax-first/fair",
        "pax-first/border",
        "pax-first/victory",
    ]


@every_chapter
def test_the_position_is_sound_and_the_same_every_time(chapter: Chapter) -> None:
    state = chapter.start()
    assert state.game.broken(state) == []
    again = chapter.start()
    assert (state.digest(), state.rng.a, state.rng.b) == (again.digest(), again.rng.a, again.rng.b)


@every_chapter
def test_a_chapter_can_be_played_as_it_is_told(chapter: Chapter) -> None:
    assert ways(chapter) != [()]
    for way in ways(chapter):
        player = Player(chapter)
        player.play(way)
        assert player.state.game.broken(player.state) == []
        wrong = compare(chapter.state, player.state, chapter.then)
        assert [(found.path, found.expected, found.found) for found in wrong] == []


@every_chapter
def test_what_the_others_do_next_was_prepared(chapter: Chapter) -> None:
    """After the last beat the others still do what is left of their plan; nothing of it is impossible."""
    for way in ways(chapter):
        player = Player(chapter)
        player.play(way)
        while any(player.plans.values()) and not player.state.ended:
            assert player.state.decider() != chapter.seat, f"left over: {player.plans}"
            choose(player.state, player.plans[player.state.decider()].pop(0))


@every_chapter
def test_whatever_is_explained_can_be_chosen(chapter: Chapter) -> None:
    for beat in chapter.beats:
        if beat.choose:
            assert {*beat.choose, *beat.others} <= offered(before(chapter, beat)), beat.id
        else:
            assert not beat.others


@every_chapter
def test_beats_have_names_of_their_own(chapter: Chapter) -> None:
    names = [beat.id for beat in chapter.beats]
    assert len(set(names)) == len(names)


def test_the_last_chapter_of_the_first_pax_lesson_is_won() -> None:
    chapter = next(chapter for chapter in CHAPTERS if chapter.name == "pax-first/victory")
    player = Player(chapter)
    player.play(ways(chapter)[0])
    outcome = player.state.outcome
    assert outcome is not None
    assert (outcome.kind, list(outcome.winners)) == ("globalization", [chapter.seat])


def test_the_lessons_of_imperializm_lead_from_the_first_turn_to_the_end() -> None:
    assert [lesson.id for lesson in lessons(catalogue.find("imperializm"))] == [
        "imperializm-1-turn",
        "imperializm-2-war",
        "imperializm-3-end",
    ]


# --- texts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.meta.id for game in GAMES])
def test_lessons_can_be_told_and_nothing_lies_around(game: object, language: str) -> None:
    found = next(one for one in GAMES if one is game)
    assert all(lesson.chapters for lesson in Spoken(found, language).lessons())
    said = set()
    for lesson in lessons(found):
        said.add(f"lesson-{lesson.id}")
        for chapter in lesson.chapters:
            said.add(chapter.key)
            for beat in chapter.beats:
                said.add(f"{chapter.key}-{beat.id}")
                said |= {f"{chapter.key}-{beat.id}-{other}" for other in beat.others.values()}
    assert {key for key in everything(found.package, language) if key.startswith("lesson-")} == said


@pytest.mark.parametrize("game", GAMES, ids=[game.meta.id for game in GAMES])
def test_hints_are_there_in_every_language(game: object) -> None:
    found = next(one for one in GAMES if one is game)
    attributes = [
        {key: message.attributes for key, message in messages(found.package, language)["lessons"].items()}
        for language in LANGUAGES
    ]
    assert all(one == attributes[0] for one in attributes)


# --- mistakes ---------------------------------------------------------------------------------------------------------

BEAT = '[[beat]]\nid = "buy"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('seat = "medici"\n', "beat"),
        ('seat = "nobody"\n' + BEAT, "nobody"),
        ('seat = "medici"\nsong = 1\n' + BEAT, "song"),
        ('seat = "medici"\n' + BEAT + 'choose = ["dance"]\n', "dance"),
        ('seat = "medici"\n' + BEAT + 'show = ["citi:paris"]\n', "citi"),
        ('seat = "medici"\n' + BEAT + 'show = ["city:pariz"]\n', "pariz"),
        ('seat = "medici"\n' + BEAT + 'rules = ["Z9"]\n', "Z9"),
        ('seat = "medici"\n' + BEAT + 'choose = "buy west-1"\n', "choose"),
        ('seat = "medici"\n[[beat]]\nshow = []\n', "id"),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, said: str) -> None:
    game = catalogue.find("pax-renaissance")
    with pytest.raises(Problem) as found:
        read_chapter(game, "first", "any", text)
    sentence = Texts("en", game).say_problem(found.value)
    assert said in sentence
    assert sentence.startswith("Line ")


# --- rings ------------------------------------------------------------------------------------------------------------

# Things that no board shows by themselves: they are chosen in the bar, as numbers are.
IN_THE_BAR = {"nothing", "run", "side", "state", "servants", "token", "privilege", "trade", "payment"}


@every_chapter
def test_rings_point_at_what_is_to_be_chosen(chapter: Chapter) -> None:
    vocabulary = chapter.state.game.vocabulary
    for beat in chapter.beats:
        shown = {thing.partition(":")[2] for thing in beat.show}
        for words in beat.choose:
            option = vocabulary.parse(words)
            verb = vocabulary.verb_of(option)
            thing = verb.domain.words[option - verb.number]
            if thing and not thing.isdecimal() and verb.domain.name not in IN_THE_BAR:
                assert thing in shown, (beat.id, words, beat.show)


def test_the_first_beat_of_the_first_pax_lesson_says_what_one_plays_for() -> None:
    beat = next(chapter for chapter in CHAPTERS if chapter.name == "pax-first/purchase").beats[0]
    assert beat.show == ("victory:holy", "victory:imperial", "victory:globalization", "victory:renaissance")


def test_the_opponent_of_the_lesson_for_one_plays_by_its_book() -> None:
    chapter = next(chapter for chapter in CHAPTERS if chapter.name == "pax-next-4-alone/opponent")
    game = chapter.state.game
    assert game.house(game.options(**chapter.options)) == {1: "solitaire"}
    player = Player(chapter)
    player.play(ways(chapter)[0])
    said = []
    for words in chapter.rivals[1]:
        advice = game.advise(player.state, 1)
        assert game.vocabulary.words(advice.option) == words
        said += [(note.at, note.rule) for note in advice.fresh]
        player.state.choose(advice.option)
    assert ("row-6", "O2b") in said
    assert player.state.decider() == chapter.seat


def test_pax_and_lorenzo_have_lessons_after_the_first() -> None:
    assert [lesson.id for lesson in lessons(catalogue.find("pax-renaissance")) if "next" in lesson.id] == [
        "pax-next-1-faith",
        "pax-next-2-republics",
        "pax-next-3-kings",
        "pax-next-4-alone",
        "pax-next-5-living",
    ]
    assert [lesson.id for lesson in lessons(catalogue.find("lorenzo"))] == [
        "lorenzo-first",
        "lorenzo-next-1-production",
        "lorenzo-next-2-report",
    ]
