"""Whether the other end of a TCP connection takes what it is sent, by what it has acknowledged."""

from __future__ import annotations

import socket
import struct

from ricochetrobots.server import limits

TCP_INFO_BYTES = 148
_UNACKNOWLEDGED_PACKETS = struct.Struct("@24xI")
_ACKNOWLEDGED_BYTES = struct.Struct("@120xQ")
_BYTES_NOT_SENT = struct.Struct("@144xI")
"""Where they stand in ``struct tcp_info`` of linux/tcp.h."""


class Progress:
    """How far one connection has got. Where the system cannot tell, nothing ever stalls."""

    def __init__(self, tcp: socket.socket | None) -> None:
        self._tcp = tcp
        self._acknowledged = -1
        self._since = 0.0

    def stalled(self, now: float) -> bool:
        """Tell whether something has waited since ``limits.STALLED_SECONDS`` and nothing was taken; 2 us."""
        known = None if self._tcp is None else _looked_up(self._tcp)
        if known is None:
            return False
        waits, acknowledged = known
        if not waits or acknowledged != self._acknowledged:
            self._acknowledged, self._since = acknowledged, now
            return False
        return now - self._since >= limits.STALLED_SECONDS


def _looked_up(tcp: socket.socket) -> tuple[bool, int] | None:
    """Return whether anything waits to be acknowledged, and how many bytes have been."""
    try:
        info = tcp.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_BYTES)
    except (AttributeError, OSError):  # a system without TCP_INFO, or a connection that is closed
        return None
    if len(info) < TCP_INFO_BYTES:
        return None
    waits = _UNACKNOWLEDGED_PACKETS.unpack_from(info)[0] or _BYTES_NOT_SENT.unpack_from(info)[0]
    return bool(waits), _ACKNOWLEDGED_BYTES.unpack_from(info)[0]
