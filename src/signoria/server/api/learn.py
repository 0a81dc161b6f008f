"""The API of learning: the rules in short, the glossary, the lessons, and tables to practise at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_201_CREATED

from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.server.api.compressed import Packed, as_json, packed
from signoria.server.api.errors import language_of
from signoria.server.api.people import Asked, door, person
from signoria.server.api.play import after
from signoria.server.api.tables import Id as TableId
from signoria.server.api.tables import hall_of, shown, visited
from signoria.server.api.teaching import DifferencesCard, GlossaryCard, LessonCard, RulesCard, Spoken
from signoria.server.table import practice
from signoria.server.wire import Changes, Language, TableCard, TakeBack

Id = Annotated[str, PathParameter(max_length=80)]
EditionName = Annotated[str, QueryParameter(max_length=80)]
What = Literal["rules", "differences", "glossary", "lessons"]


def games_of(request: Asked) -> tuple[Game, ...]:
    """The games on offer."""
    return tuple(request.app.state.games().values())


def told(form: Any) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: an answer that is encoded already has this form."""
    return {200: ResponseSpec(form, description="Read by people", generate_examples=False)}


@cache
def page(game: Game, language: str, what: What, *editions: str) -> Packed:
    """What there is to read about a game, encoded and compressed once."""
    spoken = Spoken(game, language)
    pages: dict[What, Callable[..., Any]] = {
        "rules": spoken.rules,
        "differences": spoken.differences,
        "glossary": spoken.glossary,
        "lessons": spoken.lessons,
    }
    return packed(msgspec.json.encode(pages[what](*editions)), "application/json")


def answer(request: Asked, game: str, language: str | None, what: What, *editions: str) -> Response[bytes]:
    """A page about a game that is on offer, or about editions of it; one that nobody names is the first."""
    found: Game | None = request.app.state.games().get(game)
    if found is None:
        raise Problem("server-no-game")
    named = [edition or found.meta.editions[0] for edition in editions]
    for edition in named:
        found.check(edition, found.meta.seats[0])
    return page(found, language or language_of(request), what, *named).answer(request)


@get("/games/{game:str}/rules", summary="The rules of a game in short", sync_to_thread=True, responses=told(RulesCard))
def rules(
    request: Asked, game: Id, language: FromQuery[Language | None] = None, edition: EditionName = ""
) -> Response[bytes]:
    """Every paragraph of an edition with its title and a digest of it in our own words."""
    return answer(request, game, language, "rules", edition)


@get(
    "/games/{game:str}/differences",
    summary="What an edition has otherwise than another one",
    sync_to_thread=True,
    responses=told(DifferencesCard),
)
def differences(
    request: Asked,
    game: Id,
    language: FromQuery[Language | None] = None,
    edition: EditionName = "",
    other: EditionName = "",
) -> Response[bytes]:
    """Every paragraph that reads otherwise, as both editions have it; an edition that is not named is the first."""
    return answer(request, game, language, "differences", edition, other)


@get("/games/{game:str}/glossary", summary="The glossary of a game", sync_to_thread=True, responses=told(GlossaryCard))
def glossary(request: Asked, game: Id, language: FromQuery[Language | None] = None) -> Response[bytes]:
    """Every term in groups, with the symbols that stand for it and the paragraphs that tell more."""
    return answer(request, game, language, "glossary")


@get(
    "/games/{game:str}/lessons", summary="The lessons of a game", sync_to_thread=True, responses=told(list[LessonCard])
)
def list_lessons(request: Asked, game: Id, language: FromQuery[Language | None] = None) -> Response[bytes]:
    """Each lesson with its chapters, and each chapter with its beats."""
    return answer(request, game, language, "lessons")


@post("/lessons/{lesson:str}/{chapter:str}", summary="Practise a chapter of a lesson")
async def practise(request: Asked, lesson: Id, chapter: Id) -> TableCard:
    """A private table with the position of the chapter; an earlier one of the same chapter is closed."""
    user = person(request)
    found = practice.chapters(games_of(request)).get(f"{lesson}/{chapter}")
    if found is None:
        raise Problem("server-no-lesson")
    await door(request).check_heavy(request, user)
    return shown(request, await practice.practise(hall_of(request), user, *found))


@post("/tables/{table:str}/back", summary="Take choices back in a lesson")
async def go_back(request: Asked, table: TableId, data: JSONBody[TakeBack]) -> Response[Changes]:
    """To any earlier position, whatever has happened since; only at a table of a lesson."""
    user = person(request)
    room = await visited(request, table)
    await practice.go_back(hall_of(request), room, user, games_of(request), data.number, data.position)
    said = await after(room, user, data.number, language_of(request))
    return as_json(request, said, HTTP_201_CREATED)


HANDLERS: Final[list[Any]] = [rules, differences, glossary, list_lessons, practise, go_back]
