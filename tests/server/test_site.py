"""The client as the server hands it out: files as they are, pages as one page, nothing that is not there."""

from __future__ import annotations

import http.client
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from signoria.server.api import site
from tests.server.house import PATIENCE, House

CODINGS = ("gzip, deflate, br, zstd", "br;q=0.9", "gzip", "identity")
SCRIPT = "export const long = 1;\n" * 100


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A small client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Signoria</title>", "utf-8")
    (tmp_path / ".built-from").write_text("secret", "utf-8")
    (tmp_path / "assets/main-1234.js").write_text(SCRIPT, "utf-8")
    return tmp_path


def test_every_file_is_read_but_the_hidden_ones(place: Path) -> None:
    assert sorted(site.read(place)) == ["assets/main-1234.js", "index.html"]


def test_what_is_long_is_packed_and_kept_for_ever(place: Path) -> None:
    script = site.read(place)["assets/main-1234.js"]
    assert script.media_type == "text/javascript"
    assert "immutable" in script.keep
    assert script.small is not None
    assert len(script.small) < len(script.plain) == len(SCRIPT)


def test_what_the_build_has_packed_is_sent_to_whom_can_unpack_it(place: Path) -> None:
    (place / "assets/main-1234.js.br").write_bytes(b"packed by the build")
    assert sorted(site.read(place)) == ["assets/main-1234.js", "index.html"]
    with TestClient(Litestar(site.handlers(place))) as client:
        address = "/assets/main-1234.js"
        raw = {coding: client.build_request("GET", address, headers={"accept-encoding": coding}) for coding in CODINGS}
        sent = {coding: client.send(request, stream=True) for coding, request in raw.items()}
        assert [answer.headers.get("content-encoding") for answer in sent.values()] == ["br", "br", "gzip", None]
        for answer in sent.values():
            answer.close()


def test_a_package_without_a_client_serves_none(tmp_path: Path) -> None:
    assert site.handlers(tmp_path) == []


def get(house: House, path: str, **headers: str) -> httpx.Response:
    """A request for something that is not the API."""
    return httpx.get(house.urls[0] + path, headers=headers, trust_env=False)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/learn/pax-renaissance/rules", "/join"])
def test_every_page_is_the_client(house: House, path: str) -> None:
    answer = get(house, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert get(house, path, **{"if-none-match": answer.headers["etag"]}).status_code == 304


def raw(house: House, path: str) -> tuple[int, bytes]:
    """A request whose path is sent as it stands: a client for people would mend it first."""
    where = urlsplit(house.urls[0])
    connection = http.client.HTTPConnection(str(where.hostname), where.port, timeout=PATIENCE)
    try:
        connection.putrequest("GET", path, skip_accept_encoding=True)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/../../../../../../etc/passwd.txt",
        "/assets/../../catalogue.py",
        "/%2e%2e/catalogue.py",
        "/assets/..%2f..%2fcatalogue.py",
        "/..%5c..%5ccatalogue.py",
        "//catalogue.py",
        "/assets/%00.js",
        "/.built-from",
        "/assets/../.built-from",
    ],
)
def test_no_path_leads_out_of_the_client(house: House, path: str) -> None:
    status, body = raw(house, path)
    assert status == 404
    assert msgspec.json.decode(body)["error"] == "server-nothing-here"


def test_such_a_path_is_sent_as_it_stands() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        house = House([f"http://127.0.0.1:{listening.getsockname()[1]}"], "")
        with ThreadPoolExecutor(1) as other:
            asked = other.submit(raw, house, "/../secret.txt")
            connection, _ = listening.accept()
            with connection:
                line = connection.recv(1000).split(b"\r\n")[0]
                connection.sendall(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n")
            assert asked.result() == (404, b"")
    assert line == b"GET /../secret.txt HTTP/1.1"


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/none.js", "/wp-login.php"])
def test_what_is_not_there_is_said_so(house: House, path: str) -> None:
    answer = get(house, path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "server-nothing-here"
