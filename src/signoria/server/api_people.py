"""The API of people: arrive, be somebody, come back."""

from __future__ import annotations

from typing import Any

import segno
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from signoria.engine.problem import Problem
from signoria.server.guard import Door, session_cookie
from signoria.server.people import RESUME, SESSION, User, csrf_of
from signoria.server.wire import Arrive, Came, Credentials, Me, Rename, Secret

Asked = Request[User | None, str | None, State]


def door(request: Asked) -> Door:
    """The door of the application."""
    found: Door = request.app.state.door
    return found


def known(request: Asked) -> User:
    """Whoever asks; somebody must."""
    if request.user is None:
        raise Problem("server-not-known")
    return request.user


def person(request: Asked) -> User:
    """Whoever asks, as a whole person and not only a seat."""
    user = known(request)
    if user.bound:
        raise Problem("server-only-person")
    return user


def me_of(user: User, token: str | None) -> Me:
    """Who one is."""
    return Me(user.id, user.name, user.language, user.account, csrf_of(token) if token else "")


def with_session(request: Asked, user: User, token: str) -> Response[Me]:
    """Hand out the cookie of a session."""
    secure = request.url.scheme == "https"
    return Response(me_of(user, token), cookies=[session_cookie(token, secure)], status_code=HTTP_200_OK)


@post("/guests", summary="Arrive as a guest", status_code=HTTP_200_OK)
async def arrive(request: Asked, data: JSONBody[Arrive]) -> Response[Me]:
    """Say a name and play at once; the cookie of the answer is who you are."""
    door(request).check_dear(request)
    user, token = await door(request).people.arrive(data.name, data.language)
    return with_session(request, user, token)


@get("/me", summary="Who I am")
async def me(request: Asked) -> Me:
    """Name, language, and the value for the header X-CSRF-Token."""
    return me_of(known(request), request.auth)


@patch("/me", summary="Change name or language")
async def rename(request: Asked, data: JSONBody[Rename]) -> Me:
    """Take another name or language."""
    user = await door(request).people.change(person(request), data.name, data.language)
    door(request).forget()
    return me_of(user, request.auth)


@post("/account", summary="Turn a guest into an account", status_code=HTTP_200_OK)
async def keep(request: Asked, data: JSONBody[Credentials]) -> Me:
    """Choose a login and a password; games and tables stay."""
    door(request).check_dear(request)
    user = await door(request).people.keep(person(request), data.login, data.password)
    door(request).forget()
    return me_of(user, request.auth)


@post("/login", summary="Come back to an account", status_code=HTTP_200_OK)
async def login(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """A new session for an account."""
    door(request).check_dear(request)
    user, token = await door(request).people.login(data.login, data.password)
    return with_session(request, user, token)


@post("/logout", summary="End this session", status_code=HTTP_204_NO_CONTENT)
async def logout(request: Asked) -> Response[None]:
    """Make the cookie void."""
    await door(request).people.revoke(person(request).id, token=request.auth or "")
    door(request).forget()
    return Response(None, cookies=[session_cookie("", False)], status_code=HTTP_204_NO_CONTENT)


@post("/me/resume", summary="Make a personal resume link", status_code=HTTP_200_OK)
async def make_resume(request: Asked) -> Secret:
    """A link for the day the cookie is lost; it is shown only now, and good until it is revoked."""
    token = await door(request).people.token(person(request).id, RESUME)
    link = f"{str(request.base_url).rstrip('/')}/resume#{token}"
    return Secret(token, link, segno.make(link, error="m").svg_data_uri(scale=6, dark="black", light="white"))


@delete("/me/resume", summary="Revoke all my resume links")
async def revoke_resume(request: Asked) -> None:
    """Make every personal resume link void."""
    await door(request).people.revoke(person(request).id, kind=RESUME)


@post("/resume", summary="Use a personal resume link", status_code=HTTP_200_OK)
async def resume(request: Asked, data: JSONBody[Came]) -> Response[Me]:
    """Be again who one was; a new session."""
    door(request).check_dear(request)
    people = door(request).people
    user = await people.who(data.token, RESUME)
    if user is None:
        raise Problem("server-bad-token")
    return with_session(request, user, await people.token(user.id, SESSION))


HANDLERS: list[Any] = [
    arrive,
    me,
    rename,
    keep,
    login,
    logout,
    make_resume,
    revoke_resume,
    resume,
]
