"""E30: no response to an HTTP request depends on a puzzle in play.

Two servers differ only in the puzzles that are in play in their rooms. Both receive the same requests, this many to
every address of the players. They ask about boards, puzzles and paths of both servers, those with a wall added or
turned, ids, codes and days, and mutations of all of them. Status, headers and body of every response must be equal.
Each server has a process of its own.

What a room publishes about its own rounds may depend on them. The experiment requests it once, to show that it finds
a difference.

    PYTHONPATH=tests python -m faults.live_puzzles 1000
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from random import Random
from typing import Any
from urllib.parse import quote

from faults.fuzzing import mutated
from ricochetrobots.core import Puzzle, format_url, parse_puzzle
from ricochetrobots.game import Mode, Options, PanelChoice
from ricochetrobots.game.commands import PlaceBid, PlayerCommand, SetSpectatorDelay, StartMatch, TakeSeat
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.solver import solve
from ricochetrobots.wire.messages import Accepted, CommandMessage
from support.asgi import OWN, Answer, TestedServer, asking
from support.randomness import SeededRandomness
from support.rooms import Ear
from support.verdicts import Verdict, run

SMALL = "5x5:*a1,Re1m,Ga5g,Be5p,Yc3s"
KINDS: Mapping[str, tuple[Mode, Options]] = {
    "published": (Mode.FRIENDS, Options()),
    "delayed": (Mode.FRIENDS, Options()),
    "small": (Mode.FRIENDS, Options(panels=PanelChoice.PICKED, board=SMALL)),
    "private": (Mode.FRIENDS, Options(private=True)),
    "alone": (Mode.ALONE, Options()),
}
"""The rooms in which a puzzle is in play. Spectators of all but the first see it later."""
DELAY = 120
MOVES = "Rn Re Rs Rw Gn Be Ys Yw"
HINTS = 8
METHODS = ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT")
OTHER_ADDRESSES = ("/api/solve", "/api/hint", "/dist/app.js", "/api", "/preview.png")
"""Addresses without a route of their own; the first once answered questions about puzzles."""
MUTATED = 0.15
PICTURES = 12
"""Draw few pictures: each takes a processor for a third of a second."""


class Chance(SeededRandomness):
    """Randomness that draws other puzzles while ``salt`` is set, and the same ids, boards and codes otherwise."""

    salt = 0

    def seed(self, seq: int) -> int:
        """Return the seed of event ``seq``."""
        return super().seed(seq) ^ self.salt


@dataclass(frozen=True)
class Known:
    """The knowledge of an attacker: the rooms and their codes, a seat of another room, the puzzles of both servers."""

    rooms: Sequence[str]
    published: str
    codes: Sequence[str]
    games: Sequence[str]
    token: str
    puzzles: Sequence[str]


@dataclass(frozen=True)
class Request:
    """A request."""

    method: str
    target: str
    body: bytes
    headers: Mapping[str, str]

    def __str__(self) -> str:
        return f"{self.method} {self.target} {self.body[:80]!r}"


@asynccontextmanager
async def playing(salt: int) -> AsyncIterator[tuple[TestedServer, Known]]:
    """Open a server with a puzzle in play in each of its rooms; yield what an attacker knows about this server."""
    chance, numbers = Chance(1), count()

    async def act(room: Room, seat: int | None, command: PlayerCommand) -> None:
        reply = await room.act(CommandMessage(id=f"command-{next(numbers)}", command=command), Ear(seat))
        assert isinstance(reply, Accepted), reply

    async with asking(chance) as server:
        rooms: Rooms = server.app.services.rooms
        opened = {}
        for number, (kind, (mode, options)) in enumerate(KINDS.items()):
            room, _ = await rooms.create(mode, options, "Mara")
            if kind != "published":
                await act(room, 0, SetSpectatorDelay(seconds=DELAY))
            if mode is Mode.FRIENDS:
                await act(room, None, TakeSeat(name="Jonas"))
            chance.salt = salt * len(KINDS) + number
            await act(room, 0, StartMatch())
            chance.salt = 0
            if mode is Mode.FRIENDS:
                await act(room, 0, PlaceBid(round=1, moves=9))
            opened[kind] = room
        other, _ = await rooms.create(Mode.FRIENDS, Options(), "Ada")
        matches = [room.snapshot.match for room in opened.values()]
        yield (
            server,
            Known(
                rooms=[room.id for room in opened.values()],
                published=opened["published"].id,
                codes=[room.snapshot.code for room in opened.values() if room.snapshot.code],
                games=[rooms.tokens.game_id(room.id, 1) for room in opened.values()],
                token=other.snapshot.seat_token(0, rooms.tokens),
                puzzles=[str(match.puzzle_in_play) for match in matches if match is not None],
            ),
        )


async def _known(salt: int) -> tuple[Known, Sequence[str]]:
    """Return what an attacker knows about a server, and the paths of its routes."""
    async with playing(salt) as (server, known):
        return known, sorted({route.path for route in server.app.public.routes})


def neighbours(puzzle: Puzzle) -> Iterator[str]:
    """Yield the puzzle, its position and its board; on a small board also with a wall added, and mirrored."""
    text, position = str(puzzle), puzzle.position
    yield from (text, str(position), str(position.board))
    if ":" in text:
        yield text.replace(":", ":a3n,", 1)
        yield text.replace(":", ":b2e,", 1)
        turned = str.maketrans("abcde", "edcba")
        head, *rest = text.split(" ")
        yield " ".join([head, *(part[:1] + part[1:].translate(turned) for part in rest)])


class Requests:
    """Requests of every kind to every address, equal for both servers."""

    def __init__(self, known: Known, chance: Random) -> None:
        self._known, self._chance = known, chance
        puzzles = [parse_puzzle(text) for text in known.puzzles]
        self._texts = sorted({text for puzzle in puzzles for text in neighbours(puzzle)})
        self._boards = sorted({str(parse_puzzle(text).position.board) for text in self._texts if ">" in text})
        paths = [solve(puzzle).path for puzzle in puzzles]
        self._paths = [MOVES, *(str(path) for path in paths if path is not None)]
        self._parameters: Mapping[str, Callable[[], str]] = {
            "room": lambda: chance.choice([*known.rooms, "vmCAHdOMGFA-a5Ery4Tcgw"]),
            "id": lambda: chance.choice(known.games) + chance.choice(("", ".json")),
            "text": lambda: format_url(chance.choice(chance.choice((self._boards, self._texts)))),
            "name": lambda: format_url(chance.choice(self._texts[:PICTURES])) + ".png",
            "day": self._day,
            "date": self._day,
            "grade": lambda: str(chance.randint(0, HINTS + 1)),
            "code": lambda: chance.choice(("22BCGNY5", "tv")),
            "part": lambda: chance.choice(("race", "rush", "year")),
            "place": lambda: chance.choice(("ZZZZZZZZ", "x")),
            "seat": lambda: str(chance.randrange(3)),
            "path": lambda: chance.choice(OTHER_ADDRESSES).lstrip("/"),
        }

    def _day(self) -> str:
        return self._chance.choice(("1970-01-12", "1970-01-05", "1970-01-13", "days", "1970-1-1"))

    def to(self, path: str) -> Request:
        """Return a request to an address."""
        chance = self._chance
        target = re.sub(
            r"\{(\w+):\w+\}", lambda found: quote(self._parameters[found[1]](), safe="!*'()/"), path
        )
        body = self._body(path) if path in BODIES or chance.random() < 0.2 else b""
        if path.endswith("/events"):
            target = target.replace(self._known.published, chance.choice(self._known.rooms[1:]))
            target += chance.choice(("", "?after=0", "?after=3", "?after=-1", "?after=x"))
        if path == "/api/qr.svg":
            target += "?text=" + quote(f"http://{OWN}/r/{chance.choice(self._known.rooms)}", safe="")
        elif chance.random() < MUTATED and not path.endswith(("/events", "{name:str}")):
            target = "/" + quote(mutated(chance, target, self._texts).lstrip("/"), safe="/?=&%!*'()")
        usual = "POST" if path in BODIES or path.endswith(("close", "forget")) else "GET"
        method = usual if chance.random() < 0.8 else chance.choice(METHODS)
        return Request(method, target, body, self._headers())

    def _body(self, path: str) -> bytes:
        chance, known = self._chance, self._known
        usual = path if path in BODIES and chance.random() < 0.8 else chance.choice(BODIES)
        fields: dict[str, object]
        match usual:
            case "/api/rooms":
                options = {"panels": "picked", "board": chance.choice(self._boards)}
                fields = {"mode": "friends", "name": "Eve", "options": options}
            case "/api/rooms/find":
                fields = {"code": chance.choice([*known.codes, "K7QM-2XRD"])}
            case "/api/solve":
                fields = {"puzzle": chance.choice(self._texts)}
            case "/api/read":
                fields = {"text": chance.choice(self._texts)}
            case _:
                fields = {"puzzle": chance.choice(self._texts), "path": chance.choice(self._paths)}
                fields |= {"date": self._day()} if chance.random() < 0.3 else {}
        text = json.dumps(fields)
        return (mutated(chance, text, self._texts) if chance.random() < MUTATED else text).encode()

    def _headers(self) -> Mapping[str, str]:
        chance = self._chance
        some = {
            "accept": ("text/html", "*/*"),
            "accept-language": ("de", "fi;q=0.5"),
            "authorization": (f"Bearer {self._known.token}", "Bearer x", "Bearer 0.x"),
            "if-none-match": ('W/"x"', "*"),
            "origin": (f"http://{OWN}", "https://evil.example"),
        }
        chosen = {name: chance.choice(values) for name, values in some.items() if chance.random() < 0.2}
        return {"content-type": "application/json", **chosen}


BODIES = ("/api/rooms", "/api/rooms/find", "/api/judge", "/api/read", "/api/solve")


async def _ask(salt: int, known: Known, paths: Sequence[str], size: int, seed: int) -> list[tuple[str, str]]:
    """Send the requests to a server; return each with a digest of its response. The last one is the control."""
    requests = Requests(known, Random(seed))
    answers = []
    async with playing(salt) as (server, _):
        for number in range(size * len(paths)):
            request = requests.to(paths[number % len(paths)])
            address = (
                f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"  # no limit spoils the next request
            )
            answer = await server.ask(request.method, request.target, request.body, request.headers, address)
            answers.append((f"{answer.status} for {request}", _digest(answer)))
        control = f"/api/rooms/{known.published}/events"
        answers.append((control, _digest(await server.ask("GET", control))))
    return answers


def _digest(answer: Answer) -> str:
    return hashlib.sha256(repr((answer.status, answer.headers, answer.body)).encode()).hexdigest()


def _in_process(work: Callable[..., Any], salt: int, *arguments: Any) -> Any:
    return asyncio.run(work(salt, *arguments))


def compare(size: int, seed: int) -> tuple[int, int, list[str], bool]:
    """Return how many requests went to how many addresses, which responses differ, and whether the control does."""
    salts = (2 * seed, 2 * seed + 1)
    with ProcessPoolExecutor(2, get_context("spawn"), max_tasks_per_child=1) as processes:

        def both(work: Callable[..., Any], *arguments: Any) -> list[Any]:
            return [
                each.result()
                for each in [processes.submit(_in_process, work, salt, *arguments) for salt in salts]
            ]

        (first, paths), (second, _) = both(_known)
        equal = [one for one, other in zip(first.puzzles, second.puzzles, strict=True) if one == other]
        assert len(equal) < len(KINDS), "the two servers play different puzzles"
        assert first.rooms == second.rooms
        known = Known(**{**vars(first), "puzzles": [*first.puzzles, *second.puzzles]})
        answers = both(_ask, known, [*paths, *OTHER_ADDRESSES], size, seed)
    *pairs, control = zip(*answers, strict=True)
    differing = [one[0] for one, other in pairs if one != other]
    return len(pairs), len(paths) + len(OTHER_ADDRESSES), differing, control[0] != control[1]


def show(size: int, seed: int) -> list[Verdict]:
    """Send this many requests to every address of both servers."""
    sent, addresses, differing, control = compare(size, seed)
    shown = f"{sent:,} requests to {addresses} addresses; {len(differing)} responses differ"
    return [
        Verdict(
            "E30",
            "no response depends on a puzzle in play",
            "; ".join([shown, *differing[:5]]),
            not differing,
        ),
        Verdict("E30, control", "a room's own events differ", "they differ" if control else "equal", control),
    ]


if __name__ == "__main__":
    run(__doc__, show, size=1_000)
