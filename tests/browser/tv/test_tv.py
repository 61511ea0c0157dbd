"""A room on a television: two phones play, the television shows."""

import pytest
from playwright.sync_api import Page, expect

from browser.game.person import Person
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

SCREENS = ((1920, 1080), (3840, 2160))
SMALLEST = 34
"""No text on a television is smaller, in pixels at 1920 x 1080."""

SMALL_TEXTS = """(least) => [...document.querySelectorAll(".tv *")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => !one.closest(".unseen, svg"))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < least - 0.5)
  .map((one) => `${one.className} ${one.textContent}`)"""
BROKEN = """(words) => {
    const line = document.querySelector(".tv-series");
    line.textContent = words;
    document.querySelector(".tv-join p").textContent = `Afegeix-t’hi a ${location.host}`;
    const range = document.createRange();
    return words.split(" ").filter((word) => {
        range.setStart(line.firstChild, words.indexOf(word));
        range.setEnd(line.firstChild, words.indexOf(word) + word.length);
        return range.getClientRects().length > 1;
    });
}"""
"""Returns the words that are broken in the line of a series with these words, beside a long way to join."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
OUTSIDE = """() => [...document.querySelectorAll(".tv *, .board")]
  .filter((one) => !one.closest(".unseen"))
  .filter((one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    return width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  })
  .map((one) => one.outerHTML.slice(0, 80))"""


def sure(one: Person) -> None:
    question = one.page.get_by_role("group", name="Give up? The robots go back.")
    question.get_by_role("button", name="Give up").click()


def fits(page: Page, name: str) -> None:
    """Measure the screen at both sizes, and keep a picture."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        least = SMALLEST * width / SCREENS[0][0]
        assert page.evaluate(SMALL_TEXTS, least) == [], f"{name}, {width}"
        assert page.evaluate(OUTSIDE) == [], f"{name}, {width}"


@pytest.fixture
def television(open_page: OpenPage, live_server: LiveServer) -> Page:
    return open_page(size=SCREENS[0])


def test_a_television_shows_a_round_from_the_lobby_to_the_result(
    open_page: OpenPage, live_server: LiveServer, television: Page
) -> None:
    opened = live_server.open_room(
        None, "friends", no_bid_seconds=0, result_seconds=600, chips_to_win=1, series_wins=2
    )
    assert opened.code is not None
    mara, jonas = (Person(open_page(size=PHONE, touch=True), live_server) for _ in range(2))
    mara.join(opened.room, "Mara")
    television.goto(f"{live_server.url}/tv/{opened.code}")
    expect(television.get_by_role("heading", name="Take your phone and join")).to_be_visible()
    expect(television.locator(".tv-code")).to_contain_text(opened.code[:4])
    jonas.join(opened.room, "Jonas")
    expect(television.locator(".tv-row").filter(has_text="Jonas")).to_be_visible()
    fits(television, "lobby")
    mara.start()
    jonas.thinks()
    expect(television.locator(".tv-sand")).to_be_visible()
    expect(television.get_by_text("The series is tied at 0–0")).to_be_visible()
    fits(television, "thinking")
    mara.bid(6)
    jonas.bid(5)
    expect(television.locator(".tv-row").first).to_contain_text("Jonas")
    expect(television.locator(".tv-row").first).to_contain_text("5")
    jonas.page.get_by_role("button", name="Say a word").click()
    jonas.page.get_by_role("button", name="Well found").click()
    expect(television.locator(".tv-row").first).to_contain_text("Well found")
    fits(television, "bidding")
    live_server.let_pass(60)
    expect(television.get_by_role("heading", name="Jonas shows 5")).to_be_visible()
    fits(television, "showing")
    jonas.page.get_by_role("button", name="Give up").click()
    jonas.page.get_by_role("group", name="Give up? The robots go back.").get_by_role(
        "button", name="Give up"
    ).click()
    expect(television.get_by_role("heading", name="Mara shows 6")).to_be_visible()
    mara.page.get_by_role("button", name="Give up").click()
    mara.page.get_by_role("group", name="Give up? The robots go back.").get_by_role(
        "button", name="Give up"
    ).click()
    expect(television.get_by_text("Next chip in")).to_be_visible()
    fits(television, "result")
    assert television.evaluate(BROKEN, "La sèrie està empatada, 0–0") == []
    fits(television, "the longest words")
    assert television.evaluate("() => document.querySelectorAll('.tv button, .tv a').length") == 0


@pytest.mark.long
def test_a_phone_becomes_a_pad_and_may_show_the_board(open_page: OpenPage, live_server: LiveServer) -> None:
    room = live_server.open_room(None, "friends", no_bid_seconds=0).room
    mara = Person(open_page(size=PHONE, touch=True), live_server)
    mara.page.goto(f"{live_server.url}/r/{room}#pad")
    mara.page.get_by_label("Your name").fill("Mara")
    mara.page.get_by_role("button", name="Take a seat").click()
    mara.start()
    board = mara.page.get_by_role("grid", name="Board")
    expect(mara.page.get_by_role("button", name="2 moves", exact=True)).to_be_visible()
    expect(board).to_be_hidden()
    assert (
        mara.page.get_by_role("button", name="2 moves", exact=True).evaluate("key => key.offsetHeight") >= 72
    )
    mara.bid(7)
    live_server.let_pass(60)
    mara.reads("Show your 7")
    swipe = mara.page.get_by_text("Swipe here to move the robot")
    expect(swipe).to_be_visible()
    mara.page.locator(".hand:not(.shut) .hand-robots .key").first.click()
    moved = mara.page.locator(".movelist .move")
    for x, y in ((80, 0), (0, 80), (-80, 0), (0, -80)):
        if moved.count() == 0:
            box = swipe.bounding_box()
            assert box is not None
            mara.page.mouse.move(box["x"] + 150, box["y"] + 60)
            mara.page.mouse.down()
            mara.page.mouse.move(box["x"] + 150 + x, box["y"] + 60 + y)
            mara.page.mouse.up()
            mara.page.evaluate(
                "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
            )
    expect(moved.first).to_be_visible()
    mara.page.get_by_role("button", name="Show the board here too").click()
    expect(board).to_be_visible()
    mara.page.reload()
    expect(board).to_be_visible()
    expect(mara.page.get_by_role("button", name="Hide the board")).to_be_visible()


def test_the_screen_shows_that_no_room_has_the_code(
    television: Page, live_server: LiveServer, faults: list[str]
) -> None:
    television.goto(f"{live_server.url}/tv/AAAAAAAA")
    expect(television.get_by_role("heading", name="No room has this code")).to_be_visible()
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()


@pytest.mark.parametrize(("anchor", "colour"), [("clear", "rgba(0, 0, 0, 0)"), ("green", "rgb(0, 177, 64)")])
def test_a_stream_can_cut_out_the_background(
    television: Page, live_server: LiveServer, anchor: str, colour: str
) -> None:
    code = live_server.open_room("Mara", "friends").code
    television.goto(f"{live_server.url}/tv/{code}#{anchor}")
    expect(television.get_by_role("heading", name="Take your phone and join")).to_be_visible()
    assert television.evaluate("() => getComputedStyle(document.body).backgroundColor") == colour
