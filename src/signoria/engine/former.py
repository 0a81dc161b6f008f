"""Values of ours that have changed since: what was played with them keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.engine.pack import Pack, load
from signoria.engine.pack_write import Edit, edited
from signoria.engine.sheet import RECONSTRUCTED

if TYPE_CHECKING:
    from signoria.engine.game import Game


class Former(msgspec.Struct, frozen=True):
    """Our values of another time, told by what was otherwise; only reconstructed values ever change."""

    digest: str
    title: str  # what a pack with them is called
    edits: tuple[Edit, ...]


def former_pack(game: Game, digest: str) -> Pack | None:
    """A pack with our values of another time, by their digest."""
    for former in game.former:
        if former.digest == digest:
            return load(edited(game, "", former.title, former.edits, RECONSTRUCTED), lambda _: game)
    return None
