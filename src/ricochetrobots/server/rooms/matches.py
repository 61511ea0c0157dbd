"""The finished matches of a room, one after the other: the record of an evening."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator

from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.events import (
    BidPlaced,
    ChipLaid,
    ChipReturned,
    ChipTaken,
    Event,
    MatchEnded,
    MatchOpened,
    MatchStarted,
    PlayerPassed,
    PlayerReady,
    PlayerReturned,
    PlayerSeated,
    SeatRenamed,
    SolutionClaimed,
)
from ricochetrobots.server.rooms.room_state import RoomState
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.wire.http import PlayedMatch, PlayedSeat, RoomMatches, SeatWins
from ricochetrobots.wire.messages import NumberedEvent


async def played_matches(
    room: RoomState, events: AsyncIterator[NumberedEvent], tokens: Tokens
) -> RoomMatches:
    """Return the finished matches of a room, given its events from the first one on.

    A seat belongs to a match if its player bid, passed, got ready or claimed a solution in it. Raises what reading the
    events raises.
    """
    reader = _Reader(room.row.id, tokens)
    async for numbered in events:
        reader.take(numbered.event)
    wins = Counter(seat for match in reader.matches for seat in match.winners)
    played = sorted({part.seat for match in reader.matches for part in match.seats})
    table = [
        SeatWins(seat=seat, name=reader.names[seat], bot=reader.bots[seat], wins=wins[seat])
        for seat in played
    ]
    return RoomMatches(
        name=room.row.name,
        wins=tuple(sorted(table, key=lambda part: -part.wins)),
        matches=tuple(reader.matches),
    )


class _Reader:
    def __init__(self, room: str, tokens: Tokens) -> None:
        self.matches: list[PlayedMatch] = []
        self.names: dict[int, str] = {}
        self.bots: dict[int, BotPart | None] = {}
        self._room = room
        self._tokens = tokens
        self._number = 1
        self._started_at: float | None = None
        self._rounds = 0
        self._chips: Counter[int] = Counter()
        self._players: set[int] = set()

    def take(self, event: Event) -> None:
        match event:
            case MatchOpened():
                self._number, self._started_at, self._rounds = event.number, None, 0
                self._chips, self._players = Counter(), set()
            case PlayerSeated():
                self.names[event.seat], self.bots[event.seat] = event.name, event.bot
            case PlayerReturned() | SeatRenamed():
                self.names[event.seat] = event.name
            case MatchStarted():
                self._started_at = event.at
            case BidPlaced() | PlayerPassed() | PlayerReady() | SolutionClaimed():
                self._players.add(event.seat)
            case ChipTaken():
                self._rounds += 1
                self._chips.update(event.scorers or (event.seat,))
            case ChipLaid():
                self._rounds += 1
                self._chips[event.seat] += event.face_up
                self._players.add(event.seat)
            case ChipReturned():
                self._rounds += 1
            case MatchEnded():
                self._end(event)

    def _end(self, event: MatchEnded) -> None:
        if self._started_at is None:
            return
        seats = (
            PlayedSeat(seat=seat, name=self.names[seat], bot=self.bots[seat], chips=self._chips[seat])
            for seat in sorted(self._players | set(event.winners))
        )
        self.matches.append(
            PlayedMatch(
                game=self._tokens.game_id(self._room, self._number),
                number=self._number,
                started_at=self._started_at,
                ended_at=event.at,
                rounds=self._rounds,
                seats=tuple(seats),
                winners=event.winners,
            )
        )
