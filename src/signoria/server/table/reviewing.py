"""Reviews of finished games: made turn by turn among the other work of bots, and kept in every language."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from signoria.bots.review import GLANCE, LOOK, Judgement, Way, concluded, steps_of, suspects, way_of
from signoria.bots.review_words import ReviewTold, told
from signoria.engine.problem import Problem
from signoria.engine.session import Session
from signoria.server.store.database import Store
from signoria.server.store.info import NOT_JSON, Info
from signoria.server.store.schema import REVIEWS
from signoria.server.supervise import Supervisor
from signoria.server.table.bot_thinking import Thinker
from signoria.server.table.workshop import WorkFailed
from signoria.server.texts import texts
from signoria.text import LANGUAGES

FAILED: Final = "server-review-failed"


class Making:
    """A review that is being made."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.done = 0
        self.every = 0
        self.failed = False


class Reviews:
    """Those that are being made by this process, by their tables."""

    def __init__(self, store: Store, thinker: Thinker, supervisor: Supervisor) -> None:
        self.store = store
        self.thinker = thinker
        self.supervisor = supervisor
        self.making: dict[str, Making] = {}

    def begun(self, table: str) -> Making | None:
        """The review of a table that is being made; a Problem, once, if that has failed."""
        found = self.making.get(table)
        if found is not None and found.failed:
            del self.making[table]
            raise Problem(FAILED)
        return found

    def begin(self, found: Info, session: Session, person: str) -> Making:
        """Begin to make a review, one for each person at a time; it goes on when that person leaves."""
        if any(one.person == person and not one.failed for one in self.making.values()):
            raise Problem("server-review-waits")
        making = self.making[found.id] = Making(person)
        self.supervisor.once(self._make(making, found, session))
        return making

    async def _make(self, making: Making, found: Info, session: Session) -> None:
        try:
            way = await asyncio.to_thread(way_of, session)
            making.every = steps_of(way)
            review = concluded(way, await self._looks(making, found.id, way))
            spoken = await asyncio.to_thread(
                lambda: {one: told(session, review, texts(one, session.game)) for one in LANGUAGES}
            )
            await self._keep(found, spoken)
        except WorkFailed:
            making.failed = True
        except BaseException:
            making.failed = True
            raise
        else:
            del self.making[found.id]

    async def _looks(self, making: Making, table: str, way: Way) -> list[Judgement]:
        """A glance at every turn, and a look at those that seem to have cost most."""
        glances = []
        for state, turn in zip(way.states, way.turns, strict=True):
            glances.append(await self.thinker.judge(state, turn, table, GLANCE, making.person, table))
            making.done += 1
        looks = []
        for place in suspects(glances):
            state, turn = way.states[place], way.turns[place]
            looks.append(await self.thinker.judge(state, turn, table, LOOK, making.person, table))
            making.done += 1
        return looks

    async def _keep(self, found: Info, spoken: dict[str, ReviewTold]) -> None:
        """Write a review down, without names: people may go, and have theirs taken away."""

        def job(connection: Connection) -> None:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == found.id))
            for language, review in spoken.items():
                nameless = msgspec.structs.replace(review, players=("",) * len(review.players))
                text = msgspec.json.encode(nameless).decode()
                values = {"number": found.last, "review": text, "at": time.time()}
                connection.execute(insert(REVIEWS).values(table_id=found.id, language=language, **values))

        with contextlib.suppress(IntegrityError):  # another worker has just stored the same
            await self.store.write(job)


async def kept(store: Store, found: Info, language: str) -> ReviewTold | None:
    """The review of a table, if one was made of the game as it is now."""
    where = (REVIEWS.c.table_id == found.id) & (REVIEWS.c.language == language) & (REVIEWS.c.number == found.last)
    row = await store.row(select(REVIEWS.c.review).where(where))
    if row is None:
        return None
    try:
        review = msgspec.json.decode(row._mapping["review"], type=ReviewTold)
    except NOT_JSON:  # another version wrote it in another form, or it is broken: it can be made again
        return None
    return msgspec.structs.replace(review, players=found.players or review.players)
