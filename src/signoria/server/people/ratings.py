"""How strong people are at a game: a rating that moves with each game that counts, and boards of those who lead.

A game counts if it was played to its end by the rules, without a choice taken back by consent, and if at least two
people sat there to the end. Bots have a fixed place on the scale: people move against them, they do not.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, Integer, Row, cast, delete, func, insert, select

from signoria.bots import CHARACTERS
from signoria.server.store.schema import RATINGS, RESULTS, USERS

LOG: Final = logging.getLogger("signoria.server")
MODEL: Final = PlackettLuce()
# Where the bots stand, on the scale on which a newcomer has 25 and is not known to be better than 0. A bot that stands
# 8 higher wins about four games of five: that is what a level is to win against the one below (docs/bots.md).
BOTS: Final = {
    "random": 1.0,
    "apprentice": 9.0,
    "merchant": 17.0,
    "banker": 25.0,
    "greedy": 26.0,
    "magnate": 34.0,
    "doge": 42.0,
    **dict.fromkeys((character.name for character in CHARACTERS), 37.0),
}
OTHER_BOT: Final = 25.0
SURE: Final = 1.0  # how sure we are of that
ENOUGH: Final = 3  # games until somebody is on a board
FURTHEST: Final = 1000.0  # from the middle of the scale; very many games would not lead there
MOST_LEVEL: Final = 4 * FURTHEST  # what is shown lies three times as far below as one can be sure
MOST_LEADERS: Final = 50
MOST_GAMES: Final = 50


class Played(msgspec.Struct, frozen=True):
    """A seat at the end of a game: who sat there, or which bot, and the place it came in, from 0."""

    seat: int
    user: str
    bot: str
    place: int
    score: int | None
    won: bool


class Ended(msgspec.Struct, frozen=True):
    """A game that is over."""

    table: str
    game: str
    edition: str
    at: float
    counts: bool
    seats: tuple[Played, ...]


class Standing(msgspec.Struct, frozen=True):
    """How strong somebody is at a game."""

    game: str
    level: float
    games: int
    wins: int


class Leader(msgspec.Struct, frozen=True):
    """Somebody on a board."""

    person: str
    name: str
    level: float
    games: int
    wins: int


class Finished(msgspec.Struct, frozen=True):
    """A finished game of somebody."""

    table: str
    game: str
    edition: str
    seat: int
    seats: int
    score: int | None
    won: bool
    counted: bool
    at: float


class Seated(msgspec.Struct, frozen=True):
    """How often somebody won on a seat of a game."""

    game: str
    seat: int
    games: int
    wins: int


def enter(connection: Connection, ended: Ended) -> None:
    """Write what came of a game, and move the ratings of those who played it."""
    people = [one for one in ended.seats if one.user and not one.bot]
    if people:
        rows = [
            {
                "table_id": ended.table,
                "seat": one.seat,
                "user_id": one.user,
                "game": ended.game,
                "edition": ended.edition,
                "seats": len(ended.seats),
                "score": one.score,
                "won": one.won,
                "counted": ended.counts,
                "at": ended.at,
            }
            for one in people
        ]
        connection.execute(insert(RESULTS), rows)
    if ended.counts:
        rate(connection, ended, people)


def rate(connection: Connection, ended: Ended, people: list[Played]) -> None:
    """Move the ratings."""
    mine = (RATINGS.c.game == ended.game) & RATINGS.c.user_id.in_([one.user for one in people])
    known = {row.user_id: row for row in connection.execute(select(RATINGS).where(mine).with_for_update())}
    before = [[rating_of(one, known)] for one in ended.seats]
    after = MODEL.rate(before, ranks=[one.place for one in ended.seats])
    rows = []
    for one, (rating,) in zip(ended.seats, after, strict=True):
        if one in people:
            had = known.get(one.user)
            games, wins = (0, 0) if had is None or not sound(had) else (had.games, had.wins)
            values = {"mu": rating.mu, "sigma": rating.sigma, "level": rating.ordinal()}
            counts = {"games": games + 1, "wins": wins + one.won}
            rows.append({"user_id": one.user, "game": ended.game, **values, **counts})
    connection.execute(delete(RATINGS).where(mine))
    connection.execute(insert(RATINGS), rows)


def rating_of(one: Played, known: dict[str, Row[Any]]) -> Any:
    """Where a seat stood before the game."""
    if one.user and not one.bot:
        had = known.get(one.user)
        return MODEL.rating(mu=had.mu, sigma=had.sigma) if had is not None and sound(had) else MODEL.rating()
    return MODEL.rating(mu=BOTS.get(one.bot, OTHER_BOT), sigma=SURE)


def sound(had: Row[Any]) -> bool:
    """Whether a rating is one that games can lead to; who has another begins anew, and takes nobody else along."""
    numbers = (had.mu, had.sigma, had.level)
    good = all(type(one) is float and abs(one) <= MOST_LEVEL for one in numbers) and 0 < had.sigma <= FURTHEST
    good = good and abs(had.mu) <= FURTHEST and type(had.games) is type(had.wins) is int
    if not good:
        LOG.warning("a rating is damaged and begins anew")
    return good


def places(scores: tuple[int, ...], winners: tuple[int, ...]) -> list[int]:
    """The place each seat came in, from 0: winners first, then by score; equal places may be shared."""
    keys = [(False, 0) if seat in winners else (True, -scores[seat]) for seat in range(len(scores))]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


# --- what is shown ----------------------------------------------------------------------------------------------------


def standings(connection: Connection, user: str) -> list[Standing]:
    """How strong somebody is at each game."""
    query = select(RATINGS).where(RATINGS.c.user_id == user).order_by(RATINGS.c.game)
    found = [row for row in connection.execute(query) if sound(row)]
    return [Standing(row.game, row.level, row.games, row.wins) for row in found]


def finished(connection: Connection, user: str) -> list[Finished]:
    """The newest finished games of somebody."""
    query = select(RESULTS).where(RESULTS.c.user_id == user).order_by(RESULTS.c.at.desc()).limit(MOST_GAMES)
    return [
        Finished(row.table_id, row.game, row.edition, row.seat, row.seats, row.score, row.won, row.counted, row.at)
        for row in connection.execute(query)
    ]


def by_seat(connection: Connection, user: str) -> list[Seated]:
    """How often somebody won on each seat of each game."""
    wins = func.sum(cast(RESULTS.c.won, Integer))
    where = RESULTS.c.user_id == user
    query = select(RESULTS.c.game, RESULTS.c.seat, func.count(), wins).where(where)
    query = query.group_by(RESULTS.c.game, RESULTS.c.seat).order_by(RESULTS.c.game, RESULTS.c.seat)
    return [Seated(game, seat, count, int(won)) for game, seat, count, won in connection.execute(query)]


def leaders(connection: Connection, game: str) -> list[Leader]:
    """Who leads at a game: people who are shown, and have played enough for it to mean something."""
    where = (RATINGS.c.game == game) & USERS.c.shown & ~USERS.c.blocked & (RATINGS.c.games >= ENOUGH)
    query = select(RATINGS, USERS.c.name).join(USERS, USERS.c.id == RATINGS.c.user_id).where(where)
    query = query.order_by(RATINGS.c.level.desc(), RATINGS.c.games.desc()).limit(MOST_LEADERS)
    found = [row for row in connection.execute(query) if sound(row)]
    return [Leader(row.user_id, row.name, row.level, row.games, row.wins) for row in found]
