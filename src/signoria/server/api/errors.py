"""One form for everything that goes wrong: a stable key, one sentence in the user's language, its numbers and words."""

from __future__ import annotations

import logging
import secrets
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import InterfaceError, OperationalError

from signoria.engine.game import Game
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.problem import Problem
from signoria.server.texts import texts
from signoria.server.wire import Failure
from signoria.text import LANGUAGES

LOG: Final = logging.getLogger("signoria.server")

STATUS: Final = {
    "server-stale": 409,
    "server-not-offered": 409,
    "server-seat-taken": 409,
    "server-not-running": 409,
    "server-running": 409,
    "server-not-started": 409,
    "server-seats-empty": 409,
    "server-login-taken": 409,
    "server-account-already": 409,
    "server-already-asked": 409,
    "server-nothing-asked": 409,
    "server-not-absent": 409,
    "server-resigned": 409,
    "server-bot-plays": 409,
    "server-frozen": 409,
    "server-branch": 409,
    "server-too-many-hooks": 409,
    "illegal-choice": 409,
    "nothing-to-undo": 409,
    "nothing-to-redo": 409,
    "undo-not-yours": 409,
    "undo-informed": 409,
    "server-not-known": 401,
    "server-login-wrong": 401,
    "server-bad-token": 401,
    "server-no-csrf": 403,
    "server-other-site": 403,
    "server-blocked": 403,
    "server-no-account": 409,
    "server-password-wrong": 403,
    "server-no-person": 404,
    "server-no-profiles": 404,
    "server-not-owner": 403,
    "server-not-seated": 403,
    "server-not-your-seat": 403,
    "server-no-hints": 403,
    "server-hint-failed": 503,
    "server-pack-slow": 503,
    "server-review-failed": 503,
    "server-review-waits": 429,
    "server-no-review": 404,
    "server-no-chat": 403,
    "server-only-person": 403,
    "server-record-later": 403,
    "server-no-mail": 403,
    "server-no-push": 403,
    "server-no-game": 404,
    "server-no-lesson": 404,
    "server-no-puzzle": 404,
    "server-no-pack": 404,
    "server-no-table": 404,
    "server-no-seat": 404,
    "server-no-invitation": 404,
    "server-nothing-here": 404,
    "no-such-number": 404,
    "server-wrong-method": 405,
    "server-too-big": 413,
    "server-too-many-bot-tables": 409,
    "server-not-json": 415,
    "server-too-many": 429,
    "server-bug": 500,
}
BY_STATUS: Final = {
    401: "server-not-known",
    404: "server-nothing-here",
    405: "server-wrong-method",
    413: "server-too-big",
    429: "server-too-many",
}


def language_of(request: Any) -> str:
    """The language that is asked for, else that of the user, else the first of the browser that we speak.

    Our client asks by a header with one language: the user may have chosen it a moment ago, which we have yet to hear.
    """
    spoken = request.headers.get("accept-language", "")[:200]
    for wanted in (request.query_params.get("language"), spoken):
        if wanted in LANGUAGES:
            return str(wanted)
    user = request.scope.get("user")
    if user is not None:
        return str(user.language)
    for part in spoken.split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return str(language)
    return "en"


def failure(problem: Problem, language: str, game: Game | None = None) -> Failure:
    """A problem as it goes over the wire."""
    said = texts(language, game).say_problem(problem)
    return Failure(problem.phrase.key, said, {name: plain(arg) for name, arg in problem.phrase.args.items()})


def plain(arg: Arg) -> Any:
    """An argument of a phrase as plain data."""
    return arg.to_json() if isinstance(arg, Phrase) else arg


def status_of(problem: Problem) -> int:
    """The status of the answer."""
    return STATUS.get(problem.phrase.key, HTTP_400_BAD_REQUEST)


def respond(request: Any, problem: Problem) -> Response[Failure]:
    """The answer to a request that cannot be served."""
    game = request.scope.get("state", {}).get("game")
    return Response(failure(problem, language_of(request), game), status_code=status_of(problem))


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Failure]:
    """Something given to us cannot be used."""
    return respond(request, problem)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """Something the framework refused."""
    if isinstance(error, ValidationException) or error.status_code == HTTP_400_BAD_REQUEST:
        place = where(error)
        problem = Problem("server-bad-request-at", where=place) if place else Problem("server-bad-request")
        return respond(request, problem)
    if isinstance(error, InternalServerException) and "disconnected" in error.detail:  # nobody reads the answer
        return respond(request, Problem("server-bad-request"))
    key = BY_STATUS.get(error.status_code)
    if key is None:
        return on_bug(request, error)
    answer = respond(request, Problem(key))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def where(error: HTTPException) -> str:
    """Which part of the request is wrong, as far as the framework knows."""
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        return ", ".join(str(one.get("key", "")) for one in extra if isinstance(one, dict))[:200]
    return ""


def on_decode(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """A body that is no JSON: not text, or nested without end."""
    return respond(request, Problem("server-bad-request"))


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """A mistake of ours: the user gets a number that leads to the log, and nothing else."""
    number = secrets.token_hex(4)
    LOG.error("bug %s at %s %s", number, request.method, request.scope.get("path_template", ""), exc_info=error)
    answer = respond(request, Problem("server-bug", number=number))
    answer.status_code = HTTP_500_INTERNAL_SERVER_ERROR
    return answer


def on_away(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """The database is locked, full or gone for a while: that is nobody's mistake, and it can be tried again."""
    LOG.warning("the database did not answer: %s", type(error).__name__)
    answer = respond(request, Problem("server-away"))
    answer.status_code = HTTP_503_SERVICE_UNAVAILABLE
    return answer


HANDLERS: Final[ExceptionHandlersMap] = {
    Problem: on_problem,
    OperationalError: on_away,
    InterfaceError: on_away,
    OSError: on_away,
    HTTPException: on_http,
    msgspec.DecodeError: on_decode,
    UnicodeDecodeError: on_decode,
    RecursionError: on_decode,
    Exception: on_bug,
}


def answer_to(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """What is answered when something went wrong, as the framework would find it in the table above."""
    handler: Any = next(HANDLERS[kind] for kind in type(error).__mro__ if kind in HANDLERS)
    answer: Response[Failure] = handler(request, error)
    return answer
