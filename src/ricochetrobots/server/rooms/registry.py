"""All rooms of a server: create and find them, load them from the log on demand, and tick them at their deadlines."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from math import inf
from typing import TYPE_CHECKING

from ricochetrobots.core import RicochetError
from ricochetrobots.game import Mode, Options
from ricochetrobots.game.match import Phase
from ricochetrobots.server import metrics
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import (
    BadTokenError,
    LostRaceError,
    NoSuchRoomError,
    RoomSetAsideError,
    StorageUnavailableError,
)
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.consented import consented
from ricochetrobots.server.log.records import GameRow, Overdue, RoomRecord, RoomRow, RoomUpdates
from ricochetrobots.server.log.store import Store
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.server.rooms.analysis import Solver
from ricochetrobots.server.rooms.derivation import Derivation
from ricochetrobots.server.rooms.fold import Fold
from ricochetrobots.server.rooms.history import history, published
from ricochetrobots.server.rooms.loading import load_room
from ricochetrobots.server.rooms.outages import Outages
from ricochetrobots.server.rooms.room import Room, RoomServices
from ricochetrobots.server.rooms.room_codes import random_code
from ricochetrobots.server.rooms.room_names import room_name
from ricochetrobots.server.rooms.snapshot_writer import SnapshotWriter
from ricochetrobots.server.rooms.tokens import Tokens, room_of
from ricochetrobots.server.rooms.wake_ups import WakeUps
from ricochetrobots.wire.http import ConsentedGame, GameExport
from ricochetrobots.wire.messages import NumberedEvent

if TYPE_CHECKING:
    from ricochetrobots.server.cluster.cluster import Cluster

log = logging.getLogger(__name__)

LOOKED_AT = 8
"""With too many rooms in memory, each use of a room examines this many of the least recently used."""
CODE_SECONDS = 24 * 3600.0
"""A room's code expires this long after the last event of the room."""
SWEEP_SECONDS = 1.0
"""The longest time between two sweeps of the deadlines in the database."""
STEP_SECONDS = 0.2
"""The time between two steps, each of which ticks at most `overdue_a_step` rooms without listeners."""
CODE_TRIES = 3
GAMES_A_STEP = 50
"""The number of finished games that one query reads."""
CHECK_TRIES = 10
"""Repeat a comparison this many times if new events are stored between reading and comparing."""


class Rooms:
    """The rooms in memory, and their services."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        randomness: Randomness,
        tokens: Tokens,
        solver: Solver,
        *,
        limits: ServerLimits = USUAL,
        public: bool = False,
    ) -> None:
        """``public`` is whether hosts may list their rooms."""
        self.store = store
        self.clock = clock
        self.randomness = randomness
        self.tokens = tokens
        self.outages = Outages(store, clock)
        self.limits = limits
        self._wake_ups = WakeUps()
        self._snapshots = SnapshotWriter(store)
        self.services = RoomServices(
            log=store,
            cluster=store.cluster,
            solver=solver,
            clock=clock,
            limits=self.limits,
            randomness=randomness,
            tokens=tokens,
            started=clock.now(),
            outages=self.outages,
            wake_ups=self._wake_ups,
            snapshots=self._snapshots,
            public=public,
        )
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._followed = Followed(self._rooms)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._set_aside: dict[str, RoomSetAsideError] = {}
        self._leaving: set[str] = set()
        self._ticking: dict[str, asyncio.Task[None]] = {}
        """The running ticks by room."""
        self._stepped_to: Overdue | None = None
        self._all_started = False
        """True if the tick of every room with a deadline has been started after an outage."""
        self._running = False
        """True if a deadline was running in some room at the last sweep."""

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def set_aside(self) -> int:
        """The number of rooms whose record was found damaged since the start."""
        return len(self._set_aside)

    def in_memory(self) -> Iterator[Room]:
        """Yield the rooms in memory, which include all rooms with listeners."""
        yield from self._rooms.values()

    async def create(self, mode: Mode, options: Options, name: str | None) -> tuple[Room, int | None]:
        """Open a room with its first match and, given a name, its first seat; return both.

        Raises GameError for invalid options and names, StorageUnavailableError, and LostRaceError if every code was
        taken.
        """
        for _ in range(CODE_TRIES):
            code = random_code(self.randomness) if mode is Mode.FRIENDS else None
            name_of_room = room_name(self.randomness.bytes(2))
            row = RoomRow(self.randomness.id(), code, name_of_room, self.clock.now())
            room = Room(row, self.services)
            try:
                seat = await room.open(mode, options, name)
            except LostRaceError:  # another room has this code
                continue
            self._keep(room)
            return room, seat
        raise LostRaceError

    async def get(self, room_id: str) -> Room:
        """Return the room with this id. Raises NoSuchRoomError, RoomSetAsideError, StorageUnavailableError."""
        if room_id in self._leaving:
            raise NoSuchRoomError
        if room_id in self._set_aside:
            raise self._set_aside[room_id]
        room = self._rooms.get(room_id)
        if room is not None and self.store.cluster is not None:
            await self._hear_of(room, await self._stored_since(room))
            if room_id not in self._rooms:
                raise self._set_aside.get(room_id) or NoSuchRoomError()
        elif room is None:
            loading = self._loading.get(room_id)
            if loading is None:
                loading = asyncio.create_task(self._load(room_id))
                self._loading[room_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(room_id, None))
            room = await asyncio.shield(loading)
        self._keep(room)
        if room.lags:
            with suppress(StorageUnavailableError, LostRaceError):  # the room's next command retries it
                await room.tick()
        return room

    async def admit(self, address: str, token: str | None) -> tuple[Room, int | None]:
        """Return the room of a link, and the seat that a token proves there, None without a token.

        A link stops working once the host has renewed it, but a player who has a seat, or has left one, may use any
        link. Raises BadTokenError, ServerError and the errors of `get`.
        """
        room = await self.get(room_of(address))
        opens = hmac.compare_digest(address.encode(), room.snapshot.address.encode())
        if token is None:
            if not opens:
                raise NoSuchRoomError
            return room, None
        try:
            seat = room.snapshot.seat_of(token, self.tokens)
        except BadTokenError as fault:
            if opens:
                raise
            raise NoSuchRoomError from fault
        if not opens and room.snapshot.is_taken_away(seat):
            raise NoSuchRoomError
        return room, seat

    async def find(self, code: str) -> str:
        """Return the address of the room with that code. Raises NoSuchRoomError, also if the code no longer works."""
        room_id = await self.store.find(code, self.clock.now() - CODE_SECONDS)
        room = await self.get(room_id)
        if room.snapshot.code is None:
            raise NoSuchRoomError
        return room.snapshot.address

    async def remove(self, room_ids: Sequence[str]) -> None:
        """Disconnect everybody from these rooms, and delete their records. Raises StorageUnavailableError."""
        self._leaving.update(room_ids)
        try:
            for room_id in room_ids:
                if room_id in self._loading:
                    await asyncio.wait({self._loading[room_id]})
                if room_id in self._rooms:
                    await self._rooms[room_id].close()
            await self.store.remove(room_ids)
        finally:
            for room_id in room_ids:
                self._rooms.pop(room_id, None)
                self._wake_ups.forget(room_id)
                self._set_aside.pop(room_id, None)
            self._leaving.difference_update(room_ids)

    async def history(
        self, room: Room, first: int = 1, last: int | None = None
    ) -> AsyncGenerator[NumberedEvent]:
        """Yield the events of a room with these numbers (`rooms.history`)."""
        with self._setting_aside(room.fold):
            async for numbered in history(self.store, self.limits.read_events, room.snapshot, first, last):
                yield numbered

    async def published(self, game: GameRow) -> GameExport:
        """Return the published record of a finished game. Raises the errors of `get`, and ServerError."""
        room = await self.get(game.room)
        try:
            return await published(self.store, self.limits.read_events, room.snapshot, game)
        except (NoSuchRoomError, StorageUnavailableError):
            raise
        except Exception:  # the row of the game is wrong, or the record of its room
            if not await self.check(game.room):
                raise
            return await self.published(await self.store.game(game.id))

    async def consented(self) -> AsyncIterator[ConsentedGame]:
        """Yield every finished game whose players all consent to its use for statistics, without names and
        dates.

        The order is that of ids, which reveals nothing. Rooms that are set aside are left out. Raises
        StorageUnavailableError.
        """
        last = ""
        while games := await self.store.games_after(last, GAMES_A_STEP):
            for game in games:
                with suppress(RoomSetAsideError, NoSuchRoomError):
                    match = (await self.get(game.room)).snapshot.match
                    export = match and consented(await self.published(game), match)
                    if export:
                        yield export
            last = games[-1].id

    def connections(self, room_id: str) -> int:
        """Return the number of listeners in that room."""
        room = self._rooms.get(room_id)
        return 0 if room is None else len(room.audience)

    def phase(self, room_id: str) -> Phase | None:
        """Return the phase of a room's match, or None unless the room is in memory."""
        room = self._rooms.get(room_id)
        return None if room is None or room.fold.match is None else room.fold.match.phase

    async def close(self) -> None:
        """Stop the rooms' tasks, and store a last heartbeat if a deadline is running."""
        with suppress(StorageUnavailableError):
            await self.outages.beat(running=self._running)
        ticking = tuple(self._ticking.values())
        for tick in ticking:
            tick.cancel()
        await asyncio.gather(
            *ticking, *(room.stop() for room in self._rooms.values()), return_exceptions=True
        )
        await self.snapshots_written()

    async def run(self) -> None:
        """Start the ticks of due rooms at every deadline, and at least once a second, until cancelled.

        Each tick has its own task, so that a slow room does not delay others.
        """
        while True:
            self._wake_ups.begin_sweep()
            upcoming = await self._look()
            until = min(upcoming or inf, self.clock.now() + SWEEP_SECONDS)
            await self._wake_ups.sleep(self.clock, until)

    async def follow(self) -> None:
        """Send listeners of this server the events that other servers store, until cancelled."""
        while True:
            try:
                async for updates in self.store.follow(self._followed):
                    await self._hear(updates)
            except Exception:  # listeners must keep receiving events of other servers
                log.exception("following the log failed")
            await self.clock.wait_until(self.clock.now() + SWEEP_SECONDS)

    async def follow_sayings(self, cluster: Cluster) -> None:
        """Send listeners of this server the words of quick chat from other servers, until cancelled."""
        async for room_id, remark in cluster.follow_sayings():
            if (room := self._rooms.get(room_id)) is not None:
                room.audience.tell_ephemeral(remark)

    async def _hear(self, updates: RoomUpdates) -> None:
        """Fold events of other servers into the rooms in memory, and close rooms that another server has deleted."""
        known = [
            (self._rooms[room_id], record) for room_id, record in updates.items() if room_id in self._rooms
        ]
        await asyncio.gather(*(self._hear_of(room, record) for room, record in known))

    async def _hear_of(self, room: Room, record: RoomRecord | None) -> None:
        try:
            if record is not None:
                await room.hear(record)
            elif self._rooms.pop(room.id, None) is not None:
                await room.close()
        except RoomSetAsideError as fault:
            self.put_aside(fault)

    async def _stored_since(self, room: Room) -> RoomRecord | None:
        try:
            return await self.store.events_after(room.id, room.snapshot.seq)
        except NoSuchRoomError:
            return None

    async def sweep(self) -> float | None:
        """Tick the rooms that are due, wait for the ticks, and return the time of the next sweep."""
        return await self._look(wait=True)

    async def _look(self, *, wait: bool = False) -> float | None:
        """Start the ticks of the rooms that are due, and return the time of the next sweep.

        A room is due at its wake-up, which only a room with listeners has, and at its stored deadline, even if no
        server ran then. One step ticks only some of the rooms that have a stored deadline but no listeners, since
        other rooms must not wait for them. After an outage, the steps go through all rooms with a deadline to extend
        it.
        """
        now = self.clock.now()
        woken = self._wake_ups.take_due(now)
        upcoming = None
        try:
            self._settle()
            unsettled = self.outages.unsettled
            until = inf if unsettled and not self._all_started else now
            with self.outages.request():
                step = await self.store.due(until, self.limits.overdue_a_step, after=self._stepped_to)
            self._stepped_to = step[-1] if len(step) == self.limits.overdue_a_step else None
            for room_id, due in {**woken, **{overdue.room: overdue.at for overdue in step}}.items():
                if room_id not in self._ticking:
                    self._ticking[room_id] = asyncio.create_task(self._tick(room_id, due), name="tick")
            self._all_started = unsettled and self._stepped_to is None
            if wait and self._ticking:
                await asyncio.wait(self._ticking.values())
                self._settle()
            with self.outages.request():
                upcoming = await self.store.next_deadline(now)
            self._running = upcoming is not None or len(step) > 0
            await self.outages.beat(running=self._running)
            if self._stepped_to is not None:
                upcoming = now + STEP_SECONDS
            if self.outages.unsettled and not unsettled:
                self._begin_anew()
        except RicochetError as fault:
            log.warning("reading the deadlines failed: %s", fault)
            self._try_again(woken)
        except Exception:  # a bug must not stop the deadlines of all rooms
            log.exception("reading the deadlines failed")
            self._try_again(woken)
        return self._wake_ups.next_at(upcoming)

    def _settle(self) -> None:
        """Once every room with a deadline has been ticked, mark the outages as settled."""
        if self._all_started and not self._ticking:
            self.outages.unsettled = self._all_started = False

    def _begin_anew(self) -> None:
        """Restart the pass over all rooms with a deadline, and tick rooms with listeners first."""
        self._stepped_to, self._all_started = None, False
        for room_id, room in self._rooms.items():
            if len(room.audience):
                self._wake_ups.wake(room_id, self.clock.now())

    async def _tick(self, room_id: str, due: float) -> None:
        """Tick a room that was due at the time ``due``."""
        if room_id in self._set_aside:
            return
        try:
            room = await self.get(room_id)
            await room.tick()
            metrics.LATENESS.observe(max(0.0, self.clock.now() - due))
        except (RoomSetAsideError, NoSuchRoomError):
            return  # the damage is already logged, or the room is deleted
        except RicochetError as fault:
            log.warning("a deadline of room %s passed without effect: %s", room_id, fault)
            self._try_again({room_id})
        except Exception:
            log.exception("a deadline of room %s passed without effect", room_id)
            self._try_again({room_id})
        finally:
            self._ticking.pop(room_id, None)

    def _try_again(self, room_ids: Iterable[str]) -> None:
        """Schedule another tick of these rooms."""
        self._wake_ups.retry(room_ids, self.clock.now() + SWEEP_SECONDS)

    async def snapshots_written(self) -> None:
        """Wait until all snapshots that are due have been written."""
        await self._snapshots.done()

    async def check(self, room_id: str) -> bool:
        """Check a room against its log, from the first event on, and correct its derived data.

        Return whether any data was wrong. Raises RoomSetAsideError, NoSuchRoomError and
        StorageUnavailableError.
        """
        if room_id in self._set_aside:
            raise self._set_aside[room_id]
        derivation = Derivation(
            room_id, await self.store.snapshot(room_id), self.clock, self.tokens, self.limits
        )
        wrong = False
        for attempt in range(CHECK_TRIES):
            with self._setting_aside(derivation.fold):
                while await derivation.read_page(self.store):
                    await self.clock.wait_until(self.clock.now() + self.limits.check_page_seconds)
                follows = derivation.derived()
            if attempt == 0:
                wrong = await self._check_snapshot(derivation)
            if await self.store.derived(room_id) == follows:
                return wrong
            if await self.store.rebuild(room_id, derivation.fold.seq, follows):
                log.error("the derived data of room %s was wrong and has been rebuilt", room_id)
                return True
        return wrong

    async def _check_snapshot(self, derivation: Derivation) -> bool:
        """Replace a snapshot that contradicts the log, and write a missing one."""
        fold, snapshot = derivation.fold, derivation.snapshot
        wrong = derivation.refuted and not derivation.outdated
        if derivation.refuted:
            await self.store.keep_snapshot(fold.room_id, fold.snapshot())
        else:
            fold.written = 0 if snapshot is None else snapshot.seq
            if fold.due:
                self._snapshots.note(fold)
        if wrong:
            log.error("the snapshot of room %s did not match its log", fold.room_id)
            room = self._rooms.get(fold.room_id)
            if room is not None and room.fold.resumed:  # it may come from this snapshot, so load it again
                del self._rooms[fold.room_id]
                room.dismiss(LostRaceError(), retry=True)
        return wrong

    async def _load(self, room_id: str) -> Room:
        limits = self.limits
        record = await self.store.load(room_id, limits.read_events, limits.events_before_snapshot)
        with self._setting_aside(Fold(room_id, self.clock, limits)):
            loaded = await load_room(self.store, self.clock, limits, record)
        room = Room(record.row, self.services, loaded)
        room.audience.hear_of_seats(record.elsewhere)
        return self._rooms.get(room_id, room)

    @contextmanager
    def _setting_aside(self, fold: Fold) -> Iterator[None]:
        """If the record turns out to be damaged, set the room aside for good and raise RoomSetAsideError."""
        try:
            yield
        except RoomSetAsideError as fault:
            self.put_aside(fault)
            raise
        except (NoSuchRoomError, StorageUnavailableError):
            raise
        except Exception as fault:  # a damaged record may cause any exception
            log.exception("the record of room %s cannot be read", fold.room_id)
            aside = RoomSetAsideError(fold.room_id, fold.seq + 1, f"it cannot be read: {fault}")
            self.put_aside(aside)
            raise aside from fault

    def put_aside(self, fault: RoomSetAsideError) -> None:
        """Set a room aside, and disconnect its listeners."""
        log.error("room %s set aside at event %d: %s", fault.room, fault.seq, fault.reason)
        self._set_aside[fault.room] = fault
        room = self._rooms.pop(fault.room, None)
        if room is not None:
            room.dismiss(fault)

    def _keep(self, room: Room) -> None:
        """Mark the room as the most recently used one. With too many rooms, evict some of the least recently used.

        Busy rooms count as used now, so that each call examines only a few even if all are busy.
        """
        self._rooms[room.id] = room
        self._rooms.move_to_end(room.id)
        if len(self._rooms) <= self.limits.rooms_in_memory:
            return
        for key, other in list(islice(self._rooms.items(), LOOKED_AT)):
            if other.busy or other is room:
                self._rooms.move_to_end(key)
            elif len(self._rooms) > self.limits.rooms_in_memory:
                fold = self._rooms.pop(key).fold
                if fold.seq - fold.written >= self.limits.forgotten_events:
                    self._snapshots.note(fold)


class Followed(Mapping[str, int]):
    """A live view of the rooms with listeners on this server, with the newest known event of each."""

    def __init__(self, rooms: Mapping[str, Room]) -> None:
        self._rooms = rooms

    def __getitem__(self, room_id: str) -> int:
        room = self._rooms[room_id]
        if not len(room.audience):
            raise KeyError(room_id)
        return room.snapshot.seq

    def __iter__(self) -> Iterator[str]:
        return iter([room_id for room_id, room in self._rooms.items() if len(room.audience)])

    def __len__(self) -> int:
        return sum(1 for _ in self)
