"""Opening tables, inviting, sitting, starting, leaving, rematches."""

from __future__ import annotations

from tests.server.house import House, seated


def test_a_table_by_link_is_seen_only_by_those_who_have_the_link(house: House) -> None:
    ada, bea = house.guest(), house.guest("Bea")
    table = ada.table("")
    for somebody in (bea, house.stranger()):
        assert somebody.refused("GET", f"/tables/{table}") == "server-no-table"
        assert somebody.refused("GET", f"/tables/{table}/position") == "server-no-table"
    assert bea.refused("GET", f"/tables/{table}/invite") == "server-no-table"
    invite = ada.get(f"/tables/{table}/invite")
    assert invite["link"].endswith(f"/join#{invite['token']}")
    assert bea.post("/join", {"token": invite["token"]})["id"] == table
    bea.want("PUT", f"/tables/{table}/seats/1")
    assert [seat["name"] for seat in ada.get(f"/tables/{table}")["seats"]] == ["Ada", "Bea"]


def test_a_new_invitation_makes_the_old_one_void(house: House) -> None:
    ada, bea = house.guest(), house.guest("Bea")
    table = ada.table("")
    old = ada.get(f"/tables/{table}/invite")["token"]
    new = ada.post(f"/tables/{table}/invite")["token"]
    assert bea.refused("POST", "/join", {"token": old}) == "server-no-invitation"
    bea.post("/join", {"token": new})
    assert bea.refused("POST", f"/tables/{table}/invite") == "server-not-owner"


def test_the_invitation_as_a_qr_code(house: House) -> None:
    ada = house.guest()
    answer = ada.send("GET", f"/tables/{ada.table('')}/invite.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in answer.content


def test_a_public_table_is_listed_and_anybody_may_sit(house: House) -> None:
    ada, bea = house.guest(), house.guest("Bea")
    table = ada.table("", public=True, title="Come and play")
    assert table in [one["id"] for one in house.stranger().get("/tables")]
    bea.want("PUT", f"/tables/{table}/seats/1")
    cleo = house.guest("Cleo")
    assert cleo.refused("PUT", f"/tables/{table}/seats/1") == "server-seat-taken"
    assert cleo.refused("PUT", f"/tables/{table}/seats/7") == "server-no-seat"
    assert house.stranger().refused("PUT", f"/tables/{table}/seats/1") == "server-not-known"


def test_standing_up_and_being_sent_away(house: House) -> None:
    ada, bea = house.guest(), house.guest("Bea")
    table = ada.table("", public=True)
    bea.want("PUT", f"/tables/{table}/seats/1")
    assert bea.refused("DELETE", f"/tables/{table}/seats/0") == "server-not-owner"
    bea.want("DELETE", f"/tables/{table}/seats/1")
    bea.want("PUT", f"/tables/{table}/seats/1")
    after = ada.want("DELETE", f"/tables/{table}/seats/1")
    assert not after["seats"][1]["taken"]
    ada.want("PUT", f"/tables/{table}/seats/1/bot", {"bot": "random"})
    assert bea.refused("PUT", f"/tables/{table}/seats/1") == "server-seat-taken"


def test_a_game_starts_once_and_only_when_every_seat_is_taken(house: House) -> None:
    ada = house.guest()
    table = ada.table("")
    assert ada.refused("GET", f"/tables/{table}/position") == "server-not-started"
    assert ada.refused("POST", f"/tables/{table}/start") == "server-seats-empty"
    ada.want("PUT", f"/tables/{table}/seats/1/bot", {"bot": "random"})
    assert ada.post(f"/tables/{table}/start")["status"] == "running"
    assert ada.refused("POST", f"/tables/{table}/start") == "server-running"
    assert ada.refused("DELETE", f"/tables/{table}/seats/0") == "server-running"


def test_what_a_table_cannot_be(house: House) -> None:
    ada = house.guest()
    seats = [{"me": True}, {}]
    for body, problem in (
        ({"game": "chess", "seats": seats}, "unknown-word-among"),
        ({"game": "sample", "seats": seats, "edition": "longer"}, "unknown-word-near"),
        ({"game": "sample", "seats": [{}]}, "wrong-seats"),
        ({"game": "sample", "seats": seats, "options": {"trust": True}}, "unknown-word-near"),
        ({"game": "sample", "seats": seats, "options": {"truce": 7}}, "server-bad-options"),
        ({"game": "sample", "seats": [{"me": True}, {"bot": "greedi"}]}, "unknown-word-near"),
        ({"game": "sample", "seats": seats, "clock": {"kind": "sand"}}, "server-bad-request-at"),
        ({"game": "sample", "seats": seats, "surprise": 1}, "server-bad-request-at"),
    ):
        assert ada.refused("POST", "/tables", body) == problem, body


def test_the_options_of_the_game_reach_it(house: House) -> None:
    ada = house.guest()
    table = ada.table("random", edition="long", options={"truce": True, "purse": "full"})
    ada.post(f"/tables/{table}/start")
    view = ada.position(table)["view"]
    assert (view["edition"], view["truce"], view["seats"][0]["purse"]) == ("long", True, 4)


def test_leaving_before_and_during_the_game(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    bea.post(f"/tables/{table}/leave")
    seats = ada.get(f"/tables/{table}")["seats"]
    assert seats[1]["bot"] == "greedy"
    assert table in [one["id"] for one in bea.get("/tables", mine=True)]
    other = ada.table("", public=True)
    bea.want("PUT", f"/tables/{other}/seats/1")
    assert not bea.post(f"/tables/{other}/leave")["seats"][1]["taken"]


def test_a_rematch_keeps_the_settings_and_lets_the_others_in(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea", edition="long", pace="slow")
    new = bea.post(f"/tables/{table}/rematch")
    assert (new["edition"], new["settings"]["pace"], new["origin"]) == ("long", "slow", table)
    assert [seat["mine"] for seat in new["seats"]] == [False, True]
    ada.want("PUT", f"/tables/{new['id']}/seats/0")
    assert ada.post(f"/tables/{new['id']}/start")["status"] == "running"
    told = [notice for notice in ada.get(f"/tables/{table}/changes")["notices"] if notice["kind"] == "rematch"]
    assert told[0]["data"]["table"] == new["id"]
    assert house.guest("Cleo").refused("POST", f"/tables/{table}/rematch") == "server-no-table"


def test_a_rematch_against_bots_begins_at_once(house: House) -> None:
    ada = house.guest()
    table = ada.table("greedy")
    ada.post(f"/tables/{table}/start")
    new = ada.post(f"/tables/{table}/rematch")
    assert new["status"] == "running"
    assert [seat["bot"] for seat in new["seats"]] == ["", "greedy"]


def test_the_owner_changes_options_and_closes_a_table_that_has_not_begun(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.table("", public=True, edition="long")
    bea.want("PUT", f"/tables/{table}/seats/1")
    assert bea.refused("PATCH", f"/tables/{table}", {"options": {"truce": True}}) == "server-not-owner"
    changed = ada.want("PATCH", f"/tables/{table}", {"options": {"truce": True}})
    assert changed["options"]["truce"] is True
    assert changed["seats"][1]["name"] == "Bea"
    assert ada.refused("PATCH", f"/tables/{table}", {"options": {"trice": True}}) == "unknown-word-near"
    assert ada.refused("PATCH", f"/tables/{table}", {"options": {"truce": 7}}) == "server-bad-options"
    assert [one["kind"] for one in bea.get(f"/tables/{table}/changes")["notices"]][-1] == "altered"
    assert bea.refused("DELETE", f"/tables/{table}") == "server-not-owner"
    assert ada.want("DELETE", f"/tables/{table}")["status"] == "closed"
    assert table not in [one["id"] for one in bea.get("/tables")]
    running = ada.table("random")
    ada.post(f"/tables/{running}/start")
    assert ada.refused("DELETE", f"/tables/{running}") == "server-running"
    assert ada.refused("PATCH", f"/tables/{running}", {"options": {"truce": True}}) == "server-running"


def test_a_new_name_reaches_everybody_at_the_table_at_once(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    cursor = ada.get(f"/tables/{table}/changes")["cursor"]
    bea.want("PATCH", "/me", {"name": "Beatrice"})
    told = ada.get(f"/tables/{table}/changes", after=cursor)["notices"]
    assert [(one["kind"], one["name"], one["data"]) for one in told] == [("renamed", "Beatrice", {"before": "Bea"})]
    assert ada.get(f"/tables/{table}")["seats"][1]["name"] == "Beatrice"
