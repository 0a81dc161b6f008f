"""Reading the block ``given`` of a scenario: words and numbers, each problem with its place in the block."""

from __future__ import annotations

from typing import Any

from signoria.engine.problem import Problem
from signoria.engine.vocabulary import Domain, unknown


def at(path: str, problem: Problem) -> Problem:
    """The problem with its place in the block."""
    return Problem(problem.phrase.key, **{**problem.phrase.args, "path": path})


def find(path: str, domain: Domain, word: object) -> int:
    """The number of a word."""
    try:
        return domain.find(str(word))
    except Problem as problem:
        raise at(path, problem) from None


def seat_of(seats: tuple[str, ...], path: str, word: object) -> int:
    """The number of a seat, among those that play."""
    if word not in seats:
        raise at(path, unknown("seat", str(word), seats))
    return seats.index(str(word))


def number(block: dict[str, Any], key: str, least: int, most: int, path: str = "") -> int:
    """A number within bounds; where it is left out, nothing or the least."""
    value = block.get(key, max(least, 0))
    if type(value) is not int or not least <= value <= most:
        place = f"{path}.{key}" if path else key
        raise at(place, Problem("number-between", name=key, least=least, most=most))
    return value


def plain(path: str, word: str) -> int:
    """A number in a line of words."""
    if not word.lstrip("-").isdecimal():
        raise at(path, Problem("number-wanted", word=word))
    return int(word)


def table(given: dict[str, Any], key: str) -> dict[str, Any]:
    """A table of the block, empty where it is left out."""
    found = given.get(key, {})
    if not isinstance(found, dict):
        raise at(key, Problem("toml-table-wanted", name=key))
    return found


def listed(given: dict[str, Any], key: str) -> list[Any]:
    """A list of the block, empty where it is left out."""
    found = given.get(key, [])
    if not isinstance(found, list):
        raise at(key, Problem("toml-list-wanted", name=key))
    return found
