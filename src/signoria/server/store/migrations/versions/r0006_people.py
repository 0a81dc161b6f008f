"""Limits that workers share, accounts that can be blocked, and what came of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this form; games that ended earlier count for nobody's rating."""
    op.create_table(
        "limits",
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_limits"),
    )
    op.create_index("ix_limits_at", "limits", ["at"])
    op.create_table(
        "workers",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("counted", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_workers"),
    )
    op.add_column("users", sa.Column("blocked", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("shown", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("tallied", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET tallied = TRUE WHERE status = 'over'")
    op.create_index("ix_tables_tallied", "tables", ["tallied", "status"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_results_user_id"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id", "at"])
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_ratings_user_id"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "level"])


def downgrade() -> None:
    """Back to the form before; ratings and what came of games are lost."""
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_index("ix_tables_tallied", "tables")
    op.drop_column("tables", "tallied")
    op.drop_column("users", "shown")
    op.drop_column("users", "blocked")
    op.drop_table("workers")
    op.drop_table("limits")
