"""``signoria play``: play in the terminal."""

from __future__ import annotations

import datetime
import secrets
from pathlib import Path
from typing import Annotated

import typer

from signoria.bots import BOTS, find
from signoria.cli import agreed, files
from signoria.cli.agreed import HUMAN
from signoria.cli.desk import Desk
from signoria.cli.digits import number
from signoria.cli.flags import Data, Edition, GameOptions, Lang, MaybeGame, Seats, Seed, apart
from signoria.cli.games import edition_name, name_of
from signoria.cli.terminal import Terminal
from signoria.engine import record
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng, seeded
from signoria.engine.session import Session


def play(
    ctx: typer.Context,
    name: MaybeGame = None,
    *,
    edition: Edition = None,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")] = "greedy",
    seat: Annotated[int, typer.Option("--seat", metavar="N")] = 1,
    seed: Seed = None,
    option: GameOptions = None,
    data: Data = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    lang: Lang = None,
) -> int:
    """Start a game or go on with one."""
    desk: Desk = ctx.obj
    desk.take_packs(data)
    if resume is not None:
        apart(ctx, "--resume", "name", "edition", "seats", "bots", "seat", "seed", "option")
        terminal = resumed(desk, resume, save)
    else:
        game = desk.find(name) if name is not None else pick(desk)
        if game is None:
            return 0
        if seats == 1 and game.meta.solo:
            apart(ctx, "--seats 1", "bots", "seat")
        terminal = started(
            desk,
            desk.boxed(game.meta.id),
            edition=edition,
            seats=seats,
            bots=bots,
            seat=seat,
            seed=seed,
            option=option or [],
            save=save,
        )
    terminal.run()
    return 0


def pick(desk: Desk) -> Game | None:
    """The only game, or the one that is picked from the list; nothing when nobody answers."""
    offered = list(desk.games().values())
    if len(offered) == 1:
        return offered[0]
    for place, game in enumerate(offered, 1):
        desk.open(game)
        desk.line(f"{place:>4}  {name_of(desk, game)}")
    while (line := desk.ask(desk.say("which-game"))) is not None:
        try:
            if line.isdecimal() and 1 <= number(line) <= len(offered):
                return offered[number(line) - 1]
            raise Problem("cli-no-such-number", number=line, last=len(offered))
        except Problem as problem:
            desk.remark(problem)
    return None


def started(
    desk: Desk,
    game: Game,
    *,
    edition: str | None,
    seats: int | None,
    bots: str,
    seat: int,
    seed: str | None,
    option: list[str],
    save: Path | None,
) -> Terminal:
    """A new game, ready to be played."""
    desk.open(game)
    of_edition = agreed.edition_of(game, edition)
    count, options = agreed.table_of(game, of_edition, seats, option)
    players = seated(game, bots, count, seat, game.house(options))
    for name in set(players) - {HUMAN}:
        find(name).sits(of_edition, count)
    seed = agreed.seed_of(seed)
    date = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    session = Session(game, of_edition, count, options, seeded(seed), players=players, date=date)
    path = files.unused(save) if save else files.new_name(game.meta.id, date)
    desk.tell("new-game", "bold", game=name_of(desk, game), edition=edition_name(desk, game, of_edition), seed=seed)
    return introduced(desk, session, players, seeded(f"{seed}/bots"), path)


def seated(game: Game, bot_list: str, count: int, seat: int, house: dict[int, str]) -> tuple[str, ...]:
    """Who sits where: a person in one seat, the listed bots (or more people) in the others, in order and repeated."""
    if house:
        return tuple(house.get(place, HUMAN) for place in range(count))
    if not 1 <= seat <= count:
        raise Problem("cli-no-such-seat", seat=seat, last=count)
    others = agreed.bots_of(bot_list, game, (HUMAN,))
    if len(others) > count - 1:
        raise Problem("too-many-bots", bots=len(others), seats=count - 1)
    filled = [others[place % len(others)] for place in range(count - 1)]
    filled.insert(seat - 1, HUMAN)
    return tuple(filled)


def resumed(desk: Desk, path: Path, save: Path | None) -> Terminal:
    """A game from its record. What chance brings from here on is new: a record does not hold the generator."""
    session = record.read(files.content(path), desk.opening, seeded(secrets.token_hex(8)), desk.packs)
    desk.open(session.game)
    header = session.header
    if header is None or session.state.ended:
        raise Problem("cli-game-over", file=str(path))
    players = tuple(player if player in BOTS else HUMAN for player in header.players)
    desk.tell("resumed", "bold", game=name_of(desk, session.game), number=session.number)
    return introduced(desk, session, players, seeded(secrets.token_hex(8)), files.unused(save) if save else path)


def introduced(desk: Desk, session: Session, players: tuple[str, ...], rng: Rng, path: Path) -> Terminal:
    """Say who plays, and how to get help."""
    for seat, player in enumerate(players):
        said = Phrase("cli-player-human") if player == HUMAN else Phrase("cli-player-bot", {"bot": player})
        desk.tell("player", seat=session.game.seat_phrase(session.state, seat), player=said)
    desk.tell("keys-hint", "dim")
    return Terminal(desk, session, players, rng, path)
