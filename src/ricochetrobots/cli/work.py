"""The command ``work``: solve puzzles for servers on PostgreSQL."""

import asyncio
import os
import signal
from contextlib import suppress

from ricochetrobots.cli.console import say, write_json
from ricochetrobots.cli.database import address
from ricochetrobots.cli.text import t
from ricochetrobots.server.background import Background
from ricochetrobots.server.log.connecting import place
from ricochetrobots.server.log.postgresql import PostgresStore
from ricochetrobots.server.solving.pool import Workers
from ricochetrobots.server.solving.shared import Workforce


def work(*, database: str | None, as_json: bool) -> None:
    """Solve puzzles for the servers that share a PostgreSQL database, on all processors, until stopped."""
    asyncio.run(_work(address(database), as_json=as_json))


async def _work(url: str, *, as_json: bool) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows, where Ctrl-C ends the process
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with Background() as background:  # logs a task that dies
        store = await PostgresStore.open(url, start=background.start)
        workers = Workers(store.cluster.clock, most=os.cpu_count() or 1, start_task=background.start)
        workforce = Workforce(store.cluster.jobs, workers)
        if as_json:
            write_json({"place": place(url)})
        else:
            say(t("cli-work-begun", place=place(url)))
        try:
            await stopped.wait()
        finally:
            await workforce.close()
            await store.close()
