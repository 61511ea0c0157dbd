"""The tables of a ladder, on each database."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from ricochetrobots.server.store.databases import open_store
from ricochetrobots.server.store.places import GameResult, Place, PlaceSeat, Score, Verdict
from ricochetrobots.server.store.sqlite import sqlite_url
from ricochetrobots.server.store.store import GameRow, Store
from support.log import further, opening

pytestmark = pytest.mark.anyio
ADA, BEN = Place("ada", "Ada", 1.0), Place("ben", "Ben", 2.0)
WON = GameResult("game-1", 5.0, Verdict.RATED, (Score("ada", 3), Score("ben", 1)), others=1)


@pytest.fixture(params=["file", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a store of each kind."""
    return str(request.getfixturevalue("database")) if request.param == "postgresql" else sqlite_url(tmp_path)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Open a store with two places."""
    store = await open_store(url)
    for place in (BEN, ADA):
        await store.places.add(place)
    yield store
    await store.close()


async def test_places_are_listed_in_the_order_of_their_creation(store: Store) -> None:
    assert await store.places.listed() == (ADA, BEN)
    assert await store.places.find("ada") == ADA
    assert await store.places.find("zoe") is None


async def test_a_renewal_counts_once_for_two_who_know_the_same_link(store: Store) -> None:
    await asyncio.gather(store.places.renew(ADA), store.places.renew(ADA))
    assert await store.places.find("ada") == replace(ADA, renewed=1)
    assert await store.places.find("ben") == BEN


async def test_a_seat_belongs_to_the_first_place_and_a_place_holds_one_seat_of_a_room(store: Store) -> None:
    first = PlaceSeat("room", 0, "ada", 3)
    for claim in (
        first,
        replace(first, seq=9),
        replace(first, place="ben"),
        replace(first, seat=1),
        replace(first, seat=2, place="nobody"),
    ):
        await store.places.take_seat(claim)
    elsewhere, second = replace(first, room="other"), PlaceSeat("room", 1, "ben", 4)
    await store.places.take_seat(elsewhere)
    await store.places.take_seat(second)
    assert await store.places.seats("room") == (first, second)
    assert await store.places.seats("other") == (elsewhere,)


async def test_a_forgotten_place_leaves_only_its_results(store: Store) -> None:
    await store.places.take_seat(PlaceSeat("room", 0, "ada", 3))
    await store.places.take_seat(PlaceSeat("room", 1, "ben", 3))
    await store.places.keep_result(WON)
    await store.places.forget("ada")
    assert await store.places.listed() == (BEN,)
    assert [seat.place for seat in await store.places.seats("room")] == ["ben"]
    assert await store.places.results() == (WON,)


async def test_a_result_is_stored_once(store: Store) -> None:
    other = replace(WON, game="game-2", ended=4.0, verdict=Verdict.WITH_BOTS, others=0)
    unlisted = GameResult("game-3", 6.0, Verdict.NOT_LISTED, ())
    for result in (WON, replace(WON, ended=9.0), other, unlisted):
        await store.places.keep_result(result)
    assert await store.places.results() == (other, WON)
    assert await store.places.count_results() == 3


async def test_games_without_a_result_are_found_in_rooms_with_places(store: Store) -> None:
    for number in (1, 2, 3):
        room = f"room-{number}"
        game = GameRow(f"game-{number}", room, 1, 3)
        await store.append(opening(room))
        await store.append(replace(further(room), game=game))
    for number in (1, 2):
        await store.places.take_seat(PlaceSeat(f"room-{number}", 0, "ada", 1))
    assert await store.places.unjudged("", 9) == ("game-1", "game-2")
    assert await store.places.unjudged("", 1) == ("game-1",)
    assert await store.places.unjudged("game-1", 9) == ("game-2",)
    await store.places.keep_result(WON)
    assert await store.places.unjudged("", 9) == ("game-2",)


async def test_the_seats_of_a_room_disappear_with_it_and_its_results_stay(store: Store) -> None:
    await store.append(opening("room"))
    await store.places.take_seat(PlaceSeat("room", 0, "ada", 1))
    await store.places.take_seat(PlaceSeat("stray", 0, "ada", 1))
    await store.places.keep_result(WON)
    await store.remove(["room"])
    await store.remove_strays()
    assert (await store.places.seats("room"), await store.places.seats("stray")) == ((), ())
    assert await store.places.results() == (WON,)
