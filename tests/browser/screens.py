"""The screens on which everything must fit, and the measurement of misfits in a page."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from playwright.sync_api import Frame, Page, Route, expect

from ricochetrobots.words.languages import languages
from support.browser import PATIENCE_MS
from support.pseudo import pseudo

BOXES = Path(__file__).parent / "boxes.js"


@dataclass(frozen=True)
class Screen:
    width: int
    height: int
    text: int = 100
    """Size of text in percent, as set in the browser."""

    def __str__(self) -> str:
        return f"{self.width} x {self.height}{f', text {self.text} %' if self.text != 100 else ''}"

    @property
    def is_phone(self) -> bool:
        """Held upright in one hand."""
        return self.width < 500

    @property
    def board(self) -> int:
        """The least side of a board in px at which its symbols can be recognised."""
        if self.width >= 900 and self.height >= 500:
            return min(self.height - 88, self.width - 492)
        if self.width > self.height:
            return min(self.height - 16, self.width - 308)
        kept_free = 220 + 200 * self.text // 100
        least = min(312, max(264, self.height + 68 - 324 * self.text // 100))
        return min(self.width - 8, max(self.height - kept_free, least))


ZOOMED = Screen(640, 400)
"""1280 x 800 at 200 %."""
PHONE = Screen(390, 844)
LARGE_TEXT = Screen(390, 844, text=200)
SCREENS = (
    Screen(320, 568),
    Screen(360, 740),
    PHONE,
    Screen(667, 375),
    Screen(844, 390),
    Screen(768, 1024),
    Screen(1024, 768),
    Screen(1280, 650),
    Screen(1280, 800),
    Screen(1920, 1080),
    ZOOMED,
    LARGE_TEXT,
)
TIGHTEST = (Screen(320, 568), LARGE_TEXT)
"""The narrowest screen, and the one with least room for text."""
FEW_SCREENS = (TIGHTEST[0], PHONE, Screen(667, 375), Screen(1280, 650), LARGE_TEXT)
"""One of each kind, for tests that try all screens with `--full` only."""

PSEUDO = "xx"
"""The language of support/pseudo.py, as its file would be named."""
OTHERS = tuple(language.file for language in languages() if language.file != "en")


def readings(full: bool) -> Iterator[dict[str, Iterable[Screen]]]:
    """Return the languages and the screens of each successive measurement.

    Longer than English on one of the two screens with least room, and in English on one of the others, by turns; with
    ``full`` in every language on every screen.
    """
    if full:
        return cycle([dict[str, Iterable[Screen]](dict.fromkeys(("en", *OTHERS, PSEUDO), SCREENS))])
    others = [screen for screen in SCREENS if screen not in TIGHTEST]
    return (
        {"en": (one,), PSEUDO: (tight,)} for one, tight in zip(cycle(others), cycle(TIGHTEST), strict=True)
    )


def know_pseudo(page: Page) -> None:
    """Serve the messages of that language to the page like any other's."""

    def answer(route: Route) -> None:
        route.fulfill(body=pseudo(), content_type="text/plain")

    page.route(f"**/locales/{PSEUDO}.ftl", answer)
    page.route(f"**/locales/rest/{PSEUDO}.ftl", lambda route: route.fulfill(body=""))  # all are in the first


CHOOSE = """async ([language, patience]) => {
    const end = performance.now() + patience;
    const until = async (find) => {
        for (;;) {
            const found = find();
            if (found) return found;
            if (performance.now() > end) throw new Error(`${language} does not come: ${find}`);
            await new Promise((resolve) => setTimeout(resolve, 5));
        }
    };
    const button = document.querySelector(".header-menu");
    button.scrollIntoView({ block: "nearest" }); // as a person does who clicks
    button.click();
    (await until(() => document.querySelector("#tab-settings"))).click();
    const select = await until(() => document.querySelector(".drawer .select"));
    select.append(new Option(language, language));
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => document.documentElement.lang.includes(language));
}"""
"""Open the settings and choose a language. All steps are in the page, since fifty choices took half of a test."""


def speak(page: Page, language: str, reopened: str | None) -> None:
    """Choose a language in the settings; ``reopened`` is the tab of the sheet that was open."""
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    page.evaluate(CHOOSE, [language, PATIENCE_MS])
    page.keyboard.press("Escape")
    if reopened is not None:
        if reopened == "keys":
            page.keyboard.press("?")
        else:
            page.locator(".header-menu").click()
            page.locator(f"#tab-{reopened}").click()
        expect(page.get_by_role("dialog")).to_be_visible()


def turn_to(page: Page, screen: Screen) -> None:
    """Change the screen of the page."""
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%`; }", screen.text)


def misfits(page: Page | Frame, screens: Iterable[Screen]) -> dict[str, list[str]]:
    """Return for each screen a line for each element that is cut, covered, overlapped or out of reach. A frame
    is resized for each screen, which is ten times as fast as a new window; a page has its own screen.
    """
    if not page.evaluate("() => 'misfits' in window"):
        page.evaluate(BOXES.read_text())
    wanted = [
        {
            "name": str(screen),
            "width": screen.width,
            "height": screen.height,
            "text": screen.text,
            "thumb": screen.is_phone and screen.text == 100,
            "board": screen.board,
            "atOnce": (screen.width, screen.height, screen.text) == (PHONE.width, PHONE.height, PHONE.text),
        }
        for screen in screens
    ]
    found: dict[str, list[str]] = page.evaluate("(screens) => window.misfits(screens)", wanted)
    return {screen: faults for screen, faults in found.items() if faults}
