"""Snapshots: they restore the state that the events of a room result in, and wrong ones are rejected."""

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from ricochetrobots.game import Match, evolve, replay
from ricochetrobots.server.log import snapshots
from ricochetrobots.server.log.snapshots import (
    STATE_VERSION,
    RefutedError,
    Snapshot,
    State,
    read_snapshot,
    take_snapshot,
)
from support.playthrough import FOLDER, played

GAMES = sorted(FOLDER.glob("*.txt"))
STATES = FOLDER.parent / "states.txt"


def snapshot_of(match: Match, seq: int = 1) -> Snapshot:
    return take_snapshot(
        "room",
        seq,
        "chain",
        State(match=match, at=1.5, opened_at=1, seated={0: 1.25}, renewed={0: 7}, link_renewed=8),
    )


def read(snapshot: Snapshot) -> Match:
    return read_snapshot("room", snapshot).match


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_resumes_from_a_snapshot_at_every_event(path: Path) -> None:
    """The test finds a field that is not stored, or not restored: each event changes a match from a snapshot."""
    match: Match | None = None
    resumed: Match | None = None
    for seq, event in enumerate(played(path), 1):
        match = evolve(match, event)
        resumed = read(snapshot_of(evolve(resumed, event), seq))
        assert resumed == match, event


def test_a_snapshot_restores_the_whole_state() -> None:
    state = State(
        match=replay(played(GAMES[0])),
        at=12.25,
        opened_at=7,
        seated={0: 1.25, 3: 4.0},
        renewed={3: 9},
        link_renewed=8,
    )
    assert read_snapshot("room", take_snapshot("room", 9, "chain", state)) == state


def test_a_snapshot_that_does_not_match_its_digest_is_rejected() -> None:
    good = snapshot_of(replay(played(GAMES[0])))
    assert read(good)
    with pytest.raises(RefutedError, match="digest"):
        read_snapshot("other", good)
    for wrong in (
        replace(good, seq=2),
        replace(good, chain="other"),
        replace(good, body=good.body.replace("Mara", "Nora")),
        replace(good, digest="0" * 64),
    ):
        with pytest.raises(RefutedError, match="digest"):
            read(wrong)
    with pytest.raises(RefutedError, match="version"):
        read(replace(good, version=STATE_VERSION + 1))


@pytest.mark.parametrize("body", ["", "{}", "[]", '{"match":{},"at":1,"opened_at":1,"seated":{}}'])
def test_an_unreadable_snapshot_is_rejected_even_with_the_right_digest(body: str) -> None:
    with pytest.raises(RefutedError, match="read"):
        read(snapshot_with_digest(body))


def test_a_snapshot_with_impossible_robot_positions_is_rejected() -> None:
    good = snapshot_of(replay(played(FOLDER / "R6.2-bids.txt")))
    start = good.body.index('"position":[') + len('"position":[')
    with pytest.raises(RefutedError, match="read"):
        read(snapshot_with_digest(good.body[:start] + "9999" + good.body[good.body.index(",", start) :]))


def snapshot_with_digest(body: str) -> Snapshot:
    """Return a snapshot with this body and the matching digest."""
    return Snapshot(
        1, STATE_VERSION, "chain", body, snapshots._digest("room", 1, STATE_VERSION, "chain", body)
    )


def test_a_changed_state_requires_a_new_version() -> None:
    """Raise STATE_VERSION if the same events result in another state, or if the state is stored differently.

    New games in golden/playthroughs only add lines. ``PYTHONPATH=tests python -m server.log.test_snapshots`` writes
    the file, once the version is right.
    """
    version, *lines = STATES.read_text("utf-8").splitlines()
    assert version == f"version {STATE_VERSION}"
    known, found = (dict(line.split(" ") for line in some) for some in (lines, states(GAMES)))
    changed = [name for name in found if name in known and found[name] != known[name]]
    assert not changed, "raise STATE_VERSION"
    assert known == found, "write golden/states.txt again"


def states(games: Iterable[Path]) -> list[str]:
    """Return a line for each game: its name, and a hash of all its states."""
    lines = []
    for path in games:
        digest = hashlib.sha256()
        match: Match | None = None
        for event in played(path):
            match = evolve(match, event)
            digest.update(snapshot_of(match).body.encode())
        lines.append(f"{path.stem} {digest.hexdigest()[:32]}")
    return lines


if __name__ == "__main__":
    STATES.write_text("\n".join([f"version {STATE_VERSION}", *states(GAMES)]) + "\n", "utf-8")
