"""Data packs: a table may be played with the values of somebody's box."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this form."""
    op.create_table(
        "packs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("files", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_packs"),
    )
    op.create_index("ix_packs_digest", "packs", ["digest"])
    # In one statement, so that SQLite need not copy the table with everything that refers to it.
    op.execute("ALTER TABLE tables ADD COLUMN pack VARCHAR(32) CONSTRAINT fk_tables_pack REFERENCES packs (id)")


def downgrade() -> None:
    """Back to the form before; tables that were played with a pack would go on with our values."""
    op.drop_column("tables", "pack")
    op.drop_index("ix_packs_digest", "packs")
    op.drop_table("packs")
