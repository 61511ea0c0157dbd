"""Parts that some tests need beside the development environment. Without one a test is skipped, or fails in CI.

At the end of a run, conftest.py writes one line for each reason.
"""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pytest


class Need(NamedTuple):
    """A program, a library or a built part."""

    what: str
    source: str
    """The Debian packages or the command that bring it."""
    required_by: str
    """The environment variable that turns the skip into a failure."""

    @property
    def reason(self) -> str:
        """The line for people."""
        return f"{self.what} is missing ({self.source})"


BROWSER, DEPLOY, KERNEL = "RICOCHET_REQUIRE_BROWSER", "RICOCHET_REQUIRE_DEPLOY", "RICOCHET_REQUIRE_KERNEL"
PYRIGHT, SITE = "RICOCHET_REQUIRE_PYRIGHT", "RICOCHET_REQUIRE_SITE"
NEEDS = {
    "anywidget": Need("anywidget", "make notebooks", "RICOCHET_REQUIRE_NOTEBOOKS"),
    "caddy": Need("Caddy", "Debian: caddy", DEPLOY),
    "chromium": Need("Chromium", "Debian: chromium-headless-shell; or set CHROMIUM to its path", BROWSER),
    "compiler": Need("a C++20 compiler", "Debian: g++ python3-dev", KERNEL),
    "firefox": Need("Firefox", "Debian: firefox-esr; or set FIREFOX to its path", BROWSER),
    "git": Need("git or the history", "Debian: git, and a clone", "CI"),
    "kernel": Need("the compiled kernel", "Debian: g++ python3-dev, then make .venv/dev", KERNEL),
    "make": Need("make", "Debian: make", "CI"),
    "mypy": Need("mypy", "make .venv/dev", PYRIGHT),
    "nginx": Need("nginx", "Debian: nginx-light", DEPLOY),
    "nm": Need("nm, or the objects of a build of the kernel", "Debian: binutils", KERNEL),
    "node": Need("Node", "Debian: nodejs npm", BROWSER),
    "node-firefox": Need("puppeteer-core", "npm ci in tests/browser/firefox", BROWSER),
    "node-web": Need("node_modules of the browser's code", "npm ci in src/ricochetrobots/web", BROWSER),
    "openssl": Need("openssl", "Debian: openssl", DEPLOY),
    "postgresql": Need("PostgreSQL", "Debian: postgresql", "RICOCHET_REQUIRE_POSTGRESQL"),
    "pyarrow": Need("pyarrow", "make parquet", "RICOCHET_REQUIRE_PARQUET"),
    "pyright": Need("pyright", "Debian: nodejs npm; npm ci in tests/consumer", PYRIGHT),
    "reasoning": Need("reasoning-gym", "make reasoning", "RICOCHET_REQUIRE_REASONING"),
    "resvg": Need("resvg-py", "make .venv/dev", "CI"),
    "site": Need("the built site", "make docs", SITE),
    "site-python": Need("the site with Python for its examples", "Debian: nodejs npm; make docs", SITE),
    "systemd-analyze": Need("systemd-analyze", "Debian: systemd", DEPLOY),
    "uv": Need("uv in this folder", "make .venv/dev", "CI"),
}


def needs(name: str, there: object) -> None:
    """Skip the running test unless what it needs is ``there``; fail where it is required."""
    need = NEEDS[name]
    if there:
        return
    if os.environ.get(need.required_by):
        pytest.fail(need.reason)
    pytest.skip(need.reason)


def skip_without(name: str, there: object) -> pytest.MarkDecorator:
    """Return the mark that skips a test unless what it needs is ``there``. Where it is required, the test runs."""
    need = NEEDS[name]
    return pytest.mark.skipif(not there and not os.environ.get(need.required_by), reason=need.reason)


def skipped_lines(reports: Iterable[pytest.TestReport | pytest.CollectReport]) -> Iterator[str]:
    """Yield one line for each reason why tests were skipped, the most frequent first."""
    reasons = [report.longrepr[2] for report in reports if isinstance(report.longrepr, tuple)]
    for reason, count in Counter(reason.removeprefix("Skipped: ") for reason in reasons).most_common():
        yield f"{count} skipped: {reason}"
