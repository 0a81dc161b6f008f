"""Positions that are the same in each run: moments of the golden games, gone on with as a what-if."""

from __future__ import annotations

from typing import Final

from tests.server.house import ROOT
from tests.server.house import Player as Client

LINES: Final = 500  # of a log that the server tells at once


def whatif(client: Client, record: str, share: float) -> str:
    """A table at this share of a golden game, where one has all seats. It is over, so nothing of it is drawn anew."""
    origin = brought(client, record)
    return fork(client, origin, int(client.position(origin)["position"] * share))


def lived(client: Client, record: str, begin: int, end: int) -> str:
    """The same at a moment, with the choices since an earlier one in its own log, which tells what rivals did."""
    origin = brought(client, record)
    table = fork(client, origin, begin)
    for entry in client.get(f"/tables/{origin}/entries", first=begin, count=LINES):
        if entry["kind"] == "choice" and begin < entry["position"] <= end:
            client.choose(table, entry["words"])
    return table


def brought(client: Client, record: str) -> str:
    """A golden game that somebody brings along."""
    told = (ROOT / "tests" / "golden" / f"{record}.signoria").read_bytes()
    return str(client.post("/records", told)["id"])


def fork(client: Client, origin: str, moment: int) -> str:
    """A what-if from a moment of a game on."""
    return str(client.post(f"/tables/{origin}/fork", {"position": moment})["id"])
