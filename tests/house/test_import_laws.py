"""Law 1: the engine is pure. What `signoria.engine` and `signoria.games` may import and call.

The rooms of the server stand in one order, and none knows those above it.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.tree import ROOT

SRC = ROOT / "src"

# Modules that do no I/O, read no clock and draw no random number of their own.
PURE = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "dataclasses",
    "difflib",
    "enum",
    "fluent.runtime",
    "fluent.syntax",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "json",
    "librt.strings",
    "librt.vecs",
    "math",
    "msgspec",
    "mypy_extensions",
    "operator",
    "re",
    "string",
    "struct",
    "textwrap",
    "tomllib",
    "types",
    "typing",
    "unicodedata",
}
IMPURE_CALLS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}


def imported(tree: ast.AST, module: str) -> list[tuple[int, str]]:
    """Every module that `tree` imports, at any depth, under its full name."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = node.module or ""
            if node.level:
                start = ".".join([*module.split(".")[: -node.level], *filter(None, [node.module])])
            # `from signoria import cli` imports signoria.cli, `from signoria.engine.rng import Rng` signoria.engine.rng
            found += [(node.lineno, f"{start}.{alias.name}") for alias in node.names]
    return found


def inside(name: str, packages: set[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def allowed(module: str) -> set[str]:
    """What `module` may import: the pure modules, the engine, and for a game the rooms of that game."""
    package, _, rest = module.removeprefix("signoria.").partition(".")
    if package == "engine":
        return PURE | {"signoria.engine"}
    game = rest.partition(".")[0]
    # The package of games itself lists the games; a game does not know the others.
    return PURE | {"signoria.engine", f"signoria.games.{game}" if game else "signoria.games"}


def breaches(source: str, module: str) -> list[str]:
    """What `module` does against the law, with line numbers."""
    tree = ast.parse(source)
    may = allowed(module)
    found = [(line, f"imports {name}") for line, name in imported(tree, module) if not inside(name, may)]
    found += [
        (node.lineno, f"uses {node.id}")
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in IMPURE_CALLS
    ]
    return [f"{module}:{line} {what}" for line, what in sorted(found)]


def modules() -> list[Path]:
    return sorted(path for package in ("engine", "games") for path in (SRC / "signoria" / package).rglob("*.py"))


def dotted(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize(
    ("source", "module", "breach"),
    [
        ("import random", "signoria.engine.rng", "imports random"),
        ("def f():\n    import time", "signoria.engine.session", "imports time"),
        ("from importlib import resources", "signoria.games.pax.text", "imports importlib.resources"),
        ("from librt import random", "signoria.engine.rng", "imports librt.random"),
        ("from signoria import cli", "signoria.engine.session", "imports signoria.cli"),
        (
            "from signoria.bots.greedy import Greedy",
            "signoria.games.pax.solitaire",
            "imports signoria.bots.greedy.Greedy",
        ),
        ("from signoria.games import pax", "signoria.engine.session", "imports signoria.games.pax"),
        ("from signoria.games.pax import board", "signoria.games.lorenzo.board", "imports signoria.games.pax.board"),
        ("from .. import server", "signoria.engine.session", "imports signoria.server"),
        ("print('a card')", "signoria.games.pax.rules.market", "uses print"),
        ("text = open('cards.toml').read()", "signoria.games.pax.data.cards", "uses open"),
    ],
)
def test_a_breach_is_found(source: str, module: str, breach: str) -> None:
    assert [found.partition(" ")[2] for found in breaches(source, module)] == [breach]


@pytest.mark.parametrize(
    ("source", "module"),
    [
        ("from signoria.engine.rng import Rng", "signoria.games.pax.rules.setup"),
        ("from signoria.games.pax.board import MAP", "signoria.games.pax.rules.setup"),
        ("from signoria.games.pax.game import PAX", "signoria.games"),
        ("from collections.abc import Sequence", "signoria.engine.decision"),
    ],
)
def test_what_the_law_allows_is_no_breach(source: str, module: str) -> None:
    assert breaches(source, module) == []


def test_the_engine_and_the_games_keep_the_law() -> None:
    paths = modules()
    assert paths
    assert [breach for path in paths for breach in breaches(path.read_text("utf-8"), dotted(path))] == []


# From the bottom to the top: what every room knows, the rooms, and what puts them together.
FLOORS = (
    {"wire", "clock", "frames", "observed", "patience", "plain_text", "supervise", "texts"},
    {"store"},
    {"people"},
    {"notify"},
    {"table"},
    {"api"},
    {"admin", "admin_dataset", "admin_people", "backup", "app", "main"},
)


def floor(module: str) -> int:
    """Where a module of the server stands; the package itself stands below everything."""
    room = module.removeprefix("signoria.server").removeprefix(".").partition(".")[0]
    return next((height for height, rooms in enumerate(FLOORS) if room in rooms), -1)


def upward(source: str, module: str) -> list[str]:
    """What a module of the server imports from rooms above its own."""
    found = [name for _, name in imported(ast.parse(source), module) if inside(name, {"signoria.server"})]
    return [f"{module} imports {name}" for name in found if floor(name) > floor(module)]


def test_a_room_of_the_server_knows_none_above_it() -> None:
    assert upward("from signoria.server.api import views", "signoria.server.table.room")
    assert upward("from signoria.server.store import info", "signoria.server.table.room") == []
    paths = sorted((SRC / "signoria" / "server").rglob("*.py"))
    standing = {floor(dotted(path)) for path in paths if path.parent.name != "server" or path.stem != "__init__"}
    assert standing == set(range(len(FLOORS)))
    assert [breach for path in paths for breach in upward(path.read_text("utf-8"), dotted(path))] == []
