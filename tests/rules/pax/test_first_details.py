"""The first edition: paragraphs and rulings that read otherwise because its empires lie bare in a pile."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.rng import seeded
from signoria.games.pax.game import PaxOptions
from tests.rules.pax.reading import supply, war
from tests.rules.pax.seated import GAME
from tests.rules.pax.witness import Witness, playing, running

FIRST = "1e"


@pytest.mark.row(3, 5, 6, 59)
@pytest.mark.rule("C1a", "C6b", edition=FIRST)
def test_a_game_begins_with_a_bare_pile_and_without_the_red_sea() -> None:
    told = GAME.describe(GAME.start(FIRST, 2, PaxOptions(), seeded("begin")))
    assert told["open"] == {"white": "trebizond", "black": "tana"}
    assert {square["keeper"] for square in told["square"].values()} == {"throne"}
    assert {square["side"] for square in told["square"].values()} == {"king"}
    assert not {"spice-islands", "red-sea", "novgorod", "timbuktu"} & set(told["city"])


@pytest.mark.row(5, 59)
@pytest.mark.rule("B6d", edition=FIRST)
def test_nothing_stands_on_a_busted_emporium() -> None:
    """A knight for Mamluk has two cities to choose from; a token where a disk arrives leaves at once."""
    table = playing("pren065", edition=FIRST)
    assert table.offered() == ["place cairo", "place cyprus", "decline"]
    given: dict[str, Any] = {"tableau": {"fugger": {"east": ["byzantium"]}}, "city": {"tana": "islamic-knight"}}
    shifted = playing("pren087", edition=FIRST, **given).do("trigger")
    assert (shifted.now("open.black"), shifted.now("city.tana")) == ("timbuktu", None)
    assert shifted.now("square.byzantium.repressed") == ["islamic-knight"]


@pytest.mark.row(15, 65)
@pytest.mark.rule("D1.2", "ONESHOT", edition=FIRST)
def test_a_triggered_one_shot_leaves_the_agents_optional() -> None:
    table = playing("pren015", edition=FIRST).do("trigger")
    assert table.offered()[-1] == "decline"
    assert table.do("decline").now("concession") == {}


@pytest.mark.row(73)
@pytest.mark.rule("F1c", edition=FIRST)
def test_a_bishop_crosses_the_player_board_only_by_a_shared_location() -> None:
    table = running(
        "west",
        "pren004",
        edition=FIRST,
        tableau={"fugger": {"west": ["pren004", "pren034"], "east": ["pren058"]}, "medici": {"west": ["france"]}},
        bishop={"pren004": "reformist-bishop"},
    )
    assert "bishop-to pren058" not in table.offered()
    assert table.offered() == ["bishop-to pren034", "bishop-to france"]


@pytest.mark.row(49, 84)
@pytest.mark.rule("I1d", edition=FIRST)
def test_a_queen_dies_when_her_king_is_won_from_an_opponent() -> None:
    table, _ = war(
        "pren049",
        "place toledo",
        "decline",
        edition=FIRST,
        tableau={"medici": {"west": ["portugal"]}},
        square={"portugal": {"queens": ["pren046"], "bishop": "islamic-bishop"}},
    )
    assert table.square("portugal") == {"keeper": "fugger", "side": "king", "bishop": "islamic-bishop"}
    assert "pren046" in table.now("discarded")


@pytest.mark.row(65, 87)
@pytest.mark.rule("K3b", edition=FIRST)
def test_a_card_struck_by_its_own_apostasy_still_sends_its_bishop() -> None:
    table = playing(
        "pren098x",
        edition=FIRST,
        settings=["expansion"],
        tableau={"fugger": {"west": ["pren008"]}, "medici": {"west": ["pren022"]}},
    ).do("trigger")
    assert table.now("discarded") == ["pren008", "pren098x"]
    assert table.offered() == ["ordain pren022", "decline"]


@pytest.mark.row(19, 29)
@pytest.mark.rule("REPRESSED", edition=FIRST)
def test_repressed_tokens_are_lost_with_a_sold_square() -> None:
    table = Witness(
        edition=FIRST,
        tableau={"fugger": {"west": ["aragon"]}},
        square={"aragon": {"repressed": ["catholic-rook", "medici-pawn"]}},
    )
    assert (supply(table, "catholic-rook"), supply(table, "medici-pawn")) == (9, 9)
    table.do("sell aragon")
    assert (supply(table, "catholic-rook"), supply(table, "medici-pawn")) == (10, 10)


@pytest.mark.row(18, 20)
@pytest.mark.rule("R59", edition=FIRST)
def test_what_a_queen_that_sells_for_four_brings() -> None:
    def table(**given: Any) -> Witness:
        return Witness(edition=FIRST, settings=["expansion"], **given)

    couple = table(tableau={"fugger": {"east": ["hungary"]}}, square={"hungary": {"queens": ["pren104x"]}})
    assert couple.do("sell hungary").now("florins.fugger") == 6
    assert table(hand={"fugger": ["pren104x"]}).do("sell pren104x").now("florins.fugger") == 2
    assert table(maids={"fugger": ["pren104x"]}).refused("sell pren104x") == "I2a"


@pytest.mark.row(16, 68)
@pytest.mark.rule("R61", edition=FIRST)
def test_the_bishop_of_a_sold_card_needs_another_card() -> None:
    table = Witness(
        edition=FIRST,
        settings=["expansion"],
        hand={"fugger": ["pren009", "pren023"]},
        tableau={"fugger": {"west": ["pren135x"]}},
    ).do("sell pren009", "trigger", "locate france")
    assert table.offered() == ["ordain pren135x", "decline"]


@pytest.mark.row(68)
@pytest.mark.rule("R62", edition=FIRST)
def test_two_bishops_of_one_card_never_share_a_card() -> None:
    table = playing("pren129x", edition=FIRST, settings=["expansion"], tableau={"medici": {"west": ["pren010"]}})
    assert table.offered() == ["ordain pren010", "ordain pren129x", "decline"]
    assert table.do("ordain pren129x").offered() == ["ordain pren010", "decline"]


@pytest.mark.row(82)
@pytest.mark.rule("R65", edition=FIRST)
def test_who_turns_the_ottoman_card_rearranges_constantinople() -> None:
    table, _ = war(
        "pren088",
        "place constantinople-2",
        "decline",
        "convert medieval",
        edition=FIRST,
        faith={"ottoman": "islamic"},
        city={"constantinople-1": "islamic-rook"},
    )
    assert table.now("faith.ottoman") == "medieval"
    assert table.offered() == ["arrange constantinople-1", "arrange constantinople-2", "arrange constantinople-3"]


@pytest.mark.row(17, 77)
@pytest.mark.rule("R67", edition=FIRST)
def test_who_cannot_pay_a_tax_in_the_pile_has_the_pawn_back() -> None:
    table = running("west", "pren049", edition=FIRST, concession={"portugal-aragon": "medici"})
    assert table.asked() == "medici"
    assert table.do("raise granada").now("city") == {"granada": "islamic-rook"}
    assert (table.now("concession"), supply(table, "medici-pawn")) == ({}, 10)
    assert table.square("portugal") == {"keeper": "throne", "side": "king"}
