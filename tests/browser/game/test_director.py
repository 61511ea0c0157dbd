"""The states of the screen between one event and the next."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.game.ears import CHORD, QUIET, RUB, STOP, SUCCESS, TICK, heard, listen, set_volume
from browser.game.happenings import CLOSED, END, TAKEN, TURNED, fails, happens, moves, opened, shows
from support.browser import DESKTOP, PHONE, OpenPage

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]

DRAWING_MS = 60
"""The tolerance between two drawn states: the times are minima, and a busy machine is slow."""

WATCH = """() => {
    window.seen = [];
    const last = {};
    const note = (what) => window.seen.push([performance.now(), what]);
    const look = () => {
        const title = document.querySelector("h1");
        const facts = {
            title: title?.checkVisibility({ visibilityProperty: true }) ? title.textContent : undefined,
            heard: document.querySelector("[aria-live=assertive]").textContent.replace("\u00a0", ""),
            chips: document.querySelector('[data-seat="1"] .chip-count')?.ariaLabel,
            centre: document.querySelector(".board .turning") ? "chip" : "empty",
        };
        for (const [name, fact] of Object.entries(facts)) {
            if (fact !== undefined && last[name] !== fact) note(`${name}: ${fact}`);
            last[name] = fact ?? last[name];
        }
    };
    look();
    window.seen = [];
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const animation = animate.call(this, frames, timing);
        if (this.matches(".board [data-key^=robot] > .motion")) animation.finished.then(() => note("landed"));
        return animation;
    };
}"""


def seen(page: Page, end: str) -> dict[str, float]:
    """Wait for the last state; return when each was first seen, in ms after the slide, in order."""
    page.wait_for_function("(end) => window.seen.some(([, what]) => what === end)", arg=end)
    log: list[tuple[float, str]] = page.evaluate("() => window.seen")
    start = next((at for at, what in log if what == "landed"), 0)
    return {what: at - start for at, what in reversed(log)}


def titles(page: Page) -> list[str]:
    """Return every title seen, in order."""
    return [what for _, what in page.evaluate("() => window.seen") if what.startswith("title")]


@pytest.mark.long_cases("desktop")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_verdict_waits_for_the_last_slide(
    show: ShowView, open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = show("showing", open_page(size=size, still=False))
    page.evaluate(WATCH)
    listen(page)
    set_volume(page, "quiet")
    happens(page, "finished", *moves(4, 7), TAKEN, END)
    last = seen(page, "title: Mara wins")
    when = sorted(last, key=lambda what: last[what])
    verdict, spoken = (
        "title: Mara takes the chip",
        next(what for what in when if what.startswith("heard: ") and "Mara reached" in what),
    )
    assert last[verdict] >= 150 - DRAWING_MS, "a beat after the slide"
    assert last[spoken] >= 150 - DRAWING_MS, "not heard before it is seen"
    assert titles(page) == [verdict, "title: Mara wins"], "nothing else is said meanwhile"
    assert last["title: Mara wins"] - last["centre: empty"] >= 1500 - DRAWING_MS, "the robots have lined up"
    all_tones = heard(page, 25)
    pitches, tones = [pitch for pitch, _, _ in all_tones], all_tones[:10]
    assert pitches[:12] == [*[*RUB, *STOP] * 4, *SUCCESS, *RUB, *STOP], "the chip slides and knocks too"
    assert pitches[12:17] == [pytest.approx(STOP[0] * 2 ** (step / 6)) for step in range(5)], (
        "a knock a robot"
    )
    assert pitches[17:] == [*TICK * 5, *CHORD], "a click a chip"
    assert [title for _, _, title in tones] == ["Mara shows 7"] * 8 + ["Mara takes the chip"] * 2
    assert [level for _, level, _ in tones] == [QUIET / 4, QUIET] * 4 + [QUIET] * 2
    assert last["centre: empty"] - last[verdict] >= 850 - DRAWING_MS, "the chip has slid"
    expect(page.get_by_role("heading", level=1)).to_have_text("Mara wins")
    expect(page.locator(".board-picture")).to_be_visible()


AT_VERDICT = """() => new Promise((resolve) => {
    const title = document.querySelector("h1");
    new MutationObserver(() => {
        if (title.textContent !== "You take the chip") return;
        const own = document.querySelector(".row.own").getBoundingClientRect();
        const note = document.querySelector(".showing > .note");
        resolve({
            pad: document.querySelector(".hand") !== null,
            own: own.bottom < document.querySelector(".panel").getBoundingClientRect().bottom,
            note: getComputedStyle(note).visibility,
        });
    }).observe(title, { subtree: true, childList: true, characterData: true });
    game.happens();
})"""
"""At the verdict: whether the pad is shown and the player's row whole, and the style of the failure line.
"""


@pytest.mark.long
def test_the_pad_makes_room_for_the_verdict(show: ShowView, open_page: OpenPage) -> None:
    page = show("own-showing", open_page(size=PHONE, touch=True, still=False))
    page.evaluate(
        """async (events) => {
            const { view } = await game.readScene("taken");
            game.happens = () => game.session.happen(events, { ...view, you: 1 });
        }""",
        [{"at": 1000.0, **event} for event in (*moves(4, 7), TAKEN)],
    )
    assert page.evaluate(AT_VERDICT) == {"pad": False, "own": True, "note": "hidden"}


@pytest.mark.long
def test_a_failed_showing_stays_to_be_seen(show: ShowView, open_page: OpenPage) -> None:
    page = show("showing", open_page(still=False))
    page.evaluate(WATCH)
    happens(page, "second-showing", *moves(4, 4), fails(1), opened(2))
    last = seen(page, "title: Jonas shows 7")
    assert last["title: Not in 7"] >= 300 - DRAWING_MS
    assert last["title: Jonas, your turn: show 7"] - last["title: Not in 7"] >= 900 - DRAWING_MS
    assert last["title: Jonas shows 7"] - last["title: Jonas, your turn: show 7"] >= 600 - DRAWING_MS
    assert titles(page) == ["title: Not in 7", "title: Jonas, your turn: show 7", "title: Jonas shows 7"]


@pytest.mark.long
def test_the_first_chip_is_turned_up_on_a_laid_table(show: ShowView, open_page: OpenPage) -> None:
    page = show("lobby", open_page(still=False))
    page.evaluate(WATCH)
    happens(page, "thinking", TURNED)
    last = seen(page, "title: Find a solution")
    assert titles(page) == ["title: Chip 6", "title: Find a solution"]
    assert last["centre: chip"] - last["title: Chip 6"] >= 300 - DRAWING_MS
    assert last["title: Find a solution"] - last["centre: chip"] >= 760 - DRAWING_MS, "title after the ring"


def test_the_result_is_gone_before_the_next_chip_turns_up(show: ShowView, open_page: OpenPage) -> None:
    page = show("taken", open_page(still=False))
    page.evaluate(WATCH)
    happens(page, "thinking", TURNED)
    seen(page, "title: Find a solution")
    assert titles(page) == ["title: Chip 6", "title: Find a solution"]


FIRST_FRAME = """([selector]) => new Promise((resolve) => {
    new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(document.documentElement.dataset.screen));
    }).observe(document.body, { subtree: true, childList: true });
    game.session.happen([], window.next);
})"""


@pytest.mark.parametrize(
    ("before", "to", "part"), [("taken", "finished", "final"), ("lobby", "thinking", "thinking")]
)
def test_the_board_has_its_place_in_the_first_frame_of_a_screen(
    show: ShowView, before: str, to: str, part: str
) -> None:
    page = show(before)
    page.evaluate("async (to) => void (window.next = (await game.readScene(to)).view)", to)
    screen = page.evaluate(FIRST_FRAME, [f".panel.{part}"])
    assert screen == "game"


@pytest.mark.long_cases("desktop")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_cards_stay_when_the_clock_of_a_showing_goes(
    show: ShowView, open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = show("showing", open_page(size=size))
    before = page.locator(".rows").bounding_box()
    page.locator(".countdown").evaluate("(countdown) => countdown.remove()")
    assert page.locator(".rows").bounding_box() == before


@pytest.mark.long
def test_less_motion_skips_the_time_and_keeps_the_order(show: ShowView) -> None:
    page = show("showing")
    page.evaluate(WATCH)
    happens(page, "taken", *moves(4, 7), TAKEN)
    page.wait_for_function("() => window.seen.some(([, what]) => what === 'centre: empty')")
    spoken_words: list[str] = [what for _, what in page.evaluate("() => window.seen") if what != "landed"]
    assert spoken_words.index("title: Mara takes the chip") < spoken_words.index("centre: empty")
    assert page.evaluate("() => window.seen.findLastIndex(([, what]) => what === 'landed')") <= page.evaluate(
        "() => window.seen.findIndex(([, what]) => what.startsWith('title'))"
    ), "the last slide first"


INVITE = """({ invitation, asker = 2, allowed = [], phase = "lobby", until = 1020 }) => {
    const { session } = window.game;
    const { seats } = session.view.value;
    const answers = { [asker]: "accepted", 3: invitation };
    const others = seats.map((seat) => {
        return { ...seat, invitation: answers[seat.seat] ?? "open", host: seat.seat === asker };
    });
    session.happen(
        [{ type: "match_opened", at: 1, number: 2, mode: "friends", options: {}, board: "", seat: asker, until }],
        {
            phase, number: 2, history: [], result: null, seats: others, until, invited_by: asker, invited_until: 1020,
            allowed_commands: ["answer_invitation", "leave_seat", ...allowed],
        },
    );
}"""

ANSWER = """({ answers, allowed = [] }) => {
    const { session } = window.game;
    const seats = session.view.value.seats.map((seat) => {
        const invitation = answers[seat.seat] ?? seat.invitation;
        return { ...seat, invitation, host: seat.host && invitation === "accepted" };
    });
    session.happen([], { seats, allowed_commands: ["answer_invitation", "leave_seat", ...allowed] });
}"""


def test_a_rematch_is_an_invitation_at_the_end_of_the_match(show: ShowView) -> None:
    page = show("finished")
    page.evaluate(INVITE, {"invitation": "open"})
    main = page.get_by_role("main")
    expect(main.get_by_text("Jonas wants a rematch")).to_be_visible()
    expect(page.locator("[aria-live=assertive]")).to_have_text("Jonas wants a rematch")
    expect(page.get_by_role("list", name="Ranking")).to_be_visible()
    page.get_by_role("button", name="I’m in").click()
    assert page.evaluate("() => window.game.session.sent.at(-1)") == {
        "type": "answer_invitation",
        "accept": True,
    }
    page.evaluate(INVITE, {"invitation": "accepted"})
    expect(main.get_by_text("You’re in.")).to_be_visible()
    expect(page.get_by_role("button", name="Count me out")).to_be_visible()
    status = page.locator(".rematch")
    page.get_by_role("button", name="Count me out").focus()
    page.evaluate(INVITE, {"invitation": "declined"})
    expect(status).to_be_focused()
    page.get_by_role("button", name="Join").focus()
    page.evaluate(INVITE, {"invitation": "accepted"})
    expect(status).to_be_focused()


CLOSING = """() => ({
    words: getComputedStyle(document.querySelector(".final-words")).visibility,
    buttons: document.querySelectorAll(".sheet button").length,
})"""


def test_the_end_waits_for_the_robots_and_any_key_or_touch_goes_on(
    show: ShowView, open_page: OpenPage
) -> None:
    page = show("showing", open_page(still=False))
    page.evaluate(
        "() => (window.setTimeout = ((wait) => (run, ms) => wait(run, ms > 800 ? 1e6 : ms))(setTimeout))"
    )
    happens(page, "finished", *moves(4, 7), TAKEN, END)
    expect(page.locator(".chip-flight")).to_have_count(1)
    page.keyboard.press("x")
    expect(page.locator(".final.closing")).to_be_attached()
    expect(page.locator(".chip-flight")).to_have_count(5)
    assert page.evaluate(CLOSING) == {"words": "hidden", "buttons": 0}
    expect(page.locator("[aria-live=assertive]")).not_to_contain_text("wins")
    page.mouse.click(5, 5)
    expect(page.locator(".chip-flight")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Mara wins")
    expect(page.locator("[aria-live=assertive]")).to_contain_text(
        "Mara wins with 5 chips. You 4, Jonas 2, Tomo 1"
    )


def test_a_rematch_invites_a_player_while_the_robots_leave(show: ShowView, open_page: OpenPage) -> None:
    page = show("showing", open_page(still=False))
    happens(page, "finished", *moves(4, 7), TAKEN, END)
    expect(page.locator(".final.closing")).to_be_attached()
    page.evaluate(INVITE, {"invitation": "open"})
    expect(page.get_by_role("main").get_by_text("Jonas wants a rematch · 0:20")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Mara wins")
    expect(page.get_by_role("button", name="I’m in")).to_be_visible()


@pytest.mark.long
def test_the_first_chip_of_a_rematch_turns_up_too(show: ShowView, open_page: OpenPage) -> None:
    page = show("finished", open_page(still=False))
    page.evaluate(INVITE, {"invitation": "accepted"})
    expect(page.get_by_role("main").get_by_text("You’re in.")).to_be_visible()
    page.evaluate(WATCH)
    page.evaluate(
        """async (turned) => {
            const { view } = await game.readScene("thinking");
            const seats = game.session.view.value.seats.map((seat) => ({ ...seat, chips: [] }));
            game.session.happen([turned], { ...view, number: 2, round: 1, seats });
        }""",
        {"at": 1000.0, **TURNED, "round": 1},
    )
    last = seen(page, "title: Find a solution")
    assert titles(page) == ["title: Chip 1", "title: Find a solution"]
    assert last["title: Find a solution"] - last["centre: chip"] >= 760 - DRAWING_MS, "title after the ring"


def test_a_player_who_declines_can_still_join(show: ShowView) -> None:
    page = show("finished")
    page.evaluate(INVITE, {"invitation": "open"})
    page.get_by_role("button", name="Not now").click()
    assert page.evaluate("() => window.game.session.sent.at(-1)") == {
        "type": "answer_invitation",
        "accept": False,
    }
    page.evaluate(INVITE, {"invitation": "declined", "phase": "thinking"})
    expect(page.get_by_role("main").get_by_text("Rematch in progress")).to_be_visible()
    expect(page.get_by_role("list", name="Ranking")).to_be_visible()
    page.get_by_role("button", name="Join").click()
    assert page.evaluate("() => window.game.session.sent.at(-1)") == {
        "type": "answer_invitation",
        "accept": True,
    }


def test_a_player_whose_rematch_is_declined_reads_it_and_plays_with_others(show: ShowView) -> None:
    page = show("finished")
    main = page.get_by_role("main")
    page.evaluate(INVITE, {"invitation": "accepted", "asker": 3, "allowed": ["set_options"]})
    expect(main.get_by_text("Waiting for the others · 0:20")).to_be_visible()
    page.evaluate(
        ANSWER,
        {"answers": {1: "declined", 2: "declined", 4: "declined"}, "allowed": ["start_match", "set_options"]},
    )
    expect(main.get_by_text("Nobody else yet.")).to_be_visible()
    expect(main.get_by_text(re.compile("^Declined: Mara, Jonas, Tomo$"))).to_be_visible()
    expect(main.get_by_text("Waiting for the others")).to_have_count(0)
    page.get_by_role("button", name="Play with others").click()
    expect(page.get_by_role("button", name="Start alone")).to_be_visible()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    page.evaluate(ANSWER, {"answers": {3: "declined"}})
    expect(main.get_by_text("Nobody is in")).to_be_visible()
    expect(page.get_by_role("button", name="Join")).to_be_visible()
    expect(main.get_by_text("sets up the table")).to_have_count(0)
    expect(page.get_by_role("list", name="At the table")).to_have_count(0)


def test_a_rematch_that_nobody_answers_ends_its_wait(show: ShowView) -> None:
    page = show("finished")
    page.evaluate(INVITE, {"invitation": "accepted", "asker": 3, "allowed": ["set_options"]})
    page.evaluate("() => window.game.session.now += 21")
    page.get_by_role("button", name="Play with others").click()
    expect(page.get_by_role("button", name="Start alone")).to_be_visible()


def test_a_move_before_the_board_is_ready_is_kept_and_played(show: ShowView, open_page: OpenPage) -> None:
    page = show("bidding", open_page(clock=True, still=False))
    page.evaluate("""() => {
        window.fellStill = new Promise((found) => {
            const look = () => document.querySelector(".bidpad[inert]") && found(true);
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
        });
    }""")
    page.evaluate(
        """async ([events]) => {
        const { readScene, session } = window.game;
        const { view } = await readScene("own-showing");
        const demonstration = { ...view.demonstration, steps: [], opens: session.now + 1 };
        session.happen(events, { ...view, demonstration, robots: view.markers });
    }""",
        [[CLOSED | {"at": 1000.0}, opened(1) | {"at": 1000.0}]],
    )
    assert page.evaluate("() => window.fellStill"), "nothing can be said while the sand falls still"
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    page.clock.fast_forward(500)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn: show 7")
    hand = page.locator(".hand")
    expect(hand).to_have_attribute("aria-busy", "true")
    page.keyboard.press("g")
    expect(page.get_by_role("button", name="Green robot")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowUp")
    robot = page.locator(".board svg .robot[data-robot=G]").bounding_box()
    assert robot
    x, y = robot["x"] + robot["width"] / 2, robot["y"] + robot["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=3)
    page.mouse.up()
    assert page.evaluate("() => window.game.session.sent") == []
    page.evaluate("() => { window.game.session.now += 1; }")
    page.clock.fast_forward(1000)
    expect(page.get_by_role("heading", level=1)).to_have_text("Show your 7")
    expect(hand).to_have_attribute("aria-busy", "false")
    assert page.evaluate("() => window.game.session.sent") == [
        {"type": "move_robot", "round": 6, "move": "Ge"}
    ], "the last one is played"


def test_giving_up_asks_elsewhere_and_forgets_it(show: ShowView, open_page: OpenPage) -> None:
    page = show("own-showing", open_page(size=PHONE, clock=True))
    first = page.get_by_role("button", name="Give up")
    box = first.bounding_box()
    first.click()
    question = page.get_by_role("group", name="Give up? The robots go back.")
    sure = question.get_by_role("button", name="Give up").bounding_box()
    assert box
    assert sure
    assert sure["y"] + sure["height"] <= box["y"] or sure["x"] + sure["width"] <= box["x"], (
        "not under the finger"
    )
    expect(page.get_by_role("timer")).to_have_accessible_name("101 seconds left")
    page.evaluate("() => { window.game.session.now += 3; }")
    page.clock.fast_forward(3000)
    expect(question).to_have_count(0)
    expect(page.get_by_role("timer")).to_have_accessible_name("98 seconds left")


def test_a_chosen_number_stays_until_the_phase_changes(show: ShowView, open_page: OpenPage) -> None:
    page = show("bidding", open_page(size=PHONE, clock=True))
    page.keyboard.press("5")
    foot = page.locator(".pad-foot").get_by_role("button")
    expect(foot).to_have_count(2)
    expect(foot.first).to_have_accessible_name("Clear the bid")
    expect(foot.last).to_have_accessible_name(re.compile("^Bid exactly 5"))
    expect(page.get_by_text("5 is not sent yet")).to_be_visible()
    page.clock.fast_forward(10_000)
    page.keyboard.press("n")
    expect(page.locator(".message")).to_have_text("5 is chosen. Enter bids it, Esc clears it.")
    page.keyboard.press("0")
    expect(foot.last).to_have_accessible_name(re.compile("^Bid exactly 5"))
    page.keyboard.press("4")
    expect(foot.last).to_have_accessible_name(re.compile("^Bid exactly 4"))
    happens(page, "showing", CLOSED, shows(1))
    page.clock.run_for(1500)
    expect(page.locator(".message")).to_have_text("The sand ran out. Your 4 was not sent.")
    assert page.evaluate("() => window.game.session.sent") == []


def test_a_chosen_number_is_cleared_by_its_key(show: ShowView) -> None:
    page = show("bidding")
    page.keyboard.press("5")
    page.get_by_role("button", name="Clear the bid").click()
    expect(page.get_by_role("button", name="Bid exactly")).to_have_count(0)
    expect(page.get_by_role("button", name="Pass")).to_be_visible()


def test_the_last_seconds_are_on_the_key_that_bids(show: ShowView) -> None:
    page = show("bidding")
    page.keyboard.press("5")
    key = page.get_by_role("button", name="Bid exactly 5")
    expect(key).not_to_contain_text("0:")
    page.evaluate("() => { window.game.session.now = window.game.session.view.value.until - 7; }")
    expect(key).to_contain_text("0:07")


def test_the_tab_calls(show: ShowView) -> None:
    page = show("own-showing")
    expect(page).to_have_title(re.compile(r"^\d:\d\d · your turn$"))
    page.evaluate("() => window.game.open('taken')")
    expect(page).to_have_title(re.compile("Ricochet Robots"))
