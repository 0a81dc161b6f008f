"""The living rules of 2020: sales, ops, fairs and bishops where they differ from the printed second edition."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.problem import Problem
from tests.rules.pax.seated import GAME, Table
from tests.rules.pax.witness import Witness, playing, running

LIVING = "2e-living"


def living(**given: Any) -> Witness:
    """A table of the living rules."""
    return Witness(edition=LIVING, **given)


def acting(side: str, *cards: str, **given: Any) -> Witness:
    """Fugger runs the ops of a half; the florin of the idle cards beyond lies on a card of the market."""
    row = {"west": "pren045", "east": "pren066"}[side]
    return running(side, *cards, edition=LIVING, market={side: ["", "", "", "", "", row]}, **given)


# --- components -----------------------------------------------------------------------------------------------------


@pytest.mark.row(7)
@pytest.mark.rule("B1", "TOKENS", edition=LIVING)
def test_the_ships_have_two_faces() -> None:
    """Ten ships, of which any can be gold, seven green and three red: nine sea borders never need more."""
    reserve = living().state.reserve
    assert [reserve[token] for token in (6, 7, 8)] == [10, 7, 3]
    assert [Table().state.reserve[token] for token in (6, 7, 8)] == [6, 4, 3]


@pytest.mark.row(1, 18, 63)
def test_the_promos_are_not_offered() -> None:
    with pytest.raises(Problem) as caught:
        living(settings=["promos"])
    assert caught.value.phrase.args["path"] == "settings"
    with pytest.raises(Problem, match="option-barred"):
        GAME.check_options(LIVING, GAME.options(promos=True))
    GAME.check_options(LIVING, GAME.options(first_box=True, map_1550=True, astrology=True, bankruptcy=True))


# --- bishops and thrones --------------------------------------------------------------------------------------------


@pytest.mark.row(4, 16)
@pytest.mark.rule("E2.2a", "BISHOP", "BISHOPa", "LOCATIONe", "THRONE", edition=LIVING)
def test_a_bishop_goes_onto_tableau_cards_only() -> None:
    table = playing("pren008", edition=LIVING, tableau={"medici": {"west": ["aragon", "pren032"]}})
    assert sorted(table.offered()) == ["decline", "ordain aragon", "ordain pren008", "ordain pren032"]
    unowned = playing("pren008", edition=LIVING)
    assert unowned.refused("ordain aragon") == "BISHOP"


@pytest.mark.row(24)
@pytest.mark.rule("F1", "F1c", edition=LIVING)
def test_an_inquisitor_leads_no_bishop_onto_a_throne() -> None:
    given: dict[str, Any] = {"bishop": {"pren032": "reformist-bishop"}, "tableau": {"medici": {"west": ["pren032"]}}}
    table = acting("west", "pren004", **given)
    assert table.refused("use-inquisitor pren004") == "F1"
    running("west", "pren004", **given).do("use-inquisitor pren004")


@pytest.mark.row(4)
def test_no_position_has_a_bishop_on_a_throne() -> None:
    with pytest.raises(Problem, match="impossible-position"):
        living(square={"france": {"bishop": "catholic-bishop"}})


@pytest.mark.row(25, 74)
@pytest.mark.rule("F1b", edition=LIVING)
@pytest.mark.parametrize(
    ("keeper", "side", "asked"),
    [("fugger", "king", True), ("fugger", "republic", False), ("medici", "king", False)],
)
def test_a_bishop_pacifies_only_a_king_of_the_movers_own(keeper: str, side: str, asked: bool) -> None:
    table = playing(
        "pren008",
        edition=LIVING,
        tableau={keeper: {"west": ["aragon"]}},
        square={"aragon": {"side": side, "repressed": ["catholic-rook", "medici-pawn"]}},
    ).do("ordain aragon")
    assert ("pacify medici-pawn" in table.offered()) == asked


@pytest.mark.row(72)
def test_two_bishops_who_meet_pacify_nobody() -> None:
    table = playing(
        "pren008",
        edition=LIVING,
        tableau={"fugger": {"west": ["aragon"]}},
        square={"aragon": {"bishop": "reformist-bishop", "repressed": ["catholic-rook"]}},
    ).do("ordain aragon")
    assert table.square("aragon") == {"keeper": "fugger", "side": "king", "repressed": ["catholic-rook"]}


# --- sales ----------------------------------------------------------------------------------------------------------


@pytest.mark.row(18, 41)
@pytest.mark.rule("E3", "I2a", "OLDMAID", edition=LIVING)
def test_an_old_maid_cannot_be_sold() -> None:
    table = living(maids={"fugger": ["pren046"]})
    assert table.refused("sell pren046") == "I2a"
    assert "sell pren046" in Table(maids={"fugger": ["pren046"]}).offered()


@pytest.mark.row(20)
@pytest.mark.rule("E3c", "AB-sell-for-4", "R59", edition=LIVING)
def test_the_conquistadors_sell_for_four_from_the_hand() -> None:
    assert living(hand={"fugger": ["pren021"]}).do("sell pren021").now("florins.fugger") == 4
    assert Table(hand={"fugger": ["pren021"]}).do("sell pren021").now("florins.fugger") == 2
    silenced = living(tableau={"fugger": {"west": ["pren021"]}}, bishop={"pren021": "catholic-bishop"})
    assert silenced.do("sell pren021").now("florins.fugger") == 2


@pytest.mark.row(20)
@pytest.mark.rule("E3c", "R59", edition=LIVING)
def test_a_couple_with_such_a_queen_brings_six() -> None:
    table = living(tableau={"fugger": {"west": ["hre"]}}, square={"hre": {"queens": ["pren138x"]}})
    assert table.do("sell hre").now("florins.fugger") == 6
    assert table.square("hre") == {"keeper": "throne", "side": "king", "queens": ["pren138x"]}


@pytest.mark.row(19)
@pytest.mark.rule("E3b", "DISCARDa", "VASSALd", edition=LIVING)
def test_a_sold_square_keeps_queen_and_repressed_but_not_its_bishop() -> None:
    table = living(
        tableau={"fugger": {"west": ["aragon"]}},
        square={
            "aragon": {"queens": ["pren046"], "bishop": "catholic-bishop", "repressed": ["catholic-rook"]},
            "france": {"suzerain": "aragon", "bishop": "islamic-bishop", "repressed": ["medici-pawn"]},
        },
    ).do("sell aragon")
    bare = {"keeper": "throne", "side": "king"}
    assert table.square("aragon") == {**bare, "queens": ["pren046"], "repressed": ["catholic-rook"]}
    assert table.square("france") == {**bare, "repressed": ["medici-pawn"]}


# --- ops ------------------------------------------------------------------------------------------------------------


@pytest.mark.row(28, 71)
@pytest.mark.rule("F2", "R32", edition=LIVING)
def test_commerce_takes_florins_from_cards_only() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["pren034", "pren039"]}},
        "market": {"west": ["", "pren036", "pren038"]},
        "coins": {"west": [2, 1, 0, 0, 0, 0]},
    }
    table = living(**given).do("ops west", "use-commerce pren034")
    assert table.now("florins.fugger") == 1
    assert table.now("coins.west")[:2] == [2, 0]
    table = living(**{**given, "coins": {"west": [2, 1, 1, 0, 0, 0]}}).do("ops west", "use-commerce pren034")
    assert table.offered() == ["take west-1", "take west-2"]
    assert table.refused("take west-fair") == "F2"
    printed = Table(**given).do("ops west", "use-commerce pren034")
    assert printed.offered() == ["take west-fair", "take west-1"]


@pytest.mark.row(29)
@pytest.mark.rule("I1c", "QUEEN", "R57", edition=LIVING)
def test_the_queen_of_a_beheaded_king_goes_to_the_throne_with_him() -> None:
    given: dict[str, Any] = {
        "tableau": {"medici": {"west": ["portugal"]}},
        "square": {"portugal": {"queens": ["pren046"], "bishop": "catholic-bishop", "repressed": ["catholic-rook"]}},
    }
    home = {"keeper": "throne", "side": "king", "repressed": ["catholic-rook"]}
    table = acting("west", "pren003", **given).do("use-behead pren003", "behead portugal")
    assert table.square("portugal") == {**home, "queens": ["pren046"]}
    assert "pren003" in table.now("discarded")
    printed = running("west", "pren003", **given).do("use-behead pren003", "behead portugal")
    assert printed.square("portugal") == {**home, "bishop": "catholic-bishop"}


@pytest.mark.row(31, 85)
@pytest.mark.rule("I1c", edition=LIVING)
def test_a_queen_who_beheads_her_king_dies_as_his_assassin() -> None:
    table = living(
        tableau={"fugger": {"west": ["portugal", "pren034"]}},
        square={"portugal": {"queens": ["pren044"]}},
        coins={"west": [0, 1]},
        market={"west": ["pren036", "pren038"]},
    ).do("ops west", "use-behead pren044")
    assert table.square("portugal") == {"keeper": "throne", "side": "king"}
    assert "pren044" in table.now("discarded")


@pytest.mark.row(33)
@pytest.mark.rule("REGIMEc", "THEOCRACYa", edition=LIVING)
def test_a_vote_leaves_the_state_religion_alone() -> None:
    table = acting(
        "west", "pren040", "papal-states", concession={"aragon-papal-states": "fugger"}, florins={"fugger": 3}
    )
    table.do("use-vote pren040", "decline")
    assert table.square("papal-states")["side"] == "republic"
    assert table.now("faith.papal-states") == "catholic"
    assert "liberate" not in table.offered()


@pytest.mark.row(34)
@pytest.mark.rule("F7", edition=LIVING)
@pytest.mark.parametrize(
    ("side", "card", "start", "goals"),
    [
        ("west", "pren017", "england-france", ["aragon-papal-states"]),
        ("west", "pren140x", "papal-states-ottoman", ["england-france", "france-hre", "hungary-byzantium"]),
    ],
)
def test_a_corsair_reaches_every_adjacent_empire(side: str, card: str, start: str, goals: list[str]) -> None:
    religion = "catholic" if card == "pren140x" else "reformist"
    given: dict[str, Any] = {"pirate": {start: f"{religion}-pirate"}}
    table = acting(side, card, **given).do(f"use-corsair {card}")
    printed = running(side, card, **given).do(f"use-corsair {card}")
    new = sorted(set(table.offered()) - set(printed.offered()))
    assert set(printed.offered()) <= set(table.offered())
    assert [word.removeprefix("sail-to ") for word in new if word.removeprefix("sail-to ") in goals] == goals


@pytest.mark.row(34)
@pytest.mark.rule("F7", edition=LIVING)
def test_a_queen_who_parts_portugal_and_france_stops_corsairs_too() -> None:
    given: dict[str, Any] = {"pirate": {"england-portugal": "catholic-pirate"}}
    free = acting("west", "pren018", **given).do("use-corsair pren018")
    assert "sail-to france-hre" in free.offered()
    parted = acting(
        "west",
        "pren018",
        tableau={"medici": {"west": ["aragon"]}},
        square={"aragon": {"queens": ["pren151x"]}},
        **given,
    ).do("use-corsair pren018")
    assert parted.refused("sail-to france-hre") == "F7"


# --- campaigns ------------------------------------------------------------------------------------------------------

REALM: dict[str, Any] = {
    "tableau": {"fugger": {"west": ["france", "aragon", "pren034"]}},
    "city": {"paris": "catholic-knight", "lyon": "catholic-knight"},
    "florins": {"fugger": 4},
    "coins": {"west": [0, 1]},
    "market": {"west": ["pren036", "pren038"]},
}


@pytest.mark.row(35, 36, 75)
@pytest.mark.rule("F9a", "F9f", "E2.2f", "STRAWMAN", "VASSALb", edition=LIVING)
def test_a_campaign_makes_a_vassal_of_ones_own_square() -> None:
    table = living(
        **REALM,
        square={
            "aragon": {
                "side": "republic",
                "bishop": "catholic-bishop",
                "repressed": ["catholic-rook"],
            },
        },
    ).do("ops west", "use-campaign france", "invade aragon", "done", "place france-aragon")
    assert table.square("aragon") == {
        "keeper": "fugger",
        "side": "king",
        "suzerain": "france",
        "bishop": "catholic-bishop",
        "repressed": ["catholic-rook"],
    }
    assert table.now("tableau.fugger.west") == ["france", "pren034"]
    assert table.now("florins.fugger") == 2


@pytest.mark.row(75, 50)
@pytest.mark.rule("F9f", "REGIMEd", "REGIMEf", edition=LIVING)
def test_its_queen_dies_and_its_vassals_go_home_bare() -> None:
    table = living(
        **REALM,
        square={
            "aragon": {"queens": ["pren046"]},
            "portugal": {"suzerain": "aragon", "queens": ["pren044"], "repressed": ["medici-pawn", "islamic-rook"]},
        },
    ).do("ops west", "use-campaign france", "invade aragon", "decline")
    assert table.square("aragon") == {"keeper": "fugger", "side": "king", "suzerain": "france"}
    assert table.square("portugal") == {"keeper": "throne", "side": "king"}
    assert table.now("discarded") == ["pren044", "pren046"]


@pytest.mark.row(75)
@pytest.mark.rule("F9f", "F9j", edition=LIVING)
@pytest.mark.parametrize(("king", "target"), [("france", "aragon"), ("aragon", "hre")])
def test_inside_a_suzerainty_there_is_a_battle_and_no_change_of_regime(king: str, target: str) -> None:
    table = living(
        tableau={"fugger": {"west": ["france", "pren034"]}},
        square={"aragon": {"suzerain": "france"}, "hre": {"suzerain": "france"}},
        city={
            "paris": "catholic-knight",
            "lyon": "catholic-knight",
            "valencia": "catholic-knight",
            "algiers": "catholic-knight",
            "vienna": "islamic-rook",
        },
        florins={"fugger": 3},
        coins={"west": [0, 1]},
        market={"west": ["pren036", "pren038"]},
    ).do("ops west", f"use-campaign {king}", f"invade {target}")
    if target == "hre":
        table.do("lose-at valencia")
        assert table.now("city.vienna") is None
    assert table.square(target) == {"keeper": "fugger", "side": "king", "suzerain": "france"}
    assert table.now("concession") == {}
    assert "use-commerce pren034" in table.offered()


@pytest.mark.row(75)
@pytest.mark.rule("F9a", "F9j", edition=LIVING)
def test_a_vassal_does_not_attack_its_suzerain() -> None:
    table = living(
        tableau={"fugger": {"west": ["france", "pren034", "pren039"]}},
        square={"aragon": {"suzerain": "france"}},
        city={"valencia": "catholic-knight"},
        florins={"fugger": 3},
        coins={"west": [0, 1]},
        market={"west": ["pren036", "pren038"]},
    ).do("ops west", "use-campaign aragon")
    assert table.refused("invade france") == "F9a"
    assert "invade portugal" in table.offered()


@pytest.mark.row(36, 76)
@pytest.mark.rule("F9h", "VASSALb", edition=LIVING)
def test_a_queen_on_a_conquered_throne_dies() -> None:
    given: dict[str, Any] = {**REALM, "tableau": {"fugger": {"west": ["france", "pren034"]}}}
    square = {"aragon": {"queens": ["pren046"], "repressed": ["catholic-rook"]}}
    table = living(**given, square=square).do("ops west", "use-campaign france", "invade aragon", "done", "decline")
    vassal = {"keeper": "fugger", "side": "king", "suzerain": "france", "repressed": ["catholic-rook"]}
    assert table.square("aragon") == vassal
    printed = Table(**given, square=square).do("ops west", "use-campaign france", "invade aragon", "decline", "done")
    assert printed.square("aragon") == {**vassal, "queens": ["pren046"]}


# --- fairs and Venice -----------------------------------------------------------------------------------------------


@pytest.mark.row(55)
@pytest.mark.rule("PIRATEd", "AB-concessions-immune-to-pirates", "R10", edition=LIVING)
def test_a_pirate_beside_a_protected_concession_is_paid_after_it() -> None:
    given: dict[str, Any] = {
        "tableau": {"medici": {"east": ["pren113x"]}},
        "concession": {"hungary-byzantium": "medici"},
        "pirate": {"hungary-byzantium": "islamic-pirate"},
        "market": {"east": ["pren058", "pren059"]},
        "coins": {"east": [2, 0, 0, 0, 0, 0]},
        "city": {"caffa": "catholic-knight", "tana": "islamic-knight", "trebizond": "reformist-rook"},
    }
    table = living(**given).do("fair east")
    assert table.told("profit", "pirate-profit") == [
        "profit medici hungary-byzantium 1",
        "pirate-profit hungary-byzantium",
    ]
    assert table.told("fair-ended") == ["fair-ended east 0"]
    printed = Witness(**given)
    printed.do("fair east")
    assert printed.told("profit", "pirate-profit") == ["profit medici hungary-byzantium 1"]


@pytest.mark.row(55)
@pytest.mark.rule("PIRATEd", edition=LIVING)
def test_the_last_florin_goes_to_the_concession() -> None:
    table = living(
        tableau={"medici": {"east": ["pren113x"]}},
        concession={"hungary-byzantium": "medici"},
        pirate={"hungary-byzantium": "islamic-pirate"},
        market={"east": ["pren058", "pren059"]},
        coins={"east": [1, 0, 0, 0, 0, 0]},
        city={"caffa": "catholic-knight", "tana": "islamic-knight", "trebizond": "reformist-rook"},
    ).do("fair east")
    assert table.told("profit", "pirate-profit") == ["profit medici hungary-byzantium 1"]


@pytest.mark.row(37)
@pytest.mark.rule("G4c", "AB-condottiere-venice", "R5", edition=LIVING)
def test_condottieri_are_catholic_knights_in_a_catholic_state() -> None:
    given: dict[str, Any] = {"city": {"venice": "catholic-knight"}, "florins": {"fugger": 1}}
    assert playing("pren024", edition=LIVING, **given).offered() == ["place venice", "place venice-2", "decline"]
    assert playing("pren024", faith={"papal-states": "medieval"}, **given).offered()[1] == "place venice-2"
    medieval = playing("pren024", edition=LIVING, faith={"papal-states": "medieval"}, **given)
    assert medieval.offered() == ["place venice", "decline"]
    rook = playing("pren024", edition=LIVING, city={"venice": "catholic-rook"}, florins={"fugger": 1})
    assert rook.refused("place venice-2") == "EMPORIUM"


@pytest.mark.row(37)
@pytest.mark.rule("G4c", "R5", edition=LIVING)
def test_another_piece_drops_venice_to_one() -> None:
    """An agent who is no Catholic knight represses the first knight, and then only one piece may stay."""
    table = playing(
        "pren050",
        edition=LIVING,
        tableau={"medici": {"west": ["pren055"]}},
        city={"venice": "catholic-knight", "venice-2": "catholic-knight"},
        florins={"fugger": 1},
    ).do("decline")
    assert table.refused("place venice-2") == "G4c"
    table.do("place venice")
    assert (table.asked(), table.offered()) == ("fugger", ["dismiss venice", "dismiss venice-2"])
    assert table.do("dismiss venice-2").now("city") == {"venice": "catholic-rook"}
    assert table.square("papal-states")["repressed"] == ["catholic-knight"]


@pytest.mark.row(37)
@pytest.mark.rule("G4c", edition=LIVING)
def test_the_second_knight_moves_up_when_the_first_falls() -> None:
    table = acting(
        "west",
        "pren055",
        city={"venice": "catholic-knight", "venice-2": "catholic-knight"},
    ).do("use-siege pren055", "siege venice")
    assert table.now("city") == {"venice": "catholic-knight"}


@pytest.mark.row(37)
@pytest.mark.rule("G4c", edition=LIVING)
def test_a_freed_rook_does_not_use_the_second_place() -> None:
    """A vote frees who lies repressed in the Papal States: the knight has a place in Venice, the rook has none."""
    table = acting(
        "west",
        "pren055",
        "papal-states",
        "pren040",
        city={"venice": "catholic-knight"},
        concession={"aragon-papal-states": "fugger"},
        square={"papal-states": {"repressed": ["catholic-knight", "catholic-rook"]}},
        florins={"fugger": 2},
    ).do("use-vote pren040")
    assert table.offered() == ["emancipate catholic-knight", "done"]
    assert table.refused("emancipate catholic-rook") == "SATURATED"
    table.do("emancipate catholic-knight")
    assert table.now("city") == {"venice": "catholic-knight", "venice-2": "catholic-knight"}


@pytest.mark.row(37)
@pytest.mark.rule("G4c", "TOKENS", edition=LIVING)
def test_a_knight_who_is_called_from_venice_to_its_second_place_stands_in_the_first() -> None:
    """With no knight in the supply, the second agent can take the one of Venice, whose place he was to stand beside."""
    others = ["london", "paris", "lyon", "vienna", "buda", "caffa", "toledo", "valencia", "rhodes"]
    table = playing(
        "pren024", edition=LIVING, city={**dict.fromkeys(others, "catholic-knight"), "venice": "catholic-knight"}
    ).do("place venice-2", "recall-from venice")
    assert table.now("city.venice") == "catholic-knight"
    assert table.now("city.venice-2") is None


# --- cryptography ---------------------------------------------------------------------------------------------------


def ciphers(**given: Any) -> Witness:
    """Fugger has the broken ciphers and a commerce; Medici has Aragon with Isabella, and an eastern card."""
    return living(
        tableau={
            "fugger": {"west": ["pren130x", "pren034"]},
            "medici": {"west": ["portugal", "pren032"], "east": ["pren058"]},
        },
        square={"portugal": {"queens": ["pren044"]}},
        coins={"west": [0, 1]},
        market={"west": ["pren036", "pren038"]},
        **given,
    )


@pytest.mark.row(54)
@pytest.mark.rule("CRYPTOGRAPHY", "AB-sell-for-opponent-political-op", "R60", edition=LIVING)
def test_the_ops_of_the_west_borrow_one_political_op() -> None:
    table = ciphers(city={"toledo": "catholic-rook"}).do("ops west")
    assert table.offered() == ["use-commerce pren034", "use-repress pren044", "use-behead pren044"]
    assert table.refused("use-siege pren032") == "CRYPTOGRAPHY"
    assert table.refused("use-behead pren058") == "E4"
    table.do("use-behead pren044")
    assert table.square("portugal") == {"keeper": "throne", "side": "king"}
    assert "pren044" in table.now("discarded")
    assert table.offered() == ["use-commerce pren034", "done"]
    assert table.refused("use-repress pren044") == "E4"


@pytest.mark.row(54)
@pytest.mark.rule("CRYPTOGRAPHY", edition=LIVING)
def test_the_borrowed_op_alone_is_an_ops_action() -> None:
    given: dict[str, Any] = {"concession": {"england-france": "medici"}, "city": {"paris": "catholic-knight"}}
    table = living(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {"west": ["pren028"]}},
        **given,
    )
    assert "ops west" in table.offered()
    assert "ops east" not in table.offered()
    mute = living(
        tableau={"fugger": {"west": ["pren130x"]}, "medici": {"west": ["pren028"]}},
        bishop={"pren130x": "catholic-bishop"},
        **given,
    )
    assert mute.refused("ops west") == "E4"


@pytest.mark.row(54)
@pytest.mark.rule("CRYPTOGRAPHY", edition=LIVING)
def test_the_sale_of_the_ciphers_brings_florins_only() -> None:
    table = ciphers().do("sell pren130x")
    assert table.now("florins.fugger") == 2
    assert "ops west" in table.offered()
    assert table.now("actions") == 1


# --- agents ---------------------------------------------------------------------------------------------------------


@pytest.mark.row(94)
@pytest.mark.rule("AGENT", "R12", edition=LIVING)
def test_both_knights_of_a_regional_card_go_to_one_empire() -> None:
    table = playing("pren067", edition=LIVING).do("decline", "place buda")
    assert table.offered() == ["place varna", "decline"]
    assert table.refused("place cairo") == "AGENT"
    assert "place cairo" in playing("pren067").do("decline", "place buda").offered()


@pytest.mark.row(15, 66)
@pytest.mark.rule("E2.1", "R1", "R25", edition=LIVING)
def test_agents_without_a_place_do_not_cancel_the_one_shot() -> None:
    """The Kremlin's pawn finds a pirate or a dear concession on every border of its location."""
    given: dict[str, Any] = {
        "pirate": {"france-hre": "catholic-pirate"},
        "concession": {"hre-hungary": "medici", "hre-papal-states": "medici"},
    }
    table = playing("pren074", edition=LIVING, **given).do("trigger")
    assert table.now("open.black") == "novgorod"
    assert playing("pren074", **given).now("open.black") == "tana"


@pytest.mark.row(15, 66)
@pytest.mark.rule("E2.1", edition=LIVING)
def test_agents_with_a_place_must_be_deployed() -> None:
    table = playing("pren074", edition=LIVING).do("trigger")
    assert table.refused("decline") == "E2.1"
    table.do("place france-hre")
    assert table.now("open.black") == "novgorod"


@pytest.mark.row(68)
@pytest.mark.rule("R62", edition=LIVING)
def test_a_second_bishop_without_a_card_is_lost() -> None:
    """Card 129X and an apostasy: its second bishop needs another card of the Papal States or the West."""
    table = playing("pren129x", edition=LIVING, tableau={"medici": {"west": ["pren004", "pren008"]}}).do("trigger")
    assert table.now("bishop") == {"pren129x": "catholic-bishop"}
    assert table.told("forced") == ["forced fugger ordain pren129x"]
    assert table.now("tableau.medici.west") == []


@pytest.mark.row(66)
@pytest.mark.rule("R61", edition=LIVING)
def test_a_bishop_of_a_card_sold_with_machiavelli_needs_a_tableau_card() -> None:
    """Card 007 strikes with its apostasy at its sale; its own place is gone, and thrones are closed to its bishop."""
    table = living(
        tableau={"fugger": {"east": [], "west": ["pren135x"]}, "medici": {"west": ["pren004", "pren008"]}},
        hand={"fugger": ["pren098x"]},
    ).do("sell pren098x", "trigger")
    assert table.now("florins.fugger") == 2
    assert table.now("bishop") == {"pren135x": "reformist-bishop"}
    assert table.now("tableau.medici.west") == []
