"""Everything in the tables of Pax Renaissance has a name in English and in Polish."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from signoria.games.pax.data import cards, ids
from signoria.games.pax.data import map as board


def read_names(language: str) -> dict[str, str]:
    """Every message, and every attribute as `message.attribute`, with its text."""
    source = (resources.files("signoria.games.pax") / "text" / f"names.{language}.ftl").read_text(encoding="utf-8")
    names: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if not isinstance(entry, ast.Message):
            continue
        assert entry.id.name not in names, f"{entry.id.name} stands twice"
        names[entry.id.name] = plain(entry.value)
        for attribute in entry.attributes:
            names[f"{entry.id.name}.{attribute.id.name}"] = plain(attribute.value)
    return names


def plain(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    assert all(isinstance(element, ast.TextElement) for element in pattern.elements)
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def wanted_names() -> set[str]:
    """Every message the tables call for."""
    kinds = {
        "empire": ids.EMPIRES,
        "location": ids.LOCATIONS,
        "side": ids.SIDES,
        "city": board.CITY_NAMES,
        "emporium": board.EMPORIA,
        "border": board.BORDERS,
        "bank": ids.BANKS,
        "piece": ids.PIECES,
        "token": ids.TOKEN_NAMES,
        "religion": ids.RELIGIONS,
        "state": ids.STATES,
        "prestige": ids.PRESTIGE,
        "op": ids.OPS,
        "oneshot": ids.ONE_SHOTS,
        "victory": ids.VICTORIES,
        "card": cards.CARD_CODES,
        "ability": ids.ABILITIES,
    }
    wanted = {f"{kind}-{word}" for kind, words in kinds.items() for word in words}
    wanted |= {f"square-{empire}-{side}" for empire in ids.EMPIRES for side in ids.SQUARE_SIDES}
    wanted |= {f"square-promo-{empire}-{side}" for empire in ("hungary", "ottoman") for side in ids.SQUARE_SIDES}
    return wanted | {f"square-promo-papal-states-king-{religion}" for religion in ("islamic", "reformist")}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_has_a_name_and_no_name_is_left_over(language: str) -> None:
    assert {key for key in read_names(language) if "." not in key} == wanted_names()


# Forms a name takes within a sentence; each language has those it needs.
FORMS = {"a", "the", "in", "row", "gen", "acc"}


def test_both_languages_name_the_same_things() -> None:
    english, polish = (
        [key for key in read_names(language) if key.partition(".")[2] not in FORMS] for language in ("en", "pl")
    )
    assert english == polish


@pytest.mark.parametrize("language", ["en", "pl"])
def test_names_of_a_kind_have_the_same_forms(language: str) -> None:
    """A sentence about any token, place, border or empire can count on its forms."""
    forms: dict[str, set[str]] = {}
    for key in read_names(language):
        name, _, form = key.partition(".")
        forms.setdefault(name, set()).update({form} & FORMS)
    kinds = {
        "empire": ids.EMPIRES,
        "location": ids.LOCATIONS,
        "side": ids.SIDES,
        "city": board.CITY_NAMES,
        "border": board.BORDERS,
        "bank": ids.BANKS,
        "token": ids.TOKEN_NAMES,
        "oneshot": ids.ONE_SHOTS[1:],
        "victory": ids.VICTORIES,
    }
    for kind, words in kinds.items():
        assert len({frozenset(forms[f"{kind}-{word}"]) for word in words}) == 1, kind


def test_names_say_where_they_come_from() -> None:
    english, polish = read_names("en"), read_names("pl")
    sourced = {key for key in wanted_names() if key.split("-")[0] in {"card", "square", "city", "empire"}}
    assert {key.removesuffix(".source") for key in english if key.endswith(".source")} == sourced
    assert {english[f"{key}.source"] for key in sourced} == {"printed"}
    assert {polish[f"{key}.source"] for key in sourced} == {"attested", "ours"}
    attested = [key for key in sourced if polish[f"{key}.source"] == "attested"]
    assert len([key for key in attested if key.startswith("card-")]) == 24


@pytest.mark.parametrize("language", ["en", "pl"])
def test_cards_that_differed_in_the_first_edition_say_so(language: str) -> None:
    noted = {key for key in read_names(language) if key.endswith(".first-edition")}
    assert noted == set(cards.NOTES_1E.values())
    assert len(noted) == 18


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_ability_has_a_title_and_no_two_cards_share_a_name(language: str) -> None:
    names = read_names(language)
    titles = [names[f"ability-{word}.title"] for word in ids.ABILITIES]
    assert len(set(titles)) == len(titles)
    titles = [names[f"card-{code}"] for code in cards.CARD_CODES]
    assert len(set(titles)) == len(titles)
