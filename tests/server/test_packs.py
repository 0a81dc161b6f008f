"""Tables that are played with a data pack, on both databases: one worker and several, restarts, records, backups."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

from signoria.catalogue import find
from signoria.cli.app import run
from signoria.cli.desk import Desk
from tests.server import games
from tests.server.house import House, Player, eventually, in_thread
from tests.server.packing import COST, DUCATS, GAME, files, zipped
from tests.server.test_admin import Admin, admin, another

__all__ = ["admin"]

FORMER = Path(__file__).parents[1] / "golden" / "imperializm" / "greedy-2.signoria"
SEATS = [{"me": True}, {"me": True}]


def kept(player: Player, **more: Any) -> Any:
    """The pack of these tests, stored."""
    return player.post("/packs", {"files": files(**more)})


def playing(player: Player, pack: str, **more: Any) -> str:
    """A table that plays with a pack, at the first decision after the powers are chosen."""
    body = {"game": GAME, "seats": SEATS, "pack": pack, **more}
    table = str(player.post("/tables", body)["id"])
    player.post(f"/tables/{table}/start")
    return table


def purses(position: Any) -> set[int]:
    """What the players of a position have in ducats."""
    return {one["ducats"] for one in position["view"]["seats"]}


def board(player: Player, pack: str = "") -> dict[str, Any]:
    """The numbers of the board as a client draws them."""
    answer = player.get(f"/games/{GAME}", pack=pack)
    return dict(answer["components"])


def test_a_pack_is_stored_once_and_told_value_by_value(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    first = kept(ada)
    assert (first["game"], first["title"], len(first["digest"])) == (GAME, "My box", 16)
    assert {(one["sheet"], one["row"], one["column"], one["value"]) for one in first["edits"]} == {
        ("board", "start-ducats", "value", DUCATS),
        ("territories", "livonia", "cost", COST),
    }
    assert all(one["origin"] == ["owner"] for one in first["edits"])
    # What is no value is not kept: the same values under the same title are the same pack, no matter who sends them.
    again = bea.post("/packs", {"files": files(comment="\n# Whatever anybody likes to write here.\n")})
    assert again == first
    assert bea.send("POST", "/packs", zipped(files())).json() == first
    other = kept(bea, title="Another title")
    assert other["id"] != first["id"]
    assert other["digest"] == first["digest"]
    assert bea.get(f"/packs/{first['id']}") == first


def test_a_pack_comes_back_as_a_zip_that_is_the_same_pack(house: House) -> None:
    ada = house.guest()
    first = kept(ada)
    answer = ada.send("GET", f"/packs/{first['id']}/zip")
    assert answer.headers["content-type"] == "application/zip"
    assert ada.send("POST", "/packs", answer.content).json() == first
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert "pack/pack.toml" in archive.namelist()


def test_a_table_is_played_with_its_pack_on_every_worker(house: House) -> None:
    ada = house.guest()
    pack = kept(ada)["id"]
    table = playing(ada, pack)
    for _ in house.urls:
        assert ada.get(f"/tables/{table}")["pack"] == {"id": pack, "title": "My box"}
        assert board(ada, pack)["board"]["start-ducats"] == DUCATS
        assert board(ada, pack)["board-origins"]["start-ducats"] == "owner"
        assert board(ada, pack)["territories"]["livonia"]["cost"] == COST
        assert board(ada)["board"]["start-ducats"] == 25
    assert purses(ada.position(table)) == {DUCATS}
    while ada.get(f"/tables/{table}")["number"] < 6:
        ada.any_choice(table)
    assert purses(ada.get(f"/tables/{table}/history/0")) == {DUCATS}
    # A what-if, a hint and a rematch know the same values.
    fork = ada.post(f"/tables/{table}/fork", {"position": 1})
    assert fork["pack"]["id"] == pack
    assert purses(ada.position(fork["id"])) == purses(ada.get(f"/tables/{table}/history/1"))
    assert ada.post(f"/tables/{table}/hint")["text"]
    assert ada.post(f"/tables/{table}/rematch")["pack"]["id"] == pack
    assert ada.get("/tables", mine=True)[0]["pack"]


def test_bots_play_with_the_pack_of_their_table(house: House) -> None:
    ada = house.guest()
    pack = kept(ada)["id"]
    table = playing(ada, pack, seats=[{"me": True}, {"bot": "greedy"}])

    def moved() -> bool:
        card = ada.get(f"/tables/{table}")
        if any(seat["mine"] and seat["seat"] in card["deciders"] for seat in card["seats"]):
            ada.any_choice(table)
        return any(one["seat"] == 1 for one in ada.get(f"/tables/{table}/entries", count=500)) and card["number"] > 12

    assert eventually(moved)
    assert ada.get(f"/tables/{table}")["status"] == "running"


def test_what_cannot_be_played_with_is_said(house: House) -> None:
    ada = house.guest()
    pack = kept(ada)["id"]
    table = {"game": GAME, "seats": SEATS}
    assert ada.refused("POST", "/tables", {**table, "pack": "0" * 32}) == "server-no-pack"
    assert ada.refused("POST", "/tables", {"game": "sample", "seats": SEATS, "pack": pack}) == "server-pack-other-game"
    assert ada.refused("GET", f"/games/{GAME}", pack="nothing") == "server-no-pack"
    assert ada.refused("GET", f"/packs/{'0' * 32}") == "server-no-pack"
    assert ada.refused("GET", f"/packs/{'0' * 32}/zip") == "server-no-pack"
    assert ada.refused("GET", "/games/sample/values") == "pack-no-values"
    assert house.stranger().refused("POST", "/packs", {"files": files()}) == "server-not-known"


def test_a_record_finds_its_pack_or_says_which_is_missing(house: House, tmp_path: Path) -> None:
    ada = house.guest()
    card = kept(ada)
    table = playing(ada, card["id"])
    while ada.get(f"/tables/{table}")["number"] < 6:
        ada.any_choice(table)
    code, out, _ = exported(house, table)
    assert code == 0
    assert f"data: {card['digest']} My box\n" in out
    brought = ada.post("/records", out.encode())
    assert brought["pack"] == {"id": card["id"], "title": "My box"}
    with another(house, tmp_path) as database, in_thread(database) as elsewhere:
        bea = elsewhere.guest("Bea", "pl")
        answer = bea.send("POST", "/records", out.encode())
        assert answer.status_code == 400
        told = answer.json()
        assert told["error"] == "server-record-pack"
        assert told["details"] == {"title": "My box", "digest": card["digest"]}
        assert "My box" in told["message"]
        assert card["digest"] in told["message"]
        kept(bea, title="The same values")
        assert bea.post("/records", out.encode())["pack"]["title"] == "The same values"
        kept(bea)
        assert bea.post("/records", out.encode())["pack"]["title"] == "My box"


def test_a_record_with_values_of_ours_that_have_changed_is_brought_with_them(house: House, admin: Admin) -> None:
    ada = house.guest()
    text = FORMER.read_text("utf-8")
    (former,) = find(GAME).former
    assert f"data: {former.digest}\n" in text
    brought = ada.post("/records", text.encode())
    assert brought["pack"]["title"] == former.title
    assert {one["sheet"] for one in ada.get(f"/packs/{brought['pack']['id']}")["edits"]} == {"powers"}
    # What has no values of ours, today or ever, is told as before.
    unknown = text.replace(former.digest, "0" * 16)
    assert "0" * 16 in ada.send("POST", "/records", unknown.encode()).json()["message"]
    assert ada.refused("POST", "/records", text.replace(f"game: {GAME}", "game: nothing").encode()) == "at-line"
    code, _, err = admin(house.database, "import", FORMER)
    assert (code, err) == (0, "")


def exported(house: House, table: str) -> tuple[int, str, str]:
    """The record of a table, by its administrator."""
    desk = Desk(games.games, games.find)
    made = io.StringIO()
    desk.out.file = made
    return run(["admin", "export", table, "--database", house.database, "--lang", "en"], desk), made.getvalue(), ""


def test_administrators_and_backups_keep_the_pack(house: House, admin: Admin, tmp_path: Path) -> None:
    with another(house, tmp_path) as database:
        ada = Player([])
        with in_thread(database) as first:
            ada.move(first.urls)
            ada.arrive("Ada")
            card = kept(ada)
            table = playing(ada, card["id"])
            while ada.get(f"/tables/{table}")["number"] < 6:
                ada.any_choice(table)
            before = ada.position(table)
            code, text, _ = admin(database, "export", table)
            assert code == 0
        # A server that starts anew goes on with the same values.
        with in_thread(database) as again:
            ada.move(again.urls)
            assert ada.position(table)["view"] == before["view"]
            assert admin(database, "verify")[0] == 0
        ada.http.close()
        saved = tmp_path / "all.gz"
        assert admin(database, "backup", saved)[0] == 0
    restored = str(tmp_path / "again.db")
    assert admin(restored, "restore", saved)[0] == 0
    assert admin(restored, "verify")[0] == 0
    assert admin(restored, "export", table)[1] == text
    # A record is brought along with a folder, and refused without.
    record = tmp_path / "game.signoria"
    record.write_text(text, "utf-8")
    empty = str(tmp_path / "empty.db")
    code, _, err = admin(empty, "import", record)
    assert code == 2
    assert "My box" in err
    folder = tmp_path / "my-box"
    folder.mkdir()
    for name, content in files().items():
        (folder / name).write_text(content, "utf-8")
    assert admin(empty, "import", record, "--data", folder)[0] == 0
    assert admin(empty, "verify")[0] == 0
    assert "--data" in admin(empty, "verify", "--data", folder)[2]


def test_an_administrator_sees_packs_and_drops_those_that_nobody_plays_with(house: House, admin: Admin) -> None:
    ada = house.guest()
    used, unused = kept(ada)["id"], kept(ada, title="Never played")["id"]
    playing(ada, used)
    code, out, _ = admin(house.database, "packs")
    assert code == 0
    assert {used, unused} <= set(out.split())
    assert "Never played" in out
    code, _, err = admin(house.database, "drop", used)
    assert (code, err.strip()) == (2, "Tables are played with this data pack: it stays.")
    code, out, _ = admin(house.database, "drop", unused)
    assert (code, out.strip()) == (0, f"Data pack {unused} is deleted.")
    assert ada.send("GET", f"/packs/{unused}/zip").status_code == 404
    assert admin(house.database, "drop", unused)[0] == 2
