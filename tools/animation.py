"""Draw the moving pictures of docs/images: ``python tools/animation.py``.

round.svg is the round on the front page, and the others are puzzles of docs/tutorial.md. Each is SVG with SMIL
animation:
sharp at every size, a tenth of a GIF, and still where animation is off. The boards and the robots are those of
`ricochetrobots.draw`, and the paths are the solver's.
"""

from dataclasses import dataclass
from pathlib import Path as File

from ricochetrobots.core import Cell, Path, Puzzle, parse_puzzle
from ricochetrobots.draw import board_svg, ground
from ricochetrobots.draw.markup import element, number, placed
from ricochetrobots.draw.pieces import current_piece, robot_piece
from ricochetrobots.draw.style import Style
from ricochetrobots.draw.svg import FONT
from ricochetrobots.solver import solve

IMAGES = File(__file__).parent.parent / "docs/images"
ROUND = "4C2C3A1C Rn11 Gn13 Bl16 Yd13 >Bk14"
TUTORIAL = {
    "slide": ("4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15", "Red slides south, west, north and east."),
    "blocker": ("2B1A3B4B Rf7 Ga4 Ba11 Ya1 >Gd15", "A robot moves into the way of green and stops it."),
    "diagonal": ("1D3C4D2D Ro8 Gi10 Ba10 Yl7 >Rb4", "A diagonal turns the slide of a robot."),
}
BIDS = ((2.0, "Mara", 7), (3.2, "Ines", 5), (4.6, "Tom", 4))
"""The second, the player and the number of moves of each bid; the last is the optimum."""
SAND_ENDS = 6.0
MOVE = 1.0
"""Seconds from one move to the next; a slide takes the first part of them."""
SLIDE = 0.5
REST = 2.0
"""Seconds before the first and after the last move of a puzzle."""
CELL, PANEL, CAPTION = 28, 320, 84
STYLE = Style("light", outlined=True)
EDGE = STYLE.measure("frame.width")
INK, QUIET = STYLE.colour("ink"), STYLE.colour("ink-2")


@dataclass(frozen=True)
class Timeline:
    """An animation of ``length`` seconds that starts again at its end."""

    length: float

    def animate(
        self, name: str, values: list[tuple[float, str]], kind: str = "animate", **attributes: str
    ) -> str:
        """Return an animation of an attribute that reaches each value at its second."""
        return element(
            kind,
            attributeName=name,
            values=";".join(value for _, value in values),
            keyTimes=";".join(number(second / self.length) for second, _ in values),
            dur=f"{self.length}s",
            repeatCount="indefinite",
            **attributes,
        )

    def show(self, content: str, start: float, end: float | None = None) -> str:
        """Return the content, visible from one second to another."""
        values = [(0.0, "0"), (start, "1")] + ([(end, "0")] if end is not None else [])
        return element("g", content, self.animate("opacity", values, calcMode="discrete"), opacity=0)

    def show_moves(self, path: Path, starts: float, x: float, y: float) -> str:
        """Return the moves of the path, each visible from the second at which it is made."""
        return "".join(
            self.show(line(str(move), x + 44 * index, y, 20, INK, weight=700), starts + index * MOVE)
            for index, move in enumerate(path)
        )


def line(content: str, x: float, y: float, size: float, fill: str, *, weight: int = 400) -> str:
    """Return a line of text."""
    return element("text", content, x=x, y=y, font_size=size, font_weight=weight, fill=fill)


def draw_board(puzzle: Puzzle, path: Path, timeline: Timeline, starts: float) -> str:
    """Return the board with its chip, and the robots that move along the path from a second on."""
    board, robot = puzzle.position.board, puzzle.target.robot

    def centre(cell: Cell) -> tuple[float, float]:
        row, column = divmod(cell, board.width)
        return column + 0.5, row + 0.5

    steps = {name: [(0.0, centre(puzzle.position.cell(name)))] for name in puzzle.position.in_play}
    position = puzzle.position
    for index, move in enumerate(path):
        began = starts + index * MOVE
        cells = position.slide(move).cells
        position = position.play(move)
        turns = [cells[0], *corners(cells, board.width), cells[-1]]
        steps[move.robot] += [
            (began + SLIDE * part / (len(turns) - 1), centre(cell)) for part, cell in enumerate(turns)
        ]
    robots = []
    for name, points in steps.items():
        keys = [
            (second, " ".join(map(number, point)))
            for second, point in [*points, (timeline.length, points[-1][1])]
        ]
        moving = timeline.animate("transform", keys, "animateTransform", type="translate")
        piece = robot_piece(STYLE, name, detailed=True)
        robots.append(element("g", piece, moving, transform=f"translate({keys[0][1]})"))
    target = placed(*centre(puzzle.target.cell), current_piece(STYLE, robot, board.symbol(puzzle.target)))
    chip = ground.draw_tint(STYLE, board, puzzle.target.cell, robot) + target
    layer = board_svg(board, cell=CELL, outlined=True).partition(">")[2].removesuffix("</svg>")
    return element(
        "g", layer, chip, *robots, transform=f"scale({CELL}) translate({number(EDGE)} {number(EDGE)})"
    )


def corners(cells: tuple[Cell, ...], width: int) -> list[Cell]:
    """Return the cells at which a slide turns."""
    steps = [divmod(cell, width) for cell in cells]
    return [
        cells[index]
        for index in range(1, len(steps) - 1)
        if (steps[index][0] == steps[index - 1][0]) != (steps[index + 1][0] == steps[index][0])
    ]


def picture(title: str, width: float, height: float, *content: str) -> str:
    """Return the whole picture on the colour of the page."""
    return element(
        "svg",
        element("title", title),
        element("rect", width=width, height=height, fill=STYLE.colour("page")),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        font_family=FONT,
    )


def shortest(puzzle: Puzzle) -> Path:
    """Return a shortest path."""
    path = solve(puzzle).path
    if path is None:
        raise SystemExit(f"{puzzle} has no solution.")
    return path


def draw_round() -> str:
    """Draw a round: a chip, three bids while the sand runs, and the demonstration of the lowest bid."""
    puzzle = parse_puzzle(ROUND)
    path, robot = shortest(puzzle), puzzle.target.robot
    _, winner, lowest = BIDS[-1]
    if robot is None or len(path) != lowest:
        raise SystemExit("The chip must name a robot, and the last bid must be the optimum.")
    timeline = Timeline(14.0)
    side = (puzzle.position.board.width + 2 * EDGE) * CELL
    starts = SAND_ENDS + 1
    end = starts + len(path) * MOVE
    bids = [
        timeline.show(line(name, 24, y, 20, INK) + line(str(moves), 200, y, 20, INK, weight=700), second)
        for y, (second, name, moves) in zip(range(190, 400, 34), BIDS, strict=False)
    ]
    sand = element(
        "rect",
        timeline.animate(
            "width", [(0, "220"), (BIDS[0][0], "220"), (SAND_ENDS, "0"), (timeline.length, "0")]
        ),
        x=24,
        y=120,
        width=220,
        height=10,
        rx=5,
        fill=STYLE.colour("sand"),
    )
    panel = element(
        "g",
        line(f"{robot.colour.capitalize()} to its target", 24, 44, 20, INK, weight=700),
        timeline.show(line("Everybody thinks.", 24, 84, 18, QUIET), 0, BIDS[0][0]),
        timeline.show(line("The first bid turns the sand.", 24, 84, 18, QUIET), BIDS[0][0], SAND_ENDS),
        timeline.show(line(f"{winner} bid {lowest} and shows it.", 24, 84, 18, QUIET), SAND_ENDS, end),
        timeline.show(line(f"{winner} takes the chip.", 24, 84, 18, INK, weight=700), end),
        sand,
        *bids,
        timeline.show_moves(path, starts, 24, 330),
        transform=f"translate({number(side)} 0)",
    )
    title = "A round: a chip, three bids while the sand runs, and the lowest bid is shown."
    return picture(title, side + PANEL, side, draw_board(puzzle, path, timeline, starts), panel)


def draw_puzzle(text: str, title: str) -> str:
    """Draw a puzzle whose robots move along a shortest path, with the moves below the board."""
    puzzle = parse_puzzle(text)
    path = shortest(puzzle)
    timeline = Timeline(2 * REST + len(path) * MOVE)
    side = (puzzle.position.board.width + 2 * EDGE) * CELL
    caption = line(title, 24, side + 24, 18, QUIET) + timeline.show_moves(path, REST, 24, side + 60)
    return picture(title, side, side + CAPTION, draw_board(puzzle, path, timeline, REST), caption)


def main() -> None:
    """Write the pictures."""
    drawn = {"round": draw_round()} | {name: draw_puzzle(*shown) for name, shown in TUTORIAL.items()}
    for name, content in drawn.items():
        (IMAGES / f"{name}.svg").write_text(content, "utf-8")


if __name__ == "__main__":
    main()
