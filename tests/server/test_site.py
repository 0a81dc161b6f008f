"""The client as the server hands it out: files as they are, pages as one page, nothing that is not there."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from signoria.server import site
from tests.server.house import House

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


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/none.js", "/wp-login.php", "/../secret.txt"])
def test_what_is_not_there_is_said_so(house: House, path: str) -> None:
    answer = get(house, path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "server-nothing-here"
