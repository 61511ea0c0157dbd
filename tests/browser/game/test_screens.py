"""On every screen, in every phase, all that is said and pressed fits and can be reached."""

from collections.abc import Iterator
from urllib.parse import urljoin

import pytest

from browser.game.test_view_files import NAMES
from browser.screens import SCREENS, misfits
from support.browser import OpenPage

pytestmark = pytest.mark.browser

CROWDS = ("eight-players", "wide-names")
"""Added to a phase, they bring a full table and the widest names."""
CROWDED = ("lobby", "thinking", "bidding", "own-showing", "returned", "taken", "finished")


def phases() -> Iterator[str]:
    """Every view, the main ones with a full table of wide names as well."""
    yield from (name for name in NAMES if name not in CROWDS)
    yield "bidding+eight-players"
    yield from (f"{name}+wide-names" for name in CROWDED)


def test_everything_fits_on_every_screen(open_page: OpenPage, view_server: str) -> None:
    page = open_page(size=(1920, 1080), touch=True)
    page.goto(urljoin(view_server, "framed.html"))
    views = page.frames[1]
    views.wait_for_selector("body[data-ready]")
    found = {}
    for name in phases():
        views.evaluate("(name) => window.game.open(name)", name)
        found[name] = misfits(views, SCREENS)
    assert {name: faults for name, faults in found.items() if faults} == {}
