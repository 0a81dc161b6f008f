"""A real Chromium against the real server. A test that takes a ``site`` runs on both databases, unless it names one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.site import KINDS, PATIENCE, Guest, Site, started
from tests.server.postgres import temporary_postgres

ARGUMENTS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)


expect.set_options(timeout=PATIENCE)


def executable() -> str:
    """Where Chromium is: ``make test`` says so, else it is looked for."""
    found = os.environ.get("SIGNORIA_CHROMIUM") or shutil.which("chromium")
    assert found, "The browser tests need Chromium: install the package chromium of your system."
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as driver:
        one = driver.chromium.launch(executable_path=executable(), args=ARGUMENTS.split())
        yield one
        one.close()


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A PostgreSQL server."""
    with temporary_postgres() as url:
        yield url


@pytest.fixture(scope="session", params=KINDS)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server, on either database."""
    if request.param == "sqlite":
        where = str(tmp_path_factory.mktemp("site") / "signoria.db")
    else:
        where = request.getfixturevalue("database")
    with started(where) as one:
        yield one


@pytest.fixture(scope="session")
def embedded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server on SQLite alone, for what does not depend on a database."""
    with started(str(tmp_path_factory.mktemp("embedded") / "signoria.db")) as one:
        yield one


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens pages, each in a browser profile of its own; afterwards none may have complained."""
    guests: list[Guest] = []

    def open_page(site: Site, path: str = "/", **more: Any) -> Page:
        guest = Guest(browser, site, **more)
        guests.append(guest)
        guest.page.goto(site.url + path)
        return guest.page

    yield open_page
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.close()
    assert complaints == []
