"""Several seats may decide at once: who they are, and what some of them have answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this form."""
    op.add_column("tables", sa.Column("asked", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("secret", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("answers", sa.Text(), nullable=False, server_default="[]"))
    op.execute("UPDATE tables SET asked = 1 << decider WHERE decider >= 0")


def downgrade() -> None:
    """Back to the form before; answers that wait for others are lost."""
    for column in ("answers", "secret", "asked"):
        op.drop_column("tables", column)
