"""What people do on the pages outside the round."""

from playwright.sync_api import Page, expect

from support.browser import OpenPage
from support.server import LiveServer

SEAT_ONCE = """if (!sessionStorage.getItem("seated")) {
    sessionStorage.setItem("seated", "yes");
    localStorage.setItem("ricochet.seat.%s", "%s");
}"""


def make_room(page: Page, name: str = "Ines") -> str:
    """Make a room as the start page does, and go there as its host; return its path."""
    answer = page.request.post("/api/rooms", data={"mode": "friends", "options": {}, "name": name})
    made = answer.json()
    page.add_init_script(SEAT_ONCE % (made["room"], made["token"]))
    page.goto(f"/r/{made['room']}")
    expect(page.get_by_role("button", name="Start alone")).to_be_visible()
    return f"/r/{made['room']}"


def come_in(page: Page, room: str, name: str) -> None:
    """Follow a room's link and take a seat."""
    page.goto(room)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("list", name="At the table")).to_contain_text("You")


def two_people(open_page: OpenPage, live_server: LiveServer) -> tuple[Page, Page]:
    """A host and a guest in one room, before the match."""
    host, guest = (open_page(base_url=live_server.url) for _ in range(2))
    come_in(guest, make_room(host), "Mara")
    expect(host.get_by_role("list", name="At the table")).to_contain_text("Mara")
    return host, guest


def panels(page: Page) -> str:
    """The four panels that the set-up names."""
    return page.locator(".board-choice small").first.inner_text().replace(" ", "")
