"""The API of data packs: the values of a game, checking a pack, keeping one, and having it back."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter, RawBody
from litestar.status_codes import HTTP_200_OK

from signoria.engine.game import Game
from signoria.engine.pack import Checked, Pack, read_pack
from signoria.engine.pack_write import edited
from signoria.engine.problem import Problem
from signoria.server.api.compressed import Packed, packed
from signoria.server.api.errors import language_of
from signoria.server.api.pack_cards import (
    CheckedCard,
    Draft,
    PackCard,
    ValuesCard,
    checked_card,
    edit_cards,
    edits,
    values_card,
)
from signoria.server.api.people import Asked, door, person
from signoria.server.api.security import address
from signoria.server.api.tables import hall_of
from signoria.server.api.unpacking import UPLOAD_BYTES, unpacked
from signoria.server.store import packs
from signoria.server.table.workshop import WorkFailed
from signoria.server.wire import Language

DRAFT_BYTES: Final = 400_000
REMEMBERED: Final = 64
GameId = Annotated[str, PathParameter(max_length=80)]
PackId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[0-9a-f]+$")]
Lookup = Callable[[str], Game]


def offered(request: Asked, game: str) -> Game:
    """A game on offer that has values; errors are said in its words from here on."""
    found: Game | None = request.app.state.games().get(game)
    if found is None:
        raise Problem("server-no-game")
    if not found.layouts:
        raise Problem("pack-no-values", game=found.meta.id)
    request.state.game = found
    return found


@lru_cache(REMEMBERED)
def packed_values(game: Game, language: str, edition: str) -> Packed:
    """Our values of an edition, encoded and compressed once."""
    return packed(msgspec.json.encode(values_card(game, language, edition)), "application/json")


@get(
    "/games/{game:str}/values",
    summary="The values of a game",
    sync_to_thread=True,
    responses={200: ResponseSpec(ValuesCard, description="Our values, in one language", generate_examples=False)},
)
def values(
    request: Asked,
    game: GameId,
    language: FromQuery[Language | None] = None,
    edition: Annotated[str, QueryParameter(max_length=80)] = "",
) -> Response[bytes]:
    """Every sheet with its rows, columns and limits; our values of an edition, and where each is known from."""
    found = offered(request, game)
    return packed_values(found, language or language_of(request), found.box_of(edition)).answer(request)


# --- checking ---------------------------------------------------------------------------------------------------------


class Seen(msgspec.Struct, frozen=True):
    """What another process found in a pack: the game it is for, as far as it says so, and what became of it."""

    game: str
    checked: Checked


def seen(find: Lookup, get_files: Callable[[Lookup], dict[str, str]]) -> Seen:
    """In the other process: look at a pack."""
    opened: list[Game] = []

    def open_game(name: str) -> Game:
        opened.append(find(name))
        return opened[-1]

    checked = read_pack(get_files(find), open_game)
    return Seen(opened[-1].meta.id if opened else "", checked)


def from_body(body: bytes, _find: Lookup) -> dict[str, str]:
    """In the other process: the files of an upload."""
    return unpacked(body)


def from_draft(draft: Draft, find: Lookup) -> dict[str, str]:
    """In the other process: the files of a draft."""
    return edited(find(draft.game), draft.edition, draft.title, edits(draft))


class Look(NamedTuple):
    """A pack that was looked at."""

    game: Game | None
    checked: Checked


async def looked(request: Asked, get_files: Callable[[Lookup], dict[str, str]]) -> Look:
    """Look at a pack in another process: houses take turns, and people in each; no game waits for any."""
    hall = hall_of(request)
    who = "" if request.user is None else request.user.id
    try:
        found: Seen = await hall.looker.do(partial(seen, hall.find, get_files), address(request), who)
    except WorkFailed:
        raise Problem("server-pack-slow") from None
    game = hall.find(found.game) if found.game else None
    request.state.game = game
    return Look(game, found.checked)


def drafted(request: Asked, draft: Draft) -> Callable[[Lookup], dict[str, str]]:
    """How to get at the files of a draft."""
    offered(request, draft.game)
    return partial(from_draft, draft)


@post("/packs/check", summary="Check a draft", status_code=HTTP_200_OK, request_max_body_size=DRAFT_BYTES)
async def check(request: Asked, data: JSONBody[Draft]) -> CheckedCard:
    """Everything that is wrong with a pack that is being written; nothing is stored."""
    look = await looked(request, drafted(request, data))
    return checked_card(look.checked, look.game, language_of(request))


@post("/packs/open", summary="Open a pack", status_code=HTTP_200_OK, request_max_body_size=UPLOAD_BYTES)
async def open_pack(request: Asked, body: RawBody) -> CheckedCard:
    """Everything that is wrong with a zip or with files (``{"files": {name: text}}``), or what they change."""
    await door(request).check_dear(request)
    look = await looked(request, partial(from_body, body))
    return checked_card(look.checked, look.game, language_of(request))


# --- keeping ----------------------------------------------------------------------------------------------------------


@post("/packs", summary="Keep a pack", request_max_body_size=UPLOAD_BYTES)
async def keep(request: Asked, body: RawBody) -> PackCard:
    """From a zip or from files (``{"files": {name: text}}``); everybody who has its id may play with it."""
    await door(request).check_pack(request, person(request))
    return await kept(request, await looked(request, partial(from_body, body)))


@post("/packs/drafts", summary="Keep a draft", request_max_body_size=DRAFT_BYTES)
async def keep_draft(request: Asked, data: JSONBody[Draft]) -> PackCard:
    """The same from our values and edits."""
    await door(request).check_pack(request, person(request))
    return await kept(request, await looked(request, drafted(request, data)))


async def kept(request: Asked, look: Look) -> PackCard:
    """Keep a pack that is right; of one that is not, the first thing that is wrong."""
    pack = look.checked.pack
    if pack is None or look.game is None:
        raise look.checked.findings[0].problem()
    return card(await packs.keep(hall_of(request).store, pack), pack, look.game)


def card(name: str, pack: Pack, game: Game) -> PackCard:
    """A pack that is stored."""
    ours = game.own_sheets(pack.edition)
    return PackCard(name, pack.game, pack.edition, pack.title, pack.digest, edit_cards(pack, ours))


async def stored(request: Asked, name: str) -> Game:
    """The game of a stored pack, with its values."""
    boxes = hall_of(request).boxes
    if not boxes.at_hand(name):
        await door(request).check_replay(request)
    game = await boxes.packed(name)
    request.state.game = game
    return game


@get("/packs/{pack:str}", summary="A pack")
async def look_at(request: Asked, pack: PackId) -> PackCard:
    """Its title, and what it changes."""
    game = await stored(request, pack)
    assert game.pack is not None
    return card(pack, game.pack, game)


@get("/packs/{pack:str}/zip", summary="Download a pack", media_type="application/zip")
async def download(request: Asked, pack: PackId) -> Response[bytes]:
    """The files of a pack, for ``--data`` and for other servers."""
    files = await packs.load(hall_of(request).store, pack)
    if files is None:
        raise Problem("server-no-pack")
    headers = {"content-disposition": f'attachment; filename="signoria-pack-{pack[:8]}.zip"'}
    return Response(zipped(files), media_type="application/zip", headers=headers)


def zipped(files: dict[str, str]) -> bytes:
    """Files as a zip, in a folder of their own; the same files give the same zip."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(f"pack/{name}"), text, zipfile.ZIP_DEFLATED)
    return content.getvalue()


HANDLERS: Final[list[Any]] = [values, check, open_pack, keep, keep_draft, look_at, download]
