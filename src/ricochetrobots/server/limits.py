"""The limits for one person, one address or one server, and the budgets that count their use."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple, Protocol

from ricochetrobots.core import RicochetError
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import StorageUnavailableError, TooFastError

MESSAGES_PER_CONNECTION = (30, 10.0)
MESSAGES_PER_SEAT = (60, 10.0)
"""Messages over all connections of a seat, including lost ones."""
MESSAGES_PER_ROOM = (600, 10.0)
"""Messages of the players of a room; spectators do not count."""
MESSAGES_PER_ADDRESS = (3_000, 10.0)
EVENTS_PER_ROOM = 200_000
"""About 60 MB; a match of twelve players has a thousand."""
BYTES_PER_ROOM = (1024 * 1024, 600.0)
"""Stored for the players of a room."""
FREE_BYTES = 256 * 1024 * 1024
"""With less free space on the disk, nobody can open new rooms."""
CONNECTIONS_PER_SEAT = 10
CONNECTIONS_PER_ADDRESS = 200
"""Enough for a club behind one router, or a house with many windows."""
ROOMS_PER_ADDRESS = (20, 60.0)
PLACES_PER_ADDRESS = (10, 3600.0)
"""New people on an open ladder. As with rooms, refused requests do not count."""
BOARDS_PER_ADDRESS = (600, 60.0)
CLAIMS_PER_ADDRESS = (120, 60.0)
"""Paths to judge."""
TEXTS_PER_ADDRESS = (60, 60.0)
"""Pasted texts to read."""
PICTURES_PER_ADDRESS = (30, 60.0)
HINTS_PER_ADDRESS = (100, 60.0)
"""Hints cost no search, and several people behind one router may request all of them."""
LISTS_PER_ADDRESS = (120, 60.0)
"""Lists of public tables; a page reads one every few seconds, and several people may be behind one router."""
REPORTS_PER_ADDRESS = (20, 3600.0)
REPORTS_PER_SEAT = (5, 3600.0)
"""Reports of other players at public tables."""
GUESSES_PER_ADDRESS = (10, 60.0)
GUESSES_IN_ALL = (100, 1.0)
"""Guesses of room codes by all addresses that have guessed wrong lately."""
FIRST_GUESSES_IN_ALL = (1_000, 1.0)
"""Guesses by all other addresses: many wrong guesses do not lock out somebody who knows a code."""
SOCKETS_PER_ADDRESS = 600
"""TCP connections of any kind; a browser holds up to seven."""
HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
"""The time for the whole body of a request; ``HEAD_SECONDS`` is that for its head."""
HELLO_SECONDS = 5.0
"""The time for the first message of a connection."""
SEND_SECONDS = 5.0
"""The time in which the other end must read a message when its buffers are full."""
STALLED_SECONDS = 5.0
"""The time in which the other end must acknowledge some of the data that was sent."""
LOOKED_AFTER_SECONDS = 2.0
"""The time between two checks of a connection."""
EVENTS_AT_ONCE = 1_000
"""The most events in an update, and in a page of a room's history."""
PAGES_PER_ADDRESS = (300, 60.0)
QUEUED_MESSAGES = 256
QUEUED_BYTES = 512 * 1024
REMEMBERED_ADDRESSES = 10_000
NETWORK_BITS = 64


def address_of(scope: Any) -> str:
    """Return the name under which a client is counted (`counted_as`), "unknown" if it has no address."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else "unknown"


def counted_as(host: str) -> str:
    """Return the name under which an address is counted: its own, or that of its network.

    A household chooses its IPv6 addresses from a network of 64 bits, so the network is counted (RFC 6177).
    """
    try:
        address = ip_address(host)
    except ValueError:  # a name, as in tests
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), NETWORK_BITS), strict=False))


class Budget:
    """A budget for one user: ``limit`` is a number of uses and the seconds within which they count."""

    def __init__(self, clock: Clock, limit: tuple[int, float]) -> None:
        self._clock = clock
        self._count, self._seconds = limit
        self._spent: deque[float] = deque()

    def spend(self) -> None:
        """Count one use. Raises TooFastError and counts nothing if none is left."""
        now = self._clock.now()
        while self._spent and self._spent[0] <= now - self._seconds:
            self._spent.popleft()
        if len(self._spent) >= self._count:
            raise TooFastError(self._spent[0] + self._seconds - now)
        self._spent.append(now)

    def give_back(self) -> None:
        """Uncount the last use."""
        if self._spent:
            self._spent.pop()

    @property
    def untouched(self) -> bool:
        """Return whether nothing has been spent lately."""
        return not self._spent or self._spent[-1] <= self._clock.now() - self._seconds


class Bucket:
    """A bucket: ``limit`` is the amount that fills it and the seconds in which a full one drains."""

    def __init__(self, clock: Clock, limit: tuple[int, float]) -> None:
        self._clock = clock
        self._most, self._seconds = limit
        self._level = 0.0
        self._looked = clock.now()

    def check(self) -> None:
        """Raise TooFastError while the bucket is full."""
        now = self._clock.now()
        self._level = max(0.0, self._level - (now - self._looked) * self._most / self._seconds)
        self._looked = now
        if self._level >= self._most:
            raise TooFastError(max(1.0, (self._level - self._most) * self._seconds / self._most))

    def add(self, amount: int) -> None:
        """Add this much."""
        self._level += amount


class Pace:
    """A pace: ``limit`` is the number of uses at once, and the seconds after which each comes back."""

    def __init__(self, clock: Clock, limit: tuple[int, float]) -> None:
        self._clock = clock
        self._at_once, self._seconds = limit
        self._all_back_at = 0.0

    def spend(self) -> None:
        """Count one use. Raises TooFastError and counts nothing if none is left."""
        now = self._clock.now()
        all_back_at = max(self._all_back_at, now)
        wait = all_back_at - now - (self._at_once - 1) * self._seconds
        if wait > 0:
            raise TooFastError(wait)
        self._all_back_at = all_back_at + self._seconds


class BudgetByAddress:
    """A budget for each address, or for each name of another kind.

    It evicts the least recently used budgets when there are too many.
    """

    def __init__(self, clock: Clock, limit: tuple[int, float]) -> None:
        self._clock = clock
        self._limit = limit
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def spend(self, address: str) -> Budget:
        """Count one use for that address, and return its budget. Raises TooFastError."""
        budget = self._of(address)
        budget.spend()
        return budget

    def untouched(self, address: str) -> bool:
        """Return whether that address has spent nothing lately."""
        return address not in self._budgets or self._budgets[address].untouched

    def _of(self, address: str) -> Budget:
        budget = self._budgets.get(address)
        if budget is None:
            budget = self._budgets[address] = Budget(self._clock, self._limit)
        else:
            self._budgets.move_to_end(address)
        if len(self._budgets) > REMEMBERED_ADDRESSES:
            self._budgets.popitem(last=False)
        return budget


class Counts(Protocol):
    """A budget that several servers share."""

    async def spend(self, what: str, who: str, limit: tuple[int, float]) -> bool:
        """Count one use; return whether all earlier uses had recovered. Raises TooFastError."""
        ...

    async def give_back(self, what: str, who: str, limit: tuple[int, float]) -> None:
        """Uncount one use."""
        ...


class Expense(NamedTuple):
    """A counted use: whether it was the first in a while, and how to uncount it."""

    first: bool
    give_back: Callable[[], Awaitable[None]]


class CommonBudget:
    """A budget for each address, which ``counts`` shares with all servers; if it is None, this server counts alone.

    This server also counts each use itself, and does so first, so that a client over its limit costs no query.
    """

    def __init__(self, what: str, clock: Clock, limit: tuple[int, float], counts: Counts | None) -> None:
        self._what = what
        self._limit = limit
        self._here = BudgetByAddress(clock, limit)
        self._counts = counts

    async def spend(self, address: str = "") -> Expense:
        """Count one use for that address. Raises TooFastError and StorageUnavailableError."""
        first = self._here.untouched(address)
        budget = self._here.spend(address)
        if self._counts is not None:
            first &= await self._counts.spend(self._what, address, self._limit)

        async def give_back() -> None:
            budget.give_back()
            if self._counts is not None:
                await self._counts.give_back(self._what, address, self._limit)

        return Expense(first, give_back)

    @asynccontextmanager
    async def spending(self, address: str) -> AsyncIterator[None]:
        """Count one use for that address unless the block refuses it. Raises TooFastError, StorageUnavailableError."""
        expense = await self.spend(address)
        try:
            yield
        except StorageUnavailableError:  # it may have been stored
            raise
        except RicochetError:
            await expense.give_back()
            raise
