"""Copies of an evening for a second phone: the link, its QR code, and the phone that opens it."""

import random
import re
from typing import Any

import pytest
import segno
from playwright.sync_api import Page, expect

from browser.evening.conftest import OpenPhone
from browser.evening.evenings import NEXT, Event, bid, close, judge, people, rules, run_script, turn, won
from browser.evening.table import Table
from browser.evening.test_reducer import random_evening
from support.server import LiveServer

BOARD: Event = {"type": "board", "board": "4C3A2C1C", "robots": {"R": "c4", "G": "n12"}}
SHORTEST: Event = {"type": "shortest", "shortest": {"moves": 4, "path": "Rn Gn Ge Gs"}}
COPIED = ("people", "edition", "sand", "length", "goals", "board", "robots", "stale", "decided")


def copies(*evenings: list[Event]) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = run_script("copy.mjs", {"evenings": evenings, "texts": []})["copies"]
    return made


def without_paths(rounds: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        each | {"shortest": each["shortest"] and {"moves": each["shortest"]["moves"], "path": None}}
        for each in rounds
    ]


def assert_copied(made: dict[str, Any]) -> None:
    state, copy = made["state"], made["copy"]
    assert {name: copy[name] for name in COPIED} == {name: state[name] for name in COPIED}
    assert copy["rounds"] == without_paths(state["rounds"])
    assert copy["phase"] in ("setup", "choosing", "over")


def test_a_copy_has_the_people_the_rules_the_rounds_and_the_position() -> None:
    names = people(3, {1: 0.5})
    names["people"][2]["name"] = "Zoë, + /&#"
    away = {**names, "people": [*names["people"][:2], names["people"][2] | {"plays": False}]}
    shown = [turn("Gs"), bid(0, 7, 0), close(60_000), judge(True), SHORTEST, NEXT]
    made = copies([names, rules("1999", 90), BOARD, *shown, *won(2), away, turn("V"), bid(1, 9, 0)])[0]
    assert_copied(made)
    assert made["link"] == (
        "1/1999.90.usual.6.17/Mara,Jonas+0.5,Zo%C3%AB%2C%20%2B%20%2F%26%23+0+away/Gs.0.7.4,.2.5./0.4C3A2C1C_Rc4_Gn12"
    )
    assert made["copy"]["stale"] == 1, "nobody entered where the robots stand after the first chip"


def test_random_evenings_are_copied() -> None:
    chance = random.Random(22)
    for made in copies(*[random_evening(chance) for _ in range(100)]):
        if made["state"]["phase"] in ("choosing", "over"):
            assert_copied(made)


def test_what_is_no_copy_is_not_opened() -> None:
    texts = [
        "",
        "score",
        "1/",
        "2/2013.60.usual.8.17/Mara//",
        "1/2013.60.usual.8.17/%E0%A4%A//",
        "1/2013.60.usual.8.17/Mara//0.4C3A2C",
    ]
    assert run_script("copy.mjs", {"evenings": [], "texts": texts})["read"] == [None] * len(texts)


FULL = 192
"""The bytes that fill a code of version 8, so that it has no pad bytes, which segno writes otherwise."""


def played(url: str) -> list[Event]:
    """An evening of eight people whose link fills its code."""
    evening = [people(8), rules(), *[event for at in range(16) for event in won(at % 3)]]
    spare = FULL - len(f"{url}/table#{copies(evening)[0]['link']}")
    assert 0 <= spare <= 24
    evening[0]["people"][7]["name"] += "a" * spare
    return evening


def modules(page: Page) -> set[tuple[int, int]]:
    """Return the dark squares of the code on the page."""
    path = page.locator(".qr-code path").get_attribute("d") or ""
    return {
        (int(x), int(y)) for x, y in (part.removesuffix("h1v1h-1z").split() for part in path.split("M")[1:])
    }


SENT = (
    """Object.defineProperty(navigator, "share", { value: async ({ url }) => void (window.sent = url) });"""
)


@pytest.mark.browser
def test_a_camera_opens_the_copy(open_phone: OpenPhone, live_server: LiveServer) -> None:
    phone = open_phone(script=SENT)
    table = Table(phone, played(live_server.url))
    phone.evaluate("location.hash = 'score'")
    phone.get_by_role("link", name="Show").click()
    table.wait(0.3)
    expect(phone.locator(".qr-code path")).to_have_attribute("d", re.compile("M0 0"))
    table.tap("Send link")
    link = phone.evaluate("window.sent")
    assert len(link) == FULL
    codes = [
        {(x, y) for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark}
        for code in (
            segno.make_qr(link, error="l", mode="byte", mask=mask, boost_error=False) for mask in range(8)
        )
    ]
    assert modules(phone) in codes

    other = open_phone()
    copy = Table(other, path=link)
    copy.tap("Open the copy")
    expect(other.get_by_role("heading", name="Which chip is up?")).to_be_visible()
    expect(other.get_by_role("banner")).to_contain_text("Chip 17")


@pytest.mark.browser
def test_a_copy_does_not_replace_an_evening_without_a_question(phone: Page) -> None:
    table = Table(phone, [people(2), *won(0, "Rm")])
    phone.evaluate("location.hash = '1/2013.60.usual.8.17/Ada,Luc/.0.5./'")
    table.wait(0.3)
    expect(phone.get_by_text("It replaces the evening on this phone, which has 1 chip.")).to_be_visible()
    phone.get_by_role("link", name="Keep mine").click()
    table.wait(0.3)
    expect(table.button("red moon, already won")).to_be_visible()
