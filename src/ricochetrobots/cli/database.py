"""The command ``db upgrade`` for a PostgreSQL database that servers share."""

import asyncio
import os

from ricochetrobots.cli.console import say, write_json
from ricochetrobots.cli.text import t
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.server.log.connecting import upgrade as upgrade_tables
from ricochetrobots.server.operate.settings import SettingError, read_settings


def address(database: str | None) -> str:
    """Return the address of the database. Raises SettingError if none is set."""
    url = read_settings({"database": database}, os.environ).database
    if url is None:
        raise SettingError(
            Sentence("fault-no-database", "Set the database with --database or RICOCHET_DATABASE.")
        )
    return url


def upgrade(*, database: str | None, as_json: bool) -> None:
    """Create the tables, or upgrade those of an older version."""
    before, after = asyncio.run(upgrade_tables(address(database)))
    if as_json:
        write_json({"before": before, "after": after})
    else:
        say(t("cli-database-current" if before == after else "cli-database-upgraded", revision=after))
