"""Guests, accounts, sessions and resume links."""

from __future__ import annotations

import uuid

from signoria.server.people.accounts import new_id
from tests.server.house import House


def test_a_guest_plays_at_once_with_a_name_and_a_cookie(house: House) -> None:
    ada = house.guest("Ada Łąka", "pl")
    me = ada.get("/me")
    assert (me["name"], me["language"], me["account"]) == ("Ada Łąka", "pl", False)
    assert house.stranger().refused("GET", "/me") == "server-not-known"


def test_no_id_looks_like_a_flag_of_a_command() -> None:
    assert not [found for found in (new_id() for _ in range(1000)) if found.startswith("-")]


def test_names_that_could_not_stand_in_a_record_are_refused(house: House) -> None:
    assert house.stranger().refused("POST", "/guests", {"name": "line\nbreak"}) == "server-bad-characters"
    for name in (" padded ", "two  blanks"):
        assert house.stranger().refused("POST", "/guests", {"name": name}) == "bad-player"
    assert house.stranger().refused("POST", "/guests", {"name": ""}).startswith("server-bad-request")


def test_a_guest_becomes_an_account_without_losing_games(house: House) -> None:
    ada = house.guest()
    table = ada.table("random")
    login = f"Ada-{uuid.uuid4().hex[:8]}"
    assert ada.post("/account", {"login": login, "password": "a long password"})["account"]
    assert ada.refused("POST", "/account", {"login": login, "password": "a long password"}) == "server-account-already"
    elsewhere = house.stranger()
    wrong = {"login": login, "password": "another password"}
    assert elsewhere.refused("POST", "/login", wrong) == "server-login-wrong"
    assert elsewhere.refused("POST", "/login", {**wrong, "login": "nobody-here"}) == "server-login-wrong"
    elsewhere.be(elsewhere.send("POST", "/login", {"login": login.upper(), "password": "a long password"}))
    assert [one["id"] for one in elsewhere.get("/tables", mine=True)] == [table]
    other = house.guest()
    taken = {"login": login, "password": "some password"}
    assert other.refused("POST", "/account", taken) == "server-login-taken"


def test_a_lost_cookie_is_recovered_by_a_resume_link_until_it_is_revoked(house: House) -> None:
    ada = house.guest()
    secret = ada.post("/me/resume")
    assert secret["code"].startswith("data:image/svg+xml")
    assert secret["token"] in secret["link"]
    elsewhere = house.stranger()
    assert elsewhere.be(elsewhere.send("POST", "/resume", {"token": secret["token"]}))["id"] == ada.get("/me")["id"]
    ada.want("DELETE", "/me/resume")
    assert house.stranger().refused("POST", "/resume", {"token": secret["token"]}) == "server-bad-token"


def test_after_logout_the_cookie_is_void(house: House) -> None:
    ada = house.guest()
    ada.post("/logout")
    for url in ada.urls:
        # A worker may trust a token for two seconds more, so each is asked once only.
        assert ada.http.get(f"{url}/api/me").status_code == 401


def test_a_new_name_and_language(house: House) -> None:
    ada = house.guest()
    changed = ada.want("PATCH", "/me", {"name": "Bea", "language": "pl"})
    assert (changed["name"], changed["language"]) == ("Bea", "pl")
    assert ada.refused("PATCH", "/me", {"name": "Bea ", "language": "pl"}) == "bad-player"


def test_errors_are_said_in_the_language_of_the_user(house: House) -> None:
    told = house.guest("Ewa", "pl").send("GET", "/tables/nowhere").json()
    assert told["error"] == "server-no-table"
    assert "stołu" in told["message"]
    stranger = house.stranger()
    stranger.http.headers["accept-language"] = "de, pl-PL;q=0.8, en;q=0.5"
    assert "stołu" in stranger.send("GET", "/tables/nowhere").json()["message"]
    # Who has just chosen another language speaks it at once, although it is not entered yet.
    ewa = house.guest("Ewa", "pl")
    ewa.http.headers["accept-language"] = "en"
    assert "table" in ewa.send("GET", "/tables/nowhere").json()["message"]
    ewa.http.headers["accept-language"] = "en-GB,en;q=0.5"  # what a browser says by itself
    assert "stołu" in ewa.send("GET", "/tables/nowhere").json()["message"]


def test_the_games_on_offer(house: House) -> None:
    games = {game["id"]: game for game in house.stranger().get("/games")}
    assert {"sample", "pax-renaissance"} <= set(games)
    assert (games["sample"]["fewest"], games["sample"]["most"]) == (2, 4)
    banks = games["pax-renaissance"]["settings"][0]
    assert (banks["name"], banks["kind"], banks["default"]) == ("banks", "list", [])
    assert dict(zip(banks["values"], banks["labels"], strict=True))["medici"] == "Medici"


def test_the_bots_on_offer(house: House) -> None:
    bots = house.guest("Ewa", "pl").get("/bots")
    levels = ["apprentice", "merchant", "banker", "magnate", "doge"]
    of_pax = ["abbess", "condottiere", "navigator", "humanist"]
    characters = [*of_pax, "trader", "warlord", "builder"]
    assert [bot["id"] for bot in bots] == [*levels, "greedy", "random", *characters, "solitaire"]
    assert [bot["id"] for bot in bots if bot["games"] == ["pax-renaissance"]] == [*of_pax, "solitaire"]
    assert [bot["name"] for bot in bots[:5]] == ["Czeladnik", "Kupiec", "Bankier", "Magnat", "Doża"]
    assert all(bot["about"] for bot in bots)
