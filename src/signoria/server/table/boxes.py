"""Games with the values they are played with: ours, or those of a data pack that is stored here."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from typing import Final

from signoria.engine.former import former_pack
from signoria.engine.game import Game
from signoria.engine.pack import Pack, load
from signoria.engine.pack_write import files_of
from signoria.engine.problem import Problem
from signoria.server.store import packs
from signoria.server.store.database import Store
from signoria.server.table.bot_thinking import Find

REMEMBERED: Final = 64  # games with a pack that are kept at hand
HEAD: Final = 4_000  # bytes of a record in which its data is named
GAME: Final = re.compile(rb"^game: ([^\r\n]+)", re.MULTILINE)
DATA: Final = re.compile(rb"^data: ([0-9a-f]{16})(?: ([^\r\n]+))?", re.MULTILINE)


class Boxes:
    """Finds games with their packs."""

    def __init__(self, store: Store, find: Find) -> None:
        self.store = store
        self.find = find
        self._known: OrderedDict[str, Game] = OrderedDict()

    async def game(self, name: str, pack: str | None) -> Game:
        """A game with the values of a stored pack, or with ours."""
        plain = self.find(name)
        if not pack:
            return plain
        found = await self.packed(pack)
        if found.meta.id != plain.meta.id:
            raise Problem("server-pack-other-game", title="" if found.pack is None else found.pack.title)
        return found

    def at_hand(self, pack: str) -> bool:
        """Whether a pack need not be read again."""
        return pack in self._known

    async def packed(self, pack: str) -> Game:
        """The game of a stored pack, with its values."""
        found = self._known.get(pack)
        if found is None:
            files = await packs.load(self.store, pack)
            if files is None:
                raise Problem("server-no-pack")
            found = await asyncio.to_thread(lambda: self._packed(load(files, self.find)))
            self._known[pack] = found
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(pack)
        return found

    def _packed(self, pack: Pack) -> Game:
        return self.find(pack.game).packed(pack)

    async def named(self, content: bytes) -> tuple[str, dict[str, str]]:
        """The pack that a record names and its files, if it is stored here or has values of ours that have changed."""
        named = DATA.search(content[:HEAD])
        if named is None:
            return "", {}
        if named[2] is None:
            return await self._former(content, named[1].decode())
        title = named[2].decode(errors="replace").strip()
        found = await packs.with_values(self.store, named[1].decode(), title)
        files = None if found is None else await packs.load(self.store, found)
        return (found, files) if found is not None and files is not None else ("", {})

    async def _former(self, content: bytes, digest: str) -> tuple[str, dict[str, str]]:
        """A pack with our values of another time, stored from now on; nothing if the game never had such values."""
        named = GAME.search(content[:HEAD])
        if named is None:
            return "", {}
        try:
            game = self.find(named[1].decode(errors="replace"))
        except Problem:  # the reader of the record says that there is no such game
            return "", {}
        pack = await asyncio.to_thread(former_pack, game, digest)
        return ("", {}) if pack is None else (await packs.keep(self.store, pack), files_of(pack))

    async def for_record(self, content: bytes) -> dict[str, Pack]:
        """The pack that a record names, if it is stored here, by the digest of its values."""
        named, (_, files) = DATA.search(content[:HEAD]), await self.named(content)
        return (
            {} if named is None or not files else {named[1].decode(): await asyncio.to_thread(load, files, self.find)}
        )
