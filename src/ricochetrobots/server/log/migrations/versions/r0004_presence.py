"""The seats that are connected to each of several servers."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "servers", sa.Column("id", sa.Text, primary_key=True), sa.Column("beat", sa.Double, nullable=False)
    )
    op.create_table(
        "presence",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("connected", sa.Boolean, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
