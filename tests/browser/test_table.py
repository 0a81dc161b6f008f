"""At the table: undo, refusals, history, what-ifs, languages, broken connections, several tabs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.player import MINE, Player
from tests.browser.site import Site, started


def at_the_table(visit: Callable[..., Page], site: Site, **more: object) -> Player:
    """Play now, and wait until something is asked."""
    page = visit(site, **more)
    page.locator("button.go[type=submit]").click()
    player = Player(page)
    assert player.wait() == "choose"
    return player


def some_moves(player: Player, count: int) -> None:
    """Play on for a while."""
    for _ in range(count):
        assert player.wait() == "choose"
        player.by_mouse()
    player.wait()


def buying(player: Player) -> str:
    """An option that can be taken back: to buy the first card that is on offer."""
    return next(words for words in player.options() if words.startswith("buy "))


def test_undo_and_redo(scaled: Site, visit: Callable[..., Page]) -> None:
    player = at_the_table(visit, scaled)
    before = player.options()
    moment = player.number()
    player.choose(buying(player))
    after = player.options()
    assert after != before
    player.page.keyboard.press("u")
    expect(player.page.locator(".history .row span")).to_contain_text(str(moment))
    assert player.options() == before
    player.page.get_by_role("button", name="Redo").click()
    expect(player.page.locator(".history .row span")).to_contain_text(str(moment + 1))
    assert player.options() == after
    player.page.get_by_role("button", name="Undo").click()
    expect(player.page.locator(".history .row span")).to_contain_text(str(moment))
    assert player.options() == before


def test_a_refused_option_is_explained_with_its_paragraph(embedded: Site, visit: Callable[..., Page]) -> None:
    page = at_the_table(visit, embedded).page
    page.locator('[data-thing="victory:holy"]').click()
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    rule = bubble.get_by_role("link").inner_text()
    bubble.get_by_role("link").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(rule)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(MINE).first).to_be_visible()


def test_what_an_option_would_do_is_shown_before_it_is_chosen(embedded: Site, visit: Callable[..., Page]) -> None:
    player = at_the_table(visit, embedded)
    words = buying(player)
    player.option(words).hover()
    expect(player.page.locator(f'[data-thing="slot:{words.removeprefix("buy ")}"]')).to_have_class(re.compile("hot"))
    expect(player.page.locator("aside.preview")).to_be_visible()


def test_history_is_looked_at_with_keys(scaled: Site, visit: Callable[..., Page]) -> None:
    player = at_the_table(visit, scaled)
    some_moves(player, 4)
    page, last = player.page, player.number()
    page.keyboard.press("Home")
    expect(page.locator(".decide h2")).to_contain_text(f"moment 0 of {last}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".decide h2")).to_contain_text(f"moment 2 of {last}")
    assert page.url.endswith("/moment/2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".decide h2")).to_contain_text(f"moment 1 of {last}")
    expect(page.locator(MINE)).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(MINE).first).to_be_visible()


def test_a_line_of_the_chronicle_leads_to_its_moment(embedded: Site, visit: Callable[..., Page]) -> None:
    player = at_the_table(visit, embedded)
    some_moves(player, 3)
    player.page.locator(".chronicle .line button:not(.fold)").first.click()
    expect(player.page.locator(".decide h2")).to_contain_text("Looking back")


def test_a_moment_becomes_a_private_board(scaled: Site, visit: Callable[..., Page]) -> None:
    player = at_the_table(visit, scaled)
    some_moves(player, 3)
    page = player.page
    origin = page.url
    before = page.locator(".chronicle .line").first.inner_text()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Branch here").click()
    page.wait_for_url(lambda url: url != origin and "/moment/" not in url)
    expect(page.locator(".whatif")).to_contain_text("What if?")
    expect(page.locator(".chronicle")).to_contain_text(before)  # the game so far
    # All seats are mine now, so each is known by its colour alone. In Polish, too.
    names = page.locator(".seats .name")
    english: list[str | re.Pattern[str]] = [*names.all_inner_texts()]
    for language, banks, told in (("pl", [re.compile("^Bank ")] * len(english), "kupuje"), ("en", english, before)):
        player.speak(language)
        expect(names).to_have_text(banks)
        expect(page.locator(".chronicle")).to_contain_text(told)
        expect(page.locator(".seats .player")).to_have_count(0)
    some_moves(player, 3)
    page.get_by_role("link", name="Back to the game").click()
    page.wait_for_url(origin)
    expect(page.locator(MINE).first).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(scaled: Site, visit: Callable[..., Page]) -> None:
    player = at_the_table(visit, scaled)
    player.choose(buying(player))
    page, before = player.page, player.options()
    english = page.locator(".decide h2").inner_text()
    chronicle = page.locator(".chronicle").inner_text()
    page.locator(".lang button[lang=pl]").click()
    expect(page.locator(".decide h2")).not_to_have_text(english)
    assert player.options() == before
    expect(page.locator(".chronicle")).to_contain_text("kupuje")
    assert page.evaluate("document.documentElement.lang") == "pl"
    page.reload()
    player.wait()
    expect(page.locator(".chronicle")).to_contain_text("kupuje")
    page.locator(".lang button[lang=en]").click()
    expect(page.locator(".decide h2")).to_have_text(english)
    expect(page.locator(".chronicle")).to_have_text(re.compile(re.escape(chronicle.split("\n")[-1])))
    # The choice holds although the page is left before the server has heard of it.
    page.route(re.compile("/api/me$"), unheard)
    page.locator(".lang button[lang=pl]").click()
    page.reload()
    page.unroute_all(behavior="wait")
    player.wait()
    expect(page.locator(".chronicle")).to_contain_text("kupuje")
    assert page.evaluate("document.documentElement.lang") == "pl"


def unheard(route: Route) -> None:
    """The server hears nothing of what one has chosen; what it knows it tells."""
    if route.request.method == "GET":
        route.continue_()
    else:
        route.abort()


def test_the_game_goes_on_after_the_server_is_killed(visit: Callable[..., Page], tmp_path: Path) -> None:
    with started(str(tmp_path / "signoria.db")) as site:
        player = at_the_table(visit, site)
        some_moves(player, 2)
        page, before, moment = player.page, player.options(), player.number()
        site.kill()
        expect(page.locator(".decide")).to_contain_text("Reconnecting")
        expect(page.locator(".spot.legal")).to_have_count(0)
        site.start()
        expect(page.locator(MINE).first).to_be_visible()
        assert (player.options(), player.number()) == (before, moment)
        player.choose(before[0])
        player.wait()
        assert player.number() > moment


def test_two_tabs_of_one_player_show_the_same(scaled: Site, visit: Callable[..., Page]) -> None:
    player = at_the_table(visit, scaled)
    other = Player(player.page.context.new_page())
    other.page.goto(player.page.url)
    other.wait()
    assert other.options() == player.options()
    player.choose(buying(player))
    other.page.wait_for_function("n => document.querySelector('.decide')?.dataset.number === n", arg=player.asked())
    assert other.options() == player.options()
    other.choose(other.options()[0])
    player.page.wait_for_function("n => document.querySelector('.decide')?.dataset.number !== n", arg="2")


def test_a_stale_tab_is_told_so_and_catches_up(scaled: Site, visit: Callable[..., Page]) -> None:
    player = at_the_table(visit, scaled)
    stale = Player(player.page.context.new_page())
    stale.page.route_web_socket(re.compile("/api/live"), deaf_once_it_knows)
    stale.page.goto(player.page.url)
    stale.wait()
    wanted = buying(stale)
    player.choose(wanted)
    stale.page.unroute_all()
    stale.press(wanted)
    expect(stale.page.locator("div.lines")).to_contain_text("moved on")
    stale.page.wait_for_function("n => document.querySelector('.decide')?.dataset.number === n", arg=player.asked())
    assert stale.options() == player.options()


def deaf_once_it_knows(socket: WebSocketRoute) -> None:
    """A connection that brings the position once, and then nothing any more."""
    server = socket.connect_to_server()
    known: list[str | bytes] = []

    def pass_on(message: str | bytes) -> None:
        if not known:
            socket.send(message)
        if '"position":{' in str(message):
            known.append(message)

    server.on_message(pass_on)


def test_deep_links_and_the_back_button(embedded: Site, visit: Callable[..., Page]) -> None:
    player = at_the_table(visit, embedded)
    some_moves(player, 3)
    page, table = player.page, player.page.url
    page.goto(f"{table}/moment/1")
    expect(page.locator(".decide h2")).to_contain_text("moment 1 of")
    page.goto(table)
    player.wait()
    page.goto(f"{embedded.url}/")
    expect(page.locator("main")).to_contain_text("Pax Renaissance")
    page.go_back()
    player.wait()
    assert page.url == table


def test_a_table_that_is_not_there_says_so(embedded: Site, visit: Callable[..., Page]) -> None:
    page = visit(embedded, "/table/nowhere-at-all")
    expect(page.locator("main")).to_contain_text("There is no such table")
    page = visit(embedded, "/no/such/page")
    expect(page.get_by_role("link", name="Signoria").first).to_be_visible()
