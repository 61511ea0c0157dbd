"""The system's report about a TCP connection (Linux)."""

from __future__ import annotations

import socket
import struct

from ricochetrobots.server.socket.transport import Acknowledged

TCP_INFO_BYTES = 148
_UNACKNOWLEDGED_PACKETS = struct.Struct("@24xI")
_ACKNOWLEDGED_BYTES = struct.Struct("@120xQ")
_BYTES_NOT_SENT = struct.Struct("@144xI")
"""Offsets of the fields in ``struct tcp_info`` of linux/tcp.h."""


def acknowledged(tcp: socket.socket) -> Acknowledged | None:
    """Return the progress of a connection, None if it is closed or the system does not report it."""
    try:
        info = tcp.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_BYTES)
    except (AttributeError, OSError):  # a system without TCP_INFO, or a closed connection
        return None
    if len(info) < TCP_INFO_BYTES:
        return None
    waits = _UNACKNOWLEDGED_PACKETS.unpack_from(info)[0] or _BYTES_NOT_SENT.unpack_from(info)[0]
    return Acknowledged(bool(waits), _ACKNOWLEDGED_BYTES.unpack_from(info)[0])
