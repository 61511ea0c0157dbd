"""The game below a path of its host, beside the host's other pages."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.app.test_offline import context, open_pages, visit
from browser.app.test_solver import solve_as_the_native_kernel
from support.server import LiveServer

pytestmark = pytest.mark.browser

__all__ = ["context"]


@pytest.fixture(scope="module")
def live_server(
    bundle: dict[str, list[str]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveServer]:
    """A server below a path, with the bundle, which browsers may keep."""
    with LiveServer(tmp_path_factory.mktemp("server"), base_path="/house/ricochet") as server:
        yield server


@pytest.mark.long
def test_pages_open_without_a_network_after_one_visit(
    context: BrowserContext, live_server: LiveServer
) -> None:
    page = visit(context, f"{live_server.url}/")
    context.set_offline(True)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    open_pages(page, live_server.url)
    assert faults == []


@pytest.mark.long
def test_the_page_solves_as_the_native_kernel_does(page: Page, live_server: LiveServer) -> None:
    solve_as_the_native_kernel(page, live_server.url)


@pytest.mark.long
def test_nothing_is_requested_outside_the_path(page: Page, live_server: LiveServer) -> None:
    paths: list[str] = []
    page.on("request", lambda request: paths.append(request.url))
    page.on("websocket", lambda socket: paths.append(socket.url.replace("ws:", "http:")))
    page.goto(live_server.url)
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_label("Your name").fill("Ines")
    expect(page).to_have_url(re.compile(rf"^{live_server.url}/r/[\w-]{{22}}$"))
    expect(page.locator(".code")).to_be_visible()
    room = page.url
    page.get_by_role("link", name="Ricochet Robots").click()
    expect(page).to_have_url(f"{live_server.url}/")
    page.get_by_role("link", name="How to play").first.click()
    expect(page).to_have_url(f"{live_server.url}/rules")
    page.goto(room)
    expect(page.get_by_label("Your name")).to_have_value("Ines")
    expect(page.get_by_role("list", name="At the table")).to_have_text(re.compile("You"))
    page.goto(f"{live_server.url}/today")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    assert [url for url in paths if not url.startswith((f"{live_server.url}/", "data:"))] == [live_server.url]
    assert any(url.endswith("/ws") for url in paths)
