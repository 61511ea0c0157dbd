"""Updates that are written once for many. That they are the messages of the protocol: tests/support/secrets.py."""

import json

import pytest

from ricochetrobots.game import replay
from ricochetrobots.game.view import own_view
from ricochetrobots.protocol import update_writer
from ricochetrobots.protocol.update_writer import UpdateWriter
from support.playthrough import FOLDER, Table, record, script


@pytest.fixture(scope="module")
def table() -> Table:
    """A room whose first chip goes back and comes up again."""
    table = Table()
    record(script(FOLDER / "R6.11-a-chip-goes-back.txt"), table)
    return table


def test_everybody_gets_the_events_they_have_missed(table: Table) -> None:
    match = replay(table.events)
    news = UpdateWriter().news(match, table.events, 5.0, "game")
    last = len(table.events)
    for known in (0, 1, last - 1, last):
        update = json.loads(news.update(known, own_view(match, 0)))
        assert [event["seq"] for event in update["events"]] == list(range(known + 1, last + 1))
        assert (update["seq"], update["now"], update["game"]) == (last, 5.0, "game")


def test_a_finished_round_is_written_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bid costs must not grow with the rounds before it."""
    match = replay(table.events)
    assert match.history
    writer = UpdateWriter()
    writer.news(match, table.events, 5.0, None)
    monkeypatch.delattr(update_writer, "round_part")
    writer.news(match, table.events, 6.0, None)
