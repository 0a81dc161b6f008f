"""A real Chromium against the real server.

A test that takes a ``site`` runs on both databases, unless it names one; ``embedded`` is SQLite. What a page shows does
not depend on the database, whose behaviour ``tests/server`` proves on both: here they take turns.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.site import KINDS, PATIENCE, Guest, Site, started
from tests.server.house import House
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


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as driver:
        one = driver.chromium.launch(executable_path=executable(), args=ARGUMENTS.split())
        yield one
        one.close()


@pytest.fixture(scope="package")
def database() -> Iterator[str]:
    """A PostgreSQL server."""
    with temporary_postgres() as url:
        yield url


@pytest.fixture(scope="package")
def embedded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server on SQLite."""
    with started(str(tmp_path_factory.mktemp("embedded") / "signoria.db")) as one:
        yield one


@pytest.fixture(scope="package")
def scaled(database: str) -> Iterator[Site]:
    """The server on PostgreSQL."""
    with started(database) as one:
        yield one


@pytest.fixture(params=KINDS)
def site(request: pytest.FixtureRequest) -> Site:
    """The server, on either database. Both stay up: a server that starts again has no page that knows its scripts."""
    found: Site = request.getfixturevalue({"sqlite": "embedded", "postgres": "scaled"}[request.param])
    return found


@pytest.fixture
def house(site: Site) -> Iterator[House]:
    """The same server for programs."""
    with contextlib.closing(House([site.url], site.database)) as one:
        yield one


@pytest.fixture(scope="package")
def idle() -> list[Guest]:
    """Guests who have forgotten who they were: a page that was used costs a fourth of the time of a new one."""
    return []


@pytest.fixture
def visit(browser: Browser, idle: list[Guest]) -> Iterator[Callable[..., Page]]:
    """Opens pages, each in a browser profile that knows nobody; afterwards none may have complained.

    A test that listens to the network or changes it takes ``fresh`` ones, which nobody has used nor will use.
    """
    guests: list[Guest] = []
    kept: list[Guest] = []

    def open_page(
        site: Site,
        path: str = "/",
        *,
        language: str = "en",
        phone: bool = False,
        calm: bool = True,
        fresh: bool = False,
    ) -> Page:
        manner = (site.url, language, phone, calm)
        guest = None if fresh else next((one for one in idle if one.manner == manner), None)
        if guest is None:
            guest = Guest(browser, site, language, phone, calm)
        else:
            idle.remove(guest)
        guests.append(guest)
        if not fresh:
            kept.append(guest)
        guest.page.goto(site.url + path)
        return guest.page

    yield open_page
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        if guest in kept and not complaints and guest.forget():
            idle.append(guest)
        else:
            guest.close()
    assert complaints == []
