"""``signoria admin``: look after the database of a server."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.extra import needs_server
from signoria.cli.flags import Database, Lang
from signoria.engine.problem import Problem
from signoria.engine.vocabulary import unknown

if TYPE_CHECKING:
    from signoria.server.store import Store

DATABASE = "SIGNORIA_DATABASE"
DEEDS = ("list", "export", "import", "close", "verify", "backup", "restore", "vapid")
ALONE = ("list", "verify", "vapid")  # what is about nothing in particular


def url_of(asked: str | None) -> str:
    """The database asked for, else that of the environment, else a file in the folder of the program's data."""
    if asked:
        return asked
    named = os.environ.get(DATABASE)
    if named:
        return named
    path = files.saved_games().parent / "signoria.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    return str(path)


def admin(
    ctx: typer.Context,
    deed: Annotated[str, typer.Argument(metavar="|".join(DEEDS))],
    what: Annotated[str | None, typer.Argument(metavar="[TABLE|FILE]")] = None,
    *,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Do one thing to the database."""
    desk: Desk = ctx.obj
    needs_server()
    if deed not in DEEDS:
        raise unknown("deed", deed, DEEDS)
    if (what is None) == (deed not in ALONE):
        raise Problem("cli-admin-what", deed=deed)
    if deed == "vapid":
        return show_keys(desk)
    return asyncio.run(done(desk, deed, what or "", url_of(database)))


async def done(desk: Desk, deed: str, what: str, url: str) -> int:
    """Open the database and do it."""
    from signoria.server import keeping  # noqa: PLC0415  the server is an extra that may not be there

    async with keeping.opened(url) as store:
        match deed:
            case "list":
                return await show_list(desk, store)
            case "verify":
                return await verify(desk, store)
            case "export":
                desk.out.file.write(await keeping.exported(store, desk.opening, what))
            case "import":
                content = files.content(Path(what))
                invite = await keeping.imported(store, desk.opening, content, desk.say("admin-owner"))
                desk.tell("admin-imported", invite=invite)
            case "close":
                await keeping.close(store, what)
                desk.tell("admin-closed", table=what)
            case "backup":
                rows = await keeping.back_up(store, Path(what))
                desk.tell("admin-backed-up", rows=rows, file=what)
            case "restore":
                rows = await keeping.restore(store, Path(what))
                desk.tell("admin-restored", rows=rows, file=what)
    return 0


def show_keys(desk: Desk) -> int:
    """A new pair of keys for push messages: the private one is a setting, the public one is worked out from it."""
    from signoria.server import config, push  # noqa: PLC0415  the server is an extra that may not be there

    key = push.new_key()
    desk.line(f"{config.VAPID_KEY}={key}")
    desk.tell("admin-vapid", public=push.public_key(key))
    return 0


async def show_list(desk: Desk, store: Store) -> int:
    """All tables."""
    from signoria.server import keeping  # noqa: PLC0415

    table = Table(*(desk.say(f"admin-column-{name}") for name in ("table", "game", "status", "choices", "players")))
    found = await keeping.listed(store)
    for one in found:
        table.add_row(one.id, one.game, desk.say(f"admin-status-{one.status}"), str(one.choices), one.players)
    desk.show(table)
    for one in found:
        if one.status == "frozen":
            desk.tell("admin-frozen", table=one.id, reason=one.reason)
    return 0


async def verify(desk: Desk, store: Store) -> int:
    """Replay every game."""
    from signoria.server import keeping  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    failed = passed = 0
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as progress:
        task = progress.add_task(desk.say("admin-verifying"), total=await keeping.count(store))
        async for verdict in keeping.verify(store, desk.opening):
            progress.advance(task)
            if verdict.problem is None:
                passed += 1
            else:
                failed += 1
                reason = desk.texts.say_problem(verdict.problem)
                desk.tell("admin-frozen", "red", table=verdict.table, reason=reason)
    desk.tell("admin-verified", "bold red" if failed else "bold green", passed=passed, failed=failed)
    return 1 if failed else 0
