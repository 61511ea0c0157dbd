"""The page /table, in Chromium: from the names to the end of the match."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.evening.conftest import OpenPhone
from browser.evening.evenings import bid, people, rules, turn, won
from browser.evening.table import NOON, Table, begin
from browser.game.ears import FAILURE, GLASS, SUCCESS, TICK, listen
from ricochetrobots.game.names import MAX_MARKS

pytestmark = pytest.mark.browser

HIDE = """() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_two_names_play_a_chip_from_the_first_tap_to_the_score(phone: Page) -> None:
    table = Table(phone)
    expect(table.button("Turn up the first chip")).to_be_disabled()
    for name in ("Mara", "Jonas"):
        phone.get_by_label("Name").fill(name)
        phone.keyboard.press("Enter")
        table.wait(0.3)
    table.tap("Turn up the first chip")
    table.tap("green star")
    heading(phone, "Find a solution")
    expect(phone.get_by_role("banner")).to_contain_text("Chip 116 left")
    table.bid("Mara", 7)
    table.bid("Jonas", 7)
    assert table.order() == ["Mara", "Jonas"]
    expect(phone.locator(".table-news")).to_have_text(
        "Jonas also bids 7. Mara bid it first, so Mara shows first."
    )
    table.wait(61)
    heading(phone, "Mara shows 7")
    expect(phone.locator("main")).to_contain_text("If the green star is not reached in exactly 7 moves")
    table.tap("Not in 7")
    heading(phone, "Jonas shows 7")
    table.tap("Shown in 7")
    heading(phone, "Jonas takes the chip")
    phone.get_by_role("link", name="Score").click()
    heading(phone, "Jonas leads with 1")
    table.tap("Next chip")
    heading(phone, "Which chip is up?")
    expect(table.button("green star, already won")).to_be_disabled()
    expect(phone.get_by_role("banner")).to_contain_text("Chip 216 left")


def test_names_that_rooms_refuse_are_refused(phone: Page) -> None:
    table = Table(phone)

    def add(name: str) -> None:
        phone.get_by_label("Name").fill(name)
        phone.keyboard.press("Enter")
        table.wait(0.3)

    fault, names = phone.locator(".field-error"), phone.locator(".pill")
    add("Z" + "\N{COMBINING DIAERESIS}" * (MAX_MARKS + 1))
    expect(fault).to_have_text("This name contains characters that cannot be displayed. Choose another one.")
    add("...")
    expect(fault).to_have_text("A name needs a letter, a digit or an emoji.")
    expect(names).to_have_count(0)
    for name in (
        "Zo" + "\N{COMBINING DIAERESIS}" * MAX_MARKS,
        "7",
        "\N{ROBOT FACE}",
        "\N{WOMAN}\u200d\N{ROCKET}",
    ):
        add(name)
    expect(names).to_have_count(4)


def test_the_time_of_a_bid_is_the_tap_on_the_name(phone: Page) -> None:
    table = begin(phone)
    table.tap_name("Mara")
    table.wait(5)
    expect(phone.get_by_text("The sand keeps running.")).to_have_count(0)
    table.tap("9 moves")
    assert 54 <= table.seconds() <= 55
    table.wait(50)
    table.tap_name("Luc")
    table.wait(8)
    expect(phone.get_by_role("heading", name="Luc bids")).to_be_visible()
    table.tap("8 moves")
    table.wait(0.3)
    heading(phone, "Luc shows 8")


def test_names_never_move_while_people_bid(phone: Page) -> None:
    table = begin(phone)
    keys = phone.locator(".name-key .row-name")
    before = keys.all_inner_texts()
    table.bid("Pia", 12)
    table.bid("Ada", 11)
    table.bid("Mara", 7)
    assert keys.all_inner_texts() == before
    assert table.order() == ["Mara", "Ada", "Pia"]
    expect(phone.locator(".name-key.first")).to_have_text(re.compile("Mara"))
    expect(table.name_key("Ada")).to_have_accessible_name(re.compile("Ada, 11, second"))


def test_a_bid_goes_down_only_and_a_wrong_name_goes_back(phone: Page) -> None:
    table = begin(phone)
    table.bid("Luc", 9)
    table.tap_name("Luc")
    expect(table.button("10 moves")).to_have_class(re.compile("over"))
    table.button("10 moves").click(force=True)
    table.wait(0.3)
    expect(phone.locator(".message")).to_have_text("Luc already bid 9. Bids can only go down.")
    table.tap("Not Luc")
    expect(phone.locator(".name-key")).to_have_count(8)
    table.bid("Luc", 8)
    expect(table.name_key("Luc")).to_contain_text("8")
    table.tap_name("Ines")
    table.tap("15 or more moves")
    table.tap("21 moves")
    assert table.order() == ["Luc", "Ines"]


def test_undo_removes_the_last_bid_and_restores_the_timer(phone: Page) -> None:
    table = begin(phone)
    table.bid("Mara", 9)
    table.wait(20)
    table.bid("Jonas", 7)
    table.wait(10)
    before = table.seconds()
    table.tap("Undo")
    assert table.order() == ["Mara"]
    assert before + 9 <= table.seconds() <= before + 12
    table.tap("Undo")
    heading(phone, "Find a solution")


def test_no_lower_bid_by_everybody_ends_the_timer(phone: Page) -> None:
    table = begin(phone, 3)
    table.bid("Mara", 9)
    for name in ("Ines", "Jonas"):
        table.tap_name(name)
        table.tap("Pass")
    expect(table.name_key("Ines")).to_contain_text("pass")
    assert table.seconds() > 50
    table.tap_name("Mara")
    table.tap("Pass")
    heading(phone, "Mara shows 9")


def test_the_timer_stands_still_while_the_phone_sleeps_and_one_tap_resumes_it(phone: Page) -> None:
    table = begin(phone)
    table.bid("Mara", 9)
    table.wait(20)
    left = table.seconds()
    table.sleep(3600)
    heading(phone, "The sand stood still")
    table.tap(f"Go on, {left} seconds")
    assert table.seconds() >= left - 1
    phone.evaluate(HIDE)
    table.wait(30)
    heading(phone, "The sand stood still")


def test_the_evening_survives_a_reload(phone: Page) -> None:
    table = begin(phone)
    table.bid("Mara", 9)
    table.bid("Jonas", 7)
    left = table.seconds()
    phone.reload()
    table.wait(20)
    heading(phone, "The sand stood still")
    expect(phone.get_by_role("list", name="Bids in showing order").get_by_role("listitem")).to_have_text(
        [re.compile("Jonas"), re.compile("Mara")]
    )
    table.tap(f"Go on, {left} seconds")
    table.wait(2)
    assert left - 4 <= table.seconds() < left
    assert table.order() == ["Jonas", "Mara"]


def test_the_last_chip_ends_the_match_and_play_again_keeps_the_names(phone: Page) -> None:
    table = Table(
        phone,
        [
            people(2),
            rules(length="short"),
            *won(0, "Rm") * 1,
            *won(0, "Rg"),
            turn("Rs", NOON),
            bid(0, 5, NOON),
        ],
    )
    table.wait(0.5)
    table.tap("Show now")
    table.tap("Shown in 5")
    table.tap("See who won")
    heading(phone, "Mara wins")
    table.tap("Play again")
    heading(phone, "Players")
    expect(phone.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)


def test_keys_choose_the_name_and_type_the_number(phone: Page) -> None:
    table = begin(phone)
    for key in ("2", "1", "2", "Enter"):
        phone.keyboard.press(key)
        table.wait(0.3)
    expect(table.name_key("Jonas")).to_contain_text("12")
    expect(table.name_key("Jonas")).to_be_focused()
    for key in ("1", "7", "Enter"):
        phone.keyboard.press(key)
        table.wait(0.3)
    assert table.order() == ["Mara", "Jonas"]
    phone.keyboard.press("3")
    table.wait(0.3)
    phone.keyboard.press("Escape")
    table.wait(0.3)
    phone.keyboard.press("u")
    table.wait(0.3)
    assert table.order() == ["Jonas"]


def test_bids_and_the_time_are_spoken(phone: Page) -> None:
    table = begin(phone)
    table.bid("Mara", 7)
    table.wait(3)
    table.bid("Jonas", 7)
    table.wait(3)
    assert "Jonas bids 7, second. Mara is first with 7." in table.spoken()
    table.wait(24)
    assert "30 seconds. Mara is first with 7." in table.spoken()
    table.wait(21)
    assert "10 seconds. Mara is first with 7." in table.spoken()
    expect(phone.locator(".table-time b")).to_have_class("last")


def test_nobody_bids(phone: Page) -> None:
    table = begin(phone)
    expect(table.button("Turn the sand timer")).to_have_count(0)
    table.wait(301)
    table.tap("Turn the sand timer")
    table.wait(61)
    heading(phone, "Nobody found it")
    table.tap("Next chip")
    expect(phone.get_by_role("banner")).to_contain_text("Chip 217 left")


LOCK = """Object.defineProperty(navigator, "wakeLock", { value: {
    request: async () => ({ released: false, release: async () => {} }),
} });"""
NO_LOCK = """Object.defineProperty(navigator, "wakeLock", { value: {
    request: async () => { throw new Error("the battery is low"); },
} });"""


def test_the_screen_stays_on_or_the_page_says_that_it_cannot(open_phone: OpenPhone) -> None:
    phone = open_phone(script=LOCK)
    table = begin(phone)
    table.bid("Mara", 5)
    expect(phone.get_by_role("banner")).to_contain_text("the screen stays on")
    phone = open_phone(script=NO_LOCK)
    begin(phone).wait(0.3)
    expect(phone.get_by_text("This browser can’t keep the screen on.")).to_be_visible()


@pytest.mark.long
def test_sounds_are_those_of_a_room(phone: Page) -> None:
    table = begin(phone)
    listen(phone)
    table.tap("Turn sound on")
    table.wait_for("window.heard.length")  # the module of sounds is fetched
    phone.evaluate("() => void window.heard.splice(0)")
    table.bid("Mara", 9)
    assert pitches(phone) == GLASS
    table.bid("Jonas", 5)
    assert len(pitches(phone)) == 1
    table.wait(48)
    assert pitches(phone) == []
    table.wait(9.5)
    assert pitches(phone) == TICK * 9
    table.wait(2)
    assert pitches(phone) == TICK + GLASS
    table.tap("Not in 5")
    assert pitches(phone) == FAILURE
    table.tap("Shown in 9")
    assert pitches(phone) == SUCCESS


def pitches(page: Page) -> list[object]:
    """Return the pitches heard since the last call."""
    heard: list[list[object]] = page.evaluate("() => window.heard.splice(0)")
    return [pitch for pitch, *_ in heard]
