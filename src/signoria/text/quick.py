"""A quick way to say what most messages are: words, arguments, and variants by an argument.

Fluent walks through the tree of a message each time and wraps every argument. Here a message becomes functions once.
What is more than that (terms, other messages, functions) stays with Fluent. So does whatever is wrong: it tells why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import resolver

NOWHERE: Final[Any] = None  # words and keys need nothing around them
LONGEST: Final = 2000  # characters of an argument; Fluent refuses very long ones
Args = Mapping[str, int | str]
Quick = Callable[[Args], str]


class NotQuick(Exception):
    """Something for Fluent itself."""


def quick(pattern: Any, plural: Callable[[int], str]) -> Quick | None:
    """A function that says a pattern of Fluent, or nothing if it is too much for that; ``plural`` tells the form."""
    try:
        return said(pattern, plural)
    except NotQuick:
        return None


def said(node: Any, plural: Callable[[int], str]) -> Quick:
    """A function for one part of a pattern."""
    if isinstance(node, resolver.Literal):
        text = str(node(NOWHERE))
        return lambda _args: text
    if isinstance(node, resolver.Pattern):
        parts = [said(one, plural) for one in node.elements]
        return lambda args: "".join([part(args) for part in parts])
    if isinstance(node, resolver.Placeable | resolver.NeverIsolatingPlaceable):
        return said(node.expression, plural)
    if isinstance(node, resolver.VariableReference):
        return argument(node.id.name)
    if isinstance(node, resolver.SelectExpression) and isinstance(node.selector, resolver.VariableReference):
        return variants(node.selector.id.name, node, plural)
    raise NotQuick


def argument(name: str) -> Quick:
    """A function for an argument."""

    def say(args: Args) -> str:
        value = args.get(name)
        if isinstance(value, int):
            return str(value)
        if value is None or len(value) > LONGEST:
            raise NotQuick
        return value

    return say


def variants(name: str, node: resolver.SelectExpression, plural: Callable[[int], str]) -> Quick:
    """A function for what depends on an argument: a number by itself or by its form, a word by itself."""
    keys = [one.key(NOWHERE) for one in node.variants]
    texts = [said(one.value, plural) for one in node.variants]
    default = next((text for one, text in zip(node.variants, texts, strict=True) if one.default), None)
    if default is None:
        raise NotQuick
    numbers = [isinstance(key, int | float) for key in keys]
    choices = list(zip(keys, numbers, texts, strict=True))
    by_word = {str(key): text for key, number, text in reversed(choices) if not number}

    def say(args: Args) -> str:
        value = args.get(name)
        if isinstance(value, str):
            if any(numbers):
                raise NotQuick
            return by_word.get(value, default)(args)
        if value is None:
            raise NotQuick
        form = plural(value)
        for key, number, text in choices:
            if key == (value if number else form):
                return text(args)
        return default(args)

    return say
