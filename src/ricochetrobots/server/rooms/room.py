"""A room: it owns its list of events and the match they make, and nothing else changes either.

The commands of a room are taken one after the other. What follows from one is committed, then answered, then told
to everybody in the room; when it cannot be stored the room stays as it was.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec

from ricochetrobots.core import Puzzle, RicochetError
from ricochetrobots.game import Match, Mode, Options, Phase, commands, deadline, decide, evolve
from ricochetrobots.game.events import (
    Event,
    MatchEnded,
    MatchOpened,
    PlayerReturned,
    PlayerSeated,
    WayStatus,
)
from ricochetrobots.game.match import PlayedRound
from ricochetrobots.protocol import messages
from ricochetrobots.server import metrics
from ricochetrobots.server.canonical import names_in_play
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import (
    IdReusedError,
    LostRaceError,
    NoSuchRoomError,
    PuzzleInPlayError,
    RoomSetAsideError,
    SolverBusyError,
    StorageUnavailableError,
)
from ricochetrobots.server.log.journal import GENESIS, decode, encode
from ricochetrobots.server.log.store import Append, GameRow, RoomRecord, RoomRow, Store, StoredReply
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.wire import game_command, refusal, wire_event, wire_view
from ricochetrobots.solve.worker import NOTHING_KNOWN, Answer

log = logging.getLogger(__name__)
Result = TypeVar("Result")

REMEMBERED_ANSWERS = 256
"""Answers to commands that changed nothing, which are not stored: so many of a room are remembered."""


class Listener(Protocol):
    """Somebody who is told what happens in a room, and perhaps sits there."""

    seat: int | None

    def tell(self, message: bytes) -> None:
        """Take an encoded message. Must not wait."""
        ...


class Solver(Protocol):
    """Who finds shortest ways (server/solver_pool.py)."""

    async def ask(self, asker: str, puzzle: Puzzle) -> Answer:
        """Return what is found. Raises PuzzleInPlayError and SolverBusyError."""
        ...


class RoomServices(Protocol):
    """What a room works with."""

    store: Store
    solver: Solver
    clock: Clock
    randomness: Randomness
    tokens: Tokens
    started: float

    def deadline_set(self, until: float | None) -> None:
        """Note that a room has a new deadline."""
        ...


@dataclass(frozen=True)
class PassingAnswer:
    """An answer that nothing stored depends on: a refusal, or an acceptance that changed nothing."""

    request: str
    actor: int | None
    answer: messages.Accepted | messages.Refused


class Room:
    """One room: its log, the match the log makes, the answers given, and who is listening."""

    def __init__(self, row: RoomRow, services: RoomServices) -> None:
        self.row = row
        self.match: Match | None = None
        self.events: list[Event] = []
        self.listeners: set[Listener] = set()
        self._services = services
        self._hash = GENESIS
        self._opened_at = 1
        self._replies: dict[str, StoredReply] = {}
        self._passing: OrderedDict[str, PassingAnswer] = OrderedDict()
        self._order = asyncio.Lock()
        self._presence: dict[int, tuple[bool, float]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._in_doubt = False

    @property
    def seq(self) -> int:
        """The number of the newest event."""
        return len(self.events)

    @property
    def game(self) -> str | None:
        """The public id of the match that is finished, None before."""
        if self.match is None or self.match.phase is not Phase.FINISHED:
            return None
        return self._services.tokens.game_id(self.row.id, self.match.number)

    @property
    def busy(self) -> bool:
        """Whether anybody listens, a command is under way or a shortest way is looked for."""
        return bool(self.listeners) or self._order.locked() or self._looking is not None

    def catch_up(self, record: RoomRecord) -> None:
        """Fold in what is stored and not known yet. Raises RoomSetAsideError where the record is damaged."""
        for row in record.events[self.seq :]:
            self._fold(decode(self.row.id, row, self.seq + 1, self._hash), row.hash)
        if record.seq != self.seq:
            raise RoomSetAsideError(self.row.id, self.seq + 1, f"the log does not end at event {record.seq}")
        self._replies = {reply.id: reply for reply in record.replies}

    async def open(self, mode: Mode, options: Options, name: str | None) -> int | None:
        """Store the new room with its first match and, given a name, the first seat; return that seat."""
        events = self._decide(commands.OpenMatch(mode=mode, options=options), None)
        if name is not None:
            match = evolve(None, events[0])
            events += self._decide(commands.TakeSeat(name=name), None, match)
        async with self._order:
            await uninterrupted(self._commit(events, None, opening=self.row))
        return _seat_taken(events)

    async def command(
        self, message: messages.ClientCommand, listener: Listener
    ) -> messages.Accepted | messages.Refused:
        """Carry out a command, tell ``listener`` the answer and then everybody what happened; return the answer.

        The same id again from the same person with the same content has no second effect and gets the same answer.
        A listener who takes a seat sits on it from then on.
        """
        return await uninterrupted(self._command(message, listener))

    async def tick(self) -> None:
        """Let the time that has passed take effect. Raises StorageUnavailableError."""
        await uninterrupted(self._carry_out_own(commands.Tick()))

    def look_for_ways(self) -> None:
        """Have the shortest ways of finished rounds looked for, unless that is going on; what is found is told."""
        if self._looking is None and self._unknown_round() is not None:
            self._looking = asyncio.create_task(self._look_for_ways(), name="looking for ways")

    async def stop_looking(self) -> None:
        """Give up looking for shortest ways."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    def join(self, listener: Listener, known: int | None) -> None:
        """Tell ``listener`` how the room looks now and what came after event ``known``, and all from here on."""
        self.listeners.add(listener)
        listener.tell(self._update(self.seq if known is None else known, listener.seat))
        self.presence_changed(listener.seat)

    def leave(self, listener: Listener) -> None:
        """Tell that listener no more."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.presence_changed(listener.seat)

    def presence_changed(self, seat: int | None) -> None:
        """Tell everybody who is there; ``seat`` is whose connection came or went."""
        if seat is not None:
            connected = any(listener.seat == seat for listener in self.listeners)
            if connected is not self._connected(seat)[0]:
                self._presence[seat] = (connected, self._services.clock.now())
        encoded = msgspec.json.encode(self._who_is_there())
        for listener in tuple(self.listeners):
            listener.tell(encoded)

    def seat_token(self, seat: int) -> str:
        """Return the token that proves a seat here."""
        return self._services.tokens.seat_token(self.row.id, seat)

    async def _command(
        self, message: messages.ClientCommand, listener: Listener
    ) -> messages.Accepted | messages.Refused:
        request = hashlib.sha256(msgspec.json.encode(message)).hexdigest()
        async with self._order:
            before = self.seq
            try:
                await self._resolve_doubt()
                answer = self._answered_before(message.id, request, listener.seat)
                if answer is None:
                    answer = await self._carry_out(message, request, listener.seat)
            except (IdReusedError, StorageUnavailableError, LostRaceError, RoomSetAsideError) as error:
                answer = refusal(error, message.id)
            listener.tell(msgspec.json.encode(answer))
            seat = answer.seat if isinstance(answer, messages.Accepted) else None
            moved = seat is not None and seat != listener.seat
            if moved:
                listener.seat = seat
                if self.seq == before:  # nothing is new, but it is seen from another place
                    listener.tell(self._update(self.seq, seat))
            self._tell_all(before)
            if moved:
                self.presence_changed(seat)
            return answer

    async def _carry_out_own(self, command: commands.Tick | commands.ReportWay) -> bool:
        """Carry out what the server says by itself; return whether anything followed."""
        async with self._order:
            before = self.seq
            await self._resolve_doubt()
            events = self._decide(command, None)
            if events:
                await self._commit(events, None)
            self._tell_all(before)
            return bool(events)

    def _unknown_round(self) -> PlayedRound | None:
        """Return the last finished round of which nothing is known yet, and which is not played once more now."""
        if self.match is None:
            return None
        in_play = self.match.live_puzzle
        unknown = (played for played in reversed(self.match.history) if played.best is None)
        return next((played for played in unknown if played.puzzle != in_play), None)

    async def _look_for_ways(self) -> None:
        """Ask for one round after the other, the last one first. Only what is over is ever asked for (rule 9)."""
        try:
            while self.match is not None and (played := self._unknown_round()) is not None:
                number = self.match.number
                try:
                    found = await self._services.solver.ask(self.row.id, played.puzzle)
                except SolverBusyError:
                    found = NOTHING_KNOWN
                if not await uninterrupted(self._carry_out_own(_report(number, played, found))):
                    return
        except PuzzleInPlayError:
            return  # it is played somewhere else: asked again with the next event
        except RicochetError as fault:
            log.warning("a shortest way of room %s was not kept: %s", self.row.id, fault)
        except Exception:
            log.exception("a shortest way of room %s was not found by a fault of the program", self.row.id)
        finally:
            self._looking = None

    async def _carry_out(
        self, message: messages.ClientCommand, request: str, actor: int | None
    ) -> messages.Accepted | messages.Refused:
        answer: messages.Accepted | messages.Refused
        try:
            events = self._decide(game_command(message), actor)
        except RicochetError as error:
            answer = refusal(error, message.id)
        else:
            if events:
                reply = StoredReply(message.id, request, actor, _seat_taken(events), self.seq + len(events))
                await self._commit(events, reply)
                return self._accepted(reply)
            answer = messages.Accepted(id=message.id, seq=self.seq)
        self._passing[message.id] = PassingAnswer(request, actor, answer)
        if len(self._passing) > REMEMBERED_ANSWERS:
            self._passing.popitem(last=False)
        return answer

    def _answered_before(
        self, command_id: str, request: str, actor: int | None
    ) -> messages.Accepted | messages.Refused | None:
        """Return the answer that this id has had. Raises IdReusedError if it was another's or something else."""
        stored, passing = self._replies.get(command_id), self._passing.get(command_id)
        if stored is not None:
            sits_there = stored.seat is not None and actor == stored.seat
            if stored.request != request or not (actor == stored.actor or sits_there):
                raise IdReusedError
            return self._accepted(stored)
        if passing is not None:
            if (passing.request, passing.actor) != (request, actor):
                raise IdReusedError
            return passing.answer
        return None

    def _accepted(self, reply: StoredReply) -> messages.Accepted:
        token = None if reply.seat is None else self.seat_token(reply.seat)
        return messages.Accepted(id=reply.id, seq=reply.seq, seat=reply.seat, token=token)

    async def _resolve_doubt(self) -> None:
        """After a write that failed: find out whether it reached the disk all the same."""
        if self._in_doubt:
            self.catch_up(await self._services.store.load(self.row.id))
            self._in_doubt = False

    def _decide(
        self, command: commands.Command, actor: int | None, match: Match | None = None
    ) -> tuple[Event, ...]:
        now = self._services.clock.now()
        if self.events:
            now = max(now, self.events[-1].at)  # a room's time never runs backwards
        seed = self._services.randomness.seed(self.seq + 1)
        return decide(match or self.match, command, seat=actor, now=now, seed=seed)

    async def _commit(
        self, events: tuple[Event, ...], reply: StoredReply | None, opening: RoomRow | None = None
    ) -> None:
        """Store the events and fold them in. If storing fails the room is as it was, and in doubt."""
        match, opened_at, stored = self.match, self._opened_at, []
        previous = self._hash
        for number, event in enumerate(events, self.seq + 1):
            match = evolve(match, event)
            stored.append(encode(event, number, previous))
            previous = stored[-1].hash
            if isinstance(event, MatchOpened):
                opened_at = number
        if match is None:
            raise ValueError("a room's first event opens a match")
        last = stored[-1].seq
        game = None
        if any(isinstance(event, MatchEnded) for event in events):
            game = GameRow(
                self._services.tokens.game_id(self.row.id, match.number), self.row.id, opened_at, last
            )
        until = deadline(match)
        append = Append(
            room=self.row.id,
            seq=last,
            at=events[-1].at,
            events=tuple(stored),
            deadline=until,
            in_play=names_in_play(match),
            reply=reply,
            game=game,
            opening=opening,
        )
        try:
            with metrics.APPEND_SECONDS.time():
                await self._services.store.append(append)
        except (StorageUnavailableError, LostRaceError):
            self._in_doubt = True
            raise
        metrics.EVENTS.inc(len(events))
        for event, row in zip(events, stored, strict=True):
            self._fold(event, row.hash)
        if reply is not None:
            self._replies[reply.id] = reply
        self._services.deadline_set(until)
        self.look_for_ways()

    def _fold(self, event: Event, hash_after: str) -> None:
        self.match = evolve(self.match, event)
        self.events.append(event)
        self._hash = hash_after
        if isinstance(event, MatchOpened):
            self._opened_at = self.seq

    def _tell_all(self, before: int) -> None:
        """Tell everybody what came after event ``before``, each as it looks from the own seat."""
        if self.seq == before:
            return
        by_seat: dict[int | None, bytes] = {}
        for listener in tuple(self.listeners):
            if listener.seat not in by_seat:
                by_seat[listener.seat] = self._update(before, listener.seat)
            listener.tell(by_seat[listener.seat])

    def _update(self, after: int, seat: int | None) -> bytes:
        if self.match is None:
            raise NoSuchRoomError
        update = messages.Update(
            seq=self.seq,
            now=self._services.clock.now(),
            events=tuple(
                messages.NumberedEvent(seq=number, event=wire_event(event))
                for number, event in enumerate(self.events[after:], after + 1)
            ),
            view=wire_view(self.match, seat, self.game),
        )
        return msgspec.json.encode(update)

    def _who_is_there(self) -> messages.Presence:
        seats = () if self.match is None else self.match.seats
        known = [(seat.number, *self._connected(seat.number)) for seat in seats]
        return messages.Presence(
            seats=tuple(
                messages.SeatPresence(seat=seat, connected=connected, since=since)
                for seat, connected, since in known
            ),
            watching=sum(listener.seat is None for listener in self.listeners),
        )

    def _connected(self, seat: int) -> tuple[bool, float]:
        return self._presence.get(seat, (False, self._services.started))


def _report(match: int, played: PlayedRound, found: Answer) -> commands.ReportWay:
    return commands.ReportWay(
        match=match,
        round=played.number,
        status=WayStatus(found.status),
        at_least=found.at_least,
        ways=found.ways,
        ways_capped=found.ways_capped,
        path=found.path,
    )


def _seat_taken(events: tuple[Event, ...]) -> int | None:
    return next((event.seat for event in events if isinstance(event, PlayerSeated | PlayerReturned)), None)


async def uninterrupted(work: Coroutine[Any, Any, Result]) -> Result:
    """Carry the work to its end even if who waits for it goes away: what is stored must also be folded in."""
    return await asyncio.shield(asyncio.ensure_future(work))
