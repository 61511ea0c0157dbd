"""A phone beside a real board: the page /table, whose time passes only when a test says so."""

import json
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from browser.evening.evenings import NAMES, Event, people

NOON = 1_700_000_000_000
"""The time at which the page opens, in milliseconds."""
FLUSH_MS = 300
KEEP_ONCE = """if (location.protocol !== "about:") {
    localStorage.getItem("ricochet.evening") ?? localStorage.setItem("ricochet.evening", %s);
}"""


class Table:
    """The page of an evening."""

    def __init__(self, page: Page, events: Sequence[Event] = (), path: str = "/table") -> None:
        self.page = page
        page.clock.install(time=NOON / 1000)
        page.clock.pause_at(NOON / 1000 + 1)
        if events:
            page.add_init_script(KEEP_ONCE % json.dumps(json.dumps(events)))
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.page.clock.run_for(round(seconds * 1000))

    def sleep(self, seconds: float) -> None:
        """Let time pass while the phone sleeps and no timer fires."""
        self.page.clock.fast_forward(round(seconds * 1000))
        self.wait(FLUSH_MS / 1000)

    def wait_for(self, something: str) -> None:
        """Let time pass until an expression is true; frames are part of the time that stands still."""
        for _ in range(100):
            if self.page.evaluate(f"Boolean({something})"):
                return
            self.wait(0.1)
        raise AssertionError(something)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def tap(self, name: str) -> None:
        """Tap a button and let the page settle; that takes `FLUSH_MS`."""
        self.button(name).click()
        self.wait(FLUSH_MS / 1000)

    def name_key(self, name: str) -> Locator:
        return self.page.locator(".name-key", has_text=name)

    def tap_name(self, name: str) -> None:
        self.name_key(name).click()
        self.wait(FLUSH_MS / 1000)

    def bid(self, name: str, moves: int) -> None:
        """Bid with two taps."""
        self.tap_name(name)
        self.tap(f"{moves} moves")

    def seconds(self) -> int:
        """Return the seconds that the hourglass shows."""
        return int(self.page.locator(".table-time b").inner_text())

    def order(self) -> list[str]:
        """Return the names in the order of demonstration, as the name keys number them."""
        return [
            self.page.locator(".name-key", has=self.page.locator(".name-order", has_text=str(place)))
            .locator("b")
            .inner_text()
            for place in range(1, self.page.locator(".name-key strong").count() + 1)
        ]

    def spoken(self) -> str:
        """Return the words in the live regions."""
        return " ".join(self.page.locator("[aria-live]").all_inner_texts())


def begin(page: Page, count: int = 8, *events: Event) -> Table:
    """Open an evening whose first chip, the green star, has been turned up."""
    return Table(page, [people(count), *events, {"type": "turn", "at": NOON, "chip": "Gs"}])


__all__ = ["NAMES", "NOON", "Table", "begin"]
