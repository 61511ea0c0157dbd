"""The pictures of the documentation, taken of the real thing: ``PYTHONPATH=tests python -m support.pictures``."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from support.chromium import chromium
from support.server import LiveServer

IMAGES = Path(__file__).parent.parent.parent / "docs/images"
BIDS = {"Mara": 7, "Jonas": 9, "Ines": 7}


def sit_down(browser: Browser, server: LiveServer, room: str, name: str) -> Page:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page.goto(f"{server.url}/r/{room}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_label("Your name").wait_for(state="detached")
    return page


def bidding(browser: Browser, server: LiveServer) -> None:
    room = server.open_room(panels="random", fifth_robot=True).room
    pages = {name: sit_down(browser, server, room, name) for name in BIDS}
    first, *_ = pages.values()
    first.get_by_role("button", name="Start").click()
    for name, moves in BIDS.items():
        pages[name].get_by_role("heading", name="Find a way").or_(
            pages[name].get_by_role("heading", name="Lowest goes first")
        ).wait_for()
        pages[name].keyboard.type(str(moves))
        pages[name].get_by_role("button", name=f"Bid {moves}").click()
        pages[name].get_by_text(f"Your bid is {moves}").wait_for()
    first.screenshot(path=IMAGES / "bidding.png")


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        LiveServer(Path(data), seed=8) as server,
        chromium() as browser,
    ):
        bidding(browser, server)


if __name__ == "__main__":
    main()
