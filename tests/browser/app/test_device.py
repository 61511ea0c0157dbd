"""The page "On this device": a copy in a file, another device that adds it, and deleting."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.browser import OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

STORE = """() => {
    localStorage.setItem("ricochet.learned", "sliding blocking");
    localStorage.setItem("ricochet.day.2026-02-27", "{}");
    localStorage.setItem("ricochet.seat.abc", "secret");
}"""


def open_device(page: Page) -> None:
    page.goto("/device")
    expect(page.get_by_role("heading", name="On this device")).to_be_visible()


def test_a_copy_moves_to_another_device_without_seats(
    page: Page, open_page: OpenPage, live_server: LiveServer, tmp_path: Path
) -> None:
    open_device(page)
    page.evaluate(STORE)
    open_device(page)
    expect(page.get_by_text("Lessons")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / "copy.json"
    saved.value.save_as(copy)
    texts = json.loads(copy.read_text())["texts"]
    assert texts["ricochet.learned"] == "sliding blocking"
    assert "secret" not in copy.read_text()

    other = open_page(base_url=live_server.url)
    open_device(other)
    other.evaluate("() => localStorage.setItem('ricochet.learned', 'mine')")
    open_device(other)
    other.get_by_label("Import a copy").set_input_files(copy)
    expect(other.get_by_role("heading", name="This copy adds one entry.")).to_be_visible()
    expect(other.get_by_role("listitem")).to_have_text("Results of the daily puzzles, 1 kB")
    with other.expect_navigation():
        other.get_by_role("button", name="Add", exact=True).click()
    assert other.evaluate("() => localStorage.getItem('ricochet.day.2026-02-27')") == "{}"
    assert other.evaluate("() => localStorage.getItem('ricochet.learned')") == "mine"
    (tmp_path / "other.json").write_text("{}")
    other.get_by_label("Import a copy").set_input_files(tmp_path / "other.json")
    expect(other.locator(".message")).to_contain_text("This file is no copy")


def test_deleting_asks_once_and_spares_seats(page: Page) -> None:
    open_device(page)
    page.evaluate(STORE)
    open_device(page)
    page.get_by_role("button", name="Delete: Lessons").click()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Delete all").click()
    expect(page.get_by_role("heading", name="Delete this for good?")).to_be_focused()
    with page.expect_navigation():
        page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("button", name="Delete all")).to_be_disabled()
    assert page.evaluate("() => localStorage.getItem('ricochet.seat.abc')") == "secret"
    assert page.evaluate("() => localStorage.getItem('ricochet.learned')") is None
