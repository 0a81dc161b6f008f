"""What is agreed before a game, as it is typed: ``--option name=value``."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from signoria.catalogue import find
from signoria.cli.agreed import bots_of, options_of, seed_of
from signoria.engine.agreed import allowed, as_typed
from signoria.engine.game import Game
from signoria.engine.problem import Problem


class Everything(msgspec.Struct, frozen=True):
    """An option of every kind."""

    truce: bool = False
    purse: Literal["lean", "full"] = "lean"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 4
    florins: int = 2
    banks: Annotated[tuple[str, ...], msgspec.Meta(max_length=2)] = ()
    motto: str = ""


class Agreeable(Game):
    """A game about which much can be agreed."""

    options = Everything


DEFAULTS: dict[str, Any] = {
    "truce": False,
    "purse": "lean",
    "rounds": 4,
    "florins": 2,
    "banks": (),
    "motto": "",
}


@pytest.mark.parametrize(
    ("pair", "changed"),
    [
        ("truce=true", {"truce": True}),
        ("truce=1", {"truce": True}),
        ("purse=full", {"purse": "full"}),
        ("rounds=9", {"rounds": 9}),
        ("florins=12", {"florins": 12}),
        ("banks=fugger, medici", {"banks": ("fugger", "medici")}),
        ("banks=", {"banks": ()}),
        ("motto=a=b", {"motto": "a=b"}),
    ],
)
def test_a_value_of_every_kind(pair: str, changed: dict[str, Any]) -> None:
    given = options_of(Agreeable(), [pair])
    assert given == {**DEFAULTS, **changed}
    assert msgspec.convert(given, Everything) == Everything(**changed)


def test_what_is_left_out_keeps_its_default_and_nothing_is_given_twice() -> None:
    assert options_of(Agreeable(), []) == DEFAULTS
    with pytest.raises(Problem, match="cli-option-twice"):
        options_of(Agreeable(), ["rounds=2", "rounds=3"])


@pytest.mark.parametrize(
    ("pair", "key", "values"),
    [
        ("truce", "cli-option-form", None),
        ("trcue=true", "unknown-word-near", None),
        ("truce=perhaps", "option-value", "true, false"),
        ("purse=fat", "option-value", "lean, full"),
        ("rounds=10", "option-value", "1–9"),
        ("rounds=two", "option-value", "1–9"),
        ("florins=x", "option-value", "0, 1, 2, …"),
        ("banks=a,b,c", "option-value", "…,…"),
    ],
)
def test_what_cannot_be_agreed(pair: str, key: str, values: str | None) -> None:
    with pytest.raises(Problem) as raised:
        options_of(Agreeable(), [pair])
    assert raised.value.phrase.key == key
    assert raised.value.phrase.args.get("values") == values


def test_values_are_shown_as_they_are_typed() -> None:
    shown = [as_typed(value) for value in msgspec.structs.astuple(Everything(banks=("a", "b")))]
    assert shown == ["false", "lean", "4", "2", "a,b", ""]
    assert allowed(str) == "…"


def test_bots_are_known_names_with_commas_between_them() -> None:
    assert bots_of(" greedy , random,", find("lorenzo")) == ("greedy", "random")
    assert bots_of("human,random", find("lorenzo"), ("human",)) == ("human", "random")
    with pytest.raises(Problem):
        bots_of("human,random", find("lorenzo"))


def test_a_seed_is_kept_or_made() -> None:
    assert seed_of("7/12") == "7/12"
    assert seed_of(None).isdecimal()
    assert seed_of(None) != seed_of(None)
