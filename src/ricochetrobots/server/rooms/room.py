"""A room: it decides commands one at a time, stores the events, and broadcasts the new state.

A turn has four steps: `Room.act` decides, the store appends, the fold applies the events, and the audience broadcasts
the new `RoomState`. If storing fails, the room stays unchanged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from ricochetrobots.core import RicochetError
from ricochetrobots.game import Match, Mode, Options, commands, deadline, decide, evolve, replay
from ricochetrobots.game.errors import GameError
from ricochetrobots.game.events import Event
from ricochetrobots.server import metrics
from ricochetrobots.server.budgets import Gcra
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import (
    LostRaceError,
    NoSuchRoomError,
    RoomLockedError,
    RoomSetAsideError,
    ServerError,
    StorageUnavailableError,
)
from ricochetrobots.server.limits import Limit, ServerLimits
from ricochetrobots.server.log.log import Log
from ricochetrobots.server.log.records import Append, RoomRecord, RoomRow, Turn
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.server.refusals import refusal
from ricochetrobots.server.rooms.analysis import Analysis, Solver
from ricochetrobots.server.rooms.audience import Audience, Listener
from ricochetrobots.server.rooms.bots import Bots, BotSeat
from ricochetrobots.server.rooms.fold import Fold
from ricochetrobots.server.rooms.loading import LoadedRoom, texts
from ricochetrobots.server.rooms.name_filter import is_offensive
from ricochetrobots.server.rooms.outages import Outages
from ricochetrobots.server.rooms.replies import Replies, Reply, Request
from ricochetrobots.server.rooms.room_state import RoomState
from ricochetrobots.server.rooms.snapshot_writer import SnapshotWriter
from ricochetrobots.server.rooms.step import (
    RoomStep,
    Stepper,
    StoredDeadline,
    opened_at_once,
    reply_to,
    seat_given,
)
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.rooms.wake_ups import WakeUps
from ricochetrobots.wire import messages

if TYPE_CHECKING:
    from ricochetrobots.server.cluster.cluster import Cluster

Result = TypeVar("Result")


@dataclass(frozen=True)
class TurnResult:
    """The result of a turn: the events that it stores, or the reply to a command that stores none."""

    events: tuple[Event, ...] = ()
    reply: Reply | None = None


@dataclass(frozen=True)
class RoomServices:
    """The services that all rooms of a server share."""

    log: Log
    cluster: Cluster | None
    solver: Solver
    clock: Clock
    limits: ServerLimits
    randomness: Randomness
    tokens: Tokens
    started: float
    outages: Outages
    wake_ups: WakeUps
    snapshots: SnapshotWriter
    public: bool
    """Whether hosts may list their rooms as public tables."""


class Room:
    """One room: the fold of its log, the replies in memory, its audience, and the analysis of its rounds."""

    def __init__(self, row: RoomRow, services: RoomServices, loaded: LoadedRoom | None = None) -> None:
        self._services = services
        self.fold = Fold(row.id, services.clock, services.limits) if loaded is None else loaded.fold
        self._replies = Replies(row.id, services.tokens)
        self._stepper = Stepper(row, services.tokens, services.randomness)
        self._order = asyncio.Lock()
        self._in_doubt = False
        self._closed: ServerError | None = None
        self._written = Gcra(services.clock, services.limits.bytes_per_room)
        self._paces: dict[int, Gcra] = {}
        """The pace of quick chat, by seat."""
        self._stored: StoredDeadline | None = None
        """The derived data that this process stored last; None if another process may have changed it."""
        self.snapshot = RoomState.of(row, self.fold, services.tokens)
        self.audience = Audience(
            self.snapshot,
            services.clock,
            services.limits,
            services.started,
            partial(services.tokens.game_id, row.id),
            (lambda _: None) if services.cluster is None else partial(services.cluster.seat_changed, row.id),
        )
        self.analysis = Analysis(services.solver, services.clock)
        self.bots = Bots(services.tokens, services.clock)
        if loaded is not None:
            self._replies.load(loaded.replies, self._oldest)
            for seat, at in self.fold.seated.items():
                self.audience.seat_taken(seat, at)
            self._note_snapshot()

    @property
    def id(self) -> str:
        """The id of the room."""
        return self.fold.room_id

    @property
    def busy(self) -> bool:
        """Return whether the room has listeners, is deciding a command or is analysing a round."""
        return len(self.audience) > 0 or self._order.locked() or self.analysis.running

    @property
    def lags(self) -> bool:
        """Return whether a deadline ran during an outage and has not been extended yet."""
        match, outages = self.fold.match, self._services.outages
        running = match is not None and match.until is not None
        return running and (outages.overlooked or bool(outages.since(self.fold.at)))

    def catch_up(self, record: RoomRecord) -> None:
        """Fold stored events that are not known yet. Raises RoomSetAsideError if the record is damaged."""
        record.check_row()
        events = self.fold.read(record.events, texts(record))
        if events:
            self._stored = None
        written = record.events[-1].seq if record.events else record.seq
        if record.seq != written or record.seq > self.fold.seq:
            raise RoomSetAsideError(self.id, self.fold.seq + 1, f"the log does not end at event {record.seq}")
        self._replies.load(record.replies, self._oldest)
        newest = record.seq == self.fold.seq  # an older record may contain an old code
        self._show(record.row if newest else self.snapshot.row, events)

    async def open(self, mode: Mode, options: Options, name: str | None) -> int | None:
        """Store the new room with its first match and, given a name, the first seat; return that seat."""
        now = self._services.clock.now()
        self._check_public(options, () if name is None else (name,))
        events = self._decide(commands.OpenMatch(mode=mode, options=options), None, now)
        if name is not None:
            match = evolve(None, events[0])
            events += self._decide(commands.TakeSeat(name=name), None, now, match)
        step = self._stepper.step(self.fold, events, None, None, opening=self.snapshot.row)
        async with self._order:
            await uninterrupted(self._store([step], self._services.log.append(step.append)))
        return seat_given(events)

    async def act(self, message: messages.CommandMessage, listener: Listener) -> Reply:
        """Carry out a command, send ``listener`` the reply, and broadcast the result; return the reply.

        A repeated id from the same person with the same content has no second effect and gets the same reply.
        A listener that takes a seat moves to it.

        Must not be cancelled: stored events must also be folded.
        """
        request = Request.of(message, listener.seat)
        async with self._order:
            try:
                reply = await self._carry_out(message, request)
            except ServerError as error:
                reply = refusal(error, message.id)
            listener.tell(messages.SERVER_MESSAGES.encode(reply))
            seat_number = reply.seat if isinstance(reply, messages.Accepted) and reply.token else None
            if seat_number is None or seat_number == listener.seat:
                if seat_number is not None:
                    self.audience.token_given(listener)
                self.audience.broadcast()
            else:
                self.audience.move(listener, seat_number)
            self._plan()
            return reply

    async def play(self, message: messages.CommandMessage, bot: BotSeat) -> Reply:
        """Carry out the command of a bot (R9.2)."""
        return await uninterrupted(self.act(message, bot))

    async def tick(self) -> None:
        """Apply the passage of time: deadlines and absence. Raises StorageUnavailableError."""
        await uninterrupted(self._carry_out_own(commands.Tick()))

    async def forget(self, seat_number: int) -> None:
        """Delete the name of a seat; its player leaves. Raises GameError, StorageUnavailableError."""
        await uninterrupted(self._carry_out_own(commands.ForgetSeat(seat=seat_number)))

    def join(self, listener: Listener, known: int | None, *, elsewhere: bool = False) -> None:
        """Send ``listener`` the current state with the events after number ``known``, and every later update.

        ``elsewhere``: its player is on another page.
        """
        self.audience.join(listener, known, elsewhere=elsewhere)
        self.analysis.start(self)
        self._plan()

    def set_elsewhere(self, listener: Listener, *, elsewhere: bool) -> None:
        """Note that the player of a listener has left the room's page for another, or has returned to it (R6.12)."""
        self.audience.set_elsewhere(listener, elsewhere=elsewhere)
        self._plan()

    def say(self, listener: Listener, saying: messages.Saying) -> None:
        """Send everybody a word of quick chat from a player, also on other servers.

        Raises GameError without a seat, ServerError while the host has turned it off, and TooFastError.
        """
        match = self.fold.match
        seat = None if match is None else match.find_seat(listener.seat)
        if match is None or seat is None or seat.left:
            raise GameError("no-seat")
        if not match.quick_chat:
            raise ServerError("quick-chat-off")
        at_once, seconds = messages.SAYINGS_PER_SEAT
        limit = Limit(at_once, at_once * seconds)
        pace = self._paces.setdefault(seat.number, Gcra(self._services.clock, limit))
        pace.spend()
        remark = messages.Remark(seat=seat.number, saying=saying)
        self.audience.tell_ephemeral(remark)
        if self._services.cluster is not None:
            self._services.cluster.say(self.id, remark)

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        self.audience.leave(listener)
        self._plan()

    async def hear(self, record: RoomRecord) -> None:
        """Fold events that another server has stored, and broadcast them. Raises RoomSetAsideError."""
        async with self._order:
            self.catch_up(record)
            self.audience.hear_of_seats(record.elsewhere)
            self.audience.broadcast()
            self._plan()

    async def close(self) -> None:
        """Disconnect everybody and reject further commands; the caller deletes the record."""
        async with self._order:
            self.dismiss(NoSuchRoomError(), "This room has been closed.")
        await self.stop()

    async def stop(self) -> None:
        """Stop the tasks of the room."""
        await self.analysis.stop()
        await self.bots.stop()
        await self.audience.close()

    def dismiss(self, fault: ServerError, why: str | None = None, *, retry: bool = False) -> None:
        """Disconnect everybody, and reject all further commands with this error."""
        self._closed = fault
        for listener in self.audience:
            listener.goodbye(fault.code, why or str(fault), retry=retry)

    async def _carry_out(self, message: messages.CommandMessage, request: Request) -> Reply:
        def act(now: float) -> TurnResult:
            given = self._replies.find(request, self.fold.renewed)
            if given is not None:
                return TurnResult(reply=given)
            self._check_space(message.command)
            self._check_public_command(message.command)
            try:
                return TurnResult(self._decide(message.command, request.seat_number, now))
            except RicochetError as error:
                return TurnResult(reply=refusal(error, message.id))

        try:
            result = await self._take_turn_in_time(act, request)
        except LostRaceError:  # an old reply to the same command may be stored
            given = await self._given_long_ago(request)
            if given is None:
                raise
            return given
        if isinstance(result.reply, messages.Accepted):
            return result.reply
        if result.events:
            return self._replies.keep(reply_to(request, result.events, self.fold.seq), self.fold.renewed)
        given = await self._given_long_ago(request)
        if given is not None:
            return given
        reply = result.reply or messages.Accepted(id=message.id, seq=self.fold.seq)  # nothing has changed
        self._replies.keep_passing(request, reply)
        return reply

    async def _given_long_ago(self, request: Request) -> Reply | None:
        """Return the earlier reply to this id if it is stored but not in memory. Raises ServerError."""
        if not self._forgetful:
            return None
        stored = await self._services.log.reply(self.id, request.id)
        return None if stored is None else self._replies.given(stored, request, self.fold.renewed)

    def _check_space(self, command: commands.PlayerCommand) -> None:
        """Raise ServerError or TooFastError if the room has stored too much. A player may still leave."""
        if isinstance(command, commands.LeaveSeat | commands.CloseRoom):
            return
        if self.fold.seq >= self._services.limits.events_per_room:
            raise ServerError("room-full")
        self._written.check()

    def _check_public_command(self, command: commands.PlayerCommand) -> None:
        """Raise ServerError if a command lists the room and must not, or brings an offensive name to a public table."""
        match = self.fold.match
        if match is not None and isinstance(command, commands.SetOptions):
            self._check_public(command.options, [seat.name for seat in match.seats if not seat.left])
        elif match is not None and isinstance(command, commands.TakeSeat | commands.RenameSeat):
            self._check_public(match.options, (command.name,))

    def _check_public(self, options: Options, names: Iterable[str]) -> None:
        """Raise ServerError if the options list the room and must not, or a name at that table is offensive."""
        if options.listed is not None and not self._services.public:
            raise ServerError("tables-off")
        if options.is_public and any(map(is_offensive, names)):
            raise ServerError("name-offensive")

    async def report(self, command: commands.ReportOptimum) -> bool:
        """Store the optimum of a finished round; return whether it led to events."""
        return await uninterrupted(self._carry_out_own(command))

    async def _carry_out_own(
        self, command: commands.Tick | commands.ReportOptimum | commands.ForgetSeat
    ) -> bool:
        """Carry out a command of the server itself; return whether it led to events."""
        async with self._order:
            try:
                result = await self._take_turn_in_time(
                    lambda now: TurnResult(self._decide(command, None, now))
                )
            finally:  # a write in doubt may have been stored
                self.audience.broadcast()
            self._plan()
            return bool(result.events)

    def _plan(self) -> None:
        """Schedule the next tick: at the deadline if the room has listeners, and when an absence starts to count
        (R6.12).
        """
        if self.fold.match is not None:
            dues = (deadline(self.fold.match, self.audience.gone()), self.audience.next_gone_at())
            due = min((at for at in dues if at is not None), default=None)
            self.bots.start(self)
            stored_alone = not len(self.audience) and due == deadline(self.fold.match)
            self._services.wake_ups.wake(self.id, None if stored_alone else due)

    async def _take_turn_in_time(
        self, act: Callable[[float], TurnResult], request: Request | None = None
    ) -> TurnResult:
        """Take a turn after every outage has been made up for.

        Take it again if the server stalled or the store was lost before the decision. Events of other servers, with
        which the turn begins, may also have set a deadline that an outage extends.
        """

        def act_unless_lagging(now: float) -> TurnResult | None:
            unsure = self.lags and (self._services.outages.overlooked or self._extensions(now).events)
            return None if unsure else act(now)

        while True:
            await self._make_up_for_outages()
            result = await self._take_turn(act_unless_lagging, request)
            if result is not None:
                return result

    async def _make_up_for_outages(self) -> None:
        """Before other decisions, extend a deadline that ran during an outage."""
        await self._resolve_doubt()
        await self._services.outages.look_into_stalls()
        if self.lags:
            await self._take_turn(self._extensions)

    def _extensions(self, now: float) -> TurnResult:
        events: tuple[Event, ...] = ()
        for outage in self._services.outages.since(self.fold.at):
            command = commands.MakeUpForOutage(began=outage.began, ended=outage.ended)
            events += self._decide(command, None, now, replay(events, self.fold.match))
        return TurnResult(events)

    async def _take_turn(
        self, act: Callable[[float], TurnResult | None], request: Request | None = None
    ) -> TurnResult | None:
        """Let ``act`` decide at the turn's time, store its events and fold them; return the result of ``act``.

        Raises the errors of ``act``. If storing fails, the room stays unchanged and in doubt.
        """
        await self._resolve_doubt()
        result: TurnResult | None = None
        steps: list[RoomStep] = []

        def decided(turn: Turn) -> Append | None:
            nonlocal result
            steps.clear()  # an earlier attempt may have failed
            if turn.missed is not None:
                self.catch_up(turn.missed)
            self.audience.hear_of_seats(turn.elsewhere)
            result = act(self._time(turn))
            if result is None or not result.events:
                return None
            steps.append(self._stepper.step(self.fold, result.events, request, self._stored))
            return steps[0].append

        await self._store(steps, self._services.log.transact(self.id, self.fold.seq, decided))
        return result

    async def _resolve_doubt(self) -> None:
        """After a failed write, read whether its events are stored after all. Raises NoSuchRoomError."""
        if self._closed is not None:
            raise self._closed
        if self._in_doubt:
            self.catch_up(await self._services.log.events_after(self.id, self.fold.seq))
            self._in_doubt = False

    def _time(self, turn: Turn) -> float:
        """Return the time of a turn; a room's time never runs backwards."""
        now = self._services.clock.now() if turn.now is None else turn.now
        return max(now, self.fold.at)

    def _decide(
        self, command: commands.Command, seat_number: int | None, now: float, match: Match | None = None
    ) -> tuple[Event, ...]:
        seed = self._services.randomness.seed(self.fold.seq + 1)
        events = decide(
            match or self.fold.match, command, seat=seat_number, now=now, seed=seed, gone=self.audience.gone()
        )
        return events if self._services.limits.board_is_shown else opened_at_once(events)

    async def _store(self, steps: Sequence[RoomStep], writing: Awaitable[None]) -> None:
        """Wait for a write, and fold its steps. If it fails, the room stays unchanged and in doubt."""
        began = self._services.clock.now()
        try:
            await writing
        except (StorageUnavailableError, LostRaceError) as fault:
            self._in_doubt, self._stored = True, None
            if isinstance(fault, StorageUnavailableError) and not isinstance(fault, RoomLockedError):
                self._services.outages.storage_failed(began)
            raise
        for step in steps:
            self._stored = step.derived
            metrics.EVENTS.inc(len(step.events))
            self._written.add(sum(len(row.body) for row in step.append.events))
            self._take(step)
            if not step.only_bids:
                self._services.wake_ups.deadline_set(step.append.deadline)
                self.analysis.start(self)

    def _take(self, step: RoomStep) -> None:
        """Fold a stored step, and pass it to the audience."""
        self.fold.take(step.events, step.match, step.append.events)
        self._replies.forget(self._oldest)
        self._show(step.append.recoded or self.snapshot.row, step.events)
        self._note_snapshot()

    def _show(self, row: RoomRow, events: Sequence[Event]) -> None:
        """Pass the current state to the audience, with the new ``events``."""
        self.snapshot = RoomState.of(row, self.fold, self._services.tokens)
        self.audience.receive(self.snapshot, events)

    def _note_snapshot(self) -> None:
        if self.fold.due:
            self._services.snapshots.note(self.fold)

    @property
    def _oldest(self) -> int:
        """The number of the newest event that has left memory, 0 for none."""
        return self.fold.seq - len(self.fold.events)

    @property
    def _forgetful(self) -> bool:
        """Return whether the first events, and the replies stored with them, have left memory."""
        return self._oldest > 0


async def uninterrupted(work: Coroutine[Any, Any, Result]) -> Result:
    """Finish the work even if the caller is cancelled: stored events must also be folded."""
    return await asyncio.shield(asyncio.ensure_future(work))
