"""The first load of a page from the shipped bundle: its cost, and its words."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, WebSocket, expect

from support.browser import DESKTOP, PHONE, Contexts, listen_for_faults
from support.server import LiveServer
from support.traffic import Traffic

pytestmark = pytest.mark.browser

MOST = {
    "start": (5, 112, 0.01),
    "invited": (6, 115, 0.01),
    "today": (6, 114, 0.01),
    "rules": (7, 115, 0.01),
}
"""The most requests, kilobytes and shift of the page, 35 kB for the face. The goals are 10, 115 and 0.02."""
WATCH_SHIFTS = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""
HAS_FACE = (
    "() => [...document.fonts].some(({ family, status }) => /Atkinson/.test(family) && status === 'loaded')"
)
SLOW_TO_ANSWER = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
"""A time longer than the delay before the cells of a board get their names."""
WATCH_FORMATS = """
  window.formats = [];
  for (const name of ["DateTimeFormat", "ListFormat", "NumberFormat"]) {
    Intl[name] = new Proxy(Intl[name], { construct: (Format, given) => (formats.push(name), new Format(...given)) });
  }
  new MutationObserver(() => {
    if (document.querySelector("main button")) window.formatsOfFirstFrame ??= [...formats];
  }).observe(document, { subtree: true, childList: true });
"""
"""A slow phone takes 55 ms to create the first one."""


@pytest.fixture(scope="module")
def bundle_server(
    bundle: dict[str, list[str]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveServer]:
    """A server that was started after the bundle had been built."""
    with LiveServer(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.mark.parametrize("place", MOST)
@pytest.mark.long_cases("invited", "rules", "today")
def test_the_first_load_is_small(
    place: str,
    contexts: Contexts,
    bundle: dict[str, list[str]],
    bundle_server: LiveServer,
    faults: list[str],
) -> None:
    path = {"start": "/", "invited": f"/r/{bundle_server.open_room('Ines').room}"}.get(place, f"/{place}")
    context = contexts.new()
    page = context.new_page()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    listen_for_faults(page, faults.append)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    traffic = Traffic(context.new_cdp_session(page))
    page.add_init_script(WATCH_SHIFTS + WATCH_FORMATS)
    page.goto(bundle_server.url + path)
    expect(page.locator("main :is(button, a)").first).to_be_visible()
    expect(page.locator(".pale")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    if place == "invited":
        for module in (
            "app/room/playing.js",
            "app/room/lobby.js",
        ):  # the page fetches these after its first load
            for part in bundle[module]:
                traffic.leave_out(part)
    addresses = sorted(traffic.requests.values())
    shift, formats = page.evaluate("() => [window.shift, window.formatsOfFirstFrame ?? []]")
    context.close()
    requests, kilobytes, most_shift = MOST[place]
    assert len(addresses) <= requests, addresses
    assert traffic.kilobytes <= kilobytes
    assert len(sockets) == (place == "invited"), "the session takes over the connection of early.js"
    assert shift < most_shift
    assert not formats, "what the first frame says waits for no format of the browser's"
    assert faults == []


@pytest.mark.long_cases("desktop")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_face_that_comes_late_shifts_nothing(
    size: tuple[int, int], contexts: Contexts, bundle_server: LiveServer
) -> None:
    context = contexts.new()
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(WATCH_SHIFTS)
    held: list[Route] = []
    page.route("**/*-latin.woff2", lambda route: held.append(route))
    page.goto(bundle_server.url, wait_until="commit")
    expect(page.locator("main :is(button, a)").first).to_be_visible()
    assert not page.evaluate(HAS_FACE)
    for route in held:
        route.continue_()
    page.wait_for_function(HAS_FACE)
    shift = page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(shift))))"
    )
    context.close()
    assert shift < 0.02


@pytest.mark.long
@pytest.mark.parametrize("place", ["learn", "rules"])
def test_boards_that_come_late_shift_nothing(place: str, contexts: Contexts, live_server: LiveServer) -> None:
    context = contexts.new()
    for width, height in ((320, 568), PHONE, DESKTOP):
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW_TO_ANSWER)
        page.add_init_script(WATCH_SHIFTS)
        page.goto(f"{live_server.url}/{place}")
        if place == "learn":
            expect(page.get_by_role("gridcell").first).to_have_accessible_name(re.compile("a1"))
        else:
            expect(page.locator(".rule-board svg").last).to_be_attached()
        assert page.evaluate("() => window.shift") < 0.01, (width, height)
        page.close()
    context.close()


def test_a_page_has_all_its_words_though_the_first_arrive_last(
    contexts: Contexts, bundle_server: LiveServer
) -> None:
    context = contexts.new(locale="de-DE", base_url=bundle_server.url)
    page = context.new_page()
    held: list[Route] = []
    page.route("**/locales/de.ftl", lambda route: held.append(route))
    with page.expect_response("**/locales/rest/de.ftl"):
        page.goto("/practise", wait_until="commit")
    for route in held:
        route.continue_()
    expect(page.locator("main")).to_contain_text("Rennen")
    context.close()
