"""The simulation finds nothing in the program as it is, and every bug that is planted in it."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from faults.simulation import SimulatedStore, ViolationError, simulate
from ricochetrobots.game import going_on, thinking
from ricochetrobots.protocol import update_writer
from ricochetrobots.protocol.update_writer import News, UpdateWriter
from ricochetrobots.server.log import journal
from ricochetrobots.server.rooms import fold
from ricochetrobots.server.rooms import room as rooms
from ricochetrobots.server.rooms.audience import Audience
from ricochetrobots.server.rooms.outages import Outages
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.replies import Replies
from ricochetrobots.server.rooms.room import Room

SEEDS = 6
TRIED = 40
"""Seeds in which a planted bug must be found; most are found in the first."""
Plant = Callable[[pytest.MonkeyPatch], None]


def changed(owner: Any, name: str, change: Callable[[Any], Any]) -> Plant:
    """Return a plant that puts something in the place of an attribute, given what it was."""
    return lambda patch: patch.setattr(owner, name, change(getattr(owner, name)))


def nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


async def nothing_later(*_: Any, **__: Any) -> None:
    """Do nothing."""


def _append(**changes: Callable[[Any], Any]) -> Plant:
    """Return a plant under which something else is stored than the room decided."""

    def change(append: Any) -> Any:
        async def altered(self: Any, given: Any) -> None:
            values = {name: value(given) for name, value in changes.items()}
            await append(self, replace(given, **values))

        return altered

    return changed(SimulatedStore, "append", change)


def _told_before_it_is_stored(store: Any) -> Any:
    async def early(self: Any, steps: Any, writing: Any) -> None:
        waiting = asyncio.ensure_future(writing)
        await asyncio.sleep(0)
        for step in steps:
            self._take(step.events, step.match, step.append.events[-1].hash)
        self.audience.tell_news()
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


BUGS: Mapping[str, Plant] = MappingProxyType(
    {
        "a command said again is carried out again": changed(Replies, "find", lambda _: nothing),
        "replies are not remembered": changed(Replies, "load", lambda _: nothing),
        "replies are not stored": _append(reply=lambda _: None),
        "a reply names another seat": changed(
            Replies, "_accepted", lambda was: lambda self, reply: replace(was(self, reply), seat=1)
        ),
        "a reply names an event that is not there": changed(
            Replies,
            "_accepted",
            lambda was: lambda self, reply: replace(was(self, reply), seq=reply.seq + 50),
        ),
        "what is in doubt is taken for not stored": changed(Room, "_resolve_doubt", lambda _: nothing_later),
        "who comes back is not told what was missed": changed(Audience, "join", _known(+1)),
        "who comes back is told an event twice": changed(Audience, "join", _known(-1)),
        "the last event is left out": changed(
            News, "update", lambda was: lambda self, known, own: was(self, known + 1, own)
        ),
        "everybody sees the room from the first seat": changed(
            update_writer,
            "own_view",
            lambda was: lambda match, seat, gone: was(match, 0, gone),
        ),
        "everybody goes on seeing what was allowed once": changed(
            UpdateWriter, "_forget_own", lambda _: nothing
        ),
        "bids are taken after the deadline": changed(thinking, "in_time", lambda _: lambda match, now: True),
        "the sand ends too soon": changed(
            going_on,
            "time_is_up_at",
            lambda was: lambda match: None if match.until is None else (was(match) or match.until) - 8,
        ),
        "the sand never ends": changed(going_on, "time_is_up_at", lambda _: lambda match: None),
        "nobody wakes the room": changed(Rooms, "_tick", lambda _: nothing_later),
        "a new deadline is not stored": _append(deadline_changed=lambda _: False),
        "what is in play is not stored": _append(in_play=lambda _: frozenset()),
        "the time stored is not that of the event": _append(at=lambda given: given.at - 1.0),
        "time runs backwards": changed(
            Room, "_time", lambda _: lambda self, turn: self._services.clock.now() - (self.seq % 3)
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
            rooms,
            "encode",
            lambda was: lambda event, seq, previous, reply="": was(event, seq, journal.GENESIS, reply),
        ),
        "the last event of an append is lost": _append(
            events=lambda given: given.events[:-1] if len(given.events) > 1 else given.events
        ),
        "it is told before it is stored": changed(Room, "_store", _told_before_it_is_stored),
        "it is answered without a commit": changed(SimulatedStore, "append", _answered_without_a_commit),
        "a snapshot leaves out the bids": changed(fold, "take_snapshot", _without_bids),
        "an outage is made up for again and again": changed(
            Outages, "since", lambda was: lambda self, at: was(self, 0.0)
        ),
        "an outage shortens the deadline": changed(going_on, "ceil", lambda was: lambda lost: -was(lost)),
        "who is not there any more is told": changed(Audience, "leave", lambda _: nothing),
    }
)


@pytest.mark.timeout(7_200)
def test_nothing_is_violated(request: pytest.FixtureRequest) -> None:
    asyncio.run(simulate(range(1, 5_001 if request.config.getoption("--full") else SEEDS + 1)))


def test_there_are_bugs_enough() -> None:
    assert len(BUGS) >= 20


@pytest.mark.parametrize("bug", BUGS)
def test_every_planted_bug_is_found(bug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    BUGS[bug](monkeypatch)
    with pytest.raises(
        ViolationError, match=r"again: PYTHONPATH=tests python -m faults.simulation 1 --seed \d+"
    ):
        asyncio.run(simulate(range(1, TRIED + 1)))
