"""Every door of every page opens something that is in view, on a phone."""

import pytest
from playwright.sync_api import Page, TimeoutError

from browser.app.everypage import EVERYTHING, PATHS, address_of, open_address
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = [
    pytest.mark.browser,
    pytest.mark.parametrize("live_server", [EVERYTHING], indirect=True),
]

MANY = ("/", "/games/{id}")
"""Pages with so many doors that they are shared out among two cases, so that none takes long."""
KINDS = ("/", "/r/{room}")
"""Without `--full` only these: the start page with every door of the frame, and the page with most kinds of doors."""
CASES = [
    (path, part, parts)
    for path in PATHS
    if not path.startswith("/tv/")
    for parts in (2 if path in MANY else 1,)
    for part in range(parts)
]
DOORS = """(most) => {
  document.documentElement.dataset.painted = "";
  const found = [...document.querySelectorAll("#app :is(button, a[href], summary, [role=tab], [role=menuitem])")]
    .filter((door) => door.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  delete document.documentElement.dataset.painted;
  return found
    .filter((door) => !door.closest(".board, [inert], [aria-disabled=true]") && !door.disabled)
    .filter((door) => door.ariaPressed !== "true" && door.ariaSelected !== "true" && !door.ariaCurrent)
    .filter((door) => !door.href || (new URL(door.href).origin === location.origin && !door.target && !door.download))
    .filter((door) => !door.href || (door.href !== location.href && !/[.](json|txt)$/.test(door.href)))
    .filter((door, at, all) => {
        const place = (one) => one.closest("ol:not(.week), ul, table, main");
        const alike = all.filter((other) => other.className === door.className && place(other) === place(door));
        return alike.length <= most || door === alike[0] || door === alike.at(-1);
    });
}"""
"""The controls that a person may press now, without files and other servers; of more than ``most`` alike the first and
the last.
"""
NAME = "(door) => (door.ariaLabel ?? door.innerText).trim()"
NAMES = f"(most) => ({DOORS})(most).map({NAME})"
NAMED = f"([name, nth, most]) => ({DOORS})(most).filter((door) => ({NAME})(door) === name)[nth]"
IN_SIGHT = """() => {
    const focus = document.activeElement?.outerHTML.slice(0, 200) ?? "";
    const seen = [location.pathname + location.hash, JSON.stringify(focus)];
    for (const one of document.querySelectorAll("body *")) {
        const texts = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const own = texts.map(({ data }) => data.trim()).join("");
        const state = [one.ariaPressed, one.ariaExpanded, one.ariaChecked, one.checked, one.value].join();
        if (!own && !one.matches("button, input, a, [data-cell], [data-key], img, svg")) continue;
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (width < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const over = document.elementFromPoint(x, y);
        if (!over || !(one.contains(over) || over.contains(one))) continue;
        seen.push([one.tagName, own, state, Math.round(left), Math.round(top)].join());
    }
    return seen.join("\\n");
}"""
"""Returns the texts and controls in the viewport that nothing covers, the address and the focus."""
LOOKS_MS = 50
"""The time between two looks at the page, because in each frame they take most of the processor."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
CHANGED = f"(before) => document.querySelector('#app :is(h1, h2)') !== null && ({IN_SIGHT})() !== before"


def open_fresh(page: Page, address: str) -> None:
    """Open the page as on a first visit, and wait until it has settled."""
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    open_address(page, address)
    page.wait_for_function("() => document.querySelector('.pale, .spinner') === null")


def is_closed(page: Page, before: str) -> bool:
    """Return whether the page is as it was once what a door opened over it is closed again."""
    if page.locator(".drawer").count() == 0:
        return False
    page.keyboard.press("Escape")
    page.evaluate(TWO_FRAMES)  # the focus goes back in the first
    return sight_of(page.evaluate(IN_SIGHT)) == sight_of(before)


def sight_of(seen: str) -> str:
    """Return what `IN_SIGHT` found without the focus."""
    address, _, *rest = seen.split("\n")
    return "\n".join((address, *rest))


@pytest.mark.long_cases(*(path for path in PATHS if path not in KINDS))
@pytest.mark.parametrize(("path", "part", "parts"), CASES)
def test_every_door_opens_something_in_view(
    open_page: OpenPage, live_server: LiveServer, path: str, part: int, parts: int, full: bool
) -> None:
    """Without `--full`, of three alike, as four robots or five days, the first and the last are pressed."""
    most = 6 if full else 2
    page = open_page(size=PHONE, base_url=live_server.url)
    chosen: list[object] = []
    page.on("filechooser", lambda one: chosen.append(one))
    page.on("download", lambda one: chosen.append(one))
    address = address_of(path, live_server, live_server.open_room("Ines"))
    page.goto("/api/ladder")  # the same origin, without a script
    open_fresh(page, address)
    page.wait_for_load_state("networkidle")  # some doors come with a part of the page
    names = page.evaluate(NAMES, most)
    assert names
    is_fresh = True
    for index, name in list(enumerate(names))[part::parts]:
        if not is_fresh:
            open_fresh(page, address)
        found = page.wait_for_function(NAMED, arg=[name, names[:index].count(name), most])
        door = found.as_element()
        assert door is not None, name
        door.scroll_into_view_if_needed()
        before = page.evaluate(IN_SIGHT)
        chosen.clear()
        door.click()
        try:
            page.wait_for_function(CHANGED, arg=before, polling=LOOKS_MS)
        except TimeoutError:
            assert chosen, f"{name} opens nothing in view"
        is_fresh = is_closed(page, before)
