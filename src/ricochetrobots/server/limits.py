"""How much one person, address or server may do, and a budget that counts it."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple, Protocol

from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import TooFastError

MESSAGES_PER_CONNECTION = (30, 10.0)
MESSAGES_PER_SEAT = (60, 10.0)
"""Over all its connections, those lost meanwhile included."""
MESSAGES_PER_ROOM = (600, 10.0)
"""By those who sit there; how many watch is no matter."""
MESSAGES_PER_ADDRESS = (3_000, 10.0)
EVENTS_PER_ROOM = 200_000
"""Some 60 MB; a match of twelve has a thousand."""
BYTES_PER_ROOM = (1024 * 1024, 600.0)
"""Stored for those who sit there."""
FREE_BYTES = 256 * 1024 * 1024
"""With less left on the disk no new rooms are opened."""
CONNECTIONS_PER_SEAT = 10
CONNECTIONS_PER_ADDRESS = 200
"""A club behind one router, or one house with many windows; more than that is no table."""
ROOMS_PER_ADDRESS = (20, 60.0)
BOARDS_PER_ADDRESS = (600, 60.0)
CLAIMS_PER_ADDRESS = (120, 60.0)
"""Paths to be judged."""
PUZZLES_PER_ADDRESS = (20, 60.0)
PICTURES_PER_ADDRESS = (30, 60.0)
PICTURES_IN_ALL = (30, 10.0)
HINTS_PER_ADDRESS = (100, 60.0)
"""They cost no search; several people behind one router may take all of them."""
GUESSES_PER_ADDRESS = (10, 60.0)
GUESSES_IN_ALL = (100, 1.0)
"""By addresses that have guessed wrong lately."""
FIRST_GUESSES_IN_ALL = (1_000, 1.0)
"""By others: many who guess wrong do not keep out who knows a code."""
SOCKETS_PER_ADDRESS = 600
"""TCP connections, whatever is said on them; a browser holds up to seven."""
HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
"""For the whole head and the whole body of a request."""
HELLO_SECONDS = 5.0
"""For the first message to come."""
SEND_SECONDS = 5.0
"""For the other end to take a message when its buffers are full."""
STALLED_SECONDS = 5.0
"""For the other end to acknowledge something of what waits for it."""
LOOKED_AFTER_SECONDS = 2.0
"""How often each connection is looked at."""
EVENTS_AT_ONCE = 1_000
"""How far back an update goes, and how many events are on a page of a room's story."""
PAGES_PER_ADDRESS = (300, 60.0)
QUEUED_MESSAGES = 256
QUEUED_BYTES = 512 * 1024
REMEMBERED_ADDRESSES = 10_000
NETWORK_BITS = 64


def address_of(scope: Any) -> str:
    """Return where whoever asks is counted (`counted_as`), as far as the server can tell."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else "unknown"


def counted_as(host: str) -> str:
    """Return where an address is counted: by itself, or by the network of it.

    Of IPv6 a household has a network of 64 bits to choose from, so that is what counts (RFC 6177).
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
    """At most ``count`` times in any ``seconds``."""

    def __init__(self, clock: Clock, limit: tuple[int, float]) -> None:
        self._clock = clock
        self._count, self._seconds = limit
        self._spent: deque[float] = deque()

    def spend(self) -> None:
        """Count one time. Raises TooFastError, counting nothing, when there is no room."""
        now = self._clock.now()
        while self._spent and self._spent[0] <= now - self._seconds:
            self._spent.popleft()
        if len(self._spent) >= self._count:
            raise TooFastError(self._spent[0] + self._seconds - now)
        self._spent.append(now)

    def give_back(self) -> None:
        """Uncount the last time."""
        if self._spent:
            self._spent.pop()

    @property
    def untouched(self) -> bool:
        """Whether nothing has been spent lately."""
        return not self._spent or self._spent[-1] <= self._clock.now() - self._seconds


class Bucket:
    """At most ``most`` at once, which drains in ``seconds``."""

    def __init__(self, clock: Clock, limit: tuple[int, float]) -> None:
        self._clock = clock
        self._most, self._seconds = limit
        self._level = 0.0
        self._looked = clock.now()

    def check(self) -> None:
        """Raise TooFastError while it is full."""
        now = self._clock.now()
        self._level = max(0.0, self._level - (now - self._looked) * self._most / self._seconds)
        self._looked = now
        if self._level >= self._most:
            raise TooFastError(max(1.0, (self._level - self._most) * self._seconds / self._most))

    def add(self, amount: int) -> None:
        """Put so much into it."""
        self._level += amount


class BudgetByAddress:
    """A budget for each address, or for each of something else that has a name.

    Those longest unseen are forgotten when there are too many.
    """

    def __init__(self, clock: Clock, limit: tuple[int, float]) -> None:
        self._clock = clock
        self._limit = limit
        self._budgets: OrderedDict[str, Budget] = OrderedDict()

    def spend(self, address: str) -> Budget:
        """Count one time for that address, and return its budget. Raises TooFastError."""
        budget = self._of(address)
        budget.spend()
        return budget

    def untouched(self, address: str) -> bool:
        """Tell whether that address has spent nothing lately."""
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
    """Where several servers count together."""

    async def spend(self, what: str, who: str, limit: tuple[int, float]) -> bool:
        """Count one time; return whether nothing is spent otherwise. Raises TooFastError."""
        ...

    async def give_back(self, what: str, who: str, limit: tuple[int, float]) -> None:
        """Uncount one time."""
        ...


class Expense(NamedTuple):
    """What has been spent: whether it was the first in a while, and how to get it back."""

    first: bool
    give_back: Callable[[], Awaitable[None]]


class CommonBudget:
    """A budget for each address that counts over all servers, ``counts``; over this one alone if None.

    It is always counted here too, and first, so that whoever asks too much does not reach the others.
    """

    def __init__(self, what: str, clock: Clock, limit: tuple[int, float], counts: Counts | None) -> None:
        self._what = what
        self._limit = limit
        self._here = BudgetByAddress(clock, limit)
        self._counts = counts

    async def spend(self, address: str = "") -> Expense:
        """Count one time for that address. Raises TooFastError and StorageUnavailableError."""
        first = self._here.untouched(address)
        budget = self._here.spend(address)
        if self._counts is not None:
            first &= await self._counts.spend(self._what, address, self._limit)

        async def give_back() -> None:
            budget.give_back()
            if self._counts is not None:
                await self._counts.give_back(self._what, address, self._limit)

        return Expense(first, give_back)
