"""WebSockets were counted, but not streams and polls that stay open: one guest could use up every file of the process.

Whole games that are played again for a record had no limit either, nor had ``/health``, which writes.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
from msgspec.structs import replace

from signoria.server.app import Settings
from signoria.server.people.limits import UNLIMITED, Limit
from tests.server.house import PATIENCE, Player, eventually, in_thread, seated
from tests.server.worker import FREE


def limited(**limits: Limit | int) -> Settings:
    """Settings with no other limits than these."""
    return replace(FREE, limits=replace(UNLIMITED, **limits))


def stream(stack: ExitStack, player: Player, token: str) -> int:
    """Begin to listen to the decisions of a seat; the status of the answer."""
    client = stack.enter_context(httpx.Client(timeout=PATIENCE, trust_env=False))
    headers = {"authorization": f"Bearer {token}"}
    return stack.enter_context(client.stream("GET", f"{player.urls[0]}/api/bot/stream", headers=headers)).status_code


def test_nobody_holds_requests_open_without_end(tmp_path: Path) -> None:
    with in_thread(str(tmp_path / "held.db"), limited(sockets=3)) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea")
        mine, theirs = (
            player.post(f"/tables/{table}/seats/{seat}/token")["token"] for seat, player in enumerate((ada, bea))
        )
        with ExitStack() as stack:
            assert [stream(stack, ada, mine) for _ in range(4)] == [200, 200, 200, 429]
            assert stream(stack, bea, theirs) == 200
            assert ada.get(f"/tables/{table}/changes")["entries"]  # what is over at once is not counted
        with ExitStack() as stack:
            eventually(lambda: stream(stack, bea, theirs) == 200)  # nor is what was let go

        cursor = ada.get(f"/tables/{table}/changes")["cursor"]
        wait = {"after": cursor, "wait": 25}

        def poll(player: Player) -> int:
            return player.send("GET", f"/tables/{table}/changes", **wait).status_code

        with ThreadPoolExecutor(8) as threads:
            polls = [threads.submit(poll, ada) for _ in range(8)]
            eventually(lambda: sum(one.done() for one in polls) == 5)
            assert ada.any_choice(table) or bea.any_choice(table)
            assert sorted(one.result(PATIENCE) for one in polls) == [200] * 3 + [429] * 5


def test_whole_games_are_not_played_again_without_end(tmp_path: Path) -> None:
    """A line of chat was enough to have a record made anew."""
    with in_thread(str(tmp_path / "replayed.db"), limited(heavy=Limit(4, 0.0001))) as house:
        # Ada has opened a table: three are left to her. Lines of chat count, too, so others say them.
        table, (ada, bea) = seated(house, "Ada", "Bea", public=True, chat=True)
        for _ in range(3):
            assert "sample" in ada.send("GET", f"/tables/{table}/record").text
            assert ada.send("GET", f"/tables/{table}/record").status_code == 200  # as it was a moment ago
            house.guest("Cleo").post(f"/tables/{table}/chat", {"text": "And?"})
        assert ada.refused("GET", f"/tables/{table}/record") == "server-too-many"
        assert bea.send("GET", f"/tables/{table}/record").status_code == 200
        bea.post(f"/tables/{table}/resign")
        for _ in range(3):
            assert bea.send("GET", f"/tables/{table}/result").status_code == 200
            house.guest("Dora").post(f"/tables/{table}/chat", {"text": "Well played"})
        assert bea.refused("GET", f"/tables/{table}/result") == "server-too-many"


def test_nobody_asks_for_health_without_end(tmp_path: Path) -> None:
    """It asks the database, and has it written down that the worker is alive."""
    with in_thread(str(tmp_path / "health.db"), limited(every=Limit(20, 0.0001))) as house:
        ada = house.guest("Ada")
        assert ada.get("/me")["name"] == "Ada"
        with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
            found = [client.get(f"{house.urls[0]}/{path}").status_code for path in ("health", "metrics") * 15]
        assert found == [200] * 20 + [429] * 10
        assert ada.get("/me")["name"] == "Ada"
        assert house.guest("Bea").get("/me")["name"] == "Bea"  # those who are not known yet have a limit of their own
