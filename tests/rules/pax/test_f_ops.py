"""F1–F3: inquisitor, commerce and behead."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.seated import Table
from tests.rules.pax.witness import Witness, running

# --- F1 inquisitor --------------------------------------------------------------------------------------------------


@pytest.mark.rule("F1", "OPSb", "BISHOPd")
def test_an_inquisitor_moves_only_bishops_of_its_religion() -> None:
    table = running(
        "west", "pren004", "pren042", bishop={"pren004": "reformist-bishop", "pren042": "catholic-bishop"}
    ).do("use-inquisitor pren004")
    assert table.told("forced")[-1] == "forced fugger move-bishop pren004"
    assert running("west", "pren004", bishop={"pren004": "catholic-bishop"}).refused("use-inquisitor pren004") == "F1"


@pytest.mark.rule("F1")
def test_the_mover_chooses_among_bishops_of_the_religion() -> None:
    table = running("west", "pren004", "pren005", bishop={"pren004": "reformist-bishop", "pren005": "reformist-bishop"})
    table.do("use-inquisitor pren004")
    assert table.offered() == ["move-bishop pren004", "move-bishop pren005"]
    assert table.refused("move-bishop pren034") == "F1"


@pytest.mark.rule("F1")
def test_a_card_with_two_inquisitors_moves_a_bishop_of_either_religion() -> None:
    table = running(
        "east", "pren099x", "pren101x", bishop={"pren099x": "reformist-bishop", "pren101x": "catholic-bishop"}
    )
    table.do("use-inquisitor pren099x")
    assert table.offered() == ["move-bishop pren099x", "move-bishop pren101x"]


@pytest.mark.rule("F1")
def test_a_bishop_steps_to_a_neighbour_or_to_a_card_of_the_same_location() -> None:
    """The bishop stands in England: his neighbours are France and the Empire; Medici's English card is as near."""
    table = running(
        "west",
        "pren004",
        "pren017",
        "pren042",
        "pren025",
        tableau={"medici": {"west": ["pren026", "pren028"]}},
        bishop={"pren017": "reformist-bishop"},
    ).do("use-inquisitor pren004")
    assert sorted(table.offered()) == [
        "bishop-to england",
        "bishop-to pren004",
        "bishop-to pren026",
        "bishop-to pren034",
        "bishop-to pren042",
    ]
    assert table.refused("bishop-to pren025") == "F1"
    assert table.refused("bishop-to pren028") == "F1"
    assert table.refused("bishop-to pren017") == "F1"


@pytest.mark.rule("F1a", "BISHOPb")
@pytest.mark.parametrize("resident", ["catholic-bishop", "reformist-bishop", "islamic-bishop"])
def test_two_bishops_on_one_card_kill_each_other_whatever_their_colour(resident: str) -> None:
    table = running(
        "west", "pren004", "hre", bishop={"pren004": "reformist-bishop"}, square={"hre": {"bishop": resident}}
    )
    table.do("use-inquisitor pren004")
    if resident == "reformist-bishop":
        table.do("move-bishop pren004")
    table.do("bishop-to hre")
    assert table.now("bishop") == {}
    assert table.square("hre") == {"keeper": "fugger", "side": "king"}
    assert table.told("diet-of-worms") == [f"diet-of-worms reformist-bishop {resident} hre"]


@pytest.mark.rule("F1a", "F1b")
def test_a_bishop_who_meets_another_pacifies_nobody() -> None:
    square = {"bishop": "catholic-bishop", "repressed": ["medici-pawn"]}
    table = running("west", "pren004", "hre", bishop={"pren004": "reformist-bishop"}, square={"hre": square})
    table.do("use-inquisitor pren004", "bishop-to hre")
    assert table.square("hre") == {"keeper": "fugger", "side": "king", "repressed": ["medici-pawn"]}
    assert "use-commerce pren034" in table.offered()


@pytest.mark.rule("F1b")
def test_pacification_is_free_optional_and_of_any_kind_also_in_an_opponents_tableau() -> None:
    def enter() -> Witness:
        repressed = ["medici-pawn", "islamic-knight", "catholic-rook"]
        table = running(
            "west",
            "pren005",
            tableau={"medici": {"west": ["france"]}},
            bishop={"pren005": "reformist-bishop"},
            square={"france": {"repressed": repressed}},
        )
        table.do("use-inquisitor pren005", "bishop-to france")
        return table

    table = enter()
    assert table.offered() == ["pacify islamic-knight", "pacify catholic-rook", "pacify medici-pawn", "decline"]
    assert table.refused("pacify catholic-knight") == "REPRESSED"
    table.do("pacify islamic-knight")
    assert table.square("france")["repressed"] == ["catholic-rook", "medici-pawn"]
    assert table.now("florins.fugger") == 0
    table = enter().do("decline")
    assert len(table.square("france")["repressed"]) == 3
    assert table.square("france")["bishop"] == "reformist-bishop"


@pytest.mark.rule("F1c", "PLAYERBOARD")
def test_the_player_board_parts_the_two_halves() -> None:
    """The first cards of both halves are no neighbours."""
    table = running(
        "west",
        "pren004",
        "pren025",
        tableau={"fugger": {"east": ["pren080"]}},
        bishop={"pren004": "reformist-bishop"},
    ).do("use-inquisitor pren004")
    assert "bishop-to pren025" in table.offered()
    assert table.refused("bishop-to pren080") == "F1c"


@pytest.mark.rule("F1c", "F1")
def test_a_shared_location_leads_from_one_half_to_the_other() -> None:
    """Card 012 is western, but lies in the Ottoman Empire."""
    table = running(
        "west", "pren012", "pren001", tableau={"fugger": {"east": ["pren080"]}}, bishop={"pren012": "catholic-bishop"}
    ).do("use-inquisitor pren001")
    assert "bishop-to pren080" in table.offered()
    assert "bishop-to ottoman" in table.offered()


@pytest.mark.rule("F1c")
def test_from_a_throne_a_bishop_reaches_cards_of_its_location_but_no_other_throne() -> None:
    table = running("west", "pren004", "pren005", square={"france": {"bishop": "reformist-bishop"}})
    table.do("use-inquisitor pren004")
    assert table.offered() == ["bishop-to pren004", "bishop-to pren005"]
    assert table.refused("bishop-to england") == "F1c"


@pytest.mark.rule("F1", "F1c")
def test_a_bishop_with_nowhere_to_go_is_no_target() -> None:
    table = running("west", "pren004", square={"hungary": {"bishop": "reformist-bishop"}})
    assert table.refused("use-inquisitor pren004") == "F1"


@pytest.mark.rule("F1d", "VASSALa", "ADJACENT")
def test_bishops_move_within_a_suzerainty_and_into_it_from_beside() -> None:
    def reached(where: str) -> list[str]:
        squares: dict[str, Any] = {"hungary": {"suzerain": "hre"}, "portugal": {"suzerain": "hre"}, "hre": {}}
        bishop = {}
        if where in squares:
            squares[where]["bishop"] = "reformist-bishop"
        else:
            bishop[where] = "reformist-bishop"
        table = running("west", "pren004", "hre", "pren017", square=squares, bishop=bishop).do("use-inquisitor pren004")
        return sorted(option.removeprefix("bishop-to ") for option in table.offered())

    assert reached("hre") == ["hungary", "portugal", "pren004", "pren017"]
    assert reached("hungary") == ["hre", "portugal", "pren004", "pren017"]
    assert reached("pren004") == ["france", "hre", "hungary", "portugal"]


@pytest.mark.rule("F1e", "LOCATIONc")
def test_a_card_of_the_whole_west_shares_the_location_of_every_western_card_both_ways() -> None:
    table = running(
        "west",
        "pren004",
        "pren025",
        tableau={"medici": {"west": ["pren005", "pren028"], "east": ["pren061"]}},
        bishop={"pren028": "reformist-bishop"},
    )
    table.do("use-inquisitor pren004")
    assert "bishop-to pren005" in table.offered()
    table = running(
        "west",
        "pren004",
        "pren025",
        tableau={"medici": {"west": ["pren005", "pren028"], "east": ["pren061", "pren114x"]}},
        bishop={"pren005": "reformist-bishop"},
    ).do("use-inquisitor pren004")
    west = {"pren004", "pren025", "pren028", "pren034", "pren039", "pren114x"}
    thrones = {"england", "france", "hre", "portugal", "aragon", "papal-states"}
    assert {option.removeprefix("bishop-to ") for option in table.offered()} == west | thrones
    assert table.refused("bishop-to pren061") == "F1c"


@pytest.mark.rule("F1e", "LOCATIONb")
def test_a_card_of_the_whole_east_shares_the_location_of_the_four_eastern_empires() -> None:
    table = running("east", "pren061", bishop={"pren061": "islamic-bishop"}).do("use-inquisitor pren061")
    assert sorted(table.offered()) == [
        "bishop-to byzantium",
        "bishop-to hungary",
        "bishop-to mamluk",
        "bishop-to ottoman",
        "bishop-to pren121x",
    ]


@pytest.mark.rule("F1f", "Fa")
def test_a_bishop_silences_every_op_but_the_religious() -> None:
    table = running(
        "west",
        "pren003",
        bishop={"pren003": "catholic-bishop"},
        concession={"portugal-aragon": "medici"},
        tableau={"medici": {"west": ["pren049"]}},
    )
    assert table.refused("use-tax pren003") == "F1f"
    assert table.refused("use-behead pren003") == "F1f"
    assert "use-inquisitor pren003" in table.offered()


@pytest.mark.rule("F1f", "I1e", "R2")
def test_one_bishop_silences_king_and_queen() -> None:
    table = running(
        "west",
        "aragon",
        square={"aragon": {"queens": ["pren044"], "bishop": "catholic-bishop"}},
        city={"valencia": "catholic-knight", "algiers": "catholic-rook"},
        florins={"fugger": 5},
    )
    assert table.refused("use-campaign aragon") == "F1f"
    assert table.refused("use-repress pren044") == "F1f"


@pytest.mark.rule("F1g")
def test_a_silenced_card_keeps_its_prestige_and_loses_its_ability() -> None:
    """Michelangelo doubles votes until a bishop comes; as a patron he counts either way."""

    def vote(**given: Any) -> Table:
        return Table(
            tableau={"fugger": {"west": ["pren131x", "pren040", "pren034"]}, "medici": {"west": ["france"]}},
            concession={"england-france": "fugger", "france-hre": "medici"},
            coins={"west": [0, 1]},
            **given,
        ).do("ops west")

    assert "use-vote pren040" in vote().offered()
    assert vote(bishop={"pren131x": "catholic-bishop"}).refused("use-vote pren040") == "F6b"


@pytest.mark.rule("F1g")
def test_an_immunity_to_silencing_is_never_silenced() -> None:
    """Hermeticism: the bishop on it and those beside it silence nobody in the tableau."""
    table = running("west", "pren136x", "pren042", bishop={"pren136x": "catholic-bishop", "pren042": "catholic-bishop"})
    assert "use-commerce pren042" in table.offered()


# --- F2 commerce ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("F2", "Fb", "OPSa")
def test_commerce_takes_a_florin_of_its_row_from_any_card_or_empty_space() -> None:
    table = running(
        "west",
        "pren042",
        market={"west": ["pren013", "pren017"]},
        coins={"west": [2, 1, 0, 1, 0, 0], "east": [1, 0, 0, 0, 0, 0]},
    ).do("use-commerce pren042")
    assert table.offered() == ["take west-fair", "take west-1", "take west-3"]
    assert table.refused("take east-fair") == "F2"
    assert table.refused("take west-2") == "F2"
    table.do("take west-fair")
    assert table.now("coins.west") == [1, 1, 0, 1, 0, 0]
    assert table.now("florins.fugger") == 1
    table.do("use-commerce pren034", "take west-3")
    assert table.now("coins.west") == [1, 1, 0, 0, 0, 0]
    assert table.now("florins.fugger") == 2


@pytest.mark.rule("F2")
def test_an_eastern_card_may_trade_in_the_west_and_an_eastern_trade_stays_in_the_east() -> None:
    """The Bank of St. George is eastern, its commerce western."""
    table = running("east", "pren166x", coins={"west": [0, 0, 1, 0, 0, 0], "east": [0, 1, 0, 0, 0, 0]})
    table.do("use-commerce pren166x")
    assert table.now("coins.west") == [0, 0, 0, 0, 0, 0]
    assert table.now("coins.east") == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("F2")
def test_there_is_no_commerce_without_a_florin_in_the_row() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren042", "pren032"]}}, coins={"east": [3]}, city={"valencia": "catholic-knight"}
    )
    assert table.do("ops west").now("coins.east") == [3, 0, 0, 0, 0, 0]
    table = Table(tableau={"fugger": {"west": ["pren042"]}}, coins={"east": [3]})
    assert table.refused("ops west") == "E4"


# --- F3 behead ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("F3")
def test_beheading_reaches_any_tableau_ones_own_included_but_not_hand_old_maid_or_throne() -> None:
    table = running(
        "east",
        "pren058",
        "pren080",
        tableau={"medici": {"east": ["pren090"], "west": ["pren012"]}},
        hand={"medici": ["pren088"]},
        maids={"medici": ["pren077"]},
    ).do("use-behead pren058")
    assert table.offered() == ["behead pren080", "behead pren012", "behead pren090"]
    for nobody in ("pren088", "pren077", "ottoman"):
        assert table.refused(f"behead {nobody}") == "F3"
    assert table.refused("behead pren058") == "F3"
    table.do("behead pren080")
    assert table.now("tableau.fugger.east") == ["pren058", "pren121x", "pren087"]
    assert "pren080" in table.now("discarded")


@pytest.mark.rule("F3", "DISCARD")
def test_a_beheaded_card_takes_its_bishop_along_and_leaves_its_tokens_on_the_map() -> None:
    table = running(
        "east",
        "pren058",
        tableau={"medici": {"east": ["pren080", "pren090"]}},
        bishop={"pren080": "catholic-bishop"},
        city={"modon": "reformist-rook"},
    ).do("use-behead pren058", "behead pren080")
    assert table.now("bishop") == {}
    assert table.now("city.modon") == "reformist-rook"


@pytest.mark.rule("F3a", "R57", "DISCARDa", "I1c")
def test_who_beheads_an_empire_dies_too() -> None:
    table = running(
        "east",
        "pren058",
        tableau={"medici": {"east": ["pren080", "ottoman"]}},
        square={
            "ottoman": {"queens": ["pren077"], "bishop": "islamic-bishop", "repressed": ["fugger-pawn"]},
            "mamluk": {"suzerain": "ottoman", "repressed": ["islamic-rook"], "queens": ["pren078"]},
        },
    ).do("use-behead pren058", "behead ottoman")
    assert table.square("ottoman") == {
        "keeper": "throne",
        "side": "king",
        "bishop": "islamic-bishop",
        "repressed": ["fugger-pawn"],
    }
    assert table.square("mamluk") == {
        "keeper": "throne",
        "side": "king",
        "queens": ["pren078"],
        "repressed": ["islamic-rook"],
    }
    assert table.now("discarded") == ["pren058", "pren077"]
    assert table.now("tableau.fugger.east") == ["pren121x", "pren087"]
    assert table.now("tableau.medici.east") == ["pren080"]


@pytest.mark.rule("F3a", "THRONE")
def test_a_beheaded_republic_lies_on_its_throne_as_a_king() -> None:
    table = running(
        "east",
        "pren058",
        tableau={"medici": {"east": ["pren080", "ottoman"]}},
        square={"ottoman": {"side": "republic"}},
    ).do("use-behead pren058", "behead ottoman")
    assert table.square("ottoman") == {"keeper": "throne", "side": "king"}


@pytest.mark.rule("F3", "F3a", "VASSALc", "VASSALa")
def test_a_beheaded_vassal_returns_alone() -> None:
    table = running(
        "east",
        "pren058",
        tableau={"medici": {"west": ["hre"]}},
        square={"ottoman": {"suzerain": "hre"}, "hungary": {"suzerain": "hre"}},
    ).do("use-behead pren058")
    assert table.told("forced")[-1] == "forced fugger behead ottoman"
    assert table.square("ottoman") == {"keeper": "throne", "side": "king"}
    assert table.square("hungary")["suzerain"] == "hre"
    assert table.now("discarded") == ["pren058"]


@pytest.mark.rule("R57", "QUEEN", "I1c")
def test_a_beheaded_queen_dies_alone_and_a_bishop_stays_with_the_king() -> None:
    table = running(
        "east",
        "pren058",
        tableau={"medici": {"east": ["ottoman"]}},
        square={"ottoman": {"queens": ["pren077"], "bishop": "islamic-bishop"}},
    ).do("use-behead pren058")
    assert sorted(table.offered()) == ["behead ottoman", "behead pren077"]
    table.do("behead pren077")
    assert table.square("ottoman") == {"keeper": "medici", "side": "king", "bishop": "islamic-bishop"}
    assert table.now("discarded") == ["pren077"]
    assert "pren058" in table.now("tableau.fugger.east")


@pytest.mark.rule("R57", "F3a")
def test_a_queen_who_beheads_her_husband_dies_with_him() -> None:
    table = running(
        "east",
        "ottoman",
        square={"ottoman": {"queens": ["pren077"]}},
        tableau={"medici": {"east": ["pren080"]}},
    ).do("use-behead pren077", "behead ottoman")
    assert table.square("ottoman") == {"keeper": "throne", "side": "king"}
    assert table.now("discarded") == ["pren077"]


@pytest.mark.rule("R57")
def test_a_bishop_on_the_couple_counts_for_either_half() -> None:
    """The Inquisition Pope strikes only where a catholic or reformist bishop stands: on the couple, for both."""
    table = running(
        "west",
        "pren001",
        tableau={"medici": {"west": ["aragon", "pren040"]}},
        square={"aragon": {"queens": ["pren044"], "bishop": "catholic-bishop"}},
    ).do("use-behead pren001")
    assert sorted(table.offered()) == ["behead aragon", "behead pren044"]
    assert table.refused("behead pren040") == "ABILITY"
