"""Games that have begun go on with the values they began with, where ours have changed."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa
from alembic import op

from signoria import catalogue
from signoria.engine.former import former_pack
from signoria.engine.pack_write import files_of, name_of

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

VALUES = "aba13ba4ca1f11b3"  # ours before this form, of the game whose values have changed
PACKS = sa.table("packs", *[sa.column(name) for name in ("id", "game", "title", "digest", "files", "created")])
TABLES = sa.table("tables", sa.column("game"), sa.column("pack"), sa.column("last"))


def upgrade() -> None:
    """To this form: the former values are a pack, and the tables of the time name it."""
    connection = op.get_bind()
    game = next(one for one in catalogue.games().values() if VALUES in [former.digest for former in one.former])
    begun = sa.and_(TABLES.c.game == game.meta.id, TABLES.c.pack.is_(None), TABLES.c.last >= 0)
    if not connection.execute(sa.select(sa.func.count()).select_from(TABLES).where(begun)).scalar():
        return
    pack = former_pack(game, VALUES)
    assert pack is not None
    files = files_of(pack)
    name = name_of(files)
    if connection.execute(sa.select(PACKS.c.id).where(PACKS.c.id == name)).first() is None:
        row = {"id": name, "game": pack.game, "title": pack.title, "digest": pack.digest, "created": time.time()}
        connection.execute(PACKS.insert().values({**row, "files": msgspec.json.encode(files).decode()}))
    connection.execute(TABLES.update().where(begun).values(pack=name))


def downgrade() -> None:
    """Back to the form before; the pack and who names it stay, since the version before reads them, too."""
