"""Before the match: players join, the host sets it up, and it starts."""

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.app.visits import SEAT_ONCE, come_in, make_room, panels, two_people, unfold_rules
from support.browser import OpenPage, open_player, open_tab
from support.commands import run
from support.server import LiveServer

pytestmark = pytest.mark.browser


def test_options_reach_the_other_browser(open_page: OpenPage, live_server: LiveServer) -> None:
    host, guest = two_people(open_page, live_server)
    unfold_rules(host, guest)
    silver = guest.get_by_role("switch", name="Fifth robot")
    expect(silver).not_to_be_checked()
    expect(silver).to_be_disabled()
    host.get_by_role("switch", name="Fifth robot").check()
    expect(silver).to_be_checked()
    host.get_by_role("button", name="Sand timer: more").click(click_count=2)
    expect(guest.get_by_role("group", name="Sand timer")).to_contain_text("2 min")
    host.get_by_role("radio", name="Custom").click()
    host.get_by_role("button", name="Chips to win: less").click()
    expect(guest.get_by_role("group", name="Chips to win")).to_contain_text("7")
    expect(guest.get_by_text("Ines sets up the table and starts the game.")).to_be_visible()
    for page in (host, guest):
        page.get_by_text("More", exact=True).click()
    host.get_by_role("radio", name="up to the bid").check()
    expect(guest.get_by_role("radio", name="up to the bid")).to_be_checked()
    host.get_by_role("radio", name="fewer chips").check()
    expect(guest.get_by_role("radio", name="fewer chips")).to_be_checked()
    for label, before, after in (
        ("Time to think", "5 min", "7 min"),
        ("Time to show", "2 min", "3 min"),
        ("Show the result for", "20 s", "30 s"),
        ("Seats", "12", "13"),
    ):
        expect(guest.get_by_role("group", name=label)).to_contain_text(before)
        host.get_by_role("button", name=f"{label}: more").click()
        expect(guest.get_by_role("group", name=label)).to_contain_text(after)
    for label in ("1999 panels", "Landing marks", "Scratch board"):
        host.get_by_role("switch", name=label).check()
        expect(guest.get_by_role("switch", name=label)).to_be_checked()
    host.get_by_role("switch", name="Spoken slides").uncheck()
    expect(guest.get_by_role("switch", name="Spoken slides")).not_to_be_checked()
    host.get_by_role("button", name="Start with 2 players").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()


@pytest.mark.long
def test_whoever_sits_there_looks_after_the_own_seat(open_page: OpenPage, live_server: LiveServer) -> None:
    """A player signs out another device, allows statistics, downloads the stored data and deletes the name."""
    host, guest = two_people(open_page, live_server)
    room = guest.url.rpartition("/")[2]
    token = guest.evaluate("room => localStorage.getItem(`ricochet.seat.${room}`)", room)
    tablet = open_page(base_url=live_server.url)
    tablet.add_init_script(SEAT_ONCE % (room, token))
    tablet.goto(f"/r/{room}")
    expect(tablet.get_by_role("button", name="Leave the table")).to_be_visible()
    open_tab(guest, "Room").get_by_text("Your seat", exact=True).click()
    guest.get_by_role("button", name="Sign out").click()
    expect(guest.locator(".message")).to_have_text("Your seat is now on this device only.")
    expect(tablet.locator(".message")).to_contain_text("You are signed out here")
    expect(tablet.get_by_role("button", name="Leave the table")).to_have_count(0)
    guest.reload()
    open_tab(guest, "Room").get_by_text("Your seat", exact=True).click()
    guest.get_by_role("switch", name="Share my games for statistics").check()
    expect(host.get_by_role("list", name="At the table")).to_contain_text("Mara")
    with guest.expect_download() as downloading:
        guest.get_by_role("button", name="Download").click()
    kept = json.loads(downloading.value.path().read_text())
    assert (kept["name"], kept["consents"]) == ("Mara", True)
    guest.get_by_role("button", name="Delete").click()
    guest.get_by_role("button", name="Delete").click()
    expect(guest.locator(".message")).to_contain_text("was deleted")
    expect(host.locator(".message")).to_have_text("Mara left, and the name was deleted.")
    expect(host.get_by_role("list", name="At the table")).not_to_contain_text("Mara")


@pytest.mark.long
def test_who_is_removed_watches_and_a_closed_room_says_so(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    host, guest = two_people(open_page, live_server)
    open_player(host, "Mara").get_by_role("button", name="Remove").click()
    expect(guest.locator(".message")).to_have_text("The host removed you from the table.")
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()
    another = open_page(base_url=live_server.url)
    come_in(another, guest.url, "Mara")
    host.get_by_role("tab", name="Room").click()
    host.get_by_role("switch", name="Lock the room").check()
    expect(guest.get_by_text("The host locked the room. You can watch.")).to_be_visible()
    host.get_by_role("button", name="Close the room").click()
    host.get_by_role("button", name="Close the room").click()
    for page in (host, guest):
        expect(page.get_by_text("The host closed the room.")).to_be_visible()


@pytest.mark.long
def test_a_new_link_opens_the_room_and_the_old_one_does_not(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    host, guest = two_people(open_page, live_server)
    watching = open_page()
    old = host.url
    link = host.locator("main .panel .link-text")
    watching.goto(old)
    watching.get_by_role("button", name="Watch").click()
    expect(host.get_by_text("1 watching")).to_be_visible()
    open_tab(host, "Room")
    host.get_by_role("button", name="Renew").click()
    expect(watching.get_by_text("The host renewed the link of the room")).to_be_visible()
    for page in (host, guest):
        expect(page).not_to_have_url(old)
        expect(page.locator(".message")).to_have_text("The room has a new link. The old one no longer works.")
    new = host.url
    assert guest.url == new
    expect(link).to_have_attribute("title", new)
    watching.goto(old)
    expect(watching.get_by_text("No room has this link.")).to_be_visible()
    watching.goto(new)
    expect(watching.get_by_role("button", name="Watch")).to_be_visible()
    for address in (old, new):  # the seat is kept, whichever one the browser has stored
        host.goto(address)
        expect(host).to_have_url(new)
        expect(host.get_by_role("button", name="Start with 2 players")).to_be_visible()


def test_rules_say_what_they_change(page: Page) -> None:
    make_room(page)
    unfold_rules(page)
    page.get_by_role("switch", name="Fifth robot").check()
    page.get_by_role("radio", name="Z-Man").check()
    expect(
        page.get_by_text("7 means 7 or fewer. Equal bids: the player who bid first shows first.")
    ).to_be_visible()
    page.get_by_role("radio", name="1999").check()
    words = (
        "7 means 7 or fewer. Equal bids: the player with fewer chips shows first. Four robots. No diagonals."
    )
    expect(page.get_by_text(words)).to_be_visible()
    expect(page.get_by_role("switch", name="Fifth robot")).not_to_be_checked()
    expect(page.get_by_role("switch", name="Fifth robot")).to_be_disabled()
    expect(page.locator(".message")).to_have_count(0)


@pytest.mark.long
def test_help_speaks_of_the_rules_of_the_room(page: Page) -> None:
    make_room(page)
    unfold_rules(page)
    page.get_by_role("radio", name="Z-Man").check()
    page.get_by_text("More", exact=True).click()
    page.get_by_role("radio", name="fewer chips").check()
    page.get_by_role("switch", name="End the sand early").uncheck()
    page.get_by_role("button", name="Time to show: more").click()
    page.get_by_role("button", name="Help").click()
    help = page.get_by_role("dialog", name="Help")
    expect(help).to_contain_text("7 or fewer")
    expect(help.get_by_text("Pass", exact=True)).to_have_count(0)
    help.get_by_role("button", name="All rules").click()
    for words in (
        "This table plays the Z-Man rules",
        "Four robots stand on one board, and everybody studies it together.",
        "The lowest bid shows first. Equal bids: the player with fewer chips shows first.",
        "If those are equal too, the player who bid first shows first.",
        "reached in the number of moves bid or fewer,",
        "The time limit is 3 min,",
        "If nobody bids for 5 min, anybody can turn the sand timer.",
        "With 2 players, the first to 8 chips wins.",
    ):
        expect(help).to_contain_text(words)
    expect(help).not_to_contain_text(re.compile("I see no solution|silver|diagonal"))
    expect(help.get_by_role("heading", name="The vortex", exact=True)).to_be_visible()
    expect(help.get_by_role("heading", name=re.compile("Alone|Editions"))).to_have_count(0)
    page.goto("/rules")
    rules = page.locator(".rules")
    for words in (
        "Four or five robots stand on one board, and",
        "Equal bids: the player who bid first shows first.",
        "Some boards have diagonals.",
        "1999: 7 means 7 or fewer. Equal bids: the player with fewer chips shows first. Four robots. No diagonals.",
        "reached in exactly the number of moves bid,",
        "I see no solution",
        "With 2 players, 8 chips win; with 3 players, 6; with 4 players, 5. With more players, all 17 chips are played",
        "The sand (60 s) runs as soon as a chip is turned up.",
        "Then show any solution within 30 s; you cannot undo a move.",
        "The fifth robot, silver, is an option.",
    ):
        expect(rules).to_contain_text(words)


@pytest.mark.long
def test_the_length_follows_the_players_until_a_number_is_chosen(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    host, guest = two_people(open_page, live_server)
    expect(guest.get_by_text("With 2 players, the first to 8 chips wins.").first).to_be_visible()
    host.get_by_role("radio", name="Short").click()
    expect(guest.get_by_text("With 2 players, the first to 3 chips wins.").first).to_be_visible()
    room = host.evaluate("location.pathname")
    third = open_page(base_url=live_server.url)
    third.goto(room)
    expect(third.get_by_text("With 3 players, the first to 3 chips wins.")).to_be_visible()
    host.get_by_role("radio", name="Standard").click()
    expect(third.get_by_text("With 3 players, the first to 6 chips wins.")).to_be_visible()
    third.get_by_label("Your name").fill("Jonas")
    third.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_text("With 3 players, the first to 6 chips wins.").first).to_be_visible()
    host.get_by_role("radio", name="Custom").click()
    host.get_by_role("button", name="Chips to win: more").click()
    expect(guest.get_by_text("The first to 7 chips wins.").first).to_be_visible()
    come_in(open_page(base_url=live_server.url), room, "Tomo")
    expect(host.get_by_role("list", name="At the table")).to_contain_text("Tomo")
    expect(host.get_by_role("group", name="Chips to win")).to_contain_text("7")


@pytest.mark.long
def test_the_board_is_shuffled_and_picked_by_panels(open_page: OpenPage, live_server: LiveServer) -> None:
    host, guest = two_people(open_page, live_server)
    before = panels(host)
    host.get_by_role("button", name="Shuffle board").click()
    expect(host.locator(".board-choice small").first).not_to_have_text(" ".join(re.findall("..", before)))
    unfold_rules(host, guest)
    host.get_by_role("button", name="Choose").click()
    host.get_by_label("North-west").select_option("4D")
    expect(guest.locator(".board-choice small").first).to_have_text(re.compile("^4D "))
    laid = panels(guest)
    assert sorted(laid[::2]) == ["1", "2", "3", "4"], "four different markings (R1.2)"
    host.get_by_role("button", name="Shuffle board").click()
    expect(guest.locator(".board-choice small").first).not_to_have_text(re.compile("D"))


def test_the_link_is_drawn_and_copied(page: Page, live_server: LiveServer) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    room = make_room(page)
    picture = page.get_by_role("img", name="QR code with the link to this room")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(image) => image.naturalWidth") > 0
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".message")).to_have_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == live_server.url + room


def test_the_link_is_copied_over_plain_http(page: Page, live_server: LiveServer) -> None:
    """Phones in the same house connect over http, where browsers disable the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    room = make_room(page)
    page.evaluate(
        "window.clipboard = navigator.clipboard; Object.defineProperty(navigator, 'clipboard', { value: undefined })"
    )
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".message")).to_have_text("Link copied.")
    assert page.evaluate("clipboard.readText()") == live_server.url + room


MARK = "\N{COMBINING TILDE BELOW}"
UNREADABLE = {
    "Mara" + 5 * MARK: "This name contains characters that cannot be displayed. Choose another one.",
    "...": "A name needs a letter, a digit or an emoji.",
}
"""Names that are rejected. One letter has five marks; four are allowed."""


@pytest.mark.long
def test_a_name_that_is_taken_must_be_changed(
    page: Page, open_page: OpenPage, live_server: LiveServer
) -> None:
    room = make_room(page, "Ines")
    other = open_page(base_url=live_server.url)
    other.goto(room)
    other.get_by_role("button", name="Take a seat").click()
    expect(other.get_by_text("Enter your name first.")).to_be_visible()
    other.get_by_label("Your name").fill("ines")
    other.get_by_role("button", name="Take a seat").click()
    expect(other.locator(".field-error")).to_have_text(
        "Somebody at the table has this name. Choose another one."
    )
    expect(other.get_by_label("Your name")).to_be_focused()
    for name, fault in UNREADABLE.items():
        other.get_by_label("Your name").fill(name)
        other.get_by_role("button", name="Take a seat").click()
        expect(other.locator(".field-error")).to_have_text(fault)
    other.get_by_label("Your name").fill("Mar" + "a" + 4 * MARK)
    other.get_by_role("button", name="Take a seat").click()
    expect(other.get_by_role("list", name="At the table")).to_contain_text("You")
    expect(other.locator(".message")).to_have_count(0, timeout=2000)
    expect(page.locator("[aria-live=polite]")).to_contain_text("takes a seat and plays from chip 1.")
    other.get_by_role("button", name="Try a chip while you wait").click()
    expect(other.get_by_role("heading", name=re.compile("^Try this board"))).to_be_focused()


@pytest.mark.long
def test_a_seat_survives_a_reload_and_is_left_and_taken_again(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    host, guest = two_people(open_page, live_server)
    guest.reload()
    expect(guest.get_by_role("list", name="At the table")).to_contain_text("You")
    guest.get_by_role("button", name="Leave the table").click()
    expect(host.get_by_role("list", name="At the table")).not_to_contain_text("Mara")
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.get_by_role("list", name="At the table")).to_contain_text("Mara")


def test_who_finds_the_table_full_watches_and_takes_the_next_seat(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    room = live_server.open_room("Ines", seats=1)
    other = open_page(base_url=live_server.url)
    other.goto("/")
    other.evaluate("localStorage.setItem('ricochet.name', 'Mara')")
    other.reload()
    other.get_by_label("Room code").fill(str(room.code))
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_text("The table is full. You are watching.")).to_be_visible()
    other.get_by_role("button", name="Take the next free seat").click()
    host = open_page(base_url=live_server.url)
    host.goto("/")
    host.evaluate(
        "([room, token]) => localStorage.setItem(`ricochet.seat.${room}`, token)", [room.room, room.token]
    )
    host.goto(room.link)
    unfold_rules(host)
    host.get_by_text("More", exact=True).click()
    host.get_by_role("button", name="Seats: more").click()
    expect(host.get_by_role("list", name="At the table")).to_contain_text("Mara")


def test_a_token_of_another_seat_asks_for_a_name(page: Page, live_server: LiveServer) -> None:
    room = live_server.open_room("Ines")
    page.goto("/")
    page.evaluate("(room) => localStorage.setItem(`ricochet.seat.${room}`, 'not-a-token')", room.room)
    page.goto(room.link)
    expect(page.get_by_role("heading", name="Ines invited you to play")).to_be_visible()


@pytest.mark.long
def test_a_lost_connection_is_reported_and_comes_back(
    open_page: OpenPage, live_server: LiveServer, faults: list[str]
) -> None:
    host, _ = two_people(open_page, live_server)
    live_server.stop()
    expect(host.locator(".message")).to_contain_text("The server restarts. Back in a moment…")
    live_server.start()
    with suppress(TimeoutError):  # the page may retry by itself before the click
        host.get_by_role("button", name="Try now").click(timeout=2_000)
    expect(host.locator(".message")).to_have_text("You are back.")
    expect(host.get_by_role("list", name="At the table")).to_contain_text("Mara")
    assert [fault for fault in faults if "ERR_CONNECTION" not in fault and "WebSocket" not in fault] == []
    faults.clear()


def test_the_board_does_not_move_when_the_match_starts(page: Page) -> None:
    make_room(page)
    board = page.locator(".board > svg")
    before = board.bounding_box()
    page.get_by_role("button", name="Start alone").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    assert board.bounding_box() == before


def test_a_board_that_does_not_come_is_read_on_the_device(
    page: Page, live_server: LiveServer, faults: list[str]
) -> None:
    make_room(page)
    walls = page.locator(".board > svg .walls .wall").first
    expect(walls).not_to_have_attribute("d", "")
    before = walls.get_attribute("d") or ""
    page.route("**/api/boards/**", lambda route: route.abort())
    page.get_by_role("button", name="Shuffle board").click()
    expect(walls).not_to_have_attribute("d", before)
    expect(page.locator(".message")).to_have_count(0)
    faults.clear()


def test_administration_waits_in_the_rooms_menu(open_page: OpenPage, live_server: LiveServer) -> None:
    host, guest = two_people(open_page, live_server)
    for page in (host, guest):
        expect(page.get_by_role("button", name="Close the room")).to_have_count(0)
        expect(page.get_by_text("Your seat", exact=True)).to_have_count(0)
    host.get_by_role("button", name="Start with 2 players").click()
    for page in (host, guest):
        expect(page.get_by_role("banner")).to_contain_text("Chip 1")
        expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)
    menu = open_tab(host, "Room")
    expect(menu.get_by_role("button", name="Close the room")).to_be_visible()
    expect(menu.get_by_text("Your seat", exact=True)).to_be_visible()
    host.keyboard.press("Escape")
    open_player(host, "Mara").get_by_role("button", name="Remove").click()
    expect(guest.get_by_role("main").get_by_text("The host removed you")).to_be_visible()
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)
    expect(host.get_by_role("button", name="Menu")).to_be_focused()


def test_the_lobby_asks_who_plays_and_for_how_long_first(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    host, guest = two_people(open_page, live_server)
    length = host.get_by_role("radiogroup", name="Length")
    expect(length).to_contain_text("Short first to 3Standard first to 8Custom choose")
    expect(host.get_by_text("2 players · about 25 min")).to_be_visible()
    expect(host.get_by_role("radiogroup", name="Rules")).to_be_hidden()
    expect(host.get_by_text("2013 · 7 means exactly 7 · sand 60 s · 4 robots")).to_be_visible()
    unfold_rules(host)
    host.get_by_role("radio", name="1999").check()
    expect(guest.locator(".setup-rules > summary")).to_contain_text("1999")
    length.get_by_role("radio", name="Short").check()
    expect(guest.get_by_text("2 players · about 10 min")).to_be_visible()


SOUND = "JSON.parse(localStorage.getItem('ricochet.settings') ?? '{}').sound"


def test_sound_is_offered_once_in_the_first_room(open_page: OpenPage, live_server: LiveServer) -> None:
    page = open_page(base_url=live_server.url)
    make_room(page)
    expect(page.get_by_text("Sounds for chips, bids and moves?")).to_be_visible()
    assert page.evaluate(SOUND) is None, "silent until somebody accepts"
    page.get_by_role("button", name="Turn sound on").click()
    expect(page.get_by_text("Sounds for chips, bids and moves?")).to_have_count(0)
    assert page.evaluate(SOUND) == "quiet"
    other = page.context.new_page()
    make_room(other)
    expect(other.get_by_text("Sounds for chips, bids and moves?")).to_have_count(0)


@pytest.mark.long
def test_an_offer_of_sound_without_an_answer_is_not_repeated(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(base_url=live_server.url)
    make_room(page)
    expect(page.get_by_role("button", name="No sound")).to_be_visible()
    page.get_by_role("button", name="Start alone").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    other = page.context.new_page()
    make_room(other)
    expect(other.get_by_role("button", name="No sound")).to_have_count(0)
    assert page.evaluate(SOUND) == "off"


def test_a_restart_is_announced_on_every_page_until_it_is_taken_back(
    open_page: OpenPage, live_server: LiveServer
) -> None:
    page = open_page(base_url=live_server.url)
    make_room(page)
    data = str(live_server.data)
    assert run("notice", "5", "--data", data).exit_code == 0
    message = page.locator(".message")
    expect(message).to_contain_text("The server restarts in about 5 min. Your match continues right after.")
    page.get_by_role("button", name="Start alone").click()
    expect(page.get_by_role("heading", name="Find a solution")).to_be_visible()
    expect(message).to_contain_text("The server restarts in about 5 min.")
    assert run("notice", "1", "--data", data).exit_code == 0
    expect(message).to_contain_text(re.compile(r"The server restarts in 0:5\d\. Your match continues"))
    assert run("notice", "0", "--data", data).exit_code == 0
    expect(message).to_have_count(0)
