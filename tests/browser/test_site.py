"""The built site in Chromium: a reader runs an example in the page."""

from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import expect

from ricochetrobots.cli.docs import SITE, SiteHandler
from support.browser import PHONE, OpenPage
from support.needs import skip_without

pytestmark = [
    pytest.mark.browser,
    skip_without("site-python", (SITE / "_static/python").exists()),
]


@pytest.fixture
def site() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SiteHandler, directory=str(SITE))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_an_example_runs_with_the_names_of_those_above_it(open_page: OpenPage, site: str) -> None:
    page = open_page(size=PHONE)
    page.goto(f"{site}/")
    page.wait_for_url("**/docs/index.html")
    page.goto(f"{site}/docs/tutorial.html")
    example = page.locator(".highlight-python", has_text=">Re15").first
    example.get_by_role("button", name="Run").click()
    expect(example.locator("+ output")).to_have_text("Rs Rw Rn Re\nRs Rw Rn Re\n", timeout=60_000)


@pytest.mark.long
def test_a_missing_extra_explains_why_the_examples_below_it_fail(open_page: OpenPage, site: str) -> None:
    """The page also answers while Python runs."""
    page = open_page()
    page.goto(f"{site}/docs/formats.html")
    example = page.locator(".highlight-python", has_text="from_planes(planes)").first
    example.get_by_role("button", name="Run").click()
    expect(example.locator("+ output")).to_contain_text("python3 -m pip install '.[numpy]'", timeout=60_000)
    page.goto(f"{site}/docs/environments.html")
    example = page.locator(".highlight-python", has_text="import gymnasium").first
    example.get_by_role("button", name="Run").click()
    expect(example.get_by_role("button")).to_have_text("Loading Python…")
    expect(example.locator("+ output")).to_contain_text("An example above failed: ", timeout=60_000)
