"""Finished games for research: only of people who say yes, all of them, and nobody's name in any byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.engine import record
from signoria.engine.rng import seeded
from tests.server import games
from tests.server.house import House, Player, seated
from tests.server.test_admin import Admin, admin  # noqa: F401  the fixture
from tests.server.test_profiles import played_out


def say(player: Player, shared: bool) -> None:
    """Say yes or no to research."""
    assert player.want("PATCH", "/me/research", {"shared": shared}) == {"shared": shared}
    assert player.get("/me/research") == {"shared": shared}


def exported(run: Admin, house: House, folder: Path) -> list[str]:
    """The records of an export."""
    code, out, problem = run(house.database, "dataset", folder)
    assert (code, problem) == (0, "")
    found = [path.read_text("utf-8") for path in sorted((folder / "records").iterdir())]
    assert f"Games written into {folder}: {len(found)}." in " ".join(out.split())
    return found


@pytest.fixture
def run(admin: Admin) -> Admin:  # noqa: F811
    """``signoria admin``."""
    return admin


def test_a_game_is_written_only_if_everybody_says_yes_and_without_any_name(
    house: House, run: Admin, tmp_path: Path
) -> None:
    table, (ada, bea) = seated(house, "Adelaide", "Beatrix")
    ada.post(f"/tables/{table}/chat", {"text": "hello there"})
    ada.want("PUT", f"/tables/{table}/notes", {"text": "watch the quay"})
    played_out(table, [ada, bea])
    assert ada.get("/me/research") == {"shared": False}  # nobody says yes by default
    before = len(exported(run, house, tmp_path / "nobody"))
    say(ada, True)
    assert len(exported(run, house, tmp_path / "one")) == before
    say(bea, True)
    found = exported(run, house, tmp_path / "both")
    assert len(found) == before + 1
    mine = [text for text in found if "person 2" in text]
    session = record.read(mine[-1].encode(), games.find, seeded(1))
    assert session.state.ended
    assert session.header is not None
    assert (session.header.players, session.header.date) == (("person 1", "person 2"), "")
    for path in (tmp_path / "both").rglob("*"):
        content = str(path).encode() + (path.read_bytes() if path.is_file() else b"")
        for told in ("Adelaide", "Beatrix", "hello there", "watch the quay", table):
            assert told.encode() not in content
    say(bea, False)
    assert len(exported(run, house, tmp_path / "taken-back")) == before


def test_bots_keep_their_level_and_who_was_deleted_cannot_say_yes(house: House, run: Admin, tmp_path: Path) -> None:
    emma = house.guest("Emmanuelle")
    alone = emma.table("random")
    emma.post(f"/tables/{alone}/start")
    while emma.get(f"/tables/{alone}")["status"] != "over":
        emma.any_choice(alone)
    say(emma, True)
    before = exported(run, house, tmp_path / "before")
    mine = [text for text in before if " person 1" in text and " random" in text]
    assert len(mine) == 1
    emma.post("/me/delete", {"password": ""})
    after = exported(run, house, tmp_path / "after")
    assert sorted(set(before) - set(after)) == mine


def test_games_that_are_not_whole_are_left_out(house: House, run: Admin, tmp_path: Path) -> None:
    early, (cleo, dora) = seated(house, "Cleopatra", "Dorothea")
    for player in (cleo, dora):
        say(player, True)
    before = exported(run, house, tmp_path / "running")  # its game still runs
    cleo.post(f"/tables/{early}/end", {"number": 1})
    dora.post(f"/tables/{early}/consent", {"yes": True})
    assert exported(run, house, tmp_path / "ended-early") == before
    table, (fay, gil) = seated(house, "Fayette", "Gilbert")
    for player in (fay, gil):
        say(player, True)
    fay.choose(table, "draw")
    halfway = tmp_path / "halfway.signoria"
    halfway.write_text(run(house.database, "export", table)[1], "utf-8")
    played_out(table, [fay, gil])
    assert len(exported(run, house, tmp_path / "whole")) == len(before) + 1
    invite = run(house.database, "import", halfway)[1].split()[-1]
    again = str(fay.post("/join", {"token": invite})["id"])
    gil.post("/join", {"token": invite})
    for seat, player in enumerate((fay, gil)):
        player.want("PUT", f"/tables/{again}/seats/{seat}")
    fay.post(f"/tables/{again}/start")
    played_out(again, [fay, gil])
    assert len(exported(run, house, tmp_path / "brought")) == len(before) + 1  # others may have begun that one


def test_a_folder_with_something_in_it_is_left_alone(house: House, run: Admin, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", "utf-8")
    code, _, problem = run(house.database, "dataset", tmp_path)
    assert code == 2
    assert "is not empty: name a new one" in problem
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]
