"""Options and settings for all tests."""

import gc
import os

import pytest
from hypothesis import settings

from support.durations import pytest_runtest_call
from support.needs import skipped_lines
from support.server import live_server, shared_servers

__all__ = ["live_server", "pytest_runtest_call", "shared_servers"]

settings.register_profile("project", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("full", deadline=None, max_examples=500)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--full",
        action="store_true",
        help="try ten times as many examples, and solve the hardest golden puzzles too (minutes)",
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("full" if config.getoption("--full") else "project")
    # In processes too, where there is no compiler:
    os.environ["PYTHONWARNINGS"] = "ignore:The native engine is"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in skipped_lines(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line)


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Whether `--full` requests all cases. It marks the test as `shortened`, and `make nightly` tries all of them."""
    return bool(request.config.getoption("--full"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if "browser" in fixtures and not item.get_closest_marker("browser"):
            raise pytest.UsageError(
                f"{item.nodeid} opens a browser; mark it so that `make quick` leaves it out"
            )
        if "full" in fixtures:
            item.add_marker(pytest.mark.shortened)
        for mark in item.iter_markers("long_cases"):
            if item.name.partition("[")[2].startswith(mark.args):
                item.add_marker(pytest.mark.long)
    if not config.getoption("--full"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    items.sort(key=lambda item: item.get_closest_marker("first") is None)
    # Imported modules stay, so exclude them from garbage collection, which took a seventh of the time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
