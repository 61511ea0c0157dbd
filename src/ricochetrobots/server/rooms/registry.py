"""All rooms of a server: made, found, loaded from the log when somebody comes, and woken at their deadlines."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from math import inf
from typing import Any

from ricochetrobots.core import RicochetError
from ricochetrobots.game import Mode, Options
from ricochetrobots.protocol.http import ConsentedGame, GameExport
from ricochetrobots.protocol.messages import NumberedEvent
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import (
    BadTokenError,
    LostRaceError,
    NoSuchRoomError,
    RoomSetAsideError,
    StorageUnavailableError,
)
from ricochetrobots.server.randomness import Randomness
from ricochetrobots.server.rooms.analysis import Solver
from ricochetrobots.server.rooms.derivation import Derivation
from ricochetrobots.server.rooms.fold import Fold
from ricochetrobots.server.rooms.history import history, published
from ricochetrobots.server.rooms.outages import Outages
from ricochetrobots.server.rooms.room import EVENTS_A_PART, Room
from ricochetrobots.server.rooms.room_codes import random_code
from ricochetrobots.server.rooms.room_names import room_name
from ricochetrobots.server.rooms.snapshot_writer import SnapshotWriter
from ricochetrobots.server.rooms.tokens import Tokens, room_of
from ricochetrobots.server.store.consented import consented
from ricochetrobots.server.store.store import GameRow, News, Overdue, RoomRecord, RoomRow, Store

log = logging.getLogger(__name__)

ROOMS_IN_MEMORY = 2_000
"""Above this number, rooms that nobody listens to are forgotten until somebody comes."""
LOOKED_AT = 8
"""Rooms longest unused, each time one is used while there are too many."""
CODE_SECONDS = 24 * 3600.0
"""A room's code works until nothing has happened in the room for so long."""
SWEEP_SECONDS = 1.0
"""The deadlines in the database are read at least this often."""
OVERDUE_A_STEP = 20
STEP_SECONDS = 0.2
"""Of the rooms that nobody is in, so many at most are ticked in one step, and steps lie so far apart."""
CODE_TRIES = 3
GAMES_A_STEP = 50
"""Finished games that are looked up at once."""
CHECK_PAUSE_SECONDS = 0.005
"""Between the pages of a room that is checked, so that others get their turns."""
CHECK_TRIES = 10
"""A room in which something happens between reading and comparing is compared again so often."""
FORGOTTEN_EVENTS = 100
"""A room that is forgotten after so many events since its last snapshot gets a new one."""


class Rooms:
    """The rooms in memory, and what they work with."""

    def __init__(
        self, store: Store, clock: Clock, randomness: Randomness, tokens: Tokens, solver: Solver
    ) -> None:
        self.store = store
        self.solver = solver
        self.clock = clock
        self.randomness = randomness
        self.tokens = tokens
        self.started = clock.now()
        self.outages = Outages(store, clock)
        self._snapshots = SnapshotWriter(store)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._followed = Followed(self._rooms)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._set_aside: dict[str, RoomSetAsideError] = {}
        self._leaving: set[str] = set()
        self._wake_ups: dict[str, float] = {}
        self._stepped_to: Overdue | None = None
        self._running = False
        """Whether a deadline was running anywhere when that was last looked up."""
        self._sooner = asyncio.Event()
        self._waiting_for = float("inf")

    def __len__(self) -> int:
        return len(self._rooms)

    async def create(self, mode: Mode, options: Options, name: str | None) -> tuple[Room, int | None]:
        """Open a room with its first match and, given a name, its first seat; return both.

        Raises GameError for options and names that cannot be, and StorageUnavailableError.
        """
        for _ in range(CODE_TRIES):
            code = random_code(self.randomness) if mode is Mode.FRIENDS else None
            name_of_room = room_name(self.randomness.bytes(2))
            row = RoomRow(self.randomness.id(), code, name_of_room, self.clock.now())
            room = Room(row, self)
            try:
                seat = await room.open(mode, options, name)
            except LostRaceError:  # another room has this code
                continue
            self._keep(room)
            return room, seat
        raise LostRaceError

    async def get(self, room_id: str) -> Room:
        """Return that room. Raises NoSuchRoomError, RoomSetAsideError, StorageUnavailableError."""
        if room_id in self._leaving:
            raise NoSuchRoomError
        if room_id in self._set_aside:
            raise self._set_aside[room_id]
        room = self._rooms.get(room_id)
        if room is not None and self.store.shared:
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
            with suppress(StorageUnavailableError, LostRaceError):  # then with the room's next command
                await room.tick()
        return room

    async def admit(self, address: str, token: str | None) -> tuple[Room, int | None]:
        """Return the room to which a link leads, and the seat that a token proves there, None without one.

        A link that has been renewed leads nowhere, but who has a seat, or has left it, comes by any. Raises as `get`
        does, BadTokenError and ServerError.
        """
        room = await self.get(room_of(address))
        opens = hmac.compare_digest(address.encode(), room.address.encode())
        if token is None:
            if not opens:
                raise NoSuchRoomError
            return room, None
        try:
            seat = room.seat_of(token)
        except BadTokenError as fault:
            if opens:
                raise
            raise NoSuchRoomError from fault
        if not opens and room.is_taken_away(seat):
            raise NoSuchRoomError
        return room, seat

    async def find(self, code: str) -> str:
        """Return the address of the room with that code. Raises NoSuchRoomError, also where nobody comes in by code."""
        room_id = await self.store.find(code, self.clock.now() - CODE_SECONDS)
        room = await self.get(room_id)
        if room.code is None:
            raise NoSuchRoomError
        return room.address

    async def remove(self, room_ids: Sequence[str]) -> None:
        """Close these rooms for everybody and delete all that is kept of them. Raises StorageUnavailableError."""
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
                self._wake_ups.pop(room_id, None)
                self._set_aside.pop(room_id, None)
            self._leaving.difference_update(room_ids)

    async def history(
        self, room: Room, first: int = 1, last: int | None = None
    ) -> AsyncIterator[NumberedEvent]:
        """Yield the events of a room with these numbers (`rooms.history`)."""
        with self._setting_aside(room.fold):
            async for numbered in history(self.store, room, first, last):
                yield numbered

    async def published(self, game: GameRow) -> GameExport:
        """Return a finished game as it is published. Raises as `get` does."""
        room = await self.get(game.room)
        with self._setting_aside(room.fold):
            return await published(self.store, room, game)

    async def consented(self) -> AsyncIterator[ConsentedGame]:
        """Yield every finished game whose players all consent to its use for statistics, without names and dates.

        In the order of ids, which says nothing. Rooms that are set aside are left out. Raises StorageUnavailableError.
        """
        last = ""
        while games := await self.store.games_after(last, GAMES_A_STEP):
            for game in games:
                with suppress(RoomSetAsideError, NoSuchRoomError):
                    match = (await self.get(game.room)).match
                    told = match and consented(await self.published(game), match)
                    if told:
                        yield told
            last = games[-1].id

    def connections(self, room_id: str) -> int:
        """Return how many listen in that room."""
        room = self._rooms.get(room_id)
        return 0 if room is None else len(room.audience)

    async def close(self) -> None:
        """Give up what rooms do by themselves, and note until when the server was alive."""
        with suppress(StorageUnavailableError):
            await self.outages.beat(running=self._running)
        await asyncio.gather(*(room.stop() for room in self._rooms.values()))
        await self.snapshots_written()

    async def run(self) -> None:
        """Sweep whenever a deadline comes, and once a second in any case, for ever."""
        while True:
            self._sooner.clear()
            upcoming = await self.sweep()
            self._waiting_for = min(upcoming or float("inf"), self.clock.now() + SWEEP_SECONDS)
            await first_of(self.clock.wait_until(self._waiting_for), self._sooner.wait())

    async def follow(self) -> None:
        """Tell those who are in a room here what other servers have stored of it, for ever."""
        while True:
            try:
                async for news in self.store.follow(self._followed):
                    await self._hear(news)
            except Exception:  # what others do must go on being told
                log.exception("following the log failed")
            await self.clock.wait_until(self.clock.now() + SWEEP_SECONDS)

    async def _hear(self, news: News) -> None:
        """Let rooms take in what others have stored, and close those that others have deleted."""
        known = [(self._rooms[room_id], record) for room_id, record in news.items() if room_id in self._rooms]
        await asyncio.gather(*(self._hear_of(room, record) for room, record in known))

    async def _hear_of(self, room: Room, record: RoomRecord | None) -> None:
        try:
            if record is not None:
                await room.hear(record)
            elif self._rooms.pop(room.row.id, None) is not None:
                await room.close()
        except RoomSetAsideError as fault:
            self.put_aside(fault)

    async def _stored_since(self, room: Room) -> RoomRecord | None:
        try:
            return await self.store.events_after(room.row.id, room.seq)
        except NoSuchRoomError:
            return None

    async def sweep(self) -> float | None:
        """Tick the rooms that are due; return when to look again.

        Due is a room to be woken, since somebody is in it or a connection has been gone for so long, and one whose
        stored deadline has come, even while no server ran. Of the latter only some are ticked at once, however many
        they are: nobody is in them, and whoever is in another room does not wait for them. After an outage all that
        have a deadline are gone through in this way, to put it off.
        """
        now = self.clock.now()
        woken = {room_id for room_id, at in self._wake_ups.items() if at <= now}
        for room_id in woken:
            del self._wake_ups[room_id]
        upcoming = None
        try:
            unsettled = self.outages.unsettled
            until = inf if unsettled else now
            step = await self.store.due(until, OVERDUE_A_STEP, after=self._stepped_to)
            self._stepped_to = step[-1] if len(step) == OVERDUE_A_STEP else None
            due = (overdue.room for overdue in step)
            await asyncio.gather(*(self._tick(room_id) for room_id in dict.fromkeys((*woken, *due))))
            if unsettled and self._stepped_to is None:
                self.outages.unsettled = unsettled = False
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
        except Exception:  # the rooms' clocks must not stand still for a fault of the program
            log.exception("reading the deadlines failed")
            self._try_again(woken)
        return min((at for at in (upcoming, *self._wake_ups.values()) if at is not None), default=None)

    def _begin_anew(self) -> None:
        """Go through all rooms that have a deadline, those with people first."""
        self._stepped_to = None
        for room_id, room in self._rooms.items():
            if len(room.audience):
                self.wake(room_id, self.clock.now())

    def wake(self, room_id: str, at: float | None) -> None:
        """Tick that room at ``at`` whatever is stored; None: only at its stored deadline."""
        self._wake_ups.pop(room_id, None)
        if at is not None:
            self._wake_ups[room_id] = at
            self.deadline_set(at)

    def deadline_set(self, until: float | None) -> None:
        """Wake the sweeper if it would sleep past this deadline."""
        if until is not None and until < self._waiting_for:
            self._sooner.set()

    async def _tick(self, room_id: str) -> None:
        if room_id in self._set_aside:
            return
        try:
            room = await self.get(room_id)
            await room.tick()
        except (RoomSetAsideError, NoSuchRoomError):
            return  # said when it was loaded; or deleted meanwhile
        except RicochetError as fault:
            log.warning("a deadline of room %s passed without effect: %s", room_id, fault)
            self._try_again({room_id})
        except Exception:
            log.exception("a deadline of room %s passed without effect", room_id)
            self._try_again({room_id})

    def _try_again(self, room_ids: Iterable[str]) -> None:
        """Wake these rooms a little later."""
        later = self.clock.now() + SWEEP_SECONDS
        for room_id in room_ids:
            self._wake_ups.setdefault(room_id, later)

    def snapshot_due(self, fold: Fold) -> None:
        """Let what the events of a room come to be written down soon."""
        self._snapshots.note(fold)

    async def snapshots_written(self) -> None:
        """Wait until what is due has been written down."""
        await self._snapshots.done()

    async def check(self, room_id: str) -> bool:
        """Hold a room to its log, from the first event on, and put right what is stored beside it.

        Return whether anything was wrong. Raises RoomSetAsideError, NoSuchRoomError and StorageUnavailableError.
        """
        if room_id in self._set_aside:
            raise self._set_aside[room_id]
        derivation = Derivation(room_id, await self.store.snapshot(room_id), self.clock, self.tokens)
        wrong = False
        for attempt in range(CHECK_TRIES):
            with self._setting_aside(derivation.fold):
                while await derivation.read_page(self.store):
                    await self.clock.wait_until(self.clock.now() + CHECK_PAUSE_SECONDS)
                follows = derivation.derived()
            if attempt == 0:
                wrong = await self._check_snapshot(derivation)
            if await self.store.derived(room_id) == follows:
                return wrong
            if await self.store.rebuild(room_id, derivation.fold.seq, follows):
                log.error(
                    "what is stored beside the log of room %s was wrong and has been made anew", room_id
                )
                return True
        return wrong

    async def _check_snapshot(self, derivation: Derivation) -> bool:
        """Replace a snapshot that is not what the log comes to, and write the one that is lacking."""
        fold, snapshot = derivation.fold, derivation.snapshot
        wrong = derivation.refuted and not derivation.outdated
        if derivation.refuted:
            await self.store.keep_snapshot(fold.room_id, fold.snapshot())
        else:
            fold.written = 0 if snapshot is None else snapshot.seq
            if fold.due:
                self.snapshot_due(fold)
        if wrong:
            log.error("the snapshot of room %s was not what its log comes to", fold.room_id)
            room = self._rooms.get(fold.room_id)
            if room is not None and room.fold.resumed:  # perhaps from this one: it is read again
                del self._rooms[fold.room_id]
                room.dismiss(LostRaceError(), retry=True)
        return wrong

    async def _load(self, room_id: str) -> Room:
        record = await self.store.load(room_id, EVENTS_A_PART)
        room = Room(record.row, self)
        with self._setting_aside(room.fold):
            await room.load(record)
        room.audience.hear_of_seats(record.elsewhere)
        return self._rooms.get(room_id, room)

    @contextmanager
    def _setting_aside(self, fold: Fold) -> Iterator[None]:
        """Set the room aside if its record is damaged, for now and whenever it is asked for again.

        Raises RoomSetAsideError then.
        """
        try:
            yield
        except RoomSetAsideError as fault:
            self.put_aside(fault)
            raise
        except (NoSuchRoomError, StorageUnavailableError):
            raise
        except Exception as fault:  # whatever a damaged record may lead to
            log.exception("the record of room %s cannot be read", fold.room_id)
            aside = RoomSetAsideError(fold.room_id, fold.seq + 1, f"it cannot be read: {fault}")
            self.put_aside(aside)
            raise aside from fault

    def put_aside(self, fault: RoomSetAsideError) -> None:
        """Set a room aside, and send away who is in it."""
        log.error("room %s set aside at event %d: %s", fault.room, fault.seq, fault.reason)
        self._set_aside[fault.room] = fault
        room = self._rooms.pop(fault.room, None)
        if room is not None:
            room.dismiss(fault)

    def _keep(self, room: Room) -> None:
        """Keep the room as the last one used; with too many, forget some of those longest unused.

        The busy among them count as used now, so that where all are busy only a few are looked at each time.
        """
        self._rooms[room.row.id] = room
        self._rooms.move_to_end(room.row.id)
        if len(self._rooms) <= ROOMS_IN_MEMORY:
            return
        for key, other in list(islice(self._rooms.items(), LOOKED_AT)):
            if other.busy or other is room:
                self._rooms.move_to_end(key)
            elif len(self._rooms) > ROOMS_IN_MEMORY:
                fold = self._rooms.pop(key).fold
                if fold.seq - fold.written >= FORGOTTEN_EVENTS:
                    self.snapshot_due(fold)


class Followed(Mapping[str, int]):
    """The rooms in which somebody listens here, each with the last event known, as they are at the moment."""

    def __init__(self, rooms: Mapping[str, Room]) -> None:
        self._rooms = rooms

    def __getitem__(self, room_id: str) -> int:
        room = self._rooms[room_id]
        if not len(room.audience):
            raise KeyError(room_id)
        return room.seq

    def __iter__(self) -> Iterator[str]:
        return iter([room_id for room_id, room in self._rooms.items() if len(room.audience)])

    def __len__(self) -> int:
        return sum(1 for _ in self)


async def first_of(*waits: Coroutine[Any, Any, object]) -> None:
    """Return when the first of these waits returns; give up the others."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
