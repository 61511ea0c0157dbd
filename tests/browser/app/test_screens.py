"""On a phone, the start page shows all of its doors."""

import pytest
from playwright.sync_api import expect

from browser.screens import Screen, turn_to
from support.browser import OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

DOORS = ("Today’s puzzle", "Play with bots", "Play with friends", "Play alone", "Watch on a TV")
LINKS = ("Practise", "Analyse", "Your own box", "Learn")


def test_a_phone_shows_the_doors_without_scrolling(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(touch=True, base_url=live_server.url)
    page.goto("/")
    for screen in (Screen(390, 844), Screen(360, 740), Screen(320, 568), Screen(1280, 800)):
        turn_to(page, screen)
        for name in DOORS:
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        for name in LINKS:
            expect(page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
        expect(page.get_by_label("Room code")).to_be_in_viewport(ratio=1)
