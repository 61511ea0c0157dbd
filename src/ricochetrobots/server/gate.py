"""The door: drop TCP connections that send nothing, or too slowly, or that are too many from one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from ipaddress import ip_address, ip_network

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ricochetrobots.server.budgets import counted_as
from ricochetrobots.server.limits import USUAL, ServerLimits
from ricochetrobots.server.socket.websocket import WebSocketProtocol


class ConnectionGate:
    """The number of TCP connections of each address, at most ``most``. Those of ``trusted`` proxies are not counted."""

    def __init__(self, trusted: str, most: int) -> None:
        self._most = most
        self._trusted = [ip_network(part, strict=False) for part in trusted.split(",") if part]
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Count a connection, and return whether it may stay. If it may, call `leave` when it ends."""
        address = counted_as(host)
        if self._open[address] >= self._most and not self._is_trusted(host):
            return False
        self._open[address] += 1
        return True

    def leave(self, host: str) -> None:
        """Uncount a connection."""
        address = counted_as(host)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _is_trusted(self, host: str) -> bool:
        with suppress(ValueError):  # a name, as in tests
            return any(ip_address(host) in network for network in self._trusted)
        return False


class GateConfig(uvicorn.Config):
    """uvicorn's configuration with the limits, and with the door that all connections share."""

    door: ConnectionGate
    limits: ServerLimits


class HttpProtocol(H11Protocol):
    """HTTP with a time limit for the head of a request, and one for its body."""

    _timer: asyncio.TimerHandle | None = None
    _awaited: object = None
    _leave: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Accept a connection, or drop it if its address has too many."""
        super().connection_made(transport)
        if isinstance(self.config, GateConfig) and self.client is not None:
            if not self.config.door.enter(self.client[0]):
                transport.abort()
                return
            self._leave = partial(self.config.door.leave, self.client[0])
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Receive bytes, and set the limit for what must follow."""
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._watch()

    def on_response_complete(self) -> None:
        """Continue with the next request; uvicorn's own limit runs until its first byte."""
        super().on_response_complete()
        self._stop_watching()

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection."""
        super().connection_lost(exc)
        self._stop_watching()
        self._go()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over, with a function to call when it is lost."""
        self._stop_watching()
        super().handle_websocket_upgrade(event)
        handed = self.transport.get_protocol()
        if isinstance(handed, WebSocketProtocol):
            handed.leave, self._leave = self._leave or handed.leave, None
            handed.linger_seconds = self._limits.linger_seconds

    @property
    def _limits(self) -> ServerLimits:
        return self.config.limits if isinstance(self.config, GateConfig) else USUAL

    def _go(self) -> None:
        if self._leave is not None:
            self._leave()
            self._leave = None

    def _watch(self) -> None:
        """Drop the connection if the expected part does not arrive in time; a fragment of it is not enough."""
        awaited = self.conn.their_state
        if awaited is self._awaited:
            return
        self._stop_watching()
        limits = self._limits
        seconds = {h11.IDLE: limits.head_seconds, h11.SEND_BODY: limits.body_seconds}.get(awaited)
        if seconds is not None and not self.transport.is_closing():
            self._awaited = awaited
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop_watching(self) -> None:
        self._awaited = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
