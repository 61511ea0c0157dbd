"""Quick chat between two players in a real browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.game.person import Person
from support.browser import PHONE, OpenPage, open_player, open_tab
from support.server import LiveServer

pytestmark = pytest.mark.browser

NewPerson = Callable[..., Person]


@pytest.fixture
def two(open_page: OpenPage, live_server: LiveServer) -> tuple[Person, Person]:
    """Mara, the host, on a phone, and Jonas on a desktop, in the first round."""
    room = live_server.open_room(None, "friends", no_bid_seconds=0, result_seconds=600).room
    mara = Person(open_page(size=PHONE, touch=True), live_server)
    jonas = Person(open_page(), live_server)
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    mara.start()
    jonas.thinks()
    return mara, jonas


def row(one: Person, name: str) -> Locator:
    return one.rows.filter(has_text=name)


def a_word_stands_in_place_of_the_tag_and_is_spoken(mara: Person, jonas: Person) -> None:
    sheet = mara.page.locator(".sheet")
    height = sheet.evaluate("sheet => Math.round(sheet.offsetHeight)")
    mara.page.get_by_role("button", name="Say a word").click()
    pad = mara.page.get_by_role("group", name="Say a word")
    expect(pad.get_by_role("button", name="smile")).to_be_focused()
    assert abs(sheet.evaluate("sheet => sheet.offsetHeight") - height) <= 1
    pad.get_by_role("button", name="So close").click()
    expect(pad).to_have_count(0)
    expect(row(jonas, "Mara").locator(":is(.remark, .bubble)")).to_have_text("So close")
    expect(jonas.page.locator("[aria-live=polite]")).to_contain_text("Mara: So close")
    mara.page.get_by_role("button", name="Say a word").click()
    pad.get_by_role("button", name="rain cloud").click()
    expect(row(jonas, "Mara").locator(":is(.remark, .bubble) svg")).to_be_visible()
    expect(row(jonas, "Mara").locator(":is(.remark, .bubble)")).to_have_count(0, timeout=8_000)


def keys_open_move_say_and_a_digit_begins_a_bid(mara: Person, jonas: Person) -> None:
    keys = jonas.page.keyboard
    pad = jonas.page.get_by_role("group", name="Say a word")
    keys.press("w")
    expect(pad.get_by_role("button", name="smile")).to_be_focused()
    keys.press("ArrowRight")
    expect(pad.get_by_role("button", name="laugh", exact=True)).to_be_focused()
    keys.press("Enter")
    expect(row(mara, "Jonas").locator(":is(.remark, .bubble) svg")).to_be_visible()
    for key in ("w", "Escape"):
        keys.press("w")
        expect(pad).to_be_visible()
        keys.press(key)
        expect(pad).to_have_count(0)
    keys.press("w")
    expect(pad).to_be_visible()
    keys.press("7")
    expect(pad).to_have_count(0)
    expect(jonas.page.get_by_role("button", name="Bid exactly 7")).to_be_visible()


def a_player_mutes_another_on_this_device(mara: Person, jonas: Person) -> None:
    card = open_player(jonas.page, "Mara")
    card.get_by_role("switch", name="Mute Mara").check(force=True)
    jonas.page.keyboard.press("Escape")
    mara.page.get_by_role("button", name="Say a word").click()
    mara.page.get_by_role("button", name="One minute").click()
    expect(row(mara, "You").locator(":is(.remark, .bubble)")).to_have_text("One minute")
    expect(row(jonas, "Mara").locator(":is(.remark, .bubble)")).to_have_count(0)
    jonas.page.reload()
    open_player(jonas.page, "Mara")
    expect(card.get_by_role("switch", name="Mute Mara")).to_be_checked()
    jonas.page.keyboard.press("Escape")


def the_host_turns_quick_chat_off(mara: Person, jonas: Person) -> None:
    expect(jonas.page.get_by_role("button", name="Say a word")).to_be_visible()
    open_tab(mara.page, "Room")
    mara.page.get_by_role("switch", name="Quick chat").uncheck(force=True)
    expect(jonas.page.get_by_role("button", name="Say a word")).to_have_count(0)


@pytest.mark.long
def test_two_players_chat(two: tuple[Person, Person]) -> None:
    a_word_stands_in_place_of_the_tag_and_is_spoken(*two)
    keys_open_move_say_and_a_digit_begins_a_bid(*two)
    a_player_mutes_another_on_this_device(*two)
    the_host_turns_quick_chat_off(*two)


@pytest.mark.long
def test_after_three_words_the_pad_waits(two: tuple[Person, Person]) -> None:
    mara, jonas = two
    pad = mara.page.get_by_role("group", name="Say a word")
    for _ in range(3):
        mara.page.get_by_role("button", name="Say a word").click()
        pad.get_by_role("button", name="Hello").click()
    mara.page.get_by_role("button", name="Say a word").click()
    expect(pad.get_by_role("button", name="wait")).to_be_visible()
    hello = pad.get_by_role("button", name="Hello")
    expect(hello).to_have_attribute("aria-disabled", "true")
    pad.get_by_role("button", name="wait").click()
    expect(row(jonas, "Mara").locator(":is(.remark, .bubble)")).to_have_text("Hello")
