"""The search in WebAssembly answers as the native one does."""

import shutil
import subprocess
from pathlib import Path

from ricochetrobots.core import Lean, Puzzle, parse_puzzle
from support.engines import NATIVE_ONLY, answers
from support.needs import skip_without
from support.puzzles import read_puzzles

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "src/ricochetrobots/web/solver/kernel.wasm"
MOST_MOVES = 2**31 - 1
STATUSES = ("solved", "unsolvable", "limit")
BESIDE_GOLDEN = (
    r"16x32:#a8,*d2,*p2,*a3,*k3,Gg4m,Ra1/,Gd1\,Rl1\,Bp4\,Gm6/,Bg8/ Rb1 Ga16 >Rb1",
    "17x3:Yq2/ Ra1 >Rq1",
    "4x4:b2e Ra1 >Rc3",
    "4x4: Ra1 Gb1 >Rd4",
)
"""Puzzles for the general search: wide boards and few robots."""

pytestmark = [NATIVE_ONLY, skip_without("node", shutil.which("node"))]


def numbers(puzzle: Puzzle) -> str:
    """Return the puzzle as native/wasm/entry.cpp reads it."""
    board, target = puzzle.position.board, puzzle.target
    diagonals = [int(part) for d in board.diagonals for part in (d.cell, d.robot, d.lean is Lean.RISING)]
    cells = [-1 if cell is None else int(cell) for cell in puzzle.position.robots]
    aim = [-1 if target.robot is None else int(target.robot), int(target.cell), 1, MOST_MOVES, 0]
    found = [board.width, board.height, *board.walls, len(board.diagonals), *diagonals, *cells, *aim]
    return " ".join(map(str, found))


def test_lengths_and_expansions_are_those_of_the_native_kernel() -> None:
    texts = [*(line.puzzle for line in read_puzzles()), *BESIDE_GOLDEN]
    lines = "\n".join(numbers(parse_puzzle(text)) for text in texts)
    ran = subprocess.run(
        ["node", str(ROOT / "native/wasm/run.mjs"), str(MODULE)],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    found = [list(map(int, line.split())) for line in ran.stdout.splitlines()]
    expected = answers("portable", texts)
    assert len(found) == len(expected) == len(texts)
    for text, (status, _, expanded, moves, *path), answer in zip(texts, found, expected, strict=True):
        seen = (STATUSES[status], moves if status == 0 else None, expanded)
        assert seen == (answer["status"], answer["moves"], answer["expanded"]), text
        assert len(path) == moves
