"""E30 would find a response that depends on a puzzle in play."""

from dataclasses import replace

import pytest

from faults import live_puzzles
from ricochetrobots.server.rooms.room_state import RoomState

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

ADDRESSES = ("/api/rooms/{room:str}/events", "/r/{room:str}", "/preview/{name:str}", "/api/judge")


async def differing() -> set[str]:
    """Return the addresses whose responses differ between two servers in this process."""
    (first, _), (second, _) = [await live_puzzles._known(salt) for salt in (2, 3)]
    known = replace(first, puzzles=[*first.puzzles, *second.puzzles])
    answers = [await live_puzzles._ask(salt, known, ADDRESSES, 5, 1) for salt in (2, 3)]
    *pairs, _ = zip(*answers, strict=True)
    return {ADDRESSES[number % len(ADDRESSES)] for number, (one, other) in enumerate(pairs) if one != other}


@pytest.mark.long
async def test_a_published_puzzle_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await differing() == set()
    monkeypatch.setattr(RoomState, "seq_seen_from", lambda snapshot, *_: snapshot.seq)
    assert await differing() == {"/api/rooms/{room:str}/events"}
