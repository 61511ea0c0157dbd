"""A balancer in front of several servers, which passes each connection to the next server that answers."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count

from support.server import LiveServer

CHUNK_BYTES = 64 * 1024


@asynccontextmanager
async def balancing(servers: Sequence[LiveServer]) -> AsyncIterator[str]:
    """Return a WebSocket address behind which these servers answer alternately."""
    turns = count()
    passing: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(turns)
        for one in range(len(servers)):
            server = servers[(first + one) % len(servers)]
            try:
                ends = await asyncio.open_connection("127.0.0.1", server.port)
            except OSError:
                continue
            for source, sink in ((reader, ends[1]), (ends[0], writer)):
                task = asyncio.create_task(_pass_on(source, sink))
                passing.add(task)
                task.add_done_callback(passing.discard)
            return
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield f"ws://127.0.0.1:{port}/ws"
    finally:
        listening.close()
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)


async def _pass_on(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    try:
        while chunk := await source.read(CHUNK_BYTES):
            sink.write(chunk)
            await sink.drain()
    except OSError:
        pass  # one end has closed, so close the other
    finally:
        sink.close()
