"""Which letters of a page are cut or lie over others: measured by their ink, since a line may be lower than the letters
of its font allow.

What scrolls is not cut, and neither is what is hidden on purpose.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# Until the page has been drawn, as with another size.
DRAWN: Final = "() => new Promise(told => requestAnimationFrame(() => requestAnimationFrame(told)))"
ALLOWED: Final = (
    ".crumb",  # the name of the game gives way to the seats
    ".since:not(.unfolded) li",  # who did much is told in two lines, and in full when they are unfolded
    ".hc .seen p",  # the sentence of a card of the hand fades out: the close-up has all of it
)
_CUT: Final = """
([part, allowed]) => {
    const EDGE = 1, HAIR = 0.05;  // pixels
    const pen = document.createElement('canvas').getContext('2d');
    const inks = new Map();
    function ink(style, letter) {
        const key = style.font + letter;
        if (!inks.has(key)) {
            pen.font = style.font;
            inks.set(key, pen.measureText(letter));
        }
        return inks.get(key);
    }
    function windows(element) {
        // What may cut a text: all that clips around it, up to what scrolls.
        const found = [];
        for (let one = element; one && one !== document.body; one = one.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(one);
            if (/auto|scroll/.test(overflowX + overflowY)) break;
            const [x, y] = [overflowX, overflowY].map(how => how === 'hidden' || how === 'clip');
            // Dots take the place of a letter that lacks any part of a pixel.
            const dots = getComputedStyle(one).textOverflow === 'ellipsis' && one === element;
            if (x || y) found.push({ x, y, box: one.getBoundingClientRect(), wide: dots ? HAIR : EDGE });
            if (position === 'fixed') break;
        }
        return found;
    }
    function isCut(node, element) {
        const clips = windows(element);
        if (!clips.length) return false;
        const [range, style] = [document.createRange(), getComputedStyle(element)];
        for (let at = 0; at < node.length; at++) {
            if (!node.data[at].trim()) continue;
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getBoundingClientRect();
            if (!box.width) continue;
            const drawn = ink(style, node.data[at]);
            const scale = box.height / (drawn.fontBoundingBoxAscent + drawn.fontBoundingBoxDescent);
            const line = box.top + drawn.fontBoundingBoxAscent * scale;
            const [top, bottom] = [
                line - drawn.actualBoundingBoxAscent * scale, line + drawn.actualBoundingBoxDescent * scale,
            ];
            if (clips.some(({ x, y, box: room, wide }) =>
                (x && (box.right > room.right + wide || box.left < room.left - EDGE)) ||
                (y && (bottom > room.bottom + EDGE || top < room.top - EDGE)))) return true;
        }
        return false;
    }
    const found = new Set();
    for (const root of document.querySelectorAll(part)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const [node, element] = [walker.currentNode, walker.currentNode.parentElement];
            if (!node.data.trim() || element.closest(`svg, .sr, [inert], select, option, ${allowed}`)) continue;
            if (!element.checkVisibility({ visibilityProperty: true })) continue;
            if (isCut(node, element)) found.add(`${element.closest('[class]').className}: ${node.data.trim()}`);
        }
    }
    return [...found];
}
"""


def cut(page: Page, part: str = "body") -> list[str]:
    """The texts in a part of the page of which letters are cut, each with the class of its element."""

    def found() -> list[str]:
        return [str(one) for one in page.evaluate(_CUT, [part, ", ".join(ALLOWED)])]

    if not (first := found()):
        return []
    page.evaluate(DRAWN)  # what has just come may not be drawn yet: the bar finds room for it in the next frame
    return [one for one in found() if one in first]


# Lines of different texts that cross, of all that is in sight. What scrolls may lie behind what does not.
_CROSSED: Final = """
part => {
    const lines = [];
    for (const root of document.querySelectorAll(part)) {
        const [walker, range] = [document.createTreeWalker(root, NodeFilter.SHOW_TEXT), document.createRange()];
        while (walker.nextNode()) {
            const [node, element] = [walker.currentNode, walker.currentNode.parentElement];
            if (!node.data.trim() || element.closest('svg, .sr, [inert]')) continue;
            if (!element.checkVisibility({ visibilityProperty: true })) continue;
            const room = element.closest('.opts')?.getBoundingClientRect();
            range.selectNodeContents(node);
            for (const { left, right, top, bottom, height } of range.getClientRects()) {
                const [high, low] = [top + height * 0.3, bottom - height * 0.25];
                const line = { node, left: left + 1, right: right - 1, top: high, bottom: low };
                if (room && (line.top < room.top || line.bottom > room.bottom)) continue;
                lines.push(line);
            }
        }
    }
    return lines.flatMap((one, at) => lines.slice(at + 1).filter(other => one.node !== other.node
        && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
        .map(other => `${one.node.data.trim()} / ${other.node.data.trim()}`));
}
"""


def crossed(page: Page, part: str) -> list[str]:
    """The texts in a part of the page that lie over one another."""
    return [str(one) for one in page.evaluate(_CROSSED, part)]


# Lines of texts of which something that is drawn over them hides a part.
_UNDER: Final = """
([covers, part]) => {
    const [found, range] = [new Set(), document.createRange()];
    const shown = one => one.checkVisibility({ visibilityProperty: true });
    const lids = [...document.querySelectorAll(covers)].filter(shown).map(one => one.getBoundingClientRect());
    for (const root of document.querySelectorAll(part)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const node = walker.currentNode;
            if (!node.data.trim() || !shown(node.parentElement)) continue;
            range.selectNodeContents(node);
            for (const { left, right, top, bottom, height } of range.getClientRects()) {
                const [high, low] = [top + height * 0.3, bottom - height * 0.25];
                const across = lid => lid.left < right - 1 && left + 1 < lid.right;
                if (lids.some(lid => across(lid) && lid.top < low && high < lid.bottom))
                    found.add(node.data.trim());
            }
        }
    }
    return [...found];
}
"""


def under(page: Page, covers: str, part: str) -> list[str]:
    """The texts in a part of the page that something else covers in part."""
    return [str(one) for one in page.evaluate(_UNDER, [covers, part])]


# What is meant to be pushed sideways: the panes of a phone, and cards that lie in a row there.
SIDEWAYS: Final = (".strip", ".hand")
_WIDE: Final = """
allowed => [...document.querySelectorAll('main *')]
    .filter(one => /auto|scroll/.test(getComputedStyle(one).overflowX) && !one.matches(allowed))
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.className}: ${one.scrollWidth} > ${one.clientWidth}`)
"""


def wide(page: Page) -> list[str]:
    """What scrolls down and would have to be pushed sideways as well to see all of it."""
    return [str(one) for one in page.evaluate(_WIDE, ", ".join(SIDEWAYS))]
