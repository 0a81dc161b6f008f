"""A position for people to read: as a tree, and as far as a seat knows it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.tree import Tree

from signoria.engine.rng import seeded
from signoria.engine.state import State

IMAGINED: Final = 24  # positions compared: a thing unknown between two passes for known once in 2**24
HIDDEN: Final = "?"


def known(state: State, seat: int) -> dict[str, Any]:
    """What all positions that the seat cannot tell from this one have in common; the rest is a question mark.

    Whatever is described in the state's words but hidden from the seat differs from one imagined position to the next.
    """
    rng = seeded(state.digest())
    described = [state.game.describe(state.resample(seat, rng)) for _ in range(IMAGINED)]
    shared: dict[str, Any] = common(described)
    return shared


def common(values: list[Any]) -> Any:
    """The part that is the same in all of these values."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, dict) for value in values):
        keys = [key for key in first if all(key in value for value in values)]
        return {key: common([value[key] for value in values]) for key in keys}
    if all(isinstance(value, list) for value in values):
        return common_list(values)
    return HIDDEN


def common_list(values: list[list[Any]]) -> list[Any]:
    """The entries that all lists have, in no order that could tell anything, and a question mark for each other."""
    counts = [Counter(map(str, value)) for value in values]
    sure = counts[0]
    for count in counts[1:]:
        sure &= count
    length = min(len(value) for value in values)
    return [*sorted(sure.elements()), *[HIDDEN] * (length - sure.total())]


def tree(title: str, described: dict[str, Any]) -> Tree:
    """A described position as a tree: one line for whatever fits on one."""
    root = Tree(title, guide_style="dim")
    for key, value in described.items():
        branch(root, key, value)
    return root


def branch(parent: Tree, key: str, value: Any) -> None:
    """One entry of a position and what lies under it; what is empty is left out."""
    if value in ({}, []):
        return
    if not isinstance(value, dict) or not any(isinstance(inner, dict | list) for inner in value.values()):
        parent.add(f"{key}: {brief(value)}")
    else:
        node = parent.add(key)
        for name, inner in value.items():
            branch(node, name, inner)


def brief(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {brief(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(brief(inner) for inner in squeezed(value))
    if isinstance(value, bool):
        return "✓" if value else "–"
    return str(value)


def squeezed(values: list[Any]) -> list[Any]:
    """The same list with the question marks at its end counted."""
    unknown = values.count(HIDDEN)
    if unknown <= 1:
        return values
    return [*(value for value in values if value != HIDDEN), f"{HIDDEN} × {unknown}"]
