"""E21 and E22: strangers guess rooms, and connect with foreign tokens and from foreign pages.

Guesses are codes, ids of rooms and ids of games, from thousands of addresses; the server has a thousand rooms.
Tokens belong to other seats, other rooms and other servers, to removed players and to closed rooms. Others are
cut short or have a letter changed.

    PYTHONPATH=tests python -m faults.strangers 1000000
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable
from random import Random

from ricochetrobots.game import Mode, Options
from ricochetrobots.game.commands import CloseRoom, RemovePlayer, RenewSeat, TakeSeat
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room_codes import ALPHABET
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.wire.messages import VERSION, CommandMessage
from support.asgi import OWN, Answer, TestedServer, asking
from support.rooms import Ear, new_id
from support.verdicts import Verdict, run

ROOMS = 1_000
GUESSES_A_SECOND = 2_000
"""In virtual time, from as many addresses."""
AT_ONCE = 50
"""The number of concurrent guesses."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
HOSTILE = (
    "https://evil.example",
    f"http://{OWN}.evil.example",
    f"http://evil-{OWN}",
    "http://127.0.0.1:81",
    "http://127.0.0.1",
    "http://localhost",
    f"ftp://{OWN}",
    f"http://user@{OWN}",
    f"http://{OWN}@evil.example",
    f"http://evil.example/{OWN}",
    "https://friends.example.evil.example",
    "http://friends.example",
    "https://friends.example:444",
    "http://[",
    "http://[::1",
    "null",
    "file://",
    "",
    " ",
    "*",
    f"http://{OWN}, https://evil.example",
    f"http://{OWN}\\@evil.example",
    "chrome-extension://abcdef",
)
JSON = {"content-type": "application/json"}
OPENING = json.dumps({"mode": "friends", "name": "Mara"}).encode()


async def guess(guesses: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Guess this many times; return the answers, and the hits."""
    chance, answers, hits = Random(seed), Counter[str](), []
    async with asking() as tested:
        rooms: Rooms = tested.app.services.rooms
        for _ in range(min(ROOMS, guesses)):
            opened = await rooms.create(*_options())
            assert opened[0].snapshot.code is not None
        for first in range(0, guesses, AT_ONCE):
            if first % GUESSES_A_SECOND == 0:
                tested.clock.advance(1.0)
            together = range(first, min(first + AT_ONCE, guesses))
            answered = await asyncio.gather(*(_guess_once(tested, chance) for _ in together))
            for number, answer in zip(together, answered, strict=True):
                answers["hit" if answer.status < 300 else answer.json["code"]] += 1
                if answer.status < 300:
                    hits.append(f"guess {number}")
    return answers, hits


def _guess_once(tested: TestedServer, chance: Random) -> Awaitable[Answer]:
    address = f"10.{chance.randrange(8)}.{chance.randrange(256)}.{chance.randrange(256)}"
    kind = chance.randrange(4)
    if kind < 2:
        body = json.dumps({"code": "".join(chance.choices(ALPHABET, k=8))}).encode()
        return tested.ask("POST", "/api/rooms/find", body, JSON, address)
    word = "".join(chance.choices(LETTERS, k=22))
    target = f"/api/rooms/{word}/events" if kind == 2 else f"/games/{word}.json"
    return tested.ask("GET", target, address=address)


def _options() -> tuple[Mode, Options, str]:
    return Mode.FRIENDS, Options(), "Mara"


async def come(seed: int, changes: int) -> tuple[int, list[str]]:
    """Connect with foreign tokens and origins; return the number of attempts, and the accepted ones."""
    chance, tried, entered = Random(seed), 0, []
    async with asking(origins=("https://friends.example",)) as tested:
        rooms: Rooms = tested.app.services.rooms
        own_room, _ = await rooms.create(*_options())
        other, _ = await rooms.create(*_options())
        for name in ("Jonas", "Ada"):
            await own_room.act(CommandMessage(id=new_id(), command=TakeSeat(name=name)), Ear())
        token = own_room.snapshot.seat_token(0, rooms.tokens)
        assert await _enters(tested, own_room.id, token, f"http://{OWN}"), "who may come in does"
        assert await _enters(tested, own_room.id, token, "https://friends.example")
        assert (
            await tested.ask("POST", "/api/rooms", OPENING, {**JSON, "origin": f"http://{OWN}"})
        ).status == 201
        for origin in HOSTILE:
            tried += 2
            if await _enters(tested, own_room.id, token, origin):
                entered.append(f"a connection from {origin!r}")
            if (await tested.ask("POST", "/api/rooms", OPENING, {**JSON, "origin": origin})).status < 300:
                entered.append(f"a request from {origin!r}")
        pointed = {"host": "evil.example", "origin": "http://evil.example"}
        if (await tested.ask("POST", "/api/rooms", OPENING, JSON | pointed)).status < 300:
            entered.append("a page whose name was made to point here")
        await own_room.act(CommandMessage(id=new_id(), command=RemovePlayer(seat=2)), Ear(0))
        renewed = own_room.snapshot.seat_token(1, rooms.tokens)
        await own_room.act(CommandMessage(id=new_id(), command=RenewSeat()), Ear(1))
        bad = {
            "that has been renewed": renewed,
            "of another room": other.snapshot.seat_token(0, rooms.tokens),
            "of another server": Tokens(b"other").seat_token(own_room.id, 0),
            "of a seat that was taken away": own_room.snapshot.seat_token(2, rooms.tokens),
            "that is a game's id": rooms.tokens.game_id(own_room.id, 1),
            "without a seat": token.partition(".")[2],
            "of nobody": "",
            "of the operator": tested.app.services.operator_token,
        }
        for number in range(changes):
            place = chance.randrange(len(token))
            letter = chance.choice(LETTERS + ".")
            for changed in (token[:place], token[:place] + letter + token[place + 1 :], token + letter):
                if changed != token:
                    bad[f"changed to {changed}, {number}"] = changed
        for what, each in bad.items():
            tried += 1
            if await _enters(tested, own_room.id, each, f"http://{OWN}"):
                entered.append(f"a token {what}")
        await other.act(CommandMessage(id=new_id(), command=CloseRoom()), Ear(0))
        tried += 1
        if await _enters(tested, other.id, other.snapshot.seat_token(0, rooms.tokens), f"http://{OWN}"):
            entered.append("a token of a room that was closed")
    return tried, entered


async def _enters(tested: TestedServer, room: str, token: str, origin: str) -> bool:
    hello = {"type": "hello", "protocol": VERSION, "room": room, "token": token}
    return "welcome" in await tested.greet(json.dumps(hello), {"origin": origin})


def show(size: int, seed: int) -> list[Verdict]:
    """Guess this many times, and try a thousandth as many changed tokens."""
    answers, hits = asyncio.run(guess(size, seed))
    how = ", ".join(f"{count} {code}" for code, count in sorted(answers.items()))
    tried, entered = asyncio.run(come(seed, max(20, size // 1000)))
    shown = f"{tried} times; {len(entered)} let in"
    return [
        Verdict("E21", "no guess hits", f"{size} guesses at {min(ROOMS, size)} rooms: {how}", not hits),
        Verdict(
            "E22",
            "no origin and no token that is not one's own",
            "; ".join([shown, *entered[:5]]),
            not entered,
        ),
    ]


if __name__ == "__main__":
    run(__doc__, show, size=1_000_000)
