"""Drop the names of puzzles in play, and the queue's priority: the server solves for rooms only."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Drop the table and the column."""
    op.drop_table("in_play")
    op.drop_index("analysis_asked", table_name="analysis")
    op.drop_column("analysis", "priority")
    op.create_index("analysis_asked", "analysis", ["asked"])
