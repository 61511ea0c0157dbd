"""Each motion on the board ends at the state that the server has sent."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.game.happenings import TAKEN, TURNED, fails, happens, moves, shows
from support.browser import OpenPage

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]

WATCH_SLIDES = """() => {
    window.slid = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const slides = this.matches(".board [data-key^=robot] > .motion");
        if (slides) window.slid.push(this.parentElement.dataset.key.at(-1) + (frames.length - 1));
        return animate.call(this, frames, timing);
    };
}"""


@pytest.fixture
def moving(open_page: OpenPage) -> Page:
    """A page without the preference for reduced motion."""
    return open_page(still=False)


def robot_stands(page: Page, robot: str, cell: str) -> None:
    expect(page.locator(f"[data-cell={cell}]")).to_have_accessible_name(re.compile(f"{robot} robot"))


def test_every_slide_is_seen_in_its_order(show: ShowView, moving: Page) -> None:
    page = show("showing", moving)
    page.evaluate(WATCH_SLIDES)
    happens(page, "taken", *moves(4, 7), TAKEN)
    expect(page.locator(".board .stop")).to_have_count(7)
    robot_stands(page, "Green", "j2")
    assert page.evaluate("() => window.slid") == ["G4", "G2", "G1", "G2"], "with their cells"


def test_ones_own_moves_are_seen_once(show: ShowView, moving: Page) -> None:
    page = show("own-showing", moving)
    page.evaluate(WATCH_SLIDES)
    page.keyboard.press("ArrowUp")
    robot_stands(page, "Green", "n1")
    page.evaluate("""() => {
        const { session } = window.game;
        const { demonstration, robots } = session.view.value;
        const step = { move: "Gn", cells: ["n5", "n4", "n3", "n2", "n1"] };
        const steps = [...demonstration.steps, step];
        session.happen(
            [{ type: "robot_moved", at: 1, round: 6, seat: 1, move: "Gn", count: 4 }],
            { robots: { ...robots, G: "n1" }, demonstration: { ...demonstration, steps } },
        );
    }""")
    expect(page.get_by_role("img", name="4 of 7 moves made")).to_be_visible()
    expect(page.locator(".board .stop")).to_have_count(4)
    assert page.evaluate("() => window.slid") == ["G4"]


def test_a_swipe_during_a_slide_moves_the_robot_in_hand(show: ShowView, moving: Page) -> None:
    page = show("own-showing", moving)
    page.keyboard.press("ArrowUp")
    page.evaluate("() => document.getAnimations().forEach((motion) => motion.pause())")
    page.keyboard.press("b")
    page.locator("[data-cell=c4]").hover(force=True)
    page.mouse.down()
    page.locator("[data-cell=c8]").hover(force=True)
    page.mouse.up()
    assert page.evaluate("() => window.game.session.sent.map(({ move }) => move)") == ["Gn", "Bs"]


@pytest.mark.long
def test_a_failure_takes_the_robots_back(show: ShowView, moving: Page) -> None:
    page = show("showing", moving)
    happens(page, "second-showing", fails(1), shows(2))
    robot_stands(page, "Green", "l9")
    expect(page.locator(".board .stop")).to_have_count(0)


def test_who_is_far_behind_sees_the_end_at_once(show: ShowView, moving: Page) -> None:
    page = show("bidding", moving)
    many = [event for _ in range(4) for event in (shows(1), *moves(1, 7), fails(1))]
    happens(page, "taken", *many, shows(1), *moves(1, 7), TAKEN)
    robot_stands(page, "Green", "j2")
    expect(page.locator(".board .stop")).to_have_count(7)


def test_a_new_chip_turns_over(show: ShowView, moving: Page) -> None:
    page = show("taken", moving)
    happens(page, "thinking", TURNED)
    robot_stands(page, "Green", "l9")
    expect(page.locator(".board .turning")).to_be_attached()


@pytest.mark.long
def test_the_chip_slides_to_who_takes_it(show: ShowView, moving: Page) -> None:
    page = show("showing", moving)
    page.evaluate("""() => {
        window.flown = new Promise((found) => {
            const left = () => getComputedStyle(document.querySelector(".board .turning")).opacity;
            const watcher = new MutationObserver((_, { disconnect }) => {
                if (document.querySelector(".chip-flight")) setTimeout(() => found(left()));
            });
            watcher.observe(document.body, { childList: true, subtree: true });
        });
    }""")
    happens(page, "taken", TAKEN)
    assert page.evaluate("() => window.flown") == "0", "it is not in two places"
    expect(page.locator(".chip-flight")).to_have_count(0)


@pytest.mark.long
def test_with_less_motion_nothing_flies(show: ShowView) -> None:
    page = show("showing")
    happens(page, "taken", *moves(4, 7), TAKEN)
    robot_stands(page, "Green", "j2")
    expect(page.locator(".chip-flight")).to_have_count(0)
