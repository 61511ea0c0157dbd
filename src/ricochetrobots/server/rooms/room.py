"""A room: it owns its events and the match they make, and nothing else changes either.

The commands of a room are taken one after the other. What follows from one is committed, then answered, then told
to everybody in the room; when it cannot be stored the room stays as it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol, TypeVar

from ricochetrobots.core import RicochetError
from ricochetrobots.game import Match, Mode, Options, Phase, commands, deadline, decide, evolve, replay
from ricochetrobots.game.events import (
    Event,
    LinkRenewed,
    MatchEnded,
    MatchOpened,
    PlayerReturned,
    PlayerSeated,
    SeatForgotten,
    SeatRenewed,
)
from ricochetrobots.game.match import bids_alone_differ
from ricochetrobots.protocol import messages
from ricochetrobots.server import limits, metrics
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import (
    LostRaceError,
    NoSuchRoomError,
    RoomSetAsideError,
    ServerError,
    StorageUnavailableError,
)
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.server.rooms.analysis import Analysis, Solver
from ricochetrobots.server.rooms.audience import Audience, Listener
from ricochetrobots.server.rooms.fold import Fold
from ricochetrobots.server.rooms.held_back import Moment
from ricochetrobots.server.rooms.in_play import NamesInPlay
from ricochetrobots.server.rooms.outages import Outages
from ricochetrobots.server.rooms.replies import Replies, Reply, Request
from ricochetrobots.server.rooms.room_codes import random_code, show_code
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.server.store.journal import StoredEvent, encode
from ricochetrobots.server.store.names import NamingEvent
from ricochetrobots.server.store.snapshots import Snapshot
from ricochetrobots.server.store.store import (
    Append,
    GameRow,
    RoomRecord,
    RoomRow,
    Store,
    StoredReply,
    Turn,
)
from ricochetrobots.server.wire import refusal

Result = TypeVar("Result")

EVENTS_A_PART = 500
"""Read and folded in without a break; 15 ms."""

log = logging.getLogger(__name__)


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

    def snapshot_due(self, fold: Fold) -> None:
        """Note that what the events of a room come to should be written down."""
        ...


@dataclass(frozen=True)
class Step:
    """What a room does in its turn: events, the match that they make, and what is stored."""

    events: tuple[Event, ...]
    match: Match
    append: Append
    in_play: frozenset[str]
    only_bids: bool
    """Whether nothing follows from it but that other bids stand."""


class Room:
    """One room: what its events come to, the last replies given, who listens, and what is looked into."""

    def __init__(self, row: RoomRow, services: RoomServices) -> None:
        self.row = row
        self.fold = Fold(row.id, services.clock)
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
        self._replies = Replies(row.id, services.tokens, lambda: self.renewed)
        self._order = asyncio.Lock()
        self._in_doubt = False
        self._closed: ServerError | None = None
        self._names_in_play = NamesInPlay()
        self._written = limits.Bucket(services.clock, limits.BYTES_PER_ROOM)
        self._stored: tuple[float | None, frozenset[str]] | None = None
        """The deadline and the names in play, once this process has stored them."""

    @property
    def match(self) -> Match | None:
        """The match that all events make, None before the first."""
        return self.fold.match

    @property
    def events(self) -> list[Event]:
        """The last events; the newest is number ``seq``."""
        return self.fold.events

    @property
    def seq(self) -> int:
        """The number of the newest event."""
        return self.fold.seq

    @property
    def renewed(self) -> Mapping[int, int]:
        """The events by which tokens of seats were last renewed."""
        return self.fold.renewed

    @property
    def link_renewed(self) -> int:
        """The event by which the link was last renewed, 0 for never."""
        return self.fold.link_renewed

    @property
    def address(self) -> str:
        """What the link to the room says: its id, and once the link has been renewed what proves the present one."""
        return self._services.tokens.room_address(self.row.id, self.link_renewed)

    @property
    def code(self) -> str | None:
        """The code that can be typed to find the room, None while nobody comes in by one."""
        match = self.match
        if self.row.code is None or (match and (match.locked or match.closed or match.options.private)):
            return None
        return show_code(self.row.code)

    @property
    def delayed(self) -> bool:
        """Whether spectators see another moment than the present, or another time."""
        return self.fold.delayed

    @property
    def next_seen_at(self) -> float | None:
        """Return when spectators are told more, None if they have been told everything."""
        return self.fold.next_seen_at

    def seen_from(self, seat: int | None) -> Moment | None:
        """Return what is seen from that seat, or by who has none; None if it is the present as it is."""
        return self.fold.seen_from(seat)

    def told_to(self, seat: int | None) -> int:
        """Return the number of the newest event that is told to that seat, or to who has none."""
        moment = self.seen_from(seat)
        return self.seq if moment is None else moment.seq

    @property
    def shown_to_strangers(self) -> Match | None:
        """The match as those see it who have nothing but the link; None if there is none, or the room is private."""
        if self.match is None or self.match.options.private:
            return None
        moment = self.seen_from(None)
        return self.match if moment is None else moment.match

    def game_of(self, match: Match) -> str | None:
        """Return the public id of a match of this room that is finished, None before."""
        if match.phase is not Phase.FINISHED:
            return None
        return self._services.tokens.game_id(self.row.id, match.number)

    @property
    def busy(self) -> bool:
        """Whether anybody listens, a command is under way or a round is being looked into."""
        return len(self.audience) > 0 or self._order.locked() or self.analysis.running

    @property
    def lags(self) -> bool:
        """Whether a deadline ran when the server was away, and has not been put off yet."""
        running, outages = self.match is not None and self.match.until is not None, self._services.outages
        return running and (outages.overlooked or bool(outages.since(self.fold.at)))

    async def load(self, record: RoomRecord) -> None:
        """Read the room, from its snapshot or else from its first event, of which ``record`` is the first part.

        Others go on in between. Raises RoomSetAsideError where the record is damaged.
        """
        if record.snapshot is not None and not await self._resume(record, record.snapshot):
            self.fold = Fold(self.row.id, self._services.clock)
            record = await self._page()
        if not self.fold.resumed:
            await self._read_on(record)
        for seat, at in self.fold.seated.items():
            self.audience.seat_taken(seat, at)
        if self.fold.due:
            self._services.snapshot_due(self.fold)

    async def _resume(self, record: RoomRecord, snapshot: Snapshot) -> bool:
        """Begin at a snapshot and read on; return whether it can be believed and shows spectators nothing too soon."""
        try:
            self.fold = Fold.resume(
                self.row.id, self._services.clock, snapshot, record.names, record.events, _texts(record)
            )
            if self.fold.hides:
                return False
            await self._read_on(record)
        except Exception as fault:  # whatever a wrong snapshot may lead to
            log.warning(
                "the snapshot of room %s at event %d is refuted, its log is folded anew: %s",
                *(self.row.id, snapshot.seq, fault),
            )
            self._replies.clear()
            return False
        return True

    async def _read_on(self, record: RoomRecord) -> None:
        """Fold in this part of the log and what follows, a page at a time, to its end."""
        while True:
            last = self.seq + EVENTS_A_PART
            self.fold.read(record.events, _texts(record))
            self._keep_replies(record.replies)
            if self.seq < last:
                break
            record = await self._page()
        self.fold.check_names()
        if record.seq != self.seq:
            raise RoomSetAsideError(self.row.id, self.seq + 1, f"the log does not end at event {record.seq}")

    async def _page(self) -> RoomRecord:
        return await self._services.store.events_between(self.row.id, self.seq, self.seq + EVENTS_A_PART)

    def catch_up(self, record: RoomRecord) -> None:
        """Fold in what is stored and not known yet. Raises RoomSetAsideError where the record is damaged."""
        for event in self.fold.read(record.events, _texts(record)):
            self._stored = None
            self._note_seat(event)
        written = record.events[-1].seq if record.events else record.seq
        if record.seq != written or record.seq > self.seq:
            raise RoomSetAsideError(self.row.id, self.seq + 1, f"the log does not end at event {record.seq}")
        if record.seq == self.seq:  # not read before what is known here
            self.row = record.row  # with the code that goes with the link
        self._keep_replies(record.replies)

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

        Must not be cancelled: what is stored must also be folded in.
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
                self.audience.tell_news()
            else:
                self.audience.move(listener, seat_number)
            self._plan()
            return reply

    async def tick(self) -> None:
        """Let the time that has passed take effect. Raises StorageUnavailableError."""
        await uninterrupted(self._carry_out_own(commands.Tick()))

    async def forget(self, seat_number: int) -> None:
        """Delete the name of a seat, whose player leaves. Raises NoSuchPlayerError, StorageUnavailableError."""
        await uninterrupted(self._carry_out_own(commands.ForgetSeat(seat=seat_number)))

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
            self.dismiss(NoSuchRoomError(), "This room has been closed.")
        await self.stop()

    async def stop(self) -> None:
        """Give up what the room does by itself."""
        await self.analysis.stop()
        await self.audience.close()

    def dismiss(self, fault: ServerError, why: str | None = None, *, retry: bool = False) -> None:
        """Send everybody away, and refuse from now on all commands with that fault."""
        self._closed = fault
        for listener in self.audience:
            listener.goodbye(fault.code, why or str(fault), retry=retry)

    def seat_token(self, seat_number: int) -> str:
        """Return the token that proves a seat here."""
        return self._services.tokens.seat_token(self.row.id, seat_number, self.renewed.get(seat_number, 0))

    def seat_of(self, token: str) -> int:
        """Return the seat that a token proves. Raises BadTokenError, and ServerError for an expired token."""
        proof = self._services.tokens.seat(self.row.id, token)
        if proof.renewed != self.renewed.get(proof.seat, 0):
            raise ServerError("token-renewed")
        return proof.seat

    def is_taken_away(self, seat_number: int) -> bool:
        """Whether that seat has been taken from its player for good."""
        seats = () if self.match is None else self.match.seats
        return any(seat.number == seat_number and (seat.removed or seat.forgotten) for seat in seats)

    async def _carry_out(self, message: messages.CommandMessage, request: Request) -> Reply:
        def act(now: float) -> tuple[Event, ...] | Reply:
            given = self._replies.find(request)
            if given is not None:
                return given
            self._check_space(message.command)
            try:
                return self._decide(message.command, request.seat_number, now)
            except RicochetError as error:
                return refusal(error, message.id)

        await self._make_up_for_outages()
        try:
            outcome = await self._take_turn(act, request)
        except LostRaceError:  # a reply of that id may be stored, longer ago than replies are in memory
            given = await self._given_long_ago(request)
            if given is None:
                raise
            return given
        if isinstance(outcome, messages.Accepted):
            return outcome
        if isinstance(outcome, tuple) and outcome:
            return self._replies.keep(_reply_to(request, outcome, self.seq))
        given = await self._given_long_ago(request)
        if given is not None:
            return given
        nothing_new = messages.Accepted(id=message.id, seq=self.seq)
        reply = outcome if isinstance(outcome, messages.Refused) else nothing_new
        self._replies.keep_passing(request, reply)
        return reply

    async def _given_long_ago(self, request: Request) -> Reply | None:
        """Return the reply that this id has had, if it is stored and not in memory. Raises ServerError."""
        if not self._forgetful:
            return None
        stored = await self._services.store.reply(self.row.id, request.id)
        return None if stored is None else self._replies.given(stored, request)

    def _check_space(self, command: commands.PlayerCommand) -> None:
        """Raise ServerError or TooFastError where too much has been stored here; anybody may go even so."""
        if isinstance(command, commands.LeaveSeat | commands.CloseRoom):
            return
        if self.seq >= limits.EVENTS_PER_ROOM:
            raise ServerError("room-full")
        self._written.check()

    async def _report(self, command: commands.ReportOptimum) -> bool:
        return await uninterrupted(self._carry_out_own(command))

    async def _carry_out_own(
        self, command: commands.Tick | commands.ReportOptimum | commands.ForgetSeat
    ) -> bool:
        """Carry out what the server says by itself; return whether anything followed."""
        async with self._order:
            try:
                await self._make_up_for_outages()
                outcome = await self._take_turn(lambda now: self._decide(command, None, now))
            finally:  # what was in doubt may have turned out to be stored
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
        await self._services.outages.look_into_stalls()
        if self.lags:
            await self._take_turn(self._extensions)

    def _extensions(self, now: float) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for outage in self._services.outages.since(self.fold.at):
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
        if self._closed is not None:
            raise self._closed
        if self._in_doubt:
            self.catch_up(await self._services.store.events_after(self.row.id, self.seq))
            self._in_doubt = False

    def _time(self, turn: Turn) -> float:
        """Return the time of a turn; a room's time never runs backwards."""
        now = self._services.clock.now() if turn.now is None else turn.now
        return max(now, self.fold.at)

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
        match, opened_at, last = self.match, self.fold.opened_at, self.seq + len(events)
        reply = None if request is None else _reply_to(request, events, last)
        rows: list[StoredEvent] = []
        game: GameRow | None = None
        for number, event in enumerate(events, self.seq + 1):
            match = evolve(match, event)
            said = reply.text if reply is not None and number == last else ""
            salt = self._services.randomness.id() if isinstance(event, NamingEvent) else ""
            rows.append(encode(event, number, rows[-1].hash if rows else self.fold.chain, said, salt))
            if isinstance(event, MatchOpened):
                opened_at = number
            elif isinstance(event, MatchEnded):
                game_id = self._services.tokens.game_id(self.row.id, match.number)
                game = GameRow(game_id, self.row.id, opened_at, number)
        if match is None:
            raise ValueError("a room's first event opens a match")
        only_bids = self.match is not None and bids_alone_differ(self.match, match)
        stored = self._stored
        until, in_play = stored if stored and only_bids else (deadline(match), self._names_in_play.of(match))
        append = Append(
            room=self.row.id,
            seq=last,
            at=events[-1].at,
            events=tuple(rows),
            deadline=until,
            deadline_changed=stored is None or until != stored[0],
            in_play=None if stored and in_play == stored[1] else in_play,
            reply=reply,
            may_repeat=reply is not None and self._forgetful,
            game=game,
            opening=opening,
            forgotten=tuple(event.seat for event in events if isinstance(event, SeatForgotten)),
            code=self._new_code(events),
        )
        return Step(events, match, append, in_play, only_bids)

    def _new_code(self, events: Sequence[Event]) -> str | None:
        """Return the code that goes with a new link, None if it stays."""
        renewed = any(isinstance(event, LinkRenewed) for event in events)
        return random_code(self._services.randomness) if renewed and self.row.code is not None else None

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
            self._stored = step.append.deadline, step.in_play
            if step.append.code is not None:
                self.row = replace(self.row, code=step.append.code)
            metrics.EVENTS.inc(len(step.events))
            self._written.add(sum(len(row.body) for row in step.append.events))
            self._take(step.events, step.match, step.append.events)
            if not step.only_bids:
                self._services.deadline_set(step.append.deadline)
                self.analysis.start()

    def _take(self, events: Sequence[Event], match: Match, rows: Sequence[StoredEvent]) -> None:
        """Take over events that are stored, the match that they make and the rows that they are stored as."""
        self.fold.take(events, match, rows)
        self._replies.forget(self.seq - len(self.events))
        for event in events:
            self._note_seat(event)
        if self.fold.due:
            self._services.snapshot_due(self.fold)

    def _note_seat(self, event: Event) -> None:
        if isinstance(event, PlayerSeated | PlayerReturned):
            self.audience.seat_taken(event.seat, event.at)

    @property
    def _forgetful(self) -> bool:
        """Whether the first events, and the replies stored with them, are not in memory any more."""
        return self.seq > len(self.events)

    def _keep_replies(self, stored: Iterable[StoredReply]) -> None:
        """Keep those that were stored with events in memory."""
        self._replies.load(stored, self.seq - len(self.events))


def _texts(record: RoomRecord) -> dict[int, str]:
    """Return what the hashes of events cover of the replies stored with them."""
    return {reply.seq: reply.text for reply in record.replies}


def _reply_to(request: Request, events: tuple[Event, ...], seq: int) -> StoredReply:
    return StoredReply(
        id=request.id,
        request=request.digest,
        actor=request.seat_number,
        seat=_seat_taken(events),
        seq=seq,
    )


def _seat_taken(events: tuple[Event, ...]) -> int | None:
    giving = PlayerSeated | PlayerReturned | SeatRenewed
    return next((event.seat for event in events if isinstance(event, giving)), None)


async def uninterrupted(work: Coroutine[Any, Any, Result]) -> Result:
    """Carry the work to its end even if who waits for it goes away: what is stored must also be folded in."""
    return await asyncio.shield(asyncio.ensure_future(work))
