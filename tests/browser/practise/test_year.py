"""The year at a glance, and a copy of practice for another device."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.practise.solver import know_puzzles, store, stored
from support.browser import OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

NOW = date(2026, 11, 24)


@pytest.fixture
def page(open_page: OpenPage, live_server: LiveServer) -> Page:
    page = open_page(base_url=live_server.url, clock=True)
    page.clock.set_fixed_time(f"{NOW}T12:00:00")
    know_puzzles(page)
    return page


def day(solved: int, shortest: int = 0, quick: int = 0, rating: int = 1500) -> dict[str, int]:
    return {"solved": solved, "shortest": shortest, "quick": quick, "rating": rating, "deviation": 60}


def test_the_year_shows_days_by_their_puzzles(page: Page) -> None:
    days = {str(NOW - timedelta(days=at)): day(2, 1, 1, 1500 + at) for at in range(1, 4)}
    days |= {"2026-03-01": day(12, 8), "2025-12-31": day(50, 50)}
    store(
        page, days={"days": days, "longest": {"days": 31, "end": "2026-03-31"}}, rush={"best": 27, "runs": []}
    )
    page.goto("/practise/year")
    expect(page.get_by_role("heading", name="3 days in a row")).to_be_visible()
    expect(page.get_by_text("longest 31, in March")).to_be_visible()
    months = page.locator(".year-half .unseen li")
    expect(months).to_have_count(11)
    expect(months.nth(10)).to_have_text("November: 3 of 24 days, 9 puzzles")
    expect(months.nth(2)).to_have_text("March: 1 of 31 days, 12 puzzles")
    dots = page.locator(".year-dots .dot")
    expect(dots).to_have_count(365)
    assert [page.locator(f".year-dots .size-{size}").count() for size in (0, 1, 2, 3)] == [324, 3, 0, 1]
    expect(page.locator(".solved-facts dd")).to_have_text(["21", "61%", "27"])


@pytest.mark.long
def test_a_copy_is_saved_and_brought_in(
    page: Page, open_page: OpenPage, live_server: LiveServer, tmp_path: Path
) -> None:
    kept = {"days": {str(NOW): day(4, 2)}, "longest": {"days": 1, "end": str(NOW)}}
    store(page, days=kept)
    page.goto("/practise/year")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a copy").click()
    copy = tmp_path / download.value.suggested_filename
    download.value.save_as(copy)
    other = open_page(base_url=live_server.url)
    other.goto("/practise/year")
    expect(other.get_by_role("heading", name="0 days in a row")).to_be_visible()
    other.locator("input[type=file]").set_input_files(copy)
    expect(other.locator(".message")).to_contain_text("The copy was imported.")
    assert stored(other, "days") == kept
    copy.write_text("{}")
    other.locator("input[type=file]").set_input_files(copy)
    expect(other.locator(".message")).to_contain_text("This file is not a copy of practice data.")
    assert stored(other, "days") == kept
