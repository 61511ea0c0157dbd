"""What is written down of a room is what its events come to, whatever they are; what is not so is refuted."""

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from ricochetrobots.game import Match, evolve, replay
from ricochetrobots.game.events import Event
from ricochetrobots.server.store import snapshots
from ricochetrobots.server.store.snapshots import (
    STATE_VERSION,
    RefutedError,
    Snapshot,
    State,
    read_snapshot,
    take_snapshot,
)
from support.playthrough import FOLDER, Table, record, script

GAMES = sorted(FOLDER.glob("*.txt"))
STATES = FOLDER.parent / "states.txt"


def recorded(path: Path) -> list[Event]:
    """Return the events of a recorded game."""
    table = Table()
    record(script(path), table)
    return table.events


def stored(match: Match, seq: int = 1) -> Snapshot:
    return take_snapshot(
        "room",
        seq,
        "chain",
        State(match=match, at=1.5, opened_at=1, seated={0: 1.25}, renewed={0: 7}, link_renewed=8),
    )


def read(snapshot: Snapshot) -> Match:
    return read_snapshot("room", snapshot).match


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_goes_on_from_every_cut_as_if_it_had_not_been_cut(path: Path) -> None:
    """Found wanting: a field that is not written, or one that is read as something equal to nothing."""
    events = recorded(path)
    whole = replay(events)
    match: Match | None = None
    for seq, event in enumerate(events, 1):
        match = evolve(match, event)
        resumed = read(stored(match, seq))
        assert resumed == match, event
        assert replay(events[seq:], resumed) == whole


def test_what_is_read_is_all_that_was_written() -> None:
    state = State(
        match=replay(recorded(GAMES[0])),
        at=12.25,
        opened_at=7,
        seated={0: 1.25, 3: 4.0},
        renewed={3: 9},
        link_renewed=8,
    )
    assert read_snapshot("room", take_snapshot("room", 9, "chain", state)) == state


def test_what_does_not_belong_to_the_room_is_refuted() -> None:
    good = stored(replay(recorded(GAMES[0])))
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
def test_what_cannot_be_read_is_refuted_even_with_the_right_digest(body: str) -> None:
    with pytest.raises(RefutedError, match="read"):
        read(signed(body))


def test_robots_where_none_can_stand_are_refuted() -> None:
    good = stored(replay(recorded(FOLDER / "R6.2-bids.txt")))
    start = good.body.index('"position":[') + len('"position":[')
    with pytest.raises(RefutedError, match="read"):
        read(signed(good.body[:start] + "9999" + good.body[good.body.index(",", start) :]))


def signed(body: str) -> Snapshot:
    """Return a row with that body and the digest that belongs to it."""
    return Snapshot(
        1, STATE_VERSION, "chain", body, snapshots._digest("room", 1, STATE_VERSION, "chain", body)
    )


def test_the_version_is_raised_when_the_same_events_come_to_another_state() -> None:
    """Or when a state is written otherwise. Games that are new in golden/playthroughs are only added.

    ``PYTHONPATH=tests python -m server.store.test_snapshots`` writes the file, once the version is right.
    """
    version, *lines = STATES.read_text("utf-8").splitlines()
    assert version == f"version {STATE_VERSION}"
    known, found = (dict(line.split(" ") for line in some) for some in (lines, states(GAMES)))
    other = [name for name in found if name in known and found[name] != known[name]]
    assert not other, "raise STATE_VERSION"
    assert known == found, "write golden/states.txt anew"


def states(games: Iterable[Path]) -> list[str]:
    """Return a line for each game: its name, and a hash of all states that it comes through."""
    lines = []
    for path in games:
        through = hashlib.sha256()
        match: Match | None = None
        for event in recorded(path):
            match = evolve(match, event)
            through.update(stored(match).body.encode())
        lines.append(f"{path.stem} {through.hexdigest()[:32]}")
    return lines


if __name__ == "__main__":
    STATES.write_text("\n".join([f"version {STATE_VERSION}", *states(GAMES)]) + "\n", "utf-8")
