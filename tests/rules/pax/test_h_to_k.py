"""H–K: trade shifts, coronations, civil wars, religious wars and apostasy. How battles go is in test_battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.seated import Table
from tests.rules.pax.witness import Witness, playing, running

# --- H trade shifts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H1", "H1b", "H1c", "H1d")
@pytest.mark.parametrize(
    ("card", "opens", "closes", "place"),
    [
        ("pren127x", "red-sea", "trebizond", "ottoman-mamluk"),
        ("pren127x", "red-sea", "spice-islands", "ottoman-mamluk"),
        ("pren074", "novgorod", "tana", "france-hre"),
        ("pren074", "novgorod", "timbuktu", "france-hre"),
        ("pren121x", "timbuktu", "tana", "valencia"),
        ("pren121x", "timbuktu", "novgorod", "valencia"),
    ],
)
def test_a_shift_opens_the_named_emporium_and_busts_the_open_one(
    card: str, opens: str, closes: str, place: str
) -> None:
    colour = "white" if opens == "red-sea" else "black"
    other = {"white": "black", "black": "white"}[colour]
    table = playing(card, open={colour: closes})
    before = table.now(f"open.{other}")
    table.do("trigger", f"place {place}")
    assert table.now(f"open.{colour}") == opens
    assert table.now(f"open.{other}") == before
    assert table.told("route-shifted") == [f"route-shifted fugger {opens} {closes}"]


@pytest.mark.rule("H1", "R48")
def test_an_emporium_already_open_cannot_be_opened_and_the_agent_is_then_optional() -> None:
    table = playing("pren121x", open={"black": "timbuktu"})
    assert table.told("forced") == ["forced fugger decline"]
    assert table.offered() == ["place valencia", "place algiers", "place timbuktu", "decline"]
    assert table.do("decline").now("city") == {}


@pytest.mark.rule("H1", "REPRESSc")
def test_the_token_of_the_busted_emporium_is_repressed_for_nothing() -> None:
    """The Kremlin moves the black route away from Timbuktu, whose rook goes to Aragon's square."""
    table = playing(
        "pren074",
        open={"black": "timbuktu"},
        city={"timbuktu": "islamic-rook", "algiers": "islamic-rook"},
        tableau={"medici": {"west": ["aragon"]}},
    ).do("trigger", "place france-hre")
    assert table.square("aragon") == {"keeper": "medici", "side": "king", "repressed": ["islamic-rook"]}
    assert table.now("city") == {"algiers": "islamic-rook"}
    assert table.now("florins.fugger") == 0


@pytest.mark.rule("H1a", "R47", "DISCOVERY")
def test_the_spice_islands_need_a_discovery_besides_the_card_itself() -> None:
    """India Armada shows one discovery of its own, which does not count."""
    assert playing("pren014").told("forced") == ["forced fugger decline"]
    assert playing("pren014", tableau={"fugger": {"west": ["pren016"]}}).offered() == ["trigger", "decline"]
    assert playing("pren014", tableau={"fugger": {"west": ["portugal"]}}).offered() == ["trigger", "decline"]
    assert playing("pren014", tableau={"medici": {"west": ["pren016"]}}).told("forced") == ["forced fugger decline"]


@pytest.mark.rule("H1a")
@pytest.mark.parametrize("closed", ["trebizond", "red-sea"])
def test_the_spice_islands_bust_whichever_white_emporium_was_open(closed: str) -> None:
    table = playing("pren019", tableau={"fugger": {"west": ["pren016"]}}, open={"white": closed})
    table.do("trigger", "place england-portugal")
    assert table.now("open.white") == "spice-islands"
    assert table.told("route-shifted") == [f"route-shifted fugger spice-islands {closed}"]


@pytest.mark.rule("H1", "R1", "R25")
def test_agents_that_cannot_be_deployed_cancel_the_shift() -> None:
    """Both borders of Mamluk held by pirates and concessions that cost a florin nobody has."""
    table = playing("pren127x", pirate={"ottoman-mamluk": "islamic-pirate"}, concession={"byzantium-mamluk": "medici"})
    assert table.told("forced")[0] == "forced fugger decline"
    assert table.now("open.white") == "trebizond"
    table = playing(
        "pren127x",
        pirate={"ottoman-mamluk": "islamic-pirate"},
        concession={"byzantium-mamluk": "medici"},
        florins={"fugger": 1},
    )
    table.do("trigger")
    assert table.now("open.white") == "red-sea"
    assert table.square("mamluk")["repressed"] == ["medici-pawn"]


# --- I coronations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("I", "I1", "QUEEN")
def test_a_suitor_is_an_unmarried_king_on_his_throne_or_in_ones_own_tableau() -> None:
    table = playing(
        "pren044",
        tableau={"fugger": {"west": ["portugal", "france"]}, "medici": {"west": ["hre"]}},
        square={"france": {"side": "republic"}},
    ).do("trigger")
    assert table.offered() == ["wed portugal", "wed aragon"]
    assert table.refused("wed hre") == "I"
    assert table.refused("wed france") == "I"
    assert table.refused("wed england") == "I"


@pytest.mark.rule("Ia", "REGIMEa", "REGIMEb")
def test_a_coronation_brings_a_concession_and_frees_the_repressed() -> None:
    table = playing(
        "pren138x",
        square={"hre": {"repressed": ["catholic-rook"]}},
        concession={"france-hre": "medici"},
        florins={"fugger": 1},
    ).do("trigger", "place france-hre")
    assert table.now("florins.fugger") == 0
    table.do("emancipate medici-pawn", "place hre-hungary", "emancipate catholic-rook", "place vienna")
    assert table.now("concession") == {"france-hre": "fugger", "hre-hungary": "medici"}
    assert table.now("city") == {"vienna": "catholic-rook"}
    assert table.square("hre") == {"keeper": "fugger", "side": "king", "queens": ["pren138x"]}


@pytest.mark.rule("I1a", "REGIME", "SQUARE")
@pytest.mark.parametrize(("king", "half"), [("hungary", "east"), ("hre", "west"), ("portugal", "west")])
def test_the_couple_stands_at_the_outer_end_of_the_half_its_empire_belongs_to(king: str, half: str) -> None:
    """Elzbieta is an eastern card; the king decides."""
    table = playing("pren075", tableau={"fugger": {"east": ["pren080"], "west": ["pren034"]}})
    table.do("trigger", f"wed {king}", "decline")
    first = {"east": "pren080", "west": "pren034"}[half]
    assert table.now(f"tableau.fugger.{half}") == [first, king]
    assert table.square(king)["queens"] == ["pren075"]


@pytest.mark.rule("I1b", "I1a", "OPS")
def test_king_and_queen_each_use_one_op_and_hers_is_where_he_is() -> None:
    table = running(
        "west",
        "portugal",
        square={"portugal": {"queens": ["pren044"]}},
        city={"toledo": "catholic-knight", "granada": "catholic-rook", "valencia": "catholic-rook"},
        florins={"fugger": 1},
    )
    assert {"use-campaign portugal", "use-repress pren044"} <= set(table.offered())
    table.do("use-repress pren044")
    assert table.square("portugal")["repressed"] == ["catholic-rook"]
    assert "use-campaign portugal" in table.offered()
    assert table.refused("use-repress pren044") == "E4"


@pytest.mark.rule("I1c", "QUEEN", "THRONE", "E3a")
def test_a_couple_sold_lies_on_the_throne_still_married_and_can_be_won_as_such() -> None:
    table = Witness(
        tableau={"fugger": {"west": ["france"]}},
        square={"france": {"queens": ["pren045"], "bishop": "catholic-bishop"}},
        hand={"fugger": ["pren036", "pren023"]},
    ).do("sell france")
    assert table.now("florins.fugger") == 4
    assert table.square("france") == {
        "keeper": "throne",
        "side": "king",
        "queens": ["pren045"],
        "bishop": "catholic-bishop",
    }
    table.do("play pren036", "trigger", "place france-hre", "decline")
    assert table.square("france") == {
        "keeper": "fugger",
        "side": "king",
        "queens": ["pren045"],
        "bishop": "catholic-bishop",
    }


@pytest.mark.rule("I1d", "QUEEN", "REGIMEd")
@pytest.mark.parametrize("owner", ["fugger", "medici"])
def test_a_couple_overthrown_in_a_tableau_loses_the_queen(owner: str) -> None:
    table = playing("pren036", tableau={owner: {"west": ["france"]}}, square={"france": {"queens": ["pren045"]}})
    table.do("trigger", "place france-hre", "decline")
    side = "republic" if owner == "fugger" else "king"
    assert table.square("france") == {"keeper": "fugger", "side": side}
    assert table.now("discarded") == ["pren045"]


@pytest.mark.rule("I1e", "R2")
def test_a_second_bishop_on_a_couple_meets_the_first() -> None:
    table = running(
        "west",
        "pren001",
        "aragon",
        square={"aragon": {"queens": ["pren044"], "bishop": "reformist-bishop"}},
        bishop={"pren001": "catholic-bishop"},
    ).do("use-inquisitor pren001")
    assert "bishop-to aragon" in table.offered()
    assert table.refused("bishop-to pren044") == "BISHOP"
    table.do("bishop-to aragon")
    assert table.square("aragon") == {"keeper": "fugger", "side": "king", "queens": ["pren044"]}


@pytest.mark.rule("I2", "OLDMAID", "TABLEAU")
def test_an_old_maid_has_no_ops_no_ability_and_no_place_in_the_tableau() -> None:
    """Isabella's repress and Catherine's Navarre: neither works from under the board."""
    table = running(
        "west",
        "france",
        maids={"fugger": ["pren044", "pren151x"]},
        city={"valencia": "catholic-rook", "paris": "catholic-knight"},
        florins={"fugger": 3},
    )
    assert table.now("tableau.fugger.west") == ["france", "pren034", "pren039"]
    assert table.refused("use-repress pren044") == "E4"
    table.do("use-campaign france")
    assert "invade portugal" in table.offered()


@pytest.mark.rule("I2", "BATTLEa")
def test_a_queen_may_stay_unmarried_though_she_has_suitors() -> None:
    table = playing("pren044")
    assert table.offered() == ["trigger", "decline"]
    table.do("decline")
    assert table.now("maids.fugger") == ["pren044"]
    assert table.square("aragon") == {"keeper": "throne", "side": "king"}


@pytest.mark.rule("I2a", "E3")
def test_an_old_maid_sells_for_two_even_with_a_ransom_on_her_card() -> None:
    table = Table(maids={"fugger": ["pren104x"], "medici": ["pren044"]})
    assert table.refused("sell pren044") == "E3"
    table.do("sell pren104x")
    assert table.now("florins.fugger") == 2
    assert table.now("maids.fugger") == []
    assert table.now("discarded") == ["pren104x"]


@pytest.mark.rule("I2b", "R58", "L3")
def test_the_prestige_of_old_maids_decides_victories_but_no_spice_route() -> None:
    """Joanna under the board is the catholic prestige Fugger leads by."""
    holy: dict[str, Any] = {
        "victories": ["holy"],
        "square": {"papal-states": {"bishop": "catholic-bishop"}},
        "city": {"venice": "catholic-knight"},
    }
    assert Table(**holy).refused("declare holy") == "L3"
    assert "declare holy" in Table(maids={"fugger": ["pren046"]}, **holy).offered()


# --- J civil wars ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("Ja", "E2.2")
def test_without_the_war_agents_may_be_placed_and_push_others_out() -> None:
    table = playing("pren028", florins={"fugger": 1}, city={"paris": "catholic-rook"}).do("decline")
    table.do("place paris", "decline")
    assert table.now("city.paris") == "catholic-knight"
    assert table.square("france") == {"keeper": "throne", "side": "king", "repressed": ["catholic-rook"]}


@pytest.mark.rule("J", "Jb", "LOCATIONc", "R14")
def test_a_regional_civil_war_may_be_fought_in_any_empire_of_its_region_even_hopelessly() -> None:
    table = playing("pren033", city={"london": "catholic-rook", "bordeaux": "catholic-knight"})
    assert table.offered() == ["trigger", "decline"]
    table.do("trigger")
    assert len(table.offered()) == 6
    assert table.refused("locate ottoman") == "LOCATION"
    table.do("locate england", "lose-at london")
    assert table.now("city") == {"bordeaux": "catholic-knight"}
    assert table.told("battle-lost") == ["battle-lost fugger england 1 2"]


@pytest.mark.rule("Jc", "J1", "REGIME", "R51", "R54")
def test_a_conspiracy_takes_a_vassal_from_its_suzerain_as_a_free_king() -> None:
    table = playing(
        "pren028",
        tableau={"medici": {"west": ["hre", "pren042"]}, "fugger": {"west": ["pren034"]}},
        square={"france": {"suzerain": "hre", "bishop": "catholic-bishop"}, "aragon": {"suzerain": "hre"}},
    ).do("trigger", "place paris", "place lyon", "decline")
    assert table.square("france") == {"keeper": "fugger", "side": "king"}
    assert table.square("aragon") == {"keeper": "medici", "side": "king", "suzerain": "hre"}
    assert table.now("tableau.fugger.west") == ["pren034", "pren028", "france"]
    assert table.now("tableau.medici.west") == ["hre", "pren042"]


@pytest.mark.rule("J2a", "CONCESSIONb", "BATTLEf")
def test_ones_own_concessions_must_rise_even_if_they_will_not_live() -> None:
    table = playing(
        "pren036",
        concession={"england-france": "fugger", "france-hre": "fugger", "france-aragon": "medici"},
        city={"paris": "catholic-knight", "bruges": "catholic-rook", "lyon": "catholic-knight"},
    ).do("trigger")
    assert table.told("battle-lost") == ["battle-lost fugger france 3 3"]
    assert table.now("concession") == {"france-aragon": "medici"}
    assert table.now("city") == {}


@pytest.mark.rule("J2", "J2b", "SERF")
def test_anybodys_serfs_rise_for_the_player_who_calls() -> None:
    table = playing(
        "pren036", square={"france": {"repressed": ["medici-pawn", "medici-pawn"]}}, city={"paris": "catholic-knight"}
    ).do("trigger", "lose-repressed medici-pawn", "settle medici-pawn", "place france-hre", "place england-france")
    assert table.now("concession") == {"france-hre": "medici", "england-france": "fugger"}


# --- K religious wars -----------------------------------------------------------------------------------------------


@pytest.mark.rule("K1", "K2a", "K2b", "RELIGIOUSWAR")
@pytest.mark.parametrize(
    ("card", "empire", "faith"),
    [("pren029", "mamluk", "catholic"), ("pren066", "hungary", "reformist"), ("pren071", "hungary", "islamic")],
)
def test_the_three_religious_wars_differ_in_their_religion_only(card: str, empire: str, faith: str) -> None:
    table = playing(card, pirate={"ottoman-mamluk": "islamic-pirate", "hungary-byzantium": "catholic-pirate"})
    table.do("trigger")
    while table.offered()[0].startswith("lose-") or table.offered()[0].startswith("place "):
        table.do(table.offered()[0])
    assert table.now(f"faith.{empire}") == faith
    assert table.square(empire)["keeper"] == "fugger"
    assert table.told("became-theocracy") == [f"became-theocracy {empire} {faith}"]


@pytest.mark.rule("K1c", "K1d", "R48")
def test_without_a_heretic_to_kill_there_is_no_war_and_the_repressed_are_none() -> None:
    assert playing("pren160x", city={"paris": "reformist-knight"}).told("forced") == ["forced fugger decline"]
    repressed = {"france": {"repressed": ["catholic-knight", "islamic-rook"]}}
    assert playing("pren160x", square=repressed).told("forced") == ["forced fugger decline"]
    assert playing("pren160x", concession={"france-hre": "medici"}).told("forced") == ["forced fugger decline"]
    assert playing("pren160x", city={"paris": "islamic-knight"}).offered() == ["trigger", "decline"]
    assert playing("pren160x", pirate={"france-hre": "catholic-pirate"}).offered() == ["trigger", "decline"]


@pytest.mark.rule("K1c", "LOCATIONc")
def test_a_regional_war_may_only_be_preached_where_there_are_heretics() -> None:
    table = playing(
        "pren005", city={"paris": "catholic-knight", "london": "reformist-knight", "buda": "catholic-knight"}
    )
    table.do("trigger")
    assert table.told("forced")[-1] == "forced fugger locate france"
    table = playing("pren005", city={"paris": "catholic-knight", "london": "islamic-knight"}).do("trigger")
    assert table.offered() == ["locate england", "locate france"]
    assert table.refused("locate hre") == "K1c"
    assert table.refused("locate hungary") == "LOCATION"


@pytest.mark.rule("K2a")
def test_a_theocracy_of_another_faith_is_converted_and_believers_keep_their_cities() -> None:
    table = playing(
        "pren160x",
        faith={"france": "islamic"},
        city={"paris": "reformist-knight", "bruges": "reformist-rook", "lyon": "islamic-rook"},
    ).do("trigger", "lose-at bruges", "decline", "ordain france")
    assert table.now("faith.france") == "reformist"
    assert table.now("city") == {"paris": "reformist-knight"}


@pytest.mark.rule("K2a", "THEOCRACYa")
def test_a_victory_where_the_faith_rules_already_changes_no_map_card() -> None:
    table = playing(
        "pren160x",
        faith={"france": "reformist"},
        city={"paris": "reformist-knight", "bruges": "reformist-rook", "lyon": "islamic-rook"},
    ).do("trigger", "lose-at bruges", "decline", "ordain france")
    assert table.now("faith.france") == "reformist"
    assert table.told("became-theocracy") == []
    assert table.square("france")["keeper"] == "fugger"


@pytest.mark.rule("K2a")
def test_a_lost_religious_war_converts_nobody() -> None:
    table = playing("pren160x", city={"paris": "catholic-knight"}).do("trigger", "ordain france")
    assert table.now("faith.france") == "medieval"
    assert table.square("france") == {"keeper": "throne", "side": "king", "bishop": "reformist-bishop"}


@pytest.mark.rule("K2b", "STRAWMAN", "REPUBLIC")
@pytest.mark.parametrize(("side", "other"), [("king", "republic"), ("republic", "king")])
def test_a_religious_war_at_home_turns_the_square_over(side: str, other: str) -> None:
    table = playing(
        "pren160x",
        tableau={"fugger": {"west": ["france"]}},
        square={"france": {"side": side}},
        city={"paris": "reformist-knight", "bruges": "reformist-rook", "lyon": "islamic-rook"},
    ).do("trigger", "lose-at bruges", "decline", "ordain france")
    assert table.square("france") == {"keeper": "fugger", "side": other, "bishop": "reformist-bishop"}


# --- K3 apostasy ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("K3", "R48")
def test_an_apostasy_that_would_strike_nobody_cannot_be_triggered() -> None:
    """Catholic here, reformist there: nobody has both."""
    table = playing("pren027", tableau={"fugger": {"west": ["pren001"]}, "medici": {"west": ["pren005"]}})
    assert table.told("forced") == ["forced fugger decline"]


@pytest.mark.rule("K3", "R30")
def test_an_apostasy_strikes_only_those_with_both_and_only_cards_of_either() -> None:
    """Medici has both; Fugger only one. The Popes' square shows catholic prestige and goes home."""
    table = playing(
        "pren027",
        tableau={
            "fugger": {"west": ["pren001"]},
            "medici": {"west": ["pren005", "pren042", "papal-states"], "east": ["pren111x", "pren058"]},
        },
        square={"papal-states": {"repressed": ["fugger-pawn"], "bishop": "catholic-bishop"}},
    ).do("trigger", "place vienna", "place lubeck")
    assert table.now("tableau.medici") == {"west": ["pren042"], "east": ["pren058"]}
    assert table.now("tableau.fugger.west") == ["pren001", "pren027"]
    assert table.square("papal-states") == {
        "keeper": "throne",
        "side": "king",
        "bishop": "catholic-bishop",
        "repressed": ["fugger-pawn"],
    }
    assert table.told("apostate") == ["apostate medici catholic-reformist"]
    assert table.told("battle-won", "battle-lost") == []


@pytest.mark.rule("K3a", "QUEEN", "I1c")
@pytest.mark.parametrize("husband", ["hungary", "ottoman"])
def test_a_couple_goes_home_together_whichever_of_them_is_hit(husband: str) -> None:
    """Sitt-î Hatun is islamic, the King of Hungary is not, the Sultan is."""
    table = playing(
        "pren062",
        tableau={"medici": {"east": [husband, "pren111x"]}},
        square={husband: {"queens": ["pren078"]}},
    ).do("trigger", "place aragon-papal-states")
    assert table.square(husband) == {"keeper": "throne", "side": "king", "queens": ["pren078"]}
    assert table.now("tableau.medici.east") == []
    assert table.now("discarded") == ["pren111x"]


@pytest.mark.rule("K3b", "K3")
def test_the_martyrs_bishop_on_its_own_card_is_discarded_with_it() -> None:
    table = playing("pren098x", tableau={"fugger": {"west": ["pren001"]}}).do("trigger", "ordain pren098x")
    assert table.now("tableau.fugger") == {"west": [], "east": []}
    assert table.now("bishop") == {}
    assert table.now("discarded") == ["pren001", "pren098x"]


@pytest.mark.rule("K3c", "OLDMAID", "R7")
def test_old_maids_neither_trigger_nor_suffer_apostasy() -> None:
    table = playing("pren027", tableau={"fugger": {"west": ["pren005"]}}, maids={"fugger": ["pren044"]})
    assert table.told("forced") == ["forced fugger decline"]
    table = playing(
        "pren027", tableau={"fugger": {"west": ["pren005", "pren001"]}}, maids={"fugger": ["pren044", "pren076"]}
    ).do("trigger", "place vienna", "place lubeck")
    assert table.now("maids.fugger") == ["pren044", "pren076"]
    assert table.now("tableau.fugger.west") == ["pren027"]


@pytest.mark.rule("R30", "K3")
def test_a_vassal_hit_returns_alone_and_a_suzerain_hit_sends_its_vassals_home() -> None:
    """The Ottoman vassal is islamic; Hungary above it shows no faith."""
    table = playing(
        "pren062",
        tableau={"medici": {"east": ["hungary", "pren111x"]}},
        square={"ottoman": {"suzerain": "hungary"}, "byzantium": {"suzerain": "hungary"}},
    ).do("trigger", "place aragon-papal-states")
    assert table.square("ottoman")["keeper"] == "throne"
    assert table.square("byzantium") == {"keeper": "medici", "side": "king", "suzerain": "hungary"}
    assert table.now("tableau.medici.east") == ["hungary"]
    table = playing(
        "pren062",
        tableau={"medici": {"east": ["ottoman", "pren111x"]}},
        square={"hungary": {"suzerain": "ottoman"}},
    ).do("trigger", "place aragon-papal-states")
    assert table.square("hungary") == {"keeper": "throne", "side": "king"}
