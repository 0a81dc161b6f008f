"""F7–F9: corsair, siege and campaign."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.seated import Table
from tests.rules.pax.witness import Witness, running

# --- F7 corsair -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("F7", "OPSb", "PIRATEc")
def test_a_corsair_moves_only_pirates_of_its_religion_in_its_location() -> None:
    table = running(
        "east",
        "pren063",
        pirate={
            "hungary-ottoman": "islamic-pirate",
            "ottoman-mamluk": "islamic-pirate",
            "papal-states-ottoman": "catholic-pirate",
            "aragon-papal-states": "islamic-pirate",
        },
    ).do("use-corsair pren063")
    assert sorted(table.offered()) == ["sail hungary-ottoman", "sail ottoman-mamluk"]
    assert table.refused("sail papal-states-ottoman") == "OPSb"
    assert table.refused("sail aragon-papal-states") == "LOCATION"
    assert table.refused("sail hungary-byzantium") == "LOCATION"


@pytest.mark.rule("F7")
def test_a_corsair_reaches_the_sea_borders_of_empires_joined_by_sea_only() -> None:
    """From Aragon: Portugal and the Papal States are joined by sea, France only by land."""
    table = running("west", "pren013", pirate={"portugal-aragon": "catholic-pirate"}).do("use-corsair pren013")
    assert sorted(table.offered()) == [
        "sail-to aragon-papal-states",
        "sail-to england-portugal",
        "sail-to papal-states-ottoman",
    ]
    assert table.refused("sail-to england-france") == "F7"
    assert table.refused("sail-to france-aragon") == "PIRATE"
    assert table.refused("sail-to france-hre") == "F7"


@pytest.mark.rule("F7", "F7a")
def test_a_corsair_may_not_meet_its_own_colour_but_kills_any_other() -> None:
    table = running(
        "west",
        "pren013",
        pirate={
            "portugal-aragon": "catholic-pirate",
            "aragon-papal-states": "catholic-pirate",
            "england-portugal": "reformist-pirate",
            "papal-states-ottoman": "islamic-pirate",
        },
    ).do("use-corsair pren013", "sail portugal-aragon")
    assert sorted(table.offered()) == ["sail-to england-portugal", "sail-to papal-states-ottoman"]
    assert table.refused("sail-to aragon-papal-states") == "F7"
    table.do("sail-to england-portugal")
    assert table.now("pirate.england-portugal") == "catholic-pirate"
    assert table.now("pirate.portugal-aragon") is None
    assert table.told("killed-at") == ["killed-at reformist-pirate england-portugal"]


@pytest.mark.rule("F7a")
def test_a_corsair_costs_nothing_and_kills_the_movers_own_concession_too() -> None:
    table = running(
        "west", "pren013", pirate={"portugal-aragon": "catholic-pirate"}, concession={"england-portugal": "fugger"}
    ).do("use-corsair pren013", "sail-to england-portugal")
    assert table.now("concession") == {}
    assert table.now("florins.fugger") == 0


@pytest.mark.rule("F7")
def test_a_corsair_without_a_pirate_or_a_harbour_has_no_target() -> None:
    assert running("west", "pren013").refused("use-corsair pren013") == "F7"
    blocked = {
        "portugal-aragon": "catholic-pirate",
        "aragon-papal-states": "catholic-pirate",
        "england-portugal": "catholic-pirate",
        "papal-states-ottoman": "catholic-pirate",
    }
    assert running("west", "pren013", pirate=blocked).refused("use-corsair pren013") == "F7"


# --- F8 siege -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("F8", "LOCATIONb")
def test_a_siege_of_a_regional_card_reaches_the_whole_region() -> None:
    table = running(
        "east",
        "pren061",
        city={"buda": "catholic-knight", "cairo": "islamic-rook", "venice": "catholic-knight"},
        pirate={"papal-states-ottoman": "catholic-pirate", "aragon-papal-states": "catholic-pirate"},
        concession={"ottoman-mamluk": "medici"},
    ).do("use-siege pren061")
    assert sorted(table.offered()) == ["siege buda", "siege cairo", "siege papal-states-ottoman"]
    assert table.refused("siege venice") == "LOCATION"
    assert table.refused("siege ottoman-mamluk") == "E4b"


@pytest.mark.rule("F8", "OPSb")
@pytest.mark.parametrize("token", ["islamic-knight", "reformist-knight", "catholic-rook", "islamic-rook"])
def test_a_siege_kills_knight_or_rook_of_any_colour_for_nothing(token: str) -> None:
    table = running("west", "pren032", city={"valencia": token}).do("use-siege pren032")
    assert table.now("city") == {}
    assert table.told("killed-at") == [f"killed-at {token} valencia"]
    assert table.now("florins.fugger") == 0
    assert table.square("aragon") == {"keeper": "throne", "side": "king"}


@pytest.mark.rule("F8")
def test_a_siege_does_not_touch_the_repressed() -> None:
    table = running("west", "pren032", square={"aragon": {"repressed": ["catholic-knight"]}})
    assert table.refused("use-siege pren032") == "E4b"


# --- F9 campaign ----------------------------------------------------------------------------------------------------


def campaigning(**given: Any) -> Witness:
    """Fugger is the King of Hungary's banker and runs the east."""
    given.setdefault("city", {"buda": "catholic-knight", "varna": "reformist-knight"})
    given.setdefault("florins", {"fugger": 5})
    return running("east", "hungary", **given)


@pytest.mark.rule("F9", "ADJACENT")
def test_a_campaign_goes_to_adjacent_empires_diagonals_included() -> None:
    table = campaigning().do("use-campaign hungary")
    assert table.offered() == [
        "invade hre",
        "invade byzantium",
        "invade papal-states",
        "invade ottoman",
        "invade mamluk",
    ]
    assert table.refused("invade france") == "ADJACENT"
    assert table.refused("invade hungary") == "ADJACENT"


@pytest.mark.rule("F9a", "F9j", "STRAWMAN")
def test_nobody_campaigns_against_a_square_of_his_own() -> None:
    table = campaigning(
        tableau={"fugger": {"west": ["papal-states"]}, "medici": {"east": ["ottoman"]}},
        square={"byzantium": {"suzerain": "hungary"}, "hre": {"suzerain": "papal-states"}},
    ).do("use-campaign hungary")
    assert table.offered() == ["invade ottoman", "invade mamluk"]
    for own in ("byzantium", "papal-states", "hre"):
        assert table.refused(f"invade {own}") == "F9a"


@pytest.mark.rule("F9j", "VASSALa")
def test_a_vassal_campaigns_itself_but_not_against_its_suzerain() -> None:
    table = campaigning(
        city={"tana": "islamic-knight"}, square={"byzantium": {"suzerain": "hungary"}}, florins={"fugger": 1}
    )
    assert table.refused("use-campaign hungary") == "F9b"
    table.do("use-campaign byzantium")
    assert table.offered() == ["invade ottoman", "invade mamluk"]
    assert table.refused("invade hungary") == "F9a"
    table.do("invade mamluk", "decline")
    assert table.square("mamluk") == {"keeper": "fugger", "side": "king", "suzerain": "hungary"}
    assert table.told("taken-as-vassal") == ["taken-as-vassal fugger mamluk hungary"]


@pytest.mark.rule("F9b", "R64", "F9e")
def test_only_knights_attack_and_there_must_be_one() -> None:
    table = campaigning(city={"buda": "catholic-rook"}, square={"hungary": {"repressed": ["catholic-knight"]}})
    assert table.refused("use-campaign hungary") == "F9b"
    table = campaigning(city={"buda": "islamic-knight", "varna": "catholic-rook"}).do(
        "use-campaign hungary", "invade ottoman"
    )
    assert table.told("campaign-begun") == ["campaign-begun fugger hungary ottoman 1"]
    assert table.now("florins.fugger") == 4


@pytest.mark.rule("F9c", "R64")
def test_all_knights_must_be_paid_for() -> None:
    assert campaigning(florins={"fugger": 1}).refused("use-campaign hungary") == "F9c"
    table = campaigning(florins={"fugger": 2}).do("use-campaign hungary", "invade mamluk")
    assert table.now("florins") == {"fugger": 0, "medici": 0}


@pytest.mark.rule("F9d", "F9f", "BATTLE", "F9i")
def test_all_the_ruling_class_defends_and_the_attacker_chooses_which_knight_falls() -> None:
    table = campaigning(
        city={"buda": "catholic-knight", "varna": "reformist-knight", "tana": "islamic-rook"},
        pirate={"hungary-byzantium": "islamic-pirate"},
        square={"byzantium": {"repressed": ["islamic-knight"]}},
    ).do("use-campaign hungary", "invade byzantium")
    assert table.told("battle-won") == ["battle-won fugger byzantium 2 1"]
    assert table.offered() == ["lose-at buda", "lose-at varna"]
    table.do("lose-at buda")
    assert table.offered() == ["place byzantium-mamluk", "decline"]
    table.do("decline", "done")
    assert table.now("city") == {"varna": "reformist-knight"}
    assert table.now("pirate") == {"hungary-byzantium": "islamic-pirate"}
    assert table.square("byzantium") == {
        "keeper": "fugger",
        "side": "king",
        "suzerain": "hungary",
        "repressed": ["islamic-knight"],
    }


@pytest.mark.rule("F9f", "BATTLE", "VICTORIOUS")
def test_a_campaign_that_loses_everybody_wins_nothing() -> None:
    table = campaigning(
        city={"buda": "catholic-knight", "varna": "reformist-knight", "tana": "islamic-rook", "caffa": "islamic-rook"},
    ).do("use-campaign hungary", "invade byzantium")
    assert table.now("city") == {}
    assert table.square("byzantium") == {"keeper": "throne", "side": "king"}
    assert table.told("battle-lost") == ["battle-lost fugger byzantium 2 2"]
    assert table.now("florins.fugger") == 3


@pytest.mark.rule("BATTLE", "F9d")
def test_a_weaker_attacker_still_chooses_which_defenders_fall() -> None:
    table = campaigning(
        city={"buda": "catholic-knight", "tana": "islamic-rook", "caffa": "catholic-knight"},
    ).do("use-campaign hungary", "invade byzantium")
    assert table.offered() == ["lose-at tana", "lose-at caffa"]
    table.do("lose-at caffa")
    assert table.now("city") == {"tana": "islamic-rook"}
    assert table.told("battle-lost") == ["battle-lost fugger byzantium 1 2"]


@pytest.mark.rule("F9h", "VASSALb", "REGIMEd")
def test_from_its_throne_a_conquered_empire_brings_queen_and_bishop() -> None:
    square = {"queens": ["pren079"], "bishop": "islamic-bishop", "repressed": ["medici-pawn"]}
    table = campaigning(square={"byzantium": square}).do("use-campaign hungary", "invade byzantium", "decline", "done")
    assert table.square("byzantium") == {"keeper": "fugger", "side": "king", "suzerain": "hungary", **square}


@pytest.mark.rule("F9h", "F9g", "VASSALb", "REGIMEf", "VASSALd", "R54")
def test_from_an_opponent_it_comes_without_queen_bishop_and_vassals_king_side_up() -> None:
    table = campaigning(
        tableau={"medici": {"east": ["byzantium"]}},
        square={
            "byzantium": {"side": "king", "queens": ["pren079"], "bishop": "islamic-bishop"},
            "mamluk": {"suzerain": "byzantium", "queens": ["pren078"]},
        },
    ).do("use-campaign hungary", "invade byzantium", "decline")
    assert table.square("byzantium") == {"keeper": "fugger", "side": "king", "suzerain": "hungary"}
    assert table.square("mamluk") == {"keeper": "throne", "side": "king", "queens": ["pren078"]}
    assert table.now("tableau.medici.east") == []


@pytest.mark.rule("F9g", "REPUBLIC", "VASSAL")
def test_a_conquered_republic_becomes_a_king() -> None:
    table = campaigning(tableau={"medici": {"east": ["ottoman"]}}, square={"ottoman": {"side": "republic"}}).do(
        "use-campaign hungary", "invade ottoman", "decline"
    )
    assert table.square("ottoman") == {"keeper": "fugger", "side": "king", "suzerain": "hungary"}


@pytest.mark.rule("R54", "F9j")
def test_an_opponents_vassal_changes_its_suzerain_and_the_old_one_keeps_the_rest() -> None:
    table = campaigning(
        tableau={"medici": {"east": ["ottoman"]}},
        square={"byzantium": {"suzerain": "ottoman"}, "mamluk": {"suzerain": "ottoman"}},
    ).do("use-campaign hungary", "invade byzantium", "decline")
    assert table.square("byzantium")["suzerain"] == "hungary"
    assert table.square("mamluk") == {"keeper": "medici", "side": "king", "suzerain": "ottoman"}
    assert table.square("ottoman")["keeper"] == "medici"


@pytest.mark.rule("E4a", "VASSAL", "R56")
def test_an_empire_just_conquered_acts_in_the_same_action() -> None:
    """Hungary takes the Ottomans, whose knight takes Mamluk; both act with the eastern half."""
    table = campaigning(
        city={"buda": "catholic-knight", "varna": "catholic-knight"},
        square={"hre": {"repressed": ["catholic-knight"]}},
        florins={"fugger": 4},
    ).do("use-campaign hungary", "invade hre", "decline", "emancipate catholic-knight", "place vienna")
    assert "use-campaign hre" in table.offered()
    table.do("use-campaign hre", "invade ottoman", "decline")
    assert table.square("ottoman")["suzerain"] == "hungary"
    assert table.refused("use-campaign hre") == "E4"


@pytest.mark.rule("F9", "REPUBLIC")
def test_republics_do_not_campaign() -> None:
    table = running(
        "east",
        "hungary",
        square={"hungary": {"side": "republic"}},
        city={"buda": "catholic-knight"},
        florins={"fugger": 3},
    )
    assert table.refused("use-campaign hungary") == "E4"


@pytest.mark.rule("VASSAL", "R56")
def test_a_vassal_acts_with_the_half_of_its_suzerain_only() -> None:
    table = Table(
        tableau={"fugger": {"east": ["hungary", "pren121x", "pren087"], "west": ["pren034", "pren039"]}},
        square={"hre": {"suzerain": "hungary", "queens": ["pren045"]}},
        city={"vienna": "catholic-knight", "nurnberg": "catholic-rook"},
        florins={"fugger": 3},
        coins={"east": [1], "west": [1]},
    )
    west = Table.do(table, "ops west")
    assert west.refused("use-campaign hre") == "E4"
    west.do("use-commerce pren034")
    table.do("ops east")
    assert "use-campaign hre" in table.offered()
    assert "use-siege pren045" in table.offered()
