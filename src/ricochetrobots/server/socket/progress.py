"""Detect whether the other end of a connection still reads, by the bytes that it has acknowledged."""

from __future__ import annotations

from collections.abc import Callable

from ricochetrobots.server.socket.transport import Acknowledged


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
