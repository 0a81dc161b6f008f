"""Abilities of the turn: free ops and fairs, both sides at once, torches, apostasy and revolt as actions."""

from __future__ import annotations

import pytest

from tests.rules.pax.seated import Table

MARKET = {"west": ["pren001"], "east": ["pren058"]}
COINS = {"west": [0, 0, 0, 0, 0, 0], "east": [0, 0, 0, 0, 0, 0]}

# --- free ops -------------------------------------------------------------------------------------------------------

FREE = [("pren101x", "east", "pren072", "east-1"), ("pren134x", "west", "pren038", "west-1")]


def free_ops(card: str, side: str, worker: str, **more: object) -> Table:
    """A card that frees the ops of one side, with a card there that has a florin to take."""
    given = {
        "tableau": {"fugger": {side: [card, worker]}},
        "market": {side: ["", "pren001"]},
        "coins": {side: [0, 2]},
    }
    return Table(**(given | more))


@pytest.mark.rule("AB-free-east-ops", "AB-free-west-ops", "R42", "ABILITYb")
@pytest.mark.parametrize(("card", "side", "worker", "slot"), FREE)
def test_free_ops_spend_no_action_and_run_once(card: str, side: str, worker: str, slot: str) -> None:
    table = free_ops(card, side, worker).do(f"ops {side}")
    assert table.now("florins.fugger") == 1
    assert table.now("actions") == 2
    assert table.now("done") == [f"ops-{side}"]
    assert table.refused(f"ops {side}") == "D1"
    assert table.refused("end") == "D1"


@pytest.mark.rule("AB-free-east-ops", "AB-free-west-ops", "R42")
@pytest.mark.parametrize(("card", "side", "worker", "slot"), FREE)
def test_free_ops_after_both_actions(card: str, side: str, worker: str, slot: str) -> None:
    table = free_ops(card, side, worker, actions=0)
    assert table.offered() == [f"ops {side}", "end"]
    table.do(f"ops {side}")
    assert table.now("florins.fugger") == 1
    assert table.now("turn") == "medici"


@pytest.mark.rule("AB-free-east-ops", "AB-free-west-ops", "F1g")
@pytest.mark.parametrize(("card", "side", "worker", "slot"), FREE)
def test_silenced_free_ops_cost_an_action(card: str, side: str, worker: str, slot: str) -> None:
    table = free_ops(card, side, worker, bishop={card: "islamic-bishop"}).do(f"ops {side}")
    assert table.now("actions") == 1


@pytest.mark.rule("AB-free-east-ops", "AB-free-west-ops")
@pytest.mark.parametrize(("card", "side", "worker", "slot"), FREE)
def test_the_other_side_still_costs_an_action(card: str, side: str, worker: str, slot: str) -> None:
    other, hand = ("west", "pren038") if side == "east" else ("east", "pren072")
    table = free_ops(
        card,
        side,
        worker,
        tableau={"fugger": {side: [card], other: [hand]}},
        market={other: ["", "pren001"]},
        coins={other: [0, 2]},
    ).do(f"ops {other}")
    assert table.now("actions") == 1


@pytest.mark.rule("AB-free-east-ops", "AB-free-west-ops")
@pytest.mark.parametrize(("card", "side", "worker", "slot"), FREE)
def test_an_opponents_card_frees_nothing(card: str, side: str, worker: str, slot: str) -> None:
    table = free_ops(card, side, worker, tableau={"fugger": {side: [worker]}, "medici": {side: [card]}})
    assert table.do(f"ops {side}").now("actions") == 1


# --- a free fair ----------------------------------------------------------------------------------------------------


def free_fair(**more: object) -> Table:
    given = {"tableau": {"fugger": {"west": ["pren097x"]}}, "market": MARKET, "coins": COINS}
    return Table(**(given | more))


@pytest.mark.rule("AB-free-trade-fair", "R42")
def test_the_first_fair_is_free_and_the_second_is_not() -> None:
    table = free_fair().do("fair west")
    assert table.now("actions") == 2
    assert table.now("done") == ["fair-west", "free-fair"]
    assert table.refused("fair west") == "D1"
    table.do("fair east")
    assert table.now("actions") == 1
    assert table.now("florins.fugger") == 2


@pytest.mark.rule("AB-free-trade-fair", "R42")
def test_a_free_fair_after_both_actions() -> None:
    table = free_fair(actions=0)
    assert table.offered() == ["fair west", "fair east", "end"]
    table.do("fair east")
    assert table.now("turn") == "medici"
    assert table.now("florins.fugger") == 1


@pytest.mark.rule("AB-free-trade-fair", "R42", "R26", "D1")
def test_after_one_fair_free_or_paid_the_turn_may_end() -> None:
    assert free_fair().refused("end") == "D1"
    table = free_fair().do("fair west")
    assert table.now("actions") == 2
    assert "end" in table.offered()
    assert table.do("end").now("turn") == "medici"


@pytest.mark.rule("AB-free-west-ops", "R26", "D1")
def test_free_ops_are_not_the_action_that_must_be_spent() -> None:
    table = Table(
        tableau={"fugger": {"west": ["pren134x", "pren034"]}}, market=MARKET, coins={"west": [0, 1, 0, 0, 0, 0]}
    ).do("ops west")
    while table.offered()[0].startswith(("use-", "take")):
        table.do(table.offered()[0])
    assert table.now("actions") == 2
    assert table.refused("end") == "D1"


@pytest.mark.rule("AB-free-trade-fair", "R42", "D1.6")
def test_the_free_fair_is_gone_when_the_turn_has_seen_one() -> None:
    assert free_fair(done=["fair-west", "free-fair"]).do("fair east").now("actions") == 1
    assert free_fair(done=["fair-west", "free-fair"], actions=0).now("turn") == "medici"


@pytest.mark.rule("AB-free-trade-fair")
def test_a_fair_paid_before_the_ability_came_leaves_the_free_one() -> None:
    """The ability frees the first fair held with it; a card played in mid-turn still frees the next."""
    table = free_fair(done=["fair-west"], actions=1)
    assert table.do("fair east").now("actions") == 1


@pytest.mark.rule("AB-free-trade-fair", "F1g")
def test_a_silenced_free_fair_costs_an_action() -> None:
    table = free_fair(bishop={"pren097x": "catholic-bishop"})
    assert table.do("fair west").now("actions") == 1
    assert free_fair(bishop={"pren097x": "catholic-bishop"}, actions=0).now("turn") == "medici"


# --- both sides in one action ---------------------------------------------------------------------------------------


def both(card: str, **more: object) -> Table:
    given = {
        "tableau": {"fugger": {"east": [card, "pren072"], "west": ["pren038"]}},
        "market": {"west": ["", "pren001"], "east": ["", "pren058"]},
        "coins": {"west": [0, 3], "east": [0, 3]},
    }
    return Table(**(given | more))


@pytest.mark.rule("AB-east-and-west-ops-one-action", "R41", "ABILITYb")
@pytest.mark.parametrize("card", ["pren110x", "pren122x"])
def test_both_sides_run_mixed_in_one_action(card: str) -> None:
    table = both(card).do("ops both", "use-commerce pren072", "use-commerce pren038")
    assert table.now("florins.fugger") == 2
    assert table.now("actions") == 1
    assert table.now("done") == ["ops-west", "ops-east"]
    assert table.refused("ops west") == "D1"
    assert table.refused("ops east") == "D1"
    assert table.refused("ops both") == "D1"


@pytest.mark.rule("AB-east-and-west-ops-one-action", "R41")
def test_one_side_alone_may_run_as_usual_and_then_both_is_gone() -> None:
    table = both("pren110x").do("ops west")
    assert table.now("actions") == 1
    assert table.refused("ops both") == "D1"
    assert "ops east" in table.offered()


@pytest.mark.rule("AB-east-and-west-ops-one-action", "R41")
def test_one_legal_op_on_either_side_is_enough() -> None:
    table = both("pren110x", coins={"west": [0, 3]})
    assert "ops both" in table.offered()
    assert table.refused("ops east") == "E4"


@pytest.mark.rule("AB-east-and-west-ops-one-action", "F1g")
def test_without_the_ability_or_an_action_there_is_no_such_run() -> None:
    assert both("pren110x", bishop={"pren110x": "catholic-bishop"}).refused("ops both") == "ABILITY"
    assert both("pren059").refused("ops both") == "ABILITY"
    assert both("pren110x", actions=0).now("turn") == "medici"


@pytest.mark.rule("AB-east-and-west-ops-one-action", "AB-free-west-ops", "AB-free-east-ops")
def test_both_sides_at_once_cost_an_action_even_with_free_ops() -> None:
    table = both(
        "pren110x", tableau={"fugger": {"east": ["pren110x", "pren072", "pren101x"], "west": ["pren038", "pren134x"]}}
    )
    assert table.do("ops both", "use-commerce pren072", "use-commerce pren038").now("actions") == 1


# --- torches --------------------------------------------------------------------------------------------------------


def imperial(**more: object) -> Table:
    """Fugger with three kings more than Medici."""
    given = {
        "victories": ["imperial"],
        "tableau": {"fugger": {"west": ["england", "france", "hre"]}},
    }
    return Table(**(given | more))


def globalization(**more: object) -> Table:
    given = {
        "victories": ["globalization"],
        "tableau": {"fugger": {"west": ["pren014"]}},
        "concession": {"england-france": "fugger", "france-hre": "fugger"},
    }
    return Table(**(given | more))


def holy(**more: object) -> Table:
    given = {
        "victories": ["holy"],
        "tableau": {"fugger": {"west": ["pren003"]}},
        "city": {"venice": "catholic-knight"},
        "square": {"france": {"bishop": "catholic-bishop"}},
    }
    return Table(**(given | more))


WINS = {"imperial": imperial, "globalization": globalization, "holy": holy}
TORCHES = [
    ("globalization", "east", "pren127x"),
    ("imperial", "west", "pren145x"),
    ("imperial", "west", "pren154x"),
    ("holy", "west", "pren136x"),
    ("holy", "west", "pren137x"),
    ("holy", "west", "pren155x"),
    ("holy", "west", "pren156x"),
]


@pytest.mark.rule("AB-torch-globalization", "AB-torch-imperial", "AB-torch-holy", "ABILITYa", "R44")
@pytest.mark.parametrize(("victory", "side", "card"), TORCHES)
def test_a_torch_in_any_tableau_doubles_the_cost(victory: str, side: str, card: str) -> None:
    own = WINS[victory]().now("tableau.fugger")
    tableau = {"fugger": own, "medici": {side: [card]}}
    assert f"declare {victory}" in WINS[victory](tableau=tableau).offered()
    assert WINS[victory](tableau=tableau, actions=1).refused(f"declare {victory}") == "ABILITYa"
    mine = {"fugger": own | {side: [*own[side], card]}}
    assert WINS[victory](tableau=mine, actions=1).refused(f"declare {victory}") == "ABILITYa"


@pytest.mark.rule("AB-torch-globalization", "AB-torch-imperial", "AB-torch-holy", "E6")
@pytest.mark.parametrize("victory", list(WINS))
def test_without_a_torch_one_action_is_enough(victory: str) -> None:
    table = WINS[victory](actions=1).do(f"declare {victory}")
    assert table.state.outcome is not None
    assert (table.state.outcome.kind, table.state.outcome.winners) == (victory, (0,))


@pytest.mark.rule("AB-torch-globalization", "AB-torch-imperial", "AB-torch-holy", "ABILITYa")
@pytest.mark.parametrize(
    ("victory", "cards"),
    [("imperial", ["pren145x", "pren154x"]), ("holy", ["pren136x", "pren137x", "pren155x", "pren156x"])],
)
def test_torches_do_not_add_up(victory: str, cards: list[str]) -> None:
    own = WINS[victory]().now("tableau.fugger")
    table = WINS[victory](tableau={"fugger": own, "medici": {"west": cards}}).do(f"declare {victory}")
    assert table.state.over()


@pytest.mark.rule("AB-torch-globalization", "AB-torch-imperial", "AB-torch-holy", "F1g")
@pytest.mark.parametrize(
    ("victory", "side", "card"), [torch for torch in TORCHES if torch[2] not in ("pren136x", "pren156x")]
)
def test_a_silenced_torch_does_not_burn(victory: str, side: str, card: str) -> None:
    table = WINS[victory](
        tableau={"fugger": WINS[victory]().now("tableau.fugger"), "medici": {side: [card]}},
        bishop={card: "catholic-bishop"},
        actions=1,
    )
    assert f"declare {victory}" in table.offered()


@pytest.mark.rule("AB-torch-holy", "AB-immune-to-silencing", "F1g")
@pytest.mark.parametrize("card", ["pren136x", "pren156x"])
def test_a_torch_of_an_immune_card_burns_under_a_bishop(card: str) -> None:
    table = holy(
        tableau={"fugger": {"west": ["pren003"]}, "medici": {"west": [card]}},
        bishop={card: "catholic-bishop"},
        actions=1,
    )
    assert table.refused("declare holy") == "ABILITYa"


@pytest.mark.rule("AB-torch-globalization", "AB-torch-imperial", "AB-torch-holy")
def test_a_torch_burns_for_its_own_victory_only() -> None:
    table = imperial(
        tableau={
            "fugger": {"west": ["england", "france", "hre"]},
            "medici": {"west": ["pren136x"], "east": ["pren127x"]},
        },
        actions=1,
    )
    assert "declare imperial" in table.offered()


@pytest.mark.rule("AB-torch-imperial", "R44", "AB-free-trade-fair")
def test_free_actions_before_a_doubled_declaration_do_not_matter() -> None:
    table = imperial(
        tableau={"fugger": {"west": ["england", "france", "hre", "pren145x", "pren097x"]}}, market=MARKET, coins=COINS
    ).do("fair west")
    assert table.do("declare imperial").state.over()


@pytest.mark.rule("AB-torch-imperial", "R44")
def test_a_spent_action_puts_a_doubled_declaration_out_of_reach() -> None:
    table = imperial(tableau={"fugger": {"west": ["england", "france", "hre", "pren145x"]}})
    assert table.do("sell pren023").refused("declare imperial") == "ABILITYa"


# --- apostasy as an action, immunity to it --------------------------------------------------------------------------


def apostates(**more: object) -> Table:
    """Fugger may proclaim; Medici keeps both western faiths."""
    given = {"tableau": {"fugger": {"west": ["pren129x"]}, "medici": {"west": ["pren003", "pren004", "pren032"]}}}
    return Table(**(given | more))


@pytest.mark.rule("AB-apostasy-as-action", "K3")
def test_an_apostasy_is_proclaimed_between_any_two_religions() -> None:
    table = apostates()
    assert table.refused("proclaim catholic-islamic") == "K3"
    table.do("proclaim catholic-reformist")
    assert table.now("tableau.medici.west") == ["pren032"]
    assert table.now("tableau.fugger.west") == ["pren129x"]
    assert table.now("actions") == 1


@pytest.mark.rule("AB-apostasy-as-action", "K3")
def test_the_proclaimer_is_struck_like_anyone() -> None:
    table = apostates(tableau={"fugger": {"west": ["pren129x"], "east": ["ottoman"]}}).do("proclaim catholic-islamic")
    assert table.now("tableau.fugger") == {"west": [], "east": []}
    assert table.now("square.ottoman.keeper") == "throne"


@pytest.mark.rule("AB-apostasy-as-action", "F1g")
def test_a_silenced_proclaimer_is_quiet() -> None:
    assert apostates(bishop={"pren129x": "catholic-bishop"}).refused("proclaim catholic-reformist") == "ABILITY"


@pytest.mark.rule("AB-apostasy-as-action", "K3c")
def test_old_maids_neither_cause_nor_suffer_a_proclaimed_apostasy() -> None:
    table = apostates(
        tableau={"fugger": {"west": ["pren129x"]}, "medici": {"west": ["pren004"]}}, maids={"medici": ["pren044"]}
    )
    assert table.refused("proclaim catholic-reformist") == "K3"


@pytest.mark.rule("AB-immune-to-apostasy", "K3", "D1")
def test_apostasies_pass_the_immune_over() -> None:
    immune = {"west": ["pren003", "pren004", "pren155x"]}
    assert (
        apostates(tableau={"fugger": {"west": ["pren129x"]}, "medici": immune}).refused("proclaim catholic-reformist")
        == "K3"
    )
    table = apostates(tableau={"fugger": {"west": ["pren129x", "pren005"]}, "medici": immune})
    table.do("proclaim catholic-reformist")
    assert table.now("tableau.fugger.west") == []
    assert table.now("tableau.medici.west") == ["pren003", "pren004", "pren155x"]


@pytest.mark.rule("AB-immune-to-apostasy", "F1g")
def test_a_silenced_immunity_does_not_protect() -> None:
    table = apostates(
        tableau={"fugger": {"west": ["pren129x"]}, "medici": {"west": ["pren003", "pren004", "pren155x"]}},
        bishop={"pren155x": "catholic-bishop"},
    ).do("proclaim catholic-reformist")
    assert table.now("tableau.medici.west") == ["pren155x"]


@pytest.mark.rule("AB-immune-to-apostasy", "AB-immune-to-silencing")
def test_immunity_to_silence_keeps_the_immunity_to_apostasy() -> None:
    table = apostates(
        tableau={"fugger": {"west": ["pren129x"]}, "medici": {"west": ["pren003", "pren004", "pren155x", "pren136x"]}},
        bishop={"pren155x": "catholic-bishop"},
    )
    assert table.refused("proclaim catholic-reformist") == "K3"


@pytest.mark.rule("AB-immune-to-apostasy", "K3")
def test_the_immune_are_passed_over_by_a_played_apostasy_too() -> None:
    table = Table(
        tableau={"medici": {"west": ["pren003", "pren004"]}, "fugger": {"west": ["pren005", "pren155x"]}},
        hand={"fugger": ["pren007"]},
    ).do("play pren007", "trigger", "ordain france")
    assert table.now("tableau.medici.west") == []
    assert table.now("tableau.fugger.west") == ["pren005", "pren155x", "pren007"]


# --- the queen who raises the peasants ------------------------------------------------------------------------------


def barbara(**more: object) -> Table:
    """Fugger's king of Hungary is married to card 095X; the peasants have a serf and a concession."""
    given = {
        "tableau": {"fugger": {"east": ["hungary"]}},
        "square": {"hungary": {"queens": ["pren095x"], "repressed": ["medici-pawn"]}},
        "concession": {"hre-hungary": "fugger", "hungary-byzantium": "medici"},
        "city": {"buda": "catholic-knight"},
    }
    return Table(**(given | more))


@pytest.mark.rule("AB-discard-for-peasant-revolt", "J2a", "STRAWMAN")
def test_the_queen_is_given_up_and_her_peasants_rise() -> None:
    table = barbara().do("renounce")
    assert table.now("actions") == 1
    assert table.now("discarded") == ["pren095x"]
    assert table.now("square.hungary.keeper") == "fugger"
    assert table.offered() == ["lose-concession hre-hungary", "lose-repressed medici-pawn"]
    table.do("lose-repressed medici-pawn", "decline")
    assert table.square("hungary") == {"keeper": "fugger", "side": "republic"}
    assert table.now("city") == {}
    assert table.now("concession") == {"hre-hungary": "fugger", "hungary-byzantium": "medici"}


@pytest.mark.rule("AB-discard-for-peasant-revolt", "R14")
def test_a_hopeless_revolt_may_be_raised_and_the_king_stays() -> None:
    table = barbara(
        square={"hungary": {"queens": ["pren095x"]}}, concession={}, pirate={"hungary-ottoman": "islamic-pirate"}
    ).do("renounce")
    assert table.square("hungary") == {"keeper": "fugger", "side": "king"}
    assert table.now("city") == {}
    assert table.now("pirate") == {}


@pytest.mark.rule("AB-discard-for-peasant-revolt", "I1e", "F1g")
def test_a_silenced_or_unmarried_queen_raises_nobody() -> None:
    silent = barbara(square={"hungary": {"queens": ["pren095x"], "bishop": "catholic-bishop"}})
    assert silent.refused("renounce") == "ABILITY"
    assert barbara(square={}, maids={"fugger": ["pren095x"]}).refused("renounce") == "ABILITY"
    assert barbara(turn="medici").refused("renounce") == "ABILITY"
