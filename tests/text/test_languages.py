"""Both languages say the same things with the same arguments."""

from __future__ import annotations

import re

import pytest

from signoria.resources import text_files
from signoria.text import LANGUAGES
from tests.text.games import GAMES
from tests.text.messages import everything, lacks_a_form, messages

PACKAGES = ["signoria", *(game.package for game in GAMES.values())]
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}

# Where all numbers but 1 share a form in Polish: a noun in the genitive or locative, a verb, or no noun at all.
TWO_FORMS = {
    "signoria": {"cli-coverage", "cli-sum-unfinished", "cli-winners", "problem-library-endless"},
    "signoria.games.pax": {"effect-count"},
    "signoria.games.lorenzo": {
        "amount",
        "brief-good-faith",
        "brief-good-military",
        "brief-good-wood",
        "effect-cards",
        "effect-one-type",
        "refusal-leader-needs-a-row",
        "refusal-leader-needs-cards",
    },
}

# One Polish name for one thing: what it is called, and what it must not be called beside that.
ONE_NAME = {
    "signoria.games.lorenzo": {
        "Rad. miejsk": r"pałac\w* rady|rad\w+ pałac|rad\w+ książęc",
        r"[Rr]apor\w+ do Watykanu": r"rapor\w+ watyka|raportu kościel",
        "[Pp]oziom": r"piętr|kondygnac|szczebl",
    },
}


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_every_key(package: str) -> None:
    keys = {
        language: {room: set(found) for room, found in messages(package, language).items()} for language in LANGUAGES
    }
    assert keys["en"]
    assert all(found == keys["en"] for found in keys.values())


@pytest.mark.parametrize("package", list(ONE_NAME))
def test_one_thing_has_one_polish_name(package: str) -> None:
    texts = "\n".join(text_files(package, "pl").values())
    for name, others in ONE_NAME[package].items():
        assert re.search(name, texts), name
        assert re.findall(f".*(?:{others}).*", texts, re.IGNORECASE) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_uses_the_same_arguments(package: str) -> None:
    english = messages(package, "en")
    for language in LANGUAGES:
        for room, found in messages(package, language).items():
            used = {key: message.variables for key, message in found.items()}
            assert used == {key: message.variables for key, message in english[room].items()}, f"{room}.{language}.ftl"


@pytest.mark.parametrize("package", PACKAGES)
def test_help_is_there_in_every_language(package: str) -> None:
    helped = [
        {
            key
            for room in messages(package, language).values()
            for key, found in room.items()
            if "help" in found.attributes
        }
        for language in LANGUAGES
    ]
    assert all(keys == helped[0] for keys in helped)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_plural_forms_of_the_language_are_used(package: str, language: str) -> None:
    for room, found in messages(package, language).items():
        strange = {key: message.categories - PLURALS[language] for key, message in found.items()}
        assert {key: forms for key, forms in strange.items() if forms} == {}, f"{room}.{language}.ftl"


@pytest.mark.parametrize("package", PACKAGES)
def test_polish_distinguishes_all_its_plural_forms(package: str) -> None:
    """Every choice by number has a form for 1, one for 2 to 4 and one for the rest, if there are as many."""
    polish = everything(package, "pl")
    short = {key for key, message in polish.items() if any(map(lacks_a_form, message.counted))}
    assert short == TWO_FORMS.get(package, set())
    assert {
        key for key in short for counted in polish[key].counted if "many" in counted and "few" not in counted
    } == set()


@pytest.mark.parametrize(
    ("counted", "lacks"),
    [
        ({"one", "few", "many"}, False),
        ({"one", "few", "other"}, False),
        ({"other"}, False),
        ({"one", "many"}, True),
        ({"one", "few"}, True),
        ({"one", "other"}, True),
    ],
)
def test_a_missing_plural_form_is_found(counted: set[str], lacks: bool) -> None:
    assert lacks_a_form(frozenset(counted)) is lacks
