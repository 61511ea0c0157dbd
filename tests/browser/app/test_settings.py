"""Settings and help beside the board; the browser stores the settings."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from ricochetrobots.words.fluent import browser_words
from ricochetrobots.words.languages import LOCALES, languages
from support.browser import Contexts, OpenPage, open_tab
from support.server import LiveServer

pytestmark = pytest.mark.browser

PAPER = {"light": "rgb(239, 235, 227)", "dark": "rgb(20, 18, 27)"}


def open_settings(page: Page) -> None:
    page.goto("/")
    open_tab(page, "Settings")
    expect(page.get_by_role("tab", name="Settings")).to_be_focused()


def paper(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.long_cases("light")
def test_the_theme_follows_the_system_until_it_is_set(
    open_page: OpenPage, live_server: LiveServer, system: str
) -> None:
    page = open_page(theme=system, base_url=live_server.url)
    open_settings(page)
    assert paper(page) == PAPER[system]
    other = "dark" if system == "light" else "light"
    page.get_by_role("radio", name=other.capitalize()).check()
    assert paper(page) == PAPER[other]
    page.reload()
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    assert paper(page) == PAPER[other]
    open_tab(page, "Settings")
    page.get_by_role("radio", name="System").check()
    assert paper(page) == PAPER[system]


def test_the_first_paint_has_the_theme_that_was_set(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(base_url=live_server.url)
    open_settings(page)
    page.get_by_role("radio", name="Dark").check()
    page.route("**/app/main.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto("/rules")
    expect(page.locator("html")).to_have_css("background-color", PAPER["dark"])


def test_switches_reach_the_board_and_stay_as_they_were_set(page: Page) -> None:
    open_settings(page)
    board = page.locator(".board > svg")
    expect(board.locator(".coordinate")).to_have_count(0)
    page.get_by_role("switch", name="Coordinates").check()
    expect(board.locator(".coordinate")).to_have_count(16)
    gap = "getComputedStyle(document.querySelector('.board .gap')).fill"
    before = page.evaluate(gap)
    page.get_by_role("switch", name="High contrast").check()
    assert page.evaluate(gap) != before
    page.get_by_role("switch", name="Reduced motion").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "still")
    page.get_by_role("switch", name="Bid with one tap").check()
    page.reload()
    open_tab(page, "Settings")
    for name in ("High contrast", "Reduced motion", "Coordinates", "Bid with one tap"):
        expect(page.get_by_role("switch", name=name)).to_be_checked()


def answer(route: Route, *, body: str) -> None:
    route.fulfill(body=body, content_type="text/plain")


def test_a_message_that_is_only_in_english_is_shown_in_english(page: Page, full: bool) -> None:
    doors = {}
    others = [language for language in languages() if language.file != "en"]
    for language in others if full else others[:2]:
        source, english = ((LOCALES / f"{file}.ftl").read_text("utf-8") for file in (language.file, "en"))
        words = browser_words(re.sub(r"^todays-puzzle = .*\n", "", source, flags=re.MULTILINE), english)
        page.route(f"**/locales/{language.file}.ftl", partial(answer, body=words))
        page.goto("/")
        page.evaluate(
            "language => localStorage.setItem('ricochet.settings', JSON.stringify({language}))", language.file
        )
        page.reload()
        expect(page.get_by_role("button", name="Today’s puzzle")).to_be_visible()
        doors[language.file] = page.get_by_role("link").all_inner_texts()
    assert len({*map(str, doors.values())}) == len(doors), "everything else is in the language"


def test_the_language_is_changed_at_any_time_and_remembered(page: Page) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url.rpartition("/")[2]))

    def fetched() -> set[str]:
        return {name for name in requests if name.endswith(".ftl")}

    page.goto("/today")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    page.keyboard.press("g")
    assert fetched() == {"en.ftl"}
    open_tab(page, "Settings")
    page.get_by_role("combobox", name="Language").select_option(label="Deutsch")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.get_by_role("button", name="Schließen").click()
    for _ in range(2):
        expect(page.get_by_role("heading", name="Finde eine Lösung")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("gridcell", name="Keine Wände.").first).to_be_attached()
        expect(page.get_by_role("gridcell", name="No walls.")).to_have_count(0)
        expect(page).to_have_title(re.compile("Tages\u00adrätsel"))
        assert fetched() <= {"en.ftl", "de.ftl"}
        requests.clear()
        page.reload()
    assert fetched() == {"de.ftl"}, "English is not fetched to be thrown away"


def test_a_date_on_the_page_changes_with_the_language(page: Page) -> None:
    page.goto("/")
    door = page.get_by_role("button", name="Today’s puzzle")
    expect(door).to_contain_text("Sunday")
    open_tab(page, "Settings")
    page.get_by_role("combobox", name="Language").select_option(label="Deutsch")
    page.keyboard.press("Escape")
    door = page.get_by_role("button", name=re.compile("Tages"))
    expect(door).to_contain_text("Sonntag")


def test_single_keys_can_be_switched_off(page: Page) -> None:
    open_settings(page)
    page.get_by_role("switch", name="Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    open_tab(page, "Settings")
    page.get_by_role("switch", name="Single-key shortcuts").check()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()


def test_the_list_of_keys_is_that_of_the_page(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_text("Help and this list")).to_be_visible()
    expect(page.get_by_text("Turn the board")).to_have_count(0)
    page.goto("/today")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    page.keyboard.press("?")
    for words, key in (
        ("Undo the last move", "u"),
        ("Start over", "Shift u"),
        ("Mirror the board", "Shift f"),
    ):
        expect(page.locator(".drawer .line").filter(has_text=words)).to_contain_text(key)


@pytest.mark.parametrize(
    ("path", "door", "heading"),
    [
        ("/today", "", "Find a solution"),
        ("/analyse", "Your own board", "Draw walls"),
        ("/analyse#16x16:c3e&setup", "", "Where is red?"),
    ],
)
def test_help_can_be_read_and_closed_on_the_smallest_phone(
    page: Page, path: str, door: str, heading: str
) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(path)
    if door:
        page.get_by_role("button", name=door).click()
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    page.keyboard.press("?")
    opened = page.get_by_role("dialog", name="Help")
    last = opened.locator(".line").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    assert opened.locator(".drawer-body").evaluate("(body) => body.clientHeight") > 140, "three lines"
    expect(opened.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    opened.get_by_role("button", name="Close").click()
    expect(opened).to_have_count(0)
    expect(page.locator(".sheet")).to_be_in_viewport()


def test_keys_rest_while_one_types(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Room code").press_sequentially("f?")
    expect(page.get_by_label("Room code")).to_have_value("f?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_board_is_turned_and_mirrored_and_closing_gives_the_focus_back(page: Page) -> None:
    open_settings(page)
    first = page.get_by_role("gridcell").first
    expect(first).to_have_attribute("data-cell", "a1")
    page.get_by_role("button", name="Turn", exact=True).click()
    expect(first).to_have_attribute("data-cell", "a8")
    page.get_by_role("button", name="Mirror").click()
    expect(first).not_to_have_attribute("data-cell", "a8")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()


def test_back_closes_the_sheet_first_and_a_page_opened_from_it_takes_its_place(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/rules")
    page.get_by_role("link", name="To the start page", exact=True).click()
    open_tab(page, "Settings")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile("/$"))
    sheet = open_tab(page, "Settings")
    sheet.get_by_role("button", name="On this device").click()
    expect(page).to_have_url(re.compile("/device$"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(re.compile("/$"))
    page.go_back()
    expect(page).to_have_url(re.compile("/rules$"))


def test_help_has_the_rules_with_pictures(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Help").click()
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog.locator(".help-step b")).to_have_text(["Slide", "Reach the target", "Bid", "Pass", "Show"])
    dialog.get_by_role("button", name="All rules").click()
    expect(dialog.get_by_role("button", name="Back")).to_be_focused()
    expect(dialog.get_by_role("heading", name="Turn a corner")).to_be_visible()
    expect(dialog.get_by_role("img")).to_have_count(6)
    expect(dialog.get_by_role("img", name=re.compile("Around a corner"))).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "tag", "words"), [("pt-BR", "pt-BR", "Leve "), ("pt-PT", "pt-PT", "Leva ")]
)
def test_each_portuguese_is_that_of_the_visitor(
    contexts: Contexts, live_server: LiveServer, locale: str, tag: str, words: str
) -> None:
    context = contexts.new(locale=locale, base_url=live_server.url)
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(page.get_by_role("heading", level=1)).to_contain_text(words)
    context.close()
