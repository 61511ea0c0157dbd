"""net/session.js against a server that the test simulates."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from support.browser import OpenPage

pytestmark = pytest.mark.browser

WEB = Path(__file__).parents[3] / "src/ricochetrobots/web"
ORIGIN = "http://ricochet.test"
AHEAD = 3600.0  # the lead of the server's clock over the browser's, in seconds

OPEN = """
async ({token}) => {
  const { openSession } = await import("/net/session.js");
  window.session = openSession({ room: "room-1", token });
  window.updates = [];
  window.answers = [];
  session.onEvents((news) => window.updates.push(news));
  session.status.subscribe((status) => { document.title = status; });
  window.command = (type, fields) => session.send(type, fields).then((answer) => window.answers.push(answer));
}
"""


class Server:
    """Simulates the server and stores the messages of each connection."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sockets: list[WebSocketRoute] = []
        self.heard: list[list[dict[str, Any]]] = []
        page.route_web_socket(re.compile(r"/ws$"), self.accept)

    def accept(self, socket: WebSocketRoute) -> None:
        heard: list[dict[str, Any]] = []
        self.sockets.append(socket)
        self.heard.append(heard)
        socket.on_message(lambda text: heard.append(json.loads(text)))

    def commands_of(self, type: str, connection: int = -1) -> list[dict[str, Any]]:
        """Return the commands of one type on a connection."""
        return [message for message in self.heard[connection] if message["type"] == type]

    def until(self, fact: Callable[[], object]) -> None:
        """Wait until `fact` holds; the test's own time limit ends the wait."""
        while not fact():
            self.page.wait_for_timeout(10)

    def say(self, type: str, **fields: object) -> None:
        self.sockets[-1].send(json.dumps({"type": type, **fields}))

    def welcome(self, connections: int, seq: int, events: list[dict[str, object]] | None = None) -> None:
        """Answer the newest client's hello as the protocol demands."""
        self.until(lambda: len(self.sockets) == connections and self.commands_of("hello"))
        now = self.page.evaluate("Date.now() / 1000") + AHEAD
        self.say("welcome", protocol=2, room="room-1", name="tidal-otter", code="KQ7FXM3P", seat=0, now=now)
        self.update(seq, events or [])

    def update(self, seq: int, events: list[dict[str, object]]) -> None:
        self.say("update", seq=seq, now=0, events=events, view={"you": 0, "phase": "lobby", "seen": seq})


@pytest.fixture
def server(open_page: OpenPage) -> Server:
    """A page with the app's modules, whose only server is the test."""
    page = open_page()

    def serve(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN)
        if path == "/":
            route.fulfill(body="<!doctype html><title></title>", content_type="text/html")
        else:
            route.fulfill(path=WEB / path.removeprefix("/"))

    page.route(f"{ORIGIN}/**", serve)
    page.goto(ORIGIN)
    return Server(page)


def connect(server: Server, token: str | None = "seat-token") -> None:
    server.page.evaluate(OPEN, {"token": token})
    server.welcome(1, 7)
    expect(server.page).to_have_title("connected")


def test_the_first_words_name_room_seat_and_version(server: Server) -> None:
    connect(server)
    assert server.commands_of("hello") == [
        {
            "type": "hello",
            "protocol": 2,
            "room": "room-1",
            "token": "seat-token",
            "seq": None,
            "elsewhere": False,
        }
    ]
    assert server.page.evaluate("[session.roomName.value, session.code.value, session.me.value]") == [
        "tidal-otter",
        "KQ7FXM3P",
        0,
    ]


def test_it_comes_back_and_asks_for_what_it_missed(server: Server) -> None:
    connect(server)
    server.sockets[-1].close()
    expect(server.page).to_have_title("lost")
    event = {"seq": 8, "event": {"type": "player_ready", "at": 1, "round": 1, "seat": 0}}
    server.welcome(2, 8, [event])
    expect(server.page).to_have_title("connected")
    assert server.commands_of("hello")[0]["seq"] == 7
    updates = server.page.evaluate("updates")
    assert [(one["missed"], one["events"]) for one in updates] == [(False, []), (True, [event])]
    assert updates[1]["before"]["seen"] == 7


def stop_clock(page: Page) -> None:
    """Let time pass in the page by `run_for` alone, and not while a busy machine does other work."""
    now = page.evaluate("Date.now() / 1000")
    page.clock.install(time=now)
    page.clock.pause_at(now + 1)


def test_it_tries_again_when_a_new_connection_is_not_welcomed(server: Server) -> None:
    connect(server)
    stop_clock(server.page)
    server.sockets[-1].close()
    expect(server.page).to_have_title("lost")
    server.page.clock.run_for(500)
    server.until(lambda: len(server.sockets) == 2)
    server.page.clock.run_for(19_400)
    assert len(server.sockets) == 2
    server.page.clock.run_for(2000)
    server.welcome(3, 7)
    expect(server.page).to_have_title("connected")


def test_it_is_back_within_three_seconds_however_long_the_server_was_gone(server: Server) -> None:
    connect(server)
    server.page.evaluate("""() => {
        window.waits = [];
        Math.random = () => 1;
        const wait = window.setTimeout;
        window.setTimeout = (run, time) => {
            if (time === 20_000) return; // the limit for a welcome, which is no wait before a new connection
            window.waits.push(time);
            return wait(run, 0);
        };
    }""")
    for tries in range(1, 9):
        server.sockets[-1].close()
        server.until(lambda tries=tries: len(server.sockets) > tries)  # type: ignore[misc]  # the loop's value, bound now
    waits: list[float] = server.page.evaluate("() => window.waits")
    assert len(waits) >= 8
    assert max(waits) <= 2500


def test_a_command_without_answer_is_sent_again_under_its_id(server: Server) -> None:
    connect(server)
    server.page.evaluate("void command('place_bid', {round: 1, moves: 5})")
    server.until(lambda: server.commands_of("place_bid"))
    server.sockets[-1].close()
    server.welcome(2, 7)
    server.until(lambda: server.commands_of("place_bid"))
    first, again = server.commands_of("place_bid", 0), server.commands_of("place_bid", 1)
    assert first == again == [{"type": "place_bid", "id": first[0]["id"], "round": 1, "moves": 5}]


def test_a_page_closed_before_the_answer_to_take_a_seat_gets_it_later(server: Server) -> None:
    """The seat would belong to nobody, and its player could not even take the same name."""
    server.page.evaluate(OPEN, {"token": None})
    server.welcome(1, 3)
    server.page.evaluate("void command('take_seat', { name: 'Ada' })")
    server.until(lambda: server.commands_of("take_seat"))
    (sent,) = server.commands_of("take_seat")
    for connections, repeated in ((2, [sent]), (3, [])):
        server.page.reload()
        server.page.evaluate(OPEN, {"token": None})
        server.welcome(connections, 4)
        server.until(lambda: server.commands_of("ping"))
        assert server.commands_of("take_seat") == repeated
        if repeated:
            server.say("accepted", id=sent["id"], seq=4, seat=1, token="the token")
            expect_stored(server.page, "ricochet.seat.room-1", "the token")


def expect_stored(page: Page, name: str, value: str) -> None:
    page.wait_for_function("([name, value]) => localStorage.getItem(name) === value", arg=[name, value])


def test_a_command_made_while_the_connection_is_lost_waits(server: Server) -> None:
    connect(server)
    server.sockets[-1].close()
    expect(server.page).to_have_title("lost")
    server.page.evaluate("void command('start_match', {}); session.retryNow()")
    server.welcome(2, 7)
    server.until(lambda: server.commands_of("start_match"))
    server.say(
        "refused", id=server.commands_of("start_match")[0]["id"], code="not-host", message="no", facts={}
    )
    server.until(lambda: server.page.evaluate("answers.length"))
    assert server.page.evaluate("answers[0].refused.code") == "not-host"


def test_an_accepted_command_resolves_when_the_view_shows_it(server: Server) -> None:
    connect(server)
    server.page.evaluate("void command('take_seat', {name: 'Ines'})")
    server.until(lambda: server.commands_of("take_seat"))
    server.say("accepted", id=server.commands_of("take_seat")[0]["id"], seq=8, seat=0, token="mine")
    server.say("presence", seats=[], watching=3)
    server.until(lambda: server.page.evaluate("session.presence.value?.watching") == 3)
    assert server.page.evaluate("answers") == []
    server.update(8, [])
    server.until(lambda: server.page.evaluate("answers.length"))
    assert server.page.evaluate("[answers[0].accepted.seq, session.view.value.seen]") == [8, 8]
    assert server.page.evaluate("localStorage.getItem('ricochet.seat.room-1')") == "mine"


def test_a_last_goodbye_ends_everything(server: Server) -> None:
    connect(server)
    server.page.evaluate("void command('start_match', {})")
    server.until(lambda: server.commands_of("start_match"))
    server.say("goodbye", code="room-closed", message="The room is closed.", retry=False)
    expect(server.page).to_have_title("closed")
    assert (
        server.page.evaluate("[session.goodbye.value.code, answers[0].refused.code]") == ["room-closed"] * 2
    )
    server.page.evaluate("void command('start_match', {})")
    assert server.page.evaluate("answers.map(({refused}) => refused.code)") == ["room-closed"] * 2
    assert len(server.sockets) == 1


@pytest.mark.long
def test_a_token_that_another_tab_renews_is_used(server: Server) -> None:
    connect(server)
    server.say("goodbye", code="token-renewed", message="Signed out.", retry=False)
    server.page.evaluate("localStorage.setItem('ricochet.seat.room-1', 'new-token')")
    server.welcome(2, 7)
    assert server.commands_of("hello")[0]["token"] == "new-token"
    expect(server.page).to_have_title("connected")
    server.say("goodbye", code="token-renewed", message="Signed out.", retry=False)
    expect(server.page).to_have_title("closed")


def test_a_goodbye_with_retry_is_a_lost_connection(server: Server) -> None:
    connect(server)
    server.say("goodbye", code="restarting", message="Back soon.", retry=True)
    server.sockets[-1].close()
    expect(server.page).to_have_title("lost")
    server.welcome(2, 7)
    expect(server.page).to_have_title("connected")


def test_the_clock_stands_still_while_the_server_restarts(server: Server) -> None:
    connect(server)
    stop_clock(server.page)
    server.say("goodbye", code="restarting", message="Back soon.", retry=True)
    server.until(lambda: server.page.evaluate("session.restarting.value"))
    began = server.page.evaluate("session.serverNow()")
    server.sockets[-1].close()
    expect(server.page).to_have_title("lost")
    server.page.clock.run_for(2000)
    assert server.page.evaluate("[session.serverNow(), session.paused.value]") == [began, False]
    server.page.clock.run_for(1500)
    assert server.page.evaluate("[session.serverNow(), session.paused.value]") == [began, True]
    server.page.clock.run_for(3000)
    server.welcome(len(server.sockets), 7)
    expect(server.page).to_have_title("connected")
    assert server.page.evaluate("session.paused.value") is False
    returned = server.page.evaluate("session.serverNow()")
    server.page.clock.run_for(1000)
    assert server.page.evaluate("session.serverNow()") > returned


def test_server_time_is_learnt_from_the_middle_of_the_pongs(server: Server) -> None:
    connect(server)
    server.until(lambda: len(server.commands_of("ping")) == 3)
    for ping, fault in zip(server.commands_of("ping"), (0.0, 500.0, -500.0), strict=True):
        server.say("pong", sent=ping["sent"], now=ping["sent"] + AHEAD + fault)
    server.say("presence", seats=[], watching=1)
    server.until(lambda: server.page.evaluate("session.presence.value?.watching") == 1)
    ahead = server.page.evaluate("session.serverNow() - (performance.timeOrigin + performance.now()) / 1000")
    assert ahead == pytest.approx(AHEAD, abs=5)


def test_the_clock_of_a_spectator_with_a_delay_runs_behind(server: Server) -> None:
    connect(server)
    shown, now = "session.serverNow() - Date.now() / 1000", server.page.evaluate("Date.now() / 1000") + AHEAD
    view = {"you": None, "spectator_delay": 60, "phase": "lobby"}
    server.say("update", seq=8, now=now - 60, events=[], view=view)
    server.until(lambda: server.page.evaluate("session.me.value") is None)
    assert server.page.evaluate(shown) == pytest.approx(AHEAD - 60, abs=5)
    server.say("update", seq=9, now=now - 30, events=[], view=view | {"phase": "thinking"})
    server.until(lambda: server.page.evaluate("session.view.value.phase") == "thinking")
    assert server.page.evaluate("session.serverNow()") == now - 30, "stands still until there is more to see"
    server.say("update", seq=10, now=now, events=[], view=view | {"you": 0})
    server.until(lambda: server.page.evaluate("session.me.value") == 0)
    assert server.page.evaluate(shown) == pytest.approx(AHEAD, abs=5)


def test_nothing_is_sent_after_closing(server: Server) -> None:
    connect(server)
    server.page.evaluate("session.close()")
    expect(server.page).to_have_title("closed")
    server.page.evaluate("void command('start_match', {})")
    server.until(lambda: server.page.evaluate("answers.length"))
    assert server.page.evaluate("answers[0].refused.code") == "closed"
    assert server.commands_of("start_match") == []


def test_a_command_without_answer_is_shown_and_its_connection_given_up(server: Server) -> None:
    connect(server)
    stop_clock(server.page)
    server.page.evaluate("void command('place_bid', {round: 1, moves: 5})")
    server.until(lambda: server.commands_of("place_bid"))
    sending = "session.sending.value?.moves ?? null"
    server.page.clock.run_for(1400)
    assert server.page.evaluate(sending) is None
    server.page.clock.run_for(200)
    assert server.page.evaluate(sending) == 5
    server.page.clock.run_for(2300)
    expect(server.page).to_have_title("connected")
    server.page.clock.run_for(200)
    expect(server.page).to_have_title("lost")
    server.page.clock.run_for(3000)
    server.welcome(2, 7)
    server.until(lambda: server.commands_of("place_bid"))
    (command,) = server.commands_of("place_bid")
    server.say("accepted", id=command["id"], seq=7, seat=None, token=None)
    server.until(lambda: server.page.evaluate("answers.length"))
    assert server.page.evaluate(sending) is None


def test_a_slow_answer_on_a_living_connection_ends_nothing(server: Server) -> None:
    connect(server)
    stop_clock(server.page)
    server.page.evaluate("void command('place_bid', {round: 1, moves: 5})")
    server.until(lambda: server.commands_of("place_bid"))
    server.page.clock.run_for(2000)
    server.update(8, [])
    server.until(lambda: server.page.evaluate("session.view.value.seen") == 8)
    server.page.clock.run_for(3000)
    expect(server.page).to_have_title("connected")


def test_a_browser_without_a_network_gives_the_connection_up_at_once(server: Server) -> None:
    connect(server)
    server.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(server.page).to_have_title("lost")
    assert server.page.evaluate("session.offline.value") is True
    server.page.evaluate("dispatchEvent(new Event('online'))")
    server.welcome(2, 7)
    expect(server.page).to_have_title("connected")
    assert server.page.evaluate("session.offline.value") is False
