"""Windows that stay open from test to test, since a new page takes three times as long as another address in an
open one.
"""

from collections import defaultdict

from playwright.sync_api import Page

from support.browser import DESKTOP, Contexts, Kind, listen_for_faults

EMPTY = "about:blank"


class Windows:
    """Windows by the properties of their contexts. Each is as new at the start of a test."""

    def __init__(self, contexts: Contexts) -> None:
        self._contexts = contexts
        self._free: defaultdict[Kind, list[Page]] = defaultdict(list)
        self._taken: list[tuple[Page, Kind]] = []
        self.faults: list[str] = []
        """The faults of the present test."""

    def __call__(
        self,
        *,
        size: tuple[int, int] = DESKTOP,
        still: bool = True,
        touch: bool = False,
        clock: bool = False,
    ) -> Page:
        """Return an empty window."""
        kind = Kind(touch, clock, None)
        if self._free[kind]:
            page = self._free[kind].pop()
        else:
            page = self._contexts.take(kind).new_page()
            listen_for_faults(page, lambda fault: self.faults.append(fault))
        self._taken.append((page, kind))
        if clock:
            page.clock.install()
            page.clock.resume()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(
            color_scheme="light",
            reduced_motion="reduce" if still else "no-preference",
            forced_colors="none",
        )
        page.mouse.move(0, 0)
        return page

    def give_back(self) -> None:
        """Empty the windows of the test, and delete what their pages stored."""
        for page, kind in self._taken:
            if page.url != EMPTY:
                page.evaluate("localStorage.clear(), sessionStorage.clear()")
                page.unroute_all()
                page.goto(EMPTY)
            self._free[kind].append(page)
        self._taken.clear()

    def close(self) -> None:
        """Close all windows."""
        for kind, pages in self._free.items():
            for page in pages:
                self._contexts.give_back(page.context, kind)
        self._free.clear()
