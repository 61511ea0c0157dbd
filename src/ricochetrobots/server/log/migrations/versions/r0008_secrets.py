"""The server's secret, apart from everything else."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the table, and move the secret there."""
    op.create_table(
        "secrets",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.execute("INSERT INTO secrets SELECT key, value FROM meta WHERE key = 'secret'")
    op.execute("DELETE FROM meta WHERE key = 'secret'")
