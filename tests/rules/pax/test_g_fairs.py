"""G: trade fairs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.seated import Table
from tests.rules.pax.witness import Witness

# Every city of the east and of the white route but one or two, so that a levy has one place to go.
FULL = {
    "tana": "islamic-knight",
    "trebizond": "reformist-rook",
    "buda": "catholic-knight",
    "modon": "reformist-rook",
    "rhodes": "catholic-rook",
    "constantinople-1": "islamic-rook",
    "constantinople-2": "islamic-knight",
    "cyprus": "catholic-rook",
}


def fair(side: str = "east", coins: int = 0, **given: Any) -> Witness:
    """Fugger convenes a fair whose card holds some florins."""
    card = {"east": "pren093x", "west": "pren017"}[side]
    return Witness(market={side: [card]}, coins={side: [coins]}, **given).do(f"fair {side}")


@pytest.mark.rule("G1a")
@pytest.mark.parametrize(
    ("banks", "added"),
    [
        (["fugger", "medici"], 1),
        (["fugger", "medici", "coeur"], 2),
        (["fugger", "medici", "coeur", "marchionni"], 2),
    ],
)
def test_china_adds_one_florin_for_two_players_and_two_for_more(banks: list[str], added: int) -> None:
    table = fair(coins=3, banks=banks)
    assert table.told("fair-held") == [f"fair-held fugger east {3 + added}"]


@pytest.mark.rule("G1b", "E5", "L1a")
def test_the_face_down_card_leaves_the_game_unseen_in_its_effect_even_a_comet() -> None:
    table = Table(market={"west": ["comet3"]})
    assert table.refused("buy west-fair") == "D2a"
    table.do("fair west")
    assert table.now("discarded") == ["comet3"]
    assert table.now("victories") == []
    assert table.now("market.west")[0] == ""
    assert table.now("hand.fugger") == ["pren023"]


@pytest.mark.rule("G1a", "G5a")
def test_the_initiator_does_not_get_the_florins_of_the_card() -> None:
    """They are profits for the whole route; what nobody takes stays on the first space."""
    table = fair(coins=5)
    assert table.now("florins.fugger") == 1
    assert table.now("coins.east")[0] == 5


@pytest.mark.rule("G2", "G2a", "TRADEROUTE")
@pytest.mark.parametrize(
    ("side", "opened", "first"),
    [
        ("east", {"black": "tana"}, "hungary-byzantium"),
        ("east", {"black": "novgorod"}, "france-hre"),
        ("east", {"black": "timbuktu"}, "aragon-papal-states"),
        ("west", {"white": "trebizond"}, "hungary-byzantium"),
        ("west", {"white": "spice-islands"}, "england-portugal"),
        ("west", {"white": "red-sea"}, "ottoman-mamluk"),
    ],
)
def test_the_voyage_starts_at_the_open_emporium(side: str, opened: dict[str, str], first: str) -> None:
    everywhere = {
        "england-france": "medici",
        "france-hre": "medici",
        "hungary-byzantium": "medici",
        "portugal-aragon": "medici",
        "aragon-papal-states": "medici",
        "papal-states-ottoman": "medici",
        "ottoman-mamluk": "medici",
        "england-portugal": "medici",
        "hungary-ottoman": "medici",
    }
    table = fair(side, coins=1, open=opened, concession=everywhere)
    assert table.told("profit") == [f"profit medici {first} 1"]


@pytest.mark.rule("G2b")
def test_without_profits_beyond_the_subsidy_nobody_is_paid_and_no_levy_raised() -> None:
    table = fair(concession={"hungary-byzantium": "fugger"})
    assert table.now("florins.fugger") == 1
    assert table.now("city") == {}
    assert table.asked() == "fugger"
    assert table.now("actions") == 1


@pytest.mark.rule("G3a", "G3", "CONCESSIONc")
def test_concessions_are_paid_in_the_order_of_the_route_not_of_their_owners() -> None:
    table = fair(
        coins=2,
        concession={"hungary-byzantium": "medici", "hungary-ottoman": "fugger", "ottoman-mamluk": "medici"},
    )
    assert table.told("profit") == ["profit medici hungary-byzantium 1", "profit fugger hungary-ottoman 1"]
    assert table.now("florins") == {"fugger": 2, "medici": 1}


@pytest.mark.rule("G3a", "SEABORDER", "BORDER")
def test_a_concession_off_the_route_earns_nothing() -> None:
    table = fair(
        coins=9,
        city=FULL,
        concession={"hre-hungary": "medici", "byzantium-mamluk": "medici", "papal-states-ottoman": "medici"},
    )
    assert table.told("profit") == []
    assert table.now("coins.east")[0] == 9


@pytest.mark.rule("G3b", "PIRATEb")
@pytest.mark.parametrize("pirate", ["catholic-pirate", "islamic-pirate", "reformist-pirate"])
def test_a_pirate_of_any_colour_sends_a_florin_to_china(pirate: str) -> None:
    table = fair(coins=2, city=FULL, pirate={"hungary-byzantium": pirate})
    assert table.told("pirate-profit") == ["pirate-profit hungary-byzantium"]
    assert table.now("florins") == {"fugger": 1, "medici": 0}
    assert table.now("coins.east")[0] == 1


@pytest.mark.rule("G3", "G5", "R29")
def test_where_the_last_florin_is_taken_the_voyage_ends() -> None:
    """The pirate between Hungary and the Ottomans takes it: no levy beyond."""
    table = fair(coins=1, city=FULL, pirate={"hungary-ottoman": "islamic-pirate"})
    assert table.told("levy-raised") == ["levy-raised catholic-knight caffa", "levy-raised reformist-knight varna"]
    assert table.now("city.constantinople-3") is None


@pytest.mark.rule("G4", "R28", "LEVY")
def test_the_initiator_chooses_the_city_in_any_owners_empire() -> None:
    table = fair(coins=3, tableau={"medici": {"east": ["byzantium"]}})
    assert table.asked() == "fugger"
    assert table.offered() == ["raise tana", "raise caffa", "raise trebizond"]
    table.do("raise trebizond")
    assert table.now("city.trebizond") == "reformist-rook"
    assert table.offered() == ["raise buda", "raise varna"]
    table.do("raise varna")
    assert table.now("city.varna") == "reformist-knight"


@pytest.mark.rule("G4", "LEVY", "MAPCARD", "MAP")
@pytest.mark.parametrize(
    ("faith", "levy"),
    [
        ("medieval", "islamic-knight"),
        ("catholic", "catholic-rook"),
        ("islamic", "islamic-knight"),
        ("reformist", "reformist-rook"),
    ],
)
def test_a_levy_has_the_kind_and_colour_of_the_icon_in_the_states_religion(faith: str, levy: str) -> None:
    assert fair(coins=1, faith={"byzantium": faith}).do("raise tana").now("city.tana") == levy


@pytest.mark.rule("G4", "EMPORIUM")
def test_a_busted_emporium_raises_no_levy() -> None:
    table = fair("west", coins=1, open={"white": "spice-islands"})
    assert table.offered() == ["raise toledo", "raise granada", "raise spice-islands"]
    table = fair("east", coins=3, open={"black": "timbuktu"})
    assert table.offered() == ["raise valencia", "raise algiers", "raise timbuktu"]
    table = fair("east", coins=1, open={"white": "spice-islands"})
    assert table.refused("raise trebizond") == "EMPORIUM"


@pytest.mark.rule("G4a", "SATURATEDb", "R28")
def test_each_free_place_of_constantinople_is_a_city_with_its_own_icon() -> None:
    city = {key: token for key, token in FULL.items() if not key.startswith("constantinople")}
    city |= {"caffa": "catholic-knight", "varna": "reformist-knight", "constantinople-1": "islamic-rook"}
    table = fair(coins=3, city=city)
    assert table.offered() == ["raise constantinople-2", "raise constantinople-3"]
    table.do("raise constantinople-2")
    assert table.now("city.constantinople-2") == "islamic-knight"
    assert table.now("city.constantinople-3") is None


@pytest.mark.rule("G4b", "SATURATED", "SATURATEDa")
def test_a_saturated_empire_is_passed_over_and_the_voyage_goes_on() -> None:
    city = FULL | {"caffa": "catholic-knight", "varna": "reformist-knight", "constantinople-3": "islamic-knight"}
    table = fair(coins=3, city=city)
    assert table.told("levy-raised") == ["levy-raised islamic-rook cairo"]


@pytest.mark.rule("G4c", "R5")
@pytest.mark.parametrize(
    ("given", "venice"),
    [
        ({}, 1),
        ({"tableau": {"medici": {"west": ["pren055"]}}}, 2),
        ({"tableau": {"medici": {"west": ["pren055"]}}, "faith": {"papal-states": "medieval"}}, 2),
        ({"tableau": {"medici": {"west": ["pren055"]}}, "faith": {"papal-states": "islamic"}}, 1),
        ({"tableau": {"medici": {"west": ["pren055"]}}, "faith": {"papal-states": "reformist"}}, 1),
        ({"tableau": {"medici": {"west": ["pren055"]}}, "bishop": {"pren055": "islamic-bishop"}}, 1),
        ({"hand": {"medici": ["pren055"]}}, 1),
        ({"tableau": {"medici": {"west": ["pren055"]}, "fugger": {"west": ["pren143x"]}}}, 2),
    ],
)
def test_venice_holds_two_while_condottieri_serve_a_catholic_icon(given: dict[str, Any], venice: int) -> None:
    """Anybody's condottieri serve everybody, and two cards do not make three places."""
    city = {"valencia": "catholic-knight", "algiers": "islamic-rook", "timbuktu": "islamic-rook"}
    table = fair(coins=3, open={"black": "timbuktu"}, city=city | {"venice": "catholic-rook"}, **given)
    levies = [levy for levy in table.told("levy-raised") if "venice" in levy]
    assert len(levies) == venice - 1


@pytest.mark.rule("G4c", "R5", "R22")
def test_when_the_last_condottieri_are_sold_the_active_player_says_who_stays() -> None:
    table = Witness(
        tableau={"fugger": {"west": ["pren055", "pren024"]}},
        city={"venice": "islamic-rook", "venice-2": "catholic-knight"},
    )
    table.do("sell pren055")
    assert table.now("city.venice-2") == "catholic-knight"
    table.do("sell pren024")
    assert table.asked() == "fugger"
    assert table.offered() == ["dismiss venice", "dismiss venice-2"]
    table.do("dismiss venice-2")
    assert table.now("city") == {"venice": "islamic-rook"}


@pytest.mark.rule("G4c", "R5", "K2a")
def test_a_reformation_of_the_papal_states_ends_the_condottieri() -> None:
    """Luther's friends take Venice: the war is won, the icon turns reformist, and one of two survivors leaves."""
    table = Witness(
        hand={"fugger": ["pren005"]},
        tableau={"medici": {"west": ["pren055"]}},
        city={
            "venice": "reformist-knight",
            "venice-2": "reformist-knight",
            "vienna": "reformist-knight",
        },
        pirate={"papal-states-ottoman": "catholic-pirate"},
    ).do("play pren005", "trigger")
    assert table.told("forced")[-1] == "forced fugger locate papal-states"
    table.do("lose-at vienna")
    assert table.offered() == ["dismiss venice", "dismiss venice-2"]


@pytest.mark.rule("G5a", "R32")
def test_leftovers_can_be_taken_by_commerce_and_lie_on_the_next_card() -> None:
    table = Witness(
        tableau={"fugger": {"east": ["pren121x", "pren087"]}},
        market={"east": ["pren093x", "pren080"]},
        coins={"east": [3]},
        city=FULL | {"caffa": "catholic-knight", "varna": "reformist-knight", "cairo": "islamic-rook"},
    ).do("fair east")
    assert table.now("coins.east") == [3, 0, 0, 0, 0, 0]
    table.do("ops east", "use-commerce pren121x", "done")
    assert table.now("market.east")[0] == "pren080"
    assert table.now("coins.east") == [2, 0, 0, 0, 0, 0]
    assert table.asked() == "medici"


@pytest.mark.rule("G6", "R34")
def test_with_bankruptcy_the_initiator_gets_no_subsidy() -> None:
    table = fair(coins=0, settings=["bankruptcy"], city=FULL, concession={"hungary-byzantium": "medici"})
    assert table.now("florins") == {"fugger": 0, "medici": 1}
    assert table.told("subsidy") == []
    assert table.told("levy-raised") == ["levy-raised catholic-knight caffa"]


@pytest.mark.rule("G6")
def test_a_bank_with_neither_florins_cards_nor_concessions_is_out() -> None:
    """Coeur's last concession is killed at sea; the game goes on without him."""
    table = Witness(
        banks=["fugger", "coeur", "medici"],
        settings=["bankruptcy"],
        florins={"fugger": 2, "medici": 2},
        hand={"fugger": ["pren063", "pren023"]},
        concession={"ottoman-mamluk": "coeur"},
    ).do("play pren063", "place ottoman-mamluk")
    assert table.now("out") == ["coeur"]
    assert table.told("ruined") == ["ruined coeur"]
    table.do("sell pren023")
    assert table.asked() == "medici"
