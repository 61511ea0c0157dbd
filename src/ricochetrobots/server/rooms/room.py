"""A room: it owns its list of events and the match they make, and nothing else changes either.

The commands of a room are taken one after the other. What follows from one is committed, then answered, then told
to everybody in the room; when it cannot be stored the room stays as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

from ricochetrobots.core import RicochetError
from ricochetrobots.game import Match, Mode, Options, Phase, commands, deadline, decide, evolve, replay
from ricochetrobots.game.events import Event, MatchEnded, MatchOpened, PlayerReturned, PlayerSeated
from ricochetrobots.protocol import messages
from ricochetrobots.server import metrics
from ricochetrobots.server.clock import BELIEVED_SECONDS, Clock
from ricochetrobots.server.errors import (
    LostRaceError,
    NoSuchRoomError,
    RoomSetAsideError,
    ServerError,
    StorageUnavailableError,
)
from ricochetrobots.server.log.journal import GENESIS, StoredEvent, decode, encode
from ricochetrobots.server.log.store import (
    Append,
    Derived,
    GameRow,
    RoomRecord,
    RoomRow,
    Store,
    StoredReply,
    Turn,
)
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.server.rooms.analysis import Analysis, Solver
from ricochetrobots.server.rooms.audience import Audience, Listener
from ricochetrobots.server.rooms.derivation import derive
from ricochetrobots.server.rooms.in_play import NamesInPlay
from ricochetrobots.server.rooms.outages import Outages
from ricochetrobots.server.rooms.replies import Replies, Reply, Request
from ricochetrobots.server.rooms.room_codes import show_code
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.wire import refusal

Result = TypeVar("Result")

EVENTS_A_PART = 500
"""Folded in without a break; 15 ms."""


class RoomServices(Protocol):
    """What a room works with."""

    store: Store
    solver: Solver
    clock: Clock
    randomness: Randomness
    tokens: Tokens
    started: float
    outages: Outages

    def deadline_set(self, until: float | None) -> None:
        """Note that a room has a new deadline."""
        ...

    def wake(self, room_id: str, at: float | None) -> None:
        """Tick that room at ``at`` whatever is stored; None: only at its stored deadline."""
        ...


@dataclass(frozen=True)
class Step:
    """What a room does in its turn: events, the match that they make, and what is stored."""

    events: tuple[Event, ...]
    match: Match
    append: Append


class Room:
    """One room: its events, the match they make, the replies given, who listens, and what is looked into."""

    def __init__(self, row: RoomRow, services: RoomServices) -> None:
        self.row = row
        self.match: Match | None = None
        self.events: list[Event] = []
        self.audience = Audience(
            self, services.clock, services.started, partial(services.store.seat_changed, row.id)
        )
        self.analysis = Analysis(
            row.id,
            services.solver,
            services.clock,
            lambda: self.match,
            lambda: len(self.audience) > 0,
            self._report,
        )
        self._services = services
        self._replies = Replies(row.id, services.tokens)
        self._hash = GENESIS
        self._opened_at = 1
        self._order = asyncio.Lock()
        self._in_doubt = False
        self._closed = False
        self._names_in_play = NamesInPlay()
        self._stored: tuple[float | None, frozenset[str]] | None = None
        """The deadline and the names in play, once this process has stored them."""

    @property
    def seq(self) -> int:
        """The number of the newest event."""
        return len(self.events)

    @property
    def code(self) -> str | None:
        """The code that can be typed to find the room, None while nobody comes in by one."""
        match = self.match
        if self.row.code is None or (match and (match.locked or match.closed or match.options.private)):
            return None
        return show_code(self.row.code)

    @property
    def game(self) -> str | None:
        """The public id of the match that is finished, None before."""
        if self.match is None or self.match.phase is not Phase.FINISHED:
            return None
        return self._services.tokens.game_id(self.row.id, self.match.number)

    @property
    def busy(self) -> bool:
        """Whether anybody listens, a command is under way or a round is being looked into."""
        return len(self.audience) > 0 or self._order.locked() or self.analysis.running

    @property
    def lags(self) -> bool:
        """Whether a deadline ran when the server was away, and has not been put off yet."""
        running = self.match is not None and self.match.until is not None
        return running and bool(self._services.outages.since(self.events[-1].at))

    async def load(self, record: RoomRecord) -> None:
        """Fold in all that is stored, a part at a time: 30 us an event, and other rooms go on in between.

        Raises RoomSetAsideError where the record is damaged.
        """
        replies = {reply.seq: reply.text for reply in record.replies}
        for start in range(0, len(record.events), EVENTS_A_PART):
            self._fold(record.events[start : start + EVENTS_A_PART], replies)
            await asyncio.sleep(0)
        self.catch_up(record)

    def catch_up(self, record: RoomRecord) -> None:
        """Fold in what is stored and not known yet. Raises RoomSetAsideError where the record is damaged."""
        self._fold(record.events, {reply.seq: reply.text for reply in record.replies})
        written = record.events[-1].seq if record.events else record.seq
        if record.seq != written or record.seq > self.seq:
            raise RoomSetAsideError(self.row.id, self.seq + 1, f"the log does not end at event {record.seq}")
        self._replies.load(record.replies)

    async def open(self, mode: Mode, options: Options, name: str | None) -> int | None:
        """Store the new room with its first match and, given a name, the first seat; return that seat."""
        now = self._services.clock.now()
        events = self._decide(commands.OpenMatch(mode=mode, options=options), None, now)
        if name is not None:
            match = evolve(None, events[0])
            events += self._decide(commands.TakeSeat(name=name), None, now, match)
        step = self._step(events, None, opening=self.row)
        async with self._order:
            await uninterrupted(self._store([step], self._services.store.append(step.append)))
        return _seat_taken(events)

    async def command(self, message: messages.CommandMessage, listener: Listener) -> Reply:
        """Carry out a command, tell ``listener`` the reply and then everybody what happened; return the reply.

        The same id again from the same person with the same content has no second effect and gets the same reply.
        A listener who takes a seat sits on it from then on.
        """
        return await uninterrupted(self._command(message, listener))

    async def tick(self) -> None:
        """Let the time that has passed take effect. Raises StorageUnavailableError."""
        await uninterrupted(self._carry_out_own(commands.Tick()))

    def join(self, listener: Listener, known: int | None) -> None:
        """Tell ``listener`` how the room looks now and what came after event ``known``, and all from here on."""
        self.audience.join(listener, known)
        self.analysis.start()
        self._plan()

    def leave(self, listener: Listener) -> None:
        """Tell that listener no more."""
        self.audience.leave(listener)
        self._plan()

    async def hear(self, record: RoomRecord) -> None:
        """Take in what another server has stored, and tell everybody. Raises RoomSetAsideError."""
        async with self._order:
            self.catch_up(record)
            self.audience.hear_of_seats(record.elsewhere)
            self.audience.tell_news()
            self._plan()

    async def close(self) -> None:
        """Send everybody away and take no more commands; what is stored is for the caller to delete."""
        async with self._order:
            self._closed = True
            for listener in self.audience:
                listener.goodbye(NoSuchRoomError.code, "This room has been closed.", retry=False)
        await self.analysis.stop()

    def derived(self) -> Derived:
        """Return what is to be stored beside the log."""
        if self.match is None:
            raise ValueError("a room's first event opens a match")
        return derive(self.row.id, self.events, self.match, self._services.tokens)

    async def put_right(self) -> bool:
        """Store what follows from the log where something else is stored beside it; return whether that was so."""
        async with self._order:
            await self._resolve_doubt()
            if self._services.store.shared:
                self.catch_up(await self._services.store.events_after(self.row.id, self.seq))
            wrong = await self._services.store.derived(self.row.id) != self.derived()
            if wrong:
                await self._services.store.rebuild(self.row.id, self.seq, self.derived())
                self._stored = None
            return wrong

    def replies_to(self, seat_number: int) -> tuple[StoredReply, ...]:
        """Return what is stored of the commands of that seat, the one that took it included."""
        return self._replies.of_seat(seat_number)

    def seat_token(self, seat_number: int) -> str:
        """Return the token that proves a seat here."""
        return self._services.tokens.seat_token(self.row.id, seat_number)

    async def _command(self, message: messages.CommandMessage, listener: Listener) -> Reply:
        request = Request.of(message, listener.seat)
        async with self._order:
            try:
                reply = await self._carry_out(message, request)
            except ServerError as error:
                reply = refusal(error, message.id)
            listener.tell(messages.SERVER_MESSAGES.encode(reply))
            seat_number = reply.seat if isinstance(reply, messages.Accepted) else None
            if seat_number is None or seat_number == listener.seat:
                self.audience.tell_news()
            else:
                self.audience.move(listener, seat_number)
            self._plan()
            return reply

    async def _carry_out(self, message: messages.CommandMessage, request: Request) -> Reply:
        def act(now: float) -> tuple[Event, ...] | Reply:
            given = self._replies.find(request)
            if given is not None:
                return given
            try:
                return self._decide(message.command, request.seat_number, now)
            except RicochetError as error:
                return refusal(error, message.id)

        await self._make_up_for_outages()
        outcome = await self._take_turn(act, request)
        if not isinstance(outcome, tuple):
            if isinstance(outcome, messages.Refused):
                self._replies.keep_passing(request, outcome)
            return outcome
        if not outcome:
            reply = messages.Accepted(id=message.id, seq=self.seq)
            self._replies.keep_passing(request, reply)
            return reply
        return self._replies.keep(_reply_to(request, outcome, self.seq))

    async def _report(self, command: commands.ReportOptimum) -> bool:
        return await uninterrupted(self._carry_out_own(command))

    async def _carry_out_own(self, command: commands.Tick | commands.ReportOptimum) -> bool:
        """Carry out what the server says by itself; return whether anything followed."""
        async with self._order:
            await self._make_up_for_outages()
            outcome = await self._take_turn(lambda now: self._decide(command, None, now))
            self.audience.tell_news()
            self._plan()
            return bool(outcome)

    def _plan(self) -> None:
        """Have the room ticked while somebody is in it, and for what is not stored: somebody's absence (R6.12)."""
        if self.match is not None:
            dues = (deadline(self.match, self.audience.gone()), self.audience.next_gone_at())
            due = min((at for at in dues if at is not None), default=None)
            stored_alone = not len(self.audience) and due == deadline(self.match)
            self._services.wake(self.row.id, None if stored_alone else due)

    async def _make_up_for_outages(self) -> None:
        """Put the deadline off before anything else is decided, if the server was away while it ran."""
        await self._resolve_doubt()
        if self.lags:
            await self._take_turn(self._extensions)

    def _extensions(self, now: float) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for outage in self._services.outages.since(self.events[-1].at):
            command = commands.MakeUpForOutage(began=outage.began, ended=outage.ended)
            events += self._decide(command, None, now, replay(events, self.match))
        return events

    async def _take_turn(
        self, act: Callable[[float], tuple[Event, ...] | Reply], request: Request | None = None
    ) -> tuple[Event, ...] | Reply:
        """Let ``act`` decide, at the time that counts, store what follows and fold it in; return what it returned.

        Raises what ``act`` raises. If storing fails the room is as it was, and in doubt.
        """
        await self._resolve_doubt()
        outcome: tuple[Event, ...] | Reply = ()
        steps: list[Step] = []

        def decided(turn: Turn) -> Append | None:
            nonlocal outcome
            steps.clear()  # of a turn that came to nothing
            if turn.news is not None:
                self.catch_up(turn.news)
            self.audience.hear_of_seats(turn.elsewhere)
            outcome = act(self._time(turn))
            if not isinstance(outcome, tuple) or not outcome:
                return None
            steps.append(self._step(outcome, request))
            return steps[0].append

        await self._store(steps, self._services.store.transact(self.row.id, self.seq, decided))
        return outcome

    async def _resolve_doubt(self) -> None:
        """After a write that failed: find out whether it reached the disk all the same. Raises NoSuchRoomError."""
        if self._closed:
            raise NoSuchRoomError
        if self._in_doubt:
            self.catch_up(await self._services.store.events_after(self.row.id, self.seq))
            self._in_doubt = False

    def _time(self, turn: Turn) -> float:
        """Return the time of a turn; a room's time never runs backwards."""
        now = self._services.clock.now() if turn.now is None else turn.now
        return max(now, self.events[-1].at) if self.events else now

    def _decide(
        self, command: commands.Command, seat_number: int | None, now: float, match: Match | None = None
    ) -> tuple[Event, ...]:
        seed = self._services.randomness.seed(self.seq + 1)
        return decide(
            match or self.match, command, seat=seat_number, now=now, seed=seed, gone=self.audience.gone()
        )

    def _step(
        self, events: tuple[Event, ...], request: Request | None, opening: RoomRow | None = None
    ) -> Step:
        """Return the step that these events make."""
        match, opened_at, last = self.match, self._opened_at, self.seq + len(events)
        reply = None if request is None else _reply_to(request, events, last)
        rows: list[StoredEvent] = []
        for number, event in enumerate(events, self.seq + 1):
            match = evolve(match, event)
            said = reply.text if reply is not None and number == last else ""
            rows.append(encode(event, number, rows[-1].hash if rows else self._hash, said))
            if isinstance(event, MatchOpened):
                opened_at = number
        if match is None:
            raise ValueError("a room's first event opens a match")
        game = None
        if any(isinstance(event, MatchEnded) for event in events):
            game_id = self._services.tokens.game_id(self.row.id, match.number)
            game = GameRow(game_id, self.row.id, opened_at, last)
        until, in_play = deadline(match), self._names_in_play.of(match)
        before = self._stored or (None, None)
        append = Append(
            room=self.row.id,
            seq=last,
            at=events[-1].at,
            events=tuple(rows),
            deadline=until,
            deadline_changed=self._stored is None or until != before[0],
            in_play=None if in_play == before[1] else in_play,
            reply=reply,
            game=game,
            opening=opening,
        )
        return Step(events, match, append)

    async def _store(self, steps: Sequence[Step], writing: Awaitable[None]) -> None:
        """Wait for what is being written and fold it in. If that fails the room is as it was, and in doubt."""
        try:
            await writing
        except (StorageUnavailableError, LostRaceError) as fault:
            self._in_doubt, self._stored = True, None
            if isinstance(fault, StorageUnavailableError):
                self._services.outages.storage_failed()
            raise
        for step in steps:
            self._stored = step.append.deadline, self._names_in_play.of(step.match)
            metrics.EVENTS.inc(len(step.events))
            self._take(step.events, step.match, step.append.events[-1].hash)
            self._services.deadline_set(step.append.deadline)
            self.analysis.start()

    def _fold(self, rows: Iterable[StoredEvent], replies: Mapping[int, str]) -> None:
        """Fold in those of the rows that are not known yet; ``replies`` are the texts of those stored with them."""
        for row in rows:
            if row.seq > self.seq:
                event = decode(self.row.id, row, self.seq + 1, self._hash, replies.get(row.seq, ""))
                if event.at > self._services.clock.now() + BELIEVED_SECONDS:
                    raise RoomSetAsideError(self.row.id, row.seq, "it is from the future")
                self._take((event,), evolve(self.match, event), row.hash)
                self._stored = None

    def _take(self, events: Iterable[Event], match: Match, hash_after: str) -> None:
        """Take over events that are stored, the match that they make and the hash of the last one."""
        self.match, self._hash = match, hash_after
        for event in events:
            self.events.append(event)
            if isinstance(event, MatchOpened):
                self._opened_at = self.seq
            if isinstance(event, PlayerSeated | PlayerReturned):
                self.audience.seat_taken(event.seat, event.at)


def _reply_to(request: Request, events: tuple[Event, ...], seq: int) -> StoredReply:
    return StoredReply(
        id=request.id,
        request=request.digest,
        actor=request.seat_number,
        seat=_seat_taken(events),
        seq=seq,
    )


def _seat_taken(events: tuple[Event, ...]) -> int | None:
    return next((event.seat for event in events if isinstance(event, PlayerSeated | PlayerReturned)), None)


async def uninterrupted(work: Coroutine[Any, Any, Result]) -> Result:
    """Carry the work to its end even if who waits for it goes away: what is stored must also be folded in."""
    return await asyncio.shield(asyncio.ensure_future(work))
