"""The glossary from M to Z: pirates, regime changes, repression, thrones, tokens, vassals."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.pax.data.cards import CARDS
from signoria.games.pax.data.ids import PRESTIGE
from tests.rules.pax.seated import GAME, Table
from tests.rules.pax.witness import Witness, playing, running

# --- one-shots, ops, prestige ---------------------------------------------------------------------------------------


@pytest.mark.rule("ONESHOT", "E2.1")
def test_a_one_shot_makes_the_agents_compulsory() -> None:
    table = playing("pren121x").do("trigger")
    assert table.offered() == ["place valencia", "place algiers"]
    assert table.refused("decline") == "E2.1"


@pytest.mark.rule("ONESHOT")
def test_a_one_shot_happens_once_as_the_card_is_played() -> None:
    """Later neither the card in the tableau nor its sale repeats it."""
    table = playing("pren028").do("decline", "decline", "decline", "sell pren028")
    assert table.told("war-begun") == []
    assert table.now("discarded") == ["pren028"]


@pytest.mark.rule("OPS", "E4")
def test_a_card_performs_one_of_its_ops_and_only_once() -> None:
    table = running("west", "pren025", city={"vienna": "catholic-rook", "lubeck": "catholic-rook"})
    assert {"use-repress pren025", "use-siege pren025"} <= set(table.offered())
    table.do("use-siege pren025", "siege vienna")
    assert table.refused("use-repress pren025") == "E4"
    assert table.refused("use-siege pren025") == "E4"


@pytest.mark.rule("PRESTIGE")
def test_there_are_six_kinds_of_prestige() -> None:
    assert set(PRESTIGE) == {"catholic", "islamic", "reformist", "law", "discovery", "patron"}
    assert {kind for card in CARDS for kind in card.prestige} == set(range(6))


# --- pirates --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIRATE", "PIRATEa", "SEABORDER")
def test_a_pirate_agent_takes_a_sea_border_of_its_location() -> None:
    """France borders England and the Empire by sea, Aragon by land."""
    table = playing("pren139x")
    assert table.offered() == ["place england-france", "place france-hre", "decline"]
    assert table.refused("place france-aragon") == "PIRATE"
    assert table.refused("place england-portugal") == "LOCATIONd"
    assert table.refused("place paris") == "AGENT"


@pytest.mark.rule("PIRATEa", "R50")
@pytest.mark.parametrize("found", ["catholic-pirate", "islamic-pirate", "reformist-pirate"])
def test_a_pirate_agent_kills_the_pirate_it_finds_for_nothing_even_of_its_own_colour(found: str) -> None:
    table = playing("pren139x", pirate={"england-france": found}).do("place england-france")
    assert table.now("pirate") == {"england-france": "catholic-pirate"}
    assert table.told("killed-at") == [f"killed-at {found} england-france"]
    assert table.now("florins.fugger") == 0


@pytest.mark.rule("PIRATEa", "CONCESSIONb", "KILL")
@pytest.mark.parametrize("owner", ["fugger", "medici"])
def test_a_pirate_agent_kills_the_concession_it_finds(owner: str) -> None:
    table = playing("pren139x", concession={"england-france": owner}).do("place england-france")
    assert table.now("concession") == {}
    assert table.square("france") == {"keeper": "throne", "side": "king"}
    assert table.square("england") == {"keeper": "throne", "side": "king"}


@pytest.mark.rule("PIRATEd", "R10")
def test_a_protected_concession_shares_its_border_and_the_pirate_takes_nothing() -> None:
    table = playing(
        "pren063",
        tableau={"medici": {"east": ["pren113x"]}},
        concession={"ottoman-mamluk": "medici"},
        market={"east": ["pren093x"]},
        coins={"east": [2]},
    ).do("place ottoman-mamluk")
    assert table.now("concession") == {"ottoman-mamluk": "medici"}
    assert table.now("pirate") == {"ottoman-mamluk": "islamic-pirate"}
    table.do("fair east", "raise tana", "raise buda", "raise modon")
    assert table.told("profit", "pirate-profit") == ["profit medici ottoman-mamluk 1"]
    assert table.now("florins.medici") == 1


@pytest.mark.rule("PIRATEd", "E2.2d")
def test_no_new_concession_enters_a_border_with_a_pirate_protected_or_not() -> None:
    table = playing(
        "pren112x",
        tableau={"fugger": {"east": ["pren113x"]}},
        pirate={"ottoman-mamluk": "islamic-pirate"},
    )
    assert table.refused("place ottoman-mamluk") == "E2.2d"


@pytest.mark.rule("PIRATEd", "R31", "R22")
def test_when_the_protection_ends_the_pirate_kills() -> None:
    table = Witness(
        tableau={"fugger": {"east": ["pren113x"]}},
        concession={"ottoman-mamluk": "fugger", "hungary-ottoman": "fugger"},
        pirate={"ottoman-mamluk": "islamic-pirate"},
    ).do("sell pren113x")
    assert table.now("concession") == {"hungary-ottoman": "fugger"}
    assert table.now("pirate") == {"ottoman-mamluk": "islamic-pirate"}
    assert table.told("killed-at") == ["killed-at fugger-pawn ottoman-mamluk"]


# --- regime changes -------------------------------------------------------------------------------------------------


def revolt(*choices: str, **given: Any) -> Witness:
    """The Flanders guild rises in an undefended France; its pawn settles on the border to the Empire."""
    return playing("pren036", **given).do("trigger", *choices)


@pytest.mark.rule("REGIME", "SQUARE")
def test_a_square_won_goes_to_the_outer_end_of_its_half_king_side_up() -> None:
    table = revolt(
        "place france-hre",
        "decline",
        tableau={"fugger": {"west": ["pren034", "aragon", "pren042"], "east": ["pren080"]}},
    )
    assert table.now("tableau.fugger.west") == ["pren034", "aragon", "pren042", "pren036", "france"]
    assert table.square("france") == {"keeper": "fugger", "side": "king"}


@pytest.mark.rule("REGIMEa", "REPRESSa", "REPRESSd", "CHINA")
def test_the_concession_is_optional_pushes_a_pawn_out_for_a_florin_and_avoids_pirates() -> None:
    given: dict[str, Any] = {
        "concession": {"france-aragon": "medici"},
        "pirate": {"england-france": "islamic-pirate"},
    }
    poor = revolt(**given)
    assert "forced fugger decline" in poor.told("forced")
    assert poor.now("concession.france-aragon") == "medici"
    rich = revolt(florins={"fugger": 2}, **given)
    assert rich.offered() == ["place france-hre", "place france-aragon", "decline"]
    assert rich.refused("place england-france") == "E2.2d"
    assert rich.refused("place hre-hungary") == "LOCATIONd"
    rich.do("place france-aragon")
    assert rich.now("florins.fugger") == 1
    assert rich.square("france")["repressed"] == ["medici-pawn"]
    assert "repressed" not in rich.square("aragon")


@pytest.mark.rule("REGIMEa")
def test_ones_own_pawn_may_be_repressed_for_the_new_concession_and_freed_at_once() -> None:
    table = revolt(
        "place france-hre", "place france-hre", "emancipate fugger-pawn", "place england-france", florins={"fugger": 1}
    )
    assert table.now("concession") == {"france-hre": "fugger", "england-france": "fugger"}
    assert table.now("florins.fugger") == 0
    assert "repressed" not in table.square("france")


@pytest.mark.rule("REGIMEb", "EMANCIPATION", "CITY")
def test_any_of_the_repressed_may_be_freed_into_empty_places_of_any_icon() -> None:
    table = revolt(
        "place france-hre",
        "decline",
        square={"france": {"repressed": ["islamic-knight", "islamic-knight", "reformist-rook"]}},
    )
    assert table.offered() == ["emancipate islamic-knight", "emancipate reformist-rook", "done"]
    table.do("emancipate reformist-rook")
    assert table.offered() == ["place paris", "place bruges", "place lyon"]
    table.do("place paris", "emancipate islamic-knight")
    assert table.refused("place paris") == "SATURATED"
    assert table.refused("place vienna") == "LOCATION"
    table.do("place bruges", "done")
    assert table.now("city") == {"paris": "reformist-rook", "bruges": "islamic-knight"}
    assert table.square("france")["repressed"] == ["islamic-knight"]


@pytest.mark.rule("REGIMEb", "SATURATED", "EMPORIUM")
def test_nobody_is_freed_into_a_busted_emporium_or_an_occupied_place() -> None:
    """Portugal has room for two: the Spice Islands are busted."""
    table = playing("pren035", square={"portugal": {"repressed": ["catholic-knight"] * 3}})
    table.do("trigger", "place portugal-aragon", "decline")
    table.do("emancipate catholic-knight", "place toledo", "emancipate catholic-knight")
    assert table.now("city") == {"toledo": "catholic-knight", "granada": "catholic-knight"}
    assert table.square("portugal")["repressed"] == ["catholic-knight"]
    assert "emancipate catholic-knight" not in table.offered()


@pytest.mark.rule("REGIMEc", "THEOCRACYa")
def test_golden_liberty_belongs_to_votes_alone() -> None:
    """A revolt in a theocracy leaves it a theocracy and asks nobody."""
    table = revolt("place france-hre", "decline", faith={"france": "islamic"})
    assert table.now("faith.france") == "islamic"
    assert "liberate" not in table.offered()
    assert table.told("golden-liberty") == []


@pytest.mark.rule("REGIMEd", "REGIMEf", "VASSALd", "R51", "R53")
def test_a_suzerain_flipped_at_home_loses_queen_bishop_and_vassals_but_not_the_repressed() -> None:
    table = revolt(
        "place france-hre",
        "decline",
        "done",
        tableau={"fugger": {"west": ["france", "pren034"]}},
        square={
            "france": {"queens": ["pren045"], "bishop": "reformist-bishop", "repressed": ["catholic-knight"]},
            "aragon": {
                "suzerain": "france",
                "queens": ["pren044"],
                "bishop": "catholic-bishop",
                "repressed": ["medici-pawn"],
            },
        },
    )
    assert table.square("france") == {"keeper": "fugger", "side": "republic", "repressed": ["catholic-knight"]}
    assert table.square("aragon") == {
        "keeper": "throne",
        "side": "king",
        "queens": ["pren044"],
        "bishop": "catholic-bishop",
        "repressed": ["medici-pawn"],
    }
    assert table.now("tableau.fugger.west") == ["france", "pren034", "pren036"]


@pytest.mark.rule("REGIMEe", "VASSAL")
def test_only_a_campaign_makes_vassals() -> None:
    table = revolt("place france-hre", "decline", tableau={"fugger": {"west": ["hre"]}})
    assert "suzerain" not in table.square("france")


# --- repression -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("REPRESSa", "REPRESS", "E2.2b")
def test_an_agent_pushes_out_a_token_for_a_florin_to_china() -> None:
    given: dict[str, Any] = {"city": {"paris": "catholic-rook", "bruges": "catholic-rook", "lyon": "catholic-rook"}}
    assert playing("pren028", **given).do("decline").now("city") == given["city"]
    table = playing("pren028", florins={"fugger": 1}, **given).do("decline", "place bruges")
    assert table.now("florins") == {"fugger": 0, "medici": 0}
    assert table.square("france")["repressed"] == ["catholic-rook"]
    assert table.told("repressed-at") == ["repressed-at catholic-rook bruges france"]


@pytest.mark.rule("REPRESSd", "R13")
def test_a_regional_pawn_lets_the_player_choose_between_two_empires_of_its_region() -> None:
    table = playing("pren041", florins={"fugger": 1}, concession={"france-hre": "medici"}).do(
        "decline", "place france-hre"
    )
    assert table.offered() == ["locate france", "locate hre"]
    table.do("locate hre")
    assert table.square("hre")["repressed"] == ["medici-pawn"]
    assert table.now("concession.france-hre") == "fugger"


@pytest.mark.rule("REPRESSED", "REGIMEd")
def test_the_repressed_stay_on_their_square_wherever_it_goes() -> None:
    table = Witness(
        tableau={"fugger": {"east": ["hungary"]}},
        square={"byzantium": {"suzerain": "hungary", "repressed": ["islamic-knight", "medici-pawn"]}},
    ).do("sell hungary")
    assert table.square("byzantium") == {
        "keeper": "throne",
        "side": "king",
        "repressed": ["islamic-knight", "medici-pawn"],
    }


@pytest.mark.rule("REPUBLIC", "STRAWMAN", "I1", "F9g")
def test_neither_coronation_nor_campaign_makes_a_republic() -> None:
    table = playing("pren044", tableau={"fugger": {"west": ["aragon"]}}).do("trigger", "wed aragon", "decline")
    assert table.square("aragon")["side"] == "king"


@pytest.mark.rule("STRAWMAN", "REPUBLIC")
def test_ones_own_republic_turns_back_into_a_king() -> None:
    table = revolt(
        "place france-hre", "decline", tableau={"fugger": {"west": ["france"]}}, square={"france": {"side": "republic"}}
    )
    assert table.square("france") == {"keeper": "fugger", "side": "king"}


# --- saturation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SATURATED", "BORDER")
def test_a_border_holds_one_pawn_or_pirate() -> None:
    table = playing(
        "pren036",
        pirate={"england-france": "islamic-pirate"},
        concession={"france-hre": "medici"},
    ).do("decline")
    assert table.offered() == ["place france-aragon", "decline"]
    assert table.refused("place england-france") == "E2.2d"
    assert table.refused("place france-hre") == "REPRESSa"


@pytest.mark.rule("SATURATEDb", "BATTLEi")
def test_survivors_fill_all_three_places_of_constantinople() -> None:
    table = playing("pren088", city={"modon": "catholic-rook", "rhodes": "catholic-rook"}).do("trigger")
    assert table.told("battle-lost") == ["battle-lost fugger ottoman 2 2"]
    table = playing("pren088").do("trigger", "place constantinople-1", "place constantinople-2")
    assert table.now("city") == {"constantinople-1": "islamic-rook", "constantinople-2": "islamic-rook"}


# --- thrones and vassals --------------------------------------------------------------------------------------------


@pytest.mark.rule("THRONE", "E3b")
def test_a_republic_sold_lies_on_its_throne_as_a_king() -> None:
    table = Table(
        tableau={"fugger": {"west": ["aragon"]}},
        square={"aragon": {"side": "republic", "repressed": ["medici-pawn"], "bishop": "catholic-bishop"}},
    ).do("sell aragon")
    assert table.square("aragon") == {
        "keeper": "throne",
        "side": "king",
        "repressed": ["medici-pawn"],
        "bishop": "catholic-bishop",
    }
    assert table.now("florins.fugger") == 2


@pytest.mark.rule("THRONE", "REGIMEd")
def test_a_square_won_from_its_throne_brings_everything_along() -> None:
    square = {"queens": ["pren045"], "bishop": "reformist-bishop", "repressed": ["medici-pawn", "catholic-rook"]}
    table = playing("pren028", square={"france": square}).do("trigger", "settle catholic-rook", "place paris")
    table.do("place bruges", "decline", "done")
    assert table.now("city.lyon") == "catholic-knight"
    assert table.square("france") == {
        "keeper": "fugger",
        "side": "king",
        "queens": ["pren045"],
        "bishop": "reformist-bishop",
        "repressed": ["medici-pawn"],
    }


@pytest.mark.rule("VASSAL", "VASSALa", "PRESTIGE")
def test_the_prestige_of_vassals_counts() -> None:
    """A Portuguese vassal gives the discovery for the Spice Islands."""
    table = playing("pren019", tableau={"fugger": {"west": ["aragon"]}}, square={"portugal": {"suzerain": "aragon"}})
    assert table.offered() == ["trigger", "decline"]


@pytest.mark.rule("VASSALa", "F1f")
def test_a_bishop_on_the_suzerain_does_not_silence_the_vassal() -> None:
    table = running(
        "east",
        "hungary",
        square={"hungary": {"bishop": "catholic-bishop"}, "byzantium": {"suzerain": "hungary"}},
        city={"buda": "catholic-knight", "tana": "islamic-knight"},
        florins={"fugger": 2},
    )
    assert table.refused("use-campaign hungary") == "F1f"
    assert "use-campaign byzantium" in table.offered()


@pytest.mark.rule("VASSALc")
def test_vassals_are_targets_of_everything_but_votes() -> None:
    given: dict[str, Any] = {
        "tableau": {"medici": {"east": ["hungary"]}},
        "square": {"france": {"suzerain": "hungary"}},
        "concession": {"england-france": "fugger"},
    }
    assert running("west", "pren040", **given).refused("use-vote pren040") == "VASSALc"
    table = playing("pren028", **given).do("trigger", "place paris", "place lyon", "decline")
    assert table.square("france") == {"keeper": "fugger", "side": "king"}
    table = running("west", "pren025", "pren028", city={"paris": "catholic-rook"}, **given).do("use-siege pren028")
    assert table.now("city") == {}


@pytest.mark.rule("VASSALd", "E3b")
def test_a_vassal_sold_alone_goes_home_with_all_it_has() -> None:
    table = Table(
        tableau={"fugger": {"west": ["hre"]}},
        square={
            "france": {
                "suzerain": "hre",
                "queens": ["pren045"],
                "repressed": ["medici-pawn"],
                "bishop": "catholic-bishop",
            }
        },
    ).do("sell france")
    assert table.now("florins.fugger") == 4
    assert table.square("france") == {
        "keeper": "throne",
        "side": "king",
        "queens": ["pren045"],
        "repressed": ["medici-pawn"],
        "bishop": "catholic-bishop",
    }
    assert table.square("hre") == {"keeper": "fugger", "side": "king"}


@pytest.mark.rule("VASSALe", "R55")
@pytest.mark.parametrize("groom", ["hre", "france"])
def test_a_coronation_changes_nothing_between_suzerain_and_vassal(groom: str) -> None:
    table = playing(
        "pren045",
        tableau={"fugger": {"west": ["hre", "pren034"]}},
        square={"france": {"suzerain": "hre"}, "hre": {"bishop": "catholic-bishop"}},
    ).do("trigger", f"wed {groom}", "decline")
    assert table.square("france")["suzerain"] == "hre"
    assert table.square("hre")["bishop"] == "catholic-bishop"
    assert table.square(groom)["queens"] == ["pren045"]
    assert table.now("tableau.fugger.west") == ["hre", "pren034"]


# --- tokens ---------------------------------------------------------------------------------------------------------

ISLAMIC_KNIGHTS = {
    "london": "islamic-knight",
    "paris": "islamic-knight",
    "vienna": "islamic-knight",
    "toledo": "islamic-knight",
    "valencia": "islamic-knight",
    "venice": "islamic-knight",
}


@pytest.mark.rule("TOKENS", "RESERVE", "TOKEN")
@pytest.mark.parametrize(
    ("token", "number"),
    [
        ("catholic-knight", 10),
        ("islamic-knight", 7),
        ("reformist-knight", 7),
        ("catholic-rook", 10),
        ("islamic-rook", 7),
        ("reformist-rook", 7),
        ("catholic-pirate", 6),
        ("islamic-pirate", 4),
        ("reformist-pirate", 3),
        ("catholic-bishop", 5),
        ("islamic-bishop", 5),
        ("reformist-bishop", 5),
        ("fugger-pawn", 10),
        ("medici-pawn", 10),
    ],
)
def test_the_box_holds_so_many_of_each(token: str, number: int) -> None:
    state = Table().state
    assert state.reserve[GAME.domains["token"].find(token)] == number


@pytest.mark.rule("TOKENS", "R24", "LEVY")
def test_a_levy_out_of_supply_is_taken_from_the_repressed_first() -> None:
    """All seven islamic knights are out, one of them on Hungary's square: Tana's levy is that one."""
    table = Witness(
        market={"east": ["pren093x"]},
        coins={"east": [1]},
        city=ISLAMIC_KNIGHTS | {"caffa": "catholic-knight", "trebizond": "reformist-rook"},
        square={"hungary": {"repressed": ["islamic-knight"]}, "aragon": {"repressed": ["medici-pawn"]}},
        concession={"hungary-byzantium": "medici"},
    ).do("fair east")
    assert table.told("forced") == ["forced fugger raise tana", "forced fugger recall-repressed hungary"]
    assert table.now("city.tana") == "islamic-knight"
    assert "repressed" not in table.square("hungary")
    assert table.told("recalled") == ["recalled fugger islamic-knight"]


@pytest.mark.rule("TOKENS", "R24")
def test_with_none_repressed_the_placing_player_takes_one_from_anywhere() -> None:
    table = Witness(
        market={"east": ["pren093x"]},
        coins={"east": [1]},
        city=ISLAMIC_KNIGHTS
        | {"bordeaux": "islamic-knight", "caffa": "catholic-knight", "trebizond": "reformist-rook"},
        concession={"hungary-byzantium": "medici"},
    ).do("fair east")
    assert len(table.offered()) == 7
    assert table.refused("recall-from caffa") == "TOKENS"
    assert table.refused("recall-repressed hungary") == "TOKENS"
    table.do("recall-from venice")
    assert table.now("city.tana") == "islamic-knight"
    assert table.now("city.venice") is None


@pytest.mark.rule("TOKENS", "R24")
def test_where_some_are_repressed_those_on_the_map_are_safe() -> None:
    table = Witness(
        market={"east": ["pren093x"]},
        coins={"east": [1]},
        city={key: ISLAMIC_KNIGHTS[key] for key in ("london", "paris", "vienna", "toledo", "valencia")}
        | {"caffa": "catholic-knight", "trebizond": "reformist-rook"},
        square={"hungary": {"repressed": ["islamic-knight"]}, "aragon": {"repressed": ["islamic-knight"]}},
        concession={"hungary-byzantium": "medici"},
    ).do("fair east")
    assert table.offered() == ["recall-repressed hungary", "recall-repressed aragon"]
    assert table.refused("recall-from london") == "TOKENS"


@pytest.mark.rule("TOKENS", "R24", "PAWN", "RESERVE")
def test_a_player_out_of_pawns_moves_one_of_his_own() -> None:
    borders = [
        "england-france",
        "hre-hungary",
        "hungary-byzantium",
        "portugal-aragon",
        "aragon-papal-states",
        "papal-states-ottoman",
        "ottoman-mamluk",
        "england-portugal",
        "hre-papal-states",
        "hungary-ottoman",
    ]
    table = playing("pren036", concession=dict.fromkeys(borders, "fugger") | {"byzantium-mamluk": "medici"})
    table.do("decline", "place france-hre")
    assert len(table.offered()) == 10
    assert table.refused("recall-from byzantium-mamluk") == "TOKENS"
    table.do("recall-from hre-hungary")
    assert table.now("concession.france-hre") == "fugger"
    assert table.now("concession.hre-hungary") is None


@pytest.mark.rule("TOKENS", "R24")
def test_an_optional_placement_may_be_declined_instead() -> None:
    out = {empire: {"bishop": "reformist-bishop"} for empire in ("england", "france", "hre", "portugal", "aragon")}
    table = playing("pren011", square=out)
    assert {"ordain papal-states", "decline"} <= set(table.offered())
    table.do("decline")
    assert table.told("recalled", "bishop-entered") == []
    assert table.square("hre")["bishop"] == "reformist-bishop"


@pytest.mark.rule("TOKENS", "R24", "BISHOP")
def test_a_bishop_out_of_supply_is_called_from_another_card() -> None:
    out = {empire: {"bishop": "reformist-bishop"} for empire in ("england", "france", "hre", "portugal", "aragon")}
    table = playing("pren011", square=out)
    table.do("ordain papal-states")
    assert table.offered() == [
        f"recall-bishop {empire}" for empire in ("england", "france", "hre", "portugal", "aragon")
    ]
    table.do("recall-bishop hre")
    assert table.square("papal-states")["bishop"] == "reformist-bishop"
    assert "bishop" not in table.square("hre")


@pytest.mark.rule("TOKENS", "R23")
def test_agents_fight_as_icons_and_the_fallen_supply_the_survivors() -> None:
    """No islamic rook is left, yet two attack; one of the fallen defenders becomes the survivor."""
    table = playing(
        "pren125x",
        city={
            "cairo": "islamic-rook",
            "london": "islamic-rook",
            "paris": "islamic-rook",
            "vienna": "islamic-rook",
            "toledo": "islamic-rook",
            "valencia": "islamic-rook",
            "venice": "islamic-rook",
        },
    ).do("trigger")
    assert table.told("battle-won") == ["battle-won fugger mamluk 2 1"]
    table.do("place cairo")
    assert table.told("recalled") == []
    assert table.now("city.cairo") == "islamic-rook"
