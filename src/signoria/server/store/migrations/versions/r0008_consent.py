"""Who lets finished games be used for research."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this form; nobody has said yes yet."""
    op.add_column("users", sa.Column("shares", sa.Float(), nullable=True))


def downgrade() -> None:
    """Back to the form before; who said yes is forgotten."""
    op.drop_column("users", "shares")
