"""The glossary from A to L: abilities, adjacency, battles, bishops, borders, China, cities, discards, locations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.reading import ROWS, supply, war, wealth
from tests.rules.pax.seated import Table

SEA = {
    "england-france", "france-hre", "hungary-byzantium", "portugal-aragon", "aragon-papal-states",
    "papal-states-ottoman", "ottoman-mamluk", "england-portugal", "hungary-ottoman",
}  # fmt: skip
LAND = {"hre-hungary", "france-aragon", "hre-papal-states", "byzantium-mamluk"}


# --- ABILITY ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ABILITY")
@pytest.mark.parametrize(
    ("given", "works"),
    [
        ({"tableau": {"fugger": {"west": ["pren043"]}}}, True),
        ({"tableau": {"fugger": {"west": ["pren043"]}}, "bishop": {"pren043": "islamic-bishop"}}, False),
        ({"tableau": {"medici": {"west": ["pren043"]}}}, False),
        ({"discarded": ["pren043"]}, False),
    ],
)
def test_an_ability_works_for_its_owner_in_the_tableau_while_it_is_not_silenced(
    given: dict[str, Any], works: bool
) -> None:
    table = Table(hand={"fugger": ["pren133x", "pren023"]}, florins={"fugger": 2}, market=ROWS, **given)
    assert ("buy west-1" in table.offered()) == works


@pytest.mark.rule("ABILITY")
def test_effects_of_several_abilities_add_up() -> None:
    """Michelangelo doubles a concession in every fair, the India Armada once more from the Spice Islands."""
    given: dict[str, Any] = {
        "open": {"white": "spice-islands"},
        "market": ROWS,
        "coins": {"west": [9]},
        "concession": {"england-portugal": "fugger"},
    }
    one = Table(**given, tableau={"fugger": {"west": ["pren131x"]}}).do("fair west")
    assert one.now("florins.fugger") == 1 + 2
    both = Table(**given, tableau={"fugger": {"west": ["pren131x", "pren014"]}}).do("fair west")
    assert both.now("florins.fugger") == 1 + 4


@pytest.mark.rule("ABILITYa")
@pytest.mark.parametrize("holder", ["fugger", "medici"])
@pytest.mark.parametrize("torches", [["pren145x"], ["pren145x", "pren154x"]])
def test_a_red_ability_applies_to_all_and_several_copies_do_not_add_up(holder: str, torches: list[str]) -> None:
    kings = {"west": ["england", "france", "hre"]}
    tableau = {"fugger": {"west": [*kings["west"], *(torches if holder == "fugger" else [])]}}
    tableau["medici"] = {"west": torches if holder == "medici" else []}
    table = Table(tableau=tableau, victories=["imperial"], market=ROWS)
    assert "declare imperial" in table.offered()  # two actions are unspent, and two are enough
    table.do("sell pren023")
    assert table.refused("declare imperial") == "ABILITYa"


@pytest.mark.rule("ABILITYa")
def test_several_condottieri_do_not_make_a_third_place_in_venice() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren055"]}, "medici": {"west": ["pren143x"]}},
        hand={"fugger": ["pren024", "pren023"]},
        city={"venice": "catholic-knight"},
    ).do("play pren024")
    assert table.offered() == ["place venice-2", "decline"]


@pytest.mark.rule("ABILITYb")
def test_free_ops_are_still_run_once_a_turn() -> None:
    table = Table(
        tableau={"fugger": {"east": ["pren101x", "pren073", "pren082"]}}, market=ROWS, coins={"east": [3]}
    ).do("ops east", "use-commerce pren073", "done")
    assert table.now("actions") == 2
    assert table.refused("ops east") == "D1"


@pytest.mark.rule("ABILITYb")
def test_both_sides_in_one_action_use_up_both() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["pren042"], "east": ["pren122x", "pren073"]}},
        "market": ROWS,
        "coins": {"west": [3], "east": [3]},
    }
    table = Table(**given).do("ops both")
    assert set(table.offered()) == {"use-commerce pren042", "use-commerce pren073"}
    table.do("use-commerce pren042", "use-commerce pren073")
    assert table.now("actions") == 1
    for thing in ("west", "east", "both"):
        assert table.refused(f"ops {thing}") == "D1"
    assert Table(**given).do("ops west").refused("ops both") == "D1"


# --- ADJACENT --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ADJACENT")
@pytest.mark.parametrize(
    ("king", "city", "near"),
    [
        ("england", "london", {"france", "portugal", "aragon"}),
        ("france", "paris", {"england", "hre", "portugal", "aragon", "papal-states"}),
        ("hungary", "buda", {"hre", "byzantium", "papal-states", "ottoman", "mamluk"}),
        ("mamluk", "cairo", {"hungary", "byzantium", "ottoman"}),
    ],
)
def test_empires_are_adjacent_by_border_or_corner(king: str, city: str, near: set[str]) -> None:
    side = "west" if king in {"england", "france"} else "east"
    table = Table(tableau={"fugger": {side: [king]}}, city={city: "catholic-knight"}, florins={"fugger": 1})
    table.do(f"ops {side}")
    assert set(table.offered()) == {f"invade {empire}" for empire in near}


@pytest.mark.rule("ADJACENT")
def test_cards_are_adjacent_side_by_side_in_one_half_and_vassals_share_the_place_of_their_suzerain() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren006", "pren037", "hre", "pren036"], "east": ["pren084"]}},
        square={"england": {"suzerain": "hre"}, "portugal": {"suzerain": "hre"}},
        bishop={"pren037": "reformist-bishop"},
    ).do("ops west")
    # The Hidden is of Aragon, beside the Star Chamber and the suzerainty of the Empire.
    goals = {"bishop-to pren006", "bishop-to hre", "bishop-to england", "bishop-to portugal", "bishop-to aragon"}
    table.do("use-inquisitor pren006")
    assert set(table.offered()) == goals
    assert table.refused("bishop-to pren036") == "F1"
    assert table.refused("bishop-to pren084") == "F1c"


@pytest.mark.rule("ADJACENT")
def test_from_a_vassal_a_bishop_reaches_suzerain_fellow_vassal_and_the_cards_beside() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren006", "hre", "pren036"]}},
        square={"england": {"suzerain": "hre"}, "portugal": {"suzerain": "hre", "bishop": "reformist-bishop"}},
    ).do("ops west", "use-inquisitor pren006")
    assert {"bishop-to hre", "bishop-to england", "bishop-to pren006", "bishop-to pren036"} <= set(table.offered())


# --- BISHOP ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BISHOPb")
def test_a_bishop_silences_every_op_but_the_religious_one() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["pren037", "pren042"]}},
        "market": ROWS,
        "coins": {"west": [3]},
    }
    table = Table(**given, bishop={"pren037": "reformist-bishop"}).do("ops west")
    assert set(table.offered()) == {"use-inquisitor pren037", "use-commerce pren042"}
    assert table.refused("use-commerce pren037") == "F1f"
    free = Table(**given, bishop={"pren042": "reformist-bishop"}).do("ops west")
    assert set(free.offered()) == {"use-inquisitor pren037", "use-commerce pren037"}


@pytest.mark.rule("BISHOPb")
@pytest.mark.parametrize("first", ["catholic-bishop", "islamic-bishop", "reformist-bishop"])
def test_entering_a_card_with_a_bishop_of_any_colour_kills_both(first: str) -> None:
    table = Table(
        hand={"fugger": ["pren008", "pren023"]}, tableau={"medici": {"west": ["pren037"]}}, bishop={"pren037": first}
    ).do("play pren008", "ordain pren037")
    assert table.now("bishop") == {}
    assert supply(table, first) == 5
    assert supply(table, "catholic-bishop") == 5


@pytest.mark.rule("BISHOPb")
def test_pacification_is_optional_and_kills_one_token_only() -> None:
    given: dict[str, Any] = {
        "hand": {"fugger": ["pren008", "pren023"]},
        "square": {"aragon": {"repressed": ["medici-pawn", "medici-pawn"]}},
    }
    assert Table(**given).do("play pren008", "ordain aragon", "decline").now("square.aragon.repressed") == [
        "medici-pawn", "medici-pawn",
    ]  # fmt: skip
    table = Table(**given).do("play pren008", "ordain aragon", "pacify medici-pawn")
    assert table.now("square.aragon.repressed") == ["medici-pawn"]
    assert supply(table, "medici-pawn") == 9


@pytest.mark.rule("BISHOPc")
def test_a_bishop_goes_home_with_a_beheaded_square_and_dies_with_a_beheaded_card() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["pren003"]}, "medici": {"west": ["portugal", "pren035"]}},
        "square": {"portugal": {"bishop": "islamic-bishop"}},
        "bishop": {"pren035": "reformist-bishop"},
    }
    king = Table(**given).do("ops west", "behead portugal")
    assert king.now("square.portugal.keeper") == "throne"
    assert king.now("square.portugal.bishop") == "islamic-bishop"
    card = Table(**given).do("ops west", "behead pren035")
    assert card.now("bishop") == {}
    assert supply(card, "reformist-bishop") == 5


@pytest.mark.rule("BISHOPc")
def test_a_regime_change_discards_the_bishop_unless_the_square_comes_from_its_throne() -> None:
    square = {"france": {"bishop": "islamic-bishop"}}
    throne, _ = war("pren036", square=square)
    throne.do(throne.offered()[0], "decline")
    assert throne.now("square.france.bishop") == "islamic-bishop"
    for holder in ("fugger", "medici"):
        table, _ = war("pren036", square=square, tableau={holder: {"west": ["france"]}})
        table.do(table.offered()[0], "decline")
        assert not table.now("square.france.bishop")
        assert supply(table, "islamic-bishop") == 5


@pytest.mark.rule("BISHOPc")
def test_a_bishop_is_no_target_of_repress_or_siege_and_kills_no_token_on_the_map() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren036"], "east": []}, "medici": {"west": ["france"]}},
        square={"france": {"bishop": "islamic-bishop"}},
    )
    assert table.refused("ops west") == "E4"


# --- BORDER, CHINA, CITY ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BORDER")
def test_nine_of_the_thirteen_borders_are_sea_borders() -> None:
    """A pirate of each empire, placed wherever it may go, finds every sea border and no other."""
    found: set[str] = set()
    closed: set[str] = set()
    for card in ("pren013", "pren017", "pren106x", "pren063", "pren108x", "pren140x", "pren139x"):
        table = Table(hand={"fugger": [card, "pren023"]}).do(f"play {card}")
        found |= {words.removeprefix("place ") for words in table.offered() if words.startswith("place")}
        closed |= {border for border in (SEA | LAND) - found if table.refused(f"place {border}") == "PIRATE"}
    assert found == SEA
    assert closed == LAND


@pytest.mark.rule("BORDER", "CONCESSION")
def test_a_border_holds_one_concession_or_one_pirate() -> None:
    given: dict[str, Any] = {"hand": {"fugger": ["pren139x", "pren036"]}, "florins": {"fugger": 2}}
    pirate = Table(**given, concession={"england-france": "medici"}).do("play pren139x", "place england-france")
    assert pirate.now("concession") == {}
    assert pirate.now("pirate") == {"england-france": "catholic-pirate"}
    pawn = Table(**given, concession={"england-france": "medici"}).do("play pren036", "decline", "place england-france")
    assert pawn.now("concession") == {"england-france": "fugger"}
    closed = Table(**given, pirate={"england-france": "catholic-pirate"}).do("play pren036", "decline")
    assert closed.refused("place england-france") == "E2.2d"


@pytest.mark.rule("CHINA")
@pytest.mark.parametrize(
    ("given", "choices", "change"),
    [
        pytest.param({"market": ROWS}, ["sell pren023"], 2, id="sale"),
        pytest.param({"market": ROWS}, ["fair west"], 1, id="fair"),
        pytest.param({"market": ROWS}, ["buy west-3"], 0, id="purchase"),
        pytest.param(
            {"tableau": {"fugger": {"west": ["pren013"]}}, "concession": {"portugal-aragon": "medici"}},
            ["ops west"],
            1,
            id="repress-op",
        ),
        pytest.param(
            {"hand": {"fugger": ["pren053", "pren023"]}, "city": {"paris": "catholic-knight"}},
            ["play pren053", "decline", "place paris"],
            -1,
            id="agent",
        ),
        pytest.param(
            {"hand": {"fugger": ["pren036", "pren023"]}, "concession": {"england-france": "medici"}},
            ["play pren036", "trigger", "place france-hre", "place england-france"],
            -1,
            id="regime-change",
        ),
        pytest.param(
            {"tableau": {"fugger": {"west": ["france"]}}, "city": {"paris": "catholic-knight"}},
            ["ops west", "invade england"],
            -1,
            id="campaign",
        ),
        pytest.param(
            {
                "tableau": {"fugger": {"west": ["pren036"]}, "medici": {"west": ["england"]}},
                "square": {"england": {"repressed": ["medici-pawn", "catholic-rook"]}},
                "concession": {"england-france": "fugger"},
            },
            ["ops west", "decline", "done"],
            -2,
            id="vote",
        ),
        pytest.param(
            {"tableau": {"fugger": {"west": ["pren028"]}}, "concession": {"england-france": "medici"}},
            ["ops west", "pay"],
            -1,
            id="tax",
        ),
    ],
)
def test_florins_come_from_china_and_go_there(given: dict[str, Any], choices: list[str], change: int) -> None:
    table = Table(**{"florins": {"fugger": 5, "medici": 5}, **given})
    before = wealth(table)
    table.do(*choices)
    assert wealth(table) == before + change


@pytest.mark.rule("CITY", "LEVY")
def test_a_levy_has_the_kind_and_colour_of_the_icon_and_goes_only_into_an_empty_city() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["pren022"]}},
        "concession": {"france-hre": "medici"},
        "florins": {"medici": 2},
        "city": {"vienna": "islamic-rook"},
    }
    table = Table(**given).do("ops west", "use-tax pren022", "pay")
    assert table.asked() == "medici"
    assert table.offered() == ["raise lubeck", "raise nurnberg"]
    assert table.refused("raise vienna") == "LEVY"
    assert table.refused("raise novgorod") == "EMPORIUM"
    assert table.refused("raise paris") == "LOCATION"
    table.do("raise nurnberg")
    assert table.now("city.nurnberg") == "reformist-knight"


@pytest.mark.rule("CITY")
def test_freed_tokens_and_survivors_may_stand_in_any_city() -> None:
    """Bruges and Lyon show catholic icons; an islamic rook and a reformist knight settle there."""
    table, _ = war("pren053", square={"france": {"repressed": ["islamic-rook", "reformist-knight"]}})
    table.do("settle islamic-rook", "place bruges", "settle reformist-knight", "place lyon")
    assert table.now("city") == {"bruges": "islamic-rook", "lyon": "reformist-knight", "paris": "catholic-rook"}


@pytest.mark.rule("CITY", "LEVY")
def test_constantinople_counts_as_three_cities_each_with_its_own_levy() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"east": ["pren080"]}},
        "concession": {"hungary-ottoman": "fugger"},
        "florins": {"fugger": 1},
        "city": {"modon": "reformist-rook", "rhodes": "catholic-rook", "constantinople-3": "islamic-knight"},
    }
    table = Table(**given).do("ops east", "use-tax pren080", "pay")
    assert table.offered() == ["raise constantinople-1", "raise constantinople-2"]
    assert table.do("raise constantinople-1").now("city.constantinople-1") == "islamic-rook"
    other = Table(**given).do("ops east", "use-tax pren080", "pay", "raise constantinople-2")
    assert other.now("city.constantinople-2") == "islamic-knight"


# --- DISCARD, KILL, HAND ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DISCARD")
def test_sales_beheadings_apostasies_fairs_and_comets_discard_cards() -> None:
    assert Table(market=ROWS).do("sell pren023").now("discarded") == ["pren023"]
    assert Table(market=ROWS).do("fair east").now("discarded") == ["pren058"]
    rows = {"west": ["pren035", "comet3"]}
    comet = Table(market=rows, florins={"fugger": 1}).do("buy west-1", "activate holy")
    assert comet.now("discarded") == ["comet3"]
    behead = Table(tableau={"fugger": {"west": ["pren128x"]}, "medici": {"west": ["pren144x"]}}).do("ops west")
    assert behead.now("discarded") == ["pren144x"]
    apostasy = Table(hand={"fugger": ["pren030", "pren023"]}, tableau={"medici": {"west": ["pren008", "pren004"]}}).do(
        "play pren030", "trigger", "place paris"
    )
    assert apostasy.now("discarded") == ["pren004", "pren008"]


@pytest.mark.rule("DISCARD", "KILL")
def test_discarded_and_killed_tokens_go_back_to_the_supply_and_pawns_to_their_owner() -> None:
    siege = Table(tableau={"fugger": {"west": ["pren036"]}}, city={"paris": "islamic-knight"})
    assert supply(siege, "islamic-knight") == 6
    assert supply(siege.do("ops west"), "islamic-knight") == 7
    pirate = Table(hand={"fugger": ["pren139x", "pren023"]}, concession={"france-hre": "medici"})
    assert supply(pirate, "medici-pawn") == 9
    assert supply(pirate.do("play pren139x", "place france-hre"), "medici-pawn") == 10


@pytest.mark.rule("DISCARDa")
def test_a_beheaded_square_goes_home_without_its_queen_and_its_vassals_too() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren128x"]}, "medici": {"west": ["england"]}},
        square={
            "england": {"queens": ["pren047"], "bishop": "islamic-bishop", "repressed": ["catholic-rook"]},
            "france": {"suzerain": "england", "queens": ["pren045"], "repressed": ["medici-pawn"]},
        },
    ).do("ops west", "behead england")
    england, france = table.now("square.england"), table.now("square.france")
    assert (england["keeper"], england["queens"], england["bishop"]) == ("throne", [], "islamic-bishop")
    assert england["repressed"] == ["catholic-rook"]
    assert (france["keeper"], france["suzerain"], france["queens"]) == ("throne", "", ["pren045"])
    assert france["repressed"] == ["medici-pawn"]
    assert set(table.now("discarded")) == {"pren047", "pren128x"}


@pytest.mark.rule("DISCARDa")
def test_an_overthrown_king_loses_his_queen() -> None:
    table, _ = war("pren036", tableau={"medici": {"west": ["france"]}}, square={"france": {"queens": ["pren045"]}})
    table.do("place france-hre", "decline")
    assert table.now("square.france.queens") == []
    assert "pren045" in table.now("discarded")


@pytest.mark.rule("HANDa", "HAND")
def test_losing_a_larger_hand_its_owner_discards_of_choice_down_to_two_even_out_of_turn() -> None:
    held = ["pren133x", "pren101x", "pren131x", "pren132x"]
    table = Table(
        turn="medici",
        tableau={"fugger": {"west": ["pren043"]}},
        hand={"fugger": held, "medici": ["pren011", "pren031"]},
        market=ROWS,
    ).do("play pren011", "ordain pren043")
    assert table.asked() == "fugger"
    assert set(table.offered()) == {f"discard {card}" for card in held}
    table.do("discard pren101x")
    assert table.asked() == "fugger"
    table.do("discard pren133x")
    assert table.now("hand.fugger") == ["pren131x", "pren132x"]
    assert table.now("discarded") == ["pren101x", "pren133x"]
    assert table.asked() == "medici"
    assert table.now("actions") == 1


# --- LOCATION --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOCATION")
def test_old_maids_have_no_location() -> None:
    """They are no target of a beheading, and no bishop enters them."""
    table = Table(
        hand={"fugger": ["pren158x", "pren023"]},
        tableau={"fugger": {"west": ["pren128x"]}},
        maids={"medici": ["pren045"]},
    )
    assert table.refused("ops west") == "E4"
    assert table.do("play pren158x").refused("ordain pren045") == "BISHOP"


@pytest.mark.rule("LOCATION", "LOCATIONd")
def test_agents_go_to_the_printed_empire_its_borders_included() -> None:
    table = Table(hand={"fugger": ["pren012", "pren023"]}).do("play pren012")  # a western card of the Ottomans
    assert table.now("tableau.fugger.west") == ["pren012"]
    assert set(table.offered()) == {
        "place papal-states-ottoman", "place ottoman-mamluk", "place hungary-ottoman", "decline",
    }  # fmt: skip


@pytest.mark.rule("LOCATIONb", "LOCATIONc")
@pytest.mark.parametrize(
    ("card", "empires"),
    [
        ("pren163x", ["hungary", "byzantium", "ottoman", "mamluk"]),
        ("pren009", ["england", "france", "hre", "portugal", "aragon", "papal-states"]),
    ],
)
def test_a_regional_card_starts_its_war_in_any_empire_of_its_region(card: str, empires: list[str]) -> None:
    table = Table(hand={"fugger": [card, "pren023"]}).do(f"play {card}", "trigger")
    assert set(table.offered()) == {f"locate {empire}" for empire in empires}


@pytest.mark.rule("LOCATIONb", "LOCATIONc")
def test_a_regional_card_uses_its_ops_in_any_empire_of_its_region_each_time_anew() -> None:
    city = {"cairo": "islamic-rook", "buda": "catholic-knight", "paris": "catholic-knight"}
    east = Table(tableau={"fugger": {"east": ["pren163x"]}}, city=city).do("ops east")
    assert set(east.offered()) == {"siege cairo", "siege buda"}
    assert east.refused("siege paris") == "LOCATION"
    city["lubeck"] = "catholic-rook"
    west = Table(tableau={"fugger": {"west": ["pren023"]}}, hand={"fugger": ["pren133x"]}, city=city).do("ops west")
    assert set(west.offered()) == {"siege paris", "siege lubeck"}


@pytest.mark.rule("LOCATIONb")
def test_a_beheading_in_one_empire_reaches_cards_of_the_whole_region_and_back() -> None:
    """The example of the glossary: Mamluk against cards of Mamluk and of the East."""
    rivals = {"east": ["pren082", "pren084", "pren080"]}
    mamluk = Table(tableau={"fugger": {"east": ["pren125x"]}, "medici": rivals}).do("ops east")
    assert set(mamluk.offered()) == {"behead pren082", "behead pren084"}


@pytest.mark.rule("LOCATIONa")
def test_an_inquisitor_moves_bishops_anywhere() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren004"]}, "medici": {"east": ["pren068", "pren066"]}},
        bishop={"pren068": "reformist-bishop"},
    ).do("ops west")
    assert {"bishop-to pren066", "bishop-to byzantium"} <= set(table.offered())


@pytest.mark.rule("LOCATIONd")
@pytest.mark.parametrize(("card", "side"), [("pren017", "west"), ("pren013", "west"), ("pren063", "east")])
def test_a_concession_or_pirate_lies_in_both_empires_of_its_border(card: str, side: str) -> None:
    """The Privateers of England, the Genoese of Aragon and the Ottoman Navy each repress pawns on their borders."""
    concession = {"england-portugal": "medici", "aragon-papal-states": "medici", "ottoman-mamluk": "medici"}
    empire = {"pren017": "england", "pren013": "aragon", "pren063": "ottoman"}[card]
    table = Table(tableau={"fugger": {side: [card]}}, concession=concession).do(f"ops {side}")
    assert table.now(f"square.{empire}.repressed") == ["medici-pawn"]
    assert len(table.now("concession")) == 2


@pytest.mark.rule("LOCATIONe", "BISHOPa")
def test_the_location_of_the_card_tells_where_its_bishop_may_go_also_across_the_board() -> None:
    table = Table(hand={"fugger": ["pren128x", "pren023"]}, tableau={"medici": {"west": ["pren034", "pren036"]}})
    table.do("play pren128x")
    assert set(table.offered()) == {"ordain pren128x", "ordain pren034", "ordain england", "decline"}


# --- EMPORIUM --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EMPORIUM", "B6d")
@pytest.mark.parametrize(
    ("open_city", "busted"),
    [("tana", ["novgorod", "timbuktu"]), ("novgorod", ["tana", "timbuktu"]), ("timbuktu", ["tana", "novgorod"])],
)
def test_exactly_one_emporium_of_each_colour_is_in_play(open_city: str, busted: list[str]) -> None:
    """A levy finds the open one and none of the busted ones."""
    cards = {"tana": ("east", "pren068"), "novgorod": ("west", "pren022"), "timbuktu": ("west", "pren032")}
    border = {"tana": "hungary-byzantium", "novgorod": "france-hre", "timbuktu": "portugal-aragon"}
    for emporium, (side, card) in cards.items():
        table = Table(
            open={"black": open_city},
            tableau={"fugger": {side: [card]}},
            concession={border[emporium]: "fugger"},
            florins={"fugger": 1},
        ).do(f"ops {side}", "pay")
        assert (f"raise {emporium}" in table.offered()) == (emporium == open_city)
        if emporium in busted:
            assert table.refused(f"raise {emporium}") == "EMPORIUM"
