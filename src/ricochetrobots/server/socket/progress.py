"""Whether the other end of a connection reads, by what it has acknowledged."""

from __future__ import annotations

from collections.abc import Callable

from ricochetrobots.server import limits
from ricochetrobots.server.socket.transport import Acknowledged


class Progress:
    """The progress of one connection. Where the system cannot report it, nothing ever stalls."""

    def __init__(self, acknowledged: Callable[[], Acknowledged | None]) -> None:
        self._look_up = acknowledged
        self._acknowledged = 0
        self._since: float | None = None
        """When unacknowledged data was first seen to wait; None if none did."""

    def stalled(self, now: float) -> bool:
        """Return whether data was seen to wait ``limits.STALLED_SECONDS`` ago, and nothing has been
        acknowledged since.
        """
        known = self._look_up()
        if known is None:
            return False
        if not known.waits:
            self._since = None
            return False
        if self._since is None or known.size != self._acknowledged:
            self._acknowledged, self._since = known.size, now
            return False
        return now - self._since >= limits.STALLED_SECONDS
