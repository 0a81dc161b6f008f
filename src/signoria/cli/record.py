"""``signoria record``: what a record says of itself, and any of its positions as the start of a scenario."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from signoria.cli import records
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, File, Lang
from signoria.cli.games import edition_name, name_of
from signoria.cli.log import Log
from signoria.engine.agreed import as_typed
from signoria.engine.scenario import export
from signoria.engine.session import UNDO, Session


def record(
    ctx: typer.Context,
    path: File,
    info: Annotated[bool, typer.Option("--info")] = False,
    position: Annotated[int | None, typer.Option("--position", metavar="N")] = None,
    data: Data = None,
    lang: Lang = None,
) -> int:
    """Print the header, or export a position."""
    desk: Desk = ctx.obj
    desk.take_packs(data)
    session, code = records.read(desk, path, position)
    if info or position is None:
        about(desk, session)
    if position is not None:
        title = desk.say("exported", number=position, file=path.name)
        desk.line(export(session.at(position), title).rstrip())
    return code


def about(desk: Desk, session: Session) -> None:
    """The header and a few counts."""
    header = session.header
    if header is None:
        raise ValueError("a record has a header")
    log = Log(desk, session.game, session.state)
    rows = [
        ("info-game", name_of(desk, session.game)),
        ("info-edition", edition_name(desk, session.game, header.edition)),
        ("info-rules", str(header.rules)),
        *([("info-data", header.data)] if header.data else []),
        ("info-date", header.date or "–"),
        ("info-choices", str(session.number)),
        ("info-undone", str(sum(entry.kind == UNDO for entry in session.entries))),
    ]
    rows += [
        ("info-option", f"{name} = {as_typed(value)}") for name, value in msgspec.to_builtins(header.options).items()
    ]
    table = Table.grid(padding=(0, 2))
    for key, value in rows:
        table.add_row(desk.say(key), value)
    for seat, player in enumerate(header.players):
        table.add_row(log.seat(seat), player or "–")
    desk.show(table)
    for line in log.outcome(session.state) or [desk.say("running")]:
        desk.line(line, "bold")
