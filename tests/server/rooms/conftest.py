"""Rooms in memory, whose clock stands still."""

from collections.abc import AsyncIterator

import pytest

from ricochetrobots.server.limits import USUAL
from ricochetrobots.server.rooms.registry import Rooms
from support.clock import ManualClock
from support.rooms import START, open_rooms


@pytest.fixture
def clock() -> ManualClock:
    """Return the rooms' clock."""
    return ManualClock(START)


@pytest.fixture
async def rooms(request: pytest.FixtureRequest, clock: ManualClock) -> AsyncIterator[Rooms]:
    """Return rooms in memory, with the limits of the test."""
    async with open_rooms(clock=clock, limits=getattr(request, "param", USUAL)) as opened:
        yield opened
