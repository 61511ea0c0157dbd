"""Rooms in memory, whose clock stands still."""

from collections.abc import AsyncIterator

import pytest

from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.rooms.registry import Rooms
from support.rooms import START, open_rooms


@pytest.fixture
def clock() -> ManualClock:
    """Return the rooms' clock."""
    return ManualClock(START)


@pytest.fixture
async def rooms(clock: ManualClock) -> AsyncIterator[Rooms]:
    """Return rooms in memory."""
    async with open_rooms(clock=clock) as opened:
        yield opened
