"""A match in which everybody scores: two people prove their bids in private, and one shows the path (R6.16)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.game.person import Person
from ricochetrobots.core import Puzzle
from ricochetrobots.solver import solve
from support.browser import PHONE
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]
SAND_SECONDS = 600

NewPerson = Callable[..., Person]


def prove(person: Person, path: list[str]) -> None:
    """Make the moves on the person's own board, and bid them."""
    person.page.get_by_role("button", name=re.compile("^(Start|Find fewer moves)")).click()
    expect(person.page.get_by_role("button", name="Not at the target yet")).to_be_disabled()
    person.show(path)
    person.page.get_by_role("button", name=f"Bid {len(path)}").click()
    person.has_bid(len(path))


def test_two_people_prove_their_bids_and_both_score(live_server: LiveServer, person: NewPerson) -> None:
    options = {"timer_seconds": SAND_SECONDS, "no_bid_seconds": 3600, "result_seconds": 600}
    room = live_server.open_room(
        None, "friends", everybody_scores=True, gentle_start=True, chips_to_win=1, **options
    ).room
    mara, jonas = person(), person(size=PHONE, touch=True)
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    mara.start()
    jonas.thinks()
    puzzle, path = mara.puzzle(), mara.path()
    start = puzzle.position
    assert path is not None
    pad = next(str(move) for move in start.legal_moves() if move.robot != puzzle.target.robot)
    rest = solve(Puzzle(start.play(pad), puzzle.target)).path
    assert rest is not None
    longer = [pad, *map(str, rest)]

    expect(mara.page.get_by_role("heading", name="Prove it: only you see your moves")).to_be_visible()
    prove(jonas, longer)
    mara.sees(start)
    prove(mara, path)
    jonas.sees(start)
    for one in (mara, jonas):
        expect(one.page.get_by_role("button", name=re.compile("Nothing lower"))).to_have_count(0)
    expect(mara.page.get_by_text(f"Proven: your bid is {len(path)}")).to_be_visible()
    mara.page.reload()
    live_server.let_pass(SAND_SECONDS)

    mara.reads(f"Show your {len(path)}")
    show = mara.page.get_by_role("button", name="Show my path")
    expect(show).to_be_enabled()
    show.click()
    mara.reads("Jonas and you share the win")
    jonas.reads("Mara and you share the win")
    ranking = mara.page.get_by_role("list", name="Ranking").get_by_role("listitem")
    expect(ranking.get_by_role("img")).to_have_count(2)
