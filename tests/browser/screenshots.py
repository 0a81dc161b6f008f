"""The pictures of the main screens, for the README and the docs: ``make screenshots`` draws them anew.

The games in them are played by bots up to the middle, so that there is something to see.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, executable
from tests.browser.player import MINE
from tests.browser.site import Guest, Site, started
from tests.server.house import ROOT, House
from tests.server.house import Player as Client

FOLDER: Final = ROOT / "docs/screenshots"
QUALITY: Final = 84
BUILDING: Final = ("play", "place", "buy", "fair")  # so that cards lie before the player


def middle(client: Client, game: str, choices: int, seats: int, first: tuple[str, ...] = (), **more: object) -> str:
    """A table at which one has made so many choices and may do several things now.

    One takes the verbs that come first if they are offered, else any of those that are not secondary.
    """
    dice = random.Random(game)
    table = client.table(*["greedy"] * (seats - 1), game=game, **more)
    client.post(f"/tables/{table}/start")
    made = 0
    while True:
        position = client.position(table)
        decision = position["decision"]
        if position["outcome"] is not None:
            return middle(client, game, choices - 5, seats, first, **more)
        if decision is None:
            client.get(f"/tables/{table}/changes", after=f"{position['number']}.0", wait=5)
            continue
        if made >= choices and len({offer["verb"] for offer in decision["offers"]}) > 1:
            return table
        offers = [offer for offer in decision["offers"] if offer["weight"] >= 0] or decision["offers"]
        verbs = sorted({offer["verb"] for offer in offers})
        verb = next((one for one in first if one in verbs), dice.choice(verbs))
        option = dice.choice([offer["option"] for offer in offers if offer["verb"] == verb])
        client.post(f"/tables/{table}/choices", {"number": decision["number"], "option": option})
        made += 1


def entered(browser: Browser, site: Site, client: Client, **more: object) -> Page:
    """A page of the same person."""
    page = Guest(browser, site, **more).page  # type: ignore[arg-type]
    cookie = client.http.headers["cookie"].partition("=")[2]
    page.context.add_cookies([{"name": "signoria", "value": cookie, "url": site.url}])
    return page


def shoot(page: Page, site: Site, path: str, name: str, wait: str = "h1") -> None:
    """One picture."""
    page.goto(site.url + path)
    page.wait_for_selector(wait)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(f"docs/screenshots/{name}.jpg", flush=True)


def main() -> None:
    """All of them."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        started(str(Path(folder, "signoria.db"))) as site,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=executable(), args=ARGUMENTS.split())
        house = House([site.url], site.database)
        ada, ola = house.guest("Ada"), house.guest("Ola", "pl")
        pax = middle(ada, "pax-renaissance", 30, 3, BUILDING, title="Augsburg evening")
        lorenzo = middle(ada, "lorenzo", 60, 3, edition="advanced", title="Palazzo on the Arno")
        imperializm = middle(ada, "imperializm", 45, 4, title="The amber road")
        polish = middle(ola, "pax-renaissance", 25, 2, BUILDING)
        desk, phone, polish_desk = (
            entered(browser, site, ada),
            entered(browser, site, ada, phone=True),
            entered(browser, site, ola, language="pl"),
        )
        shoot(desk, site, "/", "home")
        shoot(desk, site, f"/table/{pax}", "pax", MINE)
        shoot(desk, site, f"/table/{lorenzo}", "lorenzo", MINE)
        shoot(desk, site, f"/table/{imperializm}", "imperializm", MINE)
        shoot(desk, site, "/new", "new-table")
        shoot(desk, site, "/learn/pax-renaissance/rules#F6", "rules")
        shoot(desk, site, "/learn/pax-renaissance/glossary", "glossary")
        shoot(phone, site, f"/table/{pax}", "pax-phone", MINE)
        shoot(phone, site, f"/table/{lorenzo}", "lorenzo-phone", MINE)
        shoot(phone, site, f"/table/{imperializm}", "imperializm-phone", MINE)
        shoot(polish_desk, site, f"/table/{polish}", "pax-polish", MINE)
        house.close()
        browser.close()


if __name__ == "__main__":
    main()
