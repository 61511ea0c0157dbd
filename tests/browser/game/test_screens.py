"""On every screen, in every phase, all texts and controls fit and can be reached."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Literal
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page

from browser.game.test_view_files import NAMES
from browser.screens import OTHERS, know_pseudo, misfits, readings
from support.browser import OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

CROWDS = ("eight-players", "wide-names")
"""Additions to a phase: a full table and the widest names."""
CROWDED = ("lobby", "thinking", "bidding", "own-showing", "returned", "taken", "finished")


def phases() -> Iterator[str]:
    """Every view, the main ones with a full table of wide names as well."""
    yield from (name for name in NAMES if name not in CROWDS)
    yield "bidding+eight-players"
    yield from (f"{name}+wide-names" for name in CROWDED)


SPEAK = """async (language) => {
    const { loadText } = globalThis.part?.("/words/text.js") ?? await import("/words/text.js"); // joined, or one by one
    await loadText(language);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}"""


@pytest.mark.long
@pytest.mark.first
def test_everything_fits_on_every_screen(open_page: OpenPage, view_server: str, full: bool) -> None:
    page = open_page(size=(1920, 1080), touch=True)
    know_pseudo(page)
    page.goto(urljoin(view_server, "framed.html"))
    views = page.frames[1]
    views.wait_for_selector("body[data-ready]")
    found = {}
    for name, reading in zip(phases(), readings(full), strict=False):
        views.evaluate("(name) => window.game.open(name)", name)
        views.wait_for_selector(".board > svg", state="attached")
        for language, screens in reading.items():
            views.evaluate(SPEAK, language)
            found[f"{name}, {language}"] = misfits(views, screens)
    assert {name: faults for name, faults in found.items() if faults} == {}


LINES = """(element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


@pytest.mark.long
def test_the_key_to_pass_uses_the_room_beside_it(page: Page, show: Callable[..., Page]) -> None:
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        show("bidding")
        assert page.locator(".pad-pass > span").evaluate(LINES) == 1, width


COVERED = """(name) => {
    const [one, back] = [name, ".pad-back > span"].map((each) => document.querySelector(each).getBoundingClientRect());
    const beside = one.right <= back.left || one.left >= back.right;
    return one.width > 1 && !beside && one.bottom > back.top && one.top < back.bottom;
}"""
"""Returns whether an element overlaps the way back."""
BELOW = """() => Object.fromEntries([...document.querySelectorAll(".sheet button")]
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, { right, bottom }]) => right > innerWidth || bottom > innerHeight)
    .map(([words, { right, bottom }]) => [words, [right, bottom]]))"""
"""Returns the keys that are not on the screen."""


CHIP_TO_PAD = """() => {
    const [chip, sheet] = [".chip-line", ".sheet"].map((one) => document.querySelector(one).getBoundingClientRect());
    return sheet.top - chip.bottom;
}"""
"""Returns the distance between the line with the chip and the pad, negative if the pad covers the line."""


@pytest.mark.long
def test_the_larger_numbers_fit_with_the_way_back(page: Page, show: Callable[..., Page]) -> None:
    show("thinking")
    for width, height in ((390, 844), (360, 740), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".key.next:visible").click()
        for language in ("en", *OTHERS):
            page.evaluate(SPEAK, language)
            where = f"{width} x {height}, {language}"
            assert page.locator(".pad-back > span").evaluate(LINES) == 1, where
            assert page.evaluate(BELOW) == {}, where
            assert page.evaluate(CHIP_TO_PAD) >= 0, where
            assert not page.evaluate(COVERED, ".pad-head > h2"), where
        page.locator(".pad-back").click()


def test_the_replay_is_as_wide_as_the_two_paths(page: Page, show: Callable[..., Page]) -> None:
    show("told")
    paths, player = page.locator(".paths.pair > .path-options"), page.locator(".paths.pair > .player")
    boxes = [
        one.evaluate("(one) => [one.getBoundingClientRect()].map(({ left, right }) => [left, right])[0]")
        for one in (paths, player)
    ]
    assert boxes[0] == boxes[1]


IN_SIGHT = """(one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const points = [[left + 1, top + 1], [right - 1, bottom - 1], [(left + right) / 2, (top + bottom) / 2]];
    return points.every(([x, y]) => one.closest(".strip").contains(document.elementFromPoint(x, y)));
}"""


@pytest.mark.long
def test_the_pad_covers_no_bid_on_a_phone(page: Page, show: Callable[..., Page]) -> None:
    show("bidding")
    sizes = ((390, 844), (390, 664), (360, 740), (320, 568))
    for view, (width, height) in product(("bidding", "passed", "bidding+eight-players"), sizes):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(name) => window.game.open(name)", view)
        bids = page.locator(".cell strong").all()
        assert [bid.inner_text() for bid in bids] == ["7", "7", "9"]
        assert page.locator(".cell.own strong").count() == 1
        assert all(bid.evaluate(IN_SIGHT) for bid in bids), (view, width, height)
        assert page.locator(".timer-number").evaluate("(one) => one.getBoundingClientRect().bottom") <= (
            page.locator(".sheet").evaluate("(one) => one.getBoundingClientRect().top")
        ), (view, width, height)


CUT = """() => {
    const goal = document.createRange();
    goal.selectNodeContents(document.querySelector(".header-aside"));
    const { right, bottom } = document.querySelector(".header-words").getBoundingClientRect();
    return [...goal.getClientRects()].some((line) => line.right > right + 1 || line.bottom > bottom + 1);
}"""
"""Returns whether the header cuts the goal of the match."""


@pytest.mark.long
def test_the_header_names_the_goal_beside_a_long_room_name(page: Page, show: Callable[..., Page]) -> None:
    show("thinking")
    page.evaluate("() => { window.game.session.roomName.value = 'thoughtful-hedgehog'; }")
    cut: set[str] = set()
    for width, height in ((390, 844), (360, 740), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        for language in ("en", *OTHERS):
            page.evaluate(SPEAK, language)
            cut |= {f"{width} x {height}, {language}"} if page.evaluate(CUT) else set()
    assert cut == set()


SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAIRS = """() => {
    const colour = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
    const found = {};
    for (const robot of "RGBYS") {
        const piece = `.board-picture [data-key=robot-${robot}]`;
        found[`${robot} letter`] = [colour(`${piece} .letter`, "fill"), colour(`${piece} .body`, "fill")];
        found[`${robot} rim`] = [colour(`${piece} .body`, "stroke"), colour(".board-picture .tiles", "fill")];
        found[`${robot} eyes`] = [colour(`${piece} .eye`, "fill"), colour(`${piece} .visor`, "fill")];
    }
    found["button"] = [colour(".button.main", "color"), colour(".button.main", "backgroundColor")];
    found["sign"] = [colour(".sign .letters", "fill"), colour(".sign .body", "fill")];
    return found;
}"""


def test_forced_colours_keep_robots_solid_and_their_faces(page: Page, show: Callable[..., Page]) -> None:
    show("taken")
    for scheme in SCHEMES:
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        pairs = page.evaluate(PAIRS)
        ground = "rgb(0, 0, 0)" if scheme == "dark" else "rgb(255, 255, 255)"
        solid = "rgb(255, 255, 255)" if scheme == "dark" else "rgb(0, 0, 0)"
        assert {name: pair for name, pair in pairs.items() if pair[0] == pair[1]} == {}, scheme
        assert pairs["R letter"] == [ground, solid], scheme
