"""The values of a game in the browser: an owner corrects one, checks it, shares it and plays with it."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.player import Player, pick
from tests.browser.site import Site
from tests.server.packing import DUCATS, GAME, files, replaced, zipped

EDITOR = f"/values/{GAME}"
PURSE = "#cell-board-start-ducats-value"
STATE = ".head .state"
WIDTHS = (390, 820, 1366, 1920)


def found(page: Page, query: str) -> None:
    """Look for a value."""
    page.locator("#query").fill(query)


def corrected(page: Page) -> None:
    """One number is not as ours, and that is all right."""
    found(page, "start-ducats")
    page.locator(PURSE).fill(str(DUCATS))
    expect(page.locator(STATE)).to_contain_text("1 value is changed. All values are right")


def test_an_owner_corrects_a_value_and_plays_with_it(scaled: Site, visit: Callable[..., Page]) -> None:
    page = visit(scaled, EDITOR)
    found(page, "start-ducats")
    purse = page.locator(PURSE)
    # Checked while it is written, with the sentence beside the value.
    purse.fill("250")
    expect(page.locator(f"{PURSE}-wrong")).to_have_text("“value” must be a whole number from 0 to 99.")
    expect(purse).to_have_attribute("aria-invalid", "true")
    expect(page.locator(STATE)).to_contain_text("1 mistake")
    purse.fill(str(DUCATS - 1))
    purse.press("ArrowUp")
    expect(purse).to_have_value(str(DUCATS))
    expect(page.locator(f"{PURSE}-wrong")).to_have_count(0)
    expect(page.locator(STATE)).to_contain_text("1 value is changed. All values are right")
    # Nothing is lost, and everything can be undone.
    page.reload()
    found(page, "start-ducats")
    expect(purse).to_have_value(str(DUCATS))
    page.keyboard.press("Control+z")
    expect(purse).to_have_value("25")
    page.keyboard.press("Control+Shift+z")
    expect(purse).to_have_value(str(DUCATS))
    page.get_by_label("Title of the pack").fill("Ada’s box")
    expect(page.locator(STATE)).to_contain_text("All values are right")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    with zipfile.ZipFile(io.BytesIO(Path(waiting.value.path()).read_bytes())) as archive:
        assert f"[start-ducats]\nvalue = {DUCATS}\n" in archive.read("pack/board.toml").decode()
        assert 'title = "Ada’s box"' in archive.read("pack/pack.toml").decode()
    page.get_by_role("button", name="Open a table with this").click()
    expect(page.locator(".chosen")).to_contain_text("Ada’s box")
    page.locator("form button.leaf").click()
    player = Player(page, seed=5)
    player.wait()
    # The board shows the value, the page says whose it is, and the game goes on with it.
    expect(page.locator(".bar .values")).to_have_text("Values: Ada’s box", use_inner_text=True)
    expect(page.locator('[data-thing="measure:ducats@red"]').first).to_contain_text(str(DUCATS))
    page.locator(".bar .values").click()
    told = page.locator("dialog[open]")
    expect(told).to_contain_text("1 value is not ours")
    line = told.locator("tbody tr")
    expect(line).to_contain_text("Ducats at the start")
    expect(line.locator("td").nth(0)).to_contain_text("25")
    expect(line.locator("td").nth(0)).to_contain_text("the rulebook")
    expect(line.locator("td").nth(1)).to_contain_text(str(DUCATS))
    expect(line.locator("td").nth(1)).to_contain_text("an owner’s box")
    assert violations(page, "dialog[open]") == []
    page.keyboard.press("Escape")
    for _ in range(3):
        player.by_mouse()
        player.wait()


def test_a_link_brings_the_pack_into_another_browser(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded, EDITOR)
    corrected(page)
    page.get_by_role("button", name="Share as a link").click()
    link = page.locator(".copy input").input_value()
    other = visit(embedded, EDITOR, language="pl")
    other.locator("#query").fill("start-ducats")
    other.locator(PURSE).fill("9")
    expect(other.locator(STATE)).to_contain_text("Zmieniono 1 wartość. Wszystkie wartości są poprawne")
    other.goto(link)
    expect(other.locator(".head .yes")).to_contain_text("Otwarto „My box”")
    expect(other.locator(PURSE)).to_have_value(str(DUCATS))
    # What was there before is one step away.
    other.get_by_role("button", name="Cofnij").click()
    expect(other.locator(PURSE)).to_have_value("9")


def test_a_new_table_takes_a_zip_and_says_what_is_wrong_with_one(
    embedded: Site, visit: Callable[..., Page], tmp_path: Path
) -> None:
    page = visit(embedded, "/new")
    pick(page, GAME)
    page.locator("summary", has_text="Values").click()
    chooser = page.locator('.pack input[accept=".zip,.toml"]')
    wrong, right = tmp_path / "wrong.zip", tmp_path / "right.zip"
    board = replaced(files()["board.toml"], "hand-most = 6", "hand-most = 60")
    wrong.write_bytes(zipped({**files(), "board.toml": board}))
    right.write_bytes(zipped(files()))
    chooser.set_input_files(wrong)
    expect(page.locator(".pack [role=alert]")).to_contain_text("“value” must be a whole number from 4 to 9.")
    wrong.write_bytes(b"PK\x03\x04 and nothing else")
    chooser.set_input_files(wrong)
    expect(page.locator(".pack [role=alert]")).to_contain_text("This is not a data pack")
    chooser.set_input_files(right)
    expect(page.locator(".pack .chosen")).to_contain_text("My box")
    assert violations(page, "form") == []
    page.locator("form button.leaf").click()
    Player(page).wait()
    expect(page.locator(".bar .values")).to_have_text("Values: My box", use_inner_text=True)


def test_a_folder_is_opened_in_the_editor(embedded: Site, visit: Callable[..., Page], tmp_path: Path) -> None:
    page = visit(embedded, EDITOR)
    for name, text in files(title="From a folder").items():
        (tmp_path / name).write_text(text, "utf-8")
    page.locator("input[webkitdirectory]").set_input_files(tmp_path)
    expect(page.locator(".head .yes")).to_contain_text("“From a folder” is open, with 2 values that are not ours.")
    expect(page.get_by_label("Title of the pack")).to_have_value("From a folder")
    expect(page.locator(PURSE)).to_have_value(str(DUCATS))


def test_what_is_reconstructed_is_told_at_a_table_with_our_values(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded)
    pick(page, GAME)
    page.locator("button.go[type=submit]").click()
    Player(page).wait()
    page.locator(".ways > .tbtn").last.click()
    page.get_by_role("button", name="Values").click()
    told = page.locator("dialog[open]")
    expect(told).to_contain_text("This table is played with our values.")
    expect(told).to_contain_text("values are reconstructed")
    told.locator("summary").first.click()
    expect(told.locator("details[open] li").first).to_be_visible()
    assert violations(page, "dialog[open]") == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_editor_fits_every_screen_and_passes_the_audit(
    embedded: Site, visit: Callable[..., Page], language: str
) -> None:
    page = visit(embedded, EDITOR, language=language)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_selector("table input")
        for button in page.locator(".find nav button").all()[:: 1 if width == 390 else 6]:
            button.click()
            page.wait_for_selector("table input")
            sideways = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
            assert sideways <= 0, f"{button.inner_text()} is {sideways} px too wide at {width}"
    page.locator("#query").fill("start-ducats")
    page.locator(PURSE).fill("many")
    page.wait_for_selector(f"{PURSE}-wrong")
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert violations(page) == []


def test_the_editor_is_worked_by_keyboard_alone(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded, EDITOR)
    page.wait_for_selector("table input")
    page.locator("#query").focus()
    page.keyboard.type("livonia cost")
    field = page.locator("#cell-territories-livonia-cost")
    for _ in range(30):
        if field.evaluate("field => field === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    expect(field).to_have_value("6")
    expect(page.locator(STATE)).to_contain_text("1 value is changed")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(field).to_have_value("5")
    expect(page.locator(STATE)).to_contain_text("Nothing is changed")
