"""Leaving a match for another page, coming back, and the games on this device (R6.12)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, WebSocket, expect

from browser.app.visits import SEAT_ONCE
from browser.game.person import Person
from browser.screens import FEW_SCREENS, SCREENS, misfits, turn_to
from support.browser import PHONE, OpenPage, open_tab
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
    expect(question).to_contain_text("You keep your seat. If")
    stay = question.get_by_role("button", name="Stay")
    expect(stay).to_be_focused()
    expect(stay).to_have_accessible_description(re.compile("The match goes on You keep your seat"))
    mara.page.keyboard.type("5")
    expect(mara.page.get_by_role("button", name="Bid 5 or fewer")).to_have_count(0)
    mara.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(mara.page.get_by_role("link", name="Back to the start page")).to_be_focused()
    mara.bid(5)
    arrow(mara)
    expect(question).to_contain_text("You keep your seat and your bid of 5.")
    question.get_by_role("button", name="Leave the table").click()
    sure = mara.page.get_by_role("group", name="Leave the table?")
    expect(sure).to_contain_text("Your bid of 5 fails when its turn comes.")
    expect(sure.get_by_role("button", name="Stay")).to_be_focused()
    sure.get_by_role("button", name="Leave the table").click()
    expect(mara.page.get_by_role("button", name="Play with friends")).to_be_visible()
    expect(mara.page.get_by_text("Back to your game")).to_have_count(0)


@pytest.mark.long
def test_a_player_goes_to_the_start_page_and_back_to_the_game(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, jonas = two_in_a_round(live_server, person)
    mara.bid(7)
    arrow(mara)
    mara.page.get_by_role("button", name="To the start page").click()
    expect(mara.page.get_by_role("button", name="Back to your game")).to_be_visible()
    expect(jonas.rows.filter(has_text="Mara")).to_contain_text("elsewhere")
    jonas.bid(6)
    expect(mara.page.get_by_text("Jonas is first with 6")).to_be_visible()
    mara.page.reload()
    expect(mara.page.get_by_text("Jonas is first with 6")).to_be_visible()
    expect(jonas.rows.filter(has_text="Mara")).to_contain_text("elsewhere")
    mara.page.get_by_role("button", name="Back to your game").click()
    expect(mara.message).to_contain_text("You are back. Chip 1. Jonas is first with 6.")
    expect(jonas.rows.filter(has_text="Mara")).not_to_contain_text("elsewhere")
    mara.has_bid(7)


@pytest.mark.long
def test_a_player_on_another_page_is_called_to_show(live_server: LiveServer, person: NewPerson) -> None:
    mara, jonas = two_in_a_round(live_server, person)
    mara.bid(7)
    mara.page.go_back()
    expect(mara.page.get_by_role("button", name="Back to your game")).to_be_visible()
    live_server.let_pass(60)
    expect(mara.message).to_contain_text("Your turn to show")
    expect(mara.page).to_have_title(re.compile("your turn"))
    mara.message.get_by_role("button", name="Go").click()
    mara.reads("Show your 7")
    expect(mara.message).to_contain_text("You are back. Chip 1. Your turn: show 7.")
    expect(jonas.page.get_by_role("heading", level=1)).to_contain_text("Mara")
    mara.page.get_by_role("button", name="Give up").click()
    mara.page.get_by_role("group", name="Give up?").get_by_role("button", name="Give up").click()
    mara.reads("Nobody found it")
    expect(mara.page.locator(".message", has_text="You are back")).to_have_count(0, timeout=2_000)


@pytest.mark.long
def test_a_player_who_is_back_is_not_called_by_the_start_page(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, _ = two_in_a_round(live_server, person)
    connections: list[WebSocket] = []
    mara.page.on("websocket", lambda opened: connections.append(opened))
    for _ in range(2):  # the second time, the start page is drawn before the game is left
        arrow(mara)
        mara.page.get_by_role("button", name="To the start page").click()
        mara.page.get_by_role("button", name="Back to your game").click()
        mara.thinks()
    mara.bid(7)
    live_server.let_pass(60)
    mara.reads("Show your 7")
    assert connections == []
    expect(mara.message.get_by_text("Your turn to show")).to_have_count(0)


@pytest.mark.long
def test_running_games_and_a_call_stand_above_the_board_of_a_phone(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, _ = two_in_a_round(live_server, person)
    mara.bid(7)
    mara.join(live_server.open_room(None, "friends").room, "Mara")
    mara.start()
    arrow(mara)
    mara.page.get_by_role("button", name="To the start page").click()
    cards = mara.page.locator(".my-game")
    expect(cards).to_have_count(2)
    live_server.let_pass(60)
    expect(mara.message).to_contain_text("Your turn to show")
    message, first, second, board = (
        one.bounding_box() or FloatRect(x=0, y=0, width=0, height=0)
        for one in (mara.message, cards.first, cards.last, mara.page.locator(".board"))
    )
    tops = [box["y"] for box in (message, first, second, board)]
    assert tops == sorted(tops)
    assert first["x"] >= 8
    assert second["y"] + second["height"] <= board["y"]


@pytest.mark.long
def test_a_game_whose_token_was_renewed_in_another_tab_stays_listed(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, jonas = two_in_a_round(live_server, person)
    other_tab = mara.page.context.new_page()
    other_tab.goto(live_server.url)
    title = other_tab.get_by_role("button", name="Back to your game")
    expect(title).to_be_visible()
    open_tab(mara.page, "Room").get_by_text("Your seat", exact=True).click()
    mara.page.get_by_role("button", name="Sign out").click()
    expect(mara.message).to_have_text("Your seat is now on this device only.")
    jonas.bid(6)
    expect(other_tab.get_by_text("Jonas is first with 6")).to_be_visible()
    other_tab.reload()
    expect(title).to_be_visible()
    other_tab.get_by_role("button", name="Back to your game").click()
    expect(other_tab.get_by_role("button", name="Pass")).to_be_visible()


@pytest.mark.long
def test_a_game_signed_out_from_another_device_is_forgotten(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, _ = two_in_a_round(live_server, person)
    room = mara.page.url.rpartition("/")[2]
    token = mara.page.evaluate("room => localStorage.getItem(`ricochet.seat.${room}`)", room)
    tablet = person()
    tablet.page.add_init_script(SEAT_ONCE % (room, token))
    tablet.page.goto(mara.page.url)
    tablet.thinks()
    tablet.page.goto(live_server.url)
    title = tablet.page.get_by_role("button", name="Back to your game")
    expect(title).to_be_visible()
    open_tab(mara.page, "Room").get_by_text("Your seat", exact=True).click()
    mara.page.get_by_role("button", name="Sign out").click()
    expect(title).to_have_count(0)


@pytest.mark.long
def test_the_question_and_the_start_page_fit_on_every_screen(
    live_server: LiveServer, person: NewPerson, full: bool
) -> None:
    screens = SCREENS if full else FEW_SCREENS
    mara, _ = two_in_a_round(live_server, person)
    mara.bid(7)
    arrow(mara)
    found: dict[str, list[str]] = {}
    for screen in screens:
        turn_to(mara.page, screen)
        found |= misfits(mara.page, [screen])
    assert found == {}, "the question"
    turn_to(mara.page, SCREENS[0])
    mara.page.get_by_role("button", name="To the start page").click()
    expect(mara.page.get_by_role("button", name="Back to your game")).to_be_visible()
    for screen in screens:
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


@pytest.mark.long
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


def to_the_side_with_room(one: Person) -> str:
    """Return a direction in which a finger may leave the green robot."""
    box = one.page.locator("[data-key=robot-G]").bounding_box()
    assert box
    return "n" if box["y"] > 200 else "s"


@pytest.mark.long
def test_a_swipe_while_thinking_says_why_nothing_moves(live_server: LiveServer, person: NewPerson) -> None:
    mara, _ = two_in_a_round(live_server, person, scratch_board=False)
    mara.swipe(to_the_side_with_room(mara), "G")
    expect(mara.message).to_contain_text("The robots stay where they are while everybody thinks.")


@pytest.mark.long
def test_a_swipe_while_thinking_moves_on_the_scratch_board(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, _ = two_in_a_round(live_server, person, scratch_board=True)
    mara.swipe(to_the_side_with_room(mara), "G")
    expect(mara.page.get_by_text("Only you see this.")).to_be_visible()


def one_chip_won(live_server: LiveServer, person: NewPerson) -> tuple[Person, Person]:
    """Return two people at the end of a match of one chip, which the first, Mara, has won."""
    mara, jonas = two_in_a_round(
        live_server, person, chips_to_win=1, gentle_start=True, demonstration_seconds=3600
    )
    path = mara.path()
    assert path
    mara.bid(max(2, len(path)))
    live_server.let_pass(60)
    mara.reads(f"Show your {max(2, len(path))}")
    mara.show(path)
    return mara, jonas


@pytest.mark.long
def test_the_games_of_this_device_are_listed_saved_and_forgotten(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, _ = one_chip_won(live_server, person)
    mara.reads("You win")
    arrow(mara)
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
    expect(mara.title).to_be_focused()


@pytest.mark.long
def test_a_rematch_reaches_a_player_who_analyses(live_server: LiveServer, person: NewPerson) -> None:
    mara, jonas = one_chip_won(live_server, person)
    mara.reads("You win")
    mara.page.get_by_role("button", name="Analyse").click()
    expect(mara.page).to_have_url(re.compile("/analyse"))
    jonas.page.get_by_role("button", name="Ask for a rematch").click()
    expect(mara.message).to_contain_text(re.compile(r"Jonas wants a rematch · 0:(20|1\d)"))
    expect(mara.message.get_by_role("button", name="I’m in")).to_be_visible()
    mara.page.go_back()
    mara.reads("You win")
    expect(mara.message).to_have_count(0)
    arrow(mara)
    expect(mara.message).to_contain_text("Jonas wants a rematch")
    mara.page.go_back()
    mara.reads("You win")
    mara.page.get_by_role("button", name="I’m in").click()
    mara.thinks()
    jonas.thinks()


FINISHED_GAMES = """() => {
    const finished = Array.from({ length: 12 }, (_, number) => ({
        room: "abc", number, mode: "friends", name: "tidal-otter", at: Date.UTC(2026, 10, 24) - number * 86_400_000,
        over: true, game: "x", winners: ["Mara"], won: false, chips: [2, 1], rounds: 5,
    }));
    const running = JSON.parse(localStorage.getItem("ricochet.games"));
    localStorage.setItem("ricochet.games", JSON.stringify([...running, ...finished]));
}"""


@pytest.mark.long
def test_forgetting_games_asks_first_and_keeps_those_that_run(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara, _ = two_in_a_round(live_server, person)
    page = mara.page
    page.evaluate(FINISHED_GAMES)
    page.goto(f"{live_server.url}/games")
    running = page.locator(".my-game")
    finished = page.get_by_role("link", name=re.compile("Mara won"))
    expect(finished).to_have_count(12)
    forget = page.get_by_role("button", name="Forget all")
    forget.click()
    question = page.get_by_role("group", name="Forget all finished games on this device?")
    expect(question.get_by_role("button", name="Keep them")).to_be_focused()
    expect(question.get_by_role("button", name="Forget all")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(forget).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    expect(finished).to_have_count(12)
    forget.click()
    question.get_by_role("button", name="Forget all").click()
    expect(finished).to_have_count(0)
    expect(forget).to_have_count(0)
    expect(running).to_be_visible()
    page.goto(live_server.url)
    expect(page.get_by_role("button", name="Back to your game")).to_be_visible()


def alone_in_a_round(live_server: LiveServer, person: NewPerson) -> Person:
    room = live_server.open_room(None, "alone", timer_seconds=60).room
    mara = person()
    mara.page.goto(live_server.url)
    mara.join(room, "Mara")
    mara.page.get_by_role("button", name="Turn up the first chip").click()
    expect(mara.page.get_by_role("button", name="Found, show it")).to_be_visible()
    return mara


def hide(page: Page, *, hidden: bool) -> None:
    page.evaluate(
        """(hidden) => {
            Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


WATCH_CALLS = """() => {
    window.calls = new Set();
    const note = () => {
        if (location.pathname !== "/") return;
        for (const one of document.querySelectorAll(".my-game, .message")) window.calls.add(one.innerText);
        window.calls.add(document.title);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.long
def test_an_alone_game_waits_for_its_player_who_leaves_or_hides_it(
    live_server: LiveServer, person: NewPerson
) -> None:
    mara = alone_in_a_round(live_server, person)
    page = mara.page
    robots = page.locator(".board .robot")
    expect(robots).to_have_count(4)
    arrow(mara)
    question = page.get_by_role("group", name="Your game will wait")
    expect(question.get_by_role("button", name="Continue")).to_be_focused()
    question.get_by_role("button", name="To the start page").click()
    card = page.locator(".my-game")
    expect(card).to_contain_text(re.compile(r"Paused · (1:00|0:5\d)"))
    live_server.let_pass(300)
    page.get_by_role("button", name="Back to your game").click()
    expect(page.get_by_role("heading", name="Paused")).to_be_focused()
    expect(
        page.get_by_text(re.compile(r"The sand stopped while you were away\. (1:00|0:5\d) left\."))
    ).to_be_visible()
    expect(robots).to_have_count(0)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Found, show it")).to_be_visible()
    expect(robots).to_have_count(4)
    page.get_by_role("button", name="Found, show it").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    hide(page, hidden=True)
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    live_server.let_pass(60)
    hide(page, hidden=False)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    page.evaluate(WATCH_CALLS)
    arrow(mara)
    question.get_by_role("button", name="To the start page").click()
    expect(card).to_contain_text("Paused")
    live_server.let_pass(60)
    expect(page.get_by_role("button", name="Back to your game")).to_be_visible()
    words = page.evaluate("() => [...window.calls].join()")
    assert "show 0" not in words
    assert "\nGo" not in words, "no call in the message line"
    assert "your turn" not in words, "no call in the tab's title"


def test_an_alone_game_is_ended_for_good(live_server: LiveServer, person: NewPerson) -> None:
    mara = alone_in_a_round(live_server, person)
    arrow(mara)
    mara.page.get_by_role("button", name="End the game").click()
    sure = mara.page.get_by_role("group", name="End the game?")
    expect(sure.get_by_role("button", name="Continue")).to_be_focused()
    sure.get_by_role("button", name="End the game").click()
    expect(mara.page.get_by_role("button", name="Play with friends")).to_be_visible()
    expect(mara.page.get_by_text("Back to your game")).to_have_count(0)
