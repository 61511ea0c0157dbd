"""Short matches in rooms without a network: one chip on a small board decides them."""

from ricochetrobots.core import Puzzle
from ricochetrobots.game import Options, PanelChoice
from ricochetrobots.game.commands import MoveRobot, Pass, PlaceBid, StartMatch
from ricochetrobots.game.demonstration import BOARD_BACK_SECONDS
from ricochetrobots.solver import solve
from support.clock import ManualClock
from support.rooms import Table

ONE_CHIP = Options(panels=PanelChoice.PICKED, board="5x5:Re1m,Ga5g", chips_to_win=1, exact=False)


async def play_match(table: Table, winner: int, *others: int) -> None:
    """Start the match unless it is running; ``winner`` wins its chip while the ``others`` pass."""
    match = table.room.fold.match
    assert match is not None
    if match.position is None:
        await table.sure(0, StartMatch)
    match = table.room.fold.match
    assert match is not None
    assert match.round is not None
    assert match.position is not None
    path = solve(Puzzle(match.position, match.round.chip)).path
    assert path is not None
    number = match.round.number
    await table.sure(winner, PlaceBid, round=number, moves=len(path))
    for seat in (winner, *others):
        await table.sure(seat, Pass, round=number)
    clock = table.room.audience._clock
    if isinstance(clock, ManualClock):
        clock.advance(BOARD_BACK_SECONDS)
    else:  # the clock of a database
        await clock.wait_until(clock.now() + BOARD_BACK_SECONDS)
    for move in path:
        await table.sure(winner, MoveRobot, round=number, move=str(move))
    match = table.room.fold.match
    assert match is not None
    assert match.winners == (winner,)
