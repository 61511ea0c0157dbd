"""Who counts as one where limits go by address."""

import pytest

from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.errors import TooFastError
from ricochetrobots.server.limits import BudgetByAddress, address_of


def asking(host: str) -> str:
    return address_of({"client": (host, 40123)})


def test_an_address_of_ipv4_counts_by_itself() -> None:
    assert asking("203.0.113.7") == "203.0.113.7"
    assert asking("203.0.113.8") != asking("203.0.113.7")
    assert asking("::ffff:203.0.113.7") == "203.0.113.7"


def test_a_network_of_ipv6_counts_as_one() -> None:
    assert asking("2001:db8:1:2::1") == asking("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert asking("2001:db8:1:3::1") != asking("2001:db8:1:2::1")


def test_without_an_address_all_are_one() -> None:
    assert address_of({"client": None}) == address_of({}) == "unknown"
    assert asking("testclient") == "testclient"


def test_a_household_has_one_budget() -> None:
    budget = BudgetByAddress(ManualClock(0), (2, 60.0))
    budget.spend(asking("2001:db8::1"))
    budget.spend(asking("2001:db8::2"))
    with pytest.raises(TooFastError):
        budget.spend(asking("2001:db8::3"))
    budget.spend(asking("2001:db8:0:1::1"))
