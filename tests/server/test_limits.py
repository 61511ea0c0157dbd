"""Which clients share the limits of one address."""

import pytest

from ricochetrobots.server.budgets import BudgetByAddress, address_of
from ricochetrobots.server.errors import TooFastError
from ricochetrobots.server.limits import Limit
from support.clock import ManualClock


def counted_address(host: str) -> str:
    return address_of({"client": (host, 40123)})


def test_each_ipv4_address_counts_separately() -> None:
    assert counted_address("203.0.113.7") == "203.0.113.7"
    assert counted_address("203.0.113.8") != counted_address("203.0.113.7")
    assert counted_address("::ffff:203.0.113.7") == "203.0.113.7"


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert (
        counted_address("2001:db8:1:2::1") == counted_address("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    )
    assert counted_address("2001:db8:1:3::1") != counted_address("2001:db8:1:2::1")


def test_all_clients_without_an_address_count_as_one() -> None:
    assert address_of({"client": None}) == address_of({}) == "unknown"
    assert counted_address("testclient") == "testclient"


def test_an_ipv6_network_shares_one_budget() -> None:
    budget = BudgetByAddress(ManualClock(0), Limit(2, 60.0))
    budget.spend(counted_address("2001:db8::1"))
    budget.spend(counted_address("2001:db8::2"))
    with pytest.raises(TooFastError):
        budget.spend(counted_address("2001:db8::3"))
    budget.spend(counted_address("2001:db8:0:1::1"))
