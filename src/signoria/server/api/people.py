"""The API of people: arrive, be somebody, come back."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import segno
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from signoria.engine.problem import Problem
from signoria.server.api.security import Door, only_json, session_cookie
from signoria.server.notify import mail
from signoria.server.notify.channels import Channels
from signoria.server.notify.sentences import reset_letter
from signoria.server.people import own_data
from signoria.server.people.accounts import (
    RESET,
    RESUME,
    SESSION,
    TOKENS_CHANGED,
    People,
    User,
    csrf_of,
    new_id,
)
from signoria.server.table.before import renamed
from signoria.server.wire import (
    Arrive,
    Came,
    Credentials,
    Farewell,
    Forgot,
    Me,
    NewPassword,
    Rename,
    Renewed,
    Secret,
    Sharing,
)

Asked = Request[User | None, str | None, State]
FAREWELL: Final = (session_cookie("", False),)  # with the empty answer that ends a session: its cookie is gone


def door(request: Asked) -> Door:
    """The door of the application."""
    found: Door = request.app.state.door
    return found


def known(request: Asked) -> User:
    """The person who asks; there must be one."""
    if request.user is None:
        raise Problem("server-not-known")
    return request.user


def person(request: Asked) -> User:
    """The person who asks, as a whole person and not only a seat."""
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
    only_json(request)
    await door(request).check_dear(request)
    user, token = await door(request).people.arrive(data.name, data.language)
    return with_session(request, user, token)


@get("/me", summary="Who I am")
async def me(request: Asked) -> Me:
    """Name, language, and the value for the header X-CSRF-Token."""
    return me_of(known(request), request.auth)


@patch("/me", summary="Change name or language")
async def rename(request: Asked, data: JSONBody[Rename]) -> Me:
    """Take another name or language."""
    before = person(request)
    if data.name not in (None, before.name):
        await door(request).check_heavy(request, before)  # it is told at every table where one sits
    user = await door(request).people.change(before, data.name, data.language)
    door(request).forget((user.id,))
    if user.name != before.name:
        await renamed(request.app.state.hall, user, before.name)
    return me_of(user, request.auth)


@post("/account", summary="Turn a guest into an account", status_code=HTTP_200_OK)
async def keep(request: Asked, data: JSONBody[Credentials]) -> Me:
    """Choose a login and a password; games and tables stay."""
    await door(request).check_dear(request)
    user = await door(request).people.keep(person(request), data.login, data.password)
    door(request).forget((user.id,))
    return me_of(user, request.auth)


@post("/login", summary="Come back to an account", status_code=HTTP_200_OK)
async def login(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """A new session for an account."""
    only_json(request)
    await door(request).check_dear(request)
    await door(request).guard.take("login", data.login.lower())
    user, token = await door(request).people.login(data.login, data.password)
    return with_session(request, user, token)


@post("/logout", summary="End this session", status_code=HTTP_204_NO_CONTENT, response_cookies=FAREWELL)
async def logout(request: Asked) -> None:
    """Make the cookie void."""
    await door(request).people.revoke(person(request).id, token=request.auth or "")
    door(request).forget((person(request).id,))


@post("/logout/everywhere", summary="End all my sessions", status_code=HTTP_204_NO_CONTENT, response_cookies=FAREWELL)
async def logout_everywhere(request: Asked) -> None:
    """Make every cookie, every personal link and every token of a seat void, this one included."""
    await door(request).people.end_sessions(person(request).id)
    door(request).forget((person(request).id,))


@post("/me/password", summary="Change my password", status_code=HTTP_200_OK)
async def change_password(request: Asked, data: JSONBody[NewPassword]) -> Response[Me]:
    """The old one must be given; every other session ends, and this one goes on with a new cookie."""
    user, people = person(request), door(request).people
    await door(request).guard.take("login", user.id)
    await people.change_password(user, data.old, data.new)
    door(request).forget((user.id,))
    return with_session(request, user, await people.token(user.id, SESSION))


@post("/password/forgotten", summary="Have a letter sent to choose a new password", status_code=HTTP_204_NO_CONTENT)
async def forgot_password(request: Asked, data: JSONBody[Forgot]) -> None:
    """Where the account has a confirmed address, and the server sends letters; the answer is the same for all."""
    await door(request).check_dear(request)
    await door(request).guard.take("login", f"forgotten {data.login.lower()}")
    channels: Channels = request.app.state.channels
    if not channels.mail:
        raise Problem("server-no-mail")
    request.app.state.hall.supervisor.once(send_reset(door(request).people, channels, data.login))


async def send_reset(people: People, channels: Channels, login: str) -> None:
    """The letter with the link, if the account has an address; nobody who asks waits for it."""
    found = await people.reset_token(login)
    address = "" if found is None else await people.address(found[0].id)
    if found is None or not address:
        return
    user, token = found
    words = reset_letter(user.language, f"{channels.url}/reset#{token}")
    letter = mail.Letter(new_id(), address, words.title, words.letter(channels.url, ""), "")
    with suppress(OSError, mail.Undeliverable):
        await mail.send(channels.smtp, channels.sender, letter)


@post("/password", summary="Choose a new password", status_code=HTTP_200_OK)
async def renew_password(request: Asked, data: JSONBody[Renewed]) -> Response[Me]:
    """The code comes from the letter or from the owner of the server. Every other session ends."""
    only_json(request)
    await door(request).check_dear(request)
    people = door(request).people
    user = await people.who(data.token, RESET)
    if user is None:
        raise Problem("server-bad-token")
    await people.set_password(user.id, data.password)
    door(request).forget((user.id,))
    return with_session(request, user, await people.token(user.id, SESSION))


@get("/me/research", summary="Whether my finished games may be used for research")
async def sharing(request: Asked) -> Sharing:
    """No, unless one has said yes."""
    return Sharing(await door(request).people.shares(person(request)))


@patch("/me/research", summary="Let my finished games be used for research, or no longer")
async def share(request: Asked, data: JSONBody[Sharing]) -> Sharing:
    """Without my name, and only where everybody at the table says yes. Who takes it back is in no later export."""
    await door(request).people.share(person(request), data.shared)
    return data


@get("/me/data", summary="Everything that is known of me")
async def my_data(request: Asked) -> Response[dict[str, Any]]:
    """One document, without secrets."""
    user = person(request).id
    await door(request).check_heavy(request, person(request))
    found = await door(request).people.store.read(lambda connection: own_data.exported(connection, user))
    headers = {"content-disposition": 'attachment; filename="signoria-my-data.json"'}
    return Response(found, headers=headers)


@post(
    "/me/delete",
    summary="Delete me and everything that is mine",
    status_code=HTTP_204_NO_CONTENT,
    response_cookies=FAREWELL,
)
async def delete_me(request: Asked, data: JSONBody[Farewell]) -> None:
    """For good. What others have a part in stays without my name, and a bot plays on for me."""
    user, people = person(request), door(request).people
    await door(request).guard.take("login", user.id)
    await people.check(user, data.password)
    tables = await people.store.write(
        lambda connection: own_data.forgotten(connection, user.id), TOKENS_CHANGED, (user.id,)
    )
    door(request).forget((user.id,))
    await request.app.state.hall.look_again(tables)


@post("/me/resume", summary="Make a personal resume link", status_code=HTTP_200_OK)
async def make_resume(request: Asked) -> Secret:
    """A link for the day the cookie is lost; it is shown only now, and good until it is revoked."""
    await door(request).check_heavy(request, person(request))
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
    only_json(request)
    await door(request).check_dear(request)
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
    logout_everywhere,
    change_password,
    forgot_password,
    renew_password,
    sharing,
    share,
    my_data,
    delete_me,
    make_resume,
    revoke_resume,
    resume,
]
