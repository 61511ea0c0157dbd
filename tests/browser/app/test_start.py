"""The start page: rooms are opened, found and watched; today's puzzle is on the board."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.app.visits import make_room
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


def open_today(page: Page) -> None:
    page.goto("/today")
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    expect(page.locator(".board .robot").first).to_be_visible()


def walk(page: Page, path: list[tuple[str, str]]) -> None:
    for robot, direction in path:
        page.keyboard.press(robot.lower())
        page.keyboard.press(ARROWS[direction])


def test_a_room_is_made_with_a_name_that_is_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Create a room").click()
    expect(page.get_by_text("Enter your name first.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ines")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/r/[\w-]{22}$"))
    expect(page.locator(".code")).to_have_text(re.compile(r"^[A-Z2-9]{4}-[A-Z2-9]{4}$"))
    expect(page.get_by_role("list", name="At the table")).to_have_text(re.compile("You"))
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Ines")


def test_a_missing_name_is_reported_in_sight_of_its_field(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(size=(320, 568))
    page.goto(live_server.url)
    page.get_by_role("button", name="Create a room").click()
    expect(page.get_by_label("Your name")).to_be_focused()
    for part in (page.get_by_label("Your name"), page.get_by_text("Enter your name first.")):
        expect(part).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Create a room")).to_be_in_viewport(ratio=1)


def test_a_friend_joins_by_the_code(page: Page, open_page: OpenPage, live_server: LiveServer) -> None:
    make_room(page)
    code = page.locator(".code").inner_text()
    friend = open_page(base_url=live_server.url)
    friend.goto("/")
    friend.get_by_label("Your name").fill("Mara")
    friend.get_by_label("Room code").fill(code.lower().replace("-", " "))
    friend.get_by_role("button", name="Join").click()
    for one, other in ((page, "Mara"), (friend, "Ines")):
        expect(one.get_by_role("list", name="At the table")).to_contain_text(other)


def test_a_friend_watches_by_the_link_and_sits_down_later(
    page: Page, open_page: OpenPage, live_server: LiveServer
) -> None:
    room = make_room(page)
    friend = open_page(base_url=live_server.url)
    friend.goto("/")
    friend.get_by_label("Room code").fill(live_server.url + room)
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
    page.get_by_label("Your name").fill("Ines")
    page.route("**/api/rooms", lambda route: route.abort())
    page.get_by_role("button", name="Create a room").click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    assert [fault for fault in faults if "ERR_FAILED" not in fault] == []
    faults.clear()


def test_playing_alone_starts_without_a_name(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    expect(page.get_by_role("heading", name="Play alone")).to_be_attached()
    expect(page.get_by_role("button", name="Copy link")).to_have_count(0)
    page.get_by_role("button", name="Turn up the first chip").click()
    expect(page.get_by_text("Chip 1 of 17")).to_be_visible()


def test_playing_alone_says_the_goal_and_when_the_sand_starts(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    expect(page.get_by_text("Win 9 of 17 to beat the sand.")).to_be_visible()
    expect(page.get_by_text("The sand starts then: 60 seconds for each chip.")).to_be_visible()


def test_the_board_invites_a_first_move(page: Page, live_server: LiveServer) -> None:
    puzzle = parse_puzzle(todays(live_server))
    page.goto("/")
    rings = page.locator(".board .inviting")
    expect(rings).not_to_have_count(0)
    assert puzzle.target.robot is not None
    words = f"Move {puzzle.target.robot.name.lower()} to the "
    expect(page.get_by_role("button", name=re.compile(words))).to_be_visible()
    page.locator(".board [data-key^='robot-']").first.click()
    expect(page).to_have_url(re.compile("/today$"))
    expect(rings).to_have_count(0)


def test_a_phone_asks_a_first_visitor_for_a_name_only_when_it_is_needed(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(size=(390, 844), touch=True, base_url=live_server.url)
    page.goto("/")
    expect(page.get_by_text("Robots slide until something stops them.")).to_be_in_viewport()
    expect(page.get_by_label("Your name")).to_be_hidden()
    page.get_by_role("button", name="Create a room").click()
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ines")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/r/[\w-]{22}$"))


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
    verdict = f"Solved in {len(path)} moves. There is no shorter solution."
    expect(page.locator(".start-aim")).to_contain_text(verdict)
    expect(page.get_by_role("button", name="Today’s puzzle")).to_contain_text("The next puzzle arrives at")
    expect(page.get_by_text("Solved 1 day in a row.")).to_have_count(1)


def test_todays_puzzle_is_played_by_dragging_on_the_start_page(page: Page, live_server: LiveServer) -> None:
    page.goto("/")
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
    expect(page.locator(".start-aim")).to_have_text(re.compile(r"Move \w+ to the [\w ]+\.\s*$"))
    page.go_forward()
    page.get_by_role("button", name="Undo").click()
    expect(moves).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("button", name="Create a room")).to_be_visible()


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
    expect(page.get_by_role("button", name="Create a room")).to_be_visible()
    page.goto("/r/abcdefghijklmnopqrstuv")
    expect(page.get_by_role("heading", name="You cannot enter this room")).to_be_visible()
    expect(page.get_by_text("No room has this link.")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Create a room")).to_be_visible()
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
    expect(page.get_by_role("button", name="Create a room")).to_be_visible()
    faults.clear()


def test_the_first_chips_of_a_first_room_are_easy(page: Page, live_server: LiveServer) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play alone").click()
    expect(page.get_by_role("switch", name="Easy chips first")).to_be_checked()
    page.get_by_role("button", name="Turn up the first chip").click()
    expect(page.get_by_text("An easy chip: a few moves are enough.")).to_be_visible()


def test_a_part_that_cannot_be_loaded_leaves_the_start_page_whole(page: Page, faults: list[str]) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Create a room")).to_be_visible()
    page.route("**/notices*.js", lambda route: route.abort())
    page.context.set_offline(True)
    try:
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    finally:
        page.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Find the path.")
    expect(page.locator(".board > svg")).to_be_visible()
    expect(page.get_by_text("You cannot enter this room")).to_have_count(0)
    faults.clear()  # the browser reports the requests that failed
