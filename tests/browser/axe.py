"""The accessibility audit: axe-core, in the page."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.server.house import ROOT

RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "resultTypes": ["violations"],
}


@cache
def source() -> str:
    """axe-core, as npm brought it for the client's own tests."""
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def violations(page: Page, part: str = "html") -> list[str]:
    """What is wrong with a page or a part of it for people who see badly or not at all; each with some elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())  # through the debugger, so that the page's own policy against foreign scripts can stay
    found: dict[str, Any] = page.evaluate("([part, rules]) => axe.run(part, rules)", [part, RULES])
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: " + "; ".join(node["html"][:160] for node in one["nodes"][:3])
        for one in found["violations"]
    ]
