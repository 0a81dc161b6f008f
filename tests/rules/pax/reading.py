"""What several rules tests read off a table: a full market, wealth, supplies, events, the course of a war."""

from __future__ import annotations

from typing import Any

from signoria.engine.event import Sink
from signoria.games.pax.data.ids import TOKEN_NAMES
from tests.rules.pax.seated import GAME, Table

ROWS = {
    "west": ["pren035", "pren034", "pren038", "pren039", "pren041", "pren045"],
    "east": ["pren058", "pren059", "pren060", "pren061", "pren062", "pren063"],
}


def told(table: Table, *choices: str) -> list[str]:
    """The names of what happens during some choices."""
    table.state.sink = Sink()
    table.do(*choices)
    assert table.state.sink is not None
    return [GAME.events[event.kind].name for event in table.state.sink.events]


def supply(table: Table, token: str) -> int:
    """How many of a token are in the supply or in its bank's reserve."""
    return int(table.state.reserve[TOKEN_NAMES.index(token)])


def wealth(table: Table) -> int:
    """Every florin in a bank or on the market; the rest is in China."""
    in_banks: int = sum(table.now("florins").values())
    return in_banks + sum(sum(row) for row in table.now("coins").values())


def war(card: str, *choices: str, **more: Any) -> tuple[Table, tuple[str, int, int]]:
    """Play a card, trigger its war, and tell how many attacked and defended."""
    table = Table(**{"hand": {"fugger": [card, "pren023"]}, "florins": {"fugger": 3}, **more}).do(f"play {card}")
    table.state.sink = Sink()
    table.do("trigger", *choices)
    assert table.state.sink is not None
    for event in table.state.sink.events:
        name = GAME.events[event.kind].name
        if name in {"battle-won", "battle-lost"}:
            return table, (name, event.args[2], event.args[3])
    raise AssertionError("there was no battle")
