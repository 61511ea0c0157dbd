import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="solve the hardest golden puzzles too (minutes)")
