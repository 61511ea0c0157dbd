"""The face of the game: every screen is the same on a machine without fonts, and no text needs another font."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.screens import TIGHTEST, Screen, misfits, turn_to
from ricochetrobots.words.languages import LOCALES
from support.browser import WEB, Contexts
from support.chromium import FLAGS, program
from support.server import TODAY, LiveServer

pytestmark = pytest.mark.browser

SIZES = (TIGHTEST[0], Screen(1280, 800))
FACE = "Atkinson Hyperlegible Next"
NO_FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/none</dir><cachedir>{folder}/cache</cachedir></fontconfig>"""
NOT_SHOWN = "\xad\u202f↑→↓←🟩🟨⬜🟥🟦"
"""A soft hyphen, which the face need not have; a space; the arrows, which components/keycap.js draws; and the squares
of a shared text, which every system draws itself."""
PLACED = """async () => {
  await document.fonts.ready;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!data.trim() || !parentElement.checkVisibility() || parentElement.closest("script")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) found.push([data.trim(), x, y, width, height]);
  }
  return found;
}"""
"""Every line of text with its box."""


class Placed(NamedTuple):
    """A line of text and its box."""

    text: str
    x: float
    y: float
    width: float
    height: float


@pytest.fixture(scope="module")
def bare(contexts: Contexts, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser on a machine that has no font."""
    folder = tmp_path_factory.mktemp("fonts")
    (folder / "none").mkdir()
    (folder / "fonts.conf").write_text(NO_FONTS.format(folder=folder))
    environment: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(folder / "fonts.conf")}
    browser = contexts.browser.browser_type.launch(executable_path=program(), args=FLAGS, env=environment)
    yield browser
    browser.close()


def load_face_first(page: Page, letters: str = "a") -> None:
    """Let the app start when the files of the face that have these letters are loaded.

    Without any font, Chromium cannot show a text before its face is loaded, nor afterwards.
    """

    def hold(route: Route) -> None:
        loaded = (
            f"async () => (await document.fonts.load(`1em '{FACE}'`, '{letters}')).length === {len(letters)}"
        )
        page.wait_for_function(loaded)
        route.fallback()

    page.route("**/app/main.js", hold)


def start(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    expect(page.get_by_text(f"{TODAY:%A} · ")).to_be_attached()  # after the first frame


def today(page: Page) -> None:
    page.goto("/today")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()


def keys(page: Page) -> None:
    start(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    expect(page.locator(".lines kbd").first).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()


def lobby(page: Page, room: str) -> None:
    page.goto(f"/r/{room}")
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(page.locator(".tryout")).to_be_attached()  # the board to practise on comes last


def measure(
    browser: Browser, url: str, visit: Callable[[Page], None]
) -> dict[str, tuple[list[Placed], dict[str, list[str]]]]:
    """Return the lines of text of a page and its misfits, for each screen."""
    context = browser.new_context(base_url=url, service_workers="block", has_touch=True)
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    load_face_first(page)
    turn_to(page, SIZES[0])
    visit(page)
    expect(page.locator(".pale")).to_have_count(0)
    found = {}
    for screen in SIZES:
        turn_to(page, screen)
        faults = misfits(page, [screen])
        page.evaluate("scrollTo(0, 0)")
        found[str(screen)] = ([Placed(*line) for line in page.evaluate(PLACED)], faults)
    context.close()
    return found


@pytest.mark.parametrize("name", ["start", "today", "keys", "rules", "lobby"])
@pytest.mark.long_cases("keys", "rules", "start", "today")
def test_a_screen_is_the_same_without_any_font(
    name: str, contexts: Contexts, bare: Browser, live_server: LiveServer
) -> None:
    room = live_server.open_room("Ines").room if name == "lobby" else ""
    pages: dict[str, Callable[[Page], None]] = {"start": start, "today": today, "keys": keys, "rules": rules}
    visit = pages.get(name, lambda page: lobby(page, room))
    usual = measure(contexts.browser, live_server.url, visit)
    without = measure(bare, live_server.url, visit)
    for screen, (lines, faults) in usual.items():
        other_lines, other_faults = without[screen]
        assert [line.text for line in lines] == [line.text for line in other_lines], screen
        assert len(lines) > 10
        for line, other in zip(lines, other_lines, strict=True):
            assert other[1:] == pytest.approx(line[1:], abs=1), (screen, line.text)
        assert faults == other_faults == {}


def test_arrows_on_keys_are_pictures(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/analyse#16x16:c3e&setup")
    expect(page.get_by_role("heading", name="Where is red?")).to_be_visible()
    page.keyboard.press("?")
    cap = page.locator("kbd", has=page.get_by_role("img"))
    expect(cap.get_by_role("img")).to_have_count(4)
    expect(cap.get_by_role("img", name="↑").locator("svg")).to_be_visible()
    expect(cap).to_have_text(re.compile(r"^\s*$"))


def fonts_of(page: Page, words: str) -> set[str]:
    """Return the fonts in which the page sets the words."""
    page.evaluate("(words) => { document.body.textContent = words; return document.fonts.ready; }", words)
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    body = tools.send(
        "DOM.querySelector", {"nodeId": tools.send("DOM.getDocument")["root"]["nodeId"], "selector": "body"}
    )
    used: list[dict[str, Any]] = tools.send("CSS.getPlatformFontsForNode", body)["fonts"]
    return {font["familyName"] for font in used if font["isCustomFont"]} | {
        f"{font['familyName']} of the system" for font in used if not font["isCustomFont"]
    }


def test_the_first_file_of_the_face_has_every_character_on_the_screens(
    page: Page, live_server: LiveServer
) -> None:
    """People may use any other character in their names."""
    sources = [
        path
        for folder in ("app", "board")
        for path in (WEB / folder).rglob("*")
        if path.suffix in {".js", ".css"}
    ]
    words = [
        path.read_text().split("# ---- The terminal ")[0] for path in sorted(Path(LOCALES).glob("*.ftl"))
    ]
    used = {*"".join(words), *"".join(path.read_text() for path in sources)} - {*NOT_SHOWN}
    assert {"é", "ß", "’", "−"} <= used
    load_face_first(page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(live_server.url)
    assert fonts_of(page, "".join(sorted(used - {"\n"}))) == {FACE}
    assert not any("latin-ext" in address for address in requests)


def test_the_second_file_has_letters_of_names(page: Page, live_server: LiveServer) -> None:
    load_face_first(page, "ař")
    page.goto(live_server.url)
    assert fonts_of(page, "Dvořák, Żółć, Şahin") == {FACE}
