"""The connections: a greeting, then messages in both directions, within limits.

The server checks a client's message in this order: rate, size, shape, seat, rules. A rejected message leaves the
connection open and the room unchanged; only a rejected greeting ends in a goodbye.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import assert_never

from ricochetrobots.game.commands import PlaceBid
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.permissions import turned_away
from ricochetrobots.server import metrics
from ricochetrobots.server.budgets import BudgetByAddress
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.decode import command_id_in, read_message, spoken_protocol
from ricochetrobots.server.errors import (
    ReadingError,
    ServerError,
    StorageUnavailableError,
    TooFastError,
    TooManyConnectionsError,
)
from ricochetrobots.server.refusals import refusal
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.socket.connection import Connection
from ricochetrobots.server.socket.transport import DisconnectedError, Transport
from ricochetrobots.wire import messages

log = logging.getLogger(__name__)

LOOKED_AT_ONCE = 200
"""The number of connections that are checked in less than 1 ms, without a pause."""


class Connections:
    """All connections of a server."""

    def __init__(self, rooms: Rooms, clock: Clock) -> None:
        limits = self._limits = rooms.services.limits
        self._rooms = rooms
        self._clock = clock
        self._conversations: dict[asyncio.Task[None], Connection] = {}
        self._by_address: Counter[str] = Counter()
        self._budgets_of_addresses = BudgetByAddress(clock, limits.messages_per_address)
        self._budgets_of_rooms = BudgetByAddress(clock, limits.messages_per_room)
        self._budgets_of_seats = BudgetByAddress(clock, limits.messages_per_seat)
        self._notice = messages.Notice(restart_at=None)
        self._leaving = False

    def __len__(self) -> int:
        return len(self._conversations)

    async def serve(self, transport: Transport, address: str) -> None:
        """Hold one conversation, from the greeting to the goodbye."""
        try:
            await transport.accept()
        except DisconnectedError:
            return
        connection = Connection(transport, self._clock, self._limits)
        writing = asyncio.create_task(connection.write())
        reading = asyncio.create_task(self._converse(connection, address))
        self._conversations[reading] = connection
        metrics.CONNECTIONS.inc()
        try:
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
            if reading.done():  # the queue may still be sent, with a goodbye at its end
                await self._gone({writing}, self._limits.send_seconds)
        finally:
            metrics.CONNECTIONS.dec()
            del self._conversations[reading]
            connection.hang_up(reading)
            writing.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def look_after(self) -> None:
        """Disconnect clients that acknowledge nothing of the data that waits for them, until cancelled."""
        while True:
            await self._clock.wait_until(self._clock.now() + self._limits.looked_after_seconds)
            connections = tuple(self._conversations.values())
            for number, connection in enumerate(connections, 1):
                connection.look_after(self._clock.now())
                if number % LOOKED_AT_ONCE == 0:
                    await asyncio.sleep(0)  # noqa: TID251  it waits for no time

    def announce(self, restart_at: float | None) -> None:
        """Send everybody, now and when they connect, the time of a restart; None withdraws it."""
        self._notice = messages.Notice(restart_at=restart_at)
        for connection in self._conversations.values():
            if connection.is_in:
                connection.send(self._notice)

    @property
    def restart_at(self) -> float | None:
        """The announced time of a restart."""
        return self._notice.restart_at

    async def leave(self, seconds: float) -> None:
        """Notify everybody that the server restarts, and wait at most ``seconds`` until they are gone.

        Rooms do not learn of it: nothing may follow from the order in which connections end (R6.12).
        """
        self._leaving = True
        for connection in self._conversations.values():
            connection.goodbye("restarting", "The server restarts.", retry=True)
        if self._conversations:
            await self._gone(set(self._conversations), seconds)

    async def _gone(self, tasks: set[asyncio.Task[None]], seconds: float) -> None:
        """Return when these tasks have ended, or after this many seconds; then the tasks continue."""
        with suppress(TimeoutError):
            async with self._clock.limit(seconds):
                await asyncio.wait(tasks)

    async def _converse(self, connection: Connection, address: str) -> None:
        room: Room | None = None
        self._by_address[address] += 1
        try:
            if self._by_address[address] > self._limits.connections_per_address:
                raise TooManyConnectionsError
            room = await self._greet(connection)
            while room is not None:
                await self._hear(connection, room, address, await connection.receive())
        except DisconnectedError:
            connection.drop()
        except ServerError as error:
            again = isinstance(error, StorageUnavailableError | TooManyConnectionsError)
            connection.goodbye(error.code, str(error), retry=again)
        except Exception:
            log.exception("a conversation ended because of a bug")
            internal = ServerError("internal")
            connection.goodbye(internal.code, str(internal), retry=True)
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            if room is not None and not self._leaving:
                room.leave(connection)

    async def _greet(self, connection: Connection) -> Room | None:
        """Return the room that the first message requests, or None after a goodbye."""
        try:
            async with self._clock.limit(self._limits.hello_seconds):
                frame = await connection.receive()
        except TimeoutError:
            connection.goodbye("hello-late", "The first message did not come in time.", retry=True)
            return None
        spoken = spoken_protocol(frame)
        if spoken is not None and spoken != messages.VERSION:
            words = f"This server speaks protocol {messages.VERSION}, not {spoken}. Reload the page."
            connection.goodbye("version", words, retry=False)
            return None
        hello = read_message(frame)
        if not isinstance(hello, messages.Hello):
            connection.goodbye("hello-missing", "The first message must be hello.", retry=False)
            return None
        room, connection.seat = await self._rooms.admit(hello.room, hello.token)
        at_once = 0 if connection.seat is None else room.audience.connections(connection.seat)
        if at_once >= self._limits.connections_per_seat:
            raise TooManyConnectionsError
        fault = None if room.snapshot.match is None else turned_away(room.snapshot.match, connection.seat)
        if fault is not None:
            connection.goodbye(fault.code, str(fault), retry=False)
            return None
        connection.send(
            messages.Welcome(
                protocol=messages.VERSION,
                room=room.snapshot.address,
                name=room.snapshot.row.name,
                code=room.snapshot.code,
                seat=connection.seat,
                now=self._clock.now(),
            )
        )
        known = hello.seq if hello.seq is None or 0 <= hello.seq <= room.snapshot.seq else None
        room.join(connection, known, elsewhere=hello.elsewhere)
        connection.is_in = True
        if self.restart_at is not None:
            connection.send(self._notice)
        return room

    def _spend(self, connection: Connection, room: Room, address: str) -> None:
        """Count a message before it is decoded. Raises TooFastError."""
        connection.budget.spend()
        self._budgets_of_addresses.spend(address)
        if connection.seat is not None:
            self._budgets_of_rooms.spend(room.id)
            self._budgets_of_seats.spend(f"{room.id}/{connection.seat}")

    async def _hear(self, connection: Connection, room: Room, address: str, frame: str | bytes) -> None:
        """Handle one message of any kind."""
        try:
            self._spend(connection, room, address)
            message = read_message(frame)
            if isinstance(message, messages.Hello):
                raise ReadingError("malformed", "A client sends hello only once, as the first message.")
        except (ReadingError, TooFastError) as error:
            metrics.COMMANDS.labels(error.code).inc()
            if isinstance(error, ReadingError):
                connection.send(refusal(error, error.command_id, error.path))
            else:
                connection.send(refusal(error, command_id_in(frame)))
            return
        match message:
            case messages.Ping():
                connection.send(messages.Pong(sent=message.sent, now=self._clock.now()))
            case messages.Elsewhere():
                room.set_elsewhere(connection, elsewhere=message.elsewhere)
            case messages.Say():
                self._say(connection, room, message)
            case messages.CommandMessage():
                await self._command(connection, room, message)
            case _:  # an ephemeral message would go to room.audience.tell_ephemeral and nowhere else
                assert_never(message)

    def _say(self, connection: Connection, room: Room, message: messages.Say) -> None:
        try:
            room.say(connection, message.saying)
        except (GameError, ServerError) as error:
            metrics.COMMANDS.labels(error.code).inc()
            connection.send(refusal(error, None))

    async def _command(self, connection: Connection, room: Room, message: messages.CommandMessage) -> None:
        reply: messages.Accepted | messages.Refused
        begun = metrics.stopwatch()
        connection.in_command = True
        try:
            reply = await room.act(message, connection)
            if isinstance(message.command, PlaceBid):
                metrics.BID_SECONDS.observe(metrics.stopwatch() - begun)
        except Exception:
            log.exception("a command %s failed because of a bug", type(message.command).__name__)
            reply = refusal(ServerError("internal"), message.id)
            connection.send(reply)
        finally:
            connection.in_command = False
        if isinstance(reply, messages.Refused):
            metrics.COMMANDS.labels(reply.code).inc()
        else:
            metrics.ACCEPTED.inc()
