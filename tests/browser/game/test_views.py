"""Every view renders its required text, for eyes and screen readers alike, without a server."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.game.happenings import CLOSED, happens, moves, shows
from browser.screens import SCREENS, turn_to
from support.browser import PHONE, OpenPage, axe, axe_in_both_themes, open_player, open_tab

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]


def sent(page: Page) -> list[dict[str, object]]:
    commands: list[dict[str, object]] = page.evaluate("() => window.game.session.sent")
    return commands


TITLES = {
    "alone": "Find a solution",
    "alone-finished": "You win",
    "alone-found": "Found",
    "alone-missed": "Not found",
    "alone-paused": "Paused",
    "alone-showing": "Show your 5",
    "bidding": "Lowest goes first",
    "everybody": "Find a solution",
    "everybody-scored": "Scored: Mara and you",
    "finished": "Mara wins",
    "landing": "Show your 7",
    "lapsed": "Find a solution",
    "many": "Lowest goes first",
    "nobody-there": "Lowest goes first",
    "own-showing": "Show your 7",
    "passed": "Lowest goes first",
    "returned": "Nobody found it",
    "second-showing": "Jonas shows 7",
    "series": "Mara wins",
    "series-thinking": "Find a solution",
    "shared": "Mara and you share the win",
    "showing": "Mara shows 7",
    "taken": "Mara takes the chip",
    "told": "Mara takes the chip",
    "told-alone": "Found",
    "told-limit": "Mara takes the chip",
    "told-missed": "Not found",
    "told-returned": "Nobody found it",
    "thinking": "Find a solution",
    "unbid": "Nobody bid",
    "waiting": "Mara takes the chip",
    "watching": "Lowest goes first",
}
ON_A_PHONE = {"bidding", "own-showing", "taken", "told", "alone"}
"""One view of each sheet, which covers the page on a phone. They are tested in the dark theme too."""


READ_TITLES = """async (titles) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const read = () => seen("h1").map((title) => title.textContent.trim()).join();
    const found = {};
    for (const [name, title] of Object.entries(titles)) {
        await window.game.open(name);
        for (let frame = 0; frame < 100 && read() !== title; frame++) await new Promise(requestAnimationFrame);
        found[name] = [read(), seen("button.main, button.bid, a.main").length];
    }
    return found;
}"""
"""Opens each view in turn; returns its title and how many main buttons it shows."""


@pytest.mark.long
def test_every_phase_has_a_title(show: ShowView) -> None:
    found = show("thinking").evaluate(READ_TITLES, TITLES)
    assert {name: title for name, (title, _) in found.items()} == TITLES
    assert [name for name, (_, buttons) in found.items() if buttons > 1] == []


def test_axe_finds_nothing_on_a_phone(show: ShowView, full: bool) -> None:
    page = show("thinking")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found: dict[str, list[str]] = {}
    for name in ON_A_PHONE if full else ("own-showing", "told"):
        page.evaluate("(name) => window.game.open(name)", name)
        found[name] = axe(page, beside=".board")
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.long
def test_axe_finds_nothing_in_any_phase(show: ShowView) -> None:
    page = show("thinking")
    found: dict[str, list[str]] = {}
    for name in TITLES:
        page.emulate_media(color_scheme="light")
        page.evaluate("(name) => window.game.open(name)", name)
        scan = axe_in_both_themes if name in ON_A_PHONE or name == "thinking" else axe
        found[name] = scan(page, beside=None if name == "thinking" else ".board")
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.long
def test_the_host_looks_after_the_room(show: ShowView) -> None:
    page = show("lobby")
    jonas = open_player(page, "Jonas")
    jonas.get_by_role("button", name="Make host").click()
    jonas.get_by_role("button", name="Remove").press("Enter")
    page.get_by_role("tab", name="Room").click()
    page.get_by_role("switch", name="Lock the room").check()
    page.get_by_role("button", name="Spectator delay: more").click()
    assert axe_in_both_themes(page, beside=".board") == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert axe(page, beside=".board") == []
    page.get_by_role("button", name="Close the room").click()
    question = page.get_by_role("group", name="Close the room for everybody?")
    expect(question.get_by_role("button", name="Keep it open")).to_be_visible()
    question.get_by_role("button", name="Close the room").click()
    assert sent(page) == [
        {"type": "transfer_host", "seat": 2},
        {"type": "remove_player", "seat": 2},
        {"type": "lock_room"},
        {"type": "set_spectator_delay", "seconds": 15},
        {"type": "close_room"},
    ]
    page.evaluate("(name) => window.game.open(name)", "thinking")
    menu = page.get_by_role("dialog", name="Room")
    expect(menu.get_by_text("Your seat", exact=True)).to_be_visible()
    expect(menu.get_by_role("button", name="Close the room")).to_have_count(0)


def test_a_spectator_with_a_delay_reads_so(show: ShowView) -> None:
    page = show("watching")
    expect(page.get_by_text("60 s behind")).to_have_count(0)
    page.evaluate("() => window.game.session.happen([], { spectator_delay: 60 })")
    expect(page.get_by_text("60 s behind")).to_be_visible()
    page.evaluate("() => window.game.session.happen([], { you: 2 })")
    expect(page.get_by_text("60 s behind")).to_have_count(0)


def test_bids_stand_in_the_order_of_showing(show: ShowView) -> None:
    page = show("bidding")
    rows = page.get_by_role("list", name="Bids in showing order").get_by_role("listitem")
    expect(rows).to_contain_text(["1MaMara", "2JoJonas", "3InYou", "ToTomo"])
    expect(rows.nth(0)).to_contain_text("bid first")
    expect(rows.nth(2)).to_contain_text("was 11")
    expect(rows.nth(3)).to_contain_text("no bid")
    expect(page.get_by_text("Jonas also bids 7. Mara bid it first, so Mara shows first.")).to_be_visible()
    expect(page.get_by_role("timer", name="33 seconds left")).to_be_visible()


def test_an_absent_player_is_away(show: ShowView) -> None:
    page = show("away")
    row = page.get_by_role("listitem").filter(has_text="Jonas")
    expect(row).to_contain_text("away 0:12")
    page.evaluate("() => { window.game.session.now = 990.9; }")
    expect(row).not_to_contain_text("away")  # a page that is loaded again is back by then
    page.evaluate("() => { window.game.session.now = 991; }")
    expect(row).to_contain_text("away 0:03")


def test_a_player_who_has_not_accepted_the_rematch_is_not_in_it(show: ShowView) -> None:
    """R8.7"""
    page = show("bidding")
    page.evaluate("""() => {
        const { seats, bids } = window.game.session.view.value;
        const invited = { plays: false, invitation: "open" };
        const now = seats.map((seat) => (seat.name === "Jonas" ? { ...seat, ...invited } : seat));
        window.game.session.happen([], { seats: now, bids: bids.slice(0, 1) });
    }""")
    row = page.get_by_role("list", name="Bids").get_by_role("listitem").filter(has_text="Jonas")
    expect(row).to_contain_text("not in this match")


@pytest.mark.parametrize(
    ("view", "height", "first", "further"),
    [
        ("thinking", 740, [*range(2, 13), "13+"], [*range(13, 24), "24+"]),
        ("thinking", 568, [*range(2, 7), "7+"], [*range(7, 12), "12+"]),
        ("watching", 568, [*range(2, 7), "7+"], [*range(7, 12), "12+"]),
    ],
)
def test_a_narrow_pad_has_one_or_two_rows_and_leaves_no_number_out(
    show: ShowView, page: Page, view: str, height: int, first: list[object], further: list[object]
) -> None:
    page.set_viewport_size({"width": 320, "height": height})
    show(view)
    keys = page.locator(".pad-keys > .key:visible")
    expect(keys).to_have_text([str(key) for key in first])
    keys.last.click()
    expect(keys).to_have_text([str(key) for key in further])


def test_a_bid_is_armed_and_then_sent(show: ShowView) -> None:
    page = show("thinking")
    page.get_by_role("button", name="6 moves", exact=True).click()
    assert sent(page) == []
    page.get_by_role("button", name="Bid exactly 6").click()
    assert sent(page) == [{"type": "place_bid", "round": 6, "moves": 6}]
    keys = page.get_by_role("group", name=re.compile("^How many moves"))
    expect(keys).to_be_focused()
    page.get_by_role("button", name="15 or more moves").click()
    page.get_by_role("button", name="Smaller numbers").click()
    expect(keys).to_be_focused()
    page.get_by_role("button", name="5 moves", exact=True).dblclick()
    assert sent(page)[1:] == [{"type": "place_bid", "round": 6, "moves": 5}]
    page.get_by_role("button", name="15 or more moves").click()
    page.get_by_role("button", name="28 or more moves").click()
    page.get_by_role("button", name="31 moves").dblclick()
    assert sent(page)[2:] == [{"type": "place_bid", "round": 6, "moves": 31}]
    expect(page.get_by_role("button", name="2 moves", exact=True)).to_be_visible()


def test_a_bid_is_typed_and_sent(show: ShowView) -> None:
    page = show("thinking")
    page.keyboard.type("12")
    expect(page.get_by_role("button", name="Bid exactly 12")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Bid exactly 12")).to_have_count(0)
    page.keyboard.type("43")
    page.keyboard.press("Enter")
    assert sent(page) == [{"type": "place_bid", "round": 6, "moves": 43}]


def test_the_sheet_of_a_wide_screen_leaves_the_pad_and_the_clock_in_view(show: ShowView, page: Page) -> None:
    show("bidding")
    page.get_by_role("button", name="Menu").click()
    for count, tab in enumerate(("Room", "Players", "Help", "Settings"), start=1):
        page.get_by_role("tab", name=tab).click()
        opened = page.get_by_role("dialog", name=tab)
        expect(opened.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("timer")).to_be_in_viewport(ratio=1)
        key = page.get_by_role("button", name="6 moves", exact=True)
        expect(key).to_be_in_viewport(ratio=1)
        key.dblclick()
        assert sent(page) == [{"type": "place_bid", "round": 6, "moves": 6}] * count
        expect(opened).to_be_visible()


def test_the_smallest_phone_says_that_you_have_passed_and_fits_the_chat(show: ShowView, page: Page) -> None:
    """R6.10: the key says that one has passed and, pressed, what that means."""
    page.set_viewport_size({"width": 320, "height": 568})
    show("passed")
    key = page.get_by_role("button", name="Passed")
    expect(key).to_have_attribute("aria-pressed", "true")
    key.click(force=True)
    expect(page.locator(".message")).to_have_text("You’ve passed. A lower bid takes it back.")
    assert sent(page) == []
    page.get_by_role("button", name="Say a word").click()
    expect(page.get_by_role("button", name="Good game")).to_be_in_viewport(ratio=1)


def test_the_smallest_phone_shows_the_chip_while_somebody_proves_a_bid(show: ShowView, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    show("everybody")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("button", name="Done")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Not at the target yet")).to_be_in_viewport(ratio=1)
    expect(page.locator(".phase .chip-words")).to_be_in_viewport(ratio=1)


def test_the_clock_is_in_view_when_the_sand_starts(show: ShowView, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    show("thinking")
    page.locator(".panel").evaluate("(panel) => panel.scrollTo(0, 200)")
    happens(page, "bidding")
    expect(page.get_by_role("timer")).to_be_in_viewport(ratio=1)
    page.evaluate("async () => void (part('/app/frame/frame.js').leaving.value = true)")
    expect(page.get_by_role("group", name="The match goes on")).to_be_visible()
    expect(page.get_by_role("timer")).to_be_in_viewport(ratio=1)


def test_the_keys_of_the_pad_work_beside_a_drawer(show: ShowView) -> None:
    page = show("bidding")
    opened = open_tab(page, "Settings")
    expect(page.get_by_role("tab", name="Settings")).to_be_focused()
    opened.get_by_role("button", name="Close").focus()
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    assert sent(page) == [
        {"type": "place_bid", "round": 6, "moves": 5},
        {"type": "pass", "round": 6, "means": "nothing-lower"},
    ]
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


def test_a_refused_key_says_why(show: ShowView) -> None:
    page = show("bidding")
    page.get_by_role("button", name="11 moves").click(force=True)
    expect(page.locator(".message")).to_have_text("You already bid 9. You can only lower your bid.")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(page.locator(".message")).to_have_text("The lowest bid is 2.")
    assert sent(page) == []


def test_refusals_and_old_messages_are_gone_in_the_demonstration(show: ShowView, open_page: OpenPage) -> None:
    page = show("bidding", open_page(clock=True))
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    message = page.locator(".message")
    page.get_by_role("button", name="11 moves").click(force=True)
    expect(message).to_have_text("You already bid 9. You can only lower your bid.")
    happens(page, "showing", CLOSED, shows(1))
    page.clock.run_for(1500)
    expect(page.get_by_role("heading", level=1)).to_have_text("Mara shows 7")
    expect(message).to_have_text("Everybody has passed. The sand stops.")
    happens(page, "showing", *moves(4, 4))
    page.clock.run_for(100)
    expect(message).to_have_count(0)


def test_on_a_phone_only_lower_keys_are_shown(open_page: OpenPage, show: ShowView) -> None:
    page = show("bidding", open_page(size=PHONE, touch=True))
    expect(page.get_by_role("button", name="moves")).to_have_count(7)
    for key in page.get_by_role("button", name="moves").all():
        box = key.bounding_box()
        assert box
        assert box["width"] >= 44
        assert box["height"] >= 44


@pytest.mark.long
def test_one_tap_bids_where_that_is_wanted(show: ShowView) -> None:
    page = show("thinking")
    page.evaluate("""() => localStorage.setItem("ricochet.settings", '{"oneTapBid": true}')""")
    show("thinking")
    page.get_by_role("button", name="4 moves", exact=True).click()
    assert sent(page) == [{"type": "place_bid", "round": 6, "moves": 4}]


def test_lost_connection_shuts_the_keys_and_the_glass_goes_on(show: ShowView) -> None:
    page = show("lost")
    expect(page.locator(".timer")).to_contain_text("about")
    page.get_by_role("button", name="4 moves", exact=True).click(force=True)
    expect(page.locator(".message")).to_have_text("Connection lost. You can bid when it returns.")
    page.keyboard.press("4")  # selects nothing that could be sent
    locked = page.get_by_role("button", name="You can bid when you’re back")
    expect(locked).to_have_attribute("aria-disabled", "true")
    expect(locked.locator(".icon")).to_be_visible()
    page.evaluate("""() => void (window.game.session.sending.value = { type: "place_bid", moves: 4 })""")
    expect(page.get_by_role("button", name="We’ll send 4 when you’re back")).to_be_disabled()
    expect(page.get_by_role("button", name="4 moves", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Say a word").click(force=True)
    expect(page.locator(".message")).to_have_text("Connection lost. You can chat when it returns.")
    assert sent(page) == []


def test_a_clock_stands_still_while_the_server_restarts(show: ShowView) -> None:
    page = show("lost")
    page.evaluate("() => void (window.game.session.paused.value = true)")
    expect(page.locator(".timer")).to_contain_text("paused")
    expect(page.locator(".timer .stream")).to_have_count(0)
    show("own-showing")
    page.evaluate("() => void (window.game.session.paused.value = true)")
    expect(page.locator(".countdown")).to_contain_text("paused")


def test_a_lost_connection_shuts_the_key_of_the_sand_timer(show: ShowView) -> None:
    page = show("lapsed")
    key = page.get_by_role("button", name="Turn the sand timer")
    page.evaluate("() => void (window.game.session.status.value = 'lost')")
    expect(key).to_have_css("border-style", "dashed")
    key.click(force=True)
    expect(page.locator(".message")).to_have_text("Connection lost. You can bid when it returns.")
    assert sent(page) == []


def test_anybody_may_turn_the_glass_when_nobody_has_bid(show: ShowView) -> None:
    page = show("lapsed")
    page.get_by_role("button", name="Turn the sand timer").click()
    assert sent(page) == [{"type": "start_timer", "round": 6}]


def test_pass_is_one_word_whatever_it_means(show: ShowView) -> None:
    """R6.10"""
    page = show("thinking")
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".message")).to_have_text("You see no solution. A bid takes it back.")
    page.evaluate("""() => {
        const { session } = window.game;
        const seats = session.view.value.seats.map((seat) => ({ ...seat, passed: seat.seat === 1 }));
        session.happen([], { seats });
    }""")
    row = page.get_by_role("listitem").filter(has_text="Mara")
    expect(row).to_contain_text("pass")
    expect(row).not_to_contain_text("thinking")
    happens(page, "bidding")
    page.get_by_role("button", name="Pass").focus()
    page.keyboard.press("n")
    assert [command["type"] for command in sent(page)] == ["pass", "pass"]
    happens(page, "passed")
    expect(page.locator(".thinking > .note")).to_contain_text("You’ve passed. A lower bid takes it back.")
    expect(page.get_by_role("button", name="Passed")).to_be_focused()
    expect(page.get_by_role("button", name="Passed")).to_have_attribute("aria-pressed", "true")
    rows = page.get_by_role("list", name="Bids in showing order").get_by_role("listitem")
    expect(rows.filter(has_text="pass")).to_contain_text(["You", "Tomo"])
    page.keyboard.press("n")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    assert sent(page)[2:] == [{"type": "place_bid", "round": 6, "moves": 5}]


def test_who_waits_for_nobody_may_put_the_chip_back(show: ShowView) -> None:
    """R6.12"""
    page = show("late")
    expect(page.get_by_text("You play from the next chip.")).to_be_visible()
    expect(page.get_by_role("button", name="Put the chip back")).to_have_count(0)
    happens(page, "nobody-there")
    page.get_by_role("button", name="Put the chip back").click()
    assert sent(page) == [{"type": "put_chip_back", "round": 6}]


def test_an_end_without_winners_of_the_last_chips_says_why(show: ShowView) -> None:
    """R8.10"""
    page = show("shared")
    expect(page.get_by_text("Nobody found the chips that were left.")).to_have_count(0)
    page.evaluate("""() => {
        const { history } = window.game.session.view.value;
        window.game.session.happen([], { history: history.with(-1, { ...history.at(-1), outcome: "returned" }) });
    }""")
    expect(page.get_by_text("Nobody found the chips that were left.")).to_be_visible()


def test_leaving_says_what_becomes_of_bid_and_chips(show: ShowView) -> None:
    page = show("bidding")
    open_tab(page, "Room")
    page.get_by_role("button", name="Leave the table").click()
    words = "Leave the table? You keep your 2 chips, can still win and can come back."
    expect(page.get_by_text(f"{words} Your bid of 9 fails when its turn comes.")).to_be_visible()
    page.get_by_role("button", name="Stay").click()
    page.keyboard.press("Escape")
    page.evaluate("async () => void (part('/app/frame/frame.js').leaving.value = true)")
    question = page.get_by_role("group", name="The match goes on")
    expect(question).to_contain_text("You keep your seat, your 2 chips, and your bid of 9.")
    assert sent(page) == []


def test_the_demonstrator_moves_with_keys_arrows_and_drags(show: ShowView) -> None:
    page = show("own-showing")
    page.keyboard.press("g")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("img", name="4 of 7 moves made")).to_be_visible()
    page.get_by_role("button", name="Red robot").click()
    page.get_by_role("group", name="Move the chosen robot").get_by_role("button", name="west").click()
    box = page.locator(".board [data-key=robot-S]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    sent_moves = [command["move"] for command in sent(page)]
    assert sent_moves == ["Gn", "Rw", "Se"]
    expect(page.get_by_role("list", name="Moves so far").get_by_role("listitem")).to_have_count(6)


def test_tab_takes_the_next_robot_and_after_the_last_goes_on(show: ShowView) -> None:
    page = show("own-showing")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Blue robot")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("y")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Silver robot")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("body")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("body")).not_to_be_focused()


def test_a_refused_move_is_reported_and_not_sent(show: ShowView) -> None:
    page = show("own-showing")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".message")).to_have_text("Green cannot move east: a robot is in the way.")
    assert sent(page) == []


def test_the_servers_word_corrects_a_move_shown_too_early(show: ShowView) -> None:
    page = show("own-showing")
    page.evaluate("""() => {
        window.game.session.answer = { refused: { code: "not-your-turn", message: "", facts: {} } };
    }""")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".message")).to_have_text("It is not your turn to show.")
    expect(page.get_by_role("img", name="3 of 7 moves made")).to_be_visible()
    expect(page.locator("[role=gridcell][data-cell=n5]")).to_have_accessible_name(re.compile("Green robot"))


def test_giving_up_needs_a_second_step(show: ShowView) -> None:
    page = show("own-showing")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Keep going").click()
    page.get_by_role("button", name="Give up").click()
    assert sent(page) == []
    page.get_by_role("group", name="Give up? The robots go back.").get_by_role(
        "button", name="Give up"
    ).click()
    assert sent(page) == [{"type": "give_up", "round": 6}]


def test_landing_marks_only_where_the_table_has_them(show: ShowView) -> None:
    expect(show("own-showing").locator(".landing")).to_have_count(0)
    page = show("landing")
    expect(page.locator(".landing")).to_have_count(3)


def test_nobody_else_can_move_a_robot(show: ShowView) -> None:
    page = show("thinking")
    for name in ("thinking", "bidding", "showing", "taken", "watching"):
        happens(page, name)
        page.keyboard.press("g")
        page.keyboard.press("ArrowUp")
        box = page.locator(".board [data-key=robot-G]").bounding_box()
        assert box
        page.mouse.move(box["x"] + 5, box["y"] + 5)
        page.mouse.down()
        page.mouse.move(box["x"] + 5, box["y"] - 80, steps=4)
        page.mouse.up()
        assert sent(page) == []


@pytest.mark.long
def test_a_replay_is_stepped_and_played(show: ShowView) -> None:
    page = show("taken")
    player = page.get_by_role("group", name="Replay")
    expect(player).to_contain_text("7 of 7")
    page.keyboard.press("[")
    expect(player).to_contain_text("6 of 7")
    player.get_by_role("button", name="To the start").click()
    expect(page.locator("[role=gridcell][data-cell=l9]")).to_have_accessible_name(re.compile("Green robot"))
    player.get_by_role("button", name="Speed 1×").click()
    player.get_by_role("button", name="Play").click()
    expect(player).to_contain_text("7 of 7")
    expect(player.get_by_role("button", name="Play")).to_be_visible()


def test_space_is_ready(show: ShowView) -> None:
    page = show("taken")
    page.keyboard.press(" ")
    assert sent(page) == [{"type": "say_ready", "round": 6}]
    expect(show("waiting").get_by_text("Ready. Next chip within 0:09")).to_be_visible()


def test_keys_work_from_the_moment_a_phase_is_seen(show: ShowView) -> None:
    page = show("showing")
    page.evaluate("""async () => {
        const { view } = await window.game.readScene("taken");
        const seen = new Promise((resolve) => {
            const watcher = new MutationObserver(() => {
                if (document.querySelector("h1").textContent === "Mara takes the chip") resolve();
            });
            watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
        });
        window.game.session.happen([], view);
        await seen;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    }""")
    assert sent(page) == [{"type": "say_ready", "round": 6}]


def test_the_keys_of_the_replay_are_in_view_on_a_low_screen(page: Page, show: ShowView) -> None:
    page.set_viewport_size({"width": 1280, "height": 650})
    replay = show("told").get_by_role("group", name="Replay")
    for key in replay.get_by_role("button").all():
        expect(key).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_every_round_can_be_played_again_at_the_end(show: ShowView) -> None:
    page = show("finished")
    page.get_by_role("button", name="7 more rounds").click()
    expect(page.get_by_role("list", name="Rounds").get_by_role("listitem")).to_have_count(12)
    page.get_by_role("button", name="Replay round 9").click()
    expect(page.get_by_role("group", name="Replay")).to_contain_text("3 of 3")
    page.get_by_role("button", name="Back to the board").click()
    expect(page.get_by_role("group", name="Replay")).to_have_count(0)
    page.get_by_role("button", name="New board").click()
    assert sent(page) == [{"type": "play_again", "new_board": True}]


def test_only_devices_with_a_keyboard_show_its_keys(show: ShowView, open_page: OpenPage) -> None:
    expect(show("finished").locator(".analyse-link kbd")).to_be_visible()
    page = show("finished", open_page(size=PHONE, touch=True))
    expect(page.get_by_role("button", name="Analyse")).to_be_visible()
    expect(page.locator(".analyse-link kbd")).to_be_hidden()


def test_the_ranking_shows_the_real_chips(show: ShowView) -> None:
    page = show("shared")
    ranks = page.get_by_role("list", name="Ranking").get_by_role("listitem")
    expect(ranks).to_contain_text(["1MaMara", "1InYou", "3JoJonas", "4ToTomo"])
    expect(ranks.nth(3).get_by_role("img", name="red star")).to_be_visible()


def test_the_end_of_a_match_shows_the_series(show: ShowView) -> None:
    """R8.9."""
    page = show("series")
    expect(page.get_by_text("Mara wins the series 2–1")).to_be_visible()
    card = page.locator(".evening")
    expect(card).to_contain_text("The first to win 2 matches wins the series.")
    expect(card.get_by_role("listitem")).to_contain_text(["Mara: 2", "Jonas: 1", "Ines: 0", "Tomo: 0"])
    page.evaluate("""() => {
        const { session } = window.game;
        const seats = session.view.value.seats.map((seat) => ({ ...seat, wins: seat.seat === 3 ? 1 : 0 }));
        session.happen([], { seats, winners: [3], series_winners: [] });
    }""")
    expect(page.get_by_text("You lead the series 1–0")).to_be_visible()


def test_a_match_shows_the_standing_of_its_series(show: ShowView) -> None:
    """R8.9. A player's wins come first; spectators read the most first."""
    page = show("series-thinking")
    words = page.locator(".header-words")
    expect(words).to_contain_text("first to 5 · series 1–2")
    page.evaluate("() => window.game.session.happen([], { you: 1 })")
    expect(words).to_contain_text("series 2–1")
    page.evaluate("() => window.game.session.happen([], { you: null })")
    expect(words).to_contain_text("series 2–1")
    page.set_viewport_size({"width": 320, "height": 568})
    expect(words.get_by_text("series 2–1")).to_be_visible()
    for hidden in (".header-goal", ".header-room"):
        expect(page.locator(hidden)).to_be_hidden()


def test_the_host_chooses_a_series(show: ShowView) -> None:
    page = show("lobby")
    page.get_by_role("radio", name="2 wins").click()
    (command,) = sent(page)
    options = command["options"]
    assert isinstance(options, dict)
    assert options["series_wins"] == 2


def test_a_paused_game_shows_no_puzzle_and_continues(show: ShowView) -> None:
    page = show("alone-paused")
    expect(page.get_by_text("The sand stopped while you were away. 0:32 left.")).to_be_visible()
    expect(page.locator(".board .robot")).to_have_count(0)
    page.get_by_role("button", name="Continue").click()
    assert sent(page)[-1]["type"] == "resume_round"


def test_alone_a_number_or_just_found(show: ShowView) -> None:
    page = show("alone")
    places = page.get_by_role("list", name="The 17 chips").get_by_role("listitem")
    expect(places).to_have_count(17)
    expect(places.nth(2)).to_have_text("green gear, missed")
    page.get_by_role("button", name="Found, show it").click()
    page.keyboard.type("5")
    page.get_by_role("button", name="Bid 5 and show").click()
    assert sent(page) == [
        {"type": "claim_solution", "round": 6, "moves": None},
        {"type": "claim_solution", "round": 6, "moves": 5},
    ]


def test_alone_no_move_is_taken_back(show: ShowView) -> None:
    """R7.5"""
    page = show("alone-showing")
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    expect(page.get_by_role("button", name="Start over")).to_have_count(0)
    assert sent(page) == []
    assert page.locator(".landing").count() > 0


def test_a_guess_never_leaves_the_browser(show: ShowView) -> None:
    page = show("watching")
    page.get_by_role("button", name="5 moves").click()
    page.evaluate("""async () => {
        const { view } = await window.game.readScene("watching-result");
        window.game.session.happen([], view);
    }""")
    expect(page.get_by_text("You guessed 5.")).to_be_visible()
    assert sent(page) == []


def test_a_spectator_finds_the_page_for_a_television(show: ShowView) -> None:
    link = show("watching").get_by_role("link", name="Watch on a television")
    expect(link).to_have_attribute("href", "/tv/KQ7FM2XA")


def test_who_watches_takes_a_seat_under_a_name(show: ShowView) -> None:
    page = show("watching")
    page.get_by_role("button", name="Play from the next chip").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Take a seat").click()
    assert sent(page) == [{"type": "take_seat", "name": "Ada"}]
    expect(show("watching-full").get_by_text("The table is full. You are watching.")).to_be_visible()


def test_the_scratch_board_is_private_and_put_away(show: ShowView) -> None:
    page = show("scratch")
    page.get_by_role("button", name="Try moves").click()
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        undo = page.get_by_role("button", name="Undo").bounding_box()
        assert undo
        assert undo["width"] >= 44, width
    page.keyboard.press("s")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text("1 move", exact=True)).to_be_visible()
    cell = page.locator("[role=gridcell][data-cell=l4]")
    expect(cell).to_have_accessible_name(re.compile("Silver robot"))
    page.keyboard.press("u")
    expect(page.get_by_text("no moves", exact=True)).to_be_visible()
    page.keyboard.press("ArrowUp")
    page.get_by_role("button", name="Done").click()
    expect(cell).not_to_have_accessible_name(re.compile("robot"))
    assert sent(page) == []


def test_the_board_never_moves(show: ShowView) -> None:
    page = show("thinking")
    places = set()
    for name in ("thinking", "bidding", "showing", "own-showing", "taken", "finished"):
        happens(page, name)
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[name])
        box = page.locator(".board > svg").bounding_box()
        assert box
        places.add(tuple(box.values()))
    assert len(places) == 1


def test_a_demonstration_fits_on_the_smallest_phone(page: Page, show: Callable[..., Page]) -> None:
    """The arrows and the clock are in view, the page does not scroll, and no edge of a card shows above the pad."""
    page.set_viewport_size({"width": 320, "height": 568})
    show("own-showing")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for name in ("north", "west", "south", "east", "Give up"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("timer").first).to_be_in_viewport(ratio=1)
    faded = page.locator(".panel").evaluate("(panel) => getComputedStyle(panel).maskImage")
    assert "linear-gradient" in faded


REACH_EARLY = """() => {
    const { demonstration, robots } = window.game.session.view.value;
    const bid = demonstration.steps.length + 1;
    window.game.session.happen([], { demonstration: { ...demonstration, moves: bid, reached: true }, robots });
}"""


def test_a_target_reached_early_is_in_view_on_every_screen(page: Page, show: Callable[..., Page]) -> None:
    """R6.14"""
    show("own-showing")
    page.evaluate(REACH_EARLY)
    card = page.locator(".card.reached b")
    expect(page.locator(".board-picture .moves-left")).to_have_text("1 left")
    for screen in SCREENS:
        turn_to(page, screen)
        expect(card).to_be_in_viewport(ratio=1)
        if screen.text == 100:
            expect(page.get_by_role("timer").first).to_be_in_viewport(ratio=1)
