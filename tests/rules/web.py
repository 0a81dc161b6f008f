"""Positions that the tests of the client draw: each as the server tells it, kept beside the face of its game.

``python -m tests.rules.web`` writes the files anew, after a change of views, components, previews or texts.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from signoria.engine.foretell import foretell
from signoria.engine.game import Game
from signoria.engine.state import State
from signoria.server.api.games import packed_box
from signoria.server.api.views import offer_card, threat_cards
from tests.house.tree import ROOT

Told = dict[str, Any]


def file_of(game: Game) -> Path:
    """Where the positions of a game are kept."""
    return ROOT / "web/src/games" / game.meta.id / "positions.json"


def moment(state: State, *, previews: bool) -> Told:
    """A position as the seat that decides sees it, with every offer, and what each would bring about."""
    seat = state.decider()
    offers = [offer_card(state.game, "en", one, state.game.about(state, one)) for one in state.options()]
    if previews:
        offers = [msgspec.structs.replace(one, preview=foretell(state, one.option)) for one in offers]
    threats = threat_cards(state, "en")
    return {
        "view": state.game.view(state, seat),
        "offers": msgspec.to_builtins(offers),
        "threats": msgspec.to_builtins(threats),
    }


def box(game: Game, edition: str, language: str = "en") -> Told:
    """What lies in the box."""
    found: Told = json.loads(packed_box(game, language, edition).plain)
    return found


def kept(game: Game) -> Told:
    """What is in the file."""
    found: Told = json.loads(file_of(game).read_text("utf-8"))
    return found


def fresh(told: Told) -> Told:
    """The same as if it had been in a file."""
    found: Told = json.loads(json.dumps(told))
    return found


def rooms() -> dict[str, ModuleType]:
    """The modules that make positions, by the folder of their game: each has ``GAME`` and ``told``."""
    found = sorted(path.parent.name for path in (ROOT / "tests/rules").glob("*/web.py"))
    return {name: import_module(f"tests.rules.{name}.web") for name in found}


def main() -> None:
    """Write all files."""
    for room in rooms().values():
        file_of(room.GAME).write_text(json.dumps(room.told(), ensure_ascii=False, indent=1) + "\n", "utf-8")
        print(file_of(room.GAME))


if __name__ == "__main__":
    main()
