"""Connected players who are on another page."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column. A server of the previous version does not write it."""
    op.add_column("presence", sa.Column("elsewhere", sa.Boolean, nullable=False, server_default=sa.false()))
