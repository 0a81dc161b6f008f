"""What each of many watchers saw was built for each of them anew: a hundred cost 130 ms of processor a choice."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest

from signoria.server.api import views
from tests.server.house import in_thread, seated
from tests.server.test_live import received, socket_of

WATCHERS = 12


def test_a_view_is_built_once_however_many_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[object] = []
    whole = views.changes

    async def counting(*arguments: object, **more: object) -> object:
        built.append(arguments)
        return await whole(*arguments, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(views, "changes", counting)
    with in_thread(str(tmp_path / "watch.db")) as house, contextlib.ExitStack() as stack:
        table, (ada, bea) = seated(house, "Ada", "Bea", public=True)
        strangers = [house.stranger() for _ in range(WATCHERS)]
        sockets = [stack.enter_context(socket_of(one)) for one in [bea, bea, *strangers]]
        for socket in sockets:
            socket.send(json.dumps({"watch": table, "view": True}))
            received(socket)
        built.clear()
        ada.choose(table, "stow 1")
        told = [received(socket) for socket in sockets]
        assert [one["position"]["seat"] for one in told] == [1, 1, *[-1] * WATCHERS]
        assert all([entry["number"] for entry in one["entries"]] == [1] for one in told)
        assert len(built) == 3  # for Ada's answer, for Bea, and for all who watch
