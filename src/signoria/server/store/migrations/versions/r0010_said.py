"""Who is behind a notice: what somebody said goes with them, wherever they sat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

# As far as it can be told: who sits there now, and who opened the table.
SITS = """
UPDATE notices SET user_id = (
    SELECT seats.user_id FROM seats WHERE seats.table_id = notices.table_id AND seats.seat = notices.seat
) WHERE seat >= 0 AND kind <> 'bot'
"""
OPENED = """
UPDATE notices SET user_id = (SELECT tables.owner FROM tables WHERE tables.id = notices.table_id)
WHERE kind = 'opened'
"""


def upgrade() -> None:
    """To this form."""
    op.add_column("notices", sa.Column("user_id", sa.String(32), nullable=True))
    op.create_index("ix_notices_user_id", "notices", ["user_id"])
    op.execute(SITS)
    op.execute(OPENED)


def downgrade() -> None:
    """Back to the form before."""
    op.drop_index("ix_notices_user_id", "notices")
    op.drop_column("notices", "user_id")
