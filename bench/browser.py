"""How soon a move is drawn: from the click on an option to the next decision on the screen, measured in the browser.

Beside it the same click on a page that only asks the server and changes one line, so that the figure of the machine
stands next to ours.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, executable
from tests.browser.player import CONFIRM, Player, play_now
from tests.browser.site import Guest, Site, started

CLICKS: Final = 100
AIM: Final = 100.0  # milliseconds

# What comes after the frame that shows a change: a change within a frame is in that one, any other in the next.
DRAWN: Final = """
const after = then => {
  const channel = new MessageChannel();
  channel.port1.onmessage = then;
  channel.port2.postMessage(0);
};
let within = false, watching = true;
const frame = () => {
  within = true;
  after(() => (within = false));
  if (watching) requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
const drawn = then => {
  watching = false;
  if (within) after(then);
  else requestAnimationFrame(() => after(then));
};
"""
# The click, which also ends whatever still flies; and the bar that shows another decision, asks whether we are sure, or
# says whom we wait for.
MOVE: Final = f"""
button => new Promise(done => {{
  {DRAWN}
  const bar = document.querySelector('.decide'), before = bar.dataset.number, began = performance.now();
  const sure = !!bar.querySelector('.go');
  const watch = new MutationObserver(() => {{
    const now = document.querySelector('.decide');
    if (now.dataset.number === before && !!now.querySelector('.go') === sure) return;
    watch.disconnect();
    drawn(() => done(performance.now() - began));
  }});
  watch.observe(document.body, {{ subtree: true, childList: true, attributes: true }});
  button.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }}));
  button.click();
}})
"""
BARE: Final = f"""
() => new Promise(done => {{
  {DRAWN}
  const began = performance.now(), line = document.createElement('p');
  fetch('/api/games').then(answer => answer.text()).then(text => {{
    line.textContent = text.length;
    document.body.append(line);
    drawn(() => {{ line.remove(); done(performance.now() - began); }});
  }});
}})
"""


def begin(page: Page, site: Site, game: str) -> Player:
    """A new game against bots, when somebody has seen it."""
    page.add_init_script("localStorage.setItem('signoria-playback', 'off')")  # the next click waits for no playback
    page.goto(site.url)
    player = play_now(page, game, seed=2)
    player.wait()
    page.wait_for_timeout(1000)
    return player


def moves(page: Page, site: Site, game: str) -> tuple[list[float], list[float]]:
    """Milliseconds a click, and milliseconds of a bare request that is drawn; in as many games as it takes."""
    player = begin(page, site, game)
    times: list[float] = []
    bare: list[float] = []
    while len(times) < CLICKS:
        asked = player.wait()
        if asked == "over":
            player = begin(page, site, game)
            continue
        page.wait_for_timeout(120)  # a person looks before clicking; previews arrive meanwhile
        words = "" if asked == "confirm" else player.dice.choice(player.options())
        button = player.option(words) if words else page.locator(CONFIRM)
        times.append(float(button.evaluate(MOVE)))
        bare.append(float(page.evaluate(BARE)))
    return times, bare


def line(name: str, times: list[float]) -> str:
    """Median, 95th percentile, the slowest, and how many were in time."""
    ordered = sorted(times)
    p95, within = ordered[int(len(ordered) * 0.95)], sum(one <= AIM for one in ordered)
    return (
        f"{name:<44} median {statistics.median(ordered):6.1f} ms   p95 {p95:6.1f} ms   slowest {ordered[-1]:6.1f} ms"
        f"   {within} of {len(ordered)} within {AIM:.0f} ms"
    )


def main() -> None:
    """Measure on a new game of each kind."""
    with (
        tempfile.TemporaryDirectory() as folder,
        started(str(Path(folder, "signoria.db"))) as site,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=executable(), args=ARGUMENTS.split())
        for game in ("pax-renaissance", "lorenzo", "imperializm"):
            times, bare = moves(Guest(browser, site, calm=False).page, site, game)
            print(line(f"{game}: a move, {len(times)} clicks", times))
            print(line(f"{game}: a bare request, drawn", bare))
            print(f"{'':<44} {statistics.median(times) / statistics.median(bare):.1f} × bare")
        browser.close()


if __name__ == "__main__":
    main()
