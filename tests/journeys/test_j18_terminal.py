"""J18, the terminal at 80x24: a match with bots, alone, practice, analysis and replay, each two steps on."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from textual.pilot import Pilot

from ricochetrobots.game import Phase
from ricochetrobots.game.view import View
from ricochetrobots.solver import solve
from ricochetrobots.tui.app import RicochetApp
from ricochetrobots.tui.game import GamePage
from support.terminal import (
    ALONE,
    ANALYSIS,
    BOTS,
    PRACTICE,
    PUZZLE,
    RECORD,
    REPLAY,
    SEED,
    SMALL,
    Clock,
    pasted,
    press,
    screen_text,
    settled,
)

ARROWS = {"n": "up", "e": "right", "s": "down", "w": "left"}
MENU = "Practise Play alone Play with bots Join a room Analyse a position Replay Settings"


class Player:
    """A person at the terminal, who reads the screen and presses keys."""

    def __init__(self, app: RicochetApp, pilot: Pilot[None], clock: Clock) -> None:
        self.pilot = pilot
        self._app, self._clock = app, clock

    @property
    def screen(self) -> str:
        """The words on the screen, without its line breaks; those beside the board come first."""
        below: list[str] = []
        beside: list[str] = []
        for line in screen_text(self._app).splitlines():
            edge = max(line.rfind("┃"), line.rfind("▁p▁") + 2)
            (beside if edge > 1 else below).append(line[edge + 1 :] if edge > 1 else line)
        return " ".join(" ".join([*beside, *below]).split())

    @property
    def view(self) -> View:
        """The view of the person's seat."""
        view = self._page.table.view
        assert view is not None
        return view

    @property
    def _page(self) -> GamePage:
        page = self._app.screen
        assert isinstance(page, GamePage), self.screen
        return page

    async def press(self, keys: str) -> None:
        """Press keys, separated by spaces."""
        await press(self.pilot, keys)

    async def wait(self, condition: Callable[[], bool], seconds: float = 300) -> None:
        """Let time pass until the condition holds."""
        end = self._clock.now + seconds
        while not condition():
            assert self._clock.now < end, self.screen
            self._clock.now += 5
            await self._page.step()
        await settled(self.pilot)

    async def show(self) -> None:
        """Show the shortest path, once it is the person's turn to show."""
        puzzle = self.view.round_puzzle
        assert puzzle is not None
        await self.wait(lambda: "move_robot" in self.view.allowed_commands)
        for made, move in enumerate(solve(puzzle).path or (), 1):
            name = str(move)
            await self.press(f"{name[0].lower()} {ARROWS[name[1]]}")
            await self.wait(partial(self._has_shown, made))  # the board may not be ready yet

    def _has_shown(self, moves: int) -> bool:
        shown = self.view.demonstration
        return self.view.phase is not Phase.SHOWING or (shown is not None and len(shown.steps) >= moves)

    async def win_the_chip(self) -> None:
        """Bid the length of the shortest path, let the bots finish thinking, and show the path."""
        puzzle = self.view.round_puzzle
        assert puzzle is not None
        moves = len(solve(puzzle).path or ())
        await self.press(" ".join(str(moves)) + " enter")
        assert f"Your bid is {moves}" in self.screen
        if "pass" in self.view.allowed_commands:  # not after a bid of 2, below which nothing is (R5.4)
            await self.press("p")
        await self.show()


def walk(act: Callable[[Player], Awaitable[None]]) -> None:
    """Start the program in a small terminal, and let a person act."""

    async def run() -> None:
        clock = Clock()
        app = RicochetApp(language="en", seed=SEED, clock=clock)
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            await act(Player(app, pilot, clock))

    asyncio.run(run())


def test_a_match_with_bots_is_won_and_played_again() -> None:
    async def act(player: Player) -> None:
        await player.press(f"{BOTS} enter")
        assert "first to 2" in player.screen
        await player.win_the_chip()
        assert "You take the chip" in player.screen
        assert "1 chip" in player.screen
        await player.press("enter")
        await player.wait(lambda: player.view.phase is Phase.THINKING)
        await player.win_the_chip()
        assert "You win" in player.screen
        await player.press("enter")
        assert "Chip 1 · 16 left · first to 2" in player.screen, "the rematch waits for nobody"
        assert "0 chips" in player.screen

    walk(act)


def test_a_match_that_was_ended_is_followed_by_a_rematch() -> None:
    """R8.11, R8.7"""

    async def act(player: Player) -> None:
        await player.press(f"{BOTS} enter e")
        assert "It ends as it stands" in player.screen
        await player.press("e")
        assert "You ended the match." in player.screen
        await player.press("enter 7 enter")
        assert "Your bid is 7" in player.screen

    walk(act)


def test_a_bot_wins_the_chip_of_a_player_who_bids_much_and_passes() -> None:
    """R9.3: no trick wins against bots that have not finished thinking."""

    async def act(player: Player) -> None:
        await player.press(f"{BOTS} right right right right right enter")
        await player.press("2 0 enter p")
        assert "8 times as fast" in player.screen
        await player.wait(lambda: player.view.phase in (Phase.RESULT, Phase.SHOWING), 60)
        assert player.view.bids[0].seat != player.view.you, "a bot bids lower before the sand is out"

    walk(act)


def test_a_running_match_is_not_left_by_one_key_pressed_too_much() -> None:
    async def act(player: Player) -> None:
        await player.press(f"{BOTS} enter 5 escape")
        assert "Leave the match? Press Esc again to leave." in player.screen
        await player.press("enter")
        assert "Bid 5" in player.screen
        await player.press("escape escape")
        assert "Otto < Like me > steady" in player.screen
        await player.press("down left enter")
        assert "Otto (bot 6)" in player.screen
        await player.press("escape escape escape")
        assert MENU in player.screen

    walk(act)


def test_a_chip_is_found_alone_and_the_next_is_missed() -> None:
    async def act(player: Player) -> None:
        await player.press(ALONE + " 9 enter")
        await player.show()
        assert "1 found, 0 missed" in player.screen
        await player.press("enter")
        await player.wait(lambda: player.view.phase is Phase.THINKING)
        await player.wait(lambda: player.view.phase is Phase.RESULT)
        assert "1 found, 1 missed" in player.screen

    walk(act)


def test_a_position_is_analysed_and_another_one() -> None:
    async def act(player: Player) -> None:
        await pasted(ANALYSIS, PUZZLE)(player.pilot)
        assert "moves" in player.screen
        await player.press("escape")
        await pasted("", "nonsense")(player.pilot)
        assert "Esc Back" in player.screen
        await player.press("escape")
        assert MENU in player.screen

    walk(act)


def test_a_puzzle_is_solved_and_the_next_one_opened() -> None:
    async def act(player: Player) -> None:
        await player.press(PRACTICE + "up left down right")
        solved = player.screen
        assert "Shortest path" in solved
        await player.press("n")
        assert "Shortest path" not in player.screen
        await player.press("escape escape")
        assert MENU in player.screen

    walk(act)


def test_a_record_is_replayed_to_its_end() -> None:
    async def act(player: Player) -> None:
        await pasted(REPLAY, RECORD)(player.pilot)
        first = player.screen
        await player.press("n n right")
        assert player.screen != first
        await player.press("escape escape")
        assert MENU in player.screen

    walk(act)
