"""What is on the screen when, between one event and the next (DESIGN section 10)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.game.happenings import TAKEN, Happening, fails, moves, shows

pytestmark = pytest.mark.browser

ShowView = Callable[..., Page]
CLOSED: Happening = {"type": "bidding_closed", "round": 6, "order": [1, 2]}
END: Happening = {"type": "match_ended", "winners": [1], "reason": "chips-reached"}

PLAN = """async ([from, to, events]) => {
    const { pace } = await import("/app/game/pacing.js");
    const { boardData } = await import("/net/api.js");
    const { readScene } = window.game;
    const [before, view] = [(await readScene(from)).view, (await readScene(to)).view];
    const board = await boardData(before.board);
    let [at, past, shown] = [0, [], before.phase];
    const news = { events: events.map((event) => ({ seq: 0, event })), before, view, missed: false };
    for (const step of pace(news, board)) {
        const { motion, verdict, tell, hands, finale } = step;
        const said = [motion?.event?.move ?? motion?.kind, verdict && "verdict", tell?.event.type, hands && "hands"];
        const words = [...said, finale && "finale"].filter(Boolean).join(" ");
        const phase = step.view && step.view.phase !== shown ? step.view.phase : "";
        shown = step.view?.phase ?? shown;
        if (words || phase) past.push(`${at} ${words || phase}`);
        at += ({ "chip-flies": 480, "fade": 240, "chip-down": 360 }[motion?.kind] ?? 0) + (step.hold ?? 0);
    }
    return past;
}"""


def opened(seat: int) -> Happening:
    """A demonstration for which the board has to be got ready."""
    return shows(seat) | {"opens": 0.0}


@pytest.mark.parametrize(
    ("events", "to", "timeline"),
    [
        pytest.param(
            [*moves(4, 4), TAKEN],
            "taken",
            ["0 Gn robot_moved", "700 verdict chip_taken", "1100 chip-flies", "1600 result"],
            id="success",
        ),
        pytest.param(
            [*moves(4, 4), fails(1), opened(2)],
            "second-showing",
            [
                "0 Gn robot_moved",
                "300 verdict demonstration_failed",
                "1200 fade",
                "1440 demonstration_started",
                "2040 hands",
            ],
            id="failure and next bidder",
        ),
        pytest.param(
            [*moves(4, 4), TAKEN, END],
            "finished",
            ["0 Gn robot_moved", "700 verdict chip_taken", "1100 chip-flies", "1600 finale"],
            id="last chip of the match",
        ),
        pytest.param(
            [fails(1), {"type": "chip_returned", "round": 6, "reason": "nobody-succeeded", "until": 1200.0}],
            "returned",
            ["300 verdict demonstration_failed", "1200 fade", "1440 chip-down chip_returned"],
            id="the chip goes back",
        ),
        pytest.param(
            [CLOSED, opened(1)],
            "showing",
            ["0 bidding_closed", "500 demonstration_started", "1100 hands"],
            id="the sand runs out",
        ),
    ],
)
def test_what_follows_what(show: ShowView, events: list[Happening], to: str, timeline: list[str]) -> None:
    page = show("showing")
    assert page.evaluate(PLAN, ["showing", to, events]) == timeline
