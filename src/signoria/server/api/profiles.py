"""The API of profiles: finished games, wins, ratings, and who leads. A server or a person may do without."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, patch
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection, select, update

from signoria.engine.problem import Problem
from signoria.server.api.people import Asked, known, person
from signoria.server.api.tables import hall_of
from signoria.server.people import ratings
from signoria.server.people.ratings import Finished, Leader, Seated, Standing
from signoria.server.store.schema import USERS
from signoria.server.wire import Body

Person = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
GameId = Annotated[str, PathParameter(min_length=1, max_length=80, pattern=r"^[a-z0-9-]+$")]


class Profile(msgspec.Struct, frozen=True):
    """Somebody, as others see them."""

    person: str
    name: str
    shown: bool  # to others
    mine: bool
    standings: tuple[Standing, ...]
    seats: tuple[Seated, ...]
    games: tuple[Finished, ...]


class Showing(Body):
    """Whether others see one's profile."""

    shown: bool


def switched_on(request: Request[Any, Any, Any]) -> None:
    """A server may do without profiles."""
    if not request.app.state.profiles:
        raise Problem("server-no-profiles")


async def profile_of(request: Asked, user: str) -> Profile:
    """The profile of somebody; of who does not want to be seen, only their own eyes see it."""
    mine = request.user is not None and request.user.id == user and not request.user.bound

    def job(connection: Connection) -> Profile:
        row = connection.execute(select(USERS).where(USERS.c.id == user)).first()
        if row is None or (not row.shown and not mine):
            raise Problem("server-no-person")
        return Profile(
            user,
            row.name,
            row.shown,
            mine,
            tuple(ratings.standings(connection, user)),
            tuple(ratings.by_seat(connection, user)),
            tuple(ratings.finished(connection, user)),
        )

    return await hall_of(request).store.read(job)


@get("/me/profile", summary="My profile")
async def mine(request: Asked) -> Profile:
    """Finished games, wins by game and seat, and ratings."""
    switched_on(request)
    return await profile_of(request, person(request).id)


@patch("/me/profile", summary="Show my profile to others, or do not")
async def show(request: Asked, data: JSONBody[Showing]) -> Profile:
    """Who is not shown is on no board, and their profile is not there for others."""
    switched_on(request)
    user = person(request).id
    job = update(USERS).where(USERS.c.id == user).values(shown=data.shown)
    await hall_of(request).store.write(lambda connection: connection.execute(job))
    return await profile_of(request, user)


@get("/people/{name:str}", summary="The profile of somebody")
async def look(request: Asked, name: Person) -> Profile:
    """If they want to be seen."""
    switched_on(request)
    known(request)
    return await profile_of(request, name)


@get("/games/{game:str}/leaders", summary="Who leads at a game")
async def board(request: Asked, game: GameId) -> list[Leader]:
    """Those who have played at least three games that count, the strongest first."""
    switched_on(request)
    if game not in request.app.state.games():
        raise Problem("server-no-game")
    return await hall_of(request).store.read(lambda connection: ratings.leaders(connection, game))


HANDLERS: Final[list[Any]] = [mine, show, look, board]
