"""E4, E5, E6: running ops, convening fairs, declaring victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.pax.reading import ROWS
from tests.rules.pax.seated import Table


def running(side: str, *cards: str, **more: Any) -> Table:
    """Fugger with some cards on one side of the tableau."""
    rivals = more.pop("medici", {})
    return Table(**{"tableau": {"fugger": {side: list(cards)}, "medici": rivals}, "market": ROWS, **more})


@pytest.mark.rule("E4", "OPS")
def test_each_card_performs_one_of_its_ops_and_none_acts_twice() -> None:
    coins = {"west": [2, 0, 0, 0, 0, 0]}
    table = running("west", "pren036", "pren042", coins=coins, city={"paris": "catholic-knight"}).do("ops west")
    assert set(table.offered()) == {"use-commerce pren036", "use-siege pren036", "use-commerce pren042"}
    table.do("use-siege pren036")
    assert table.now("used") == ["pren036"]
    for op in ("commerce", "siege", "vote"):
        assert table.refused(f"use-{op} pren036") == "E4"
    assert set(table.offered()) == {"use-commerce pren042", "done"}


@pytest.mark.rule("E4", "D1")
def test_at_least_one_op_must_be_performed() -> None:
    coins = {"west": [2, 0, 0, 0, 0, 0]}
    table = running("west", "pren038", "pren042", coins=coins, market={"west": ["pren035"]}).do("ops west")
    assert table.refused("done") == "E4"
    table.do("use-commerce pren042")
    assert "done" in table.offered()
    table.do("done")
    assert table.now("actions") == 1


@pytest.mark.rule("E4")
def test_only_cards_of_the_side_being_run_may_act() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren042", "pren043"], "east": ["pren073"]}, "medici": {"west": ["pren039"]}},
        market={"west": ["pren035"], "east": ["pren058"]},
        coins={"west": [3], "east": [3]},
    ).do("ops west")
    assert table.refused("use-commerce pren073") == "E4"
    assert table.refused("use-commerce pren039") == "E4"
    assert table.refused("use-siege pren042") == "E4"


@pytest.mark.rule("E4a", "OPS")
def test_ops_are_performed_in_any_order() -> None:
    coins = {"west": [2, 0, 0, 0, 0, 0]}
    for first, second in (("pren042", "pren043"), ("pren043", "pren042")):
        table = running("west", "pren042", "pren043", coins=coins)
        table.do("ops west", f"use-commerce {first}")
        assert set(table.offered()) == {f"use-commerce {second}", "done"}
        table.do(f"use-commerce {second}")
        assert table.now("florins.fugger") == 2


@pytest.mark.rule("E4a")
def test_a_vassal_won_in_the_east_acts_with_the_east_wherever_its_empire_lies() -> None:
    table = running(
        "east",
        "hungary",
        city={"buda": "catholic-knight"},
        square={"hre": {"repressed": ["reformist-knight"]}},
        florins={"fugger": 2},
    ).do("ops east", "invade hre", "decline", "emancipate reformist-knight", "place vienna")
    assert table.now("square.hre.suzerain") == "hungary"
    assert "use-campaign hre" in table.offered()
    assert table.refused("use-campaign hungary") == "E4"


@pytest.mark.rule("E4b", "OPSb")
def test_an_op_hits_only_the_kinds_of_token_it_shows_of_any_colour() -> None:
    """Isabella, queen of Aragon, represses pawns and rooks; the Privateers of England only pawns."""
    city = {"valencia": "islamic-rook", "algiers": "catholic-knight", "london": "catholic-rook"}
    table = running(
        "west",
        "aragon",
        square={"aragon": {"queens": ["pren044"]}},
        city=city,
        concession={"portugal-aragon": "fugger", "france-aragon": "medici"},
    ).do("ops west", "use-repress pren044")
    assert set(table.offered()) == {"repress valencia", "repress portugal-aragon", "repress france-aragon"}
    assert table.refused("repress algiers") == "F5"
    pawns = {"england-france": "medici", "england-portugal": "fugger"}
    privateers = running("west", "pren017", city=city, concession=pawns).do("ops west")
    assert set(privateers.offered()) == {"repress england-france", "repress england-portugal"}
    assert privateers.refused("repress london") == "F5"


@pytest.mark.rule("OPSb", "E4b")
def test_only_corsair_and_inquisitor_are_bound_to_the_religion_they_show() -> None:
    pirates = {"england-france": "catholic-pirate", "england-portugal": "islamic-pirate"}
    assert running("west", "pren017", pirate=pirates).refused("ops west") == "E4"  # a reformist corsair
    assert "ops west" in running("west", "pren017", pirate={"england-france": "reformist-pirate"}).offered()
    bishop = {"pren036": "catholic-bishop"}
    assert running("west", "pren004", "pren036", bishop=bishop).refused("ops west") == "E4"  # a reformist inquisitor
    assert "ops west" in running("west", "pren008", "pren036", bishop=bishop).offered()
    siege = running("west", "pren013", "pren036", pirate={"england-france": "islamic-pirate"}).do("ops west")
    assert siege.now("pirate") == {}


@pytest.mark.rule("E4d", "LOCATION")
def test_siege_acts_in_the_location_of_its_card() -> None:
    city = {"paris": "catholic-knight", "lyon": "islamic-rook", "london": "catholic-rook"}
    table = running("west", "pren036", city=city, pirate={"france-hre": "catholic-pirate"}).do("ops west")
    assert set(table.offered()) == {"siege paris", "siege lyon", "siege france-hre"}
    assert table.refused("siege london") == "LOCATION"


@pytest.mark.rule("E4d", "LOCATION")
def test_a_corsair_sets_out_from_a_sea_border_of_the_location_of_its_card() -> None:
    pirates = {"england-france": "reformist-pirate", "england-portugal": "reformist-pirate"}
    pirates["portugal-aragon"] = "reformist-pirate"
    table = running("west", "pren017", pirate=pirates).do("ops west")
    assert set(table.offered()) == {"sail england-france", "sail england-portugal"}
    assert table.refused("sail portugal-aragon") == "LOCATION"


@pytest.mark.rule("E4d", "LOCATIONd")
def test_a_tax_falls_on_concessions_bordering_the_location_of_its_card() -> None:
    concession = {"england-france": "medici", "france-aragon": "medici", "portugal-aragon": "medici"}
    table = running("west", "pren028", concession=concession, florins={"medici": 3}).do("ops west")
    assert set(table.offered()) == {"tax england-france", "tax france-aragon"}
    assert table.refused("tax portugal-aragon") == "LOCATION"


@pytest.mark.rule("E4d", "LOCATIONb")
def test_a_behead_reaches_cards_that_share_the_location_and_no_others() -> None:
    rivals = {"east": ["pren080", "pren084", "pren068"], "west": ["pren012", "pren036"]}
    table = running("east", "pren115x", medici=rivals).do("ops east")
    assert set(table.offered()) == {"behead pren080", "behead pren084", "behead pren012"}
    assert table.refused("behead pren068") == "LOCATION"
    assert table.refused("behead pren036") == "LOCATION"
    assert table.refused("behead pren115x") == "F3"


@pytest.mark.rule("E4d", "ADJACENT")
def test_a_campaign_reaches_only_empires_adjacent_to_the_king() -> None:
    table = running("west", "hre", city={"vienna": "catholic-knight"}, florins={"fugger": 1}).do("ops west")
    assert set(table.offered()) == {
        "invade france", "invade hungary", "invade aragon", "invade papal-states", "invade ottoman",
    }  # fmt: skip
    for far in ("england", "portugal", "byzantium", "mamluk"):
        assert table.refused(f"invade {far}") == "ADJACENT"


@pytest.mark.rule("E4d", "LOCATIONa")
def test_for_inquisitor_commerce_and_vote_the_location_does_not_matter() -> None:
    table = Table(
        tableau={
            "fugger": {"west": ["pren037", "pren147x"]},
            "medici": {"west": ["england"], "east": ["pren119x", "pren066"]},
        },
        bishop={"pren119x": "reformist-bishop"},
        concession={"england-france": "fugger"},
        market={"west": ["pren035", "pren034"]},
        coins={"west": [1, 1]},
    ).do("ops west")
    # The Hidden lives in Aragon: it moves a bishop in Hungary, votes in England, trades on the market.
    assert {"use-inquisitor pren037", "use-vote pren037", "use-commerce pren037"} <= set(table.offered())


@pytest.mark.rule("E4e")
def test_own_tokens_and_cards_may_be_targets() -> None:
    siege = running("west", "pren036", city={"paris": "catholic-knight"}).do("ops west")
    assert siege.now("city") == {}
    behead = running("east", "pren115x", "pren080").do("ops east")
    assert behead.now("discarded") == ["pren080"]
    tax = running(
        "west",
        "pren054",
        concession={"england-france": "fugger"},
        florins={"fugger": 1},
        city={"london": "catholic-rook"},
    ).do("ops west")
    assert set(tax.offered()) == {"locate england", "locate france"}


@pytest.mark.rule("E5", "D2a")
def test_a_fair_needs_its_face_down_card() -> None:
    table = Table(market={"west": ["", "pren034"], "east": ["pren058"]})
    assert table.refused("fair west") == "E5"
    assert "fair east" in table.offered()


@pytest.mark.rule("E5", "R32")
def test_the_florins_on_a_fair_card_are_profits_and_what_is_left_stays_on_the_space() -> None:
    table = Table(market=ROWS, coins={"east": [5, 0, 0, 0, 0, 0]})
    table.do("fair east")
    assert table.now("florins.fugger") == 1
    assert table.now("coins.east") == [5, 0, 0, 0, 0, 0]  # 5 and 1 from China, less the subsidy
    assert table.now("market.east")[0] == ""


@pytest.mark.rule("E6")
def test_no_one_declares_in_the_turn_of_another() -> None:
    kings = {"west": ["england", "france", "hre"]}
    table = Table(tableau={"medici": kings}, victories=["imperial"], market=ROWS)
    assert table.asked() == "fugger"
    assert table.refused("declare imperial") == "L4"
    table.do("sell pren023", "end")
    assert table.asked() == "medici"
    table.do("declare imperial")
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("B4", "SQUARE")
def test_a_square_in_a_tableau_is_a_tableau_card_king_or_republic() -> None:
    """It is sold, beheaded, run and entered by bishops like one; on its throne it is not."""
    king = running("west", "france", city={"paris": "catholic-knight"}, florins={"fugger": 1})
    assert {"ops west", "sell france"} <= set(king.offered())
    republic = running("west", "france", square={"france": {"side": "republic"}}, coins={"west": [1]})
    assert {"ops west", "sell france"} <= set(republic.offered())
    on_throne = Table(market=ROWS, city={"paris": "catholic-knight"}, florins={"fugger": 1})
    assert on_throne.refused("sell france") == "E3"
    assert on_throne.refused("ops west") == "E4"


@pytest.mark.rule("B4", "SQUARE")
@pytest.mark.parametrize(("side", "empire", "card"), [("west", "france", "pren036"), ("east", "hungary", "pren111x")])
def test_a_square_joins_the_outer_end_of_the_half_its_empire_lies_in(side: str, empire: str, card: str) -> None:
    table = Table(hand={"fugger": [card, "pren023"]}).do(f"play {card}", "trigger")
    table.do(table.offered()[0], "decline")
    assert table.now(f"tableau.fugger.{side}") == [card, empire]
    assert table.now(f"square.{empire}.side") == "king"


@pytest.mark.rule("E4", "D1.5", "D1.7", "OPS")
def test_in_the_next_turn_of_its_owner_everything_may_be_done_again() -> None:
    table = running("west", "pren042", coins={"west": [4, 0, 0, 0, 0, 0]}, hand={"fugger": [], "medici": ["pren031"]})
    table.do("ops west", "end")
    assert table.now("used") == []
    assert table.now("done") == []
    table.do("sell pren031", "end")
    assert table.asked() == "fugger"
    assert {"ops west", "fair west"} <= set(table.offered())
    assert table.do("ops west").now("florins.fugger") == 2
