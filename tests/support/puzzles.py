"""Reads golden/puzzles.tsv: puzzles with the lengths of their shortest paths."""

from dataclasses import dataclass
from pathlib import Path

PUZZLES = Path(__file__).parents[2] / "golden/puzzles.tsv"


@dataclass(frozen=True)
class PuzzleLine:
    id: str
    puzzle: str
    moves: int
    moves_without_ricochet_rule: int


def read_puzzles(path: Path = PUZZLES) -> list[PuzzleLine]:
    _, *lines = path.read_text("utf-8").splitlines()
    rows = (line.split("\t") for line in lines)
    return [PuzzleLine(id, puzzle, int(moves), int(without)) for id, puzzle, moves, without in rows]
