"""The start page: a first board, today's puzzle, and the doors to everything else."""

import re
from datetime import date
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.app.visits import make_room, unfold_rules
from ricochetrobots.core import parse_puzzle
from ricochetrobots.solver import solve
from support.browser import OpenPage, open_tab
from support.server import LiveServer

pytestmark = pytest.mark.browser

ARROWS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}


def todays(live_server: LiveServer) -> str:
    _, today = live_server.get("/api/today")
    return str(today["puzzle"])


def shortest_path(puzzle: str) -> list[tuple[str, str]]:
    path = solve(parse_puzzle(puzzle)).path
    assert path
    return [(move.robot.letter, move.direction.letter) for move in path]


def come_back(page: Page) -> None:
    """Open the start page as somebody who has solved the first board."""
    page.goto("/")
    page.evaluate("localStorage.setItem('ricochet.first', 'yes')")
    page.reload()


def title_is(page: Page, title: str, note: str) -> None:
    """Expect a title above the board, and the note that describes it."""
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(title)
    expect(heading).to_have_accessible_description(note)


def open_today(page: Page) -> None:
    page.goto("/today")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    expect(page.locator(".board .robot").first).to_be_visible()


def walk(page: Page, path: list[tuple[str, str]]) -> None:
    for robot, direction in path:
        page.keyboard.press(robot.lower())
        page.keyboard.press(ARROWS[direction])


def test_a_friend_joins_by_the_code(page: Page, open_page: OpenPage, live_server: LiveServer) -> None:
    make_room(page)
    code = page.locator(".code").inner_text()
    friend = open_page(base_url=live_server.url)
    friend.goto("/")
    friend.get_by_label("Room code").fill(code.lower().replace("-", " "))
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_role("textbox")).to_have_count(1)
    friend.get_by_label("Your name").fill("Mara")
    friend.get_by_role("button", name="Take a seat").click()
    for one, other in ((page, "Mara"), (friend, "Ines")):
        expect(one.get_by_role("list", name="At the table")).to_contain_text(other)


def test_a_friend_watches_by_the_link_and_sits_down_later(
    page: Page, open_page: OpenPage, live_server: LiveServer
) -> None:
    room = make_room(page)
    friend = open_page(base_url=live_server.url)
    friend.goto("/")
    friend.get_by_label("Room code").fill(live_server.url + room)
    friend.get_by_role("button", name="Join").click()
    friend.get_by_role("button", name="Watch").click()
    expect(friend.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(page.get_by_text("1 watching")).to_be_visible()
    friend.get_by_role("button", name="Take a seat").click()
    friend.get_by_label("Your name").fill("Mara")
    friend.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("list", name="At the table")).to_contain_text("Mara")


def test_a_wrong_code_is_reported_in_words(page: Page, faults: list[str]) -> None:
    page.goto("/")
    page.get_by_label("Room code").fill("ABC")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("A room code has eight characters.")).to_be_visible()
    page.get_by_label("Room code").fill("ABCD-EFGH")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("No room has this code. Check all eight characters.")).to_be_visible()
    expect(page.get_by_label("Room code")).to_be_focused()
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()


def test_a_server_that_cannot_be_reached_is_reported_in_words(page: Page, faults: list[str]) -> None:
    page.goto("/")
    page.route("**/api/rooms/find", lambda route: route.abort())
    page.get_by_label("Room code").fill("ABCD-EFGH")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    assert [fault for fault in faults if "ERR_FAILED" not in fault] == []
    faults.clear()


def test_todays_puzzle_is_solved_with_keys(page: Page, live_server: LiveServer) -> None:
    path = shortest_path(todays(live_server))
    open_today(page)
    robot, direction = path[0]
    walk(page, [(robot, direction), (robot, direction)])
    expect(page.locator(".message")).to_have_text(
        re.compile(r"cannot move (north|east|south|west): a (wall|robot) is in the way\.")
    )
    page.keyboard.press("Shift+U")
    expect(page.get_by_role("list", name="Moves so far")).to_have_count(0)
    walk(page, path)
    expect(page.locator(".verdict")).to_have_text(
        f"Solved in {len(path)} moves. There is no shorter solution."
    )
    expect(page.get_by_role("list", name="Moves of this solution").get_by_role("listitem")).to_have_count(
        len(path)
    )
    page.locator(".brand").click()
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(re.compile(r"^Solved today\. Next in \d+:\d\d h$"))
    expect(title).to_have_accessible_description("Shortest path")
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse")).to_be_visible()
    expect(page.get_by_role("button", name="Today’s puzzle")).to_have_count(0)


def test_arrows_follow_the_turned_board(page: Page, live_server: LiveServer) -> None:
    robot, direction = shortest_path(todays(live_server))[0]
    open_today(page)
    page.keyboard.press("f")
    page.keyboard.press(robot.lower())
    turned = {"n": "e", "e": "s", "s": "w", "w": "n"}[direction]
    page.keyboard.press(ARROWS[turned])
    names = {"n": "north", "e": "east", "s": "south", "w": "west"}
    expect(page.get_by_role("list", name="Moves so far")).to_contain_text(names[direction])


def test_the_board_stays_where_it_is(page: Page) -> None:
    page.goto("/")
    board = page.locator(".board > svg")
    before = board.bounding_box()
    page.get_by_role("button", name="Today’s puzzle").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    assert board.bounding_box() == before
    open_tab(page, "Settings")
    assert board.bounding_box() == before


def test_an_address_that_leads_nowhere_has_a_way_on(page: Page, faults: list[str]) -> None:
    page.goto("/r/no!")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    page.goto("/r/abcdefghijklmnopqrstuv")
    expect(page.get_by_role("heading", name="You cannot enter this room")).to_be_visible()
    expect(page.get_by_text("No room has this link.")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    (fault,) = faults  # the browser reports the status of "/r/no!"
    assert "404" in fault
    faults.clear()


def test_who_comes_again_waits_for_the_page_alone(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    sent: dict[str, str] = {}
    """The requests of the second visit; the last answers of the first may still arrive."""
    fetched: set[str] = set()

    def answered(event: dict[str, Any]) -> None:
        if not event["response"]["fromDiskCache"]:
            fetched.add(event["requestId"])

    def going_out(event: dict[str, Any]) -> None:
        sent[event["requestId"]] = event["request"]["url"]

    def kept(event: dict[str, Any]) -> None:
        sent.pop(event["requestId"], None)

    devtools.on("Network.requestWillBeSent", going_out)
    devtools.on("Network.responseReceived", answered)
    devtools.on("Network.requestServedFromCache", kept)
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Alone", exact=True)).to_be_visible()
    assert {urlsplit(url).path for request, url in sent.items() if request in fetched} == {"/rules"}


def test_words_that_do_not_come_are_replaced_by_english(page: Page, faults: list[str]) -> None:
    page.route("**/locales/en.ftl", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("The page could not be loaded whole.")).to_be_visible()
    page.unroute("**/locales/en.ftl")
    page.get_by_role("link", name="Load it again").click()
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    faults.clear()


def test_a_first_visitor_solves_a_board_of_two_moves(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(size=(390, 844), touch=True, base_url=live_server.url)
    page.goto("/")
    title_is(page, "Get red to the red star.", "Swipe red. It slides until something stops it.")
    expect(page.locator(".board .inviting")).not_to_have_count(0)
    expect(page.get_by_role("gridcell")).to_have_count(64)
    expect(page.get_by_role("textbox")).to_have_count(1)
    expect(page.get_by_role("textbox", name="Room code")).to_be_visible()
    page.keyboard.press("ArrowRight")
    title_is(page, "Blue stopped it. Now to the star.", "1 move")
    expect(page.get_by_role("button", name="Today’s puzzle")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    title_is(page, "Get red to the red star.", "Swipe red. It slides until something stops it.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    title_is(page, "Two moves. That’s the game.", "With friends, the lowest number wins the chip.")
    expect(page.get_by_role("heading", name="Now a real one")).to_be_visible()
    expect(page.locator(".door.ink")).to_have_text(re.compile("Play with bots"))  # Sunday’s puzzle is long
    expect(page.get_by_role("link", name="Practise")).to_be_hidden()
    page.get_by_role("button", name="Everything else").click()
    expect(page.get_by_role("link", name="Practise")).to_be_visible()
    expect(page.get_by_role("button", name="Today’s puzzle")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Move "))


@pytest.mark.parametrize("live_server", [{"today": date(2026, 2, 23)}], indirect=True)
def test_a_short_puzzle_of_today_comes_right_after_the_first_board(
    page: Page, live_server: LiveServer
) -> None:
    assert len(shortest_path(todays(live_server))) <= 5
    page.goto("/")
    expect(page.locator(".board .inviting")).not_to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".door.ink")).to_have_text(re.compile("Today’s puzzle"))
    page.locator(".door.ink").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()


def test_the_first_board_says_why_a_robot_stopped(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".board .inviting")).not_to_have_count(0)
    page.keyboard.press("ArrowDown")
    title_is(page, "The edge stopped it.", "1 move · Undo, or slide on")
    page.keyboard.press("ArrowRight")
    title_is(page, "The edge stopped it.", "2 moves · Undo, or slide on")
    page.keyboard.press("b")
    page.keyboard.press("ArrowUp")
    title_is(page, "A wall stopped it.", "3 moves · Undo, or slide on")
    page.keyboard.press("Shift+U")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    title_is(page, "There in 3. Two are enough.", "With friends, the lowest number wins the chip.")
    expect(page.get_by_role("button", name="Today’s puzzle")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Get red to the red star.")


def test_the_board_of_a_later_visit_invites_to_todays_puzzle(page: Page, live_server: LiveServer) -> None:
    puzzle = parse_puzzle(todays(live_server))
    come_back(page)
    assert puzzle.target.robot is not None
    title = f"Move {puzzle.target.robot.name.lower()} to the "
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(f"^{title}"))
    expect(page.locator(".start-words .tag")).to_have_text("very hard")
    expect(page.get_by_role("button", name="Today’s puzzle")).to_contain_text("Sunday · very hard")
    rings = page.locator(".board .inviting")
    expect(rings).not_to_have_count(0)
    page.locator(".board [data-key^='robot-']").first.click()
    expect(page).to_have_url(re.compile("/today$"))
    expect(rings).to_have_count(0)


def test_todays_puzzle_is_played_by_dragging_on_the_start_page(page: Page, live_server: LiveServer) -> None:
    come_back(page)
    robot, direction = shortest_path(todays(live_server))[0]
    body = page.locator(f".board svg .robot[data-robot={robot}]")
    box = body.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    dx, dy = {"n": (0, -60), "e": (60, 0), "s": (0, 60), "w": (-60, 0)}[direction]
    page.mouse.move(x + dx, y + dy, steps=4)
    page.mouse.up()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    moves = page.get_by_role("list", name="Moves so far").get_by_role("listitem")
    expect(moves).to_have_count(1)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Move "))
    page.go_forward()
    page.get_by_role("button", name="Undo").click()
    expect(moves).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()


def test_a_room_is_opened_without_a_name_that_may_follow(
    page: Page, open_page: OpenPage, live_server: LiveServer
) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    expect(page).to_have_url(re.compile(r"/r/[\w-]{22}$"))
    expect(page.locator(".code")).to_have_text(re.compile(r"^[A-Z2-9]{4}-[A-Z2-9]{4}$"))
    name = page.get_by_label("Your name")
    expect(name).to_have_value("")
    friend, third = (open_page(base_url=live_server.url) for _ in range(2))
    for one in (friend, third):
        one.goto(page.url)
        expect(one.get_by_role("textbox")).to_have_count(1)
        one.get_by_role("button", name="Take a seat").click()
    seats = page.get_by_role("list", name="At the table")
    for guest in ("Guest 2", "Guest 3"):
        expect(seats).to_contain_text(guest)
    expect(friend.get_by_role("list", name="At the table")).to_contain_text("Guest")
    name.fill("Ines")
    expect(friend.get_by_role("list", name="At the table")).to_contain_text("Ines")
    page.reload()
    expect(name).to_have_value("Ines")
    name.fill("")
    name.blur()
    expect(friend.get_by_role("list", name="At the table")).not_to_contain_text("Ines")


def test_the_first_chips_of_a_first_room_are_easy(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    unfold_rules(page)
    expect(page.get_by_role("switch", name="Easy chips first")).to_be_checked()
    page.get_by_role("button", name="Start alone").click()
    expect(page.get_by_text("An easy chip: a few moves are enough.")).to_be_visible()


def test_a_name_is_sent_before_the_match_starts(
    page: Page, open_page: OpenPage, live_server: LiveServer
) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_label("Your name").press_sequentially("Ines")
    page.get_by_role("button", name="Start alone").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    watcher = open_page(base_url=live_server.url)
    watcher.goto(page.url)
    expect(watcher.get_by_role("heading", name="Ines invited you to play")).to_be_visible()
    assert page.evaluate("localStorage.getItem('ricochet.name')") == "Ines"


def test_playing_alone_is_always_on_the_device(page: Page) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url) if "/api/rooms" in request.url else None)
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    expect(page).to_have_url(re.compile("/alone$"))
    expect(page.get_by_text("Win 9 of 17 to beat the sand.")).to_be_visible()
    expect(page.get_by_text("The sand starts then: 60 seconds for each chip.")).to_be_visible()
    page.get_by_role("button", name="Turn up the first chip").click()
    expect(page.get_by_text("Chip 1 of 17")).to_be_visible()
    page.get_by_role("link", name="Ricochet Robots").click()
    page.get_by_role("link", name="Back to your game").click()
    expect(page).to_have_url(re.compile("/alone$"))
    assert requests == []


def test_a_television_opens_by_the_room_code(page: Page, live_server: LiveServer) -> None:
    code = live_server.open_room("Ines").code
    page.goto("/")
    page.get_by_role("button", name="Watch on a TV").click()
    field = page.get_by_label("Room code for the TV")
    expect(field).to_be_focused()
    page.keyboard.type(str(code))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/tv/"))


def test_focus_goes_from_a_running_game_to_the_board_and_the_doors(page: Page) -> None:
    page.goto("/alone")
    page.get_by_role("button", name="Turn up the first chip").click()
    expect(page.get_by_text("Chip 1 of 17")).to_be_visible()
    page.goto("/")
    expect(
        page.get_by_role("gridcell", name=re.compile("Red robot"))
    ).to_be_attached()  # the names come after the first frame
    order = [
        page.get_by_role("link", name="Back to your game"),
        page.get_by_role("grid", name="Board"),
        page.get_by_role("button", name="Today’s puzzle"),
        page.get_by_role("button", name="Play with bots"),
    ]
    page.get_by_role("button", name="Menu").focus()
    for wanted in order:
        page.keyboard.press("Tab")
        assert wanted.evaluate("(one) => one.contains(document.activeElement)"), wanted


def test_the_german_start_page_has_the_title_that_players_know(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(base_url=live_server.url)
    page.goto("/")
    page.evaluate("localStorage.setItem('ricochet.settings', JSON.stringify({ language: 'de' }))")
    page.reload()
    expect(page.get_by_role("link", name="Rasende Roboter")).to_be_visible()
    expect(page).to_have_title("Rasende Roboter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Bring Rot zum roten Stern.")


def test_a_part_that_cannot_be_loaded_leaves_the_start_page_whole(page: Page, faults: list[str]) -> None:
    page.route("**/*week*.js", lambda route: route.abort())
    come_back(page)
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Move "))
    expect(page.locator(".board > svg")).to_be_visible()
    faults.clear()  # the browser reports the requests that failed
