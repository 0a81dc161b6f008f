"""What stands above a question at the terminal: the board that matters, with no name said twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import catalogue
from signoria.cli.app import run
from signoria.cli.desk import Desk
from signoria.cli.terminal import Terminal
from signoria.engine.decision import decision
from signoria.engine.rng import seeded
from signoria.engine.session import Session


def terminal(game: str, language: str, path: Path) -> Terminal:
    """Somebody at the keyboard, in a new game."""
    desk = Desk(catalogue.games, catalogue.find)
    desk.speak(language)
    found = desk.opening(game)
    session = Session(found, found.meta.editions[0], 2, found.options(), seeded("above"))
    return Terminal(desk, session, ("human", "human"), seeded("above"), path)


def asked(one: Terminal, capsys: pytest.CaptureFixture[str]) -> str:
    """What is on the screen with the question."""
    found = decision(one.session.state)
    assert found is not None
    one.ask(found)
    return capsys.readouterr().out


def until(one: Terminal, verb: str) -> None:
    """Go on with first options until one with this verb is offered."""
    vocabulary = one.session.game.vocabulary
    for _ in range(60):
        options = one.session.state.options()
        if any(vocabulary.verb_of(option).name == verb for option in options):
            return
        one.session.choose(options[0])
    raise AssertionError(f"{verb} is never offered")


@pytest.mark.parametrize(
    ("game", "verb", "language", "said"),
    [
        ("lorenzo", "place", "en", ("goods:", "coins", "the ground floor of the tower of territories: ", "Costs ")),
        ("lorenzo", "place", "pl", ("zasoby:", "monety", "pierwszy poziom wieży włości: ", "Koszt: ")),
        ("pax-renaissance", "buy", "en", ("florins: ", "market:", "  West: ", "Location: ")),
        ("pax-renaissance", "buy", "pl", ("floreny: ", "rynek:", "  Zachód: ", "Lokalizacja: ")),
        ("imperializm", "keep-power", "en", ("ducats: ", "face-up territories:", "Cost: ")),
        ("imperializm", "keep-power", "pl", ("dukaty: ", "Koszt: ")),
    ],
)
def test_cards_with_cost_and_effect_and_the_goods_stand_above_the_question(
    game: str, verb: str, language: str, said: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = terminal(game, language, tmp_path / "game.signoria")
    until(one, verb)
    text = asked(one, capsys)
    first = text.index("   1  ")
    for part in said:
        assert part in text[:first], part


@pytest.mark.parametrize(("language", "word"), [("en", "Buy "), ("pl", "Kup: ")])
def test_no_name_is_said_twice_in_an_option(
    language: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = terminal("pax-renaissance", language, tmp_path / "game.signoria")
    until(one, "buy")
    options = [line for line in asked(one, capsys).splitlines() if word in line]
    assert options
    assert [line for line in options if line.count(line.partition(word)[2].partition(" (")[0]) != 1] == []


def test_what_has_not_changed_and_is_not_asked_about_is_not_told_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = terminal("lorenzo", "en", tmp_path / "game.signoria")
    until(one, "place")
    assert "towers:" in asked(one, capsys)
    again = asked(one, capsys)
    assert "towers:" not in again
    assert "goods:" in again
    one.session.choose(one.session.game.vocabulary.parse("place white"))
    assert "towers:" in asked(one, capsys)  # where the member goes: the floors are what is asked about


def test_others_do_not_show_their_hands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = terminal("imperializm", "en", tmp_path / "game.signoria")
    assert "Green: ? × 5" in asked(one, capsys)


def test_a_paragraph_of_lorenzo_is_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "lorenzo", "R7"], Desk(catalogue.games, catalogue.find)) == 0
    assert capsys.readouterr().out.startswith("R7 · Servants:")
