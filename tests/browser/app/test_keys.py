"""The pages are used with keys alone."""

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the wanted element has the focus; the order of the page determines how often."""
    for _ in range(60):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {wanted}")


def test_a_room_is_made_and_set_up_with_keys_alone(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Today’s puzzle")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Play with friends"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label("Your name"))
    page.keyboard.type("Ines")
    expect(page.get_by_role("button", name="Start alone")).to_be_visible()
    tab_to(page, page.locator(".setup-rules > summary"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("radio", name="2013"))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("7 means 7 or fewer.")).to_be_visible()
    tab_to(page, page.get_by_role("switch", name="Fifth robot"))
    page.keyboard.press("Space")
    expect(page.get_by_role("switch", name="Fifth robot")).to_be_checked()
    tab_to(page, page.get_by_role("button", name="Sand timer: more"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Sand timer")).to_contain_text("90 s")
    tab_to(page, page.get_by_role("button", name="Start alone"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_focused()


def test_the_board_is_read_with_keys(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Today’s puzzle")).to_be_visible()
    page.keyboard.press("Escape")  # otherwise the arrows move red
    tab_to(page, page.get_by_role("gridcell").first)
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-cell", "b1")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_accessible_name("b3 Target green planet. Wall west.")
