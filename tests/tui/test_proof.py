"""Everybody scores (R6.16): the terminal proves a bid on the private board, and shows the proven path."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from ricochetrobots.core import Direction, Path, judge
from ricochetrobots.game import Match, Mode, Options, PanelChoice, Phase, View, decide, replay, view
from ricochetrobots.game.commands import (
    Command,
    OpenMatch,
    PlaceBid,
    PlayerCommand,
    StartMatch,
    TakeSeat,
    Tick,
)
from ricochetrobots.solver import solve
from ricochetrobots.tui.app import RicochetApp
from ricochetrobots.tui.game import GamePage
from ricochetrobots.words.languages import Language, languages
from support.terminal import SEED, SMALL, Clock, press, screen_text, settled

ME, OTHER = 0, 1
pytestmark = pytest.mark.slow

OPTIONS = Options(panels=PanelChoice.PICKED, board="2A3C4A1C", exact=True, everybody_scores=True)
ARROWS = {Direction.NORTH: "up", Direction.EAST: "right", Direction.SOUTH: "down", Direction.WEST: "left"}


class EngineTable:
    """A match of two people where everybody scores, run by the engine; it notes the commands of seat 0."""

    def __init__(self, clock: Clock) -> None:
        self.clock, self.sent = clock, list[PlayerCommand]()
        opened = OpenMatch(mode=Mode.FRIENDS, options=OPTIONS)
        self.match: Match = replay(decide(None, opened, seat=None, now=clock(), seed=1))
        for name in ("Mara", "Jonas"):
            self.act(TakeSeat(name=name), None)
        self.act(StartMatch(), ME)

    def act(self, command: Command, seat: int | None) -> None:
        self.match = replay(decide(self.match, command, seat=seat, now=self.clock(), seed=1), self.match)

    @property
    def view(self) -> View:
        return view(self.match, ME)

    @property
    def shortest(self) -> Path:
        puzzle = self.view.round_puzzle
        assert puzzle is not None
        path = solve(puzzle).path
        assert path is not None
        return path

    @property
    def longer(self) -> Path:
        """A solution with one move too many."""
        puzzle, shortest = self.view.round_puzzle, self.shortest
        assert puzzle is not None
        paths = (Path([move, *shortest]) for move in puzzle.position.legal_moves())
        return next(path for path in paths if judge(puzzle, path).ok)

    def now(self) -> float:
        return self.clock()

    async def send(self, command: PlayerCommand) -> None:
        self.sent.append(command)
        self.act(command, ME)

    async def step(self) -> None:
        self.act(Tick(), None)

    async def find_optimum(self) -> None:
        return


def keys_of(path: Path) -> str:
    """Return the keys that make these moves."""
    return " ".join(f"{move.robot.letter.lower()} {ARROWS[move.direction]}" for move in path)


def play(act: Callable[[Pilot[None], EngineTable], Awaitable[None]], language: str = "en") -> None:
    """Open the page of a match where everybody scores, and act on it."""

    async def run() -> None:
        clock = Clock()
        app = RicochetApp(language=language, seed=SEED, clock=clock)
        async with app.run_test(size=SMALL) as pilot:
            table = EngineTable(clock)
            await app.push_screen(GamePage(table))
            await settled(pilot)
            await act(pilot, table)

    asyncio.run(run())


def text(pilot: Pilot[None]) -> str:
    assert isinstance(pilot.app, RicochetApp)
    return " ".join(screen_text(pilot.app).split())


@pytest.mark.long
def test_the_moves_on_the_private_board_are_bid_and_shown() -> None:
    async def act(pilot: Pilot[None], table: EngineTable) -> None:
        assert "Play your solution on your own board." in text(pilot)
        longer, shortest = table.longer, table.shortest
        before = dict(table.view.robots)
        await press(pilot, keys_of(longer))
        assert f"Enter Bid {len(longer)}" in text(pilot)
        assert table.view.robots == before
        assert not table.sent
        await press(pilot, "enter")
        assert table.sent == [PlaceBid(round=1, moves=len(longer), path=str(longer))]
        assert [(bid.seat, bid.moves) for bid in table.view.bids] == [(ME, len(longer))]
        assert f"You already bid {len(longer)}. Find fewer moves." in text(pilot)

        await press(pilot, "x")
        assert f"Proven: your bid is {len(longer)}" in text(pilot)
        await press(pilot, f"{keys_of(shortest)} u U enter")
        assert table.sent[1:] == [PlaceBid(round=1, moves=len(shortest), path=str(shortest))]

        table.clock.now += table.view.timer_seconds + 1
        await table.step()
        table.clock.now += 5
        await table.step()
        assert "move_robot" in table.view.allowed_commands
        await press(pilot, keys_of(shortest[:1]))
        assert "Enter Show my path" in text(pilot)
        await press(pilot, "enter")
        assert table.view.phase is Phase.RESULT
        assert table.view.result is not None
        assert [step.move for step in table.view.result.steps] == [str(move) for move in shortest]
        assert table.view.seats[ME].chips

    play(act)


def test_moves_that_do_not_solve_and_digits_are_not_bid() -> None:
    async def act(pilot: Pilot[None], table: EngineTable) -> None:
        await press(pilot, "1 2 enter")
        assert "Not at the target yet" in text(pilot)
        await press(pilot, f"{keys_of(table.shortest[:-1])} enter")
        assert "Not at the target yet" in text(pilot)
        assert "Enter Bid" not in text(pilot)
        assert not table.sent

    play(act)


def test_a_round_begins_without_the_moves_of_the_one_before() -> None:
    async def act(pilot: Pilot[None], table: EngineTable) -> None:
        move = table.shortest[0]
        await press(pilot, keys_of(Path([move])))
        assert f": {move}" in text(pilot)
        for _ in range(400):
            table.clock.now += 10
            await table.step()
            if table.view.round == 2:
                break
            if "start_timer" in table.view.allowed_commands and table.view.until is None:
                await press(pilot, "t")
            if "say_ready" in table.view.allowed_commands:
                await press(pilot, "enter")
        assert table.view.round == 2
        page = pilot.app.screen
        assert isinstance(page, GamePage)
        page.show()
        await settled(pilot)
        assert "Play your solution on your own board." in text(pilot)

    play(act)


@pytest.mark.long_cases("ca", "es", "fi", "it", "pt")
@pytest.mark.parametrize("language", languages(), ids=lambda language: language.file)
def test_a_small_screen_shows_all_keys_and_lines_in_every_language(language: Language) -> None:
    def fits(pilot: Pilot[None]) -> None:
        for name, most in (("#keys", 2), ("#status", 4)):
            shown = pilot.app.screen.query_one(name, Static)
            assert shown.visual.get_height({}, shown.content_size.width) <= most, (name, text(pilot))

    async def act(pilot: Pilot[None], table: EngineTable) -> None:
        fits(pilot)
        await press(pilot, f"{keys_of(table.longer)}")
        fits(pilot)
        await press(pilot, "enter")
        fits(pilot)

    play(act, language.file)
