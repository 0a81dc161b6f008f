"""Several seats decide at once: answers in any order, in secret, and changed until all are there."""

from __future__ import annotations

import json
import threading
from typing import Any

from signoria.engine import record
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from tests.sample import data
from tests.sample.game import GAME, SampleOptions
from tests.server.house import House, Player, eventually, seated

SEALED = {"sealed": True, "purse": "full"}
OF_TIME = ("now", "moved", "deadline", "cursor")


def market(house: House, *names: str, **more: Any) -> tuple[str, list[Player], int]:
    """A market day: everybody makes an offer at once, under this number."""
    table, players = seated(house, *names, options=SEALED, **more)
    for player in players:
        player.choose(table, "rest")
    return table, players, len(players) + 1


def offer(player: Player, table: str, number: int, florins: int) -> Any:
    """Make an offer under a number."""
    return player.post(f"/tables/{table}/choices", {"number": number, "words": f"offer {florins}"})


def seen_by(player: Player, table: str) -> str:
    """Everything that somebody sees of a table, but for the time and for what was said around the game."""
    found = [
        player.get(f"/tables/{table}"),
        player.get(f"/tables/{table}/position"),
        player.get(f"/tables/{table}/entries"),
        player.get(f"/tables/{table}/changes", after="0.0", view=True),
        player.get(f"/tables/{table}/explain", words="offer 1"),
        player.send("GET", f"/tables/{table}/record").status_code,
    ]
    for one in found:
        for key in OF_TIME if isinstance(one, dict) else ():
            one.pop(key, None)
        if isinstance(one, dict):
            one["notices"] = [(notice["kind"], notice["seat"]) for notice in one.get("notices", [])][-1:]
    return json.dumps(found, sort_keys=True)


def test_all_are_asked_at_once_and_each_sees_its_own_question(house: House) -> None:
    table, (ada, bea, cleo), number = market(house, "Ada", "Bea", "Cleo")
    for player in (ada, bea, cleo):
        position = player.position(table)
        assert (position["decider"], position["deciders"]) == (0, [0, 1, 2])
        assert position["decision"]["number"] == number
        assert [one["words"] for one in position["decision"]["offers"]] == [f"offer {most}" for most in range(4)]
        assert player.get(f"/tables/{table}")["deciders"] == [0, 1, 2]
        assert player.post(f"/tables/{table}/hint")["words"].startswith("offer ")
        assert player.get(f"/tables/{table}/preview", option=data.OFFER) == {}


def test_an_answer_that_waits_for_others_is_never_told_briefly(house: House) -> None:
    table, (ada, bea), number = market(house, "Ada", "Bea")
    body = {"number": number, "brief": True}
    first = ada.post(f"/tables/{table}/choices", {**body, "words": "offer 1"})
    assert first["position"]["answer"]["words"] == "offer 1"  # it is no entry, so nothing else tells of it
    back = ada.post(f"/tables/{table}/undo", body)
    assert back["position"]["answer"] is None
    offer(ada, table, number, 2)
    last = bea.post(f"/tables/{table}/choices", {**body, "words": "offer 0"})
    assert (last["entries"], last["position"], last["number"]) == ([], None, number + 1)


def test_answers_come_in_any_order_and_stand_in_the_order_of_the_question(house: House) -> None:
    table, (ada, bea, cleo), number = market(house, "Ada", "Bea", "Cleo")
    first = offer(cleo, table, number, 0)
    assert (first["entries"], first["number"], first["deciders"]) == ([], number - 1, [0, 1])
    assert first["position"]["decision"] is None
    assert first["position"]["answer"]["words"] == "offer 0"
    assert first["position"]["undo"]
    second = offer(ada, table, number, 1)  # the same number: the question has not changed
    assert (second["entries"], second["deciders"]) == ([], [1])
    assert bea.position(table)["answer"] is None
    last = offer(bea, table, number, 3)
    made = last["entries"]
    assert [(entry["number"], entry["seat"]) for entry in made] == [(number, 0), (number + 1, 1), (number + 2, 2)]
    assert [entry["words"] for entry in made] == [None, "offer 3", None]
    assert len({entry["at"] for entry in made}) == 1
    told = [event["name"] for event in made[2]["events"]]
    assert told[:4] == ["offered", "offered", "offered", "bought"]
    assert [entry["events"] for entry in made[:2]] == [[], []]
    assert ada.position(table)["deciders"] == [0]
    assert ada.position(table)["position"] == number + 2
    assert ada.refused("POST", f"/tables/{table}/undo", {"number": number + 3}) == "undo-informed"


def test_a_mind_is_changed_while_others_think(house: House) -> None:
    table, (ada, bea, _), number = market(house, "Ada", "Bea", "Cleo")
    offer(bea, table, number, 2)
    offer(ada, table, number, 1)
    assert bea.refused("POST", f"/tables/{table}/choices", {"number": number, "words": "offer 3"}) == "illegal-choice"
    taken = bea.post(f"/tables/{table}/undo", {"number": number})
    assert taken["position"]["deciders"] == [1, 2]
    assert taken["position"]["decision"]["number"] == number
    assert taken["position"]["answer"] is None
    offer(bea, table, number, 3)
    kinds = [(one["kind"], one["seat"]) for one in ada.get(f"/tables/{table}/changes")["notices"]]
    assert kinds[-4:] == [("answered", 1), ("answered", 0), ("reconsidered", 1), ("answered", 1)]
    assert ada.get(f"/tables/{table}")["number"] == number - 1


def test_what_was_answered_shows_in_nothing_that_others_get(house: House) -> None:
    table, (ada, bea, cleo), number = market(house, "Ada", "Bea", "Cleo", public=True)
    watcher = house.guest("Dora")
    seen = []
    for florins in (0, 3):
        offer(bea, table, number, florins)
        seen.append([seen_by(player, table) for player in (ada, cleo, watcher)])
        bea.post(f"/tables/{table}/undo", {"number": number})
    assert seen[0] == seen[1]


def test_all_at_the_same_instant(house: House) -> None:
    table, players, number = market(house, "Ada", "Bea", "Cleo", "Dora")
    codes: list[int] = []

    def answer(player: Player, florins: int) -> None:
        body = {"number": number, "words": f"offer {florins}"}
        codes.append(player.send("POST", f"/tables/{table}/choices", body).status_code)

    threads = [threading.Thread(target=answer, args=(player, at)) for at, player in enumerate(players)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == [201] * 4
    made = players[0].get(f"/tables/{table}/entries", first=number)
    assert [entry["seat"] for entry in made] == [0, 1, 2, 3]
    assert players[3].position(table)["view"]["seats"][3]["purse"] == 1


def test_everybody_who_is_asked_is_notified_until_they_have_answered(house: House) -> None:
    table, (ada, bea, cleo), number = market(house, "Ada", "Bea", "Cleo")

    def turns(player: Player) -> list[str]:
        return [one["kind"] for one in player.get("/me/notifications") if one["kind"] == "turn"]

    assert [turns(player) for player in (ada, bea)] == [["turn"], ["turn"]]
    assert turns(cleo) == []  # who did what led here
    offer(bea, table, number, 1)
    assert [turns(player) for player in (ada, bea)] == [["turn"], []]
    bea.post(f"/tables/{table}/undo", {"number": number})
    assert turns(bea) == ["turn"]


def test_bots_and_plans_answer_for_their_seats(house: House) -> None:
    ada = house.guest()
    table = ada.table("random", "greedy", options=SEALED)
    ada.post(f"/tables/{table}/start")

    def asked() -> bool:
        position = ada.position(table)
        if position["decision"] is not None and position["decision"]["offers"][0]["verb"] != "offer":
            last = position["decision"]["offers"][-1]["option"]
            rest = [one["option"] for one in position["decision"]["offers"] if one["words"] == "rest"]
            body = {"number": position["decision"]["number"], "option": (rest or [last])[0]}
            ada.send("POST", f"/tables/{table}/choices", body)
            return False
        return bool(position["decision"] is not None and position["deciders"] == [0])

    eventually(asked)
    done = ada.choose(table, "offer 0")
    assert [entry["seat"] for entry in done["entries"]][:1] == [0]
    table, (ada, bea), _ = market(house, "Ada", "Bea")
    bea.want("PUT", f"/tables/{table}/plan", {"words": ["offer 2"]})
    eventually(lambda: ada.get(f"/tables/{table}")["deciders"] == [0])
    assert bea.position(table)["answer"]["words"] == "offer 2"


def test_only_a_seat_that_owes_an_answer_is_replaced(house: House) -> None:
    clock = {"kind": "bank", "seconds": 2, "increment": 0}
    table, (ada, bea, cleo), number = market(house, "Ada", "Bea", "Cleo", clock=clock)
    offer(bea, table, number, 1)

    def replaced() -> bool:
        return bea.send("POST", f"/tables/{table}/seats/2/replace", {"bot": "random"}).is_success

    eventually(replaced)
    assert cleo.refused("POST", f"/tables/{table}/seats/1/replace", {"bot": "random"}) == "server-not-absent"
    eventually(lambda: bea.get(f"/tables/{table}")["deciders"] == [0])
    offer(ada, table, number, 0)
    left = bea.get(f"/tables/{table}")["clocks"]
    assert left[1] > left[0]  # each is charged for its own time


def in_ambush(house: House) -> tuple[str, list[Player], int]:
    """Red has won a duel, and only blue holds a bravo: nobody else may know that blue is asked."""
    words = ("bravo-8", "salt-1", "salt-2", "cloth-1", "cloth-2", "cloth-3", "bravo-1", "salt-3", "salt-4")
    deal = tuple((data.DRAWN_CARD, data.CARDS.find(word)) for word in words)
    options = SampleOptions(sealed=True)
    session = Session(GAME, "long", 3, options, seeded(1), players=("Ada", "Bea", "Cleo"), script=deal)
    session.choose(GAME.vocabulary.parse("attack bravo-8"))
    session.choose(GAME.vocabulary.parse("at white"), script=((data.ROLL, 0),))
    assert session.state.deciders() == (2,)
    players = [house.guest(name) for name in ("Ada", "Bea", "Cleo")]
    table = players[0].post("/records", record.write(session).encode())["id"]
    invite = players[0].get(f"/tables/{table}/invite")["token"]
    for seat, player in enumerate(players):
        if seat:
            player.post("/join", {"token": invite})
        player.want("PUT", f"/tables/{table}/seats/{seat}")
    players[0].post(f"/tables/{table}/start")
    return table, players, session.number + 1


def test_who_is_asked_may_be_a_secret(house: House) -> None:
    table, (ada, bea, cleo), number = in_ambush(house)
    assert [player.get(f"/tables/{table}")["deciders"] for player in (ada, bea, cleo)] == [[], [], [2]]
    assert [player.position(table)["decider"] for player in (ada, bea, cleo)] == [-1, -1, 2]
    assert ada.get(f"/tables/{table}/changes")["deciders"] == []
    assert {one["words"] for one in cleo.position(table)["decision"]["offers"]} == {"ambush bravo-1", "let-pass"}
    assert ada.refused("POST", f"/tables/{table}/undo", {"number": number}) == "undo-informed"
    waits = [player.get(f"/tables/{table}/explain", words="let-pass") for player in (ada, bea)]
    assert waits[0] == waits[1]
    absent = [ada.send("POST", f"/tables/{table}/seats/{seat}/replace", {"bot": "random"}).json() for seat in (1, 2)]
    assert {one["error"] for one in absent} == {"server-not-absent"}
    assert abs(absent[0]["details"]["seconds"] - absent[1]["details"]["seconds"]) <= 1
    done = cleo.post(f"/tables/{table}/choices", {"number": number, "words": "ambush bravo-1"})
    assert [event["name"] for event in done["entries"][0]["events"]] == ["ambushed"]
    assert ada.get(f"/tables/{table}")["deciders"] == [0]


def test_all_agree_to_answer_anew(house: House) -> None:
    table, (ada, bea), number = market(house, "Ada", "Bea")
    offer(ada, table, number, 1)
    offer(bea, table, number, 2)
    ada.post(f"/tables/{table}/takeback", {"number": number + 2, "position": number})  # between the two answers
    bea.post(f"/tables/{table}/consent", {"yes": True})
    again = ada.position(table)
    assert (again["deciders"], again["position"], again["answer"]) == ([0, 1], number - 1, None)
    offer(bea, table, again["number"] + 1, 0)
    ada.post(f"/tables/{table}/takeback", {"number": again["number"] + 1, "position": 0})
    bea.post(f"/tables/{table}/consent", {"yes": True})
    assert ada.position(table)["deciders"] == [0]
    ada.choose(table, "rest")
    assert bea.position(table)["decision"]["offers"][0]["words"] == "draw"


def test_four_people_draft_their_leaders_at_once(house: House) -> None:
    table, players = seated(house, "Ada", "Bea", "Cleo", "Dora", game="lorenzo", edition="advanced")
    while len(players[0].get(f"/tables/{table}")["deciders"]) == 1:
        assert any(player.any_choice(table) for player in players)
    for turn, order in enumerate(((3, 1, 0, 2), (0, 1, 2, 3), (2, 0, 3, 1))):
        number = players[0].get(f"/tables/{table}")["number"] + 1
        for at, seat in enumerate(order):
            player = players[seat]
            decision = player.position(table)["decision"]
            assert (decision["number"], len(decision["offers"])) == (number, 4 - turn)
            offers = [one["option"] for one in decision["offers"]]
            player.post(f"/tables/{table}/choices", {"number": number, "option": offers[0]})
            if at < 3:  # each of them changes a mind
                player.post(f"/tables/{table}/undo", {"number": number})
                player.post(f"/tables/{table}/choices", {"number": number, "option": offers[-1]})
                assert player.position(table)["view"]["draft"]["keeps"]
    view = players[0].position(table)["view"]
    assert view["round"] == 1
    assert [seat["hand-size"] for seat in view["seats"]] == [4, 4, 4, 4]
    rows = players[0].get(f"/tables/{table}/entries", first=1, count=100)
    kept = [row["seat"] for row in rows][-12:]
    assert kept == [0, 1, 2, 3] * 3
