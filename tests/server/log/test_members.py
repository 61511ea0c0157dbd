"""The tables of a ladder, on each database."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from ricochetrobots.server.log.databases import open_store
from ricochetrobots.server.log.members import GameResult, Member, MemberScore, MemberSeat, RatingVerdict
from ricochetrobots.server.log.records import GameRow
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.log.store import Store
from support.log import further, opening

pytestmark = pytest.mark.anyio
ADA, BEN = Member("ada", "Ada", 1.0), Member("ben", "Ben", 2.0)
WON = GameResult("game-1", 5.0, RatingVerdict.RATED, (MemberScore("ada", 3), MemberScore("ben", 1)), others=1)


@pytest.fixture(params=["file", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a store of each kind."""
    return str(request.getfixturevalue("database")) if request.param == "postgresql" else sqlite_url(tmp_path)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Open a store with two places."""
    store = await open_store(url)
    for place in (BEN, ADA):
        await store.members.add(place)
    yield store
    await store.close()


async def test_places_are_listed_in_the_order_of_their_creation(store: Store) -> None:
    assert await store.members.listed() == (ADA, BEN)
    assert await store.members.find("ada") == ADA
    assert await store.members.find("zoe") is None


async def test_a_renewal_counts_once_for_two_who_know_the_same_link(store: Store) -> None:
    await asyncio.gather(store.members.renew(ADA), store.members.renew(ADA))
    assert await store.members.find("ada") == replace(ADA, renewed=1)
    assert await store.members.find("ben") == BEN


async def test_a_seat_belongs_to_the_first_place_and_a_place_holds_one_seat_of_a_room(store: Store) -> None:
    first = MemberSeat("room", 0, "ada", 3)
    for claim in (
        first,
        replace(first, seq=9),
        replace(first, place="ben"),
        replace(first, seat=1),
        replace(first, seat=2, place="nobody"),
    ):
        await store.members.take_seat(claim)
    elsewhere, second = replace(first, room="other"), MemberSeat("room", 1, "ben", 4)
    await store.members.take_seat(elsewhere)
    await store.members.take_seat(second)
    assert await store.members.seats("room") == (first, second)
    assert await store.members.seats("other") == (elsewhere,)


async def test_a_forgotten_place_leaves_only_its_results(store: Store) -> None:
    await store.members.take_seat(MemberSeat("room", 0, "ada", 3))
    await store.members.take_seat(MemberSeat("room", 1, "ben", 3))
    await store.members.keep_result(WON)
    await store.members.forget("ada")
    assert await store.members.listed() == (BEN,)
    assert [seat.place for seat in await store.members.seats("room")] == ["ben"]
    assert await store.members.results() == (WON,)


async def test_a_result_is_stored_once(store: Store) -> None:
    other = replace(WON, game="game-2", ended=4.0, verdict=RatingVerdict.WITH_BOTS, others=0)
    unlisted = GameResult("game-3", 6.0, RatingVerdict.NOT_LISTED, ())
    for result in (WON, replace(WON, ended=9.0), other, unlisted):
        await store.members.keep_result(result)
    assert await store.members.results() == (other, WON)
    assert await store.members.count_results() == 3


async def test_games_without_a_result_are_found_in_rooms_with_places(store: Store) -> None:
    for number in (1, 2, 3):
        room = f"room-{number}"
        game = GameRow(f"game-{number}", room, 1, 3)
        await store.append(opening(room))
        await store.append(replace(further(room), game=game))
    for number in (1, 2):
        await store.members.take_seat(MemberSeat(f"room-{number}", 0, "ada", 1))
    assert await store.members.unjudged("", 9) == ("game-1", "game-2")
    assert await store.members.unjudged("", 1) == ("game-1",)
    assert await store.members.unjudged("game-1", 9) == ("game-2",)
    await store.members.keep_result(WON)
    assert await store.members.unjudged("", 9) == ("game-2",)


async def test_the_seats_of_a_room_disappear_with_it_and_its_results_stay(store: Store) -> None:
    await store.append(opening("room"))
    await store.members.take_seat(MemberSeat("room", 0, "ada", 1))
    await store.members.take_seat(MemberSeat("stray", 0, "ada", 1))
    await store.members.keep_result(WON)
    await store.remove(["room"])
    await store.remove_strays()
    assert (await store.members.seats("room"), await store.members.seats("stray")) == ((), ())
    assert await store.members.results() == (WON,)
