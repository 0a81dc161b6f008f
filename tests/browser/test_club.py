"""What a club needs beside games: accounts looked after by their owners, profiles, boards; a server that is away."""

from __future__ import annotations

import asyncio
import contextlib
import json
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from signoria.server import admin, admin_people
from signoria.server.people import ratings
from signoria.server.people.ratings import Ended, Played
from tests.browser.axe import violations
from tests.browser.player import browse
from tests.browser.site import Guest, Site, started
from tests.server.house import House, Player, eventually

GAME = "lorenzo"
PASSWORD = "a long password"


@pytest.fixture
def people(embedded: Site) -> Iterator[House]:
    """The server on SQLite for programs."""
    with contextlib.closing(House([embedded.url], embedded.database)) as one:
        yield one


def played(database: str, winner: Player, loser: Player) -> None:
    """As many games that count as a board wants to see, all with the same winner."""
    ids = [str(one.get("/me")["id"]) for one in (winner, loser)]
    tables = [winner.table("", game=GAME) for _ in range(ratings.ENOUGH)]

    async def enter() -> None:
        async with admin.opened(database) as store:
            for table in tables:
                seats = tuple(Played(seat, user, "", seat, 70 - seat, seat == 0) for seat, user in enumerate(ids))
                ended = Ended(table, GAME, "base", 1.0, True, seats)
                await store.write(partial(ratings.enter, ended=ended))

    with ThreadPoolExecutor(1) as beside:  # in this thread there is the loop of the browser
        beside.submit(lambda: asyncio.run(enter())).result()


def test_who_is_blocked_reads_it_wherever_they_are_and_somebody_else_may_log_in(
    embedded: Site, people: House, visit: Callable[..., Page]
) -> None:
    ada, bea = people.guest("Ada"), people.guest("Bea")
    login = f"ada-{uuid.uuid4().hex[:8]}"
    ada.post("/account", {"login": login, "password": PASSWORD})
    table = bea.table("random", game=GAME)
    bea.post(f"/tables/{table}/start")
    page = browse(visit, embedded, bea, f"/table/{table}").page

    async def block() -> None:
        async with admin.opened(embedded.database) as store:
            await admin_people.block(store, str(bea.get("/me")["id"]), True)

    with ThreadPoolExecutor(1) as beside:
        beside.submit(lambda: asyncio.run(block())).result()
    told = page.get_by_role("heading", name="The owner of this server has blocked you here.")
    expect(told).to_be_visible()  # nobody has clicked: the socket was closed
    page.goto(f"{embedded.url}/")
    expect(told).to_be_visible()
    assert violations(page) == []
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    expect(told).not_to_be_visible()
    assert ada.get("/me")["account"]


def test_an_account_is_looked_after_by_its_owner(
    embedded: Site, people: House, visit: Callable[..., Page], tmp_path: Path
) -> None:
    ada, bea = people.guest("Ada"), people.guest("Bea")
    login = f"ada-{uuid.uuid4().hex[:8]}"
    ada.post("/account", {"login": login, "password": PASSWORD})
    played(embedded.database, ada, bea)

    page = browse(visit, embedded, ada, "/leaders/" + GAME, phone=True).page
    expect(page.locator("tbody tr").first).to_contain_text("Ada")
    assert violations(page) == []
    page.locator("tbody").get_by_role("link", name="Ada").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(page.locator("tbody tr", has_text="70")).to_have_count(ratings.ENOUGH)
    assert violations(page) == []

    page.goto(embedded.url + "/me")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.locator("label", has_text="Others may see my profile").click()
    research = page.get_by_role("switch", name="My finished games may be used for research")
    expect(research).not_to_be_checked()
    with page.expect_response("**/api/me/research"):
        page.locator("label", has=research).click()
    assert ada.get("/me/research") == {"shared": True}
    shown = browse(visit, embedded, bea, "/leaders/" + GAME, phone=True).page
    expect(shown.locator("tbody tr")).to_have_count(1)
    expect(shown.locator("tbody tr")).to_contain_text("Bea")

    page.get_by_text("Change the password").click()
    page.get_by_label("Password so far").fill(PASSWORD)
    page.get_by_label("New password").fill("an even longer one")
    page.get_by_role("button", name="Change it").click()
    expect(page.get_by_text("The password is changed")).to_be_visible()
    assert ada.send("GET", "/me").status_code == 401  # every other session has ended

    page.get_by_text("Take my data along").click()
    with page.expect_download() as taken:
        page.get_by_role("link", name="Save the file").click()
    taken.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text("utf-8"))["users"][0]["login"] == login

    page.get_by_text("Delete me", exact=True).click()
    gone = page.get_by_role("button", name="Delete me for good")
    expect(gone).to_be_disabled()
    page.get_by_label("I know that nobody can undo this").check()
    page.locator("details[open]", has=gone).get_by_label("Password").fill("an even longer one")
    assert violations(page) == []
    gone.click()
    expect(page).to_have_url(embedded.url + "/")
    wrong = {"login": login, "password": "an even longer one"}
    assert people.stranger().refused("POST", "/login", wrong) == "server-login-wrong"


def test_the_shell_is_there_although_the_server_is_away(browser: Browser, tmp_path: Path) -> None:
    with started(str(tmp_path / "away.db")) as site:
        guest = Guest(browser, site, worker=True)
        page = guest.page
        page.goto(site.url)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
        sizes = {icon["sizes"] for icon in manifest["icons"]}
        assert {"192x192", "512x512", "any"} <= sizes
        for icon in manifest["icons"]:
            size = page.evaluate(
                "(src) => new Promise((told) => { const one = new Image(); one.onload = () => told(one.width);"
                " one.src = src; })",
                icon["src"],
            )
            assert icon["sizes"] in {"any", f"{size}x{size}"}
        site.kill()
        page.goto(site.url + "/records")
        expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
        expect(page.get_by_text("Nothing is lost")).to_be_visible()
        site.start()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("record")
        page.context.grant_permissions(["notifications"], origin=site.url)
        service, worker = heard(page)
        turn = {"title": "Signoria", "text": "It is your turn.", "table": "abc"}
        message = {"origin": site.url, "registrationId": worker, "data": json.dumps(turn)}

        def shown() -> bool:
            """Push until it is seen: until the worker has heard of the permission, it may show nothing."""
            service.send("ServiceWorker.deliverPushMessage", message)
            return "It is your turn." in page.evaluate(SHOWN)

        eventually(shown)
        assert guest.complaints == []
        guest.close()


SHOWN = """navigator.serviceWorker.ready.then((one) => one.getNotifications())
    .then((list) => list.map((one) => one.body))"""


def heard(page: Page) -> tuple[CDPSession, str]:
    """A line to the worker, on which it can be told something as if the push service had brought it; who it is."""
    service = page.context.new_cdp_session(page)
    known: list[str] = []
    service.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    service.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(20)
    return service, known[-1]
