"""Claims: the server that handles each due room."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("deadlines", sa.Column("claimed", sa.Double))
    op.add_column("deadlines", sa.Column("claimant", sa.Text))
