"""Imperializm with a box of one's own: what a pack may change, what must fit together, and what is told of it."""

from __future__ import annotations

import pytest

from signoria.engine.game import Game
from signoria.engine.pack import Pack, export, load, read_pack
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.games.imperializm.boxed import OURS, BoxedGame
from signoria.games.imperializm.data.box import SHEETS, TEXTS
from signoria.games.imperializm.data.ids import GOLD, SILESIA
from signoria.games.imperializm.game import GAME
from signoria.text import LANGUAGES, Texts

NAMES = {
    f"{layout.names}{row}": Texts("en", GAME).say(Phrase(f"{layout.names}{row}"))
    for layout in GAME.layouts
    if layout.names
    for row in layout.rows
}
FILES = export(GAME, "My box", TEXTS, NAMES)


def find(name: str) -> Game:
    return GAME


def changed(sheet: str, old: str, new: str) -> dict[str, str]:
    """Our values with something else in one place of a sheet."""
    text = FILES[f"{sheet}.toml"]
    assert old in text
    return {**FILES, f"{sheet}.toml": text.replace(old, new, 1)}


def boxed(files: dict[str, str]) -> BoxedGame:
    return GAME.packed(load(files, find))


def test_our_values_come_back_from_an_export() -> None:
    pack = load(FILES, find)
    assert (pack.digest, pack.differences(SHEETS)) == (OURS.digest, [])
    assert GAME.data == OURS.digest


def test_a_game_with_a_pack_has_its_values_and_ours_keeps_its_own() -> None:
    game = boxed(changed("territories", "cost = 4", "cost = 7"))
    assert (game.box().territory_cost[SILESIA], GAME.box().territory_cost[SILESIA]) == (7, 4)
    assert game.components("2014")["territories"]["silesia"]["origins"]["cost"] == "owner"
    assert GAME.components("2014")["territories"]["silesia"]["origins"]["cost"] == "reconstructed"
    assert game.data.endswith(" My box")


def test_a_longer_track_of_a_good() -> None:
    game = boxed(changed("goods", "[0, 6, 10, 14, 18, 22, 26, 30, 34]", "[0, 6, 10, 14, 18, 22, 26, 30, 34, 40]"))
    assert (game.box().level_most[GOLD], GAME.box().level_most[GOLD]) == (9, 8)
    assert game.components("2014")["goods"]["gold"]["origins"][8:] == ["reconstructed", "owner"]


def test_a_territory_can_be_called_as_it_is_printed() -> None:
    game = boxed(
        changed("territories", "[silesia]  # Silesia", '[silesia]\nname = { pl = "Prowansja", en = "Provence" }')
    )
    assert Texts("pl", game).say(Phrase("territory-silesia")) == "Prowansja"
    assert Texts("pl", game).say_attribute(Phrase("territory-silesia"), "gen") == "Prowansja"
    assert Texts("pl", GAME).say(Phrase("territory-silesia")) == "Śląsk"


@pytest.mark.parametrize(
    ("sheet", "old", "new", "sentence"),
    [
        ("goods", "[0, 6, 10", "[0, 6, 5", "The profit at level 2 must be at least 6, as at the level before."),
        ("powers", "start = 2", "start = 1", "Start number 1 already belongs to “poland”"),
        ("powers", "army = 1, fleet = 2", "fleet = 2", "“gives.army” must be a whole number from 1 to 6."),
        ("territories", "army = 7, fleet = 4", "army = 20, fleet = 21", "“needs.fleet” must be a whole number"),
        ("territories", "cost = 12\nneeds", "starting = 1\ncost = 12\nneeds", ""),
        ("territories", "[india]  # India", "[india]\nstarting = 1", "“india” is a field of the board"),
        ("achievements", "needs = { fleet = 4 }\n", "", "“great-discoveries” asks for nothing"),
        ("achievements", "fleet = 4", "food = 9", "“needs.food” can never be reached; the most there can be is 8."),
        ("achievements", "fleet = 4", "colonies = 19", "the most there can be is 18."),
        ("religions", "prestige = 4", "prestige = 11", "“needs.prestige” can never be reached"),
        (
            "religions",
            "hand = 1\n",
            "hand = 1\nchoice = 1\n",
            "“lutheranism” does nothing with “choice”; leave it out.",
        ),
        ("providence", "[settlement]", "[settlement]\nducats = 3", "“settlement” does nothing with “ducats”"),
        ("providence", "[settlement]", "[settlement]\nwar = { land = 2 }", "does nothing with “war.land”"),
        ("providence", "per = { prestige = 1 }", "per = {}", "“per.prestige” must be at least 1"),
        ("board", "hand = 5", "hand = 6\n#", ""),
        ("board", "hand-most = 6", "hand-most = 4", "The number of cards must lie between 4 and 4."),
        ("board", "start-hand = 5", "start-hand = 7", "“value” must be a whole number from 1 to 6."),
        ("board", "territories-4 = 6", "territories-4 = 60", "“value” must be a whole number from 1 to 6."),
    ],
)
def test_what_does_not_fit_together_is_told_and_what_does_is_not(sheet: str, old: str, new: str, sentence: str) -> None:
    findings = read_pack(changed(sheet, old, new), find).findings
    assert all(finding.file == f"{sheet}.toml" and finding.line > 1 for finding in findings)
    told = [Texts("en", GAME).say_problem(finding.problem()) for finding in findings]
    assert all(Texts(language, GAME).say_problem(finding.problem()) for language in LANGUAGES for finding in findings)
    assert sentence in told[0] if sentence else told == []


def test_too_few_starting_territories() -> None:
    text = FILES["territories.toml"].replace("starting = 1\n", "")
    findings = read_pack({**FILES, "territories.toml": text}, find).findings
    assert [Texts("en", GAME).say_problem(finding.problem()) for finding in findings] == [
        "territories.toml, line 1: The number of starting territories is 0; it must be at least 6, as many as are laid "
        "open."
    ]


def test_a_pack_of_another_game_is_refused() -> None:
    with pytest.raises(Problem):
        load({**FILES, "pack.toml": 'game = "sample"\ntitle = "A"\n'}, find_none)


def find_none(name: str) -> Game:
    raise Problem("unknown-word", kind="game", word=name)


def test_packs_are_told_apart_by_what_they_change() -> None:
    digests = {load(changed("territories", "cost = 4", f"cost = {cost}"), find).digest for cost in range(1, 9)}
    assert len(digests) == 8
    assert isinstance(GAME.pack, Pack)
