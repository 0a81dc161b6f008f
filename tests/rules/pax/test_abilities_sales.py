"""Abilities of sales: ransoms, Cryptography, Gutenberg's pamphlets, the freeing of the West."""

from __future__ import annotations

import pytest

from tests.rules.pax.seated import Table

# --- sells for 4 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AB-sell-for-4", "E3", "E3c")
@pytest.mark.parametrize(("card", "side"), [("pren021", "west"), ("pren088", "east")])
def test_a_ransom_is_four_florins_from_the_tableau(card: str, side: str) -> None:
    table = Table(tableau={"fugger": {side: [card]}}).do(f"sell {card}")
    assert table.now("florins.fugger") == 4
    assert table.now("discarded") == [card]


@pytest.mark.rule("AB-sell-for-4", "E3c", "HANDb")
@pytest.mark.parametrize("card", ["pren021", "pren088", "pren104x", "pren138x"])
def test_a_ransom_is_two_florins_from_the_hand(card: str) -> None:
    assert Table(hand={"fugger": [card]}).do(f"sell {card}").now("florins.fugger") == 2


@pytest.mark.rule("AB-sell-for-4", "I2a", "R59")
@pytest.mark.parametrize("queen", ["pren104x", "pren138x"])
def test_an_old_maid_with_a_ransom_brings_two(queen: str) -> None:
    assert Table(maids={"fugger": [queen]}).do(f"sell {queen}").now("florins.fugger") == 2


@pytest.mark.rule("AB-sell-for-4", "F1g")
def test_a_silenced_ransom_brings_two() -> None:
    table = Table(tableau={"fugger": {"west": ["pren021"]}}, bishop={"pren021": "islamic-bishop"})
    assert table.do("sell pren021").now("florins.fugger") == 2


@pytest.mark.rule("AB-sell-for-4", "AB-immune-to-silencing")
def test_immunity_keeps_the_ransom() -> None:
    table = Table(tableau={"fugger": {"west": ["pren021", "pren136x"]}}, bishop={"pren021": "islamic-bishop"})
    assert table.do("sell pren021").now("florins.fugger") == 4


@pytest.mark.rule("AB-sell-for-4", "E3a", "R59")
@pytest.mark.parametrize(("queen", "empire", "side"), [("pren104x", "hungary", "east"), ("pren138x", "hre", "west")])
def test_a_couple_with_a_ransom_brings_six(queen: str, empire: str, side: str) -> None:
    table = Table(tableau={"fugger": {side: [empire]}}, square={empire: {"queens": [queen]}})
    assert table.refused(f"sell {queen}") == "E3a"
    table.do(f"sell {empire}")
    assert table.now("florins.fugger") == 6
    assert table.square(empire) == {"keeper": "throne", "side": "king", "queens": [queen]}


@pytest.mark.rule("AB-sell-for-4", "I1e", "R59")
def test_a_silenced_couple_with_a_ransom_brings_four() -> None:
    table = Table(
        tableau={"fugger": {"west": ["hre"]}},
        square={"hre": {"queens": ["pren138x"], "bishop": "reformist-bishop"}},
    )
    assert table.do("sell hre").now("florins.fugger") == 4
    assert table.now("square.hre.bishop") == "reformist-bishop"


@pytest.mark.rule("AB-sell-for-4", "R59", "E3b")
def test_vassals_sent_home_by_a_sale_bring_nothing_more() -> None:
    table = Table(
        tableau={"fugger": {"west": ["hre"]}},
        square={"hre": {"queens": ["pren138x"]}, "france": {"suzerain": "hre"}},
    )
    assert table.do("sell hre").now("florins.fugger") == 6
    assert table.now("square.france.keeper") == "throne"


# --- Cryptography: a political op of an opponent --------------------------------------------------------------------


def cryptography(**more: object) -> Table:
    """Fugger holds Cryptography; Medici has a taxing and besieging card in Portugal, where a concession lies."""
    given = {
        "tableau": {"fugger": {"west": ["pren130x"]}, "medici": {"west": ["pren021"]}},
        "concession": {"england-portugal": "medici"},
        "florins": {"medici": 1},
    }
    return Table(**(given | more))


@pytest.mark.rule("AB-sell-for-opponent-political-op", "CRYPTOGRAPHY", "R60")
def test_cryptography_borrows_a_tax_and_earns_the_price() -> None:
    table = cryptography().do("sell pren130x")
    assert table.now("florins.fugger") == 2
    assert table.offered() == ["use-tax pren021", "decline"]
    table.do("use-tax pren021")
    assert table.asked() == "medici"
    assert table.offered() == ["pay", "yield"]
    table.do("pay", "raise toledo")
    assert table.now("florins.medici") == 0
    assert table.now("used") == ["pren021"]
    assert table.asked() == "fugger"


@pytest.mark.rule("AB-sell-for-opponent-political-op", "R60")
def test_cryptography_may_be_declined() -> None:
    table = cryptography().do("sell pren130x", "decline")
    assert table.asked() == "fugger"
    assert table.now("used") == []


@pytest.mark.rule("AB-sell-for-opponent-political-op", "R60")
def test_cryptography_borrows_neither_a_military_op_nor_a_card_of_ones_own() -> None:
    table = cryptography(
        tableau={"fugger": {"west": ["pren130x", "pren028"]}, "medici": {"west": ["pren021"]}},
        city={"toledo": "catholic-knight", "paris": "catholic-knight"},
        concession={"england-portugal": "medici", "england-france": "medici"},
    ).do("sell pren130x")
    assert table.offered() == ["use-tax pren021", "decline"]
    assert table.refused("use-tax pren028") == "CRYPTOGRAPHY"
    assert "use-siege pren021" not in table.offered()


@pytest.mark.rule("AB-sell-for-opponent-political-op", "R60")
@pytest.mark.parametrize("side", ["east", "west"])
def test_cryptography_reaches_both_sides(side: str) -> None:
    card, border = {"east": ("pren072", "ottoman-mamluk"), "west": ("pren021", "england-portugal")}[side]
    table = cryptography(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {side: [card]}}, concession={border: "medici"}
    )
    assert f"use-tax {card}" in table.do("sell pren130x").offered()


@pytest.mark.rule("AB-sell-for-opponent-political-op", "R60", "F1f")
def test_cryptography_cannot_borrow_from_a_silenced_card() -> None:
    table = cryptography(bishop={"pren021": "catholic-bishop"}).do("sell pren130x")
    assert table.now("florins.fugger") == 2
    assert "use-tax pren021" not in table.offered()
    assert table.asked() == "fugger"
    assert "end" in table.offered()


@pytest.mark.rule("AB-sell-for-opponent-political-op", "AB-immune-to-silencing", "R60")
def test_the_sellers_immunity_counts_for_a_borrowed_card() -> None:
    table = cryptography(
        tableau={"fugger": {"west": ["pren130x", "pren136x"]}, "medici": {"west": ["pren021"]}},
        bishop={"pren021": "catholic-bishop"},
    )
    assert "use-tax pren021" in table.do("sell pren130x").offered()


@pytest.mark.rule("AB-sell-for-opponent-political-op", "E3c", "HANDb", "F1g")
@pytest.mark.parametrize("where", ["hand", "silenced"])
def test_cryptography_needs_an_unsilenced_card_in_the_tableau(where: str) -> None:
    if where == "hand":
        table = cryptography(hand={"fugger": ["pren130x"]}, tableau={"medici": {"west": ["pren021"]}})
    else:
        table = cryptography(bishop={"pren130x": "islamic-bishop"})
    table.do("sell pren130x")
    assert table.now("florins.fugger") == 2
    assert "use-tax pren021" not in table.offered()


@pytest.mark.rule("AB-sell-for-opponent-political-op", "CRYPTOGRAPHY", "F3a")
def test_a_borrowed_assassin_dies_with_the_king_and_never_beheads_itself() -> None:
    table = cryptography(
        tableau={"fugger": {"west": ["pren130x"], "east": ["ottoman"]}, "medici": {"east": ["pren088"]}},
    ).do("sell pren130x", "use-behead pren088")
    assert table.now("square.ottoman.keeper") == "throne"
    assert table.now("tableau.medici.east") == []
    assert table.now("discarded") == ["pren088", "pren130x"]


@pytest.mark.rule("AB-sell-for-opponent-political-op", "R60", "F6a")
def test_the_seller_votes_and_pays_with_a_borrowed_vote() -> None:
    table = cryptography(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {"west": ["aragon", "pren040"]}},
        square={"aragon": {"repressed": ["catholic-rook"]}},
        concession={"portugal-aragon": "fugger"},
    ).do("sell pren130x", "use-vote pren040", "decline", "done")
    assert table.now("florins.fugger") == 1
    assert table.now("square.aragon.keeper") == "fugger"


@pytest.mark.rule("AB-sell-for-opponent-political-op", "R60", "F5b")
def test_the_seller_earns_with_a_borrowed_repression() -> None:
    table = cryptography(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {"west": ["pren018"]}},
    ).do("sell pren130x", "use-repress pren018")
    assert table.now("florins") == {"fugger": 3, "medici": 1}
    assert table.now("square.portugal.repressed") == ["medici-pawn"]


# --- card 135X: the one-shot of a sold card -------------------------------------------------------------------------


@pytest.mark.rule("AB-sale-triggers-one-shot", "R9", "R61")
def test_a_conspiracy_is_sold_and_fought() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren135x"]}}, hand={"fugger": ["pren028"]}, city={"paris": "islamic-rook"}
    ).do("sell pren028")
    assert table.now("florins.fugger") == 2
    assert table.offered() == ["trigger", "decline"]
    table.do("trigger", "place paris")
    assert table.now("square.france.keeper") == "fugger"
    assert table.now("city") == {"paris": "catholic-knight"}
    assert table.now("discarded") == ["pren028"]


@pytest.mark.rule("AB-sale-triggers-one-shot", "R9")
def test_declining_the_one_shot_of_a_sold_card_places_no_agents() -> None:
    table = Table(tableau={"fugger": {"west": ["pren135x"]}}, hand={"fugger": ["pren028"]})
    table.do("sell pren028", "decline")
    assert table.now("city") == {}
    assert "end" in table.offered()


@pytest.mark.rule("AB-sale-triggers-one-shot", "R61")
def test_a_card_of_the_tableau_is_gone_before_its_one_shot() -> None:
    """An apostasy that would strike only because of the sold card itself strikes nobody."""
    tableau = {"west": ["pren135x", "pren007", "pren005"]}
    assert Table(tableau={"fugger": tableau}).do("sell pren007").now("discarded") == ["pren007"]
    table = Table(tableau={"fugger": tableau, "medici": {"west": ["pren003", "pren004"]}})
    table.do("sell pren007", "trigger", "ordain france")
    assert table.now("discarded") == ["pren003", "pren004", "pren007"]
    assert table.now("square.france.bishop") == "catholic-bishop"
    assert table.now("tableau.fugger.west") == ["pren135x", "pren005"]


@pytest.mark.rule("AB-sale-triggers-one-shot", "R9")
@pytest.mark.parametrize("card", ["pren066", "pren058", "pren021", "pren077"])
def test_reformation_jihad_trade_shift_and_coronation_are_not_sold(card: str) -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren135x", "pren014"]}},
        hand={"fugger": [card]},
        city={"buda": "catholic-knight", "modon": "catholic-rook"},
    ).do(f"sell {card}")
    assert "trigger" not in table.offered()
    assert "end" in table.offered()


@pytest.mark.rule("AB-sale-triggers-one-shot", "R61")
def test_a_crusade_is_sold_and_its_bishop_needs_another_card_of_the_place() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren135x"]}},
        hand={"fugger": ["pren008"]},
        city={"valencia": "islamic-rook", "algiers": "catholic-knight", "toledo": "catholic-knight"},
    ).do("sell pren008", "trigger", "lose-at toledo", "decline")
    assert table.now("faith.aragon") == "catholic"
    assert table.now("city") == {"algiers": "catholic-knight"}
    assert table.offered() == ["ordain pren135x", "ordain aragon"]
    assert table.do("ordain aragon").now("square.aragon.bishop") == "catholic-bishop"


@pytest.mark.rule("AB-sale-triggers-one-shot")
def test_a_peasant_revolt_is_sold() -> None:
    table = Table(tableau={"fugger": {"west": ["pren135x"]}}, hand={"fugger": ["pren020"]})
    table.do("sell pren020", "trigger", "place france-hre", "decline")
    assert table.now("pirate") == {"france-hre": "islamic-pirate"}
    assert table.now("square.france.keeper") == "fugger"


@pytest.mark.rule("AB-sale-triggers-one-shot", "F1g")
def test_a_silenced_printer_sells_plainly() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren135x"]}},
        hand={"fugger": ["pren028"]},
        bishop={"pren135x": "catholic-bishop"},
    ).do("sell pren028")
    assert "trigger" not in table.offered()


@pytest.mark.rule("AB-sale-triggers-one-shot")
def test_nobody_else_profits_from_the_printer() -> None:
    table = Table(tableau={"medici": {"west": ["pren135x"]}}, hand={"fugger": ["pren028"]}).do("sell pren028")
    assert "trigger" not in table.offered()


# --- card 161X: free the West ---------------------------------------------------------------------------------------


@pytest.mark.rule("AB-sell-to-emancipate-west")
def test_the_sale_frees_tokens_of_western_empires_wherever_their_squares_are() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren161x"]}, "medici": {"west": ["aragon"]}},
        square={
            "aragon": {"repressed": ["islamic-rook", "medici-pawn"]},
            "france": {"repressed": ["catholic-knight"]},
            "ottoman": {"repressed": ["islamic-knight"]},
        },
    ).do("sell pren161x")
    assert table.now("florins.fugger") == 2
    assert table.offered() == ["locate france", "locate aragon", "done"]
    assert table.refused("locate ottoman") == "AB-sell-to-emancipate-west"
    table.do("locate aragon", "emancipate islamic-rook", "place algiers", "emancipate medici-pawn")
    table.do("place france-aragon", "locate france", "emancipate catholic-knight", "place lyon")
    assert table.now("city") == {"algiers": "islamic-rook", "lyon": "catholic-knight"}
    assert table.now("concession") == {"france-aragon": "medici"}
    assert "end" in table.offered()


@pytest.mark.rule("AB-sell-to-emancipate-west")
def test_the_freed_need_empty_places_and_nobody_must_be_freed() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren161x"]}},
        square={"england": {"repressed": ["catholic-rook"]}, "portugal": {"repressed": ["fugger-pawn"]}},
        city={"london": "catholic-rook", "bordeaux": "catholic-knight"},
    ).do("sell pren161x")
    assert table.refused("locate england") == "SATURATED"
    table.do("done")
    assert table.now("square.portugal.repressed") == ["fugger-pawn"]


@pytest.mark.rule("AB-sell-to-emancipate-west", "E3c", "F1g")
@pytest.mark.parametrize("where", ["hand", "silenced"])
def test_only_an_unsilenced_card_of_the_tableau_frees(where: str) -> None:
    given: dict[str, object] = {"square": {"france": {"repressed": ["catholic-knight"]}}}
    if where == "hand":
        given["hand"] = {"fugger": ["pren161x", "pren023"]}
    else:
        given["tableau"] = {"fugger": {"west": ["pren161x"]}}
        given["bishop"] = {"pren161x": "reformist-bishop"}
    table = Table(**given).do("sell pren161x")
    assert "locate france" not in table.offered()
    assert "end" in table.offered()
