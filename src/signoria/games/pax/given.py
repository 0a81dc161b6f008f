"""Reading a ``given`` block: values of the right shape, or a problem that names the path of the key it is about."""

from __future__ import annotations

from typing import Any, Final

from signoria.engine.given import at
from signoria.engine.problem import Problem
from signoria.engine.vocabulary import Domain, unknown

KEYS: Final = (
    "edition", "banks", "settings", "turn", "actions", "done", "used", "out", "florins", "city", "concession", "pirate",
    "faith", "square", "tableau", "hand", "maids", "bishop", "market", "coins", "fresh", "deck", "ahead", "discarded",
    "open", "victories", "agenda", "ended", "winners",
)  # fmt: skip


class Reader:
    """A ``given`` block being read; every complaint names the path of the key it is about."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        for key in given:
            if key not in KEYS:
                raise at(key, unknown("key", key, KEYS))

    def value(self, path: str, kind: type, default: Any) -> Any:
        """The value at a top-level key, of the right type."""
        return typed(path, self.given.get(path, default), kind)

    def table(self, path: str) -> dict[str, Any]:
        """A table, empty if it is not given."""
        found: dict[str, Any] = self.value(path, dict, {})
        return found

    def listed(self, path: str, domain: Domain) -> list[int]:
        """The list of words at a top-level key, empty if it is not given."""
        return words(path, self.given.get(path, []), domain)


def typed(path: str, value: Any, kind: type) -> Any:
    """The value, if it is of this type."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Problem("wrong-type", path=path, wanted=kind.__name__)
    return value


def find(path: str, word: Any, domain: Domain) -> int:
    """The thing of a domain that a word names."""
    try:
        return domain.find(typed(path, word, str))
    except Problem as problem:
        raise at(path, problem) from None


def words(path: str, raw: Any, domain: Domain) -> list[int]:
    """A list of words of one domain."""
    return [find(path, word, domain) for word in typed(path, raw, list)]


def count(path: str, value: Any, most: int = 1000, least: int = 0) -> int:
    """A whole number within bounds."""
    number: int = typed(path, value, int)
    if not least <= number <= most:
        raise Problem("out-of-range", path=path, least=least, most=most)
    return number


def misplaced(path: str, word: str) -> Problem:
    """Something that can never be where it was put."""
    return Problem("wrong-place", path=path, word=word)
