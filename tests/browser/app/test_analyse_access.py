"""Everybody can use the analysis: axe in both themes, on a desk and a phone, and nothing is cut on any screen."""

import pytest
from playwright.sync_api import Page, expect

from browser.app.test_analyse import open_analysis
from browser.app.visits import walk
from browser.screens import FEW_SCREENS, OTHERS, SCREENS, misfits, speak, turn_to
from browser.screens import PHONE as UPRIGHT
from support.browser import DESKTOP, PHONE, OpenPage, axe_in_both_themes
from support.server import LiveServer

pytestmark = pytest.mark.browser

PARTS = ("w", "m", "c")
LONG_WORDS = ("fi", "it")


def after_a_worse_move(page: Page) -> None:
    open_analysis(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shortest: 4 moves")
    walk(page, "Ge")
    page.keyboard.press("m")
    expect(page.locator(".moves-verdict")).to_be_visible()
    expect(page.get_by_role("list", name="Every move").get_by_text("not solved yet")).to_have_count(0)


@pytest.mark.long_cases("desk")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(open_page: OpenPage, live_server: LiveServer, size: tuple[int, int]) -> None:
    page = open_page(size=size, base_url=live_server.url)
    after_a_worse_move(page)
    for key in PARTS if size == PHONE else "m":
        page.keyboard.press(key)
        page.emulate_media(color_scheme="light")
        assert axe_in_both_themes(page, beside=".board") == [], key


@pytest.mark.long
def test_the_analysis_fits_on_every_screen(open_page: OpenPage, live_server: LiveServer, full: bool) -> None:
    page = open_page(touch=True, base_url=live_server.url)
    after_a_worse_move(page)
    found: dict[str, list[str]] = {}
    for key in PARTS:
        page.keyboard.press(key)
        for screen in SCREENS if full else FEW_SCREENS:
            turn_to(page, screen)
            found |= {f"{key}, {name}": faults for name, faults in misfits(page, [screen]).items()}
    for language in OTHERS if full else LONG_WORDS:
        speak(page, language, None)
        expect(page.get_by_role("button", name="with ricochet")).to_have_count(0)
        for key in PARTS:
            page.keyboard.press(key)
            for screen in (SCREENS[0], UPRIGHT):
                turn_to(page, screen)
                page.locator(".analysis").evaluate("(panel) => panel.scrollTo(0, 0)")
                expect(page.locator(".analysis > .segmented")).to_be_in_viewport(ratio=1)
                found |= {
                    f"{language}, {key}, {name}": faults for name, faults in misfits(page, [screen]).items()
                }
    assert found == {}
