"""On the smallest screens, the most important part of each page is completely visible without scrolling."""

import pytest
from playwright.sync_api import Locator, expect

from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

SHOWN = """(element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
    const middle = [(left + right) / 2, (top + bottom) / 2];
    return corners.every(([x, y]) => {
        const at = document.elementFromPoint(x + Math.sign(middle[0] - x) * 6, y + Math.sign(middle[1] - y) * 6);
        return at !== null && (element.contains(at) || at.contains(element)) && !at.closest(".sheet");
    });
}"""


def is_shown(element: Locator) -> bool:
    """Return whether all four corners of the element are in view and nothing covers them."""
    return bool(element.evaluate(SHOWN))


def test_an_invitation_shows_where_the_name_goes(open_page: OpenPage, live_server: LiveServer) -> None:
    guest = open_page(size=(320, 568), touch=True, base_url=live_server.url)
    guest.goto(live_server.open_room("Ines").link)
    expect(guest.get_by_label("Your name")).to_be_visible()
    for width, height in ((320, 568), (667, 375), (640, 400)):
        guest.set_viewport_size({"width": width, "height": height})
        assert is_shown(guest.get_by_label("Your name")), width


@pytest.mark.long
def test_a_lesson_shows_all_of_its_task(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(size=PHONE, touch=True, base_url=live_server.url)
    page.goto("/learn")
    for number in range(1, 11):
        page.get_by_role("button", name=f"{number}: ").click()
        expect(page.get_by_role("banner")).to_contain_text(f"{number}/10")
        assert is_shown(page.locator(".task")), number
