"""Rulings R34–R46: what the texts leave open, and what we play: ruin, seats, free and doubled actions, options."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.rng import seeded
from signoria.games.pax.game import PaxOptions
from signoria.games.pax.state import PaxState
from tests.rules.pax.seated import GAME, Table
from tests.rules.pax.witness import IDLE, Witness, running

THREE = ["fugger", "medici", "coeur"]


def outcome(table: Table) -> tuple[str, list[str]]:
    """How the game ended and who won."""
    ended = table.state.outcome
    assert ended is not None
    return ended.kind, [table.state.seat_word(seat) for seat in ended.winners]


def begin(seats: int, seed: int = 1, **options: Any) -> PaxState:
    """A new game."""
    state = GAME.start("2e", seats, PaxOptions(**options), seeded(str(seed)))
    assert isinstance(state, PaxState)
    return state


# --- R34–R36 bankruptcy ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R34", "G6")
@pytest.mark.parametrize(
    ("wealth", "out"),
    [
        ({"florins": {"coeur": 1}}, []),
        ({"hand": {"coeur": ["pren013"]}}, []),
        ({"tableau": {"coeur": {"west": ["pren013"]}}}, []),
        ({"tableau": {"coeur": {"west": ["france"]}}}, []),
        ({"maids": {"coeur": ["pren044"]}}, []),
        ({"concession": {"france-hre": "coeur"}}, []),
        ({"square": {"france": {"repressed": ["coeur-pawn"]}}}, ["coeur"]),
        ({}, ["coeur"]),
    ],
)
def test_a_bank_is_out_without_florins_cards_squares_old_maids_and_concessions(
    wealth: dict[str, Any], out: list[str]
) -> None:
    """Fugger's pirate kills a concession of Cœur, who has this besides; serfs are no wealth."""
    given = dict(wealth)
    given["hand"] = {"fugger": ["pren063", "pren023"]} | wealth.get("hand", {})
    given["concession"] = {"ottoman-mamluk": "coeur"} | wealth.get("concession", {})
    table = Witness(banks=THREE, settings=["bankruptcy"], **given).do("play pren063", "place ottoman-mamluk")
    assert table.now("out") == out


@pytest.mark.rule("R34")
def test_serfs_of_a_ruined_bank_stay_and_turns_pass_it_over() -> None:
    table = Witness(
        banks=["fugger", "coeur", "medici"],
        settings=["bankruptcy"],
        hand={"fugger": ["pren063", "pren023"]},
        concession={"ottoman-mamluk": "coeur"},
        square={"france": {"repressed": ["coeur-pawn"]}},
    ).do("play pren063", "place ottoman-mamluk", "end")
    assert table.asked() == "medici"
    assert table.square("france")["repressed"] == ["coeur-pawn"]
    table.do("sell pren031", "end")
    assert table.asked() == "fugger"


@pytest.mark.rule("R34")
def test_the_last_bank_standing_wins_at_once() -> None:
    table = Witness(
        settings=["bankruptcy"],
        hand={"fugger": ["pren063", "pren023"], "medici": []},
        concession={"ottoman-mamluk": "medici"},
    ).do("play pren063", "place ottoman-mamluk")
    assert outcome(table) == ("bankruptcy", ["fugger"])


@pytest.mark.rule("R34", "F3a")
def test_the_last_banks_ruined_together_share_the_victory() -> None:
    """The Grim, Fugger's only card, beheads Medici's only empire and dies."""
    table = Witness(
        settings=["bankruptcy"],
        hand={"fugger": [], "medici": []},
        tableau={"fugger": {"east": ["pren058"]}, "medici": {"east": ["ottoman"]}},
    ).do("ops east")
    assert outcome(table) == ("bankruptcy", ["fugger", "medici"])


@pytest.mark.rule("R34")
def test_without_the_option_nobody_is_ruined() -> None:
    table = Witness(
        hand={"fugger": ["pren063", "pren023"], "medici": []},
        concession={"ottoman-mamluk": "medici"},
    ).do("play pren063", "place ottoman-mamluk")
    assert table.now("out") == []
    assert table.asked() == "fugger"


@pytest.mark.rule("R35")
def test_the_numbers_of_the_set_up_stay_when_a_bank_is_out() -> None:
    """Two of three banks are left: a fair still adds two florins, and two more kings still suffice."""
    given: dict[str, Any] = {"banks": THREE, "settings": ["bankruptcy"], "out": ["coeur"]}
    table = Witness(market={"east": ["pren093x"]}, **given).do("fair east")
    assert table.told("fair-held") == ["fair-held fugger east 2"]
    emperor = Table(victories=["imperial"], tableau={"fugger": {"west": ["france", "hre"]}}, **given)
    assert "declare imperial" in emperor.offered()


@pytest.mark.rule("R36")
def test_an_eliminated_bank_shares_no_patron_victory() -> None:
    empty = {"above": 0, "below": 0, "comets": 0}
    table = Table(
        banks=THREE,
        settings=["bankruptcy"],
        out=["coeur"],
        deck={"west": empty, "east": empty},
        actions=1,
    ).do("end")
    assert outcome(table) == ("patron-shared", ["fugger", "medici"])


# --- R37 seats ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R37", "C7")
@pytest.mark.parametrize("banks", [("medici", "fugger", "coeur"), ("coeur", "marchionni", "medici", "fugger")])
def test_fugger_goes_first_from_his_own_seat_and_florins_follow_clockwise(banks: tuple[str, ...]) -> None:
    state = begin(len(banks), banks=banks)
    first = banks.index("fugger")
    words = GAME.describe(state)
    assert words["banks"] == list(banks)
    assert words["turn"] == "fugger"
    for away in range(len(banks)):
        assert words["florins"][banks[(first + away) % len(banks)]] == 3 + away


@pytest.mark.rule("R37")
def test_without_fugger_the_first_seat_is_drawn_also_when_banks_were_chosen() -> None:
    banks = ("medici", "coeur", "marchionni")
    seen = set()
    for seed in range(20):
        words = GAME.describe(begin(3, seed, banks=banks))
        seen.add(words["turn"])
        first = banks.index(words["turn"])
        assert [words["florins"][banks[(first + away) % 3]] for away in range(3)] == [3, 4, 5]
    assert seen == set(banks)


# --- R40–R44 ops, free actions, doublings, torches ------------------------------------------------------------------


@pytest.mark.rule("R40")
def test_each_inquisitor_may_move_the_same_bishop_on_and_back() -> None:
    table = running("west", "pren004", "pren005", "pren011", bishop={"pren004": "reformist-bishop"})
    table.do("use-inquisitor pren004")
    assert table.refused("bishop-to pren004") == "F1"
    table.do("bishop-to pren005", "use-inquisitor pren011", "bishop-to pren004")
    assert table.now("bishop") == {"pren004": "reformist-bishop"}
    assert table.refused("use-inquisitor pren004") == "E4"
    assert "use-inquisitor pren005" in table.offered()


@pytest.mark.rule("R41", "ABILITYb")
def test_one_action_runs_both_halves_in_any_order_each_card_once() -> None:
    table = Witness(
        tableau={"fugger": {"east": ["pren110x", *IDLE["east"]], "west": list(IDLE["west"])}},
        coins={"west": [2], "east": [2]},
    ).do("ops both", "use-commerce pren121x", "use-commerce pren034", "use-commerce pren087")
    assert table.refused("use-commerce pren121x") == "E4"
    table.do("use-commerce pren039")
    assert table.now("florins.fugger") == 4
    assert table.now("actions") == 1
    for side in ("west", "east", "both"):
        assert table.refused(f"ops {side}") == "D1"


@pytest.mark.rule("R41")
def test_both_halves_need_one_legal_op_on_either_side() -> None:
    table = Table(tableau={"fugger": {"east": ["pren110x"], "west": ["pren034"]}})
    assert table.refused("ops both") == "E4"
    table = Table(tableau={"fugger": {"east": ["pren110x"], "west": ["pren034"]}}, coins={"west": [1]})
    assert "ops both" in table.offered()


@pytest.mark.rule("R42", "ABILITYb", "R26")
def test_free_ops_spend_no_action_and_may_follow_the_last_one() -> None:
    """The Mining Engineer makes western ops free, once a turn."""
    table = Table(
        tableau={"fugger": {"west": ["pren134x", *IDLE["west"]]}},
        coins={"west": [3]},
        hand={"fugger": ["pren023", "pren013"]},
    )
    table.do("sell pren023", "sell pren013")
    assert table.asked() == "fugger"
    assert table.now("actions") == 0
    assert table.offered() == ["ops west", "end"]
    table.do("ops west", "use-commerce pren034", "done")
    assert table.asked() == "medici"
    table = Table(tableau={"fugger": {"west": ["pren134x", *IDLE["west"]]}}, coins={"west": [3]})
    table.do("ops west", "use-commerce pren034", "done")
    assert table.now("actions") == 2
    assert table.refused("ops west") == "D1"
    assert table.refused("end") == "D1"


@pytest.mark.rule("R42")
def test_the_first_fair_of_a_turn_is_the_free_one() -> None:
    table = Table(tableau={"fugger": {"west": ["pren097x"]}}, market={"west": ["pren017"], "east": ["pren093x"]}).do(
        "fair west"
    )
    assert table.now("actions") == 2
    table.do("fair east")
    assert table.now("actions") == 1


@pytest.mark.rule("R43")
@pytest.mark.parametrize(
    ("cards", "paid"),
    [
        ([], 1),
        (["pren014"], 2),
        (["pren131x"], 2),
        (["pren014", "pren131x"], 4),
        (["pren014", "pren018", "pren131x"], 8),
    ],
)
def test_each_doubling_doubles_again(cards: list[str], paid: int) -> None:
    """On the route from the Spice Islands, with plenty of profits."""
    table = Witness(
        tableau={"medici": {"west": cards}},
        open={"white": "spice-islands"},
        concession={"england-portugal": "medici"},
        market={"west": ["pren017"]},
        coins={"west": [20]},
    ).do("fair west")
    assert table.told("profit") == [f"profit medici england-portugal {paid}"]


@pytest.mark.rule("R43", "G3")
def test_a_doubled_concession_takes_no_more_than_is_left() -> None:
    table = Witness(
        tableau={"medici": {"west": ["pren014", "pren131x"]}},
        open={"white": "spice-islands"},
        concession={"england-portugal": "medici"},
        market={"west": ["pren017"]},
        coins={"west": [3]},
    ).do("fair west")
    assert table.told("profit") == ["profit medici england-portugal 3"]
    assert table.now("coins.west")[0] == 0


@pytest.mark.rule("R44")
def test_a_torch_asks_for_two_unspent_actions_and_free_ones_do_not_matter() -> None:
    given: dict[str, Any] = {
        "victories": ["imperial"],
        "tableau": {
            "fugger": {"west": ["france", "england", "hre", "pren134x", *IDLE["west"]]},
            "medici": {"west": ["pren145x"]},
        },
        "coins": {"west": [2]},
    }
    assert Table(actions=1, **given).refused("declare imperial") == "ABILITYa"
    table = Table(**given).do("ops west", "use-commerce pren034", "done")
    assert "declare imperial" in table.offered()


# --- R45, R46 set-up options ----------------------------------------------------------------------------------------


@pytest.mark.rule("R45")
@pytest.mark.parametrize(
    ("faith", "supreme"), [("catholic", "catholic"), ("reformist", "reformist"), ("islamic", "islamic")]
)
def test_with_the_promos_the_papal_king_shares_the_faith_of_his_state(faith: str, supreme: str) -> None:
    """He alone gives Fugger the prestige of whatever religion rules in Rome."""
    given: dict[str, Any] = {
        "victories": ["holy"],
        "tableau": {"fugger": {"west": ["papal-states"]}},
        "faith": {"papal-states": faith},
        "city": {"venice": f"{faith}-knight"},
        "square": {"france": {"bishop": f"{supreme}-bishop"}},
    }
    assert "declare holy" in Table(settings=["promos"], **given).offered()
    assert ("declare holy" in Table(**given).offered()) == (faith == "catholic")


@pytest.mark.rule("R45")
def test_with_the_promos_hungary_and_ottoman_have_other_squares() -> None:
    """Hungary's new king is no patron, the Ottoman republic has no commerce."""
    empty = {"above": 0, "below": 0, "comets": 0}
    given: dict[str, Any] = {
        "tableau": {"fugger": {"east": ["hungary"]}},
        "deck": {"west": empty, "east": empty},
        "actions": 1,
        "florins": {"medici": 1},
    }
    assert outcome(Table(**given).do("end")) == ("patron", ["fugger"])
    assert outcome(Table(settings=["promos"], **given).do("end")) == ("patron", ["medici"])
    republic: dict[str, Any] = {"square": {"ottoman": {"side": "republic"}}}
    assert "use-commerce ottoman" in running("east", "ottoman", **republic).offered()
    assert running("east", "ottoman", settings=["promos"], **republic).refused("use-commerce ottoman") == "E4"


@pytest.mark.rule("R46", "R16")
def test_on_the_map_of_1550_london_and_vienna_start_with_reformist_knights() -> None:
    words = GAME.describe(begin(2, map_1550=True))
    assert words["city"]["london"] == "reformist-knight"
    assert words["city"]["vienna"] == "reformist-knight"
    assert words["faith"]["england"] == words["faith"]["hre"] == "reformist"
    assert words["open"] == {"white": "trebizond", "black": "tana"}
    usual = GAME.describe(begin(2))
    assert usual["city"]["london"] == usual["city"]["vienna"] == "catholic-rook"
