"""A table for one: the house has its seat, plays by the book, says why, and the campaign remembers."""

from __future__ import annotations

from typing import Any

from tests.server.house import House, Player, eventually

GAME = "pax-renaissance"


def opened(player: Player, **more: Any) -> str:
    """A table for one that has started."""
    table = player.table(game=GAME, **more)
    player.post(f"/tables/{table}/start")
    return table


def played(player: Player, table: str, choices: int) -> None:
    """Make so many choices, each as soon as the house has made its own."""
    for _ in range(choices):
        eventually(lambda: player.position(table)["decision"] is not None or over(player, table))
        if over(player, table):
            return
        player.any_choice(table, last=True)


def over(player: Player, table: str) -> bool:
    """Whether the game has ended."""
    return bool(player.get(f"/tables/{table}")["status"] == "over")


def test_a_table_with_one_seat_has_one_for_the_house(house: House) -> None:
    ada = house.guest("Ada")
    told = ada.get(f"/tables/{ada.table(game=GAME)}")
    assert [(seat["bot"], seat["mine"]) for seat in told["seats"]] == [("", True), ("solitaire", False)]
    assert told["options"]["solitaire"] == "8"


def test_the_seat_of_the_house_is_nobodys_to_give_or_take(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.table(game=GAME, options={"solitaire": "12"})
    assert ada.refused("DELETE", f"/tables/{table}/seats/1") == "server-house"
    assert ada.refused("PUT", f"/tables/{table}/seats/1/bot", {"bot": "greedy"}) == "server-house"
    assert ada.refused("PUT", f"/tables/{table}/seats/1") == "server-seat-taken"


def test_only_games_with_such_an_opponent_have_it(house: House) -> None:
    ada = house.guest("Ada")
    seats = [{"me": True}, {"bot": "solitaire"}]
    assert ada.refused("POST", "/tables", {"game": "sample", "seats": seats}) == "bot-other-game"
    assert ada.refused("POST", "/tables", {"game": "sample", "seats": [{"me": True}]}) == "wrong-seats"
    (bot,) = [bot for bot in ada.get("/bots") if bot["id"] == "solitaire"]
    assert bot["games"] == [GAME]
    (game,) = [game for game in ada.get("/games") if game["id"] == GAME]
    assert (game["solo"], game["solo_option"]) == ("solitaire", "solitaire")


def test_it_sits_at_ordinary_tables_too(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.table("solitaire", "greedy", game=GAME)
    told = ada.post(f"/tables/{table}/start")
    assert [seat["bot"] for seat in told["seats"]] == ["", "solitaire", "greedy"]


def test_the_house_says_why(house: House) -> None:
    ada = house.guest("Ada")
    table = opened(ada)
    played(ada, table, 4)
    eventually(lambda: ada.position(table)["decision"] is not None)
    entries = [entry for entry in ada.get(f"/tables/{table}/entries") if entry["seat"] == 1]
    assert entries
    told = ada.get(f"/tables/{table}/reasons/{entries[0]['position']}")
    assert (told["seat"], told["position"]) == (1, entries[0]["position"])
    assert [reason["at"] for reason in told["reasons"]][:2] == ["victory", "override"]
    assert all(reason["text"] and reason["rule"] for reason in told["reasons"])
    assert any(reason["brief"] for reason in told["reasons"])
    mine = next(entry for entry in ada.get(f"/tables/{table}/entries") if entry["seat"] == 0)
    assert ada.refused("GET", f"/tables/{table}/reasons/{mine['position']}") == "server-no-reasons"
    assert ada.refused("GET", f"/tables/{table}/reasons/0") == "server-no-reasons"


def test_a_whole_game_ends_up_in_the_campaign(house: House) -> None:
    ada = house.guest("Ada")
    table = opened(ada, options={"solitaire": "6"})
    assert ada.get("/campaign") == []
    played(ada, table, 400)
    assert over(ada, table)
    (card,) = ada.get("/campaign")
    assert (card["table"], card["game"]) == (table, GAME)
    assert card["turns"] > 0
    assert card["way"]
    assert card["difficulty"].startswith("6 ")
    assert house.guest("Bea").get("/campaign") == []
