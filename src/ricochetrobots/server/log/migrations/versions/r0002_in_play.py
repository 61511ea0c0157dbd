"""The names of the puzzles in play."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "in_play",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
    )
    op.create_index("in_play_puzzle", "in_play", ["puzzle"])
