"""Draw docs/images/round.svg, the animation of a round on the front page: ``python tools/animation.py``.

The picture is SVG with SMIL animation: sharp at every size, a tenth of a GIF, and still where animation is off. The
board and the robots are those of `ricochetrobots.draw`, and the path is the solver's.
"""

from pathlib import Path

from ricochetrobots.core import Cell, parse_puzzle
from ricochetrobots.draw import board_svg, ground
from ricochetrobots.draw.markup import element, number, placed
from ricochetrobots.draw.pieces import current_piece, robot_piece
from ricochetrobots.draw.style import Style
from ricochetrobots.draw.svg import FONT
from ricochetrobots.solver import solve

PICTURE = Path(__file__).parent.parent / "docs/images/round.svg"
PUZZLE = "4C2C3A1C Rn11 Gn13 Bl16 Yd13 >Bk14"
BIDS = ((2.0, "Mara", 7), (3.2, "Ines", 5), (4.6, "Tom", 4))
"""The second, the player and the number of moves of each bid; the last is the optimum."""
SAND_ENDS = 6.0
MOVE = 1.0
"""Seconds from one move to the next; a slide takes the first part of them."""
SLIDE = 0.5
LENGTH = 14.0
"""The seconds after which the animation starts again."""
CELL, PANEL = 28, 320


def keyed(attribute: str, values: list[tuple[float, str]], **attributes: str) -> str:
    """Return an animation that has each value from its second on, to the end of the round."""
    times = [second / LENGTH for second, _ in values]
    return element(
        "animate",
        attributeName=attribute,
        values=";".join(value for _, value in values),
        keyTimes=";".join(map(number, times)),
        calcMode="discrete",
        dur=f"{LENGTH}s",
        repeatCount="indefinite",
        **attributes,
    )


def shown(content: str, start: float, end: float = LENGTH) -> str:
    """Return the content, visible from one second to another."""
    values = [(0.0, "0"), (start, "1")] + ([(end, "0")] if end < LENGTH else [])
    return element("g", content, keyed("opacity", values), opacity=0)


def words(content: str, y: float, size: float, fill: str, *, weight: int = 400, x: float = 24) -> str:
    """Return a line of text in the panel beside the board."""
    return element("text", content, x=x, y=y, font_size=size, font_weight=weight, fill=fill)


def main() -> None:
    """Write the picture."""
    style = Style("light", outlined=True)
    puzzle = parse_puzzle(PUZZLE)
    path = solve(puzzle).path
    if path is None or len(path) != BIDS[-1][2]:
        raise SystemExit("The last bid must be the optimum.")
    board, robot = puzzle.position.board, puzzle.target.robot
    if robot is None:
        raise SystemExit("The chip must name a robot.")
    edge = style.measure("frame.width")
    side = (board.width + 2 * edge) * CELL
    starts = SAND_ENDS + 1

    def centre(cell: Cell) -> tuple[float, float]:
        row, column = divmod(cell, board.width)
        return column + 0.5, row + 0.5

    steps = {name: [(0.0, puzzle.position.cell(name))] for name in puzzle.position.in_play}
    position = puzzle.position
    for index, move in enumerate(path):
        position = position.play(move)
        steps[move.robot].append((starts + index * MOVE, position.cell(move.robot)))
    robots = []
    for name, cells in steps.items():
        keys: list[tuple[float, str]] = []
        for second, cell in cells:
            point = " ".join(map(number, centre(cell)))
            keys += [(second, keys[-1][1])] if keys else []
            keys.append((second + (SLIDE if second else 0), point))
        keys.append((LENGTH, keys[-1][1]))
        moving = element(
            "animateTransform",
            attributeName="transform",
            type="translate",
            values=";".join(point for _, point in keys),
            keyTimes=";".join(number(second / LENGTH) for second, _ in keys),
            dur=f"{LENGTH}s",
            repeatCount="indefinite",
        )
        piece = robot_piece(style, name, detailed=True)
        robots.append(element("g", piece, moving, transform=f"translate({keys[0][1]})"))
    target = placed(*centre(puzzle.target.cell), current_piece(style, robot, board.symbol(puzzle.target)))
    chip = ground.draw_tint(style, board, puzzle.target.cell, robot) + target
    ground_layer = board_svg(board, cell=CELL, outlined=True).partition(">")[2].removesuffix("</svg>")
    ink, quiet, sand_colour = style.colour("ink"), style.colour("ink-2"), style.colour("sand")
    end = starts + len(path) * MOVE
    bids = [
        shown(
            words(name, 190 + row * 34, 20, ink)
            + words(str(moves), 190 + row * 34, 20, ink, weight=700, x=200),
            second,
        )
        for row, (second, name, moves) in enumerate(BIDS)
    ]
    sand = element(
        "rect",
        element(
            "animate",
            attributeName="width",
            values="220;220;0;0",
            keyTimes=f"0;{number(BIDS[0][0] / LENGTH)};{number(SAND_ENDS / LENGTH)};1",
            dur=f"{LENGTH}s",
            repeatCount="indefinite",
        ),
        x=24,
        y=120,
        width=220,
        height=10,
        rx=5,
        fill=sand_colour,
    )
    panel = element(
        "g",
        words(f"{robot.colour.capitalize()} to its target", 44, 20, ink, weight=700),
        shown(words("Everybody thinks.", 84, 18, quiet), 0, BIDS[0][0]),
        shown(words("The first bid turns the sand.", 84, 18, quiet), BIDS[0][0], SAND_ENDS),
        shown(words(f"{BIDS[-1][1]} bid {len(path)} and shows it.", 84, 18, quiet), SAND_ENDS, end),
        shown(words(f"{BIDS[-1][1]} takes the chip.", 84, 18, ink, weight=700), end),
        sand,
        *bids,
        *(
            shown(words(str(move), 330, 20, ink, weight=700, x=24 + 44 * index), starts + index * MOVE)
            for index, move in enumerate(path)
        ),
        transform=f"translate({number(side)} 0)",
    )
    picture = element(
        "svg",
        element("title", "A round: a chip, three bids while the sand runs, and the lowest bid is shown."),
        element("rect", width=side + PANEL, height=side, fill=style.colour("page")),
        element(
            "g",
            ground_layer,
            chip,
            *robots,
            transform=f"scale({CELL}) translate({number(edge)} {number(edge)})",
        ),
        panel,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(side + PANEL)} {number(side)}",
        width=side + PANEL,
        height=side,
        role="img",
        font_family=FONT,
    )
    PICTURE.write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
