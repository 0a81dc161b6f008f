"""Texts: phrases within phrases, cases, numbers, problems, and no silent way out when something is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from fluent.runtime.types import fluent_number

from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.resources import text_files
from signoria.text import LANGUAGES, BadText, Texts
from signoria.text.shelf import Shelf
from tests.text.games import GAMES
from tests.text.messages import everything

COUNT = 0


def texts(folder: Path, monkeypatch: pytest.MonkeyPatch, language: str, content: str) -> Texts:
    """Texts of a game of its own, whose package holds this one file."""
    global COUNT  # noqa: PLW0603 - a package is loaded once in the life of a program, so each needs its own name
    COUNT += 1
    name = f"told{COUNT}"
    (folder / name / "text").mkdir(parents=True)
    (folder / name / "text" / f"room.{language}.ftl").write_text(content, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    game = Game()
    game.package = name
    return Texts(language, game)


POLISH = """
card-king = Król
    .gen = Króla
    .gender = m
card-queen = Królowa
    .gen = Królowej
    .gender = f
event-lost = { $card-gender ->
    [f] Utracono { $card-gen }, bo { $card } była słaba.
   *[m] Utracono { $card-gen }, bo { $card } był słaby.
    }
event-paid = { $seat } płaci { $florins ->
    [one] { $florins } florena
    [few] { $florins } floreny
   *[many] { $florins } florenów
    }.
long = Jeden
    wiersz.

    Drugi akapit.
"""


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        (Phrase("event-lost", {"card": Phrase("card-king")}), "Utracono Króla, bo Król był słaby."),
        (Phrase("event-lost", {"card": Phrase("card-queen")}), "Utracono Królowej, bo Królowa była słaba."),
        (Phrase("event-paid", {"seat": Phrase("seat", {"word": "1"}), "florins": 1}), "Miejsce 1 płaci 1 florena."),
        (Phrase("event-paid", {"seat": "Fugger", "florins": 3}), "Fugger płaci 3 floreny."),
        (Phrase("event-paid", {"seat": "Fugger", "florins": 12345}), "Fugger płaci 12345 florenów."),
        (Phrase("event-paid", {"seat": "Fugger", "florins": 10**40}), f"Fugger płaci {10**40} florenów."),
        (Phrase("event-paid", {"seat": "{ $florins }", "florins": -1}), "{ $florins } płaci -1 florena."),
        (Phrase("long"), "Jeden wiersz.\n\nDrugi akapit."),
    ],
)
def test_a_phrase_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phrase: Phrase, said: str) -> None:
    assert texts(tmp_path, monkeypatch, "pl", POLISH).say(phrase) == said


@pytest.mark.parametrize(
    ("phrase", "bug"),
    [
        (Phrase("nothing-here"), "no message nothing-here (en)"),
        (Phrase("named"), "named (en): Unknown external: who"),
        (Phrase("named", {"who": Phrase("nobody")}), "no message nobody (en)"),
        (Phrase("broken"), "broken (en): Unknown message: other"),
        (Phrase("silent"), "silent (en) has attributes only"),
    ],
)
def test_what_cannot_be_said_is_a_bug(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phrase: Phrase, bug: str
) -> None:
    content = "named = { $who }\nbroken = { other }\nsilent =\n    .help = Help\n"
    english = texts(tmp_path, monkeypatch, "en", content)
    with pytest.raises(BadText) as caught:
        english.say(phrase)
    assert str(caught.value) == bug


COUNTED = """
several = { $who } { $count ->
    [0] has none
    [one] has { $count } piece of { $thing ->
        [gold] gold
       *[wood] wood
    }
    [few] has { $count } pieces
   *[many] has { $count } of them
} { "{" }
exact = { $count ->
   *[1] one
    [2] two
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 12, 22, 1234567, -1, -5])
@pytest.mark.parametrize("thing", ["gold", "silver", "one"])
def test_the_quick_way_says_what_fluent_says(language: str, count: int, thing: str) -> None:
    """Words, arguments, numbers by themselves and by their forms, one within the other."""
    shelf = Shelf(language)
    shelf.put("here", COUNTED)
    args: dict[str, int | str] = {"who": "Ada", "count": count, "thing": thing}
    ready = {name: fluent_number(arg, useGrouping=False) if isinstance(arg, int) else arg for name, arg in args.items()}
    for key in ("several", "exact"):
        pattern = shelf.message(key).value
        assert shelf.quickly(pattern, args) == shelf.bundle.format_pattern(pattern, ready)[0]


@pytest.mark.parametrize("args", [{}, {"count": "2"}, {"who": "A" * 3000, "count": 0}])
def test_what_may_be_wrong_is_left_to_fluent(args: dict[str, int | str]) -> None:
    """It tells what; the quick way guesses nothing."""
    shelf = Shelf("en")
    shelf.put("here", COUNTED + "term = { -named }\n-named = a name\n")
    assert shelf.quickly(shelf.message("several").value, args) is None
    assert shelf.quickly(shelf.message("term").value, args) is None


def test_an_attribute_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english = texts(tmp_path, monkeypatch, "en", "truce = Truce\n    .help = No duels for { $rounds } rounds.\n")
    phrase = Phrase("truce", {"rounds": 2})
    assert english.say_attribute(phrase, "help") == "No duels for 2 rounds."
    with pytest.raises(BadText):
        english.say_attribute(phrase, "more")


@pytest.mark.parametrize("content", ["seat = another seat\n", "a = 1\na = 2\n", "a = 1\n!\n", "a = 1\nb\n"])
def test_a_broken_file_is_a_bug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str) -> None:
    with pytest.raises(BadText, match=r"room\.en\.ftl"):
        texts(tmp_path, monkeypatch, "en", content)


@pytest.mark.parametrize("content", ["a =\n", "a = { $x\nb = 1\n", "a = { b }\nb = {\n"])
def test_a_broken_message_is_a_bug_when_it_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    english = texts(tmp_path, monkeypatch, "en", content)
    with pytest.raises(BadText, match=r"room\.en\.ftl: not Fluent"):
        english.say(Phrase("a"))


NAMED = """
# What is parsed when it is first wanted brings what it names.
whole = { part }, { -house(case: "gen") } and { part.more }

part = one
    part { -house }
    .more = more of { other }
-house = { $case ->
    [gen] the house's
   *[nom] the house
}
## more
other = another
"""


def test_a_message_brings_what_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english = texts(tmp_path, monkeypatch, "en", NAMED)
    assert english.say(Phrase("whole")) == "one part the house, the house's and more of another"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["signoria", *(game.package for game in GAMES.values())])
def test_files_are_cut_as_the_parser_reads_them(package: str, language: str) -> None:
    shelf = Shelf(language)
    for name, text in text_files(package, language).items():
        shelf.put(name, text)
    found = everything(package, language)
    assert found
    for key, read in found.items():
        assert key in shelf
        assert set(shelf.message(key).attributes) == read.attributes


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Unknown verb “voet”; did you mean “vote”?"),
        ("pl", "Nie ma czegoś takiego jak „voet” (czasownik); czy chodzi o „vote”?"),
    ],
)
def test_a_problem_names_the_kind_of_thing(language: str, said: str) -> None:
    problem = Problem("unknown-word-near", kind="verb", word="voet", near="vote")
    assert Texts(language).say_problem(problem) == said


def test_an_unknown_language_is_a_problem() -> None:
    with pytest.raises(Problem) as caught:
        Texts("p1")
    assert Texts("en").say_problem(caught.value) == "Unknown language “p1”; did you mean “pl”?"
