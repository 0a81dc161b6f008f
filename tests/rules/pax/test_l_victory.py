"""L: comets, the four victories, the patron victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.seated import GAME, Table
from tests.rules.pax.witness import Witness

THREE = ["fugger", "medici", "coeur"]


def outcome(table: Table) -> tuple[str, list[str]]:
    """How the game ended and who won."""
    ended = table.state.outcome
    assert ended is not None
    return ended.kind, [table.state.seat_word(seat) for seat in ended.winners]


# --- L1 comets ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L1", "COMET", "VICTORY", "VICTORYa", "VICTORYb", "VICTORYc", "VICTORYd", "HAND")
@pytest.mark.parametrize("victory", ["holy", "imperial", "globalization", "renaissance"])
def test_a_comet_is_discarded_at_once_for_a_victory_of_the_buyers_choice(victory: str) -> None:
    table = Witness(
        florins={"fugger": 1},
        market={"west": ["pren017", "comet3"]},
        coins={"west": [0, 2]},
        hand={"fugger": ["pren023", "pren031"], "medici": []},
    ).do("buy west-1")
    assert table.asked() == "fugger"
    assert len(table.offered()) == 4
    table.do(f"activate {victory}")
    assert table.now("victories") == [victory]
    assert table.now("discarded") == ["comet3"]
    assert table.now("hand.fugger") == ["pren023", "pren031"]
    assert table.now("florins.fugger") == 2


@pytest.mark.rule("L1", "VICTORY")
def test_an_active_victory_is_not_offered_again() -> None:
    table = Table(florins={"fugger": 1}, market={"west": ["pren017", "comet3"]}, victories=["holy", "imperial"])
    table.do("buy west-1")
    assert table.offered() == ["activate globalization", "activate renaissance"]
    assert table.refused("activate holy") == "L1"


@pytest.mark.rule("R38", "L1")
def test_a_comet_with_all_victories_active_has_no_effect_but_its_florins_are_taken() -> None:
    everything = ["holy", "imperial", "globalization", "renaissance"]
    table = Table(
        florins={"fugger": 1}, market={"west": ["pren017", "comet3"]}, coins={"west": [0, 3]}, victories=everything
    ).do("buy west-1")
    assert table.now("florins.fugger") == 3
    assert table.now("discarded") == ["comet3"]
    assert table.now("victories") == everything
    assert table.now("actions") == 1


@pytest.mark.rule("L1a", "D2a")
def test_a_comet_on_the_first_space_is_lost() -> None:
    table = Table(market={"east": ["comet1", "pren080"]}, florins={"fugger": 5}, coins={"east": [2]})
    assert table.refused("buy east-fair") == "D2a"
    table.do("fair east", "raise tana", "raise buda", "raise modon", "raise cairo")
    assert table.now("victories") == []
    assert table.now("discarded") == ["comet1"]


# --- L2 declaring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("L2", "E6")
def test_a_declared_victory_ends_the_game_at_once_and_an_inactive_one_cannot_be_declared() -> None:
    kings = {"tableau": {"fugger": {"west": ["england", "france", "portugal"]}}}
    assert Table(**kings).refused("declare imperial") == "L2"
    assert Table(victories=["imperial"]).refused("declare imperial") == "L4"
    table = Witness(victories=["imperial"], actions=1, **kings).do("declare imperial")
    assert outcome(table) == ("imperial", ["fugger"])
    assert table.state.ended
    assert table.told("declared") == ["declared fugger imperial"]


@pytest.mark.rule("L2")
def test_victory_is_declared_in_ones_own_turn_only() -> None:
    table = Table(
        turn="medici", victories=["imperial"], tableau={"fugger": {"west": ["england", "france", "portugal"]}}
    )
    assert table.refused("declare imperial") == "L4"


# --- L2a patron -----------------------------------------------------------------------------------------------------


def exhausted(**given: Any) -> Table:
    """Both decks are empty, so the end of this turn ends the game."""
    empty = {"above": 0, "below": 0, "comets": 0}
    return Table(deck={"west": empty, "east": empty}, market={"west": ["pren017", "pren013"]}, actions=1, **given)


@pytest.mark.rule("L2a", "PATRON", "D2b")
def test_when_the_market_cannot_be_refilled_most_patrons_win() -> None:
    table = exhausted(
        tableau={"fugger": {"west": ["pren131x"]}, "medici": {"west": ["pren055", "pren024"]}}, florins={"fugger": 9}
    ).do("end")
    assert outcome(table) == ("patron", ["medici"])


@pytest.mark.rule("L2a")
def test_the_other_deck_helps_as_long_as_it_lasts() -> None:
    table = Table(
        deck={"west": {"above": 0, "below": 0, "comets": 0}, "east": {"above": 20, "below": 0, "comets": 0}}, actions=1
    ).do("end")
    assert table.asked() == "medici"
    assert all(table.now("market.west"))
    assert all(table.now("market.east"))


@pytest.mark.rule("L2b", "R39")
def test_among_equal_patrons_florins_decide() -> None:
    tableau = {"fugger": {"west": ["pren131x"]}, "medici": {"west": ["pren055"]}}
    assert outcome(exhausted(tableau=tableau, florins={"fugger": 2, "medici": 3}).do("end")) == ("patron", ["medici"])


@pytest.mark.rule("L2b", "R39")
def test_still_tied_they_share_and_cards_in_hand_do_not_count() -> None:
    table = exhausted(
        banks=THREE,
        tableau={"fugger": {"west": ["pren131x"]}, "medici": {"west": ["pren055"]}},
        florins={"fugger": 2, "medici": 2, "coeur": 9},
        hand={"fugger": ["pren023", "pren031"], "medici": []},
    ).do("end")
    assert outcome(table) == ("patron-shared", ["fugger", "medici"])


@pytest.mark.rule("R39", "F1g", "I2b", "PRESTIGE")
def test_patrons_count_on_squares_and_silenced_cards() -> None:
    """Hungary and the Pope are patrons; a bishop on Michelangelo hides nothing."""
    table = exhausted(
        tableau={
            "fugger": {"east": ["hungary"], "west": ["pren131x"]},
            "medici": {"west": ["papal-states", "pren034"]},
        },
        bishop={"pren131x": "catholic-bishop"},
        florins={"medici": 9},
    ).do("end")
    assert outcome(table) == ("patron", ["fugger"])


# --- L3 holy --------------------------------------------------------------------------------------------------------


def holy(**given: Any) -> Table:
    """Fugger leads in catholic prestige; the Papal States and Mamluk are theocracies."""
    given.setdefault("tableau", {"fugger": {"west": ["pren001"]}})
    given.setdefault("square", {"france": {"bishop": "catholic-bishop"}})
    given.setdefault("city", {"venice": "catholic-knight"})
    return Table(victories=["holy"], **given)


@pytest.mark.rule("L3", "SUPREMACY")
def test_a_supreme_religion_has_more_bishops_than_both_others_together() -> None:
    def clergy(*bishops: str) -> Table:
        squares = ["france", "england", "hre", "portugal", "hungary", "aragon"]
        return holy(square={square: {"bishop": bishop} for square, bishop in zip(squares, bishops, strict=False)})

    assert "declare holy" in clergy("catholic-bishop").offered()
    assert clergy().refused("declare holy") == "L3"
    assert clergy("catholic-bishop", "islamic-bishop").refused("declare holy") == "L3"
    tie = clergy("catholic-bishop", "catholic-bishop", "islamic-bishop", "reformist-bishop")
    assert tie.refused("declare holy") == "L3"
    more = clergy("catholic-bishop", "catholic-bishop", "catholic-bishop", "islamic-bishop", "reformist-bishop")
    assert "declare holy" in more.offered()


@pytest.mark.rule("L3", "SUPREMACY", "THEOCRACYb", "MEDIEVAL")
@pytest.mark.parametrize(
    ("given", "supreme"),
    [
        ({"city": {"venice": "catholic-knight"}}, True),
        ({"city": {"venice": "islamic-knight"}}, False),
        ({"city": {"paris": "catholic-knight"}}, False),
        ({"city": {}}, False),
        ({"city": {"venice": "catholic-knight", "cairo": "islamic-rook"}}, False),
        ({"city": {"venice": "catholic-knight", "cairo": "catholic-rook"}}, True),
        (
            {
                "city": {"venice": "catholic-knight", "cairo": "islamic-rook"},
                "pirate": {"aragon-papal-states": "catholic-pirate"},
            },
            True,
        ),
        ({"city": {}, "pirate": {"aragon-papal-states": "catholic-pirate"}}, True),
        ({"city": {}, "pirate": {"portugal-aragon": "catholic-pirate"}}, False),
        ({"city": {}, "pirate": {"ottoman-mamluk": "catholic-pirate"}}, False),
    ],
)
def test_only_unrepressed_tokens_in_theocracies_of_their_own_faith_count(given: dict[str, Any], supreme: bool) -> None:
    table = holy(**given)
    assert ("declare holy" in table.offered()) == supreme
    if not supreme:
        assert table.refused("declare holy") == "L3"


@pytest.mark.rule("L3", "REPRESSED")
def test_the_repressed_do_not_count_for_supremacy() -> None:
    square = {"france": {"bishop": "catholic-bishop"}, "papal-states": {"repressed": ["catholic-knight"] * 3}}
    assert holy(city={}, square=square).refused("declare holy") == "L3"


@pytest.mark.rule("L3", "THEOCRACYb")
def test_a_pirate_between_two_theocracies_of_its_faith_counts_twice() -> None:
    """Once against one islamic rook and a reformist knight it would not do; twice and a knight it does."""
    city = {"venice": "catholic-knight", "cairo": "islamic-rook", "cyprus": "islamic-rook"}
    pirate = {"aragon-papal-states": "catholic-pirate"}
    assert holy(city=city, pirate=pirate).refused("declare holy") == "L3"
    assert "declare holy" in holy(city=city, pirate=pirate, faith={"aragon": "catholic"}).offered()


@pytest.mark.rule("L3")
def test_the_declarer_needs_more_prestige_of_the_supreme_religion_than_every_opponent() -> None:
    tie = {"fugger": {"west": ["pren001"]}, "medici": {"west": ["pren003"]}}
    assert holy(tableau=tie).refused("declare holy") == "L3"
    assert holy(tableau={"fugger": {"west": ["pren005", "pren011"]}}).refused("declare holy") == "L3"
    third = {"fugger": {"west": ["pren001"]}, "coeur": {"west": ["pren003", "pren007"]}}
    assert holy(banks=THREE, tableau=third).refused("declare holy") == "L3"
    table = holy(tableau={"fugger": {"west": ["pren001", "pren008"]}, "medici": {"west": ["pren003"]}})
    assert outcome(table.do("declare holy")) == ("holy", ["fugger"])


# --- L4 imperial ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("L4", "VASSAL", "KING", "SUZERAIN")
@pytest.mark.parametrize(
    ("banks", "own", "theirs", "wins"),
    [
        (["fugger", "medici"], 3, 0, True),
        (["fugger", "medici"], 2, 0, False),
        (["fugger", "medici"], 4, 1, True),
        (["fugger", "medici"], 3, 1, False),
        (THREE, 2, 0, True),
        (THREE, 1, 0, False),
        (THREE, 3, 1, True),
        (THREE, 3, 2, False),
    ],
)
def test_the_lead_in_kings_is_three_for_two_players_and_two_for_more(
    banks: list[str], own: int, theirs: int, wins: bool
) -> None:
    west = ["england", "france", "hre", "portugal", "aragon", "papal-states"]
    last = banks[-1]
    table = Table(
        banks=banks,
        victories=["imperial"],
        tableau={"fugger": {"west": west[:own]}, last: {"west": west[own : own + theirs]}},
    )
    assert ("declare imperial" in table.offered()) == wins
    if wins:
        assert outcome(table.do("declare imperial")) == ("imperial", ["fugger"])


@pytest.mark.rule("L4")
def test_vassals_are_kings_and_republics_are_not() -> None:
    table = Table(
        victories=["imperial"],
        tableau={"fugger": {"west": ["england"]}},
        square={"france": {"suzerain": "england"}, "hungary": {"suzerain": "england"}},
    )
    assert "declare imperial" in table.offered()
    table = Table(
        victories=["imperial"],
        tableau={"fugger": {"west": ["england", "france", "hre"]}},
        square={"hre": {"side": "republic"}},
    )
    assert table.refused("declare imperial") == "L4"


# --- L5 globalization -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L5", "DISCOVERY", "CONCESSIONb")
def test_globalization_needs_two_more_concessions_and_more_discovery() -> None:
    def world(own: int, theirs: int, cards: list[str], other: list[str]) -> Table:
        borders = ["england-france", "france-hre", "hre-hungary", "hungary-byzantium", "portugal-aragon"]
        banks = ["fugger"] * own + ["medici"] * theirs
        return Table(
            victories=["globalization"],
            concession=dict(zip(borders, banks, strict=False)),
            tableau={"fugger": {"west": cards}, "medici": {"west": other}},
        )

    assert "declare globalization" in world(2, 0, ["pren014"], []).offered()
    assert world(1, 0, ["pren014"], []).refused("declare globalization") == "L5"
    assert world(3, 2, ["pren014"], []).refused("declare globalization") == "L5"
    assert world(2, 0, [], []).refused("declare globalization") == "L5"
    assert world(2, 0, ["pren014"], ["pren016"]).refused("declare globalization") == "L5"
    table = world(3, 1, ["pren014", "pren018"], ["pren016"])
    assert outcome(table.do("declare globalization")) == ("globalization", ["fugger"])


@pytest.mark.rule("L5", "SERF")
def test_serfs_are_no_concessions() -> None:
    table = Table(
        victories=["globalization"],
        concession={"england-france": "fugger"},
        square={"france": {"repressed": ["fugger-pawn", "fugger-pawn"]}},
        tableau={"fugger": {"west": ["pren014"]}},
    )
    assert table.refused("declare globalization") == "L5"


# --- L6 renaissance -------------------------------------------------------------------------------------------------


@pytest.mark.rule("L6", "REPUBLIC", "LAW")
def test_the_renaissance_needs_more_republics_and_two_more_law() -> None:
    def republic(cards: list[str], others: list[str], *sides: str) -> Table:
        """Aragon is Fugger's, England Medici's; their republic sides show one law each."""
        return Table(
            victories=["renaissance"],
            tableau={"fugger": {"west": ["aragon", *cards]}, "medici": {"west": ["england", *others]}},
            square={"aragon": {"side": sides[0]}, "england": {"side": sides[1]}},
        )

    assert "declare renaissance" in republic(["pren036"], [], "republic", "king").offered()
    assert republic([], [], "republic", "king").refused("declare renaissance") == "L6"
    assert republic(["pren036", "pren037"], [], "king", "king").refused("declare renaissance") == "L6"
    assert republic(["pren036", "pren037"], [], "republic", "republic").refused("declare renaissance") == "L6"
    assert republic(["pren036"], ["pren040"], "republic", "king").refused("declare renaissance") == "L6"
    table = republic(["pren036", "pren037"], ["pren040"], "republic", "king")
    assert outcome(table.do("declare renaissance")) == ("renaissance", ["fugger"])


@pytest.mark.rule("L2", "VICTORY")
def test_every_victory_has_a_name_of_its_own_in_the_outcome() -> None:
    declared = {"holy", "imperial", "globalization", "renaissance"}
    assert declared | {"patron", "patron-shared", "bankruptcy", "market-exhausted"} == set(GAME.outcomes.values())
