"""How often somebody may ask: a bucket each that fills up again. All workers count together.

What happens with every request is counted in memory; workers tell each other once a second who asked how often. What
costs much or could be guessed is counted in the database, where several workers share one.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec
from sqlalchemy import Connection, delete

from signoria.engine.problem import Problem
from signoria.server.store.database import Store
from signoria.server.store.schema import LIMITS

REMEMBERED: Final = 20_000
TELL: Final = 1.0  # seconds between two words to the other workers
WORTH_TELLING: Final = 5  # requests since the last word
MOST_TOLD: Final = 60
MOST_HOUSES_TOLD: Final = 40
NETWORK_BITS: Final = 64  # of an address of version 6: one house has that many addresses
HOUSE: Final = "house "  # before the address of people who are known, where they are counted together
KEPT: Final = 86_400.0
TIDY: Final = 3600.0
TAKE: Final = """
INSERT INTO limits (who, level, at) VALUES ($1, $2::float - 1, extract(epoch from now()))
ON CONFLICT (who) DO UPDATE SET at = extract(epoch from now()),
    level = least($2::float, limits.level + greatest(0, extract(epoch from now()) - limits.at) * $3::float) - 1
WHERE least($2::float, limits.level + greatest(0, extract(epoch from now()) - limits.at) * $3::float) >= 1
RETURNING 1
"""


class Limit(msgspec.Struct, frozen=True):
    """How often: so many at once, and so many a second in the long run."""

    burst: float
    rate: float

    def times(self, many: int) -> Limit:
        """That of so many."""
        return Limit(self.burst * many, self.rate * many)


class Limits(msgspec.Struct, frozen=True):
    """All limits; nothing where there is none."""

    every: Limit | None = Limit(burst=200, rate=40)  # requests and messages of one person, or of one address
    dear: Limit | None = Limit(burst=20, rate=0.2)  # arrivals, logins, invitations and letters from one address
    heavy: Limit | None = Limit(burst=60, rate=0.5)  # new tables, what-ifs, records, hints and reviews of one person
    login: Limit | None = Limit(burst=10, rate=1 / 30)  # attempts to come back to one account
    sockets: int = 50  # open WebSockets of one person, or of strangers at one address, at one worker
    bot_tables: int = 3  # running games of one person among bots alone
    branches: int = 20  # running what-ifs of one person
    packs: Limit | None = Limit(burst=30, rate=1 / 600)  # data packs that are kept, of one person
    house: int = 10  # all people at one address together have so many times what one person has


UNLIMITED: Final = Limits(None, None, None, None, 1_000_000, 1_000_000, 1_000_000, None, 1_000_000)


class Buckets:
    """Counts in memory. It forgets the name that was quiet the longest."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.spent: Counter[str] = Counter()  # since the other workers were told last
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more is allowed now."""
        allowed = self._fill(who) >= 1
        if allowed:
            self._take(who, 1)
        self.spent[who] += allowed
        return allowed

    def told(self, spent: Iterable[tuple[str, int]]) -> None:
        """What was spent at other workers."""
        for who, count in spent:
            self._fill(who)
            self._take(who, count)

    def also(self, who: str, count: int) -> None:
        """So much is spent beside what was asked for."""
        self.told([(who, count)])
        self.spent[who] += count

    def _fill(self, who: str) -> float:
        now = time.monotonic()
        left, at = self._left.pop(who, (self.limit.burst, now))
        left = min(self.limit.burst, left + (now - at) * self.limit.rate)
        self._left[who] = (left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return left

    def _take(self, who: str, count: int) -> None:
        left, at = self._left[who]
        self._left[who] = (max(-self.limit.burst, left - count), at)


class Guard:
    """Knows how often each may ask."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self._every = Buckets(limits.every) if limits.every is not None else None
        self._houses = Buckets(limits.every.times(limits.house)) if limits.every is not None else None
        named = {"dear": limits.dear, "login": limits.login}
        for name, limit in {"heavy": limits.heavy, "packs": limits.packs}.items():
            named |= {name: limit, f"{name}-house": None if limit is None else limit.times(limits.house)}
        self._buckets = {name: Buckets(limit) for name, limit in named.items() if limit is not None}

    def every(self, who: str) -> None:
        """One more request or message; a Problem if there were too many."""
        if self._every is not None and not self._every.take(who):
            self.refuse("every")

    def every_in(self, house: str) -> None:
        """The same for all people at one address together."""
        if self._houses is not None and not self._houses.take(f"{HOUSE}{house}"):
            self.refuse("every")

    def more(self, who: str, house: str, count: int) -> None:
        """An answer cost as much as so many more requests: they are missing later."""
        if count > 0 and self._every is not None and self._houses is not None:
            self._every.also(who, count)
            self._houses.also(f"{HOUSE}{house}", count)

    async def each(self, kind: str, who: str, house: str) -> None:
        """The same for something that costs much: who makes others of themselves gets no more of it for that."""
        await self.take(kind, who)
        await self.take(f"{kind}-house", house)

    async def take(self, kind: str, who: str) -> None:
        """One more of something that costs much or could be guessed; a Problem if there were too many."""
        buckets = self._buckets.get(kind)
        if buckets is None:
            return
        if not self.store.shared:
            allowed = buckets.take(who)
        else:
            key = hashlib.blake2b(f"{kind} {who}".encode(), digest_size=16).hexdigest()
            allowed = await self.store.at_once(TAKE, (key, buckets.limit.burst, buckets.limit.rate))
        if not allowed:
            self.refuse(kind)

    def refuse(self, kind: str) -> None:
        """Too many."""
        self.refused[kind] += 1
        raise Problem("server-too-many")

    def told(self, spent: Iterable[tuple[str, int]]) -> None:
        """What was spent at other workers."""
        if self._every is not None and self._houses is not None:
            self._every.told(one for one in spent if not one[0].startswith(HOUSE))
            self._houses.told(one for one in spent if one[0].startswith(HOUSE))

    async def run(self) -> None:
        """Tell the others who asks much, and let go of what is old, for ever."""
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(TELL)
            if self._every is not None and self._houses is not None:
                houses, people = self._houses.spent, self._every.spent
                much = (*worth_telling(houses, MOST_HOUSES_TOLD), *worth_telling(people, MOST_TOLD))
                houses.clear()
                people.clear()
                if self.store.shared and much:
                    await self.store.tell_spent(much)
            if self.store.shared and time.monotonic() - tidied > TIDY:
                tidied = time.monotonic()
                await self.store.write(tidy)


def worth_telling(spent: Counter[str], most: int) -> list[tuple[str, int]]:
    """Who spent much."""
    return [one for one in spent.most_common(most) if one[1] >= WORTH_TELLING]


def tidy(connection: Connection) -> None:
    """Let go of buckets that have long been full again."""
    connection.execute(delete(LIMITS).where(LIMITS.c.at < time.time() - KEPT))


@lru_cache(REMEMBERED)
def network_of(address: str) -> str:
    """Who is behind an address: itself, or for version 6 its network, for one house has very many of those."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, NETWORK_BITS), strict=False))
    return str(found)
