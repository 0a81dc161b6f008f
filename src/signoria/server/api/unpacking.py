"""What strangers send as a data pack: a zip, or files by name. Little of it is read, and all of that is checked."""

from __future__ import annotations

import io
import zipfile
import zlib
from pathlib import PurePosixPath
from typing import Final

import msgspec

from signoria.engine.pack import COVER
from signoria.engine.problem import Problem
from signoria.engine.sheet import MOST_CHARACTERS, shown

UPLOAD_BYTES: Final = 1_000_000
MOST_FILES: Final = 50
MOST_BYTES: Final = 4 * MOST_CHARACTERS  # of one file: a character has at most four
SIGNS: Final = (b"PK\x03\x04", b"PK\x05\x06")  # how a zip begins, with files and without
METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED: Final = 1
SUFFIX: Final = ".toml"
BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    RuntimeError,
    EOFError,
    OSError,
    ValueError,
    OverflowError,
    LookupError,
)


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """A pack as files by name."""

    files: dict[str, str]


def unpacked(body: bytes) -> dict[str, str]:
    """The text of each TOML file that belongs to the pack, by name."""
    if body.startswith(SIGNS):
        return from_zip(body)
    try:
        files = msgspec.json.decode(body, type=Sent).files
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem("server-pack-unreadable") from None
    few(len(files))
    return {name: files[path] for path, name in belonging(list(files)).items()}


def from_zip(body: bytes) -> dict[str, str]:
    """The files in a zip, each of them read no further than a file of a pack may be long."""
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            entries = archive.infolist()
            few(len(entries))
            found = {entry.filename: entry for entry in entries if not entry.is_dir()}
            if len(found) < sum(not entry.is_dir() for entry in entries):
                raise Problem("server-pack-twice")
            return {name: text_of(archive, found[path], name) for path, name in belonging(list(found)).items()}
    except BROKEN:
        raise Problem("server-pack-unreadable") from None


def few(number: int) -> None:
    """Refuse more files than any pack has."""
    if number > MOST_FILES:
        raise Problem("server-pack-files", most=MOST_FILES)


def text_of(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str) -> str:
    """The text of one file."""
    if entry.flag_bits & ENCRYPTED or entry.compress_type not in METHODS:
        raise Problem("server-pack-unreadable")
    with archive.open(entry) as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Problem("server-pack-too-long", file=shown(name), most=MOST_CHARACTERS)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Problem("server-pack-encoding", file=shown(name)) from None


def belonging(paths: list[str]) -> dict[str, str]:
    """The TOML files in the folder of the cover, by their paths: their names. Files beside them are left alone."""
    for path in paths:
        if not harmless(path):
            raise Problem("server-pack-path", file=shown(path))
    sheets = [PurePosixPath(path) for path in paths if path.endswith(SUFFIX) and not path.startswith("__MACOSX/")]
    covers = sorted((path for path in sheets if path.name == COVER), key=lambda path: len(path.parts))
    if not sheets:
        return {}
    folder = (covers or sheets)[0].parent
    return {str(path): path.name for path in sheets if path.parent == folder and not path.name.startswith(".")}


def harmless(path: str) -> bool:
    """Whether a path leads nowhere but down, and means the same everywhere."""
    parts = path.split("/")
    return len(path) <= 200 and path.isprintable() and not {"", ".", ".."} & set(parts) and not set(path) & set("\\:")
