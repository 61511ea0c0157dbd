"""Rooms, their events, the replies given, deadlines, and finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "meta", sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
    )
    op.create_index("rooms_touched", "rooms", ["touched"])
    op.create_table(
        "events",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("seq", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deadlines",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("deadlines_at", "deadlines", ["at"])
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
