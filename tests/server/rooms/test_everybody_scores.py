"""If everybody scores, the path that proves a bid reaches neither another person nor the log (R6.16)."""

import asyncio
from pathlib import Path

from ricochetrobots.core import judge
from ricochetrobots.game import Mode, Options, PanelChoice, Phase
from ricochetrobots.game.commands import GiveUp, MoveRobot, PlaceBid, SetSpectatorDelay, StartMatch, TakeSeat
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.solver import solve
from ricochetrobots.wire.messages import Refused
from support.clock import ManualClock
from support.rooms import START, Table, open_rooms

OPTIONS = Options(
    panels=PanelChoice.PICKED, board="2A3C4A1C", chips_to_win=1, exact=True, everybody_scores=True
)


async def play(folder: Path) -> tuple[str, str]:
    """Play a round in which two players prove bids and the second shows. Return both paths."""
    clock = ManualClock(START)
    async with open_rooms(sqlite_url(folder), clock=clock) as rooms:
        room, _ = await rooms.create(Mode.FRIENDS, OPTIONS, "Mara")
        table = Table(room)
        await table.sure(None, TakeSeat, name="Jonas")
        await table.sure(0, SetSpectatorDelay, seconds=15)
        for seat in (0, 1, None):
            table.listen(seat)
        await table.sure(0, StartMatch)
        assert room.snapshot.match is not None
        puzzle = room.snapshot.match.puzzle_in_play
        assert puzzle is not None
        shortest = solve(puzzle).path
        assert shortest is not None
        pad = next(move for move in puzzle.position.legal_moves() if judge(puzzle, [move, *shortest]).ok)
        path, secret = str(shortest), f"{pad} {shortest}"

        refused = await table.say(1, PlaceBid, round=1, moves=len(shortest) + 1)
        assert isinstance(refused, Refused)
        assert refused.code == "bid-unproven"
        await table.sure(1, PlaceBid, round=1, moves=len(shortest) + 1, path=secret)
        await table.sure(0, PlaceBid, round=1, moves=len(shortest), path=path)
        heard = "".join(str(ear.heard) for ear in table.ears.values())
        assert f"moves={len(shortest) + 1}" in heard
        assert secret not in heard
        assert path not in heard

        clock.advance(60)
        await room.tick()
        clock.advance(2)
        await table.sure(0, GiveUp, round=1)
        clock.advance(3)
        for move in secret.split():
            await table.sure(1, MoveRobot, round=1, move=move)
        match = room.snapshot.match
        assert match.phase is Phase.FINISHED
        assert match.winners == (0, 1)
        assert [score.seat for score in match.history[0].scores] == [0, 1]
        assert f"'{path}'" not in "".join(str(ear.heard) for ear in table.ears.values())
    return path, secret


def test_a_proof_is_neither_sent_nor_stored(tmp_path: Path) -> None:
    path, shown = asyncio.run(play(tmp_path))
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert shown.encode() in stored
    assert b'"' + path.encode() + b'"' not in stored
