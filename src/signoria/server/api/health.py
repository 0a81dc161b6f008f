"""Whether all is well: ``/health`` for a watchdog, ``/metrics`` for Prometheus. Both speak for all workers."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from sqlalchemy.exc import DBAPIError

from signoria import __version__
from signoria.server.api.security import Door
from signoria.server.observed import BUCKETS, Observed
from signoria.server.store import workers
from signoria.server.store.workers import Count, Counted
from signoria.server.table.hall import Hall

PATIENCE: Final = 5.0  # seconds for the database
LABELS: Final = {"failures": "work", "refused": "limit", "tables": "status", "waiting": "queue"}
KINDS: Final = {
    "requests": "counter",  # that were answered
    "failures": "counter",  # of work in the background, which was begun again
    "refused": "counter",  # requests that came too often, by the limit
    "tables": "gauge",  # in the database, by what they are doing
    "waiting": "gauge",  # jobs, by their queue
    "deliveries": "gauge",  # letters, push messages and webhooks that are still to be sent
    "rooms": "gauge",  # tables in the memory of workers
    "sockets": "gauge",
}


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    database: str
    workers: int = 0
    queues: dict[str, int] = {}
    failures: dict[str, int] = {}


def counted(app: Any) -> Counted:
    """What this worker has counted."""
    hall: Hall = app.state.hall
    door: Door = app.state.door
    seen: Observed = app.state.observed
    found = Counted()
    found.put("requests", seen.requests)
    found.put("seconds", seen.seconds)
    found.put("total", {"": seen.total})
    found.put("failures", hall.supervisor.failures + hall.store.supervisor.failures)
    found.put("refused", door.guard.refused)
    found.put("rooms", {"": len(hall.rooms)})
    found.put("sockets", {"": door.guard.sockets.total()})
    queues = {"writes": hall.store.waiting, "bots": hall.thinker.workshop.waiting}
    found.put("waiting", {**queues, "records": hall.reader.workshop.waiting, "packs": hall.looker.waiting})
    return found


async def sign_in(app: Any) -> None:
    """Say in the database that this worker is alive."""
    hall: Hall = app.state.hall
    now = counted(app)
    await hall.store.write(lambda connection: workers.sign_in(connection, hall.store.name, now))


async def asked(request: Request[Any, Any, Any]) -> tuple[int, dict[str, Count]]:
    """What all workers have counted; this one as of now."""
    hall: Hall = request.app.state.hall
    door: Door = request.app.state.door
    door.check_watchdog(request)
    async with asyncio.timeout(PATIENCE):
        await sign_in(request.app)
        return await hall.store.read(workers.everything)


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the database answers, which version runs, how many workers there are and what waits."""
    kind = "postgresql" if request.app.state.hall.store.shared else "sqlite"
    try:
        number, found = await asked(request)
    except (DBAPIError, OSError, TimeoutError):
        return Response(Health("down", __version__, kind), status_code=503)
    queues = {**found.get("waiting", {}), "deliveries": found["deliveries"][""]}
    failures = {name: int(count) for name, count in found.get("failures", {}).items()}
    return Response(Health("ok", __version__, kind, number, {q: int(n) for q, n in queues.items()}, failures))


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """The same and more, in the form that Prometheus reads."""
    try:
        number, found = await asked(request)
    except (DBAPIError, OSError, TimeoutError):
        return Response("", status_code=503, media_type=MediaType.TEXT)
    return Response("\n".join(lines(number, found)) + "\n", media_type="text/plain; version=0.0.4")


def lines(number: int, found: dict[str, Count]) -> list[str]:
    """All series, line by line."""
    told = [typed("signoria_info", "gauge"), f'signoria_info{{version="{__version__}"}} 1']
    told += [typed("signoria_workers", "gauge"), f"signoria_workers {number}"]
    for name, kind in KINDS.items():
        full = f"signoria_{name}_total" if kind == "counter" else f"signoria_{name}"
        told.append(typed(full, kind))
        told += [f"{full}{labels(name, label)} {count:g}" for label, count in sorted(found.get(name, {}).items())]
    return told + histogram(found.get("seconds", {}), found.get("total", {}).get("", 0.0))


def typed(name: str, kind: str) -> str:
    """The line before a series."""
    return f"# TYPE {name} {kind}"


def labels(name: str, label: str) -> str:
    """What stands in braces."""
    if name == "requests":
        method, route, status = label.split(" ")
        return f'{{method="{method}",route="{route}",status="{status}"}}'
    return f'{{{LABELS[name]}="{label}"}}' if label else ""


def histogram(seconds: Count, total: float) -> list[str]:
    """How long requests took."""
    name, so_far = "signoria_request_seconds", 0.0
    told = [typed(name, "histogram")]
    for bound in (*map(str, BUCKETS), "+Inf"):
        so_far += seconds.get(bound, 0.0)
        told.append(f'{name}_bucket{{le="{bound}"}} {so_far:g}')
    return [*told, f"{name}_sum {total:g}", f"{name}_count {so_far:g}"]


HANDLERS: Final[list[Any]] = [health, metrics]
