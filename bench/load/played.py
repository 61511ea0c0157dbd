"""Rooms of six in the middle of a match, written straight into a server's database."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ricochetrobots.core import Optimum, Puzzle
from ricochetrobots.game import Match, Mode, Options, Phase, commands, deadline, decide, replay
from ricochetrobots.game.events import Event
from ricochetrobots.server.log.databases import open_store
from ricochetrobots.server.log.journal import GENESIS, StoredEvent, encode
from ricochetrobots.server.log.records import Append, RoomRow
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.solver import analyse
from support.randomness import SeededRandomness

NAMES = ("Mara", "Jonas", "Ida", "Ben", "Lena", "Paul")
TIMER_SECONDS, RESULT_SECONDS = 600, 20
OPTIONS = Options(timer_seconds=TIMER_SECONDS, result_seconds=RESULT_SECONDS, no_bid_seconds=3600)
ROUND_SECONDS = TIMER_SECONDS + RESULT_SECONDS + 10
CHIPS = 17
DAY_SECONDS = 24 * 3600.0


@dataclass(frozen=True)
class PlayedRoom:
    """A stored room in which a round has just begun, with the tokens of its seats."""

    id: str
    tokens: tuple[str, ...]


class Game:
    """A match of six played through `decide`, from the first chip on, with all its events."""

    def __init__(self, seed: int, begins: float, options: Options = OPTIONS) -> None:
        self.events: tuple[Event, ...] = ()
        self._match: Match | None = None
        self._seed = seed
        self._now = begins
        self.say(None, commands.OpenMatch(mode=Mode.FRIENDS, options=options))
        for name in NAMES:
            self.say(None, commands.TakeSeat(name=name))
        self.say(0, commands.StartMatch())

    @property
    def match(self) -> Match:
        assert self._match is not None
        return self._match

    def say(self, seat: int | None, command: commands.Command) -> None:
        seed = self._seed + len(self.events)
        happened = decide(self._match, command, seat=seat, now=self._now, seed=seed, gone={})
        if happened:
            self.events += happened
            self._match = replay(happened, self._match)

    def wait(self) -> None:
        """Advance to the running deadline."""
        self._now = deadline(self.match) or self._now
        self.say(None, commands.Tick())

    def rematch(self) -> None:
        """Begin the next match with everybody (R8.7)."""
        self.say(0, commands.PlayAgain())
        for seat in range(1, len(NAMES)):
            self.say(seat, commands.AnswerInvitation(accept=True))

    def play_round(self, *, take: bool) -> None:
        """Let a player take the chip by a shortest path, or give up so that it goes back."""
        puzzle, number = self.match.puzzle_in_play, self.match.round_number
        assert puzzle is not None
        seat, path = number % len(NAMES), (optimum_of(puzzle).path or "").split()
        self.say(seat, commands.PlaceBid(round=number, moves=max(len(path), 2)))
        self.wait()
        shown = self.match.demonstration
        assert shown is not None
        self._now = shown.opens or self._now
        if take:
            for move in path:
                self.say(seat, commands.MoveRobot(round=number, move=move))
        else:
            self.say(seat, commands.GiveUp(round=number))
        for awaited in self.match.awaited_optima():
            report = commands.ReportOptimum(
                match=awaited.match, round=awaited.round, optimum=optimum_of(awaited.puzzle)
            )
            self.say(None, report)
        self.wait()


def long_story(events: int, seed: int, options: Options, begins: float) -> Game:
    """Play at least this many events of consecutive matches in one room, up to the next round, and return the game."""
    game = Game(seed, begins, options)
    while len(game.events) < events:
        if game.match.phase is Phase.FINISHED:
            game.rematch()
        game.play_round(take=True)
    return game


def stored(events: tuple[Event, ...]) -> list[StoredEvent]:
    """Return the rows of a room's events."""
    rows: list[StoredEvent] = []
    for event in events:
        rows.append(encode(event, len(rows) + 1, rows[-1].hash if rows else GENESIS))
    return rows


@cache
def optimum_of(puzzle: Puzzle) -> Optimum:
    *_, optimum = analyse(puzzle)
    return optimum


def play(until_round: int, seed: int) -> tuple[Event, ...]:
    """Return the events of a match whose round ``until_round`` begins now.

    At most all chips but one are taken by then; in the other rounds the chip goes back.
    """
    before = until_round - 1
    game = Game(seed, time.time() - before * ROUND_SECONDS)
    taken, to_take = 0, min(before, CHIPS - 1)
    for number in range(1, until_round):
        take = taken * before < number * to_take
        taken += take
        game.play_round(take=take)
    assert game.match.round_number == until_round
    return game.events


async def store_rooms(data: Path, count: int, until_round: int, seed: int) -> list[PlayedRoom]:
    """Store this many rooms with the same match in a new SQLite database, and return them."""
    return await store_rooms_at(sqlite_url(data), count, until_round, seed)


async def store_rooms_at(url: str, count: int, until_round: int, seed: int) -> list[PlayedRoom]:
    """Store this many rooms with the same match in that database, and return them."""
    randomness = SeededRandomness(seed)
    events = play(until_round, seed)
    rows = stored(events)
    match = replay(events)
    store = await open_store(url)
    tokens = Tokens(await store.secret(randomness.bytes(32)))
    rooms = []
    for number in range(count):
        room = f"room-{number}"
        append = Append(
            room=room,
            seq=len(rows),
            at=events[-1].at,
            events=tuple(rows),
            deadline=deadline(match),
            opening=RoomRow(room, None, room, events[0].at),
        )
        await store.append(append)
        rooms.append(PlayedRoom(room, tuple(tokens.seat_token(room, seat) for seat in range(len(NAMES)))))
    await store.close()
    return rooms
