"""Detect whether the other end of a connection still reads, by the bytes that it has acknowledged."""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable

from ricochetrobots.server.socket.transport import Acknowledged

TCP_INFO_BYTES = 148
_UNACKNOWLEDGED_PACKETS = struct.Struct("@24xI")
_ACKNOWLEDGED_BYTES = struct.Struct("@120xQ")
_BYTES_NOT_SENT = struct.Struct("@144xI")
"""Offsets of the fields in ``struct tcp_info`` of linux/tcp.h."""


class ConnectionProgress:
    """The progress of one connection. Where the system cannot report it, nothing ever stalls."""

    def __init__(self, acknowledged: Callable[[], Acknowledged | None], stalled_seconds: float) -> None:
        self._stalled_seconds = stalled_seconds
        self._look_up = acknowledged
        self._acknowledged = 0
        self._since: float | None = None
        """The time since which unacknowledged data has been waiting without progress; None if none waits."""

    def stalled(self, now: float) -> bool:
        """Return whether data has been waiting for ``ServerLimits.stalled_seconds`` without an acknowledgement."""
        known = self._look_up()
        if known is None:
            return False
        if not known.waits:
            self._since = None
            return False
        if self._since is None or known.size != self._acknowledged:
            self._acknowledged, self._since = known.size, now
            return False
        return now - self._since >= self._stalled_seconds


def acknowledged(tcp: socket.socket) -> Acknowledged | None:
    """Return what Linux reports of a connection, None if it is closed or the system does not report it."""
    try:
        info = tcp.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_BYTES)
    except (AttributeError, OSError):  # a system without TCP_INFO, or a closed connection
        return None
    if len(info) < TCP_INFO_BYTES:
        return None
    waits = _UNACKNOWLEDGED_PACKETS.unpack_from(info)[0] or _BYTES_NOT_SENT.unpack_from(info)[0]
    return Acknowledged(bool(waits), _ACKNOWLEDGED_BYTES.unpack_from(info)[0])
