"""A bot plays a whole match by the link of the room."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest

from ricochetrobots import parse_puzzle, play, solve
from ricochetrobots.client.connection import UnreachableError, join
from ricochetrobots.game import Phase, View, commands
from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.commands import PlayerCommand
from ricochetrobots.records.values import FinishedSeat
from support.server import LiveServer

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    """Run on asyncio, as the client does."""
    return "asyncio"


@dataclass(frozen=True)
class Solver:
    """Starts the match, bids the optimum, passes and shows a shortest path."""

    def choose(self, view: View, now: float) -> PlayerCommand | None:
        allowed = view.allowed_commands
        if "start_match" in allowed:
            return commands.StartMatch()
        if view.puzzle is None:
            return None
        start = " ".join(f"{robot}{cell}" for robot, cell in view.markers.items())
        path = solve(parse_puzzle(f"{view.board} {start} {str(view.puzzle).split()[-1]}")).path
        assert path is not None
        if "place_bid" in allowed and not view.bids:
            return commands.PlaceBid(round=view.round, moves=len(path))
        if "pass" in allowed and view.bids and not view.seats[0].passed:
            return commands.Pass(round=view.round)
        if "move_robot" in allowed and view.demonstration is not None:
            made = len(view.demonstration.steps)
            return commands.MoveRobot(round=view.round, move=str(path[made]))
        return None


@pytest.mark.long
@pytest.mark.slow
async def test_a_bot_plays_a_match_by_its_link(tmp_path: Path) -> None:
    with LiveServer(tmp_path, base_path="/ricochet") as server:
        room = server.open_room(chips_to_win=1).room
        game = await play(Solver(), f"{server.url}/r/{room}", name="Ada")
    assert game.seats == (FinishedSeat("Ada", bot=BotPart()),), "the seat is marked as a bot (R9.7)"
    assert game.winners == (0,)
    (played,) = game.rounds
    assert solve(played.puzzle).moves == len(played.path) == played.bid


@dataclass(frozen=True)
class Guest:
    """Never starts a match; otherwise plays like the solver, but leaves the bids to the other player."""

    bids: bool

    def choose(self, view: View, now: float) -> PlayerCommand | None:
        command = Solver().choose(view, now)
        if isinstance(command, commands.StartMatch):
            return None
        if isinstance(command, commands.PlaceBid) and not self.bids:
            return None
        if "pass" in view.allowed_commands and view.bids and not view.seats[view.you or 0].passed:
            return commands.Pass(round=view.round)
        return command


@pytest.mark.slow
async def test_play_starts_the_match_when_another_player_sits_down(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        link = f"{server.url}/r/{server.open_room(chips_to_win=1).room}"
        first = asyncio.create_task(play(Guest(bids=True), link, name="Ada"))
        async with join(link) as watching:
            alone = await watching.until(
                lambda session: session.view is not None and len(session.view.seats) == 1
            )
            assert alone.phase is Phase.LOBBY
            game = await play(Guest(bids=False), link, name="Ben")
        assert game.seats == tuple(FinishedSeat(name, bot=BotPart()) for name in ("Ada", "Ben"))
        assert await first == game


async def test_a_server_that_does_not_answer_is_given_up() -> None:
    with pytest.raises(UnreachableError, match=r"did not answer within 0\.05 s"):
        async with join("http://127.0.0.1:9/r/room", timeout=0.05):
            pass
