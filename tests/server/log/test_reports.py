"""The table of reported players, on each database."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.log.databases import open_store
from ricochetrobots.server.log.reports import Report
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.log.store import Store
from support.log import further, opening

pytestmark = pytest.mark.anyio
REPORT = Report("room-1", match=1, reporter=0, seat=1, name="Mara", reason="disturbs", at=5.0)


@pytest.fixture(params=["file", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a store of each kind."""
    return str(request.getfixturevalue("database")) if request.param == "postgresql" else sqlite_url(tmp_path)


@pytest.fixture
async def store(request: pytest.FixtureRequest, url: str) -> AsyncIterator[Store]:
    """Open a store of each kind, with the limits of the test."""
    store = await open_store(url, getattr(request, "param", USUAL))
    yield store
    await store.close()


async def test_a_player_reports_a_seat_once_in_a_match(store: Store) -> None:
    answers = await asyncio.gather(*(store.reports.add(REPORT) for _ in range(4)))
    assert sorted(answers) == [False, False, False, True], "sent at once"
    assert not await store.reports.add(replace(REPORT, reason="leaves", at=6.0))
    others = (
        replace(REPORT, match=2, at=7.0),
        replace(REPORT, reporter=2, at=8.0),
        replace(REPORT, seat=3, at=9.0),
        replace(REPORT, room="room-2", at=10.0),
    )
    for other in others:
        assert await store.reports.add(other)
    assert await store.reports.newest(9) == (*reversed(others), REPORT)
    assert await store.reports.newest(2) == tuple(reversed(others[-2:]))


@pytest.mark.parametrize("store", [ServerLimits(stored_reports=3)], indirect=True)
async def test_the_oldest_reports_are_deleted_when_there_are_too_many(store: Store) -> None:
    for seat in range(1, 6):
        await store.reports.add(replace(REPORT, seat=seat, at=float(seat)))
    assert [report.seat for report in await store.reports.newest(9)] == [5, 4, 3]


async def test_a_deleted_name_is_deleted_in_reports_too(store: Store) -> None:
    await store.append(opening(REPORT.room))
    await store.reports.add(REPORT)
    await store.reports.add(replace(REPORT, seat=2, name="Jonas", at=6.0))
    await store.append(replace(further(REPORT.room), forgotten=(1,)))
    assert [report.name for report in await store.reports.newest(9)] == ["Jonas", ""]


async def test_reports_are_removed_with_their_room(store: Store) -> None:
    await store.append(opening(REPORT.room))
    await store.reports.add(REPORT)
    await store.reports.add(replace(REPORT, room="stray"))
    await store.remove_strays()
    assert await store.reports.newest(9) == (REPORT,)
    await store.remove([REPORT.room])
    assert await store.reports.newest(9) == ()
