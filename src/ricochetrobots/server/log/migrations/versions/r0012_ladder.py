"""The club ladder: places, the seats that they hold, and results."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Create the tables. A server of the previous version does not use them."""
    op.create_table(
        "places",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("renewed", sa.Integer, nullable=False),
    )
    op.create_table(
        "place_seats",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
    )
    op.create_index("place_seats_place", "place_seats", ["room", "place"], unique=True)
    op.create_table(
        "ladder_games",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("others", sa.Integer, nullable=False),
    )
