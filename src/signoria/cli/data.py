"""``signoria data``: the values of a game as a data pack, to be corrected and checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from signoria.cli import files, packs
from signoria.cli.desk import Desk
from signoria.cli.flags import Lang, apart
from signoria.engine.game import Game
from signoria.engine.pack import Pack, export, load, read_pack, values
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.sheet import VALUE
from signoria.engine.vocabulary import unknown

TASKS: Final = ("export", "check", "show")


def data(
    ctx: typer.Context,
    task: Annotated[str, typer.Argument(metavar="|".join(TASKS))],
    subject: Annotated[str, typer.Argument(metavar="GAME|DIR")],
    folder: Annotated[Path | None, typer.Argument(metavar="[DIR]")] = None,
    *,
    title: Annotated[str | None, typer.Option("--title", metavar="TITLE")] = None,
    edition: Annotated[str | None, typer.Option("--edition", metavar="EDITION")] = None,
    lang: Lang = None,
) -> int:
    """Write a pack with our values, check one, or show values one by one."""
    desk: Desk = ctx.obj
    if task not in TASKS:
        raise unknown("task", task, TASKS)
    if (folder is None) == (task == "export"):
        raise Problem("cli-data-what", task=task)
    if folder is not None:
        return exported(desk, subject, folder, title or desk.say("data-title"), edition)
    apart(ctx, task, "title")
    if task == "check":
        apart(ctx, task, "edition")
        return checked(desk, Path(subject))
    return shown(desk, subject, edition)


def box_of(game: Game, edition: str | None) -> str:
    """The edition whose values are asked for."""
    if not game.layouts:
        raise Problem("pack-no-values", game=game.meta.id)
    if edition is not None and edition not in game.meta.editions:
        raise unknown("edition", edition, game.meta.editions)
    return game.box_of(edition or "")


def exported(desk: Desk, name: str, folder: Path, title: str, edition: str | None) -> int:
    """Write our values into a folder."""
    game = desk.opening(name)
    box = box_of(game, edition)
    named = [f"{layout.names}{row}" for layout in game.layouts if layout.names for row in layout.rows]
    texts = {key: desk.texts.say(Phrase(key)) for key in named}
    packs.write(folder, export(game, title, game.own_texts(box), texts, box if len(game.boxes) > 1 else ""))
    desk.tell("data-exported", folder=str(folder), command=f"signoria data check {folder}")
    return 0


def checked(desk: Desk, folder: Path) -> int:
    """Say everything that is wrong with a pack, or how it differs from ours; the exit code is 1 if anything is."""
    result = read_pack(packs.content(folder), desk.opening)
    for finding in sorted(result.findings, key=lambda found: (found.file, found.line)):
        desk.line(desk.texts.say_problem(finding.problem()), "red")
    if result.pack is None:
        desk.tell("data-wrong", "bold red", number=len(result.findings))
        return 1
    differences(desk, result.pack)
    return 0


def shown(desk: Desk, subject: str, edition: str | None) -> int:
    """Every printed value of a game, or of a pack, with where it is known from."""
    if files.is_folder(Path(subject)) and edition is None:
        sheets = load(packs.content(Path(subject)), desk.opening).sheets
    else:
        game = desk.opening(subject)
        sheets = game.own_sheets(box_of(game, edition))
    found = values(sheets)
    table = Table(desk.say("column-value"), desk.say("column-number"), desk.say("column-origin"))
    table.columns[1].justify = "right"
    for one in found:
        name = f"{one.sheet} {one.row} {one.column}" + (f" {one.place}" if one.place >= 0 else "")
        table.add_row(name.removesuffix(f" {VALUE}"), str(one.value), one.origin)
    desk.show(table)
    for origin, number in Counter(one.origin.partition(":")[0] for one in found).most_common():
        desk.line(f"{origin}: {number}")
    return 0


def differences(desk: Desk, pack: Pack) -> None:
    """Every value of a pack that is not ours, and where it is known from."""
    found = pack.differences(desk.find(pack.game).own_sheets(pack.edition))
    desk.tell("data-right", "bold green", title=pack.title, digest=pack.digest, number=len(found))
    if not found:
        return
    origin = desk.say("column-origin")
    table = Table(desk.say("column-value"), desk.say("column-ours"), origin, desk.say("column-theirs"), origin)
    for one in found:
        value = f"{one.sheet} {one.row} {one.column}" + (f" {one.place}" if one.place >= 0 else "")
        ours, theirs = ("–" if cell is None else str(cell) for cell in (one.ours, one.theirs))
        table.add_row(value, ours, one.ours_from, theirs, one.theirs_from)
    desk.show(table)
