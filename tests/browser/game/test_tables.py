"""A page with several boards, each with its own table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

SECOND = """async () => {
    const { html, render, signal, useMemo } = await import("/vendor/vendor.js");
    const { createBoardHost } = part("/app/frame/boardhost.js");
    const { createTable, useTable } = part("/app/hand/table.js");
    const host = createBoardHost();
    window.moved = signal([]);
    function Second() {
        const { api } = host.useBoard();
        const table = useMemo(() => ({
            ...createTable(api),
            scene: signal({ robots: { R: "a4" }, selected: "R" }),
            move: (...move) => (window.moved.value = [...window.moved.value, move]),
        }));
        useTable(table, "6x5:b1s", host);
        return html`<${host.BoardPlace} />`;
    }
    const place = document.createElement("div");
    place.id = "second";
    place.style.width = "300px";
    document.body.prepend(place);
    render(html`<${Second} />`, place);
    await host.layBoard("6x5:b1s");
}"""


@pytest.mark.long
def test_what_is_done_to_one_board_is_for_its_table_alone(show: Callable[..., Page]) -> None:
    page = show("own-showing")
    page.evaluate(SECOND)
    second = page.locator("#second")
    expect(second.get_by_role("gridcell")).to_have_count(30)
    expect(page.locator("#app").get_by_role("gridcell")).to_have_count(256)
    box = second.locator("[data-cell=a4]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=3)
    page.mouse.up()
    assert page.evaluate("() => window.moved.value") == [["R", "e"]]
    assert page.evaluate("() => window.game.session.sent") == []
    page.keyboard.press("ArrowUp")
    assert [sent["move"] for sent in page.evaluate("() => window.game.session.sent")] == ["Gn"]
    assert page.evaluate("() => window.moved.value") == [["R", "e"]]
