"""The public tables of each of several servers."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "tables",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
