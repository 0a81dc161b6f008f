"""After a take-back the same cards came again, so a seat could look ahead; who was away or had resigned was passed over
or had a say.
"""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from signoria.server import admin
from signoria.server.store.schema import TABLES
from tests.server.house import House, Player, eventually, seated

TRIES = 12  # how often the same choice is made again


def number(player: Player, table: str) -> int:
    """The number of the next entry."""
    return int(player.get(f"/tables/{table}")["number"]) + 1


def drawn(player: Player, table: str) -> str:
    """Draw a card, see it, and agree with nobody but oneself to have it back."""
    player.choose(table, "draw")
    hand = player.position(table)["view"]["seats"][0]["cards"]
    player.post(f"/tables/{table}/takeback", {"number": number(player, table), "position": 0})
    return str(hand)


def test_after_a_take_back_the_future_is_another(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.table("random", edition="long")
    ada.post(f"/tables/{table}/start")
    if ada.position(table)["decision"] is None:
        eventually(lambda: ada.position(table)["decision"])
    assert len({drawn(ada, table) for _ in range(TRIES)}) > 1
    text = ada.send("GET", f"/tables/{table}/record").text
    assert text.startswith("signoria")


def test_the_prepared_luck_of_a_lesson_leads_to_no_other_table(house: House) -> None:
    """A lesson brings the same cards each time, also after going back: its text tells of them. A what-if does not."""
    ada = house.guest("Ada")
    lesson = ada.post("/lessons/pax-first/portugal")["id"]
    drawn_there: set[str] = set()
    for _ in range(TRIES):
        fork = ada.post(f"/tables/{lesson}/fork", {"position": 0})["id"]
        ada.choose(fork, "end")
        drawn_there.add(str(ada.position(fork)["view"]["market"]))
    assert len(drawn_there) > 1


def test_who_is_replaced_for_a_while_is_asked_all_the_same(house: House) -> None:
    table, (ada, bea, cleo) = seated(house, "Ada", "Bea", "Cleo")
    ada.choose(table, "draw")
    ada.choose(table, "rest")
    past(house, table)
    cleo.post(f"/tables/{table}/seats/1/replace", {"bot": "random"})
    eventually(lambda: ada.get(f"/tables/{table}")["decider"] != 1)  # it may ask Ada something, too
    asked = ada.post(f"/tables/{table}/takeback", {"number": number(ada, table), "position": 0})
    assert asked["pending"]["kind"] == "takeback"
    assert cleo.post(f"/tables/{table}/consent", {"yes": True})["pending"] is not None
    assert bea.post(f"/tables/{table}/consent", {"yes": True})["pending"] is None
    assert ada.position(table)["position"] == 0


def test_who_has_resigned_has_no_say(house: House) -> None:
    table, (ada, bea, cleo) = seated(house, "Ada", "Bea", "Cleo")
    ada.choose(table, "draw")
    cleo.post(f"/tables/{table}/resign")
    assert cleo.refused("POST", f"/tables/{table}/takeback", {"number": 2, "position": 0}) == "server-resigned"
    assert cleo.refused("POST", f"/tables/{table}/end", {"number": 2}) == "server-resigned"
    ada.post(f"/tables/{table}/takeback", {"number": 2, "position": 0})
    assert cleo.refused("POST", f"/tables/{table}/consent", {"yes": False}) == "server-nothing-asked"
    assert cleo.refused("POST", f"/tables/{table}/consent", {"yes": True}) == "server-nothing-asked"
    assert bea.post(f"/tables/{table}/consent", {"yes": True})["pending"] is None
    assert cleo.refused("PUT", f"/tables/{table}/plan", {"words": ["rest"]}) == "server-resigned"


@pytest.mark.parametrize("goes", ["resign", "leave", "delete"])
def test_a_question_does_not_wait_for_somebody_who_is_gone(house: House, goes: str) -> None:
    """Nobody could answer it any more, and nobody could ask anything else."""
    table, (ada, bea, cleo) = seated(house, "Ada", "Bea", "Cleo")
    ada.choose(table, "draw")
    ada.post(f"/tables/{table}/takeback", {"number": 2, "position": 0})
    assert bea.post(f"/tables/{table}/consent", {"yes": True})["pending"] is not None
    gone(cleo, table, goes)
    assert ada.get(f"/tables/{table}")["pending"] is None
    ada.post(f"/tables/{table}/takeback", {"number": 2, "position": 0})  # it can be asked again
    assert bea.post(f"/tables/{table}/consent", {"yes": True})["pending"] is None
    assert ada.position(table)["position"] == 0


@pytest.mark.parametrize("goes", ["resign", "leave", "delete"])
def test_the_question_of_somebody_who_is_gone_is_void(house: House, goes: str) -> None:
    """The others could still agree to what somebody had asked for who has no say any more."""
    table, (ada, bea, cleo) = seated(house, "Ada", "Bea", "Cleo")
    ada.choose(table, "draw")
    ada.post(f"/tables/{table}/end", {"number": 2})
    assert bea.post(f"/tables/{table}/consent", {"yes": True})["pending"] is not None
    gone(ada, table, goes)
    assert cleo.get(f"/tables/{table}")["pending"] is None
    assert cleo.refused("POST", f"/tables/{table}/consent", {"yes": True}) in {"server-nothing-asked", "server-stale"}
    assert cleo.get(f"/tables/{table}")["status"] == "running"


def gone(player: Player, table: str, how: str) -> None:
    """Somebody goes for good."""
    if how == "delete":
        player.post("/me/delete", {"password": ""})
    else:
        player.post(f"/tables/{table}/{how}")


def test_the_choices_of_a_bot_are_not_undone_by_whom_it_replaces(house: House) -> None:
    table, (ada, _, cleo) = seated(house, "Ada", "Bea", "Cleo")
    ada.choose(table, "stow 1")
    ada.post(f"/tables/{table}/resign")
    assert ada.refused("POST", f"/tables/{table}/undo", {"number": number(ada, table)}) in {
        "server-resigned",
        "server-stale",
    }
    assert cleo.get(f"/tables/{table}")["status"] == "running"


def past(house: House, table: str) -> None:
    """Let the time of the player who decides be up."""

    async def job() -> None:
        async with admin.opened(house.database) as store:
            values = {"moved": 0.0, "deadline": 1.0, "version": TABLES.c.version + 1}
            await store.write(
                lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(values)), table
            )

    asyncio.run(job())
