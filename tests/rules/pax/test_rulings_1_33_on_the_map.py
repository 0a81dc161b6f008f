"""Rulings R14, R17, R23, R24, R28 to R30 and R32: wars, empty supplies, levies, apostasies, florins on the market."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.reading import ROWS, supply, told
from tests.rules.pax.seated import Table

# --- R14, R17 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R14")
def test_a_hopeless_civil_war_may_be_fought() -> None:
    city = {"vienna": "catholic-rook", "lubeck": "catholic-rook", "nurnberg": "reformist-knight"}
    table = Table(hand={"fugger": ["pren038", "pren023"]}, city=city).do("play pren038")
    assert table.offered() == ["trigger", "decline"]
    table.do("trigger", "lose-at lubeck")
    assert table.now("square.hre.keeper") == "throne"
    assert len(table.now("city")) == 2


@pytest.mark.rule("R14")
def test_a_civil_war_may_be_fought_without_any_attacker_in_any_empire_of_the_location() -> None:
    table = Table(hand={"fugger": ["pren009", "pren023"]}, city={"london": "catholic-rook"}).do(
        "play pren009", "trigger"
    )
    assert "locate england" in table.offered()
    table.do("locate england")
    assert table.now("city") == {"london": "catholic-rook"}


@pytest.mark.rule("R17")
@pytest.mark.parametrize(
    ("faith", "levy"),
    [
        ("medieval", "catholic-knight"),
        ("catholic", "catholic-knight"),
        ("islamic", "islamic-rook"),
        ("reformist", "reformist-knight"),
    ],
)
def test_the_levy_of_paris_in_an_islamic_france_is_an_islamic_rook(faith: str, levy: str) -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren028"]}},
        concession={"england-france": "fugger"},
        faith={"france": faith},
        florins={"fugger": 1},
    ).do("ops west", "pay", "raise paris")
    assert table.now("city.paris") == levy


# --- R23, R24: tokens -----------------------------------------------------------------------------------------------

REFORMIST_ROOKS = ["london", "bordeaux", "paris", "bruges", "lyon", "toledo", "granada"]


@pytest.mark.rule("R23")
def test_agents_fight_even_if_the_supply_has_none_left() -> None:
    """All seven islamic knights are elsewhere; the Black Sheep attack all the same, and the survivor needs a token."""
    city = dict.fromkeys(["buda", "varna", "modon", "rhodes", "cairo", "cyprus"], "islamic-knight")
    city["constantinople-1"] = "islamic-knight"
    table = Table(hand={"fugger": ["pren068", "pren023"]}, city=city)
    assert supply(table, "islamic-knight") == 0
    assert "battle-won" in told(table, "play pren068", "trigger")
    assert table.now("square.byzantium.keeper") == "throne"
    table.do("place tana")
    # The survivor is taken from any place, as nothing is repressed.
    assert {"recall-from buda", "recall-from cairo"} <= set(table.offered())
    table.do("recall-from buda", "decline")
    assert table.now("city.tana") == "islamic-knight"
    assert not table.now("city.buda")


@pytest.mark.rule("R23")
def test_the_dead_of_the_battle_are_back_in_the_supply_before_a_survivor_is_placed() -> None:
    city = dict.fromkeys(["tana", "caffa", "modon", "rhodes", "cairo", "cyprus", "buda"], "islamic-knight")
    table = Table(
        hand={"fugger": ["pren068", "pren023"]},
        city=city,
        square={"byzantium": {"repressed": ["catholic-rook", "catholic-knight"]}},
    ).do("play pren068", "trigger", "lose-repressed catholic-rook", "lose-repressed catholic-knight", "place trebizond")
    # Two islamic knights fell in Byzantium, so nobody is recalled.
    assert table.now("city.trebizond") == "islamic-knight"
    assert table.now("city.buda") == "islamic-knight"
    assert supply(table, "islamic-knight") == 1


@pytest.mark.rule("R24", "TOKENS")
def test_a_missing_pawn_is_taken_from_the_own_pieces() -> None:
    borders = [
        "england-france", "france-hre", "hre-hungary", "hungary-byzantium", "portugal-aragon", "aragon-papal-states",
        "papal-states-ottoman", "ottoman-mamluk", "england-portugal", "hre-papal-states",
    ]  # fmt: skip
    given: dict[str, Any] = {"hand": {"fugger": ["pren036", "pren023"]}}
    table = Table(**given, concession=dict.fromkeys(borders, "fugger"))
    assert supply(table, "fugger-pawn") == 0
    table.do("play pren036", "decline", "place france-aragon")
    assert set(table.offered()) == {f"recall-from {border}" for border in borders}
    table.do("recall-from hre-hungary")
    assert table.now("concession.france-aragon") == "fugger"
    assert not table.now("concession.hre-hungary")
    serf = Table(
        **given,
        concession=dict.fromkeys(borders[:9], "fugger"),
        square={"mamluk": {"repressed": ["fugger-pawn"]}},
    ).do("play pren036", "decline", "place france-aragon")
    assert serf.now("square.mamluk").get("repressed") in (None, [])
    assert len(serf.now("concession")) == 10


@pytest.mark.rule("R24", "TOKENS")
def test_a_missing_bishop_is_taken_from_a_card_or_throne() -> None:
    table = Table(
        hand={"fugger": ["pren160x", "pren023"]},
        tableau={"medici": {"west": ["pren037", "pren036"]}},
        bishop={"pren037": "reformist-bishop"},
        square={empire: {"bishop": "reformist-bishop"} for empire in ("england", "hre", "aragon", "mamluk")},
    )
    assert supply(table, "reformist-bishop") == 0
    table.do("play pren160x", "ordain pren036")
    assert set(table.offered()) == {
        "recall-bishop pren037", "recall-bishop england", "recall-bishop hre", "recall-bishop aragon",
        "recall-bishop mamluk",
    }  # fmt: skip
    table.do("recall-bishop pren037")
    assert table.now("bishop") == {"pren036": "reformist-bishop"}


@pytest.mark.rule("R24", "TOKENS", "LEVY")
def test_a_missing_levy_is_taken_too_and_cannot_be_declined() -> None:
    """All seven reformist rooks are in play; Novgorod levies one more, from wherever its owner says."""
    table = Table(
        tableau={"fugger": {"west": ["pren022"]}},
        open={"black": "novgorod"},
        concession={"france-hre": "medici"},
        florins={"medici": 1},
        city={**dict.fromkeys(REFORMIST_ROOKS, "reformist-rook"), "vienna": "catholic-rook"},
    )
    assert supply(table, "reformist-rook") == 0
    table.do("ops west", "use-tax pren022", "pay", "raise novgorod")
    assert table.asked() == "medici"
    assert set(table.offered()) == {f"recall-from {city}" for city in REFORMIST_ROOKS}
    assert "decline" not in table.offered()
    table.do("recall-from london")
    assert table.now("city.novgorod") == "reformist-rook"
    assert not table.now("city.london")


@pytest.mark.rule("R24")
def test_an_optional_placement_may_be_declined_instead() -> None:
    table = Table(
        hand={"fugger": ["pren084", "pren023"]},
        square={"mamluk": {"repressed": ["islamic-rook"] * 7}},
    )
    assert supply(table, "islamic-rook") == 0
    table.do("play pren084", "decline")
    assert table.now("square.mamluk.repressed") == ["islamic-rook"] * 7
    assert table.now("actions") == 1


@pytest.mark.rule("R24")
def test_a_single_source_is_taken_without_asking() -> None:
    table = Table(hand={"fugger": ["pren084", "pren023"]}, square={"mamluk": {"repressed": ["islamic-rook"] * 7}})
    names = told(table, "play pren084", "place cairo")
    assert names.count("forced") == 1
    assert table.now("square.mamluk.repressed") == ["islamic-rook"] * 6
    assert table.now("city") == {"cairo": "islamic-rook"}


# --- R28, R29: levies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R28")
def test_in_a_fair_the_initiator_chooses_every_city_in_any_owners_empire() -> None:
    table = Table(tableau={"medici": {"east": ["byzantium", "hungary"]}}, market=ROWS, coins={"east": [3]}).do(
        "fair east"
    )
    assert table.asked() == "fugger"
    assert table.offered() == ["raise tana", "raise caffa", "raise trebizond"]
    table.do("raise trebizond")
    assert table.asked() == "fugger"
    assert table.offered() == ["raise buda", "raise varna"]
    table.do("raise varna")
    assert table.offered()[:3] == [f"raise constantinople-{space}" for space in (1, 2, 3)]
    assert table.now("city") == {"trebizond": "reformist-rook", "varna": "reformist-knight"}


@pytest.mark.rule("R28")
def test_in_a_tax_the_owner_of_the_concession_chooses() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren028", "france"]}},
        concession={"england-france": "medici"},
        florins={"medici": 1},
    ).do("ops west", "pay")
    assert table.asked() == "medici"
    assert table.offered() == ["raise paris", "raise bruges", "raise lyon"]
    table.do("raise lyon")
    assert table.asked() == "fugger"


@pytest.mark.rule("R29")
def test_all_profits_are_paid_before_the_first_levy() -> None:
    table = Table(
        market=ROWS,
        coins={"east": [4]},
        concession={"hungary-byzantium": "medici", "hungary-ottoman": "fugger", "ottoman-mamluk": "medici"},
    )
    names = told(table, "fair east", "raise tana", "raise buda", "raise modon", "raise cairo")
    assert names.index("fair-ended") < names.index("levy-raised")
    assert names.count("profit") == 3
    assert names.count("levy-raised") == 4
    assert table.now("florins") == {"fugger": 2, "medici": 2}
    assert table.now("city") == {
        "tana": "islamic-knight", "buda": "catholic-knight", "modon": "reformist-rook", "cairo": "islamic-rook",
    }  # fmt: skip


@pytest.mark.rule("R29")
def test_levies_rise_only_as_far_as_the_voyage_came() -> None:
    """Two profits: the subsidy and one for the first concession, which ends the voyage at its border."""
    table = Table(market=ROWS, coins={"east": [1]}, concession={"hungary-byzantium": "medici"}).do("fair east")
    table.do("raise caffa")
    assert table.now("city") == {"caffa": "catholic-knight"}
    assert table.now("actions") == 1


# --- R30: apostasy --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R30")
def test_an_apostasy_hits_everybody_at_once() -> None:
    table = Table(
        hand={"fugger": ["pren030", "pren023"]},
        tableau={
            "fugger": {"west": ["pren008", "pren004"]},
            "medici": {"west": ["pren005", "pren007", "pren036"]},
        },
    ).do("play pren030", "trigger", "place paris")
    assert table.now("tableau") == {
        "fugger": {"west": ["pren030"], "east": []},
        "medici": {"west": ["pren036"], "east": []},
    }


@pytest.mark.rule("R30")
def test_a_vassal_that_is_hit_goes_home_alone_and_a_suzerain_takes_its_vassals_home() -> None:
    given: dict[str, Any] = {
        "hand": {"fugger": ["pren063", "pren023"]},
        "tableau": {"medici": {"east": ["hungary"], "west": ["pren006"]}},
    }
    vassal = Table(**given, square={"ottoman": {"suzerain": "hungary"}}).do(
        "play pren063", "trigger", "place ottoman-mamluk"
    )
    assert vassal.now("square.ottoman.keeper") == "throne"
    assert vassal.now("square.hungary.keeper") == "medici"
    given["tableau"] = {"medici": {"east": ["ottoman"], "west": ["pren006"]}}
    suzerain = Table(**given, square={"hungary": {"suzerain": "ottoman"}}).do(
        "play pren063", "trigger", "place ottoman-mamluk"
    )
    assert suzerain.now("square.ottoman.keeper") == "throne"
    assert suzerain.now("square.hungary.keeper") == "throne"
    assert suzerain.now("tableau.medici") == {"west": [], "east": []}


@pytest.mark.rule("R30")
def test_cards_without_the_two_religions_and_their_abilities_survive_an_apostasy() -> None:
    held = ["pren133x", "pren101x", "pren131x"]
    table = Table(
        hand={"fugger": ["pren030", "pren023"], "medici": held},
        tableau={
            "fugger": {"west": ["pren008", "pren004"]},
            "medici": {"west": ["pren007", "pren005", "pren043"]},
        },
        bishop={"pren007": "islamic-bishop"},
    ).do("play pren030", "trigger", "place paris")
    assert table.now("hand.medici") == held  # Gutenberg is not hit
    assert table.now("bishop") == {}
    assert supply(table, "islamic-bishop") == 5


# --- R32 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R32")
def test_the_buyer_of_a_comet_takes_its_florins_too() -> None:
    rows = {**ROWS, "west": ["pren035", "comet3", "pren038"]}
    table = Table(market=rows, coins={"west": [0, 6]}, florins={"fugger": 1}).do("buy west-1", "activate holy")
    assert table.now("florins.fugger") == 6


@pytest.mark.rule("R32")
def test_the_leftovers_of_a_fair_wait_on_the_empty_space_for_the_next_fair_card() -> None:
    table = Table(market=ROWS, coins={"west": [3, 2]}, open={"white": "spice-islands"}).do("fair west")
    table.do("raise toledo", "raise london", "raise paris", "raise vienna")
    assert table.now("coins.west")[:2] == [3, 2]
    table.do("end")
    assert table.now("market.west")[0] == "pren034"
    assert table.now("coins.west")[:2] == [5, 0]
