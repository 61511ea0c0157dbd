"""Stored data that is damaged, or that another version wrote, breaks no page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.app.everypage import EVERYTHING, PATHS, address_of, open_address
from support.browser import PHONE, WEB, OpenPage
from support.node import run_in_node
from support.server import TODAY, LiveServer

DAMAGES = ("null", "{}", "[]", "5", '"text"', '{"version":1,"value":{"player":{"rat')
TEXTS = {
    f"ricochet.{name}"
    for name in ("finished", "first", "intention", "ladder", "name", "pad", "proof", "seat", "visited")
}
"""The keys that hold plain text; a page only shows it, sends it or compares it."""
COUNTED = "ricochet.install"
"""Every visit writes it."""
KEY = re.compile(r"""["`](ricochet(?:\.[a-z-]+)+)\.?(?:\$\{[^}]*\}[^`]*)?["`]""")
READERS = {"store/storage.js", "app/early.js"}
"""The modules that may read storage themselves: all others use the first, and the second runs before any module."""
STORAGE = re.compile(r"\b(?:localStorage|sessionStorage|indexedDB)\b")


def sources() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each module, without comments."""
    for folder in ("app", "board", "net", "rules", "solver", "store", "words"):
        for path in sorted((WEB / folder).rglob("*.js")):
            text = re.sub(r"^\s*(?://|/?\*).*$", "", path.read_text(), flags=re.MULTILINE)
            yield path.relative_to(WEB).as_posix(), text


def keys() -> set[str]:
    """Return every key that a module names. app/device/stored.js lists beginnings of keys."""
    return {key for name, text in sources() if name != "app/device/stored.js" for key in KEY.findall(text)}


def test_one_module_reads_what_is_stored() -> None:
    direct = {name for name, text in sources() if STORAGE.search(text)}
    assert direct == READERS
    storing = {name for name, text in sources() if re.search(r"\bforGood\b|\bforThisTab\b", text)}
    parsing = {name for name, text in sources() if "JSON.parse(" in text}
    assert storing & parsing == {"store/storage.js"}


def test_damaged_data_counts_as_absent() -> None:
    """A reader also leaves the damaged text where it is, until there is something to store."""
    found = run_in_node(Path(__file__).with_name("stored.mjs"), DAMAGES)
    assert found.keys() | TEXTS == keys()
    for key, reading in found.items():
        for damage, result in reading["damaged"].items():
            assert result.get("read") == reading.get("absent"), (key, damage)
            assert key == COUNTED or result["left"] == damage, (key, damage)


DAMAGE = """(texts) => {
    for (const [key, text] of texts) for (const store of [localStorage, sessionStorage]) store.setItem(key, text);
}"""
REFUSED = "error: Failed to load resource: the server responded with a status of 403 "
WITHOUT_DOORS = {"/tv/{code}"}
"""Nobody can press anything on a television."""


@pytest.mark.browser
@pytest.mark.parametrize("live_server", [EVERYTHING], indirect=True)
@pytest.mark.parametrize("path", PATHS)
def test_every_page_opens_with_damaged_data(
    open_page: OpenPage, faults: list[str], live_server: LiveServer, path: str, full: bool
) -> None:
    """Each key is damaged in another way, which differs from page to page. With `--full`, a page sees every way."""
    page = open_page(size=PHONE, base_url=live_server.url)
    opened = live_server.open_room("Ines")
    address = address_of(path, live_server, opened)
    names = [key + end for key in sorted(keys()) for end in ("", f".{TODAY}", f".{opened.room}")]
    page.goto("/api/ladder")  # the same origin, without a script
    for turn in range(len(DAMAGES)) if full else (PATHS.index(path),):
        page.evaluate(DAMAGE, [(name, DAMAGES[(at + turn) % len(DAMAGES)]) for at, name in enumerate(names)])
        open_address(page, address)
        if path not in WITHOUT_DOORS:
            expect(page.locator("#app :is(button, a[href]):visible").first).to_be_visible()
    if path == "/me":  # the server refuses a link that it does not know
        assert {fault.partition("(")[0] for fault in faults} == {REFUSED}
        faults.clear()
