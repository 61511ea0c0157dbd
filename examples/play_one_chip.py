"""How does a program play? It takes a seat in a room of a server, solves the first chip, and prints each update.

Start a server with ``ricochet play`` first. If its address is not http://127.0.0.1:8017, pass it as the argument.
"""

import asyncio
import json
import sys
from urllib.request import Request, urlopen

from ricochetrobots import join, solve
from ricochetrobots.client.connection import Client
from ricochetrobots.game import commands


def open_room(server: str) -> str:
    """Open a room to play alone in, and return its id."""
    body = json.dumps({"mode": "alone"}).encode()
    request = Request(f"{server}/api/rooms", body, {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(request) as answer:  # noqa: S310
        room: str = json.load(answer)["room"]
    return room


async def play(client: Client) -> None:
    """Take a seat, start, and show a shortest path for the first chip."""
    await client.send(commands.TakeSeat(name="Robot"))
    await client.send(commands.StartMatch())
    assert client.view.puzzle is not None
    path = (await asyncio.to_thread(solve, client.view.puzzle)).path
    assert path is not None
    await client.send(commands.ClaimSolution(round=1, moves=len(path)))
    for move in path:
        await client.send(commands.MoveRobot(round=1, move=str(move)))


async def print_updates(client: Client) -> None:
    """Print the events of every update until the client is closed."""
    async for update in client.updates():
        for numbered in update.events:
            print(numbered.seq, type(numbered.event).__name__)


async def main(server: str, room: str) -> None:
    async with join(f"{server}/r/{room}") as client:
        printing = asyncio.create_task(print_updates(client))
        await play(client)
    await printing


if __name__ == "__main__":
    SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8017"
    asyncio.run(main(SERVER, open_room(SERVER)))
