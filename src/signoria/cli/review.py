"""``signoria review``: what everybody could expect in a recorded game, and where a better line was missed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from signoria.arena.review_page import BETWEEN, review_page
from signoria.bots.chance import percent
from signoria.bots.review import review as reviewed
from signoria.bots.review import steps_of, way_of
from signoria.bots.review_words import ReviewTold, told
from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.cli.flags import Data, File, Json, Lang
from signoria.cli.simulate import progress_bar
from signoria.engine import record
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem

SPARKS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 60  # of a curve in the terminal


def review(
    ctx: typer.Context,
    path: File,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    review_seed: Annotated[str, typer.Option("--seed", metavar="SEED")] = "review",
    data: Data = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Review one record, in the terminal and as a page."""
    desk: Desk = ctx.obj
    desk.take_packs(data)
    session = record.read(files.content(path), desk.opening, packs=desk.packs)
    if not session.number:
        raise Problem("cli-nothing-to-review", file=str(path))
    desk.open(session.game)
    way = way_of(session)
    with progress_bar(desk, steps_of(way), "reviewing") as progress:
        found = told(session, reviewed(way, review_seed, progress), desk.texts)
    if as_json:
        desk.line(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        show(desk, found)
    if html is not None:
        files.write(html, review_page(found, desk.texts))
        if not as_json:
            desk.tell("page-written", file=str(html))
    return 0


def show(desk: Desk, found: ReviewTold) -> None:
    """The whole review as lines."""

    def words(key: str, **args: str | int) -> str:
        return desk.texts.say(Phrase(key, dict(args)))

    desk.line(found.title, "bold")
    for sentence in found.ending:
        desk.line(sentence)
    desk.line("")
    desk.line(words("review-curve"), "bold")
    wide = max(map(len, found.seats))
    for seat, name in enumerate(found.seats):
        values = [values[seat] for values in found.values]
        desk.line(f"{name:<{wide}}  {curve(values)}  {desk.percent(values[0], 0)} → {desk.percent(values[-1], 0)}")
    desk.line("")
    desk.line(words("review-turnings"), "bold")
    desk.line(words("review-judged", count=found.judged))
    if not found.turning:
        desk.line(words("review-none"))
    for number, one in enumerate(found.turning, 1):
        desk.line("")
        desk.line(f"{number}. " + words("review-turning", turn=one.turn, seat=found.seats[one.seat]), "bold")
        desk.line("   " + words("review-played", line=BETWEEN.join(one.played)))
        desk.line("   " + words("review-better", line=BETWEEN.join(one.better)), "green")
        desk.line("   " + words("review-chance", chance=percent(one.chance), expected=percent(one.expected)))
        if one.reasons:
            desk.line("   " + words("review-reasons", reasons=" ".join(one.reasons)), "dim")
    desk.line("")


def curve(values: list[float]) -> str:
    """Chances as a row of columns, from 0 to 1."""
    count = min(COLUMNS, len(values))
    picked = [values[round(place * (len(values) - 1) / max(1, count - 1))] for place in range(count)]
    return "".join(SPARKS[min(len(SPARKS) - 1, int(value * len(SPARKS)))] for value in picked)
