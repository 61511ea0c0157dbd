"""Who takes nothing of what waits for them is noticed by what their system acknowledges."""

import socket
import sys
from functools import partial

import pytest

from ricochetrobots.server.limits import STALLED_SECONDS
from ricochetrobots.server.socket.progress import Progress
from ricochetrobots.server.socket.tcp_info import acknowledged
from ricochetrobots.server.socket.transport import Acknowledged

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what has been acknowledged")


def test_only_who_takes_nothing_of_what_waits_is_stalled() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        reader = socket.create_connection(listening.getsockname())
        writer, _ = listening.accept()
    with reader, writer:
        writer.setblocking(False)
        progress = Progress(partial(acknowledged, writer))
        assert not progress.stalled(0.0)
        assert not progress.stalled(2 * STALLED_SECONDS), "nothing waits"
        fill(writer)
        assert not progress.stalled(100.0), "it took something since"
        assert not progress.stalled(100.0 + STALLED_SECONDS - 0.1)
        assert progress.stalled(100.0 + STALLED_SECONDS)
        while len(reader.recv(1 << 20, socket.MSG_DONTWAIT)) == 1 << 20:
            pass
        assert not progress.stalled(200.0), "it reads again"


def test_who_was_sent_something_only_now_is_not_stalled_however_late_the_server_looks() -> None:
    """As after it stood still: nothing had waited when it looked before."""
    known = Acknowledged(waits=False, size=7)
    progress = Progress(lambda: known)
    assert not progress.stalled(0.0)
    known = Acknowledged(waits=True, size=7)
    assert not progress.stalled(3 * STALLED_SECONDS)
    assert progress.stalled(4 * STALLED_SECONDS)


def test_a_connection_that_is_closed_or_of_another_kind_is_not_stalled() -> None:
    one, other = socket.socketpair()
    with one, other:
        assert not Progress(partial(acknowledged, one)).stalled(0.0)
    assert not Progress(partial(acknowledged, one)).stalled(STALLED_SECONDS)
    assert not Progress(lambda: None).stalled(STALLED_SECONDS)


def fill(writer: socket.socket) -> None:
    """Send until the system takes no more."""
    try:
        while True:
            writer.send(bytes(1 << 20))
    except BlockingIOError:
        pass
