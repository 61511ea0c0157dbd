"""The sheet with the players, the help, the room and the settings, over the page of a phone and beside the board."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.game.happenings import CLOSED, Happening, happens, shows
from browser.screens import LARGE_TEXT, OTHERS, Screen, misfits, turn_to
from support.browser import DESKTOP, PHONE, OpenPage, axe_in_both_themes

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]
TABS = ("players", "help", "menu", "settings")
MINE: Happening = shows(3)
SMALLEST = Screen(320, 568)


@pytest.fixture
def phone(page: Page) -> Page:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return page


def help_of(page: Page) -> Locator:
    page.get_by_role("button", name="Help").click()
    return page.get_by_role("dialog", name="Help")


def sent(page: Page) -> list[dict[str, object]]:
    commands: list[dict[str, object]] = page.evaluate("() => window.game.session.sent")
    return commands


def test_its_head_has_the_clock_and_the_task_and_speaks_the_time(show: ShowView, phone: Page) -> None:
    show("bidding")
    sheet = help_of(phone)
    expect(sheet.get_by_role("timer", name="33 seconds left")).to_be_in_viewport(ratio=1)
    expect(sheet.locator(".drawer-head svg")).to_have_count(5)  # glass, robot, arrow, target, cross
    expect(sheet).to_have_accessible_description(re.compile("33 seconds left"))
    expect(phone.get_by_role("tab", name="Help")).to_be_focused()
    box = sheet.bounding_box()
    assert box is not None
    assert (box["y"], box["height"]) == (12, PHONE[1] - 12)


def test_one_sheet_has_four_tabs_that_the_arrow_keys_choose(show: ShowView, phone: Page) -> None:
    show("bidding")
    help_of(phone)
    tabs = phone.get_by_role("tab")
    expect(tabs).to_have_text(["Players", "Help", "Room", "Settings"])
    for key, name in (
        ("ArrowRight", "Room"),
        ("End", "Settings"),
        ("ArrowRight", "Players"),
        ("ArrowLeft", "Settings"),
    ):
        phone.keyboard.press(key)
        expect(phone.get_by_role("tab", name=name, selected=True)).to_be_focused()
        expect(phone.get_by_role("dialog", name=name)).to_be_visible()
    phone.keyboard.press("Escape")
    phone.get_by_role("button", name="Menu").click()
    expect(phone.get_by_role("tab", name="Settings", selected=True)).to_be_focused()


def close_by_button(page: Page) -> None:
    page.get_by_role("button", name="Close").click()


def close_by_escape(page: Page) -> None:
    page.keyboard.press("Escape")


def close_by_back(page: Page) -> None:
    page.evaluate("history.back()")


def close_beside(page: Page) -> None:
    page.mouse.click(PHONE[0] / 2, 5)


def drag(page: Page, far: int, steps: int) -> None:
    page.mouse.move(PHONE[0] / 2, 20)
    page.mouse.down()
    page.mouse.move(PHONE[0] / 2, 20 + far, steps=steps)
    page.mouse.up()


def close_by_drag(page: Page) -> None:
    drag(page, 100, 10)


WAYS = (close_by_button, close_by_escape, close_by_back, close_beside, close_by_drag)


@pytest.mark.parametrize("close", WAYS, ids=lambda close: close.__name__)
def test_it_closes_and_gives_the_focus_back(
    show: ShowView, phone: Page, close: Callable[[Page], None]
) -> None:
    show("bidding")
    length = phone.evaluate("history.length")
    for _ in range(2):
        sheet = help_of(phone)
        expect(sheet).to_be_visible()
        close(phone)
        expect(sheet).to_have_count(0)
        expect(phone.get_by_role("button", name="Help")).to_be_focused()
        phone.wait_for_function("history.state === null")
    assert phone.evaluate("history.length") <= length + 1
    expect(phone.get_by_role("button", name="6 moves", exact=True)).to_be_enabled()


def test_a_short_drag_leaves_it_open(show: ShowView, phone: Page) -> None:
    show("bidding")
    sheet = help_of(phone)
    phone.mouse.move(PHONE[0] / 2, 20)
    phone.mouse.down()
    phone.mouse.move(PHONE[0] / 2, 70, steps=5)
    expect(sheet).to_have_css("translate", "0px 50px")
    phone.mouse.move(PHONE[0] / 2, 60, steps=5)  # no flick
    phone.mouse.up()
    expect(sheet).to_have_css("translate", "none")
    expect(sheet).to_be_visible()


def test_it_rises_or_fades_for_people_who_want_less_motion(show: ShowView, phone: Page) -> None:
    motion = "(sheet) => [getComputedStyle(sheet).animationName, getComputedStyle(sheet).animationDuration]"
    phone.emulate_media(reduced_motion="no-preference")
    show("bidding")
    assert help_of(phone).evaluate(motion) == ["rise", "0.24s"]
    phone.emulate_media(reduced_motion="reduce")
    show("bidding")
    assert help_of(phone).evaluate(motion) == ["shade", "0.12s"]


def test_over_a_phone_digits_and_arrows_do_nothing(show: ShowView, phone: Page) -> None:
    show("bidding")
    help_of(phone)
    for key in ("5", "Enter", "n", "w"):
        phone.keyboard.press(key)
    phone.keyboard.press("Escape")
    assert sent(phone) == []
    expect(phone.locator(".bidpad .armed")).to_have_count(0)
    show("own-showing")
    help_of(phone)
    phone.keyboard.press("ArrowDown")
    phone.keyboard.press("ArrowUp")
    phone.keyboard.press("Escape")
    assert sent(phone) == []
    phone.locator("h1").first.focus()
    phone.keyboard.press("ArrowUp")
    assert [one["type"] for one in sent(phone)] == ["move_robot"]


def test_when_it_is_ones_turn_the_head_calls_and_the_sheet_stays(show: ShowView, phone: Page) -> None:
    """The call buzzes, and its button leads back to the board."""
    show("bidding")
    phone.evaluate("""async () => {
        window.buzzes = [];
        navigator.vibrate = (ms) => void window.buzzes.push(ms);
        part('/store/settings.js').set("buzz", true);
    }""")
    sheet = help_of(phone)
    happens(phone, "own-showing", CLOSED, shows(1))
    call = sheet.get_by_role("button", name=re.compile(r"^Show \d:\d\d"))
    expect(call).to_be_visible()
    expect(sheet.get_by_text("Your turn: show 7")).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_role("tab", name="Help", selected=True)).to_be_visible()
    assert phone.evaluate("window.buzzes") == [30]
    expect(phone.locator("[aria-live=assertive]")).to_contain_text("7")
    call.click()
    expect(sheet).to_have_count(0)
    expect(phone.get_by_role("group", name="Move the chosen robot")).to_be_in_viewport(ratio=1)


def test_a_page_behind_it_is_out_of_reach(show: ShowView, phone: Page) -> None:
    show("bidding")
    help_of(phone)
    for part in (".header", ".board-place", ".side-page"):
        expect(phone.locator(part)).to_have_attribute("inert", "")
    inside = "() => document.querySelector('.drawer').contains(document.activeElement)"
    for _ in range(6):
        phone.keyboard.press("Tab")
        assert phone.evaluate(f"() => document.activeElement === document.body || ({inside})()")


def test_a_tap_on_a_row_opens_what_can_be_done_there(show: ShowView, phone: Page) -> None:
    show("bidding")
    phone.locator(".strip-open").click()
    sheet = phone.get_by_role("dialog", name="Players")
    rows = sheet.get_by_role("list", name="Bids in showing order").get_by_role("listitem")
    expect(rows.locator(".person-words > b")).to_have_text(["Mara", "Jonas", "You", "Tomo"])
    expect(rows.locator("small")).to_have_text(
        ["2 of 5 chips · bid first", "1 of 5 chips", "2 of 5 chips · was 11", "0 of 5 chips · thinking"]
    )
    expect(rows.locator(".person-bid")).to_have_text(["7", "7", "9", "no bid"])
    expect(sheet).to_contain_text("Jonas also bids 7. Mara bid it first, so Mara shows first.")
    jonas = rows.nth(1)
    jonas.get_by_role("button", name="Jonas").click()
    jonas.get_by_role("switch", name="Mute Jonas").check()
    expect(jonas.get_by_role("button")).to_have_count(1)  # only the host removes
    rows.nth(2).get_by_role("button", name="You").click()
    expect(jonas.get_by_role("switch")).to_have_count(0)
    expect(rows.nth(2).get_by_text("Play as a team")).to_be_visible()


def test_a_row_beside_the_board_opens_the_sheet_at_its_player(show: ShowView) -> None:
    page = show("bidding")
    page.get_by_role("button", name="About Mara").click()
    expect(
        page.get_by_role("dialog", name="Players").get_by_role("switch", name="Mute Mara")
    ).to_be_in_viewport()
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    assert sent(page) == [{"type": "place_bid", "round": 6, "moves": 5}]


def test_what_it_says_is_shown_over_it(show: ShowView, phone: Page) -> None:
    show("lobby")
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("dialog").get_by_role("button", name="Copy link").click()
    expect(phone.locator(".message")).to_be_in_viewport(ratio=1)


def test_turning_the_phone_keeps_the_tab(show: ShowView, phone: Page) -> None:
    show("bidding")
    help_of(phone)
    for size in (DESKTOP, PHONE):
        phone.set_viewport_size({"width": size[0], "height": size[1]})
        expect(phone.get_by_role("tab", name="Help", selected=True)).to_be_visible()
        expect(phone.get_by_role("dialog")).to_have_count(1)


@pytest.mark.long
def test_axe_finds_nothing_in_any_tab(show: ShowView, phone: Page) -> None:
    show("bidding")
    phone.get_by_role("button", name="Menu").click()
    for tab in TABS:
        phone.locator(f"#tab-{tab}").click()
        assert axe_in_both_themes(phone, beside=".board") == [], tab


@pytest.mark.long_cases(*(language for language in OTHERS if language not in ("de", "fi")))
@pytest.mark.parametrize("language", OTHERS)
def test_every_tab_fits_in_every_language(show: ShowView, open_page: OpenPage, language: str) -> None:
    page = show("bidding", open_page())
    page.evaluate("(language) => part('/words/text.js').loadText(language)", language)
    found: dict[str, list[str]] = {}
    for screen in (SMALLEST, LARGE_TEXT):
        turn_to(page, screen)
        page.locator(".header-menu").click()
        for tab in TABS:
            page.locator(f"#tab-{tab}").click()
            found |= {f"{screen} {tab} {size}": faults for size, faults in misfits(page, [screen]).items()}
            assert page.evaluate("document.querySelector('.drawer-tabs').scrollWidth <= innerWidth"), tab
        if screen == SMALLEST:
            tops = page.locator(".tab").evaluate_all(
                "(all) => all.map((one) => one.getBoundingClientRect().top)"
            )
            assert len({*tops}) == 1, "one row"
        page.keyboard.press("Escape")
    assert {where: faults for where, faults in found.items() if faults} == {}
