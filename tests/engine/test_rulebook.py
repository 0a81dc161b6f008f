"""The rule index: what is read, and what is refused with which line."""

from __future__ import annotations

import pytest

from signoria.engine.problem import Problem
from signoria.engine.rulebook import Part, Rule, covers, parse
from signoria.text import LANGUAGES, Texts

TEXT = """\
[[part]]
id = "F"
en = "Operations"
pl = "Operacje"

[[rule]]
id = "F6b"
kind = "rule"
en = "Who may vote"
pl = "Kto może głosować"

[[rule]]
id = "BATTLEi"
kind = "definition"
en = "A battle"
pl = "Bitwa"

[[rule]]
id = "F7.1a"
kind = "flavour"
en = "Corsairs"
pl = "Korsarze"
"""


def test_an_index_has_its_paragraphs_by_part() -> None:
    index = parse(TEXT)
    vote, battle, corsairs = index.rules
    assert vote == Rule("F6b", "rule", "Who may vote", "Kto może głosować")
    assert index.parts == (Part("F", "Operations", "Operacje"), Part("BATTLE", "", ""))
    assert index.of_part(index.parts[0]) == (vote, corsairs)
    assert index.of_part(index.parts[1]) == (battle,)
    assert corsairs.key == "rule-F7_1a"
    assert [vote.title(language) for language in LANGUAGES] == ["Who may vote", "Kto może głosować"]
    assert index.find("F6b") is vote


def test_a_titled_chapter_has_the_paragraphs_that_are_numbered_under_it() -> None:
    index = parse(TEXT.replace('id = "F"', 'id = "F7"', 1))
    assert [index.part_of(rule) for rule in index.rules] == ["F", "BATTLE", "F7"]
    assert index.parts[2] == Part("F7", "Operations", "Operacje")


def test_a_part_that_does_not_hold_for_every_table_says_so() -> None:
    text = TEXT.replace('pl = "Operacje"', 'pl = "Operacje"\nabout = "variant"')
    assert parse(text).parts == (Part("F", "Operations", "Operacje", "variant"), Part("BATTLE", "", ""))


def test_an_unknown_paragraph_gets_a_suggestion() -> None:
    with pytest.raises(Problem) as caught:
        parse(TEXT).find("F6c")
    assert Texts("en").say_problem(caught.value) == "Unknown paragraph “F6c”; did you mean “F6b”?"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[part]]", "[[parts]]", "Line 1: Unknown key “parts”; did you mean “part”?"),
        ("[[part]]", "[part]", "Line 1: “part” stands in double brackets: [[part]]."),
        ("[[part]]", "part = [1]\n[[rule]]", "Line 1: “part” stands in double brackets: [[part]]."),
        ('id = "F"', 'id = "X"', "Line 2: Part X has no paragraphs."),
        (
            'pl = "Operacje"',
            'pl = "Operacje"\nabout = "variants"',
            "Line 5: Unknown topic of a part “variants”; did you mean “variant”?",
        ),
        (
            'id = "F6b"',
            'id = "6b"',
            "Line 7: “6b” is not a paragraph; it begins with a capital letter "
            "and has only letters, digits, dots and hyphens.",
        ),
        ('id = "F6b"', 'id = "F7.1a"', "Line 19: Paragraph F7.1a is here a second time."),
        ('kind = "rule"', 'kind = "rules"', "Line 8: Unknown kind of paragraph “rules”; did you mean “rule”?"),
        ('kind = "rule"', "", "Line 6: “kind” needs a text in quotes."),
        ('en = "Who may vote"', 'en = " "', "Line 9: “en” needs a text in quotes."),
        ('en = "Who may vote"', 'em = "Who may vote"', "Line 9: Unknown key “em”; did you mean “en”?"),
        (
            'en = "Who may vote"',
            'en = "Who may vote',
            "Line 9: This is not TOML; look for a missing quote, comma, bracket or equals sign.",
        ),
    ],
)
def test_a_mistake_has_a_line(old: str, new: str, said: str) -> None:
    with pytest.raises(Problem) as caught:
        parse(TEXT.replace(old, new, 1))
    assert Texts("en").say_problem(caught.value) == said
    assert Texts("pl").say_problem(caught.value)


@pytest.mark.parametrize(
    ("parent", "child", "above"),
    [
        ("F6", "F6", True),
        ("F6", "F6b", True),
        ("E2", "E2.2d", True),
        ("E2.2", "E2.2d", True),
        ("REPRESS", "REPRESSd", True),
        ("F", "F1c", True),
        ("F6b", "F6", False),
        ("F1", "F10", False),
        ("D1.1", "D1.10", False),
        ("REPRESS", "REPRESSED", False),
        ("F6", "G6", False),
    ],
)
def test_a_paragraph_stands_above_another(parent: str, child: str, above: bool) -> None:
    assert covers(parent, child) == above
