"""``signoria admin``: look after the database of a server."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.extra import needs_server
from signoria.cli.flags import Data, Database, Lang, apart
from signoria.engine.problem import Problem
from signoria.engine.vocabulary import unknown

if TYPE_CHECKING:
    from signoria.server.store.database import Store

DATABASE = "SIGNORIA_DATABASE"
PERSONAL = ("rename", "block", "unblock", "password", "forget")
DEEDS = (
    "list",
    "export",
    "import",
    "close",
    "delete",
    "unfreeze",
    "people",
    *PERSONAL,
    "verify",
    "packs",
    "drop",
    "dataset",
    "backup",
    "restore",
    "vapid",
)
BEGINNINGS = ("import", "restore")  # what may be the first thing that is done to a database
ALONE = ("list", "verify", "packs", "vapid")  # what is about nothing in particular
EITHER = ("people",)  # all accounts, or those whom a table, a name or an id leads to


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
    what: Annotated[str | None, typer.Argument(metavar="[TABLE|FILE|FOLDER|LOGIN|ID|PACK]")] = None,
    called: Annotated[str | None, typer.Argument(metavar="[NAME]")] = None,
    *,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Do one thing to the database."""
    desk: Desk = ctx.obj
    needs_server()
    if deed not in DEEDS:
        raise unknown("deed", deed, DEEDS)
    unfit = deed not in EITHER and (what is None) == (deed not in ALONE)
    if unfit or (called is None) == (deed == "rename"):
        raise Problem("cli-admin-what", deed=deed)
    if deed != "import":
        apart(ctx, deed, "data")
    desk.take_packs(data)
    if deed == "vapid":
        return show_keys(desk)
    return asyncio.run(done(desk, deed, what or "", called or "", url_of(database)))


async def done(desk: Desk, deed: str, what: str, name: str, url: str) -> int:
    """Open the database and do it."""
    from signoria.server import admin, backup  # noqa: PLC0415  the server is an extra that may not be there
    from signoria.server.store import packs as stored_packs  # noqa: PLC0415

    async with admin.opened(url, new=deed in BEGINNINGS) as store:
        match deed:
            case "list":
                return await show_list(desk, store)
            case "verify":
                return await verify(desk, store)
            case "export":
                desk.out.file.write(await admin.exported(store, desk.opening, what))
            case "import":
                content = files.content(Path(what))
                invite = await admin.imported(store, desk.opening, content, desk.say("admin-owner"), desk.packs)
                desk.tell("admin-imported", invite=invite)
            case "close":
                await admin.close(store, what)
                desk.tell("admin-closed", table=what)
            case "delete":
                await admin.delete_table(store, what)
                desk.tell("admin-deleted", table=what)
            case "people":
                return await show_people(desk, store, what)
            case "rename" | "block" | "unblock" | "password" | "forget":
                await look_after(desk, store, deed, what, name)
            case "unfreeze":
                reason = await admin.unfreeze(store, desk.opening, what)
                desk.tell("admin-thawed", table=what, reason=reason)
            case "packs":
                return await show_packs(desk, store)
            case "drop":
                await stored_packs.drop(store, what)
                desk.tell("admin-dropped", pack=what)
            case "dataset":
                await dataset(desk, store, Path(what))
            case "backup":
                rows = await backup.back_up(store, Path(what))
                desk.tell("admin-backed-up", rows=rows, file=what)
            case "restore":
                restored = await backup.restore(store, Path(what))
                desk.tell("admin-restored", rows=restored.rows, file=what)
                if restored.left_out:
                    desk.tell("admin-left-out", "red", rows=restored.left_out)
    return 0


def show_keys(desk: Desk) -> int:
    """A new pair of keys for push messages: the private one is a setting, the public one is worked out from it."""
    from signoria.server.notify import channels, web_push  # noqa: PLC0415  the server is an extra that may not be there

    key = web_push.new_key()
    desk.line(f"{channels.VAPID_KEY}={key}")
    desk.tell("admin-vapid", public=web_push.public_key(key))
    return 0


async def show_list(desk: Desk, store: Store) -> int:
    """All tables."""
    from signoria.server import admin  # noqa: PLC0415

    table = Table(*(desk.say(f"admin-column-{name}") for name in ("table", "game", "status", "choices", "players")))
    found = await admin.listed(store)
    for one in found:
        table.add_row(one.id, one.game, desk.say(f"admin-status-{one.status}"), str(one.choices), one.players)
    desk.show(table)
    for one in found:
        if one.status == "frozen":
            with suppress(Problem):  # a game that is no longer there has left no words of its own
                desk.opening(one.game)
            desk.tell("admin-frozen", table=one.id, reason=one.reason)
    return 0


async def show_people(desk: Desk, store: Store, about: str) -> int:
    """All accounts, or those whom a table, a name or an id leads to."""
    from signoria.server import admin_people  # noqa: PLC0415

    columns = ("id", "login", "name", "language", "since", "tables", "state")
    table = Table(*(desk.say(f"admin-column-{name}") for name in columns))
    for one in await admin_people.listed(store, about):
        state = desk.say("admin-blocked") if one.blocked else ""
        table.add_row(
            one.id, one.login or desk.say("admin-guest"), one.name, one.language, one.since, str(one.tables), state
        )
    desk.show(table)
    return 0


async def show_packs(desk: Desk, store: Store) -> int:
    """All data packs that are kept."""
    from signoria.server.store import packs  # noqa: PLC0415

    table = Table(*(desk.say(f"admin-column-{name}") for name in ("id", "game", "title", "tables", "characters")))
    for one in await packs.listed(store):
        table.add_row(one.id, one.game, one.title, str(one.tables), str(one.characters))
    desk.show(table)
    return 0


async def look_after(desk: Desk, store: Store, deed: str, who: str, name: str) -> None:
    """Do something about one person."""
    from signoria.server import admin_people  # noqa: PLC0415

    match deed:
        case "rename":
            await admin_people.rename(store, who, name)
            desk.tell("admin-renamed", who=who, name=name)
        case "password":
            token = await admin_people.reset(store, who)
            desk.tell("admin-password", who=who, path=f"/reset#{token}")
        case "forget":
            await admin_people.forget(store, who)
            desk.tell("admin-forgotten", who=who)
        case _:
            await admin_people.block(store, who, deed == "block")
            desk.tell("admin-now-blocked" if deed == "block" else "admin-unblocked", who=who)


async def dataset(desk: Desk, store: Store, folder: Path) -> None:
    """Write the finished games of those who say yes to research."""
    from signoria.server import admin_dataset  # noqa: PLC0415

    try:
        shared = await admin_dataset.exported(store, desk.opening, folder)
    except OSError as error:
        raise Problem("dataset-unwritten", folder=str(folder), reason=files.reason(error)) from error
    written = shared.games.total()
    desk.tell("admin-dataset", folder=str(folder), games=written, refused=shared.refused, unfit=shared.unfit)


async def verify(desk: Desk, store: Store) -> int:
    """Replay every game."""
    from signoria.server import admin  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    failed = passed = 0
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as progress:
        task = progress.add_task(desk.say("admin-verifying"), total=await admin.count(store))
        async for verdict in admin.verify(store, desk.opening):
            progress.advance(task)
            if verdict.problem is None:
                passed += 1
            else:
                failed += 1
                reason = desk.texts.say_problem(verdict.problem)
                desk.tell("admin-frozen", "red", table=verdict.table, reason=reason)
    desk.tell("admin-verified", "bold red" if failed else "bold green", passed=passed, failed=failed)
    return 1 if failed else 0
