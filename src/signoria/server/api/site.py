"""The site: the browser client, served from memory. What is no file is a page of the client, which finds its way."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from signoria.engine.problem import Problem
from signoria.server.api.compressed import AGAIN, FOREVER, Packed, packed

INDEX: Final = "index.html"
ASSETS: Final = "assets/"  # the name of a file in there changes with its content
BROTLI: Final = ".br"  # what the build has packed already lies beside the plain file


def folder() -> Traversable:
    """Where the build of the package puts the client."""
    return files("signoria") / "static"


def read(place: Traversable, path: str = "") -> dict[str, Packed]:
    """Every file of the client by its path."""
    found: dict[str, Packed] = {}
    for one in sorted(place.iterdir(), key=lambda entry: entry.name):
        name = f"{path}{one.name}"
        if one.is_dir():
            found |= read(one, f"{name}/")
        elif not one.name.startswith(".") and not one.name.endswith(BROTLI):
            media_type = mimetypes.guess_type(one.name)[0] or "application/octet-stream"
            beside = place / f"{one.name}{BROTLI}"
            smallest = beside.read_bytes() if beside.is_file() else None
            keep = FOREVER if name.startswith(ASSETS) else AGAIN
            found[name] = packed(one.read_bytes(), media_type, keep, smallest)
    return found


def handlers(place: Traversable) -> list[Any]:
    """What serves the client that lies in a folder; nothing if the package was installed without it."""
    if not (place / INDEX).is_file():
        return []
    site = read(place)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        name = path.lstrip("/")
        found = site.get(name)
        if found is None and (name.startswith(("api/", ASSETS)) or "." in name.rpartition("/")[2]):
            raise Problem("server-nothing-here")
        return (found or site[INDEX]).answer(request)

    return [page]
