"""The API of reviews: what bots say about a game that is over, and the page to share."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.status_codes import HTTP_200_OK

from signoria.arena.review_page import review_page
from signoria.engine.problem import Problem
from signoria.server.api.compressed import small
from signoria.server.api.errors import language_of
from signoria.server.api.people import Asked, door, known
from signoria.server.api.tables import Id, hall_of, visited
from signoria.server.store.info import OVER
from signoria.server.table import lifecycle
from signoria.server.table.replay import whole_session
from signoria.server.table.reviewing import kept
from signoria.server.texts import texts
from signoria.server.wire import ReviewCard

# The page has its own rules for how it looks, and nothing else.
POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@post("/tables/{table:str}/review", summary="What would bots have done?", status_code=HTTP_200_OK)
async def review(request: Asked, table: Id) -> Response[ReviewCard]:
    """The review of a game that is over; if there is none it is begun. Ask again to see how far it is."""
    room = await visited(request, table)
    lifecycle.in_status(room.info, OVER)
    hall = hall_of(request)
    found = await kept(hall.store, room.info, language_of(request))
    if found is not None:
        return small(request, ReviewCard(found.judged, found.judged, found))
    making = hall.reviews.begun(table)
    if making is None:
        user = known(request)
        await door(request).check_heavy(request, user)
        async with room.lock, hall.writing:  # whole games are played again one at a time
            session = await whole_session(room)
        making = hall.reviews.begun(table) or hall.reviews.begin(room.info, session, user.id)
    return small(request, ReviewCard(making.done, making.every))


@get("/tables/{table:str}/review.html", summary="The review as a page", media_type=MediaType.HTML)
async def page(request: Asked, table: Id) -> Response[str]:
    """One page that needs nothing else, for everybody who may see the table. Somebody must have had the review made."""
    room = await visited(request, table)
    lifecycle.in_status(room.info, OVER)
    language = language_of(request)
    found = await kept(hall_of(request).store, room.info, language)
    if found is None:
        raise Problem("server-no-review")
    headers = {"content-security-policy": POLICY}
    return Response(review_page(found, texts(language, room.game)), media_type=MediaType.HTML, headers=headers)


HANDLERS: Final[list[Any]] = [review, page]
