"""The client's tests draw what the server really tells."""

from __future__ import annotations

import json

from tests.rules.lorenzo.web import FILE, told


def test_the_positions_kept_beside_the_client_are_true() -> None:
    kept = json.loads(FILE.read_text("utf-8"))
    now = json.loads(json.dumps(told()))
    stale = [name for name in now["positions"] if kept["positions"].get(name) != now["positions"][name]]
    assert (stale, kept["box"] == now["box"]) == ([], True)
