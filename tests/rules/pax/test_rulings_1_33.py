"""Rulings R1 to R10, R22 and R31: agents, couples, hands, Venice, abilities that end."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.event import Sink
from signoria.games.pax.data.cards import CARDS, IS_QUEEN
from signoria.games.pax.data.ids import PATRON
from tests.rules.pax.reading import ROWS, supply, told
from tests.rules.pax.seated import GAME, Table

HELD = ["pren133x", "pren101x", "pren131x"]


# --- R1, R25: agents and one-shots ----------------------------------------------------------------------------------


@pytest.mark.rule("R1")
def test_agents_stand_before_the_one_shot_happens() -> None:
    """The agent of a trade shift cannot go into the emporium that the shift will open."""
    table = Table(hand={"fugger": ["pren087", "pren023"]}).do("play pren087", "trigger")
    assert set(table.offered()) == {"place valencia", "place algiers"}
    assert table.refused("place timbuktu") == "EMPORIUM"
    assert table.refused("decline") == "E2.1"
    assert table.now("open.black") == "tana"
    table.do("place algiers")
    assert table.now("open.black") == "timbuktu"


@pytest.mark.rule("R1", "R24")
def test_an_agent_in_the_emporium_that_closes_is_repressed_there() -> None:
    table = Table(hand={"fugger": ["pren121x", "pren023"]}, open={"black": "tana"}, city={"tana": "islamic-knight"})
    table.do("play pren121x", "trigger", "place valencia")
    assert table.now("city") == {"valencia": "islamic-rook"}
    assert table.now("square.byzantium.repressed") == ["islamic-knight"]


@pytest.mark.rule("R25")
def test_in_a_war_an_agent_that_cannot_be_placed_is_lost_and_the_war_stands() -> None:
    """The Zionists' pawn does not fight: all their borders are closed to a bank without a florin."""
    table = Table(
        hand={"fugger": ["pren168x", "pren023"]},
        concession={"ottoman-mamluk": "medici", "byzantium-mamluk": "medici"},
        city={"cairo": "islamic-rook", "constantinople-1": "reformist-knight", "buda": "reformist-knight"},
    ).do("play pren168x", "trigger", "lose-at buda")
    assert table.now("faith.mamluk") == "reformist"
    assert table.now("square.mamluk.keeper") == "fugger"
    assert table.now("concession") == {"ottoman-mamluk": "medici", "byzantium-mamluk": "medici"}
    assert supply(table, "fugger-pawn") == 10
    assert table.now("actions") == 1


@pytest.mark.rule("R25")
def test_in_a_war_an_agent_with_a_place_that_can_be_paid_for_must_be_placed() -> None:
    table = Table(
        hand={"fugger": ["pren168x", "pren023"]},
        concession={"ottoman-mamluk": "medici", "byzantium-mamluk": "medici"},
        city={"cairo": "islamic-rook", "constantinople-1": "reformist-knight", "buda": "reformist-knight"},
        florins={"fugger": 1},
    ).do("play pren168x", "trigger", "lose-at buda", "decline")
    assert set(table.offered()) == {"place ottoman-mamluk", "place byzantium-mamluk"}
    assert table.refused("decline") == "E2.1"


# --- R2, R3: royal couples ------------------------------------------------------------------------------------------


@pytest.mark.rule("R2")
def test_a_bishop_on_a_couple_silences_both_and_a_second_bishop_meets_the_first() -> None:
    given: dict[str, Any] = {
        "tableau": {"medici": {"west": ["aragon"]}},
        "square": {"aragon": {"queens": ["pren044"], "bishop": "catholic-bishop"}},
        "city": {"valencia": "catholic-rook", "algiers": "catholic-knight"},
    }
    silent = Table(**given, turn="medici", florins={"medici": 5})
    assert silent.refused("ops west") == "E4"  # neither his campaign nor her repression
    table = Table(**given, hand={"fugger": ["pren008", "pren023"]}).do("play pren008", "ordain aragon")
    assert not table.now("square.aragon.bishop")
    assert supply(table, "catholic-bishop") == 5
    free = Table(**{**given, "square": {"aragon": {"queens": ["pren044"]}}}, turn="medici", florins={"medici": 5})
    assert set(free.do("ops west").offered()) == {"use-campaign aragon", "use-repress pren044", "use-behead pren044"}


@pytest.mark.rule("R3")
@pytest.mark.parametrize(
    "given", [{}, {"tableau": {"fugger": {"west": ["pren006", "france"]}}}], ids=["throne", "at home"]
)
def test_a_king_who_marries_again_keeps_his_earlier_queen(given: dict[str, Any]) -> None:
    table = Table(
        **{"tableau": {"fugger": {"west": ["pren006"]}}, **given},
        hand={"fugger": ["pren047", "pren023"]},
        square={"france": {"queens": ["pren045"]}},
        city={"paris": "catholic-rook", "lyon": "catholic-rook", "bruges": "catholic-knight"},
    ).do("play pren047", "trigger", "wed france", "decline")
    assert table.now("square.france.queens") == ["pren045", "pren047"]
    table.do("ops west")
    # Each queen has her own op; the third of the family, the king, has no florin for his knight.
    assert {"use-siege pren045", "use-siege pren047", "use-repress pren047"} <= set(table.offered())
    table.do("use-siege pren045", "siege paris", "use-siege pren047", "siege lyon")
    assert table.now("city") == {"bruges": "catholic-knight"}


@pytest.mark.rule("R3")
def test_several_queens_share_the_kings_fate_and_are_sold_with_him_for_two_florins_each() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["france"]}},
        "square": {"france": {"queens": ["pren045", "pren047"]}},
    }
    table = Table(**given)
    assert table.refused("sell pren045") == "E3a"
    table.do("sell france")
    assert table.now("florins.fugger") == 6
    assert table.now("square.france.queens") == ["pren045", "pren047"]
    overthrown = Table(**given, hand={"fugger": ["pren036", "pren023"]})
    overthrown.do("play pren036", "trigger", "place france-hre", "decline")
    assert set(overthrown.now("discarded")) == {"pren045", "pren047"}


@pytest.mark.rule("R3")
def test_without_the_star_chamber_a_married_king_is_no_suitor() -> None:
    table = Table(hand={"fugger": ["pren047", "pren023"]}, square={"france": {"queens": ["pren045"]}}).do(
        "play pren047", "trigger"
    )
    assert table.refused("wed france") == "I"


# --- R4, R22: hands -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4", "HANDa")
def test_selling_the_unlimited_hand_cuts_it_at_once() -> None:
    table = Table(tableau={"fugger": {"west": ["pren043"]}}, hand={"fugger": HELD}, market=ROWS).do("sell pren043")
    assert set(table.offered()) == {f"discard {card}" for card in HELD}
    assert "end" not in table.offered()
    table.do("discard pren131x")
    assert table.now("hand.fugger") == ["pren133x", "pren101x"]
    assert table.now("florins.fugger") == 2


@pytest.mark.rule("R4", "R22")
def test_a_beheaded_unlimited_hand_cuts_it_out_of_turn_before_anything_else_is_chosen() -> None:
    table = Table(
        turn="medici",
        tableau={"fugger": {"west": ["pren147x"]}, "medici": {"west": ["pren128x", "pren042"]}},
        hand={"fugger": HELD, "medici": ["pren031"]},
        market=ROWS,
        coins={"west": [1]},
    ).do("ops west", "use-behead pren128x")
    assert table.asked() == "fugger"
    assert set(table.offered()) == {f"discard {card}" for card in HELD}
    table.do("discard pren133x")
    assert table.asked() == "medici"
    assert "use-commerce pren042" in table.offered()


@pytest.mark.rule("R4")
def test_silencing_one_of_two_printers_leaves_the_hand_as_it_is() -> None:
    table = Table(
        turn="medici",
        tableau={"fugger": {"west": ["pren043", "pren147x"]}},
        hand={"fugger": HELD, "medici": ["pren011", "pren031"]},
        market=ROWS,
    ).do("play pren011", "ordain pren043")
    assert table.asked() == "medici"
    assert table.now("hand.fugger") == HELD


@pytest.mark.rule("R4")
def test_another_working_copy_keeps_the_hand_and_a_silenced_one_does_not() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["pren043", "pren147x"]}}, "hand": {"fugger": HELD}, "market": ROWS,
    }  # fmt: skip
    assert Table(**given).do("sell pren043").now("hand.fugger") == HELD
    silenced = Table(**given, bishop={"pren147x": "islamic-bishop"}).do("sell pren043")
    assert set(silenced.offered()) == {f"discard {card}" for card in HELD}


@pytest.mark.rule("R4")
def test_selling_what_kept_a_silenced_printer_loud_cuts_the_hand() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren136x", "pren043"]}},
        bishop={"pren043": "islamic-bishop"},
        hand={"fugger": HELD},
        market=ROWS,
    ).do("sell pren136x")
    assert set(table.offered()) == {f"discard {card}" for card in HELD}


@pytest.mark.rule("R22")
def test_first_concessions_then_venice_then_hands() -> None:
    """One sale takes protection and condottieri's voice away at once: Hermeticism had kept all three cards loud."""
    table = Table(
        tableau={"fugger": {"west": ["pren136x", "pren055", "pren043"], "east": ["pren113x"]}},
        bishop={"pren055": "islamic-bishop", "pren043": "islamic-bishop", "pren113x": "islamic-bishop"},
        hand={"fugger": HELD},
        concession={"hungary-ottoman": "fugger"},
        pirate={"hungary-ottoman": "islamic-pirate"},
        city={"venice": "catholic-knight", "venice-2": "catholic-rook"},
        market=ROWS,
    ).do("sell pren136x")
    assert table.now("concession") == {}
    assert table.now("pirate") == {"hungary-ottoman": "islamic-pirate"}
    assert set(table.offered()) == {"dismiss venice", "dismiss venice-2"}
    table.do("dismiss venice")
    assert set(table.offered()) == {f"discard {card}" for card in HELD}


# --- R5: Venice -----------------------------------------------------------------------------------------------------


def venice(**more: Any) -> Table:
    """Two tokens in Venice under the Duchy of Ferrara, which belongs to Fugger."""
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["pren055"]}},
        "city": {"venice": "catholic-knight", "venice-2": "reformist-rook"},
        "market": ROWS,
    }
    return Table(**{**given, **more})


@pytest.mark.rule("R5")
@pytest.mark.parametrize("faith", ["catholic", "medieval"])
def test_venice_holds_any_two_tokens_while_its_icon_is_catholic(faith: str) -> None:
    table = Table(
        tableau={"medici": {"west": ["pren055"]}},
        faith={"papal-states": faith},
        hand={"fugger": ["pren050", "pren023"]},
        city={"venice": "islamic-rook"},
    ).do("play pren050", "decline", "place venice-2")
    assert table.now("city") == {"venice": "islamic-rook", "venice-2": "catholic-rook"}


@pytest.mark.rule("R5")
@pytest.mark.parametrize("faith", ["islamic", "reformist"])
def test_venice_holds_one_token_when_its_icon_is_not_catholic_or_the_card_is_silenced(faith: str) -> None:
    given: dict[str, Any] = {
        "tableau": {"medici": {"west": ["pren055"]}},
        "hand": {"fugger": ["pren050", "pren023"]},
        "city": {"venice": "islamic-rook"},
        "florins": {"fugger": 1},
    }
    other = Table(**given, faith={"papal-states": faith}).do("play pren050", "decline")
    assert other.offered() == ["place venice", "decline"]
    silent = Table(**given, bishop={"pren055": "islamic-bishop"}).do("play pren050", "decline")
    assert silent.offered() == ["place venice", "decline"]


@pytest.mark.rule("R5")
@pytest.mark.parametrize(("goes", "stays"), [("venice", "reformist-rook"), ("venice-2", "catholic-knight")])
def test_when_condottieri_are_sold_the_active_player_chooses_who_stays(goes: str, stays: str) -> None:
    table = venice().do("sell pren055")
    assert set(table.offered()) == {"dismiss venice", "dismiss venice-2"}
    table.do(f"dismiss {goes}")
    assert table.now("city") == {"venice": stays}
    assert supply(table, "catholic-knight") + supply(table, "reformist-rook") == 16


@pytest.mark.rule("R5", "R22")
def test_the_active_player_chooses_also_when_the_card_is_a_rivals() -> None:
    table = venice(turn="medici", hand={"medici": ["pren158x", "pren031"]})
    table.do("play pren158x", "decline", "ordain pren055")
    assert table.asked() == "medici"
    assert set(table.offered()) == {"dismiss venice", "dismiss venice-2"}


@pytest.mark.rule("R5")
def test_a_single_token_in_the_second_place_simply_stays_in_venice() -> None:
    table = venice(city={"venice-2": "reformist-rook"}).do("sell pren055")
    assert table.now("city") == {"venice": "reformist-rook"}
    assert table.now("actions") == 1


# --- R6, R7: victories ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R6")
def test_the_epicurean_swerve_counts_as_a_republic_only_for_a_declaring_owner() -> None:
    lawful = ["pren036", "pren040", "pren037"]
    own = Table(tableau={"fugger": {"west": ["pren155x", *lawful]}}, victories=["renaissance"], market=ROWS)
    assert "declare renaissance" in own.offered()
    republic = {"france": {"side": "republic"}}
    rival = Table(
        tableau={"fugger": {"west": ["france", *lawful]}, "medici": {"west": ["pren155x"]}},
        square=republic,
        victories=["renaissance"],
        market=ROWS,
    )
    assert "declare renaissance" in rival.offered()  # one republic against none: the Swerve is Medici's own
    academy = Table(
        tableau={"fugger": {"west": ["france", *lawful]}, "medici": {"east": ["pren103x"]}},
        square=republic,
        victories=["renaissance"],
        market=ROWS,
    )
    assert academy.refused("declare renaissance") == "L6"  # the Academia counts for its owner at all times


@pytest.mark.rule("R6")
def test_the_circassian_patrons_count_as_bishops_only_for_a_declaring_owner() -> None:
    given: dict[str, Any] = {
        "faith": {"mamluk": "islamic", "papal-states": "catholic"},
        "city": {"cairo": "islamic-rook", "red-sea": "islamic-rook"},
        "open": {"white": "red-sea"},
        "victories": ["holy"],
        "market": ROWS,
    }
    patron = {"east": ["pren164x", "pren115x", "mamluk"]}
    own = Table(**given, tableau={"fugger": patron})
    assert "declare holy" in own.offered()
    faithful = {"east": ["pren115x", "pren118x"]}
    rival = Table(**given, tableau={"fugger": faithful, "medici": {"east": ["pren164x", "mamluk"]}})
    assert rival.refused("declare holy") == "L3"


@pytest.mark.rule("R7")
def test_the_prestige_of_old_maids_counts_for_victory_but_not_in_apostasies() -> None:
    """No queen of the box is a patron, so the law of Mary the Rich and the faith of Joanna stand for it."""
    assert not any(PATRON in card.prestige for card in CARDS if IS_QUEEN[card.id])
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["france", "pren036"]}},
        "square": {"france": {"side": "republic"}},
        "victories": ["renaissance"],
        "market": ROWS,
    }
    assert Table(**given).refused("declare renaissance") == "L6"
    assert "declare renaissance" in Table(**given, maids={"fugger": ["pren048"]}).offered()
    apostasy = Table(
        hand={"fugger": ["pren030", "pren023"]},
        tableau={"fugger": {"west": ["pren004"]}},
        maids={"fugger": ["pren046"]},
    ).do("play pren030")
    assert "trigger" not in apostasy.offered()


# --- R8, R9 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R8")
@pytest.mark.parametrize(("choice", "attackers"), [("trigger", 3), ("decline", 1)])
def test_the_rooks_of_the_hospitallers_ride_all_or_none(choice: str, attackers: int) -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren012"]}},
        hand={"fugger": ["pren008", "pren023"]},
        city={
            "valencia": "islamic-rook",
            "paris": "catholic-knight",
            "lyon": "catholic-rook",
            "toledo": "catholic-rook",
        },
    ).do("play pren008", "trigger")
    assert set(table.offered()) == {"trigger", "decline"}
    table.state.sink = Sink()
    table.do(choice)
    assert table.state.sink is not None
    fought = [event.args[2:] for event in table.state.sink.events if GAME.events[event.kind].name.startswith("battle")]
    assert fought == [(attackers, 1)]


@pytest.mark.rule("R8")
def test_without_rooks_next_door_nothing_is_asked() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren012"]}},
        hand={"fugger": ["pren008", "pren023"]},
        city={"valencia": "islamic-rook", "paris": "catholic-knight", "venice": "islamic-rook"},
    )
    assert "battle-lost" in told(table, "play pren008", "trigger")


@pytest.mark.rule("R9")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("pren025", True),  # conspiracy
        ("pren036", True),  # peasant revolt
        ("pren029", True),  # crusade
        ("pren030", True),  # apostasy
        ("pren052", False),  # reformation
        ("pren065", False),  # jihad
        ("pren015", False),  # trade shift
        ("pren045", False),  # coronation
    ],
)
def test_a_sale_with_machiavelli_triggers_only_civil_wars_crusades_and_apostasies(card: str, asked: bool) -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren135x", "pren008", "pren004"]}},
        hand={"fugger": [card, "pren023"]},
        city={"cairo": "islamic-rook", "vienna": "catholic-rook", "cyprus": "catholic-rook"},
        market=ROWS if card not in ROWS["west"] else {},
    ).do(f"sell {card}")
    assert table.now("florins.fugger") == 2
    assert (table.offered() == ["trigger", "decline"]) == asked


@pytest.mark.rule("R9")
def test_declining_the_one_shot_of_a_sale_places_no_agents() -> None:
    table = Table(tableau={"fugger": {"west": ["pren135x"]}}, hand={"fugger": ["pren025", "pren023"]}, market=ROWS).do(
        "sell pren025", "decline"
    )
    assert table.now("city") == {}
    assert table.now("actions") == 1
    assert "sell pren023" in table.offered()


@pytest.mark.rule("R9")
def test_an_impossible_one_shot_of_a_sale_places_no_agents_either() -> None:
    table = Table(tableau={"fugger": {"west": ["pren135x"]}}, hand={"fugger": ["pren030", "pren023"]}, market=ROWS).do(
        "sell pren030"
    )
    assert table.now("city") == {}
    assert "sell pren023" in table.offered()


# --- R10, R31: protected concessions --------------------------------------------------------------------------------


@pytest.mark.rule("R10", "PIRATEd")
def test_beside_a_protected_concession_a_pirate_takes_nothing_in_fairs() -> None:
    given: dict[str, Any] = {
        "tableau": {"fugger": {"east": ["pren113x"]}},
        "concession": {"hungary-byzantium": "fugger"},
        "market": ROWS,
        "coins": {"east": [2]},
    }
    alone = Table(**given).do("fair east")
    both = Table(**given, pirate={"hungary-byzantium": "islamic-pirate"})
    names = told(both, "fair east")
    assert "pirate-profit" not in names
    assert both.now("florins.fugger") == alone.now("florins.fugger") == 2
    assert both.now("coins.east")[0] == alone.now("coins.east")[0] == 1


@pytest.mark.rule("R31", "PIRATEd")
@pytest.mark.parametrize("end", ["sold", "silenced"])
def test_when_protection_ends_the_concession_dies_and_the_pirate_stays(end: str) -> None:
    table = Table(
        tableau={"fugger": {"east": ["pren113x"]}},
        concession={"hungary-ottoman": "fugger", "ottoman-mamluk": "fugger"},
        pirate={"hungary-ottoman": "islamic-pirate"},
        hand={"fugger": ["pren058", "pren023"]},
    )
    table.do("sell pren113x") if end == "sold" else table.do("play pren058", "ordain pren113x")
    assert table.now("concession") == {"ottoman-mamluk": "fugger"}
    assert table.now("pirate") == {"hungary-ottoman": "islamic-pirate"}
    assert supply(table, "fugger-pawn") == 9


@pytest.mark.rule("R31")
def test_a_second_protecting_card_keeps_the_concession_alive() -> None:
    table = Table(
        tableau={"fugger": {"east": ["pren113x", "pren107x"]}},
        concession={"hungary-ottoman": "fugger"},
        pirate={"hungary-ottoman": "islamic-pirate"},
    ).do("sell pren113x")
    assert table.now("concession") == {"hungary-ottoman": "fugger"}
