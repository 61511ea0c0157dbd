"""Players reported at public tables, and the check value of the server's secret."""

import hashlib
import hmac
from contextlib import suppress

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Create the table, which a server of the previous version does not use, and store the check value.

    Version 0.3.0 stored none. From here on, a server does not start on rooms without it.
    """
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
    connection = op.get_bind()
    secret = connection.execute(sa.text("SELECT value FROM secrets WHERE key = 'secret'")).scalar()
    there = connection.execute(sa.text("SELECT value FROM meta WHERE key = 'secret-check'")).scalar()
    if secret is not None and there is None:
        with suppress(ValueError):  # the secret is damaged, and the server will refuse to start
            check = hmac.digest(bytes.fromhex(secret), b"secret-check", hashlib.sha256).hex()
            connection.execute(
                sa.text("INSERT INTO meta (key, value) VALUES ('secret-check', :check)"), {"check": check}
            )
