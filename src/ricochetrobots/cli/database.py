"""For whoever runs PostgreSQL: ``db upgrade``."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ricochetrobots.cli.console import refusals, say
from ricochetrobots.cli.group import Command, Commands
from ricochetrobots.cli.text import t

Database = Annotated[
    str | None,
    typer.Option(
        envvar="RICOCHET_DATABASE", show_default=False, help="Its address, postgresql://user@host/name."
    ),
]
db = typer.Typer(name="db", cls=Commands, no_args_is_help=True)


def address(database: str | None) -> str:
    """Return the address of the database that is meant. Raises SettingError."""
    from ricochetrobots.core.sentence import Sentence
    from ricochetrobots.server.operate.settings import SettingError, read_settings

    url = read_settings({"database": database}, os.environ).database
    if url is None:
        raise SettingError(
            Sentence("fault-no-database", "Say which database by --database or RICOCHET_DATABASE.")
        )
    return url


@db.callback()
def group() -> None:
    """Work on the database of a server on PostgreSQL."""


@db.command(cls=Command)
@refusals()
def upgrade(database: Database = None) -> None:
    """Make the tables, or bring those of an older version up to date; once for all servers that share them."""
    import asyncio

    url = address(database)
    from ricochetrobots.server.store.connecting import upgrade as take

    before, after = asyncio.run(take(url))
    say(t("cli-database-current" if before == after else "cli-database-upgraded", revision=after))
