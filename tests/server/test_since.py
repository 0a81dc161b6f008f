"""Who has the view of the entry before may be told what has changed of it. It is the same view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from signoria import catalogue
from signoria.engine.seen import NEVER, Seen, Sights
from tests.server.house import House, Player, seated
from tests.server.test_live import received, socket_of

CHOICES = 6


class Held:
    """The last position that somebody has, put together from what was told."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.now = told
        self.changed = 0  # how often a view was told by what has changed

    def take(self, told: dict[str, Any]) -> None:
        """Take in a position."""
        if told["since"] is not None:
            assert (told["since"], told["seat"]) == (self.now["number"], self.now["seat"])
            whole = {**self.now["view"], **told["view"]}
            told = {**told, "view": whole | {part: whole[part] | some for part, some in told["within"].items()}}
            self.changed += 1
        self.now = told

    def same(self, told: dict[str, Any]) -> None:
        """Compare it with the position that is told as a whole."""
        assert told["since"] is None
        assert self.now["number"] == told["number"]
        assert self.now["view"] == told["view"]


def chosen(player: Player, table: str, decision: dict[str, Any], place: int) -> dict[str, Any]:
    """Choose something, and what came of it."""
    offers = decision["offers"]
    body = {"number": decision["number"], "option": offers[place % len(offers)]["option"], "since": True}
    answer: dict[str, Any] = player.post(f"/tables/{table}/choices", body)
    return answer


@pytest.mark.parametrize("game", [*catalogue.games()])
def test_a_view_told_by_what_has_changed_is_the_whole_view(house: House, game: str) -> None:
    table, players = seated(house, "Ada", "Bea", game=game, public=True)
    held = [Held(player.position(table)) for player in players]
    stranger = house.stranger()
    with socket_of(stranger) as socket:
        socket.send(json.dumps({"watch": table, "view": True, "since": True}))
        watcher = Held(received(socket)["position"])
        for place in range(CHOICES):
            seat = next(seat for seat, one in enumerate(held) if one.now["decision"])
            answer = chosen(players[seat], table, held[seat].now["decision"], place)
            held[seat].take(answer["position"])
            for one, player in zip(held, players, strict=True):
                one.same(player.position(table)) if one is held[seat] else one.take(player.position(table))
            whole = stranger.position(table)
            while any(watcher.now[what] != whole[what] for what in ("number", "deciders")):
                watcher.take(received(socket)["position"])
            watcher.same(whole)
    # Where several decide at once the view is told as a whole, and by a worker that did not tell the one before, too.
    if game != "imperializm" and len(house.urls) == 1:
        assert watcher.changed > CHOICES // 2
        assert sum(one.changed for one in held) > CHOICES // 2


def test_undo_tells_what_has_changed_back(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    held = Held(ada.position(table))
    stow = {"number": held.now["number"] + 1, "words": "stow 1", "since": True}
    held.take(ada.post(f"/tables/{table}/choices", stow)["position"])
    held.take(ada.post(f"/tables/{table}/undo", {"number": held.now["number"] + 1, "since": True})["position"])
    held.take(ada.post(f"/tables/{table}/redo", {"number": held.now["number"] + 1, "since": True})["position"])
    assert held.changed == 3 or len(house.urls) > 1
    held.same(ada.position(table))


def test_who_did_not_ask_for_it_gets_the_whole_view(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    told = ada.choose(table, "stow 1")["position"]
    assert told["since"] is None
    assert told["within"] == {}
    assert told["view"] == ada.position(table)["view"]


def test_who_looked_longest_ago_is_forgotten() -> None:
    sights, (one, other) = Sights(most=1), (Seen(0), Seen(1))
    one.number = other.number = 3
    sights.keep(one)
    sights.keep(other)
    assert (one.number, other.number) == (NEVER, 3)
