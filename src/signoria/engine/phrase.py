"""A phrase: something to be said to a person, as a key and its arguments, in no language yet."""

from __future__ import annotations

from typing import Final, Union

LANGUAGES: Final = ("en", "pl")  # everything can be said in each of them; the first is what is meant if none is named

Arg = Union[int, str, "Phrase"]


class Phrase:
    """A Fluent message id with arguments; an argument may itself be a phrase (the name of a card, a seat, a place)."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key: str = key
        self.args: dict[str, Arg] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.args.items())))

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"

    def to_json(self) -> dict[str, object]:
        """The phrase as plain data for a client that renders it in its own language."""
        args = {name: arg.to_json() if isinstance(arg, Phrase) else arg for name, arg in self.args.items()}
        return {"key": self.key, "args": args}
