"""The budgets that count what one person, one address or everybody uses of a limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from enum import Enum, auto
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple, Protocol

from ricochetrobots.core import RicochetError
from ricochetrobots.server.clock import Clock
from ricochetrobots.server.errors import StorageUnavailableError, TooFastError
from ricochetrobots.server.limits import Limit, ServerLimits

REMEMBERED_ADDRESSES = 10_000
NETWORK_BITS = 64
ROUNDING = 0.01
"""The part of an interval by which a use may come too early: sums of intervals are rounded."""


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


class Gcra:
    """A budget of ``uses`` at once, one of which recovers every ``seconds / uses``.

    This is the generic cell rate algorithm as virtual scheduling (ITU-T Recommendation I.371, annex A). It keeps one
    number: the time at which every use has recovered. A use moves that time by ``seconds / uses``, and is refused if
    the time would then be more than ``seconds`` ahead. cluster/budgets.py has the same algorithm in SQL.
    """

    __slots__ = ("_clock", "_interval", "_recovered_at", "_seconds")

    def __init__(self, clock: Clock, limit: Limit) -> None:
        self._clock = clock
        self._seconds = limit.seconds
        self._interval = limit.seconds / limit.uses
        self._recovered_at = 0.0

    def spend(self) -> None:
        """Count one use. Raises TooFastError and counts nothing if none is left."""
        now = self._clock.now()
        recovered_at = max(self._recovered_at, now) + self._interval
        early = recovered_at - now - self._seconds
        if early > self._interval * ROUNDING:
            raise TooFastError(early)
        self._recovered_at = recovered_at

    def give_back(self) -> None:
        """Uncount one use."""
        self._recovered_at -= self._interval

    def add(self, amount: int) -> None:
        """Count an amount that is known only after its use; it may exceed what is left."""
        self._recovered_at = max(self._recovered_at, self._clock.now()) + amount * self._interval

    def check(self) -> None:
        """Raise TooFastError while nothing is left."""
        early = self._recovered_at - self._clock.now() - self._seconds
        if early >= 0:
            raise TooFastError(max(1.0, early))

    @property
    def untouched(self) -> bool:
        """Return whether every use has recovered."""
        return self._recovered_at <= self._clock.now()


class BudgetByAddress:
    """A budget for each address, or for each name of another kind.

    It evicts the least recently used budgets when there are too many.
    """

    def __init__(self, clock: Clock, limit: Limit) -> None:
        self._clock = clock
        self._limit = limit
        self._budgets: OrderedDict[str, Gcra] = OrderedDict()

    def spend(self, address: str) -> Gcra:
        """Count one use for that address, and return its budget. Raises TooFastError."""
        budget = self._of(address)
        budget.spend()
        return budget

    def untouched(self, address: str) -> bool:
        """Return whether everything that this address has spent has recovered."""
        return address not in self._budgets or self._budgets[address].untouched

    def _of(self, address: str) -> Gcra:
        budget = self._budgets.get(address)
        if budget is None:
            budget = self._budgets[address] = Gcra(self._clock, self._limit)
        else:
            self._budgets.move_to_end(address)
        if len(self._budgets) > REMEMBERED_ADDRESSES:
            self._budgets.popitem(last=False)
        return budget


class Counts(Protocol):
    """A budget that several servers share."""

    async def spend(self, what: str, who: str, limit: Limit) -> bool:
        """Count one use; return whether all earlier uses had recovered. Raises TooFastError."""
        ...

    async def give_back(self, what: str, who: str, limit: Limit) -> None:
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

    def __init__(self, what: str, clock: Clock, limit: Limit, counts: Counts | None) -> None:
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


class Budget(Enum):
    """The budgets of an address from which the requests of a route are paid (http/routes.py)."""

    DOCUMENTS = auto()
    FILES = auto()
    DOWNLOADS = auto()
    HEALTH = auto()
    PAGES = auto()
    BOARDS = auto()
    CLAIMS = auto()
    TEXTS = auto()
    LONG_TEXTS = auto()
    HINTS = auto()
    LISTS = auto()
    REPORTS = auto()
    """Reporting a player: a refused report counts only among the pages."""
    ROOMS = auto()
    """Opening a room: a refused one counts only among the pages."""
    GUESSES = auto()
    """Finding a room by its code: only a wrong code counts."""


class Budgets:
    """All budgets of the routes; `counts` shares those of rooms, places and guesses with the other servers."""

    def __init__(self, clock: Clock, limits: ServerLimits, counts: Counts | None) -> None:
        def common(what: str, limit: Limit) -> CommonBudget:
            return CommonBudget(what, clock, limit, counts)

        self.rooms = common("rooms", limits.rooms_per_address)
        self.places = common("places", limits.places_per_address)
        self._guesses = common("guesses", limits.guesses_per_address)
        self._all_guesses = common("guesses-in-all", limits.guesses_in_all)
        self._first_guesses = common("first-guesses-in-all", limits.first_guesses_in_all)
        by_address = {
            Budget.DOCUMENTS: limits.documents_per_address,
            Budget.FILES: limits.files_per_address,
            Budget.DOWNLOADS: limits.downloads_per_address,
            Budget.HEALTH: limits.health_per_address,
            Budget.PAGES: limits.pages_per_address,
            Budget.BOARDS: limits.boards_per_address,
            Budget.CLAIMS: limits.claims_per_address,
            Budget.TEXTS: limits.texts_per_address,
            Budget.LONG_TEXTS: limits.long_texts_per_address,
            Budget.HINTS: limits.hints_per_address,
            Budget.LISTS: limits.lists_per_address,
            Budget.REPORTS: limits.reports_per_address,
        }
        self._reports_by_seat = BudgetByAddress(clock, limits.reports_per_seat)
        self._by_address = {budget: BudgetByAddress(clock, limit) for budget, limit in by_address.items()}

    def spend(self, budget: Budget, address: str) -> None:
        """Count one use of a budget that counts every use. Raises TooFastError."""
        self._by_address[budget].spend(address)

    def spend_report(self, seat: str, address: str) -> None:
        """Count a report of the player on a seat, given as text. Raises TooFastError."""
        self._reports_by_seat.spend(seat)
        self.spend(Budget.REPORTS, address)

    @asynccontextmanager
    async def spending(self, budget: Budget, address: str) -> AsyncIterator[None]:
        """Count the request that the block answers. Raises TooFastError and StorageUnavailableError."""
        match budget:
            case Budget.ROOMS:
                self.spend(Budget.PAGES, address)
                async with self.rooms.spending(address):
                    yield
            case Budget.REPORTS:
                self.spend(Budget.PAGES, address)
                yield
            case Budget.GUESSES:
                # Spend that of the address first, so that one address cannot spend everybody's budget.
                guess = await self._guesses.spend(address)
                in_all = await (self._first_guesses if guess.first else self._all_guesses).spend()
                yield
                await guess.give_back()
                await in_all.give_back()
            case _:
                self.spend(budget, address)
                yield
