"""E14 and E18: any input of a stranger is read or refused at once, and costs next to nothing.

Texts grow from valid ones by mutations (tests/fuzz/). They go to every parser of the notation and to the reader of
messages. They also go as paths, queries and bodies to every HTTP address. The time is the processor time of one
thread, so it is valid on a busy machine too. Bombs are inputs that no mutation produces: 16 KiB of one letter,
of nesting, of walls, of moves.

    PYTHONPATH=tests python -m faults.fuzzing 500000
"""

from __future__ import annotations

import asyncio
import gc
import json
import resource
import runpy
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from support.asgi import TestedServer, asking
from support.verdicts import Verdict, run

FOLDER = Path(__file__).parents[1] / "fuzz"
GOAL_SECONDS = 0.1
BOMB_SECONDS, BOMB_MIB = 0.2, 64.0
A_MESSAGE, A_REQUEST = 25, 50
"""The number of texts for the parsers per message, and per request."""
PIECES = (
    *'{}[]":,0123456789.-+eE\\ \t\n\x00é٣',
    *"RGBYSnesw*>#!/~_xpqzmg",
    "null",
    "NaN",
    "1e999",
    "\\ud800",
    '"id":',
    "[" * 50,
    "%00",
    "%ff",
    "..",
    "//",
)
JSON = {"content-type": "application/json"}
BOARD = "5x4:b2e,c3s,#d1,Ra1m,*c2,Bd3/"
PUZZLE = "1D2D3D4D Rb3 Go4 Bc15 Yn13 >Re15"
TARGETS = (
    ("GET", "/"),
    ("GET", "/rules"),
    ("GET", "/r/vmCAHdOMGFA-a5Ery4Tcgw"),
    ("GET", "/api/rooms/vmCAHdOMGFA-a5Ery4Tcgw/events?after=7"),
    ("GET", "/api/rooms/vmCAHdOMGFA-a5Ery4Tcgw/seat"),
    ("GET", f"/api/boards/{quote(BOARD)}"),
    ("GET", "/api/today"),
    ("GET", "/api/today/1970-01-12"),
    ("GET", "/api/today/1970-01-12/hints/1"),
    ("GET", "/api/qr.svg?text=http%3A%2F%2F127.0.0.1%3A8017%2Fr%2Fx"),
    ("GET", "/games/vmCAHdOMGFA-a5Ery4Tcgw.json"),
    ("GET", "/health"),
    ("HEAD", "/ready"),
    ("GET", "/dist/app.js"),
    ("POST", "/api/rooms"),
    ("POST", "/api/rooms/find"),
    ("POST", "/api/judge"),
    ("POST", "/api/read"),
    ("GET", "/api/operator/rooms"),
)
BODIES = (
    json.dumps({"mode": "friends", "name": "Mara", "options": {"timer_seconds": 30, "exact": None}}),
    json.dumps({"code": "K7QM-2XRD"}),
    json.dumps({"puzzle": PUZZLE, "path": "Rn Be Gs Rw", "date": "1970-01-12"}),
    json.dumps({"puzzle": PUZZLE}),
    json.dumps({"text": PUZZLE}),
)


def mutated(chance: Random, text: str, seeds: Sequence[str]) -> str:
    """Return the text with one passage removed, doubled, replaced, reversed or joined with another seed."""
    start = chance.randint(0, len(text))
    end = min(len(text), start + chance.randint(0, 6))
    part = text[start:end]
    changed = chance.choice(("", part * 2, chance.choice(PIECES), part[::-1], part + chance.choice(seeds)))
    return text[:start] + changed + text[end:]


def grown(chance: Random, seeds: Sequence[str], count: int) -> Iterator[str]:
    """Yield this many texts, each a few mutations away from a seed."""
    text = ""
    for number in range(count):
        text = chance.choice(seeds) if number % 5 == 0 else mutated(chance, text, seeds)
        yield text


@dataclass
class Seen:
    """The results of many inputs."""

    count: int = 0
    slowest: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def note(self, text: str, seconds: float, fault: object = None) -> None:
        """Count an input."""
        self.count += 1
        self.slowest = max(self.slowest, seconds)
        if seconds > GOAL_SECONDS:
            self.wrong.append(f"{seconds * 1000:.0f} ms for {text[:200]!r}")
        if fault is not None:
            self.wrong.append(f"{fault!r:.300} for {text[:200]!r}")

    def verdict(self, what: str, goal: str) -> Verdict:
        """Return its verdicts."""
        shown = f"{self.count:,} inputs, {self.slowest * 1000:.0f} ms at most; {len(self.wrong)} faults"
        return Verdict(f"E14, {what}", goal, "; ".join([shown, *self.wrong[:5]]), not self.wrong)


def parse(target: str, count: int, chance: Random) -> Seen:
    """Pass this many texts to a fuzz target."""
    loaded = runpy.run_path(str(FOLDER / f"{target}.py"))
    seen, fuzz_one = Seen(), loaded["fuzz_one"]
    gc.collect()
    gc.disable()  # the order of the parsers does not depend on the text
    try:
        for text in grown(chance, loaded["SEEDS"], count):
            _timed(seen, text, partial(fuzz_one, text.encode(errors="surrogatepass")))
            if seen.count % 10_000 == 0:
                gc.collect()
    finally:
        gc.enable()
    return seen


def _timed(seen: Seen, text: str, work: Callable[[], object]) -> None:
    begun = time.thread_time()
    fault = None
    try:
        work()
    except Exception as error:  # any exception is a finding
        fault = error
    seen.note(text, time.thread_time() - begun, fault)


async def request(count: int, chance: Random) -> Seen:
    """Send this many requests."""
    seen = Seen()
    async with asking() as server:
        for number in range(count):
            server.clock.advance(0.01)
            method, target = chance.choice(TARGETS)
            for _ in range(chance.choice((0, 1, 1, 2, 4))):
                target = mutated(chance, target, [text for _, text in TARGETS])
            body = ""
            if method == "POST":
                body = chance.choice(BODIES)
                for _ in range(chance.randrange(5)):
                    body = mutated(chance, body, BODIES)
            if chance.random() < 0.1:
                method = chance.choice(("PUT", "DELETE", "OPTIONS", "PATCH", "GET", "POST", "HEAD", "X"))
            headers = JSON | _headers(chance)
            begun = time.thread_time()
            target = "/" + quote(target.lstrip("/"), safe="/?=&%")
            text, address = f"{method} {target} {body}", f"10.0.{number % 200}.{number % 251}"
            fault: object = None
            try:
                status = (
                    await server.ask(method, target, body.encode(errors="replace"), headers, address)
                ).status
                if status >= 500 and status != 503:
                    fault = status
            except Exception as error:
                fault = error
            seen.note(text, time.thread_time() - begun, fault)
    return seen


def _headers(chance: Random) -> dict[str, str]:
    some = {
        "accept-language": ("de", "zh-Hans;q=0.5,*;q=x", "q" * 500, ""),
        "accept-encoding": ("br", "gzip;q=0", "*", "x" * 500),
        "accept": ("text/html", "*/*"),
        "origin": ("null", "http://127.0.0.1:8017", "://", "http://[", "\\"),
        "authorization": ("Bearer ", "Bearer 0.x", "Basic é"),
        "host": ("", "[::1", "evil.example", "é" * 50, "127.0.0.1:99999999"),
        "content-type": ("text/plain", "multipart/form-data; boundary=", "é"),
        "if-none-match": ('W/"x"', "*"),
        "x-forwarded-for": ("1.2.3.4, x", ","),
    }
    return {name: chance.choice(values) for name, values in some.items() if chance.random() < 0.1}


# --- bombs ---


def bombs() -> Mapping[str, tuple[str, str, bytes]]:
    """Return the requests: method, target and body, by their description."""
    most = 16 * 1024 - 100

    def judged(puzzle: str, path: str = "Rn") -> bytes:
        return json.dumps({"puzzle": puzzle, "path": path}, ensure_ascii=False).encode()

    walls = ",".join(f"{column}{row}{side}" for row in range(1, 33) for column in "abcdef" for side in "nesw")
    texts = {
        "one letter": "A" * most,
        "digits": "9" * most,
        "a board of a million by a million": "1000000x1000000:a1n",
        "a board of 99999999999999999999 by 1": "99999999999999999999x1:",
        "walls": f"32x32:{walls}"[:7_000] + ",zz99q",
        "the same wall": "32x32:" + "a1n," * (most // 4),
        "robots": PUZZLE + " Rb3" * (most // 4),
        "spaces": " " * most,
        "colons": ":" * most,
        "digits of other scripts": "٣x٣:",
        "unfinished diagonals": "5x5:" + "Ra1/" * (most // 4),
    }
    made = {f"{what}, as a puzzle": ("POST", "/api/judge", judged(text)) for what, text in texts.items()}
    made |= {
        f"{what}, as a board": ("GET", f"/api/boards/{quote(text[:8000])}", b"")
        for what, text in texts.items()
    }
    made |= {
        f"{what}, as pasted text": ("POST", "/api/read", json.dumps({"text": text}).encode())
        for what, text in texts.items()
    }
    made |= {
        "a path without end": ("POST", "/api/judge", judged(PUZZLE, "Rx " * 5000)),
        "letters as a path": ("POST", "/api/judge", judged(PUZZLE, "R" * most)),
        "depth of lists": ("POST", "/api/judge", b"[" * most),
        "depth of objects": ("POST", "/api/judge", b'{"a":' * (most // 5)),
        "a key twice": ("POST", "/api/judge", b'{"puzzle":"","puzzle":"","path":""}'),
        "NaN": ("POST", "/api/rooms", b'{"mode":"friends","options":{"timer_seconds":NaN}}'),
        "a number of 16,000 digits": (
            "POST",
            "/api/rooms",
            b'{"mode":"friends","options":{"timer_seconds":' + b"9" * (most - 100) + b"}}",
        ),
        "keys": (
            "POST",
            "/api/judge",
            json.dumps({f"k{number}": 0 for number in range(1300)}).encode(),
        ),
        "half a surrogate": ("POST", "/api/judge", b'{"puzzle":"\\ud800","path":""}'),
        "bytes that are no text": ("POST", "/api/judge", b"\xff\xfe" * 1000),
        "one byte too many": ("POST", "/api/judge", b" " * (16 * 1024 + 1)),
        "a megabyte": ("POST", "/api/judge", b" " * (1 << 20)),
        "nothing": ("POST", "/api/judge", b""),
    }
    return made


PLACED = ("position", "path")


def _has_place(content: Any, status: int) -> bool:
    """Return whether a refusal has the place of the fault. A text that is too large or no JSON at all has none."""
    if status == 413 or content["code"] in ("malformed", "too-large", "not-found"):
        return True
    return (
        content.get("path") is not None
        or "position" in content.get("facts", {})
        or "move" in content.get("facts", {})
    )


async def explode() -> Verdict:
    """Send all bombs."""
    wrong, slowest, sent = [], 0.0, bombs()
    async with asking() as server:
        await _warm(server)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for number, (what, (method, target, body)) in enumerate(sent.items()):
            server.clock.advance(1.0)
            begun = time.thread_time()
            answer = await server.ask(method, target, body, JSON, f"10.1.1.{number % 250}")
            seconds = time.thread_time() - begun
            slowest = max(slowest, seconds)
            if not 400 <= answer.status < 500 or not answer.json["code"]:
                wrong.append(f"{what}: {answer.status}")
            elif not _has_place(answer.json, answer.status):
                wrong.append(f"{what}: {answer.body[:150]!r} has no place")
            if seconds > BOMB_SECONDS:
                wrong.append(f"{what}: {seconds * 1000:.0f} ms")
        grown_by = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    goal = "each refused with code and place (4xx) within 200 ms and 64 MiB"
    shown = f"{len(sent)} bombs, {slowest * 1000:.0f} ms and {grown_by:.0f} MiB at most; {len(wrong)} faults"
    return Verdict("E18", goal, "; ".join([shown, *wrong[:8]]), not wrong and grown_by <= BOMB_MIB)


async def _warm(server: TestedServer) -> None:
    for _ in range(3):
        await server.ask("POST", "/api/judge", BODIES[2].encode(), JSON)


def show(size: int, seed: int) -> list[Verdict]:
    """Try this many texts, a 25th as many messages, a 50th as many requests, and all bombs."""
    chance = Random(seed)
    refused, http = "read, or refused; none over 100 ms", "no 5xx, no crash; none over 100 ms"
    return [
        parse("notation", size, chance).verdict("parsers", refused),
        parse("message", size // A_MESSAGE, chance).verdict("messages", refused),
        asyncio.run(request(size // A_REQUEST, chance)).verdict("HTTP", http),
        asyncio.run(explode()),
    ]


if __name__ == "__main__":
    run(__doc__, show, size=500_000)
