"""What the first load of a page may cost, as it is shipped."""

import json

import pytest
from playwright.sync_api import WebSocket, expect

from ricochetrobots.server.http.static import PACKAGE, Files
from support.browser import PHONE, Contexts, listen_for_faults
from support.server import LiveServer
from support.traffic import Traffic

pytestmark = pytest.mark.browser

GAME = json.loads((PACKAGE / "web/dist/manifest.json").read_text())["pages"]["app/game/game.js"]
MOST = {
    "start": (6, 64, 0.01),
    "invited": (8, 74, 0.01),
    "today": (8, 71, 0.01),
    "rules": (8, 76, 0.05),
}
"""Requests, kilobytes, layout shift. What is promised is 10, 80 and 0.05; whoever needs more than this weighs it."""
WATCH_SHIFTS = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("place", MOST)
def test_the_first_load_is_small(
    place: str, contexts: Contexts, live_server: LiveServer, faults: list[str]
) -> None:
    assert "/dist/app/main.js" in Files().page().body.decode(), (
        "npm run build: the bundle is not what its sources make"
    )
    path = {"start": "/", "invited": f"/r/{live_server.open_room('Ines').room}"}.get(place, f"/{place}")
    context = contexts.new()
    page = context.new_page()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    listen_for_faults(page, faults.append)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    traffic = Traffic(context.new_cdp_session(page))
    page.add_init_script(WATCH_SHIFTS)
    page.goto(live_server.url + path)
    expect(page.locator("main :is(button, a)").first).to_be_visible()
    expect(page.locator(".pale")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    if place == "invited":
        for part in GAME:  # fetched ahead of need, when all that is waited for is there
            traffic.leave_out(part)
    addresses = sorted(traffic.asked.values())
    shift = page.evaluate("() => window.shift")
    context.close()
    requests, kilobytes, most_shift = MOST[place]
    assert len(addresses) <= requests, addresses
    assert traffic.kilobytes <= kilobytes
    assert len(sockets) == (place == "invited"), "the session takes over the connection of early.js"
    assert shift < most_shift
    assert faults == []
