"""``signoria serve``: the server, in one process on SQLite or in several on PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

import typer

from signoria.cli.desk import Desk
from signoria.cli.extra import needs_server
from signoria.cli.flags import Database, Lang
from signoria.engine.problem import Problem


def serve(
    ctx: typer.Context,
    *,
    host: Annotated[str, typer.Option("--host", metavar="H")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="P")] = 8000,
    database: Database = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N")] = 1,
    url: Annotated[str | None, typer.Option("--url", metavar="URL")] = None,
    lang: Lang = None,
) -> int:
    """Serve until interrupted."""
    desk: Desk = ctx.obj
    needs_server()
    from signoria.cli.admin import url_of  # noqa: PLC0415  the server is an extra that may not be there
    from signoria.server import main  # noqa: PLC0415
    from signoria.server.notify import channels  # noqa: PLC0415
    from signoria.server.store.database import Store  # noqa: PLC0415

    if workers < 1 or not 0 < port < 65536:
        raise Problem("cli-serve-numbers")
    if url is not None:
        os.environ[channels.URL] = url
    channels.from_environment(os.environ)
    where = url_of(database)

    async def check() -> bool:
        store = Store(where)
        await store.open()
        await store.close()
        return store.shared

    if not asyncio.run(check()) and workers > 1:
        raise Problem("cli-serve-one-worker")
    desk.tell("serving", url=f"http://{host}:{port}")
    main.run(where, host, port, workers)
    return 0
