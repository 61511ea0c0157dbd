"""The simulation finds no fault in the program, and finds every planted bug."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any
from unittest.mock import patch

import pytest

from faults import simulated_server
from faults.simulated_store import SimulatedStore
from faults.simulation import simulate
from faults.simulation_checks import ViolationError
from ricochetrobots.game import automatic as going_on
from ricochetrobots.game import permissions
from ricochetrobots.server.budgets import Gcra
from ricochetrobots.server.limits import Limit, ServerLimits
from ricochetrobots.server.log import journal
from ricochetrobots.server.rooms import fold, step
from ricochetrobots.server.rooms.audience import Audience
from ricochetrobots.server.rooms.outages import Outages
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.replies import Replies
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.socket import endpoint
from ricochetrobots.server.socket.connection import Connection
from ricochetrobots.server.socket.progress import ConnectionProgress
from ricochetrobots.wire import updates as update_writer
from ricochetrobots.wire.messages import Hello
from ricochetrobots.wire.updates import RoomUpdate, UpdateWriter
from support.virtual import run_still

pytestmark = pytest.mark.slow

SEEDS = 6
TRIED = 40
"""Seeds in which a planted bug must be found; most are found in the first."""
Plant = Callable[[pytest.MonkeyPatch], None]


def changed(owner: Any, name: str, change: Callable[[Any], Any]) -> Plant:
    """Return a plant that replaces an attribute by a function of its value."""
    return lambda patch: patch.setattr(owner, name, change(getattr(owner, name)))


def nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


async def _unticked(rooms: Rooms, room_id: str, _: float) -> None:
    """End the tick of a room without effect."""
    del rooms._ticking[room_id]


async def nothing_later(*_: Any, **__: Any) -> None:
    """Do nothing."""


def _append(**changes: Callable[[Any], Any]) -> Plant:
    """Return a plant that stores other events than the room decided."""

    def change(append: Any) -> Any:
        async def altered(self: Any, given: Any) -> None:
            values = {name: value(given) for name, value in changes.items()}
            await append(self, replace(given, **values))

        return altered

    return changed(SimulatedStore, "append", change)


def _sent_before_it_is_stored(store: Any) -> Any:
    async def early(self: Any, steps: Any, writing: Any) -> None:
        waiting = asyncio.ensure_future(writing)
        await asyncio.sleep(0)
        for made in steps:
            self._take(made)
        self.audience.broadcast()
        await waiting

    return early


def _answered_without_a_commit(append: Any) -> Any:
    async def lazy(self: Any, given: Any) -> None:
        if given.opening is not None or given.seq % 7:
            await append(self, given)

    return lazy


def _without_bids(take: Any) -> Any:
    def forgetful(room: str, seq: int, chain: str, state: Any) -> Any:
        this = state.match.round
        left = state.match if this is None else replace(state.match, round=replace(this, bids=()))
        return take(room, seq, chain, replace(state, match=left))

    return forgetful


def _known(shift: int) -> Callable[[Any], Any]:
    def change(join: Any) -> Any:
        return lambda self, listener, known: join(self, listener, None if known is None else known + shift)

    return change


def _keeping_own(forget: Any) -> Any:
    def keeping(self: Any, match: Any, gone: Any) -> None:
        parts = dict(self._viewer_parts)
        forget(self, match, gone)
        self._viewer_parts.update(parts)

    return keeping


def _drops_what_does_not_fit(tell: Any) -> Any:
    def dropping(self: Any, message: bytes) -> None:
        if len(self._queue) < self._limits.queued_messages:
            tell(self, message)

    return dropping


def _overtaking(tell: Any) -> Any:
    def hasty(self: Any, message: bytes) -> None:
        if self._ending or not self._send_at_once(message):
            tell(self, message)

    return hasty


def _idle_for_ever(tell: Any) -> Any:
    def forgetful(self: Any, message: bytes) -> None:
        idle = self._idle
        tell(self, message)
        self._idle = idle

    return forgetful


def _without_waking_the_writer(tell: Any) -> Any:
    def silent(self: Any, message: bytes) -> None:
        with patch.object(self, "_filled"):
            tell(self, message)

    return silent


def _telling_boasters_all(read: Any) -> Any:
    def credulous(frame: Any) -> Any:
        message = read(frame)
        boasts = (
            isinstance(message, Hello)
            and message.seq is not None
            and message.seq > ServerLimits.events_per_room
        )
        return replace(message, seq=0) if boasts else message

    return credulous


def _interrupting(hang_up: Any) -> Any:
    def rude(self: Any, reading: Any) -> None:
        self.in_command = False
        hang_up(self, reading)

    return rude


BUGS: Mapping[str, Plant] = MappingProxyType(
    {
        "a command said again is carried out again": changed(Replies, "find", lambda _: nothing),
        "replies are not remembered": changed(Replies, "load", lambda _: nothing),
        "replies are not stored": _append(reply=lambda _: None),
        "a reply names another seat": changed(
            Replies,
            "_accepted",
            lambda was: lambda self, reply, renewed: replace(was(self, reply, renewed), seat=1),
        ),
        "a reply names an event that is not there": changed(
            Replies,
            "_accepted",
            lambda was: lambda self, reply, renewed: replace(was(self, reply, renewed), seq=reply.seq + 50),
        ),
        "what is in doubt is taken for not stored": changed(Room, "_resolve_doubt", lambda _: nothing_later),
        "who comes back is not told what was missed": changed(Audience, "join", _known(+1)),
        "who comes back is told an event twice": changed(Audience, "join", _known(-1)),
        "the last event is left out": changed(
            RoomUpdate, "update", lambda was: lambda self, known, parts: was(self, known + 1, parts)
        ),
        "everybody sees the room from the first seat": changed(
            update_writer,
            "own_view",
            lambda was: lambda match, seat, gone: was(match, 0, gone),
        ),
        "everybody goes on seeing what was allowed once": changed(
            UpdateWriter, "_forget_viewer_parts", _keeping_own
        ),
        "bids are taken after the deadline": changed(
            permissions, "in_time", lambda _: lambda match, now: True
        ),
        "the sand ends too soon": changed(
            going_on,
            "time_is_up_at",
            lambda was: lambda match: None if match.until is None else (was(match) or match.until) - 8,
        ),
        "the sand never ends": changed(going_on, "time_is_up_at", lambda _: lambda match: None),
        "nobody wakes the room": changed(Rooms, "_tick", lambda _: _unticked),
        "a new deadline is not stored": _append(deadline_changed=lambda _: False),
        "the time stored is not that of the event": _append(at=lambda given: given.at - 1.0),
        "time runs backwards": changed(
            Room, "_time", lambda _: lambda self, turn: self._services.clock.now() - (self.fold.seq % 3)
        ),
        "everybody says what the first seat says": changed(
            Room,
            "_decide",
            lambda was: (
                lambda self, command, seat, now, *rest: was(
                    self, command, None if seat is None else 0, now, *rest
                )
            ),
        ),
        "the chain of hashes begins anew": changed(
            step,
            "encode",
            lambda was: lambda event, seq, previous, *rest: was(event, seq, journal.GENESIS, *rest),
        ),
        "the last event of an append is lost": _append(
            events=lambda given: given.events[:-1] if len(given.events) > 1 else given.events
        ),
        "it is sent before it is stored": changed(Room, "_store", _sent_before_it_is_stored),
        "it is answered without a commit": changed(SimulatedStore, "append", _answered_without_a_commit),
        "a snapshot leaves out the bids": changed(fold, "take_snapshot", _without_bids),
        "an outage is made up for again and again": changed(
            Outages, "since", lambda was: lambda self, at: was(self, 0.0)
        ),
        "an outage shortens the deadline": changed(going_on, "ceil", lambda was: lambda lost: -was(lost)),
        "who is not there any more is told": changed(Audience, "leave", lambda _: nothing),
        "a queue that is full drops what comes": changed(Connection, "tell", _drops_what_does_not_fit),
        "what is told overtakes what waits": changed(Connection, "tell", _overtaking),
        "who waited once is taken for idle ever after": changed(Connection, "tell", _idle_for_ever),
        "nobody wakes who writes": changed(Connection, "tell", _without_waking_the_writer),
        "whoever is too slow is told to stay away": changed(
            Connection,
            "goodbye",
            lambda was: lambda self, code, message, retry: was(self, code, message, retry=code != "slow"),
        ),
        "a command is cut short when its sender is gone": changed(Connection, "hang_up", _interrupting),
        "a connection that breaks is not left": changed(Room, "leave", lambda _: nothing),
        "whoever boasts of what has not happened is told all": changed(
            endpoint, "read_message", _telling_boasters_all
        ),
        "whoever takes nothing is waited for": changed(Connection, "look_after", lambda _: nothing),
        "a client that reads a little is cut off": changed(
            ConnectionProgress, "stalled", lambda _: lambda self, now: True
        ),
        "what was spent never comes back": changed(
            Gcra,
            "__init__",
            lambda was: lambda self, clock, limit: was(self, clock, Limit(limit.uses, 1e9)),
        ),
        "all seats have one budget": changed(
            simulated_server, "LIMITS", lambda was: replace(was, messages_per_room=was.messages_per_seat)
        ),
    }
)


@pytest.mark.timeout(7_200)
def test_nothing_is_violated(request: pytest.FixtureRequest) -> None:
    run_still(simulate(range(1, 5_001 if request.config.getoption("--full") else SEEDS + 1)))


def test_what_happens_follows_from_the_seed() -> None:
    once, again = (run_still(simulate(range(1, 3))) for _ in range(2))
    assert once == again
    assert len({*once}) == 2


def test_there_are_bugs_enough() -> None:
    assert len(BUGS) >= 20


@pytest.mark.long
@pytest.mark.parametrize("bug", BUGS)
def test_every_planted_bug_is_found(bug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    BUGS[bug](monkeypatch)
    with pytest.raises(
        ViolationError, match=r"again: PYTHONPATH=tests python -m faults.simulation 1 --seed \d+"
    ):
        run_still(simulate(range(1, TRIED + 1)))
