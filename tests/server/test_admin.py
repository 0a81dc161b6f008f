"""``signoria admin`` and ``signoria serve``, on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from signoria.cli.app import run
from signoria.cli.desk import Desk
from signoria.server.admin import opened
from signoria.server.notify import channels, web_push
from signoria.server.store.schema import ENTRIES
from tests.server import games
from tests.server.house import PATIENCE, ROOT, House, answers, eventually, in_thread, seated
from tests.server.postgres import another_database, free_port

Admin = Callable[..., tuple[int, str, str]]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Run ``signoria admin`` with the games of these tests."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LANG", "C")

    def call(database: str, *arguments: object) -> tuple[int, str, str]:
        capsys.readouterr()
        line = ["admin", *map(str, arguments), "--database", database, "--lang", "en"]
        return (run(line, Desk(games.games, games.find)), *capsys.readouterr())

    return call


@contextlib.contextmanager
def another(house: House, tmp_path: Path) -> Iterator[str]:
    """An empty database of the same kind."""
    if house.database.startswith("postgresql"):
        yield another_database(house.database)
    else:
        yield str(tmp_path / "restored.db")


def test_list_export_import_and_close(house: House, admin: Admin, tmp_path: Path) -> None:
    table, (ada, bea) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    code, out, _ = admin(house.database, "list")
    assert code == 0
    assert table in out
    code, exported, problem = admin(house.database, "export", table)
    assert (code, problem) == (0, "")
    assert "1 red: draw" in exported
    file = tmp_path / "game.signoria"
    file.write_text(exported, "utf-8")
    code, out, _ = admin(house.database, "import", file)
    assert code == 0
    brought = bea.post("/join", {"token": out.split()[-1]})
    assert (brought["status"], brought["number"]) == ("open", 1)
    assert admin(house.database, "close", table)[0] == 0

    def closed() -> bool:
        return bool(ada.get(f"/tables/{table}")["status"] == "closed")

    eventually(closed)
    assert ada.refused("POST", f"/tables/{table}/choices", {"number": 2, "words": "rest"}) == "server-not-running"


def test_what_cannot_be_done_is_said_in_one_sentence(house: House, admin: Admin, tmp_path: Path) -> None:
    house.guest()
    for arguments, sentence in (
        (("export", "nowhere"), "no such table"),
        (("close", "nowhere"), "no such table"),
        (("close",), "either nothing or the one table"),
        (("list", "something"), "either nothing or the one table"),
        (("import", tmp_path / "nothing.signoria"), "nothing.signoria"),
        (("restore", tmp_path / "nothing.gz"), "not empty"),
        (("destroy",), "destroy"),
    ):
        code, _, err = admin(house.database, *arguments)
        assert code == 2
        assert sentence in err
    assert admin("mysql://elsewhere/x", "list")[0] == 2
    assert admin("postgresql://nobody@127.0.0.1:1/x", "list")[0] == 2


def test_verify_replays_everything_and_freezes_what_no_longer_replays(
    house: House, admin: Admin, tmp_path: Path
) -> None:
    with another(house, tmp_path) as database, in_thread(database) as alone:
        good, (ada, bea) = seated(alone, "Ada", "Bea")
        bad, (cleo, _) = seated(alone, "Cleo", "Dora")
        for player, table in ((ada, good), (cleo, bad)):
            player.choose(table, "draw")
            player.choose(table, "stow 1")
        code, out, _ = admin(database, "verify")
        assert code == 0, out
        asyncio.run(spoil(database, bad))
        code, out, _ = admin(database, "verify")
        assert code == 1
        assert bad in out
        assert good not in out

        def frozen() -> bool:
            answer = cleo.send("GET", f"/tables/{bad}")
            return answer.status_code == 409 or answer.json()["status"] == "frozen"

        eventually(frozen)
        assert cleo.refused("POST", f"/tables/{bad}/choices", {"number": 3, "words": "rest"}) in {
            "server-frozen",
            "server-not-running",
        }
        _, out, _ = admin(database, "list")
        assert bad in out
        assert "frozen" in out
        assert bea.choose(good, "rest")["number"] == 3
        assert admin(database, "verify")[0] == 1
        alone.close()


async def spoil(database: str, table: str) -> None:
    """Put a choice into the log of a table that the rules do not allow there."""
    job = update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == 2)
    async with opened(database) as store:
        await store.write(lambda connection: connection.execute(job.values(words="yield")))


def test_a_backup_is_restored_whole_into_an_empty_database(house: House, admin: Admin, tmp_path: Path) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    file = tmp_path / "backup.gz"
    assert admin(house.database, "backup", file)[0] == 0
    assert admin(house.database, "backup", file)[0] == 2
    with another(house, tmp_path) as empty:
        assert admin(empty, "restore", file)[0] == 0
        assert admin(empty, "restore", file)[0] == 2
        assert admin(empty, "export", table)[1] == admin(house.database, "export", table)[1]
        assert admin(empty, "verify")[0] == 0
    broken = tmp_path / "broken.gz"
    broken.write_bytes(file.read_bytes()[:-200])
    other = tmp_path / "other.db"
    assert admin(str(other), "restore", broken)[0] == 2
    assert admin(str(other), "list")[0] == 0


def test_a_backup_goes_from_one_kind_of_database_to_the_other(
    house: House, admin: Admin, tmp_path: Path, postgres: str
) -> None:
    table, (ada, _) = seated(house, "Ada", "Bea")
    ada.choose(table, "draw")
    file = tmp_path / "backup.gz"
    assert admin(house.database, "backup", file)[0] == 0
    kind = "elsewhere" if house.database.startswith("postgresql") else postgres
    with another(House([], kind), tmp_path) as other:
        assert admin(other, "restore", file)[0] == 0
        assert admin(other, "export", table)[1] == admin(house.database, "export", table)[1]


def test_a_key_for_push_messages(admin: Admin) -> None:
    code, out, _ = admin("unused", "vapid")
    assert code == 0
    setting, told = out.splitlines()
    name, _, key = setting.partition("=")
    given = {name: key, "SIGNORIA_VAPID_SUBJECT": "mailto:games@games.example"}
    assert channels.from_environment(given).push
    assert told.endswith(web_push.public_key(key))


def test_serve_says_which_setting_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SIGNORIA_URL", "")
    line = ["serve", "--lang", "en", "--database", str(tmp_path / "x.db")]
    assert run([*line, "--url", "games"], Desk(games.games, games.find)) == 2
    assert "SIGNORIA_URL" in capsys.readouterr().err
    monkeypatch.setenv("SIGNORIA_URL", "https://games.example")
    monkeypatch.setenv("SIGNORIA_SMTP", "mail.example")
    assert run(line, Desk(games.games, games.find)) == 2
    assert "SIGNORIA_SMTP" in capsys.readouterr().err


def test_serve_answers_and_stops(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "signoria", "serve", "--port", str(port), "--database", str(tmp_path / "serve.db")]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        eventually(lambda: answers(f"http://127.0.0.1:{port}"))
    finally:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=PATIENCE)
    assert f"http://127.0.0.1:{port}".encode() in out


def test_serve_with_several_workers_needs_postgresql(postgres: str, tmp_path: Path) -> None:
    serve = [sys.executable, "-m", "signoria", "serve", "--lang", "en", "--workers", "2"]
    refused = subprocess.run(
        [*serve, "--database", str(tmp_path / "x.db")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    assert "PostgreSQL" in refused.stderr
    port = free_port()
    process = subprocess.Popen([*serve, "--port", str(port), "--database", postgres], cwd=ROOT)
    try:
        eventually(lambda: answers(f"http://127.0.0.1:{port}"))
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


def test_a_database_that_is_not_there_is_not_made(admin: Admin, tmp_path: Path) -> None:
    missing = tmp_path / "typo.db"
    code, out, problem = admin(str(missing), "list")
    assert (code, out, problem) == (2, "", f"There is no database {missing}.\n")
    assert not missing.exists()
