"""Positions that are the same in each run: moments of the golden games, gone on with as a what-if."""

from __future__ import annotations

from tests.server.house import ROOT
from tests.server.house import Player as Client


def whatif(client: Client, record: str, share: float) -> str:
    """A table at this share of a golden game, where one has all seats. It is over, so nothing of it is drawn anew."""
    told = (ROOT / "tests" / "golden" / f"{record}.signoria").read_bytes()
    origin = client.post("/records", told)["id"]
    moment = int(client.position(origin)["position"] * share)
    return str(client.post(f"/tables/{origin}/fork", {"position": moment})["id"])
