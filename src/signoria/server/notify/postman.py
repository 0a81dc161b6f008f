"""The postman: takes notifications to where people want them, from a queue in the database.

A notification is first *spread*: it becomes a delivery for each browser, webhook and letter box of its person that
wants it. A worker that is to send a delivery first moves its time on, past the longest that sending can take. Only if
that succeeds it sends it, so two workers never send one twice, and if a worker dies another sends it later. A delivery
that fails is tried again after ever longer pauses; one whose time has passed is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection
from functools import partial
from typing import Any, Final

import httpx
import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from signoria.engine.problem import Problem
from signoria.server.notify import mail, notifications, public_requests, web_push
from signoria.server.notify.channels import Channels
from signoria.server.notify.notifications import Fact, Wants
from signoria.server.notify.sentences import Words, confirmation
from signoria.server.people.accounts import new_id
from signoria.server.store.database import Store
from signoria.server.store.schema import DELIVERIES, HOOKS, NOTIFICATIONS, PREFERENCES, PUSHES, USERS

LOG: Final = logging.getLogger("signoria.server")
CONFIRM: Final = "confirm"  # the kind of the letter that asks whether an address is right
AT_ONCE: Final = 16  # deliveries on their way
SHARE: Final = 2  # of them for one person: a receiver that never answers keeps only its own person waiting
SPREAD: Final = 200  # notifications that are spread together
BREATH: Final = 0.2  # seconds between two rounds
BUSY: Final = 10  # notifications in one round, after which the next one waits longer
BUSY_BREATH: Final = 1.0
LOOK: Final = 2.0  # seconds between two looks at the queue when nobody rings
LEASE: Final = 60.0  # seconds until a delivery that nobody heard of again is sent by somebody else
LONGEST_PAUSE: Final = 6 * 3600.0
MOST_TRIES: Final = 12
KEPT: Final = 90 * 86_400.0  # seconds that a notification is kept
TIDY: Final = 3600.0
GONE: Final = frozenset({404, 410})

Word = Callable[[Fact, str], Words]


class Delivery(msgspec.Struct, frozen=True):
    """A delivery that is to be sent now, and everything that sending it takes."""

    id: str
    channel: str
    attempts: int
    language: str
    fact: Fact | None  # nothing: a letter to confirm an address
    wants: Wants
    target: dict[str, Any]
    user: str


class Postman:
    """Sends what is to be sent."""

    def __init__(self, store: Store, channels: Channels, word: Word) -> None:
        self.store = store
        self.channels = channels
        self.word = word  # says a notification in a language
        self.bell = asyncio.Event()
        self._sending: dict[str, tuple[str, asyncio.Task[None]]] = {}  # deliveries, each with its person
        self._tidied = 0.0

    def ring(self) -> None:
        """There is something new."""
        self.bell.set()

    async def run(self) -> None:
        """Spread and send for ever."""
        try:
            while True:
                self.bell.clear()
                pause, spread = LOOK, 0
                try:
                    spread = await self.spread()
                    pause = await self.send_due()
                    await self.tidy()
                except (DBAPIError, OSError) as error:
                    LOG.warning("notifications wait for the database: %s", type(error).__name__)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.bell.wait(), pause)
                # In a busy house many turns pass at once: they are looked at together.
                await asyncio.sleep(BREATH if spread < BUSY else BUSY_BREATH)
        finally:
            tasks = [task for _, task in self._sending.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # --- spreading ----------------------------------------------------------------------------------------------------

    async def spread(self) -> int:
        """Make deliveries of the notifications that nobody looked at yet; how many there were."""
        fresh = (
            select(NOTIFICATIONS.c.id, NOTIFICATIONS.c.user_id).where(NOTIFICATIONS.c.spread.is_(False)).limit(SPREAD)
        )
        if await self.store.row(fresh.limit(1)) is None:
            return 0
        found = taken = await self.store.write(lambda connection: self._spread(connection, fresh))
        while taken == SPREAD:  # there may be more
            taken = await self.store.write(lambda connection: self._spread(connection, fresh))
            found += taken
        return found

    def _spread(self, connection: Connection, fresh: Any) -> int:
        """Take some, make deliveries of them, and say how many there were."""
        taken = connection.execute(fresh.with_for_update(skip_locked=True)).all()
        mine = NOTIFICATIONS.c.id.in_([row[0] for row in taken])
        connection.execute(update(NOTIFICATIONS).where(mine).values(spread=True))
        boxes = letter_boxes(connection, {row[1] for row in taken}, self.channels)
        reached = NOTIFICATIONS.c.user_id.in_([user for user, box in boxes.items() if box.targets])
        found = notifications.facts(connection, mine & reached) if any(box.targets for box in boxes.values()) else []
        now = time.time()
        rows = [
            delivery_row(fact, channel, target, now, self.channels.waits.get(channel, 0.0))
            for fact in found
            if fact.holds and type(fact.at) is float
            for channel, target in boxes[fact.user].targets
            if boxes[fact.user].wants.of(channel).wanted(fact.kind, fact.pace)
        ]
        if rows:
            put(connection, rows)
        return len(taken)

    # --- sending ------------------------------------------------------------------------------------------------------

    async def send_due(self) -> float:
        """Begin to send whatever is due; how long there is nothing more to do."""
        while True:
            now, free = time.time(), AT_ONCE - len(self._sending)
            served = [user for user, count in self._shares().items() if count >= SHARE]
            others = DELIVERIES.c.id.not_in(list(self._sending)) & DELIVERIES.c.user_id.not_in(served)
            wanted = select(DELIVERIES.c.id, DELIVERIES.c.due, DELIVERIES.c.user_id).where(others)
            query = wanted.order_by(DELIVERIES.c.due).limit(max(free, 1))
            rows = [row._mapping for row in await self.store.rows(query)]
            odd = [row["id"] for row in rows if type(row["due"]) is not float]
            if odd:  # nobody knows when they are due, and all others would wait behind them
                LOG.warning("deliveries that cannot be read are dropped: %d", len(odd))
                unread = delete(DELIVERIES).where(mine(odd))
                await self.store.write(partial(Connection.execute, statement=unread))
                return 0.0
            due = [row for row in rows[:free] if row["due"] <= now]
            if not due:
                return min([LOOK, *(float(row["due"]) - now for row in rows if row["due"] > now)])
            for row in due:
                self._begin(row["id"], row["due"], row["user_id"])

    def _shares(self) -> Counter[str]:
        """How many deliveries of each person are on their way."""
        return Counter(user for user, _ in self._sending.values())

    def _begin(self, delivery: str, due: float, user: str) -> None:
        """Send one beside the others, unless its person has a share of them already."""
        if self._shares()[user] < SHARE:
            task = asyncio.create_task(self.deliver(delivery, due))
            self._sending[delivery] = user, task
            task.add_done_callback(lambda _: self._done(delivery))

    def _done(self, delivery: str) -> None:
        del self._sending[delivery]
        self.ring()

    async def deliver(self, delivery: str, due: float) -> None:
        """Send one, if nobody else does."""
        try:
            taken = await self.store.write(lambda connection: self.claim(connection, delivery, due))
            if taken is None:
                return
            again = not await self.sent(taken)
            pause = pause_after(taken.attempts, self.channels.pause)
            await self.store.write(lambda connection: after_sending(connection, taken, pause if again else None))
        except (DBAPIError, OSError) as error:
            LOG.warning("a delivery waits for the database: %s", type(error).__name__)
        except Exception:
            # It is tried again later, like one that did not arrive: nothing else waits for it.
            LOG.exception("a delivery failed")
            await self.store.write(lambda connection: put_off(connection, delivery, self.channels.pause))

    def claim(self, connection: Connection, delivery: str, due: float) -> Delivery | None:
        """Take a delivery, so that nobody else does; nothing if somebody was faster or its time has passed."""
        mine = (DELIVERIES.c.id == delivery) & (DELIVERIES.c.due == due)
        if connection.execute(update(DELIVERIES).where(mine).values(due=time.time() + LEASE)).rowcount != 1:
            return None
        query = select(DELIVERIES, USERS.c.language).join(USERS, USERS.c.id == DELIVERIES.c.user_id)
        row = connection.execute(query.where(DELIVERIES.c.id == delivery)).mappings().one()
        found = (
            notifications.facts(connection, DELIVERIES.c.id == delivery, DELIVERIES)
            if row["table_id"] is not None
            else []
        )
        fact = found[0] if found else None
        boxes = letter_boxes(connection, {row["user_id"]}, self.channels, confirmed=row["kind"] != CONFIRM)
        box = boxes[row["user_id"]]
        target = box.targets.get((row["channel"], row["target"]))
        wanted = fact is None or (fact.holds and box.wants.of(row["channel"]).wanted(fact.kind, fact.pace))
        if target is None or not wanted or (fact is None and row["kind"] != CONFIRM):
            connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id == delivery))
            return None
        kind = (row["id"], row["channel"], row["attempts"], row["language"])
        return Delivery(*kind, fact, box.wants, target, row["user_id"])

    async def sent(self, delivery: Delivery) -> bool:
        """Whether it arrived, or never will."""
        try:
            match delivery.channel:
                case "mail":
                    await self.send_mail(delivery)
                    return True
                case "push":
                    status = await self.send_push(delivery)
                case _:
                    status = await self.send_hook(delivery)
        except mail.Undeliverable:
            return True
        except (Problem, OSError, httpx.HTTPError, httpx.InvalidURL) as error:
            LOG.info("a notification by %s did not arrive: %s", delivery.channel, type(error).__name__)
            return False
        if status in GONE and (delivery.channel == "push" or status == httpx.codes.GONE):
            where = PUSHES if delivery.channel == "push" else HOOKS
            await self.store.write(
                lambda connection: connection.execute(delete(where).where(where.c.id == delivery.target["id"]))
            )
            return True
        # A push service that refuses a message as such will refuse it again.
        refused = delivery.channel == "push" and 400 <= status < 500 and status != httpx.codes.TOO_MANY_REQUESTS
        return 200 <= status < 300 or refused

    async def send_mail(self, delivery: Delivery) -> None:
        """A letter."""
        stop = f"{self.channels.url}/api/mail/unsubscribe?token={delivery.target['stop']}"
        if delivery.fact is None:
            token = new_id() + new_id()
            await self.store.write(lambda connection: expect(connection, delivery.user, token))
            link = f"{self.channels.url}/api/mail/confirm?token={token}"
            words, stop = confirmation(delivery.language, link), ""
        else:
            words = self.word(delivery.fact, delivery.language)
        text = words.letter(self.channels.url, stop)
        letter = mail.Letter(delivery.id, delivery.target["address"], words.title, text, stop)
        await mail.send(self.channels.smtp, self.channels.sender, letter)

    async def send_push(self, delivery: Delivery) -> int:
        """A message to a browser."""
        browser = delivery.target
        endpoint = httpx.URL(browser["endpoint"])
        audience = f"{endpoint.scheme}://{endpoint.netloc.decode('ascii')}"
        headers = {
            "authorization": web_push.proof(self.channels.vapid_key, self.channels.vapid_subject, audience),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": "86400",
            "urgency": "normal",
            "topic": web_push.coded(hashlib.sha256(self.said(delivery)["table"].encode()).digest()[:18]),
        }
        message = msgspec.json.encode(self.said(delivery))
        body = web_push.sealed(message, browser["p256dh"], browser["auth"])
        return await public_requests.send(browser["endpoint"], headers, body, self.channels.internal)

    async def send_hook(self, delivery: Delivery) -> int:
        """A request that proves by its signature that it is ours and fresh."""
        body = msgspec.json.encode(self.said(delivery))
        stamp = str(int(time.time()))
        headers = {
            "content-type": "application/json",
            "user-agent": "Signoria",
            "signoria-delivery": delivery.id,
            "signoria-timestamp": stamp,
            "signoria-signature": signature(delivery.target["secret"], stamp, body),
        }
        return await public_requests.send(delivery.target["url"], headers, body, self.channels.internal)

    def said(self, delivery: Delivery) -> dict[str, Any]:
        """What a program is told."""
        fact = delivery.fact
        if fact is None:
            raise Problem("server-nothing-here")
        words = self.word(fact, delivery.language)
        return {
            "id": delivery.id,
            "kind": fact.kind,
            "table": fact.table,
            "game": fact.game,
            "seat": fact.seat,
            "number": fact.number,
            "title": words.title,
            "text": words.text,
            "at": fact.at,
            "link": f"{self.channels.url}/table/{fact.table}" if self.channels.url else "",
        }

    async def tidy(self) -> None:
        """Let go of what is old."""
        if time.monotonic() - self._tidied < TIDY and self._tidied:
            return
        self._tidied = time.monotonic()
        old = time.time() - KEPT
        query = select(func.count()).select_from(NOTIFICATIONS).where(NOTIFICATIONS.c.at < old)
        row = await self.store.row(query)
        if row is not None and row[0]:
            await self.store.write(
                lambda connection: connection.execute(delete(NOTIFICATIONS).where(NOTIFICATIONS.c.at < old))
            )


def mine(deliveries: list[str]) -> ColumnElement[bool]:
    """These deliveries."""
    return DELIVERIES.c.id.in_(deliveries)


class Boxes(msgspec.Struct):
    """What somebody wants, and where it can go: by channel and target, what sending there takes."""

    wants: Wants
    targets: dict[tuple[str, str], dict[str, Any]]


def letter_boxes(
    connection: Connection, users: Collection[str], channels: Channels, confirmed: bool = True
) -> dict[str, Boxes]:
    """Where people can be reached."""
    boxes = {user: Boxes(Wants(), {}) for user in users}
    query = select(PREFERENCES).where(PREFERENCES.c.user_id.in_(users))
    for row in connection.execute(query).mappings():
        box = boxes[row["user_id"]]
        box.wants = notifications.wants_of(row["wants"])
        if channels.mail and row["address"] and (row["confirmed"] is not None or not confirmed):
            box.targets["mail", ""] = dict(row)
    for channel, table, there in (("push", PUSHES, channels.push), ("webhook", HOOKS, True)):
        if there:
            for row in connection.execute(select(table).where(table.c.user_id.in_(users))).mappings():
                boxes[row["user_id"]].targets[channel, row["id"]] = dict(row)
    return boxes


def delivery_row(fact: Fact, channel: str, target: str, now: float, wait: float) -> dict[str, Any]:
    """A delivery for the queue."""
    return {
        "id": new_id(),
        "user_id": fact.user,
        "channel": channel,
        "target": target,
        "kind": fact.kind,
        "table_id": fact.table,
        "seat": fact.seat,
        "number": fact.number,
        "name": fact.name,
        "about": fact.about,
        "at": fact.at,
        "attempts": 0,
        "due": fact.at + wait if fact.kind == "turn" else now,
    }


def put(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Put deliveries into the queue; one for a person of whom the database has lost the row keeps no other back."""
    try:
        with connection.begin_nested():
            connection.execute(insert(DELIVERIES), rows)
    except IntegrityError:
        if len(rows) == 1:
            LOG.warning("a delivery for somebody who is not there is dropped")
        for row in rows if len(rows) > 1 else ():
            put(connection, [row])


def after_sending(connection: Connection, delivery: Delivery, pause: float | None) -> None:
    """Take a delivery off the queue, or put it back for later."""
    mine = DELIVERIES.c.id == delivery.id
    attempts = delivery.attempts + 1
    if pause is not None and attempts < MOST_TRIES:
        due = time.time() + pause
        connection.execute(update(DELIVERIES).where(mine).values(attempts=attempts, due=due))
    else:
        connection.execute(delete(DELIVERIES).where(mine))


def put_off(connection: Connection, delivery: str, first: float) -> None:
    """A delivery that cannot even be prepared is tried again later, and in the end dropped."""
    mine = DELIVERIES.c.id == delivery
    attempts = connection.execute(select(DELIVERIES.c.attempts).where(mine)).scalar()
    if type(attempts) is not int or not 0 <= attempts < MOST_TRIES - 1:
        connection.execute(delete(DELIVERIES).where(mine))
    else:
        due = time.time() + pause_after(attempts, first)
        connection.execute(update(DELIVERIES).where(mine).values(attempts=attempts + 1, due=due))


def pause_after(failures: int, first: float) -> float:
    """How long to wait after one more failure: twice as long each time."""
    return float(min(LONGEST_PAUSE, first * 2 ** min(failures, MOST_TRIES)))


def signature(secret: str, stamp: str, body: bytes) -> str:
    """What a receiver works out as well: HMAC-SHA256 over the time, a dot and the body."""
    return "v1=" + hmac.new(secret.encode(), stamp.encode() + b"." + body, hashlib.sha256).hexdigest()


def expect(connection: Connection, user: str, token: str) -> None:
    """Remember what must be brought back from an address."""
    code = hashlib.sha256(token.encode()).hexdigest()
    mine = PREFERENCES.c.user_id == user
    connection.execute(update(PREFERENCES).where(mine).values(code=code, code_until=time.time() + 86_400))
