"""Profiles, results, ratings and boards: what counts, what does not, and how it is switched off."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from signoria.bots import CHARACTERS, LEVELS
from signoria.server.people import ratings
from signoria.server.people.ratings import BOTS, MODEL
from tests.server.house import House, Player, eventually, in_thread, seated
from tests.server.worker import FREE


def played_out(table: str, players: list[Player]) -> None:
    """Play a game to its end, with the first option each time."""
    while any(player.any_choice(table) for player in players):
        pass
    assert players[0].get(f"/tables/{table}")["status"] == "over"


def games_of(player: Player, count: int = 1) -> list[Any]:
    """The finished games of somebody, once there are so many."""
    eventually(lambda: len(player.get("/me/profile")["games"]) >= count)
    return list(player.get("/me/profile")["games"])


def test_a_game_between_people_counts(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    played_out(table, [ada, bea])
    outcome = ada.position(table)["outcome"]
    for seat, player in enumerate((ada, bea)):
        (game,) = games_of(player)
        assert (game["table"], game["seat"], game["score"]) == (table, seat, outcome["scores"][seat])
        assert game["counted"]
        assert game["won"] == (seat in outcome["winners"])
        (standing,) = player.get("/me/profile")["standings"]
        assert (standing["game"], standing["games"], standing["wins"]) == ("sample", 1, int(game["won"]))


def test_take_backs_early_ends_and_bots_alone_do_not_count(house: House) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    ada.post(f"/tables/{table}/takeback", {"number": 2, "position": 0})
    bea.post(f"/tables/{table}/consent", {"yes": True})
    played_out(table, [ada, bea])
    assert [game["counted"] for game in games_of(ada)] == [False]
    early, (cleo, dora) = seated(house, "Cleo", "Dora")
    cleo.post(f"/tables/{early}/end", {"number": 1})
    dora.post(f"/tables/{early}/consent", {"yes": True})
    assert [(game["counted"], game["score"], game["won"]) for game in games_of(cleo)] == [(False, None, False)]
    emma = house.guest("Emma")
    alone = emma.table("random")
    emma.post(f"/tables/{alone}/start")
    while emma.get(f"/tables/{alone}")["status"] != "over":
        emma.any_choice(alone)
    assert [game["counted"] for game in games_of(emma)] == [False]
    assert all(player.get("/me/profile")["standings"] == [] for player in (ada, cleo, emma))


def test_boards_show_who_wants_to_be_seen(tmp_path: Path) -> None:
    with in_thread(str(tmp_path / "board.db")) as house:
        ada, bea = house.guest("Ada"), house.guest("Bea")
        for _ in range(ratings.ENOUGH):
            table = ada.table("")
            invite = ada.get(f"/tables/{table}/invite")["token"]
            bea.post("/join", {"token": invite})
            bea.want("PUT", f"/tables/{table}/seats/1")
            ada.post(f"/tables/{table}/start")
            played_out(table, [ada, bea])
        games_of(ada, ratings.ENOUGH)
        board = ada.get("/games/sample/leaders")
        assert {one["name"] for one in board} == {"Ada", "Bea"}
        assert [one["level"] for one in board] == sorted((one["level"] for one in board), reverse=True)
        her = bea.get("/me/profile")["person"]
        assert ada.get(f"/people/{her}")["games"]
        assert ada.get(f"/tables/{table}")["seats"][1]["person"] == her
        bea.want("PATCH", "/me/profile", {"shown": False})
        assert ada.refused("GET", f"/people/{her}") == "server-no-person"
        assert [one["name"] for one in ada.get("/games/sample/leaders")] == ["Ada"]
        assert bea.get("/me/profile")["games"]
        assert house.stranger().refused("GET", f"/people/{her}") == "server-not-known"
        assert ada.refused("GET", "/games/nothing/leaders") == "server-no-game"


def test_a_server_may_do_without(tmp_path: Path) -> None:
    with in_thread(str(tmp_path / "none.db"), replace(FREE, profiles=False)) as house:
        ada = house.guest("Ada")
        assert ada.refused("GET", "/me/profile") == "server-no-profiles"
        assert ada.refused("GET", "/games/sample/leaders") == "server-no-profiles"


def test_places_are_by_victory_and_then_by_score() -> None:
    assert ratings.places((10, 30, 20), (1,)) == [2, 0, 1]
    assert ratings.places((10, 10, 5), (0, 1)) == [0, 0, 1]
    assert ratings.places((50, 10), (1,)) == [1, 0]  # who wins by the rules is first, whatever the score


def test_against_a_weak_bot_there_is_little_to_gain() -> None:
    def gained(bot: str) -> float:
        (after,), _ = MODEL.rate([[MODEL.rating()], [MODEL.rating(mu=BOTS[bot], sigma=1.0)]], ranks=[0, 1])
        return float(after.mu) - MODEL.rating().mu

    assert 0 < gained("random") < gained("greedy")


def test_bots_stand_as_far_apart_as_their_matches_say() -> None:
    """Neighbouring levels: the higher one is expected to win at least 75 of 100. Every bot with a face has a place."""
    for weak, strong in pairwise(LEVELS):
        seats = [[MODEL.rating(mu=BOTS[level.name], sigma=ratings.SURE)] for level in (strong, weak)]
        assert 0.75 < MODEL.predict_win(seats)[0] < 0.95
    assert {character.name for character in CHARACTERS} < BOTS.keys()
