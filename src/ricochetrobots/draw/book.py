"""A book of puzzles to print: pages of A4 as SVG, with the solutions at the back. It needs no language."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ricochetrobots.core import Direction, parse_path, parse_puzzle
from ricochetrobots.draw.markup import element, number, placed, text
from ricochetrobots.draw.style import Style
from ricochetrobots.draw.svg import FONT, board_svg

WIDTH, HEIGHT, MARGIN = 210, 297, 12
"""The page in millimetres, and the margin at its sides."""
CELL = 43
"""The size at which a board is drawn with all details before it is scaled to the page."""
GRADES = 5
LETTER_WIDTH = 0.7
"""An upper bound of the mean width of a solution's characters, in font sizes."""
ARROWS = {Direction.NORTH: "↑", Direction.EAST: "→", Direction.SOUTH: "↓", Direction.WEST: "←"}


class Entry(NamedTuple):
    """A puzzle and a shortest path in notation, and the grade of difficulty from 1 to 5."""

    puzzle: str
    path: str
    grade: int


@dataclass(frozen=True)
class PageLayout:
    """The number of pictures on a page, and the lengths of their texts in millimetres."""

    columns: int
    rows: int
    gap: float
    letters: float

    @property
    def width(self) -> float:
        """The width of a picture."""
        return (WIDTH - 2 * MARGIN - (self.columns - 1) * self.gap) / self.columns

    @property
    def height(self) -> float:
        """The height of a picture with its text."""
        return (HEIGHT - 2 * MARGIN) / self.rows

    def corner(self, place: int) -> tuple[float, float]:
        """Return the left upper corner of a picture with its text."""
        row, column = divmod(place, self.columns)
        return MARGIN + column * (self.width + self.gap), MARGIN + row * self.height


TO_SOLVE = PageLayout(columns=2, rows=2, gap=6, letters=5)
SOLVED = PageLayout(columns=3, rows=4, gap=5, letters=3)


def book_pages(entries: Sequence[Entry]) -> Iterator[str]:
    """Yield the pages of a book: four puzzles on each, then twelve solutions on each.

    A puzzle has its number and its grade in dots. A solution has the number, the moves, and the board with the trail.
    Raises InputError for texts that cannot be read, and MoveError for an illegal path. Cost: some ms for each board.
    """
    pages = [
        (layout, range(first, min(first + layout.columns * layout.rows, len(entries))))
        for layout in (TO_SOLVE, SOLVED)
        for first in range(0, len(entries), layout.columns * layout.rows)
    ]
    style = Style("light", outlined=True)
    for page, (layout, indices) in enumerate(pages, 1):
        yield element(
            "svg",
            element("rect", width=WIDTH, height=HEIGHT, fill="#fff"),
            *(
                placed(*layout.corner(place), *_parts(layout, style, index + 1, entries[index]))
                for place, index in enumerate(indices)
            ),
            text(str(page), WIDTH / 2, HEIGHT - MARGIN / 2, 3.5, fill=style.colour("ink")),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            width=f"{WIDTH}mm",
            height=f"{HEIGHT}mm",
            font_family=FONT,
        )


def _parts(layout: PageLayout, style: Style, figure: int, entry: Entry) -> Iterator[str]:
    """Yield the text and the picture below it, in millimetres from their corner."""
    board = parse_puzzle(entry.puzzle).position.board
    is_solved = layout is SOLVED
    words = f"{figure}. {_moves(entry.path) if is_solved else _dots(entry.grade)}"
    size = min(layout.letters, layout.width / (LETTER_WIDTH * len(words)))
    yield text(words, layout.width / 2, layout.letters, size, fill=style.colour("ink"), font_weight="700")
    across, down = (side + 2 * style.measure("frame.width") for side in (board.width, board.height))
    room = layout.height - 2.5 * layout.letters
    scale = min(layout.width / across, room / down) / CELL
    picture = board_svg(
        entry.puzzle, path=entry.path if is_solved else (), cell=CELL, title=entry.puzzle, outlined=True
    )
    left = (layout.width - across * CELL * scale) / 2
    yield placed(left, 1.6 * layout.letters, element("g", picture, transform=f"scale({number(scale)})"))


def _dots(grade: int) -> str:
    return "●" * grade + "○" * (GRADES - grade)


def _moves(path: str) -> str:
    """Return a path with arrows, such as ``R→ G↑``."""
    return " ".join(f"{move.robot.letter}{ARROWS[move.direction]}" for move in parse_path(path))
