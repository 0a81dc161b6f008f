"""The planner at the real games: what a whole turn can do is seen, of its own and of a rival's."""

from __future__ import annotations

import tomllib
from pathlib import Path

from signoria import bots
from signoria.bots import Kept, Sight
from signoria.bots.planner import Planner
from signoria.bots.reply import Meter, reply
from signoria.engine.rng import seeded
from signoria.engine.state import State
from tests.rules.pax.seated import GAME, Table

SMALL = Planner("small", 400, lines=8, breadth=4, worlds=1)
THREE_KINGS = {"west": ["england", "france", "hre"]}
MARKET = {
    "west": ["pren001", "pren012", "pren002", "pren003", "pren004", "pren005"],
    "east": ["pren006", "pren007", "pren008", "pren009", "pren010", "pren011"],
}
COMET = MARKET | {"west": ["pren001", "comet3", "pren002", "pren003", "pren004", "pren005"]}


def turn(state: State, planner: Planner, seed: int) -> list[str]:
    """What the planner does with the rest of the turn of the first seat, in words."""
    state = state.clone()
    rng = seeded(seed)
    begun = state.turns
    made: list[str] = []
    option, kept = planner.go_on(Sight(state), rng, Kept())
    while True:
        made.append(GAME.vocabulary.words(option))
        state.choose(option)
        if state.ended or state.turns != begun or state.decider() != 0:
            return made
        option, kept = planner.go_on(Sight(state), rng, kept)


def test_it_makes_and_declares_a_victory_at_pax_in_one_turn() -> None:
    """A queen crowns the third king; the victory that was not there when the turn began is declared with the rest."""
    table = Table(
        victories=["imperial"],
        hand={"fugger": ["pren045", "pren023"]},
        tableau={"fugger": {"west": ["england", "portugal"]}},
        market=MARKET,
        florins={"fugger": 6, "medici": 3},
    )
    assert "declare imperial" not in table.offered()
    for seed in range(3):
        made = turn(table.state, SMALL, seed)
        assert made[:2] == ["play pren045", "trigger"]
        assert made[-1] == "declare imperial"


def test_it_wakes_a_victory_and_declares_it() -> None:
    table = Table(tableau={"fugger": THREE_KINGS}, market=COMET, florins={"fugger": 6})
    for seed in range(3):
        assert turn(table.state, SMALL, seed) == ["buy west-1", "activate imperial", "declare imperial"]


def test_a_quick_reply_wakes_a_victory_and_declares_it() -> None:
    state: State = Table(tableau={"fugger": THREE_KINGS}, market=COMET, florins={"fugger": 6}).state
    meter = Meter(10_000, 0.0)
    state = reply(meter, GAME, state, 24, seeded("comet"))
    state = reply(meter, GAME, state, 24, seeded("declare"))
    assert state.winners == (0,)


def test_it_takes_from_a_rival_the_comet_that_would_win() -> None:
    """Medici has three kings and needs only the comet in the market to declare; Fugger can afford it first."""
    table = Table(tableau={"medici": THREE_KINGS}, market=COMET, florins={"fugger": 6, "medici": 6})
    for seed in range(3):
        made = turn(table.state, Planner("wary", 1_500, lines=12, breadth=4, quick=24, worlds=1), seed)
        assert "buy west-1" in made
        assert "activate imperial" not in made


def test_two_that_undo_each_others_work_come_to_an_end() -> None:
    """The rules of Pax set no limit to turns. Here both took Aragon and sold it, without end."""
    state = GAME.position(tomllib.loads(Path(__file__).with_name("give_and_take.toml").read_text("utf-8")))
    state.rng = seeded("chance")
    magnate = bots.find("magnate")
    rngs = [seeded(seat) for seat in range(2)]
    kept = [Kept(), Kept()]
    for _ in range(400):
        if state.ended:
            break
        seat = state.decider()
        option, kept[seat] = magnate.go_on(Sight(state), rngs[seat], kept[seat])
        state.choose(option)
    assert state.ended
