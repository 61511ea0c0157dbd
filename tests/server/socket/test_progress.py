"""The server detects stalled clients by the bytes that their system acknowledges."""

import socket
import sys
from functools import partial

import pytest

from ricochetrobots.server.socket.progress import ConnectionProgress, acknowledged
from ricochetrobots.server.socket.transport import Acknowledged

STALLED_SECONDS = 5.0
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux reports acknowledged bytes")


def test_only_a_client_that_reads_nothing_while_data_waits_is_stalled() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        reader = socket.create_connection(listening.getsockname())
        writer, _ = listening.accept()
    with reader, writer:
        writer.setblocking(False)
        progress = ConnectionProgress(partial(acknowledged, writer), STALLED_SECONDS)
        assert not progress.stalled(0.0)
        assert not progress.stalled(2 * STALLED_SECONDS), "no data waits"
        fill(writer)
        assert not progress.stalled(100.0), "the client has acknowledged bytes since the last check"
        assert not progress.stalled(100.0 + STALLED_SECONDS - 0.1)
        assert progress.stalled(100.0 + STALLED_SECONDS)
        while len(reader.recv(1 << 20, socket.MSG_DONTWAIT)) == 1 << 20:
            pass
        assert not progress.stalled(200.0), "the client reads again"


def test_a_late_check_does_not_mark_new_data_as_stalled() -> None:
    """As after a stall of the server: no data waited at the last check."""
    state = Acknowledged(waits=False, size=7)
    progress = ConnectionProgress(lambda: state, STALLED_SECONDS)
    assert not progress.stalled(0.0)
    state = Acknowledged(waits=True, size=7)
    assert not progress.stalled(3 * STALLED_SECONDS)
    assert progress.stalled(4 * STALLED_SECONDS)


def test_closed_and_other_connections_are_not_stalled() -> None:
    one, other = socket.socketpair()
    with one, other:
        assert not ConnectionProgress(partial(acknowledged, one), STALLED_SECONDS).stalled(0.0)
    assert not ConnectionProgress(partial(acknowledged, one), STALLED_SECONDS).stalled(STALLED_SECONDS)
    assert not ConnectionProgress(lambda: None, STALLED_SECONDS).stalled(STALLED_SECONDS)


def fill(writer: socket.socket) -> None:
    """Send until the system's buffers are full."""
    try:
        while True:
            writer.send(bytes(1 << 20))
    except BlockingIOError:
        pass
