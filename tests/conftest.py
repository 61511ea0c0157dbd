"""How deep the tests go."""

import pytest
from hypothesis import settings

settings.register_profile("project", derandomize=True, deadline=None, max_examples=100)
settings.register_profile("full", deadline=None, max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--full",
        action="store_true",
        help="try ten times as many examples, and solve the hardest golden puzzles too (minutes)",
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("full" if config.getoption("--full") else "project")
