"""The limit of five seconds for each test of `make test`."""

from pathlib import Path

import pytest

from support import durations
from support.durations import LIMIT_SECONDS, Moment, slowness

pytest_plugins = ["pytester"]

CONFTEST = """
from support.durations import pytest_runtest_call

def pytest_addoption(parser):
    parser.addoption("--full", action="store_true")
"""
TESTS = """
from support import durations

def test_short():
    pass

def test_long(monkeypatch):
    monkeypatch.setattr(durations, "LIMIT_SECONDS", -1.0)

def test_wrong(monkeypatch):
    monkeypatch.setattr(durations, "LIMIT_SECONDS", -1.0)
    assert False
"""


def test_a_test_above_the_limit_fails_unless_the_run_is_full_or_there_is_no_kernel(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # each run would import them all again
    monkeypatch.setattr(durations, "ENGINES", {"native": None, "reference": None})
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(TESTS)
    found = pytester.runpytest()
    found.assert_outcomes(passed=1, failed=2)
    found.stdout.fnmatch_lines(["It took *`make test` gives each test -1 s*", "*assert False*"])
    pytester.runpytest("--full").assert_outcomes(passed=2, failed=1)
    monkeypatch.setattr(durations, "ENGINES", {"reference": None})
    pytester.runpytest().assert_outcomes(passed=2, failed=1)


def test_seconds_in_which_tasks_waited_for_a_processor_do_not_count() -> None:
    begin = Moment(clock=100.0, waited=7.0, worked=3.0)
    assert Moment(clock=160.0, waited=64.0, worked=4.0).since(begin) == 3.0
    assert Moment(clock=160.0, waited=67.0, worked=10.0).since(begin) == 7.0
    assert Moment(clock=106.0, waited=7.0, worked=3.0).since(begin) == 6.0 > LIMIT_SECONDS


def test_a_machine_that_is_slow_just_then_has_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(durations, "REFERENCE_SECONDS", 1e-9)
    assert slowness() > 1000
    monkeypatch.setattr(durations, "REFERENCE_SECONDS", 1e9)
    assert slowness() == 1


def test_without_the_count_of_waits_only_work_counts(tmp_path: Path) -> None:
    begin = Moment.now(tmp_path / "none")
    end = Moment.now(tmp_path / "none")
    assert end.since(begin) == end.worked - begin.worked


def test_waits_are_read(tmp_path: Path) -> None:
    pressure = tmp_path / "cpu"
    pressure.write_text("some avg10=1.50 avg60=0.00 avg300=0.00 total=2500000\nfull avg10=0.00 total=9\n")
    assert Moment.now(pressure).waited == 2.5
