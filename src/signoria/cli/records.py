"""Reading a record for one of its positions: what lies before a break can still be looked at."""

from __future__ import annotations

from pathlib import Path

from signoria.cli import files
from signoria.cli.desk import Desk
from signoria.engine import record
from signoria.engine.session import Session


def read(desk: Desk, path: Path, wanted: int | None) -> tuple[Session, int]:
    """The game in a record and the exit code: 1 for one that breaks off, but after the position that is wanted."""
    try:
        session = record.read(files.content(path), desk.opening, packs=desk.packs)
    except record.BrokenRecord as broken:
        if wanted is None or wanted > broken.session.number:
            raise
        desk.complain(broken)
        desk.open(broken.session.game)
        return broken.session, 1
    desk.open(session.game)
    return session, 0
