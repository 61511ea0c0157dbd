"""Leaving a match for another page, coming back, and the games on this device (R6.12)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.game.person import Person
from browser.screens import SCREENS, misfits, require_fonts, turn_to
from support.browser import PHONE, OpenPage
from support.server import LiveServer

pytestmark = pytest.mark.browser

NewPerson = Callable[..., Person]


@pytest.fixture
def person(open_page: OpenPage, live_server: LiveServer) -> NewPerson:
    """Another person, on a phone."""
    return lambda: Person(open_page(size=PHONE, touch=True), live_server)


def two_in_a_round(live_server: LiveServer, person: NewPerson, **options: object) -> tuple[Person, Person]:
    room = live_server.open_room(None, "friends", no_bid_seconds=0, result_seconds=600, **options).room
    mara, jonas = person(), person()
    mara.page.goto(live_server.url)
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    mara.start()
    jonas.thinks()
    return mara, jonas


def arrow(one: Person) -> None:
    one.page.get_by_role("link", name="Back to the start page").click()


def test_the_arrow_asks_and_the_harmless_answer_has_the_focus(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, _ = two_in_a_round(live_server, person)
    arrow(mara)
    question = mara.page.get_by_role("group", name="The match goes on")
    expect(question).to_contain_text("You keep your seat, your chips and your bid.")
    stay = question.get_by_role("button", name="Stay")
    expect(stay).to_be_focused()
    expect(stay).to_have_accessible_description(re.compile("The match goes on You keep your seat"))
    mara.page.keyboard.type("5")
    expect(mara.page.get_by_role("button", name="Bid 5 or fewer")).to_have_count(0)
    mara.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    mara.bid(5)
    arrow(mara)
    question.get_by_role("button", name="Leave the table").click()
    sure = mara.page.get_by_role("group", name="Leave the table?")
    expect(sure).to_contain_text("Your bid fails when its turn comes.")
    expect(sure.get_by_role("button", name="Stay")).to_be_focused()
    sure.get_by_role("button", name="Leave the table").click()
    expect(mara.page.get_by_role("button", name="Create a room")).to_be_visible()
    expect(mara.page.get_by_text("Your game is in progress")).to_have_count(0)


def test_a_player_goes_to_the_start_page_and_back_to_the_game(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, jonas = two_in_a_round(live_server, person)
    mara.bid(7)
    arrow(mara)
    mara.page.get_by_role("button", name="To the start page").click()
    expect(mara.page.get_by_role("heading", name="Your game is in progress")).to_be_visible()
    expect(jonas.rows.filter(has_text="Mara")).to_contain_text("elsewhere")
    jonas.bid(6)
    expect(mara.page.get_by_text("Jonas is first with 6.")).to_be_visible()
    mara.page.reload()
    expect(mara.page.get_by_text("Jonas is first with 6.")).to_be_visible()
    expect(jonas.rows.filter(has_text="Mara")).to_contain_text("elsewhere")
    mara.page.get_by_role("button", name="Back to your game").click()
    expect(mara.message).to_contain_text("You are back. Chip 1. Jonas is first with 6.")
    expect(jonas.rows.filter(has_text="Mara")).not_to_contain_text("elsewhere")
    mara.has_bid(7)


def test_a_player_on_another_page_is_called_to_show(live_server: LiveServer, person: NewPerson) -> None:
    mara, jonas = two_in_a_round(live_server, person)
    mara.bid(7)
    mara.page.go_back()
    expect(mara.page.get_by_role("heading", name="Your game is in progress")).to_be_visible()
    live_server.let_pass(60)
    expect(mara.message).to_contain_text("Your turn to show")
    expect(mara.page).to_have_title(re.compile("your turn"))
    mara.message.get_by_role("button", name="Go").click()
    mara.reads("Show your 7")
    expect(mara.message.get_by_text("Your turn to show")).to_have_count(0)
    expect(jonas.page.get_by_role("heading", level=1)).to_contain_text("Mara")


def test_the_question_and_the_start_page_fit_on_every_screen(
    live_server: LiveServer, person: NewPerson
) -> None:
    require_fonts()
    mara, _ = two_in_a_round(live_server, person)
    mara.bid(7)
    arrow(mara)
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        turn_to(mara.page, screen)
        found |= misfits(mara.page, [screen])
    assert found == {}, "the question"
    turn_to(mara.page, SCREENS[0])
    mara.page.get_by_role("button", name="To the start page").click()
    expect(mara.page.get_by_role("heading", name="Your game is in progress")).to_be_visible()
    for screen in SCREENS:
        turn_to(mara.page, screen)
        found |= misfits(mara.page, [screen])
    assert found == {}, "the start page"


LOCKS = """
  window.locks = 0;
  Object.defineProperty(navigator, "wakeLock", { value: {
    request: async () => {
      window.locks += 1;
      return { released: false, release: async () => void (window.locks -= 1) };
    },
  } });
"""


def test_the_screen_stays_on_during_a_match_and_no_longer(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "friends").room
    mara = person()
    mara.page.add_init_script(LOCKS)
    mara.join(room, "Mara")
    assert mara.page.evaluate("() => window.locks") == 0
    mara.start()
    mara.page.wait_for_function("() => window.locks === 1")
    arrow(mara)
    mara.page.get_by_role("button", name="To the start page").click()
    mara.page.wait_for_function("() => window.locks === 0")


BRITISH = """
  Object.defineProperty(navigator, "languages", { value: ["en-GB", "en"] });
  localStorage.setItem("ricochet.games", JSON.stringify([{
    room: "abc", number: 1, mode: "friends", name: "tidal-otter", at: new Date(2026, 10, 24, 21, 40).getTime(),
    over: true, game: "x", winners: ["Mara", "Ines"], won: false, chips: [2, 2], rounds: 5,
  }]));
"""


def test_times_and_dates_follow_the_region_of_the_visitor(page: Page, live_server: LiveServer) -> None:
    page.add_init_script(BRITISH)
    page.goto(f"{live_server.url}/games")
    expect(page.get_by_role("link", name=re.compile("Mara and Ines"))).to_contain_text("21:40")
    expect(page.get_by_role("heading", name="Tuesday 24 November")).to_be_visible()


def swipe_a_robot(one: Person) -> None:
    """Swipe with a finger on the green robot, to the side with room."""
    box = one.page.locator("[data-key=robot-G]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = one.page.context.new_cdp_session(one.page)
    for kind, places in (
        ("touchStart", [(x, y)]),
        ("touchMove", [(x, y - 40 if y > 200 else y + 40)]),
        ("touchEnd", []),
    ):
        points = [{"x": px, "y": py} for px, py in places]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.detach()


def test_a_swipe_while_thinking_says_why_nothing_moves(live_server: LiveServer, person: NewPerson) -> None:
    mara, _ = two_in_a_round(live_server, person, scratch_board=False)
    swipe_a_robot(mara)
    expect(mara.message).to_contain_text("The robots stay while everybody thinks.")


def test_a_swipe_while_thinking_moves_on_the_scratch_board(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, _ = two_in_a_round(live_server, person, scratch_board=True)
    swipe_a_robot(mara)
    expect(mara.page.get_by_text("Only you see this.")).to_be_visible()


def test_the_games_of_this_device_are_listed_saved_and_forgotten(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, _ = two_in_a_round(
        live_server, person, chips_to_win=1, gentle_start=True, demonstration_seconds=3600
    )
    path = mara.path()
    assert path
    mara.bid(max(2, len(path)))
    live_server.let_pass(60)
    mara.reads(f"Show your {max(2, len(path))}")
    mara.show(path)
    mara.page.get_by_role("button", name="See who won").click()
    mara.reads("You win")
    arrow(mara)
    mara.page.get_by_role("link", name=re.compile("You won, 1 : 0")).wait_for()
    mara.page.get_by_role("link", name="All games on this device").click()
    mara.reads("Games on this device")
    with mara.page.expect_download() as saved:
        mara.page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "ricochet-games.json"
    mara.page.get_by_role("link", name=re.compile("You won, 1 : 0")).click()
    mara.reads("Mara wins")
    mara.page.go_back()
    mara.page.get_by_role("button", name="Forget all").click()
    mara.page.get_by_role("button", name="Forget all").click()
    expect(mara.page.get_by_text("No game has been played on this device yet.")).to_be_visible()
