"""Solving for the servers on a PostgreSQL: ``work``."""

from __future__ import annotations

import os

from ricochetrobots.cli.console import refusals, say
from ricochetrobots.cli.database import Database, address
from ricochetrobots.cli.text import t


@refusals()
def work(database: Database = None) -> None:
    """Solve puzzles for the servers that share a PostgreSQL, with all processors, until told to stop."""
    import asyncio

    asyncio.run(_work(address(database)))


async def _work(url: str) -> None:
    import asyncio
    import signal
    from contextlib import suppress

    from ricochetrobots.server.solving.shared import Workforce
    from ricochetrobots.server.store.connecting import place
    from ricochetrobots.server.store.postgresql import PostgresStore

    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows, where Ctrl-C ends the process
            asyncio.get_running_loop().add_signal_handler(number, told.set)
    store = await PostgresStore.open(url)
    workforce = Workforce(store.jobs, store.clock, workers=os.cpu_count() or 1)
    say(t("cli-work-begun", place=place(url)))
    try:
        await told.wait()
    finally:
        await workforce.close()
        await store.close()
