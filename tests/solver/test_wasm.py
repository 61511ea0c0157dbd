"""The search in WebAssembly answers as the native one does."""

import shutil
import subprocess
from pathlib import Path

from ricochetrobots.core import Direction, Lean, Move, Position, Puzzle, Robot, parse_puzzle
from ricochetrobots.solver.exchange import FAULTS, STATUSES
from support.engines import NATIVE_ONLY, answers
from support.needs import skip_without
from support.puzzles import read_puzzles

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "src/ricochetrobots/web/solver/kernel.wasm"
MOST_MOVES = 2**31 - 1
MOVES = [str(Move(robot, direction)) for robot in Robot for direction in Direction]
"""Every move by its number."""
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


def with_three_robots(text: str) -> str:
    """Return the puzzle with its active robot, if the target requires one, and the first others."""
    puzzle = parse_puzzle(text)
    active = puzzle.target.robot
    kept = sorted(puzzle.position.in_play, key=lambda robot: (robot != active, robot))[:3]
    cells = tuple(puzzle.position.cell(robot) if robot in kept else None for robot in Robot)
    return str(Puzzle(Position(puzzle.position.board, cells), puzzle.target))


def run_module(lines: list[str]) -> list[list[int]]:
    """Return the numbers that the module writes for each line of numbers."""
    ran = subprocess.run(
        ["node", str(ROOT / "native/wasm/run.mjs"), str(MODULE)],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    return [list(map(int, line.split())) for line in ran.stdout.splitlines()]


def test_a_puzzle_with_a_fault_is_refused_by_number() -> None:
    right = numbers(parse_puzzle("2x2: Ra1 Gb1 >Rb2"))
    width, height, *walls = right.split()
    two_diagonals = [*walls[:4], "2", "3", "1", "0", "3", "1", "1", *walls[5:]]
    one_sided = [str(int(walls[0]) | 2), *walls[1:]]
    cut_off = [*walls[:4], "2000000", *walls[5:]]
    wrong = {
        "two-diagonals": two_diagonals,
        "one-sided-wall": one_sided,
        "numbers-cut-off": cut_off,
        "illegal-move": [*walls[:-1], "1", "0"],
    }
    found = run_module([right, *(" ".join([width, height, *parts]) for parts in wrong.values())])
    assert [answer[:2] for answer in found[1:]] == [[-1, FAULTS.index(fault)] for fault in wrong]
    assert found[0][0] in {0, 1}


def test_the_browser_names_a_fault_by_its_code() -> None:
    script = f"""
import {{ readFileSync }} from "node:fs";
import {{ createKernel }} from "{ROOT}/src/ricochetrobots/web/solver/kernel.js";
const board = {{ width: 2, height: 2, walls: [9, 3, 12, 6], diagonals: [] }};
const kernel = createKernel(new WebAssembly.Module(readFileSync("{MODULE}")), 2 ** 28, () => {{}});
const puzzle = {{ board, robots: {{ R: "a1" }}, target: {{ robot: "R", cell: "b2" }} }};
console.log(kernel.solve(puzzle).path.length);
try {{
  kernel.solve({{ ...puzzle, made: ["Rn"] }});
}} catch (error) {{
  console.log(error.message);
}}
"""
    ran = subprocess.run(
        ["node", "--input-type=module", "-"], input=script, capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines() == ["2", "the kernel refuses the puzzle: illegal-move"]


def test_answers_are_those_of_the_native_kernel() -> None:
    golden = [line.puzzle for line in read_puzzles()]
    texts = [*golden, *map(with_three_robots, golden[:100]), *BESIDE_GOLDEN]
    found = run_module([numbers(parse_puzzle(text)) for text in texts])
    expected = answers("portable", texts)
    assert len(found) == len(expected) == len(texts)
    for text, (status, _, expanded, moves, *path), answer in zip(texts, found, expected, strict=True):
        seen = (STATUSES[status], moves if status == 0 else None, expanded)
        assert seen == (answer["status"], answer["moves"], answer["expanded"]), text
        assert len(path) == moves
        assert [MOVES[move] for move in path] == str(answer["path"] or "").split()
