"""What each of many watchers saw was built for each of them anew: a hundred cost 130 ms of processor a choice."""

from __future__ import annotations

import contextlib
import json
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.streams import StreamReader
from websockets.sync.client import connect
from websockets.typing import ExtensionName

from signoria.server.api import crowds, views
from signoria.server.frames import CLIENT_WINDOW, TAIL, WINDOW, Casting, Said
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


def test_one_frame_is_good_for_all_and_each_way_of_reading_gets_its_own(tmp_path: Path) -> None:
    """Somebody who reads no compressed messages, and one who wants a smaller window, understand the same."""
    with in_thread(str(tmp_path / "frames.db")) as house, contextlib.ExitStack() as stack:
        table, (ada, bea) = seated(house, "Ada", "Bea", public=True, chat=True)
        address = house.urls[0].replace("http", "ws") + "/api/live"
        small = ClientPerMessageDeflateFactory(server_max_window_bits=10)
        ways: list[dict[str, Any]] = [{}, {"compression": None}, {"compression": None, "extensions": [small]}]
        sockets = [stack.enter_context(connect(address, proxy=None, **way)) for way in ways]
        for socket in sockets:
            socket.send(json.dumps({"watch": table, "view": True}))
            received(socket)
        for player, words in ((ada, "stow 1"), (ada, "rest"), (bea, "rest")):
            player.choose(table, words)
            told = [received(socket) for socket in sockets]
            assert told[0] == told[1] == told[2]
            assert told[0]["entries"]
        ada.post(f"/tables/{table}/chat", {"text": "more than the log changes"})
        assert [received(socket)["notices"][0]["kind"] for socket in sockets] == ["chat"] * 3
        ada.choose(table, "rest")
        assert [received(socket)["number"] for socket in sockets] == [4] * 3


def test_who_is_too_slow_goes_on_alone_and_misses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[object] = []
    leave = crowds.Crowd.leave

    def noted(self: crowds.Crowd, *one: Any) -> None:
        left.append(one)
        leave(self, *one)

    monkeypatch.setattr(crowds.Crowd, "leave", noted)
    monkeypatch.setattr(Casting, "cast", lambda *_: False)  # as if every line were full
    with in_thread(str(tmp_path / "slow.db")) as house:
        table, (ada, bea) = seated(house, "Ada", "Bea")
        with socket_of(bea) as socket:
            socket.send(json.dumps({"watch": table, "view": True}))
            received(socket)
            for number in range(1, 4):
                ada.any_choice(table) or bea.any_choice(table)
                assert [entry["number"] for entry in received(socket)["entries"]] == [number]
            assert left


@pytest.mark.parametrize("length", [0, 125, 126, 70_000])
def test_a_frame_is_as_the_standard_has_it(length: int) -> None:
    body = bytes(byte % 251 for byte in range(length))
    for window in (0, CLIENT_WINDOW, WINDOW):
        frame = Said(body).frame(window)
        reader = StreamReader()
        reader.feed_data(frame)
        parser = Frame.parse(reader.read_exact, mask=False, extensions=[Unpacking()] if window else [])
        with pytest.raises(StopIteration) as found:
            next(parser)
        data = found.value.value.data
        assert (zlib.decompressobj(-window).decompress(data + TAIL) if window else data) == body


class Unpacking(Extension):
    """Leaves the data as it is; only with some extension may a frame be marked as compressed."""

    name = ExtensionName("as-it-is")

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """The frame, no longer marked."""
        assert frame.rsv1
        return replace(frame, rsv1=False)
