"""Text from outside: what could not be stored, seen or trusted by its looks is refused with a sentence."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final
from urllib.parse import unquote_to_bytes

from signoria.engine.problem import Problem

# Controls, halves of characters, and the signs that turn the order of what follows round.
FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
LINE_ENDS: Final = re.compile("[\t\n\r]")
# Letters and signs that leave no mark, beside all that Unicode itself counts as marks and formats.
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
UNSEEN: Final = frozenset({"Cf", "Co", "Cn", "Me", "Mn", "Zl", "Zp", "Zs"})
MARKS: Final = frozenset({"Me", "Mn"})
MOST_MARKS: Final = 2  # on one letter


def check(text: str, lines: bool = False) -> None:
    """Refuse text with characters that no message has; only some texts have several ``lines``."""
    if FORBIDDEN.search(text) or (not lines and LINE_ENDS.search(text)):
        raise Problem("server-bad-characters")


def check_all(value: Any, lines: bool = False) -> None:
    """The same for every text in plain data."""
    if isinstance(value, str):
        check(value, lines)
    elif value is None or isinstance(value, int):
        pass  # most of a choice
    elif isinstance(value, dict):
        for key, one in value.items():
            check_all(key)
            check_all(one, lines)
    elif isinstance(value, (list, tuple)):
        for one in value:
            check_all(one, lines)


def check_query(query: bytes) -> None:
    """The same for what stands behind the question mark of an address."""
    if b"%" in query and any(byte < 0x20 or byte == 0x7F for byte in unquote_to_bytes(query)):
        raise Problem("server-bad-characters")


def visible(text: str) -> bool:
    """Whether all of a text can be seen: something that leaves a mark, and nothing that pretends to be nothing."""
    marks, seen = 0, False
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in MARKS else 0
        if sign in BLANK or kind in {"Cf", "Co", "Cn"} or marks > MOST_MARKS:
            return False
        seen = seen or kind not in UNSEEN
    return seen


def check_title(title: str) -> None:
    """Refuse a title in which nothing leaves a mark; it may have none at all."""
    if title.strip() and all(sign in BLANK or unicodedata.category(sign) in UNSEEN for sign in title):
        raise Problem("server-bad-characters")


def check_name(name: str) -> None:
    """Refuse a name that others could not see, or could take for another."""
    check(name)
    if not visible(name):
        raise Problem("server-invisible-name")
