"""Reads golden/slides.txt and golden/*.count; their headers describe the content."""

from dataclasses import dataclass
from pathlib import Path

GOLDEN = Path(__file__).parents[2] / "golden"


@dataclass(frozen=True)
class BoardLine:
    text: str
    width: int
    height: int
    walls: tuple[int, ...]
    diagonals: tuple[str, ...]


@dataclass(frozen=True)
class SlideLine:
    """A move and either its cells and end heading, or the code of its refusal and the obstacle."""

    position: str
    move: str
    cells: tuple[str, ...]
    heading: str
    refused: str
    blocker: str


@dataclass(frozen=True)
class CountLine:
    id: str
    position: str
    depth: int
    count: int


def _rows(path: Path) -> list[list[str]]:
    lines = path.read_text("utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def read_slides(path: Path = GOLDEN / "slides.txt") -> tuple[list[BoardLine], list[SlideLine]]:
    boards, slides = [], []
    for kind, *fields in _rows(path):
        if kind == "board":
            text, size, walls, diagonals = fields
            width, height = map(int, size.split("x"))
            masks = tuple(int(digit, 16) for digit in walls)
            turns = () if diagonals == "-" else tuple(diagonals.split())
            boards.append(BoardLine(text, width, height, masks, turns))
        elif kind == "slide":
            position, move, cells, heading = fields
            slides.append(SlideLine(position, move, tuple(cells.split()), heading, "", ""))
        elif kind == "refused":
            position, move, code, blocker = fields
            slides.append(SlideLine(position, move, (), "", code, blocker))
        else:
            raise ValueError(f"{path.name}: unknown line {kind!r}")
    return boards, slides


def read_counts(path: Path) -> list[CountLine]:
    return [CountLine(id, position, int(depth), int(count)) for id, position, depth, count in _rows(path)]
