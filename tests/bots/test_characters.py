"""Characters: each likes one way more than it deserves, and shows it where the ways part."""

from __future__ import annotations

import pytest

from signoria import bots
from signoria.bots import CHARACTERS, Sight
from signoria.bots.lines import worth
from signoria.bots.planner import Planner
from signoria.catalogue import find
from signoria.engine.odds import leaned
from signoria.engine.phrase import Phrase
from signoria.engine.rng import seeded
from signoria.games.imperializm.data.ids import ARMY, FLEET, GOLD, PRESTIGE
from signoria.games.imperializm.state import ImperializmState
from signoria.text import Texts
from tests.rules.pax.seated import GAME, Table

IMPERIALIZM = find("imperializm")


def small(name: str) -> Planner:
    """A character that thinks less than it would at a table."""
    bot = bots.find(name)
    assert isinstance(bot, Planner)
    return Planner(name, 300, lines=6, quick=6, horizon=1, character=bot.character)


@pytest.mark.parametrize(
    ("name", "victory"),
    [
        ("abbess", "holy"),
        ("condottiere", "imperial"),
        ("navigator", "globalization"),
        ("humanist", "renaissance"),
    ],
)
def test_a_comet_wakes_the_victory_a_character_dreams_of(name: str, victory: str) -> None:
    """Nobody has anything yet, so that every victory is as far away for both."""
    table = Table(
        market={"west": ["pren001", "comet3", "pren002", "pren003", "pren004", "pren005"]}, florins={"fugger": 1}
    )
    table.do("buy west-1")
    chosen = [small(name).choose(Sight(table.state), seeded(seed)) for seed in range(3)]
    assert [GAME.vocabulary.words(choice) for choice in chosen] == [f"activate {victory}"] * 3


@pytest.mark.parametrize(("name", "liked"), [("trader", {GOLD}), ("warlord", {ARMY, FLEET}), ("builder", {PRESTIGE})])
def test_a_character_of_imperializm_likes_its_own_things(name: str, liked: set[int]) -> None:
    """One more of each, by turns, before any achievement is open: only what the character likes moves it."""
    state = IMPERIALIZM.start(IMPERIALIZM.meta.editions[0], 2, IMPERIALIZM.options(), seeded("character"))
    assert isinstance(state, ImperializmState)
    state.goals = ()
    before = IMPERIALIZM.leaning(state, 0, name)
    for level in (GOLD, ARMY, FLEET, PRESTIGE):
        more = state.clone()
        more.board[level] += 1
        assert (IMPERIALIZM.leaning(more, 0, name) > before) == (level in liked)


def test_leaning_keeps_a_share_a_share() -> None:
    assert leaned(0.5, 0.0) == 0.5
    assert 0.5 < leaned(0.5, 1.0) < leaned(0.5, 2.0) < 1.0
    assert leaned(0.0, 5.0) == 0.0
    assert leaned(1.0, -5.0) == 1.0


def test_what_is_decided_no_character_sees_otherwise() -> None:
    table = Table(victories=["imperial"], tableau={"fugger": {"west": ["england", "france", "hre"]}})
    table.do("declare imperial")
    assert worth(GAME, table.state, 0, "abbess") == 1.0


def test_characters_play_their_game_alone_and_have_a_name_in_both_languages() -> None:
    for game in (GAME, find("lorenzo"), IMPERIALIZM):
        assert {bot.name for bot in CHARACTERS if bot.plays(game)} == set(game.characters)
    assert {bot.name for bot in CHARACTERS} == {*GAME.characters, *IMPERIALIZM.characters}
    for language in ("en", "pl"):
        texts = Texts(language)
        said = {texts.say(Phrase(f"bot-{bot.name}")) for bot in CHARACTERS}
        assert len(said | {texts.say_attribute(Phrase(f"bot-{bot.name}"), "about") for bot in CHARACTERS}) == 14
