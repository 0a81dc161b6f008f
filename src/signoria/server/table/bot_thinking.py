"""Bots that think in processes of their own, so that the server answers while they do."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

import msgspec

from signoria import bots
from signoria.bots import Kept, Sight
from signoria.bots.hint import Hinted, hints, luck
from signoria.bots.peril import Peril, perils
from signoria.bots.review import Effort, Judgement, Turn, judge
from signoria.engine.game import Game
from signoria.engine.pack import with_files
from signoria.engine.pack_write import files_of
from signoria.engine.rng import seeded
from signoria.engine.state import State
from signoria.server.table.workshop import Workshop

QUICK: Final = frozenset({"random"})  # not worth the way to another process
REMEMBERED: Final = 64  # games with a data pack that are kept at hand
SIMPLE: Final = "random"  # who chooses where another bot fails
LONGEST_THOUGHT: Final = 60.0  # seconds
MINDS: Final = 4096  # seats whose bots' memories are kept
Find = Callable[[str], Game]
Values = tuple[tuple[str, str], ...]  # the files of a pack, by name


class Thinker:
    """Asks bots."""

    def __init__(self, find: Find) -> None:
        self.find = find  # a function of a module, so that the other process can be told of it
        self.workshop = Workshop(max(1, (os.cpu_count() or 1) // 2), LONGEST_THOUGHT)
        self.kept: dict[tuple[str, int, str], Kept] = {}  # by table, seat and bot, the last used last

    async def choose(self, bot: str, state: State, seat: int, person: str, table: str, hurry: bool = True) -> int:
        """What a bot would do for a seat that decides; it sees only what that seat may know.

        It thinks for a ``person`` at a ``table``: nobody waits for all the bots of somebody else. Without ``hurry`` it
        thinks when nobody else waits.
        """
        seed = secrets.token_hex(8)
        if bot in QUICK:
            return bots.find(bot).choose(Sight(state, seat), seeded(seed))
        sent = msgspec.json.encode(state.to_json())
        mind = (table, seat, bot)
        kept = self.kept.pop(mind, Kept())
        game = state.game.meta.id
        job = partial(think, self.find, game, values_of(state.game), sent, state.turns, seat, bot, seed, kept)
        option, kept = await self.workshop.do(job, person, table, hurry)
        if kept != Kept():
            self.kept[mind] = kept
            if len(self.kept) > MINDS:
                del self.kept[next(iter(self.kept))]
        return int(option)

    async def advise(self, state: State, seat: int, person: str, table: str) -> tuple[Hinted, ...]:
        """The best options of a seat that decides, with reasons; the seat may know all of it."""
        sent = msgspec.json.encode(state.to_json())
        job = partial(advise, self.find, state.game.meta.id, values_of(state.game), sent, seat)
        found: tuple[Hinted, ...] = await self.workshop.do(job, person, table)
        return found

    async def watch_out(self, state: State, viewer: int, seed: str, person: str, table: str) -> tuple[Peril, ...]:
        """Who can win within their next turn, as far as a seat may know; the seed is no secret.

        Nobody waits for it: it stands back behind moves of bots and hints.
        """
        sent = msgspec.json.encode(state.to_json())
        job = partial(watch_out, self.find, state.game.meta.id, values_of(state.game), sent, viewer, seed)
        found: tuple[Peril, ...] = await self.workshop.do(job, person, table, hurry=False)
        return found

    async def judge(self, state: State, turn: Turn, seed: str, effort: Effort, person: str, table: str) -> Judgement:
        """A turn of a game that is over beside the best line in its place; one job, so that others come in between."""
        sent = msgspec.json.encode(state.to_json())
        job = partial(look_back, self.find, state.game.meta.id, values_of(state.game), sent, turn, seed, effort)
        found: Judgement = await self.workshop.do(job, person, table)
        return found

    def close(self) -> None:
        """Let the processes go."""
        self.workshop.close()


@lru_cache(REMEMBERED)
def values_of(game: Game) -> Values:
    """What the other process must know of the values of a game: nothing where they are ours."""
    if game.pack is None or not game.pack.title:
        return ()
    return tuple(files_of(game.pack).items())


@lru_cache(REMEMBERED)
def played(find: Find, game: str, values: Values) -> Game:
    """In the other process: the game with its values."""
    return with_files(find(game), dict(values))


def think(
    find: Find, game: str, values: Values, sent: bytes, turns: int, seat: int, bot: str, seed: str, kept: Kept
) -> tuple[int, Kept]:
    """In the other process: one choice, and what the bot wants to keep for the next one.

    The turns that have begun are no part of a position: the bot is told, since what it keeps holds for one of them.
    """
    state = played(find, game, values).restore(msgspec.json.decode(sent))
    state.turns = turns
    return bots.find(bot).go_on(Sight(state, seat), seeded(seed), kept, timed=True)


def advise(find: Find, game: str, values: Values, sent: bytes, seat: int) -> tuple[Hinted, ...]:
    """In the other process: a hint."""
    state = played(find, game, values).restore(msgspec.json.decode(sent))
    sight = Sight(state, seat)
    return hints(sight, luck(sight), timed=True)


def watch_out(find: Find, game: str, values: Values, sent: bytes, viewer: int, seed: str) -> tuple[Peril, ...]:
    """In the other process: who can win within their next turn."""
    return perils(played(find, game, values).restore(msgspec.json.decode(sent)), viewer, seeded(seed))


def look_back(find: Find, game: str, values: Values, sent: bytes, turn: Turn, seed: str, effort: Effort) -> Judgement:
    """In the other process: one turn of a review."""
    return judge(played(find, game, values).restore(msgspec.json.decode(sent)), turn, seed, effort)
