"""Digests of rooms' own rows and of the ladder."""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

COVERED = {
    "rooms": ("id", "code", "name", "created"),
    "places": ("id", "name", "created", "renewed"),
    "place_seats": ("room", "seat", "place", "seq"),
    "ladder_games": ("game", "ended", "verdict", "scores", "others"),
}
KEYS = {"rooms": 1, "places": 1, "place_seats": 2, "ladder_games": 1}


def upgrade() -> None:
    """Add the columns, and write the digests of the stored rows."""
    connection = op.get_bind()
    for table, columns in COVERED.items():
        op.add_column(table, sa.Column("digest", sa.Text, nullable=False, server_default=""))
        rows = connection.execute(sa.text(f"SELECT {', '.join(columns)} FROM {table}")).all()  # noqa: S608
        keys = columns[: KEYS[table]]
        where = " AND ".join(f"{key} = :{key}" for key in keys)
        digests = [
            {
                **dict(zip(keys, row, strict=False)),
                "digest": hashlib.sha256(json.dumps(list(row), default=repr).encode()).hexdigest(),
            }
            for row in rows
        ]
        if digests:
            connection.execute(sa.text(f"UPDATE {table} SET digest = :digest WHERE {where}"), digests)  # noqa: S608
