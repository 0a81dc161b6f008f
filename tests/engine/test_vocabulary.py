"""Options are numbers with words, and every word is found again."""

from __future__ import annotations

import pytest

from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.vocabulary import NOTHING, Domain, Verb, Vocabulary, unknown

CITIES = Domain("city", ("florence", "venice", "rome"))
HOSTS = Domain("host", ("pope", "doge"))
WORDS = Vocabulary((Verb(0, "pass"), Verb(1, "visit", CITIES, about=HOSTS), Verb(4, "leave")))


def test_options_are_numbered_without_gaps() -> None:
    assert WORDS.size == 5
    assert [WORDS.verb_of(option).name for option in range(5)] == ["pass", "visit", "visit", "visit", "leave"]


def test_every_option_has_words_that_lead_back_to_it() -> None:
    assert [WORDS.words(option) for option in range(5)] == [
        "pass",
        "visit florence",
        "visit venice",
        "visit rome",
        "leave",
    ]
    assert [WORDS.parse(WORDS.words(option)) for option in range(5)] == list(range(5))


def test_an_option_is_said_with_its_thing() -> None:
    assert WORDS.phrase(0) == Phrase("option-pass")
    assert WORDS.phrase(3) == Phrase("option-visit", {"thing": Phrase("city-rome")})
    about = Phrase("option-visit-about", {"thing": Phrase("city-rome"), "about": Phrase("host-pope")})
    assert WORDS.phrase(3, 0) == about


@pytest.mark.parametrize("option", [-1, 5, 10**9])
def test_a_number_outside_is_refused(option: int) -> None:
    for ask in (WORDS.verb_of, WORDS.words, WORDS.phrase):
        with pytest.raises(Problem, match="no-such-option"):
            ask(option)


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("vist rome", "unknown-word-near", {"kind": "verb", "word": "vist", "near": "visit"}),
        ("conquer rome", "unknown-word-among", {"kind": "verb", "word": "conquer", "known": ", ".join(WORDS.by_name)}),
        ("visit roma", "unknown-word-near", {"kind": "city", "word": "roma", "near": "rome"}),
        ("visit", "thing-wanted", {"verb": "visit", "kind": "city"}),
        ("pass rome", "thing-not-wanted", {"verb": "pass", "word": "rome"}),
        ("", "unknown-word-among", {"kind": "verb", "word": "", "known": ", ".join(WORDS.by_name)}),
    ],
)
def test_words_nobody_knows_are_refused_with_the_nearest(text: str, key: str, args: dict[str, str]) -> None:
    with pytest.raises(Problem) as problem:
        WORDS.parse(text)
    assert problem.value.phrase == Phrase(key, {**args})


def test_a_gap_in_the_numbers_is_found() -> None:
    with pytest.raises(ValueError, match="leave should have number 4, not 5"):
        Vocabulary((Verb(0, "pass"), Verb(1, "visit", CITIES), Verb(5, "leave")))


def test_a_word_stands_for_one_thing() -> None:
    with pytest.raises(ValueError, match="twice"):
        Domain("city", ("rome", "rome"))


def test_things_are_found_by_their_words() -> None:
    assert CITIES.find("venice") == 1
    assert NOTHING.find("") == 0
    with pytest.raises(Problem, match="unknown-word"):
        CITIES.find("paris")


def test_the_nearest_word_is_offered_only_if_it_is_near() -> None:
    assert unknown("city", "florenz", CITIES.words).phrase.args["near"] == "florence"
    assert "near" not in unknown("city", "samarkand", CITIES.words).phrase.args


def test_known_words_are_listed_only_if_they_are_few() -> None:
    few, many = tuple("abcdef"), tuple("abcdefg")
    assert unknown("city", "samarkand", few).phrase.args["known"] == "a, b, c, d, e, f"
    assert unknown("city", "samarkand", many).phrase.key == "unknown-word"


def test_phrases_that_are_equal_count_as_one_and_others_do_not() -> None:
    one = Phrase("paid", {"seat": Phrase("seat", {"word": "1"}), "florins": 2})
    same = Phrase("paid", {"florins": 2, "seat": Phrase("seat", {"word": "1"})})
    more = [Phrase("paid", {"seat": Phrase("seat", {"word": "1"}), "florins": number}) for number in range(50)]
    assert hash(one) == hash(same)
    assert len({one, same, *more}) == 50
    assert len({hash(phrase) for phrase in more}) > 40  # else a table of them would be no better than a list
