"""Choices, undo, consent, bots, plans, clocks, resigning."""

from __future__ import annotations

import threading

import pytest

from tests.server.games import find
from tests.server.house import House, Player, eventually, seated


def number(player: Player, table: str) -> int:
    """The number of the next entry."""
    return int(player.get(f"/tables/{table}")["number"]) + 1


def test_only_the_seat_that_is_asked_sees_the_options(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    decision = ada.position(table)["decision"]
    assert decision["number"] == 1
    assert {offer["words"] for offer in decision["offers"]} >= {"draw", "rest", "stow 1"}
    assert all(offer["text"] for offer in decision["offers"])
    assert bea.position(table)["decision"] is None
    assert bea.position(table)["decider"] == 0


def test_a_choice_comes_back_with_what_it_did(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    done = ada.post(f"/tables/{table}/choices", {"number": 1, "words": "stow 2"})
    (entry,) = done["entries"]
    assert (entry["number"], entry["kind"], entry["seat"], entry["words"]) == (1, "choice", 0, "stow 2")
    assert [event["name"] for event in entry["events"]] == ["stowed"]
    assert done["position"]["view"]["seats"][0]["chest"] == 2


def test_who_follows_a_table_may_be_answered_briefly(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    for deed, body in (("choices", {"words": "stow 2"}), ("undo", {}), ("redo", {})):
        asked = number(ada, table)
        done = ada.post(f"/tables/{table}/{deed}", {"number": asked, "brief": True, **body})
        assert (done["entries"], done["notices"], done["position"]) == ([], [], None)
        assert (done["number"], done["status"]) == (asked, "running")
        # A player who does not follow the table finds with the cursor what was not told.
        missed = ada.get(f"/tables/{table}/changes", after=done["cursor"], view=True)
        assert [entry["number"] for entry in missed["entries"]] == [asked]
        assert missed["position"]["number"] == asked


def test_an_older_number_is_stale_and_changes_nothing(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "stow 1")
    for wrong in (0, 1, 3, 99):
        answer = ada.send("POST", f"/tables/{table}/choices", {"number": wrong, "words": "rest"})
        assert (answer.status_code, answer.json()["error"]) == (409, "server-stale")
        assert answer.json()["details"]["number"] == 2
    assert number(bea, table) == 2


def test_what_is_not_offered_is_refused_with_the_reason(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    answer = ada.send("POST", f"/tables/{table}/choices", {"number": 1, "words": "stow 5"})
    assert (answer.status_code, answer.json()["error"]) == (409, "illegal-choice")
    assert bea.refused("POST", f"/tables/{table}/choices", {"number": 1, "words": "rest"}) == "illegal-choice"
    assert ada.refused("POST", f"/tables/{table}/choices", {"number": 1, "words": "fly"}) == "unknown-word"
    assert ada.refused("POST", f"/tables/{table}/choices", {"number": 1, "option": 999}) == "no-such-option"
    assert number(ada, table) == 1


def test_two_clients_at_the_same_instant_one_choice_is_taken(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    twins = []
    for _ in range(6):
        twin = house.stranger()
        twin.http.headers.update({name: ada.http.headers[name] for name in ("cookie", "x-csrf-token")})
        twins.append(twin)
    # Each of them asks another worker first.
    for place, twin in enumerate(twins):
        for _ in range(place % 2):
            twin.get("/me")
    answers: list[int] = []

    def choose(twin: Player) -> None:
        answers.append(twin.send("POST", f"/tables/{table}/choices", {"number": 1, "words": "stow 1"}).status_code)

    threads = [threading.Thread(target=choose, args=(twin,)) for twin in twins]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [201, 409, 409, 409, 409, 409]
    assert ada.position(table)["view"]["seats"][0]["chest"] == 1


def test_undo_and_redo_within_the_limits_of_the_engine(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "stow 1")
    assert ada.position(table)["undo"]
    assert not bea.position(table)["undo"]
    assert bea.refused("POST", f"/tables/{table}/undo", {"number": 2}) == "undo-not-yours"
    back = ada.post(f"/tables/{table}/undo", {"number": 2})
    assert back["position"]["view"]["seats"][0]["chest"] == 0
    assert back["position"]["position"] == 0
    again = ada.post(f"/tables/{table}/redo", {"number": 3})
    assert again["position"]["view"]["seats"][0]["chest"] == 1
    assert ada.refused("POST", f"/tables/{table}/redo", {"number": 4}) == "nothing-to-redo"
    ada.choose(table, "draw")
    assert ada.refused("POST", f"/tables/{table}/undo", {"number": 5}) == "undo-informed"


def test_further_back_only_with_the_consent_of_the_others(house: House) -> None:
    table, (ada, bea, cleo) = seated(house, "Ada", "Bea", "Cleo")
    before = ada.position(table)["view"]
    ada.choose(table, "draw")
    ada.choose(table, "rest")
    asked = ada.post(f"/tables/{table}/takeback", {"number": 3, "position": 0})
    assert asked["pending"]["kind"] == "takeback"
    assert bea.refused("POST", f"/tables/{table}/end", {"number": 3}) == "server-already-asked"
    assert bea.post(f"/tables/{table}/consent", {"yes": True})["pending"]["consents"] == [1]
    assert number(ada, table) == 3
    assert cleo.post(f"/tables/{table}/consent", {"yes": True})["pending"] is None
    assert ada.position(table)["view"] == before
    entry = ada.get(f"/tables/{table}/entries", first=3)[0]
    assert (entry["kind"], entry["seat"], entry["position"]) == ("takeback", 0, 0)
    kinds = [notice["kind"] for notice in cleo.get(f"/tables/{table}/changes")["notices"]]
    assert kinds[-3:] == ["takeback-asked", "takeback-granted", "takeback-granted"]
    ada.choose(table, "stow 1")
    assert ada.position(table)["position"] == 1


def test_a_take_back_that_is_refused_or_overtaken_is_off_the_table(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    assert ada.refused("POST", f"/tables/{table}/takeback", {"number": 2, "position": 1}) == "no-such-number"
    ada.post(f"/tables/{table}/takeback", {"number": 2, "position": 0})
    assert ada.refused("POST", f"/tables/{table}/consent", {"yes": True}) == "server-nothing-asked"
    assert bea.post(f"/tables/{table}/consent", {"yes": False})["pending"] is None
    ada.post(f"/tables/{table}/takeback", {"number": 2, "position": 0})
    ada.choose(table, "stow 1")
    assert ada.get(f"/tables/{table}")["pending"] is None
    assert bea.refused("POST", f"/tables/{table}/consent", {"yes": True}) == "server-nothing-asked"


def test_an_early_end_by_agreement_lays_everything_open(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.post(f"/tables/{table}/end", {"number": 1})
    over = bea.post(f"/tables/{table}/consent", {"yes": True})
    assert (over["status"], over["reason"]) == ("over", "agreed")
    assert ada.refused("POST", f"/tables/{table}/choices", {"number": 1, "words": "rest"}) == "server-not-running"
    assert "full" in bea.position(table)
    assert bea.send("GET", f"/tables/{table}/record").text.startswith("signoria record")


def test_resigning_ends_a_game_of_two_and_leaves_one_of_three_to_a_bot(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    assert bea.post(f"/tables/{table}/resign")["status"] == "over"
    assert ada.get(f"/tables/{table}")["reason"] == "resigned"
    table, (ada, bea, cleo) = seated(house, "Ada", "Bea", "Cleo")
    ada.post(f"/tables/{table}/resign")
    assert eventually(lambda: cleo.get(f"/tables/{table}")["decider"] == 1)
    assert ada.refused("POST", f"/tables/{table}/resign") == "server-resigned"
    assert ada.refused("PUT", f"/tables/{table}/seats/0") == "server-seat-taken"
    assert bea.position(table)["decision"] is not None


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_move_by_themselves_until_a_person_is_asked(house: House, bot: str) -> None:
    ada = house.guest()
    table = ada.table(bot)
    ada.post(f"/tables/{table}/start")
    ada.choose(table, "rest")
    found = eventually(lambda: ada.position(table)["decision"])
    assert found["number"] > 2
    seats = {entry["seat"] for entry in ada.get(f"/tables/{table}/entries", first=1)}
    assert seats >= {0, 1}


def test_a_game_against_bots_goes_to_its_end(house: House) -> None:
    ada = house.guest()
    table = ada.table("random", "random")
    ada.post(f"/tables/{table}/start")

    def over() -> bool:
        if ada.get(f"/tables/{table}")["status"] == "over":
            return True
        answer = ada.position(table)["decision"]
        if answer is not None:
            body = {"number": answer["number"], "option": answer["offers"][0]["option"]}
            ada.send("POST", f"/tables/{table}/choices", body)
        return False

    eventually(over)
    end = ada.position(table)
    assert end["outcome"]["winners"]
    assert end["full"] is not None
    assert end["decision"] is None


def test_a_plan_is_carried_out_as_long_as_it_fits(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", pace="slow")
    assert bea.want("PUT", f"/tables/{table}/plan", {"words": ["stow 1", "rest"]})["words"] == ["stow 1", "rest"]
    assert ada.get(f"/tables/{table}/plan")["words"] == []
    ada.choose(table, "rest")
    eventually(lambda: ada.get(f"/tables/{table}")["decider"] == 0)
    assert bea.get(f"/tables/{table}/plan")["words"] == []
    assert [entry["words"] for entry in bea.get(f"/tables/{table}/entries", first=2)] == ["stow 1", "rest"]
    bea.want("PUT", f"/tables/{table}/plan", {"words": ["stow 5", "rest"]})
    ada.choose(table, "rest")
    told = eventually(
        lambda: [one for one in bea.get(f"/tables/{table}/changes")["notices"] if one["kind"] == "plan-void"]
    )
    assert told[0]["data"] == {"words": "stow 5"}
    assert not [one for one in ada.get(f"/tables/{table}/changes")["notices"] if one["kind"] == "plan-void"]
    assert bea.refused("PUT", f"/tables/{table}/plan", {"words": ["fly"]}) == "unknown-word"
    # By pointing at a thing one finds what can be planned with it, possible now or not.
    domain = find("sample").vocabulary.by_name["stow"].domain
    kind, thing = domain.name, domain.words[1]
    found = bea.get(f"/tables/{table}/plannable", thing=thing, kinds=kind)
    assert f"stow {thing}" in [offer["words"] for offer in found]
    assert bea.refused("GET", f"/tables/{table}/plannable", thing="nowhere", kinds=kind) == "no-such-thing"


def test_an_absent_player_is_replaced_once_the_clock_allows_it_and_may_return(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", clock={"kind": "bank", "seconds": 1})
    assert bea.refused("POST", f"/tables/{table}/seats/1/replace", {"bot": "random"}) == "server-not-absent"

    def replaced() -> bool:
        return bea.send("POST", f"/tables/{table}/seats/0/replace", {"bot": "random"}).is_success

    eventually(replaced)
    assert eventually(lambda: bea.get(f"/tables/{table}")["decider"] == 1)
    assert ada.refused("POST", f"/tables/{table}/choices", {"number": 1, "words": "rest"}) in {
        "server-stale",
        "server-bot-plays",
    }
    assert ada.want("PUT", f"/tables/{table}/seats/0")["seats"][0]["bot"] == ""


def test_the_bank_of_a_seat_runs_down_by_the_clock_of_the_server(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea", clock={"kind": "bank", "seconds": 100, "increment": 7})
    assert ada.get(f"/tables/{table}")["clocks"] == [100, 100]
    ada.choose(table, "rest")
    first, second = ada.get(f"/tables/{table}")["clocks"]
    assert 100 < first < 107
    assert second == 100


def test_days_for_each_choice(house: House) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea", pace="slow", clock={"kind": "days", "days": 2})
    found = ada.get(f"/tables/{table}")
    assert found["deadline"] - found["moved"] == pytest.approx(2 * 86_400)


def test_a_pax_game_is_played_like_any_other(house: House) -> None:
    ada = house.guest()
    table = ada.table("random", game="pax-renaissance")
    ada.post(f"/tables/{table}/start")
    offers = eventually(lambda: ada.position(table, previews="true")["decision"])["offers"]
    assert all(offer["preview"] is not None for offer in offers)
    for _ in range(12):
        decision = eventually(lambda: ada.position(table)["decision"])
        body = {"number": decision["number"], "option": decision["offers"][0]["option"]}
        ada.post(f"/tables/{table}/choices", body)
    assert ada.position(table)["position"] >= 12


def at_lorenzo(house: House) -> tuple[str, Player, str]:
    """A game of Lorenzo in which somebody has named a member, and may go to the council palace with it."""
    table, players = seated(house, "Ada", "Bea", game="lorenzo")
    first = next(player for player in players if player.position(table)["decision"])
    offers = {offer["words"] for offer in first.position(table)["decision"]["offers"]}
    member = next(word for word in ("place white", "place black", "place orange") if word in offers)
    first.choose(table, member)
    return table, first, member


def test_an_answer_that_nobody_needs_to_be_asked_about_comes_along_with_a_choice(house: House) -> None:
    table, ada, _ = at_lorenzo(house)
    asked = ada.position(table)["decision"]["number"]
    done = ada.post(f"/tables/{table}/choices", {"number": asked, "words": "go council", "usual": True})
    assert [entry["words"] for entry in done["entries"]] == ["go council", "servants 0"]
    assert [entry["number"] for entry in done["entries"]] == [asked, asked + 1]
    # Each is a choice of its own: taken back, the question is asked.
    back = ada.post(f"/tables/{table}/undo", {"number": number(ada, table)})
    assert {offer["verb"] for offer in back["position"]["decision"]["offers"]} == {"servants"}
    # With the same wish one undo takes back what one choice made, and one redo makes it again.
    ada.post(f"/tables/{table}/redo", {"number": number(ada, table)})
    back = ada.post(f"/tables/{table}/undo", {"number": number(ada, table), "usual": True})
    assert [(entry["kind"], entry["words"]) for entry in back["entries"]] == [
        ("undo", "servants 0"),
        ("undo", "go council"),
    ]
    assert {offer["verb"] for offer in back["position"]["decision"]["offers"]} == {"go"}
    again = ada.post(f"/tables/{table}/redo", {"number": number(ada, table), "usual": True})
    assert [entry["words"] for entry in again["entries"]] == ["go council", "servants 0"]
    # Without the wish it is asked at once.
    ada.post(f"/tables/{table}/undo", {"number": number(ada, table), "usual": True})
    plain = ada.post(f"/tables/{table}/choices", {"number": number(ada, table), "words": "go council"})
    assert [entry["words"] for entry in plain["entries"]] == ["go council"]


def test_another_member_takes_the_place_of_the_one_just_named(house: House) -> None:
    table, ada, member = at_lorenzo(house)
    decision = ada.position(table)["decision"]
    others = [offer["words"] for offer in decision["instead"]]
    assert others
    assert member not in others
    body = {"number": decision["number"], "words": others[0], "usual": True, "instead": True}
    done = ada.post(f"/tables/{table}/choices", body)
    assert [(entry["kind"], entry["words"]) for entry in done["entries"]] == [("undo", member), ("choice", others[0])]
    assert member in [offer["words"] for offer in done["position"]["decision"]["instead"]]
    # Once it has gone somewhere, another choice is an ordinary one.
    ada.post(f"/tables/{table}/choices", {"number": number(ada, table), "words": "go council"})
    later = {"number": number(ada, table), "words": member, "instead": True}
    assert ada.refused("POST", f"/tables/{table}/choices", later) == "illegal-choice"
    assert {offer["verb"] for offer in ada.position(table)["decision"]["offers"]} == {"servants"}
