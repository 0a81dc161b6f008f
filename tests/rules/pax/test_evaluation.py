"""The judgement of a position: what must be better is better, and nobody is favoured."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine.rng import seeded
from signoria.games.pax.evaluation import CLAIM, THREATENED, WON, claims, comets_to_come, evaluate, values
from signoria.games.pax.game import PaxOptions
from signoria.games.pax.state import PaxState
from tests.rules.pax.seated import GAME, Table

FUGGER, MEDICI = 0, 1


def judged(seat: int = FUGGER, **given: Any) -> float:
    """The worth of a position for a seat; Fugger and Medici have the same unless it is given."""
    return evaluate(Table(**given).state, seat)


def opening(seats: int, seed: int) -> PaxState:
    """A new game."""
    state = GAME.start("2e", seats, PaxOptions(), seeded(seed))
    assert isinstance(state, PaxState)
    return state


# --- the whole ------------------------------------------------------------------------------------------------------


def test_a_game_that_is_won_beats_any_other_position() -> None:
    table = Table(victories=["imperial"], tableau={"fugger": {"west": ["england", "france", "hre"]}})
    near = evaluate(table.state, FUGGER)
    table.do("declare imperial")
    assert evaluate(table.state, FUGGER) == WON > near
    assert evaluate(table.state, MEDICI) == -WON


def test_a_shared_victory_is_worth_its_share() -> None:
    table = Table()
    table.state.finish(6, (FUGGER, MEDICI))
    assert evaluate(table.state, FUGGER) == evaluate(table.state, MEDICI) == WON / 2


def test_a_ruined_bank_has_lost_though_the_game_goes_on() -> None:
    state = opening(3, 1)
    state.out = 1 << 2
    assert evaluate(state, 2) == -WON
    assert -100 < evaluate(state, 0) < 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_is_fair(seats: int) -> None:
    for seed in range(10):
        state = opening(seats, seed)
        assert all(abs(evaluate(state, seat)) < 6 for seat in range(seats))


def test_what_two_banks_think_of_a_position_adds_up_to_nothing() -> None:
    rng = seeded("walk")
    state = opening(2, 3)
    while not state.ended:
        assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))
        options = state.options()
        state.choose(options[rng.below(len(options))])


def test_judging_changes_nothing() -> None:
    state = opening(4, 5)
    before = state.to_json()
    evaluate(state, 2)
    assert state.to_json() == before


# --- possessions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("florins", [0, 1, 3, 6, 9, 20])
def test_a_florin_more_is_better_and_one_for_the_rival_worse(florins: int) -> None:
    purses = {"fugger": florins, "medici": 3}
    assert judged(florins=purses) < judged(florins=purses | {"fugger": florins + 1})
    assert judged(florins=purses) > judged(florins=purses | {"medici": 4})


@pytest.mark.parametrize(
    "gain",
    [
        {"concession": {"hungary-byzantium": "fugger"}},
        {"tableau": {"fugger": {"west": ["england"]}}},
        {"tableau": {"fugger": {"west": ["england"]}}, "square": {"england": {"side": "republic"}}},
        {"tableau": {"fugger": {"west": ["pren130x"]}}},
        {"hand": {"fugger": ["pren023", "pren024"]}},
    ],
    ids=["concession", "king", "republic", "card", "hand"],
)
def test_to_own_more_is_better(gain: dict[str, Any]) -> None:
    assert judged(**gain) > judged()
    assert judged(MEDICI, **gain) < judged(MEDICI)


def test_a_concession_where_the_ships_pass_is_better_than_one_elsewhere() -> None:
    """Goods of Trebizond and Tana both cross from Byzantium to Hungary first, and never from France to Aragon."""
    trade: dict[str, Any] = {"open": {"white": "trebizond", "black": "tana"}}
    routed = judged(**trade, concession={"hungary-byzantium": "fugger"})
    assert routed > judged(**trade, concession={"france-aragon": "fugger"})


def test_a_silenced_card_is_worth_less() -> None:
    """The ops of a card without prestige, so that the bishop brings nobody nearer to the holy victory."""
    tableau = {"fugger": {"west": ["pren015"]}}
    assert judged(tableau=tableau) > judged(tableau=tableau, bishop={"pren015": "catholic-bishop"})


def test_a_queen_in_hand_claims_an_empire_while_a_suitor_is_free() -> None:
    """Her suitors are France, England, Aragon and the Empire; those of the rival are not to be had."""
    queen: dict[str, Any] = {"hand": {"fugger": ["pren045"]}}
    taken = {"tableau": {"medici": {"west": ["england", "france", "hre", "aragon"]}}}
    assert claims(Table(**queen).state, FUGGER) == 1
    assert claims(Table(**queen, **taken).state, FUGGER) == 0


def test_a_war_in_hand_claims_an_empire_that_its_agents_can_take() -> None:
    """The two knights of a conspiracy against an empty France, and against three who defend it."""
    war: dict[str, Any] = {"hand": {"fugger": ["pren028"]}}
    weak = Table(**war).state
    strong = Table(**war, city={"paris": "catholic-rook", "bordeaux": "catholic-knight", "lyon": "catholic-rook"}).state
    assert (claims(weak, FUGGER), claims(strong, FUGGER)) == (1, 0)
    assert evaluate(weak, FUGGER) - evaluate(strong, FUGGER) == pytest.approx(CLAIM)


# --- victories ------------------------------------------------------------------------------------------------------


def empires(count: int, **more: Any) -> dict[str, Any]:
    """Fugger has so many kings."""
    return {"tableau": {"fugger": {"west": ["england", "france", "hre", "aragon"][:count]}}, **more}


def test_a_victory_that_is_awake_makes_its_conditions_dearer() -> None:
    gain_asleep = judged(**empires(2)) - judged(**empires(1))
    gain_awake = judged(**empires(2, victories=["imperial"])) - judged(**empires(1, victories=["imperial"]))
    assert gain_awake > gain_asleep


def decks(cards: int, comets: int) -> dict[str, Any]:
    """So many cards in the western deck, comets among them, and none in the eastern one."""
    nothing = {"above": 0, "below": 0, "comets": 0}
    return {"deck": {"west": nothing | {"below": cards, "comets": comets}, "east": nothing}}


def test_a_victory_that_nothing_can_wake_any_more_is_no_hope() -> None:
    gains = [judged(**empires(2), **decks(14, comets)) - judged(**empires(1), **decks(14, comets)) for comets in (0, 2)]
    assert gains[0] < gains[1]


def test_a_comet_in_the_market_is_still_to_come() -> None:
    market = {"west": ["pren001", "comet3", "pren002", "", "", ""]}
    assert comets_to_come(Table(**decks(9, 1), market=market).state) == 2


def test_a_seat_that_can_declare_now_has_as_good_as_won() -> None:
    """If a rival moves first, the victory is likely and not more: an empire can be taken."""
    given = empires(3, victories=["imperial"])
    assert values(Table(**given, turn="fugger").state)[FUGGER] > 0.99
    assert 0.9 > values(Table(**given, turn="medici").state)[FUGGER] > 0.6


@pytest.mark.parametrize(
    ("victory", "step"),
    [
        ("globalization", {"concession": {"england-france": "fugger"}}),
        ("renaissance", {"tableau": {"fugger": {"west": ["pren037"]}}}),
        ("holy", {"tableau": {"fugger": {"west": ["pren004"]}}}),
    ],
)
def test_a_step_towards_a_victory_counts_for_more_when_it_is_awake(victory: str, step: dict[str, Any]) -> None:
    awake = judged(**step, victories=[victory]) - judged(victories=[victory])
    assert awake > judged(**step) - judged()


def test_patrons_decide_when_the_cards_run_out() -> None:
    patron: dict[str, Any] = {"tableau": {"fugger": {"west": ["pren130x"]}}}
    gains = [judged(**patron, **decks(cards, 0)) - judged(**decks(cards, 0)) for cards in (0, 6, 20)]
    assert gains[0] > gains[1] > gains[2] > 0


# --- dangers --------------------------------------------------------------------------------------------------------


def test_an_empire_that_a_rival_can_invade_is_worth_less() -> None:
    """England's knight rides against an empty France, if his king can pay him."""
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["france"]}, "medici": {"west": ["england"]}},
        "city": {"london": "catholic-knight"},
    }
    florin = judged(florins={"medici": 0}) - judged(florins={"medici": 1})
    paid = judged(**given, florins={"medici": 0}) - judged(**given, florins={"medici": 1})
    assert paid == pytest.approx(florin + THREATENED)


def test_an_empire_that_a_rival_can_vote_away_is_worth_less() -> None:
    """Medici has a vote in the west and the only concession around England, where one repressed knight must be paid."""
    given: dict[str, Any] = {
        "tableau": {"fugger": {"west": ["england"]}, "medici": {"west": ["pren010"]}},
        "square": {"england": {"repressed": ["catholic-knight"]}},
        "concession": {"england-france": "medici"},
    }
    florin = judged(florins={"medici": 0}) - judged(florins={"medici": 1})
    paid = judged(**given, florins={"medici": 0}) - judged(**given, florins={"medici": 1})
    assert paid == pytest.approx(florin + THREATENED)


def test_defenders_make_an_empire_safer() -> None:
    one = judged(**empires(1), city={"london": "catholic-rook"})
    assert one > judged(**empires(1))
