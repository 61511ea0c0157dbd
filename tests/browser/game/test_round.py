"""Rounds among friends on a real server, each player in a separate browser."""

import re
from collections.abc import Callable
from functools import reduce

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.game.person import Person
from ricochetrobots.core import Position
from support.browser import PHONE, open_tab
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180), pytest.mark.first]
SAND_SECONDS = 600
TIMES = {
    "timer_seconds": SAND_SECONDS,
    "demonstration_seconds": 3600,
    "result_seconds": 600,
    "no_bid_seconds": 3600,
}

NewPerson = Callable[..., Person]


def open_table(live_server: LiveServer, person: NewPerson, **options: object) -> tuple[str, Person, Person]:
    """Mara and Jonas sit at a table, and the first chip is turned up."""
    room = live_server.open_room(None, "friends", **TIMES | options).room
    mara, jonas = person(), person()
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    mara.start()
    jonas.thinks()
    return room, mara, jonas


def found(person: Person) -> list[str]:
    path = person.path()
    assert path is not None
    assert len(path) > 2
    return path


def forgive_lost_connections(faults: list[str]) -> None:
    faults[:] = [fault for fault in faults if "WebSocket" not in fault and "net::ERR" not in fault]


def test_two_bids_a_failed_and_a_good_demonstration(live_server: LiveServer, person: NewPerson) -> None:
    room, mara, jonas = open_table(live_server, person)
    ada = person()
    ada.watch(room)
    ada.thinks()
    path = found(jonas)
    start = jonas.puzzle().position
    wrong = mara.wrong_path(2)

    jonas.bid(len(path))
    expect(mara.rows.first).to_contain_text("Jonas")
    mara.bid(2)
    for watcher in (mara, jonas, ada):
        expect(watcher.rows.first).to_contain_text("You" if watcher is mara else "Mara")
    live_server.let_pass(SAND_SECONDS)
    for watcher in (mara, jonas, ada):
        watcher.reads("Show your 2" if watcher is mara else "Mara shows 2")

    mara.show(wrong[:1])
    for watcher in (jonas, ada):
        expect(watcher.moves_made).to_have_count(1)
        expect(watcher.page.get_by_role("img", name="1 of 2 moves made")).to_be_visible()
    mara.show(wrong[1:])
    expect(ada.message).to_have_text(f"Not in 2. The robots go back. Jonas shows {len(path)}.")
    jonas.reads(f"Show your {len(path)}")
    expect(mara.rows.first).to_contain_text("not in 2")

    jonas.show(path)
    for watcher in (mara, ada):
        watcher.reads("Jonas takes the chip")
        expect(watcher.page.get_by_text(f"Bid {len(path)}, shown in {len(path)}.")).to_be_visible()
    jonas.reads("You take the chip")
    expect(jonas.rows.filter(has_text="You").get_by_role("img", name="1 chip")).to_be_visible()
    for watcher in (jonas, ada):
        watcher.sees(reduce(Position.play, path, start))

    jonas.page.keyboard.press(" ")
    mara.page.get_by_role("button", name="Ready for the next chip").click()
    ada.thinks()
    expect(ada.page.get_by_text("Chip 2", exact=True)).to_be_visible()
    ada.page.get_by_text("Previous rounds").click()
    expect(ada.page.get_by_role("list", name="Rounds")).to_contain_text("Jonas")


@pytest.mark.long
def test_a_reload_in_mid_round_keeps_the_seat(live_server: LiveServer, person: NewPerson) -> None:
    _, mara, jonas = open_table(live_server, person)
    path = found(mara)
    jonas.bid(len(path) + 1)
    jonas.page.reload()
    expect(jonas.rows.first).to_contain_text("You")
    mara.bid(len(path))
    live_server.let_pass(SAND_SECONDS)
    mara.reads(f"Show your {len(path)}")
    mara.show(path[:1])
    expect(jonas.moves_made).to_have_count(1)
    mara.page.reload()
    mara.reads(f"Show your {len(path)}")
    expect(mara.moves_made).to_have_count(1)
    mara.show(path[1:])
    jonas.reads("Mara takes the chip")


@pytest.mark.long
def test_the_server_dies_and_comes_back_in_mid_round(
    live_server: LiveServer, person: NewPerson, faults: list[str]
) -> None:
    _, mara, jonas = open_table(live_server, person)
    path = found(mara)
    mara.bid(len(path))
    expect(jonas.rows.first).to_contain_text("Mara")
    live_server.kill()
    expect(jonas.message).to_contain_text("Connection lost. Trying again…")
    jonas.page.get_by_role("button", name="6 moves", exact=True).click(force=True)
    expect(jonas.page.get_by_role("button", name="Bid exactly 6")).to_have_count(0)
    live_server.start()
    expect(mara.message).to_have_text(re.compile(r"^You are back\."))
    expect(jonas.message).to_have_text(re.compile(r"^You are back\."))
    jonas.bid(len(path) + 1)
    expect(mara.rows.nth(1)).to_contain_text("Jonas")
    expect(mara.rows.first).to_contain_text("You")
    live_server.let_pass(SAND_SECONDS)
    mara.reads(f"Show your {len(path)}")
    mara.show(path)
    jonas.reads("Mara takes the chip")
    forgive_lost_connections(faults)


@pytest.mark.long
def test_who_comes_back_hears_what_was_missed(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "friends", **TIMES).room
    mara, jonas = person(), person()
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut:
            line.close()
        else:
            line.connect_to_server()

    jonas.page.route_web_socket(re.compile("/ws$"), connect)
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    mara.start()
    jonas.thinks()
    cut = True
    lines[-1].close()
    expect(jonas.message).to_contain_text("Connection lost. Trying again…")
    expect(mara.rows.filter(has_text="Jonas")).to_contain_text("away")
    mara.bid(7)
    expect(mara.rows.first).to_contain_text("7")
    cut = False
    jonas.message.get_by_role("button", name="Try now").click()
    expect(jonas.message).to_have_text("You are back. While you were away, Mara bid 7.")
    expect(jonas.rows.first).to_contain_text("Mara")
    expect(mara.rows.filter(has_text="Jonas")).not_to_contain_text("away")


@pytest.mark.long
def test_a_bid_without_an_answer_is_cancelled_or_arrives_after_the_return(
    live_server: LiveServer, person: NewPerson, faults: list[str]
) -> None:
    room = live_server.open_room(None, "friends", **TIMES).room
    mara, jonas = person(), person()
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut:
            line.close()
            return
        server = line.connect_to_server()
        line.on_message(lambda text: None if cut else server.send(text))

    def bid_into_the_void(moves: int) -> None:
        nonlocal cut
        cut = True
        jonas.page.keyboard.type(str(moves))
        jonas.page.keyboard.press("Enter")
        expect(own_row).to_contain_text(f"sending {moves}")
        lines[-1].close()
        expect(jonas.message).to_contain_text(f"No connection. Your {moves} has not arrived.")
        expect(jonas.page.get_by_role("button", name=f"We’ll send {moves} when you’re back")).to_be_visible()

    jonas.page.route_web_socket(re.compile("/ws$"), connect)
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    own_row = jonas.rows.filter(has_text="You")
    mara.start()
    jonas.thinks()
    jonas.page.evaluate(KEEP_SPOKEN)

    bid_into_the_void(7)
    cut = False
    expect(jonas.message).to_have_text("You are back. Your 7 arrived in time.")
    jonas.has_bid(7)
    spoken = jonas.page.evaluate("window.spoken")
    assert " ".join(spoken[:-1]).count("You are back.") == 0, spoken
    assert spoken[-1].endswith("You are back. Your 7 arrived in time."), spoken

    bid_into_the_void(6)
    jonas.message.get_by_role("button", name="Cancel bid").click()
    expect(jonas.message).to_contain_text("Connection lost. Trying again…")
    cut = False
    expect(jonas.message).to_have_text("You are back.")
    jonas.has_bid(7)

    bid_into_the_void(5)
    live_server.let_pass(SAND_SECONDS)
    mara.reads("Jonas shows 7")
    cut = False
    expect(jonas.message).to_have_text("You are back. Your 5 arrived too late: the sand had run out.")
    forgive_lost_connections(faults)


def test_a_round_by_keyboard_alone(live_server: LiveServer, person: NewPerson) -> None:
    mara = person()
    mara.page.goto(live_server.url)
    mara.tab_to("Play with friends")
    mara.page.keyboard.press("Enter")
    expect(mara.page.get_by_role("button", name="Start alone")).to_be_visible()
    mara.tab_to("Start alone")
    mara.page.keyboard.press("Enter")
    mara.thinks()
    path = found(mara)
    mara.page.keyboard.type(f"{len(path)}")
    mara.page.keyboard.press("Enter")
    mara.has_bid(len(path))
    live_server.let_pass(SAND_SECONDS)
    mara.reads(f"Show your {len(path)}")
    mara.show(path)
    mara.reads("You take the chip")
    mara.page.keyboard.press("[")
    expect(mara.page.get_by_role("group", name="Replay")).to_contain_text(f"{len(path) - 1} of {len(path)}")
    mara.page.keyboard.press(" ")
    mara.thinks()


@pytest.mark.long
def test_a_round_by_touch_on_a_phone(live_server: LiveServer, person: NewPerson) -> None:
    room = live_server.open_room(None, "friends", **TIMES).room
    mara = person(size=PHONE, touch=True)
    mara.open(room)
    mara.page.get_by_label("Your name").fill("Mara")
    mara.page.get_by_role("button", name="Take a seat").tap()
    mara.page.get_by_role("button", name="Start alone").tap()
    mara.thinks()
    path = found(mara)
    mara.page.get_by_role("button", name=f"{len(path)} moves", exact=True).tap()
    mara.page.get_by_role("button", name=f"Bid exactly {len(path)}").tap()
    mara.has_bid(len(path))
    live_server.let_pass(SAND_SECONDS)
    mara.reads(f"Show your {len(path)}")
    expect(mara.page.locator("[aria-pressed=true]")).to_have_count(0)
    mara.swipe(path[0][1], path[0][0])
    expect(mara.moves_made).to_have_count(1)
    mara.show_by_tapping(path[1:-1])
    mara.take_by_tapping(path[-1][0])
    mara.swipe(path[-1][1])
    mara.reads("You take the chip")
    mara.page.get_by_role("button", name="Ready for the next chip").tap()
    mara.thinks()


@pytest.mark.long
def test_a_spectator_takes_a_seat_and_leaves_it(live_server: LiveServer, person: NewPerson) -> None:
    room, mara, _ = open_table(live_server, person)
    ada = person()
    ada.watch(room)
    ada.thinks()
    ada.page.get_by_role("button", name="Play from the next chip").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.get_by_text("You play from the next chip.")).to_be_visible()
    expect(mara.rows.filter(has_text="Ada")).to_contain_text("from the next chip")
    open_tab(ada.page, "Room")
    ada.page.get_by_role("button", name="Leave the table").click()
    ada.page.get_by_role("group", name=re.compile("^Leave the table")).get_by_role(
        "button", name="Leave the table"
    ).click()
    expect(mara.message).to_have_text("Ada leaves the table.")
    expect(ada.message).to_have_text("You left the table.")
    ada.page.get_by_role("button", name="Play from the next chip").click()
    expect(mara.message).to_have_text("Ada is back at the table.")


KEEP_SPOKEN = """() => {
    const region = document.querySelector("[aria-live=assertive]");
    window.spoken = [];
    const keep = () => window.spoken.push(region.textContent);
    new MutationObserver(keep).observe(region, { subtree: true, childList: true, characterData: true });
}"""


def test_a_dead_network_is_reported_at_once(
    live_server: LiveServer, person: NewPerson, faults: list[str]
) -> None:
    _, mara, jonas = open_table(live_server, person)
    network = jonas.page.context
    network.set_offline(True)
    expect(jonas.message).to_contain_text("Connection lost. Trying again…")
    keys = jonas.page.locator(".bidpad.shut .key")
    expect(keys.first).to_have_css("border-style", "dashed")
    for name in ("6 moves", "15 or more moves", "You can bid when you’re back"):
        key = jonas.page.get_by_role("button", name=name, exact=True)
        expect(key).to_be_disabled()
        key.click(force=True)
    network.set_offline(False)
    expect(jonas.page.locator(".bidpad.shut")).to_have_count(0)
    expect(jonas.message).to_have_text("You are back.")
    jonas.bid(7)
    expect(mara.rows.first).to_contain_text("Jonas")

    jonas.page.evaluate(KEEP_SPOKEN)
    network.set_offline(True)
    expect(jonas.message).to_contain_text("You are offline. The sand keeps running.")
    network.set_offline(False)
    expect(jonas.page.locator(".bidpad.shut")).to_have_count(0)
    expect(jonas.message).to_have_text("You are back.")
    lost, back = jonas.page.evaluate("window.spoken")  # after the bid, if that is not yet spoken
    assert lost.endswith("You are offline. The sand keeps running.")
    assert back.endswith("You are back.")  # after the loss, if they are joined

    network.set_offline(True)
    jonas.page.get_by_role("button", name="6 moves", exact=True).click(force=True)
    jonas.page.get_by_role("link", name="Ricochet Robots").click()
    card = jonas.page.locator(".my-game")
    expect(card).to_contain_text("Chip 1")
    expect(card).to_contain_text(re.compile(r"about \d:\d\d"))
    expect(jonas.message).to_have_count(0)
    network.set_offline(False)
    expect(card).not_to_contain_text("about")
    forgive_lost_connections(faults)
