"""Updates that are encoded once for many clients; support/secrets.py checks that they are valid messages."""

import json
from pathlib import Path
from random import Random

import pytest

from ricochetrobots.game import Match, evolve, replay
from ricochetrobots.game.absence import NOBODY_GONE, Absence, Gone
from ricochetrobots.game.match import bids_alone_differ
from ricochetrobots.game.view import own_view
from ricochetrobots.wire import updates as update_writer
from ricochetrobots.wire.updates import UpdateWriter
from support.playthrough import FOLDER, Table, played, record, script


@pytest.fixture(scope="module")
def table() -> Table:
    """A room whose first chip goes back and is turned up again."""
    table = Table()
    record(script(FOLDER / "R6.11-a-chip-goes-back.txt"), table)
    return table


def test_everybody_gets_the_events_they_have_missed(table: Table) -> None:
    match = replay(table.events)
    writer = UpdateWriter()
    writer.set_match(match, NOBODY_GONE)
    written = writer.room_update(match, len(table.events), table.events, 5.0, "game")
    last = len(table.events)
    for known in (0, 1, last - 1, last):
        update = json.loads(written.update(known, writer.viewer_part(0)))
        assert [event["seq"] for event in update["events"]] == list(range(known + 1, last + 1))
        assert (update["seq"], update["now"], update["game"]) == (last, 5.0, "game")


def test_a_finished_round_is_written_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cost of a bid does not grow with the rounds before it."""
    match = replay(table.events)
    assert match.history
    writer = UpdateWriter()
    writer.room_update(match, len(table.events), table.events, 5.0, None)
    monkeypatch.delattr(update_writer, "round_part")
    writer.room_update(match, len(table.events), table.events, 6.0, None)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("R6*.txt")), ids=lambda path: path.stem)
def test_what_one_person_sees_is_kept_only_while_it_is_the_same(path: Path) -> None:
    """Nobody sees commands that were allowed only earlier, at any point of a match."""
    writer, chance = UpdateWriter(), Random(1)
    match: Match | None = None
    for event in played(path):
        match = evolve(match, event)
        here = [seat.number for seat in match.seats]
        gone: Gone = {seat: Absence(0.0) for seat in here if chance.random() < 0.3}
        for absent in ({}, {}, gone):
            writer.set_match(match, absent)
            for viewer in (None, *here):
                assert writer.viewer_part(viewer) == own_view(match, viewer, absent)


def test_while_people_bid_only_the_bids_are_written_anew(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table()
    record(script(FOLDER / "R6.2-bids.txt"), table)
    writer, match, bids = UpdateWriter(), replay(table.events[:1]), 0
    for number, event in enumerate(table.events[1:], 2):
        before, match = match, evolve(match, event)
        events = table.events[:number]
        if bids_alone_differ(before, match):
            bids += 1
            with monkeypatch.context() as without:
                without.delattr(update_writer, "shared_view")
                writer.room_update(match, number, events, 5.0, None)
        else:
            writer.room_update(match, number, events, 5.0, None)
    assert bids
