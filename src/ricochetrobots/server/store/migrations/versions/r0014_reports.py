"""Players reported at public tables."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Create the table. A server of the previous version does not use it."""
    op.create_table(
        "reports",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("reporter", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("reports_at", "reports", ["at"])
