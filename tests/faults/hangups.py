"""E32: clients hang up after every byte of their requests, and eight addresses ask for new pictures without pause.

Each request is cut after each of its bytes, in both ways: the client closes, or it closes its sending side only. Then
each address asks for this many pictures, two at a time, while an honest stranger asks for some too.

    PYTHONPATH=tests python -m faults.hangups 30
"""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from ricochetrobots.server.operate.running import ADDRESS_FILE
from support.server import free_port
from support.verdicts import Verdict, run

GOAL_SECONDS = 2.0
REQUESTS = (
    b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b'POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 19\r\n\r\n{"mode": "friends"}',
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
)
GREEDY = [f"127.0.0.{number}" for number in range(10, 18)]
HONEST = "127.0.0.50"
HONEST_PICTURES = 10
AT_A_TIME = 2


async def exchange(port: int, data: bytes, address: str, *, closes: bool | None = None) -> bytes:
    """Send the data from an address and return the answer; ``closes`` hangs up at once, or half of the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        writer.write(data)
        await writer.drain()
        if closes:
            return b""
        if closes is False:
            writer.write_eof()
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def hang_up(port: int) -> tuple[int, list[bytes]]:
    """Cut every request after every byte; return how many were cut, and the answers that are a fault of the server."""
    cut, faults = 0, []
    for data in REQUESTS:
        for end in range(1, len(data)):
            for closes in (True, False):
                cut += 1
                answer = await exchange(port, data[:end], f"127.0.1.{cut % 250 + 1}", closes=closes)
                if re.match(rb"HTTP/1.1 5", answer):
                    faults.append(answer[:40])
    return cut, faults


async def picture(port: int, text: str, address: str) -> tuple[int, float]:
    """Ask for a picture; return the status and the seconds."""
    began = time.perf_counter()
    head = f"GET /preview/{text}.png HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    answer = await exchange(port, head.encode(), address)
    return int(answer[9:12] or 0), time.perf_counter() - began


async def crowd(port: int, pictures: int, seed: int) -> tuple[list[int], float]:
    """Return the statuses that the honest stranger got beside the crowd, and the longest wait."""
    chance = random.Random(seed)
    ended = asyncio.Event()

    async def ask(address: str) -> None:
        for _ in range(pictures):
            if not ended.is_set():
                text = f"{chance.randint(5, 30)}x{chance.randint(5, 30)}:a{chance.randint(1, 4)}e"
                await picture(port, text, address)

    greedy = [asyncio.create_task(ask(address)) for address in GREEDY for _ in range(AT_A_TIME)]
    found = [await picture(port, f"16x16:a{number + 1}e", HONEST) for number in range(HONEST_PICTURES)]
    ended.set()
    await asyncio.gather(*greedy)
    return [status for status, _ in found], max(seconds for _, seconds in found)


def show(size: int, seed: int) -> list[Verdict]:
    """Hang up on a separate server, and ask it for ``size`` pictures from each address."""
    with tempfile.TemporaryDirectory() as data, (Path(data) / "log").open("w") as log:
        port = free_port()
        words = [sys.executable, "-m", "ricochetrobots", "serve", "--data", data, "--port", str(port)]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            cut, faults = asyncio.run(hang_up(port))
            statuses, longest = asyncio.run(crowd(port, size, seed))
            operators = (Path(data) / ADDRESS_FILE).read_text("utf-8").split()[1]
            with urlopen(f"{operators}/metrics", timeout=10) as answer:
                counted = answer.read().decode()
        finally:
            server.terminate()
            server.communicate()
        errors = [
            line for line in (Path(data) / "log").read_text("utf-8").splitlines() if line.startswith("ERROR")
        ]
    served = re.findall(r'^ricochet_http_requests_total\{status="5\d\d"\} (\S+)', counted, re.MULTILINE)
    failed = len(faults) + sum(float(number) > 0 for number in served)
    return [
        Verdict(
            "E32",
            "no 5xx, no error line",
            f"{cut} hang-ups: {failed} 5xx, {len(errors)} error lines",
            not failed + len(errors),
        ),
        Verdict(
            "E32",
            f"honest strangers served within {GOAL_SECONDS:.0f} s",
            f"{statuses.count(200)} of {len(statuses)} pictures, {longest:.1f} s at most",
            set(statuses) == {200} and longest <= GOAL_SECONDS,
        ),
    ]


if __name__ == "__main__":
    run(__doc__, show, size=30)
