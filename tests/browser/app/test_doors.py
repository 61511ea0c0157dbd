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

PARTS = 2
"""The doors of a page are shared out, so that no case takes long."""
DOORS = """() => [...document.querySelectorAll("#app :is(button, a[href], summary, [role=tab], [role=menuitem])")]
    .filter((door) => door.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((door) => !door.closest(".board, [inert], [aria-disabled=true]") && !door.disabled)
    .filter((door) => door.ariaPressed !== "true" && door.ariaSelected !== "true" && !door.ariaCurrent)
    .filter((door) => !door.href || (new URL(door.href).origin === location.origin && !door.target && !door.download))
    .filter((door) => !door.href || (door.href !== location.href && !/[.](json|txt)$/.test(door.href)))
    .filter((door, at, all) => {
        const place = (one) => one.closest("ol, ul, table, .calendar, main");
        const alike = all.filter((other) => other.className === door.className && place(other) === place(door));
        return alike.length < 7 || door === alike[0] || door === alike.at(-1);
    })"""
"""The controls that a person may press now, without files and other servers; of many alike the first and the last."""
NAMES = f"() => ({DOORS})().map((door) => (door.ariaLabel ?? door.innerText).trim())"
IN_SIGHT = """() => {
    const seen = [location.pathname + location.hash, document.activeElement?.outerHTML.slice(0, 200)];
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
CHANGED = f"(before) => document.querySelector('#app :is(h1, h2)') !== null && ({IN_SIGHT})() !== before"


def open_fresh(page: Page, address: str) -> None:
    """Open the page as on a first visit, and wait until it has settled."""
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    open_address(page, address)
    page.wait_for_function("() => document.querySelector('.pale, .spinner') === null")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("path", [path for path in PATHS if not path.startswith("/tv/")])
def test_every_door_opens_something_in_view(
    open_page: OpenPage, live_server: LiveServer, path: str, part: int
) -> None:
    page = open_page(size=PHONE, base_url=live_server.url)
    chosen: list[object] = []
    page.on("filechooser", lambda one: chosen.append(one))
    page.on("download", lambda one: chosen.append(one))
    address = address_of(path, live_server, live_server.open_room("Ines"))
    page.goto("/api/ladder")  # the same origin, without a script
    open_fresh(page, address)
    names = page.evaluate(NAMES)
    assert names
    for index, name in list(enumerate(names))[part::PARTS]:
        if index > part:
            open_fresh(page, address)
        door = page.evaluate_handle(f"(index) => ({DOORS})()[index]", index).as_element()
        assert door is not None, name
        door.scroll_into_view_if_needed()
        before = page.evaluate(IN_SIGHT)
        chosen.clear()
        door.click()
        try:
            page.wait_for_function(CHANGED, arg=before)
        except TimeoutError:
            assert chosen, f"{name} opens nothing in view"
