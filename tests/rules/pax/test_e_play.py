"""E2: playing a card from hand, and placing its agents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.seated import Table

EAST_CITIES = [
    "buda", "varna", "tana", "caffa", "trebizond", "constantinople-1", "constantinople-2", "constantinople-3",
    "modon", "rhodes", "cairo", "cyprus",
]  # fmt: skip
WEST_CITIES = [
    "london", "bordeaux", "paris", "bruges", "lyon", "vienna", "lubeck", "nurnberg", "toledo", "granada", "valencia",
    "algiers", "venice",
]  # fmt: skip


def holding(*cards: str, **more: Any) -> Table:
    """Fugger with some cards in hand."""
    return Table(**{"hand": {"fugger": list(cards)}, "florins": {"fugger": 5}, **more})


@pytest.mark.rule("E2")
def test_a_card_goes_to_the_outer_end_of_its_half() -> None:
    table = holding("pren133x", "pren101x", tableau={"fugger": {"west": ["pren036", "france"], "east": ["mamluk"]}})
    table.do("play pren133x", "play pren101x")
    assert table.now("tableau.fugger") == {"west": ["pren036", "france", "pren133x"], "east": ["mamluk", "pren101x"]}


@pytest.mark.rule("E2")
def test_only_cards_of_the_own_hand_may_be_played() -> None:
    table = holding("pren133x", "pren101x", tableau={"fugger": {"west": ["pren036"]}})
    for card in ("pren031", "pren036", "pren008"):
        assert table.refused(f"play {card}") == "E2"


@pytest.mark.rule("E2", "BATTLEa")
def test_a_bomb_is_announced_before_anything_is_placed() -> None:
    table = holding("pren025", "pren023").do("play pren025")
    assert table.offered() == ["trigger", "decline"]
    assert table.now("city") == {}
    assert table.now("tableau.fugger.west") == ["pren025"]


@pytest.mark.rule("E2", "E2.2")
def test_a_card_without_a_bomb_goes_straight_to_its_agents() -> None:
    table = holding("pren023", "pren133x").do("play pren023")
    assert table.offered() == [*(f"place {city}" for city in WEST_CITIES), "decline"]


@pytest.mark.rule("E2.2")
def test_a_card_without_agents_is_simply_laid_down() -> None:
    table = holding("pren133x", "pren023").do("play pren133x")
    assert "sell pren023" in table.offered()
    assert table.now("actions") == 1


@pytest.mark.rule("E2.2", "AGENT")
@pytest.mark.parametrize(
    ("choices", "placed"),
    [
        (["place toledo", "place granada"], {"toledo", "granada"}),
        (["place toledo", "decline"], {"toledo"}),
        (["decline", "place granada"], {"granada"}),
        (["decline", "decline"], set()),
    ],
)
def test_all_some_or_none_of_the_agents_may_be_placed(choices: list[str], placed: set[str]) -> None:
    table = holding("pren049", "pren023").do("play pren049", "decline", *choices)
    assert set(table.now("city")) == placed
    assert set(table.now("city").values()) <= {"catholic-rook"}
    assert table.now("actions") == 1


@pytest.mark.rule("E2.2", "E2.1")
def test_once_the_one_shot_is_announced_no_agent_may_be_declined() -> None:
    shift = holding("pren021", "pren023", tableau={"fugger": {"west": ["pren016"]}})
    shift.do("play pren021", "trigger")
    assert shift.refused("decline") == "E2.1"
    assert shift.now("open.white") == "trebizond"
    # The second knight has one place left, so nothing more is asked.
    shift.do("place toledo")
    assert shift.now("city") == {"toledo": "catholic-knight", "granada": "catholic-knight"}
    assert shift.now("open.white") == "spice-islands"


@pytest.mark.rule("E2.1", "R1", "R25")
def test_a_one_shot_whose_agents_do_not_all_fit_is_cancelled_and_the_rest_is_optional() -> None:
    """The Conquistadors need two places; one is empty, the other costs a florin that Fugger does not have."""
    table = holding(
        "pren021",
        "pren023",
        tableau={"fugger": {"west": ["pren016"]}},
        florins={"fugger": 0},
        city={"toledo": "catholic-knight"},
    ).do("play pren021")
    assert table.offered() == ["place granada", "decline"]
    assert table.now("open.white") == "trebizond"
    table.do("place granada")
    assert table.now("open.white") == "trebizond"
    assert table.now("city.granada") == "catholic-knight"


@pytest.mark.rule("R25", "R1", "E2.1")
def test_a_place_that_can_be_paid_for_counts_as_available() -> None:
    table = holding(
        "pren021",
        "pren023",
        tableau={"fugger": {"west": ["pren016"]}},
        florins={"fugger": 1},
        city={"toledo": "catholic-knight"},
    ).do("play pren021")
    assert "trigger" in table.offered()


@pytest.mark.rule("E2.1b")
def test_an_apostasy_places_its_agents_first() -> None:
    table = holding("pren063", "pren023", tableau={"fugger": {"west": ["pren006"], "east": ["pren058"]}})
    table.do("play pren063", "trigger")
    assert table.now("tableau.fugger") == {"west": ["pren006"], "east": ["pren058", "pren063"]}
    table.do("place ottoman-mamluk")
    assert table.now("pirate") == {"ottoman-mamluk": "islamic-pirate"}
    assert table.now("tableau.fugger") == {"west": [], "east": ["pren063"]}


@pytest.mark.rule("E2.1b", "QUEEN")
def test_a_coronation_causes_no_battle_and_places_no_agents() -> None:
    table = holding("pren045", "pren023", city={"paris": "catholic-knight"})
    table.do("play pren045", "trigger", "wed france", "decline")
    assert table.now("square.france.keeper") == "fugger"
    assert table.now("square.france.queens") == ["pren045"]
    assert table.now("city") == {"paris": "catholic-knight"}


@pytest.mark.rule("E2.1a", "BATTLEi")
def test_the_agents_of_a_war_fight_and_the_survivors_settle() -> None:
    table = holding("pren025", "pren023", city={"vienna": "catholic-rook"}).do("play pren025", "trigger")
    # Both knights fight the rook of Vienna; one dies with it, the other takes a city of its conqueror's choice.
    assert table.offered() == ["place vienna", "place lubeck", "place nurnberg"]
    table.do("place nurnberg", "decline")
    assert table.now("city") == {"nurnberg": "catholic-knight"}
    assert table.now("square.hre.keeper") == "fugger"


@pytest.mark.rule("E2.1a")
def test_without_survivors_there_is_no_regime_change() -> None:
    city = {"vienna": "catholic-rook", "lubeck": "catholic-rook"}
    table = holding("pren025", "pren023", city=city).do("play pren025", "trigger")
    assert table.now("city") == {}
    assert table.now("square.hre.keeper") == "throne"
    assert table.now("tableau.fugger.west") == ["pren025"]


@pytest.mark.rule("E2.2b", "CITY")
@pytest.mark.parametrize("space", [1, 2, 3])
def test_each_space_of_constantinople_is_a_city_of_its_own(space: int) -> None:
    city = {f"constantinople-{other}": "islamic-knight" for other in (1, 2, 3) if other != space}
    table = holding("pren080", "pren023", city=city).do("play pren080", "decline", f"place constantinople-{space}")
    assert table.now(f"city.constantinople-{space}") == "reformist-rook"
    assert len(table.now("city")) == 3
    assert table.now("florins.fugger") == 5


@pytest.mark.rule("E2.2b", "R12")
def test_two_rooks_may_both_go_to_constantinople_but_not_into_one_space() -> None:
    table = holding("pren088", "pren023").do("play pren088", "decline", "place constantinople-1")
    assert table.refused("place constantinople-1") == "R12"
    table.do("place constantinople-2")
    assert table.now("city") == {"constantinople-1": "islamic-rook", "constantinople-2": "islamic-rook"}


@pytest.mark.rule("E2.2b")
@pytest.mark.parametrize(
    ("where", "given"),
    [
        ("throne", {}),
        ("tableau", {"tableau": {"medici": {"west": ["france"]}}}),
        ("vassal", {"tableau": {"medici": {"west": ["hre"]}}, "square": {"france": {"suzerain": "hre"}}}),
    ],
)
def test_a_token_that_makes_room_is_repressed_on_the_square_wherever_it_is(where: str, given: dict[str, Any]) -> None:
    table = holding("pren053", "pren023", city={"bruges": "reformist-rook"}, **given)
    table.do("play pren053", "decline", "place bruges")
    assert table.now("square.france.repressed") == ["reformist-rook"], where
    assert table.now("florins.fugger") == 4


@pytest.mark.rule("E2.2b", "LOCATIONc")
def test_a_card_of_the_whole_west_reaches_every_western_city_in_play_and_no_other() -> None:
    table = holding("pren054", "pren023").do("play pren054")
    assert table.offered() == [*(f"place {city}" for city in WEST_CITIES), "decline"]
    assert table.refused("place cairo") == "LOCATION"
    assert table.refused("place spice-islands") == "EMPORIUM"


@pytest.mark.rule("E2.2b", "LOCATIONb", "R12")
def test_the_agents_of_a_card_of_the_whole_east_may_go_to_different_empires() -> None:
    table = holding("pren067", "pren023").do("play pren067", "decline")
    assert table.offered() == [*(f"place {city}" for city in EAST_CITIES), "decline"]
    table.do("place buda")
    assert table.refused("place buda") == "R12"
    table.do("place cairo")
    assert table.now("city") == {"buda": "islamic-knight", "cairo": "islamic-knight"}


@pytest.mark.rule("E2.2d", "E2.2f")
def test_a_pawn_may_even_repress_a_concession_of_the_same_bank() -> None:
    table = holding("pren034", "pren023", concession={"england-france": "fugger"})
    table.do("play pren034", "decline", "place england-france")
    assert table.now("concession") == {"england-france": "fugger"}
    assert table.now("square.england.repressed") == ["fugger-pawn"]
    assert table.now("florins.fugger") == 4


@pytest.mark.rule("R12", "E2.2d")
def test_two_pawns_of_one_card_never_share_a_border() -> None:
    table = holding("pren112x", "pren023").do("play pren112x", "place ottoman-mamluk")
    assert table.refused("place ottoman-mamluk") == "R12"
    assert "place hungary-ottoman" in table.offered()


@pytest.mark.rule("R13", "E2.2d")
@pytest.mark.parametrize("empire", ["aragon", "portugal"])
def test_the_pawn_of_a_regional_card_chooses_whose_serf_the_rival_becomes(empire: str) -> None:
    table = holding("pren041", "pren023", concession={"portugal-aragon": "medici"})
    table.do("play pren041", "decline", "place portugal-aragon")
    assert set(table.offered()) == {"locate portugal", "locate aragon"}
    table.do(f"locate {empire}")
    assert table.now(f"square.{empire}.repressed") == ["medici-pawn"]
    assert table.now("concession") == {"portugal-aragon": "fugger"}
    assert table.now("florins.fugger") == 4


@pytest.mark.rule("R13", "REPRESSd", "LOCATIONb", "LOCATIONd")
@pytest.mark.parametrize(("border", "empire"), [("hre-hungary", "hre"), ("papal-states-ottoman", "papal-states")])
def test_a_serf_goes_to_the_one_empire_of_the_border_that_lies_in_the_region(border: str, empire: str) -> None:
    table = holding("pren041", "pren023", concession={border: "medici"})
    table.do("play pren041", "decline", f"place {border}")
    assert table.now(f"square.{empire}.repressed") == ["medici-pawn"]
    assert table.now("concession") == {border: "fugger"}
    assert (table.now("florins.fugger"), table.now("actions")) == (4, 1)


@pytest.mark.rule("R13")
def test_on_an_empty_border_nothing_is_asked() -> None:
    table = holding("pren041", "pren023").do("play pren041", "decline", "place portugal-aragon")
    assert table.now("concession") == {"portugal-aragon": "fugger"}
    assert table.now("actions") == 1


@pytest.mark.rule("E2.2c", "LOCATIONd")
def test_a_pirate_finds_no_place_on_land_borders_or_elsewhere() -> None:
    table = holding("pren106x", "pren023").do("play pren106x")
    assert table.offered() == ["place france-hre", "decline"]
    for border, rule in (("hre-hungary", "PIRATE"), ("hre-papal-states", "PIRATE"), ("england-france", "LOCATIONd")):
        assert table.refused(f"place {border}") == rule


@pytest.mark.rule("E2.2a", "BISHOPa", "R2")
def test_a_bishop_enters_a_royal_couple_at_the_kings_place_only() -> None:
    table = holding(
        "pren160x",
        "pren023",
        tableau={"medici": {"west": ["france"]}},
        square={"france": {"queens": ["pren045"]}},
        maids={"medici": ["pren046"]},
    ).do("play pren160x")
    assert "ordain france" in table.offered()
    assert table.refused("ordain pren045") == "BISHOP"
    assert table.refused("ordain pren046") == "BISHOP"


@pytest.mark.rule("E2.2a", "LOCATIONe")
def test_a_bishop_of_the_whole_west_reaches_every_western_throne_and_card() -> None:
    table = holding("pren158x", "pren023", tableau={"medici": {"west": ["pren036"], "east": ["pren058"]}})
    table.do("play pren158x")
    assert set(table.offered()) == {
        "ordain pren158x", "ordain pren036", "ordain england", "ordain france", "ordain hre", "ordain portugal",
        "ordain aragon", "ordain papal-states", "decline",
    }  # fmt: skip
    assert table.refused("ordain pren058") == "LOCATION"
    assert table.refused("ordain hungary") == "LOCATION"


@pytest.mark.rule("E2.2f", "E4e")
def test_a_campaign_is_never_turned_against_a_square_of_ones_own() -> None:
    table = holding(
        "pren023", "pren133x", tableau={"fugger": {"west": ["france", "england"]}}, city={"paris": "catholic-knight"}
    ).do("ops west")  # only France has a knight
    assert table.refused("invade england") == "F9a"
    assert "invade aragon" in table.offered()


@pytest.mark.rule("C1a", "H1", "B6d", "EMPORIUM")
def test_a_shift_opens_one_emporium_busts_the_other_and_represses_the_token_that_stood_there() -> None:
    table = holding("pren015", "pren023", city={"tana": "islamic-knight", "vienna": "catholic-rook"})
    table.do("play pren015", "trigger", "place england-france")
    assert table.now("open") == {"white": "trebizond", "black": "novgorod"}
    assert table.now("city") == {"vienna": "catholic-rook"}
    assert table.now("square.byzantium.repressed") == ["islamic-knight"]
    assert table.now("florins.fugger") == 5


@pytest.mark.rule("E2.2c", "PIRATEd", "A1d")
@pytest.mark.parametrize("protected", [True, False])
def test_a_pirate_spares_a_concession_that_a_card_protects(protected: bool) -> None:
    table = holding(
        "pren139x",
        "pren023",
        tableau={"medici": {"east": ["pren113x"] if protected else []}},
        concession={"france-hre": "medici"},
    ).do("play pren139x", "place france-hre")
    assert table.now("concession") == ({"france-hre": "medici"} if protected else {})
    assert table.now("pirate") == {"france-hre": "catholic-pirate"}
