"""Puzzles that servers solve for each other."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "analysis",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("priority", sa.Integer, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claim", sa.Text),
        sa.Column("leased", sa.Double),
        sa.Column("said", sa.Text),
        sa.Column("result", sa.Text),
    )
    op.create_index("analysis_asked", "analysis", ["priority", "asked"])
