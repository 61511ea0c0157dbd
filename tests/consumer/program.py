"""A program that uses the package. tests/test_consumer.py checks it with mypy and pyright, both strict."""

# pyright: strict

from collections.abc import Iterator
from pathlib import Path as File
from typing import assert_type

import ricochetrobots as rr
from ricochetrobots import formats
from ricochetrobots.formats.planes import from_planes, to_planes
from ricochetrobots.game import commands


def values() -> None:
    """Read, change and write values."""
    puzzle = rr.parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
    assert_type(puzzle, rr.Puzzle)
    assert_type(puzzle.position.stops(), dict[rr.Move, rr.Cell])
    assert_type(puzzle.play("Re"), rr.Puzzle)
    assert_type(rr.judge(puzzle, "Re Rn"), rr.Verdict)
    solution = rr.solve(puzzle)
    assert_type(solution.path, rr.Path | None)
    assert_type(solution.moves, int | None)
    assert_type(solution.widget().step, int)
    assert_type(rr.solve_many([puzzle]), Iterator[rr.Solution])
    assert_type(rr.random_puzzle(7, moves=range(4, 6)), rr.Puzzle)
    for found in rr.generate(rr.Wanted(moves=5), seed=1):
        assert_type(found.difficulty.grade, int)
        break


def texts() -> None:
    """Convert between formats."""
    value = formats.read("0765+41+2E21BD0F+1C")
    assert_type(value, formats.Value)
    assert_type(formats.write(value, "json", lossy=True), str)
    assert_type(formats.recognise("Rn"), str)
    assert_type(rr.from_json(rr.to_json(value)), formats.Value)
    assert_type(to_planes("5x4: Ra1").ndim, int)
    assert_type(from_planes(to_planes("5x4:")), rr.Board | rr.Position | rr.Puzzle)


def pictures() -> None:
    """Draw."""
    assert_type(rr.board_svg("5x4:", theme="dark"), str)
    assert_type(rr.board_png("5x4:", width=300), bytes)
    assert_type(rr.heat_svg("5x4: Ra1", "R"), str)
    print(rr.position_graph("5x4: Ra1", moves=2).number_of_nodes())


class Patient:
    """A bot that waits."""

    def choose(self, view: rr.View, now: float) -> commands.PlayerCommand | None:
        """Wait, whatever happens."""
        assert_type(view.puzzle, rr.Puzzle | None)
        return None


async def online(link: str) -> None:
    """Join a room, play and read the game."""
    async with rr.join(link, timeout=10) as client:
        assert_type(client.view, rr.View)
    game = await rr.play(Patient(), link, name="Ada")
    assert_type(game, rr.FinishedGame)
    assert_type(rr.read_game(File("game.json")).players, tuple[str, ...])
