"""A power cut right after ``admin backup`` had said that it was done could leave half a backup, or none."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from signoria.server import admin, backup

FSYNC: Callable[[int], None] = os.fsync


def test_a_backup_is_on_the_disk_before_it_is_called_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "backup.gz"
    synced: list[tuple[str, int, bool]] = []  # each with its size, and whether the backup had its name by then

    def noting(number: int) -> None:
        FSYNC(number)
        name = Path(f"/proc/self/fd/{number}").readlink().name
        synced.append((name, os.fstat(number).st_size if name != folder.name else 0, file.exists()))

    async def run() -> None:
        async with admin.opened(str(tmp_path / "signoria.db")) as store:
            await store.write(lambda connection: connection.execute(text("DELETE FROM users")))
            monkeypatch.setattr(os, "fsync", noting)
            await backup.back_up(store, file)

    asyncio.run(run())
    assert synced == [("backup.gz.half", file.stat().st_size, False), ("backups", 0, True)]
