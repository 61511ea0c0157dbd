"""The fixed parts of a board as SVG, in cells from the north-west corner: frame, tiles, centre, walls,
coordinates.

The twin of ``web/board/ground.js``.
"""

from collections.abc import Callable, Iterator

from ricochetrobots.core import Board, Cell, Direction, Robot
from ricochetrobots.core.geometry import column_name
from ricochetrobots.draw.letters import written
from ricochetrobots.draw.markup import BASELINE, element, number
from ricochetrobots.draw.style import Style

CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""From the middle to the corners, in the order of a board's markings."""


def draw_frame(style: Style, board: Board) -> str:
    """Draw the frame around the board."""
    edge = style.measure("frame.width")
    return element(
        "rect",
        x=-edge,
        y=-edge,
        width=board.width + 2 * edge,
        height=board.height + 2 * edge,
        rx=style.measure("frame.radius"),
        fill=style.colour("frame"),
    )


def draw_inner_line(style: Style, board: Board) -> str:
    """Draw the wall line along the inner edge of the frame."""
    return element(
        "rect",
        width=board.width,
        height=board.height,
        rx=style.measure("frame.line.radius"),
        fill="none",
        stroke=style.colour("wall"),
        stroke_width=style.measure("frame.line.width"),
    )


def draw_tiles(style: Style, board: Board) -> str:
    """Draw the tiles over the ground between them; spaces under a diagonal are holes."""
    holes = {diagonal.cell for diagonal in board.diagonals}
    cells = [Cell(cell) for cell in range(len(board.walls))]
    ground = element(
        "rect",
        width=board.width,
        height=board.height,
        rx=style.measure("frame.line.radius"),
        fill=style.colour("gap"),
    )
    tiles = "".join(tile_path(style, board, cell) for cell in cells if cell not in holes)
    sunk = "".join(tile_path(style, board, cell) for cell in cells if cell in holes)
    return (
        ground
        + element("path", d=tiles, fill=style.colour("cell"))
        + element("path", d=sunk, fill=style.colour("hole"))
    )


def draw_tint(style: Style, board: Board, cell: Cell, robot: Robot | None) -> str:
    """Draw the tile of the current target, in its robot's tint."""
    colour = style.colour("accent-soft") if robot is None else style.of(robot, "tint")
    return element("path", d=tile_path(style, board, cell), fill=colour)


def tile_path(style: Style, board: Board, cell: Cell) -> str:
    """Return the outline of a cell's tile."""
    size, radius = style.measure("tile.size"), style.measure("tile.radius")
    row, column = divmod(cell, board.width)
    left, top, flat = column + (1 - size) / 2, row + (1 - size) / 2, number(size - 2 * radius)
    turn = f"a{number(radius)},{number(radius)} 0 0 1 "
    r = number(radius)
    return (
        f"M{number(left + radius)},{number(top)}h{flat}{turn}{r},{r}v{flat}{turn}-{r},{r}"
        f"h-{flat}{turn}-{r},-{r}v-{flat}{turn}{r},-{r}z"
    )


def draw_seams(style: Style, board: Board) -> str:
    """Draw the seams between the panels, if the board is made of panels."""
    if board.panels is None:
        return ""
    d = f"M{number(board.width / 2)},0V{board.height}M0,{number(board.height / 2)}H{board.width}"
    return element("path", d=d, fill="none", stroke=style.colour("gap"), stroke_width=style.measure("seam"))


def centre(board: Board) -> tuple[int, int] | None:
    """Return the middle of the centre block, x and y, if the closed cells are one 2 x 2 square."""
    if not board.closed:
        return None
    first = min(board.closed)
    square = {first, first + 1, first + board.width, first + board.width + 1}
    row, column = divmod(first, board.width)
    return (column + 1, row + 1) if board.closed == square and column + 1 < board.width else None


def draw_blocks(style: Style, board: Board) -> str:
    """Draw each group of adjacent closed cells as one block, with the panels' markings in the centre."""
    if not board.closed:
        return ""
    inset, radius, edge = (style.measure(f"block.{name}") for name in ("inset", "radius", "edge"))
    drawn = element(
        "path", d=_block_path(board, inset - edge / 2, radius + edge / 2), fill=style.colour("wall")
    ) + element(
        "path", d=_block_path(board, inset + edge / 2, radius - edge / 2), fill=style.colour("centre")
    )
    middle = centre(board)
    if middle is None or board.markings is None:
        return drawn
    away = 1 - style.measure("block.dot.inset")
    dots = (
        element(
            "circle",
            cx=middle[0] + dx * away,
            cy=middle[1] + dy * away,
            r=style.measure("block.dot.radius"),
            fill=style.of(robot, "fill"),
        )
        for robot, (dx, dy) in zip(board.markings, CORNERS, strict=True)
    )
    return drawn + "".join(dots)


def _block_path(board: Board, inset: float, radius: float) -> str:
    """Return the closed cells, inset by ``inset`` on the sides that face open cells or the edge.

    They are round where two such sides meet.
    """

    def closed(column: int, row: int) -> bool:
        inside = 0 <= column < board.width and 0 <= row < board.height
        return inside and Cell(row * board.width + column) in board.closed

    def corner(rounded: bool, x: float, y: float) -> str:
        return f"A{number(radius)},{number(radius)} 0 0 1 {number(x)},{number(y)}" if rounded else ""

    path = ""
    for cell in sorted(board.closed):
        y, x = divmod(cell, board.width)
        north, east, south, west = (
            not closed(x + dx, y + dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        )
        left, right = x + inset * west, x + 1 - inset * east
        top, bottom = y + inset * north, y + 1 - inset * south
        nw, ne, se, sw = (
            radius * both for both in (north and west, north and east, south and east, south and west)
        )
        path += (
            f"M{number(left + nw)},{number(top)}"
            f"H{number(right - ne)}{corner(ne > 0, right, top + ne)}"
            f"V{number(bottom - se)}{corner(se > 0, right - se, bottom)}"
            f"H{number(left + sw)}{corner(sw > 0, left, bottom - sw)}"
            f"V{number(top + nw)}{corner(nw > 0, left + nw, top)}Z"
        )
    return path


def draw_walls(style: Style, board: Board) -> str:
    """Draw the walls inside the board, with neighbours joined in one line; frame and blocks have their own."""
    width = style.measure("wall.normal")
    inner = set(board.inner_walls())

    def south(row: int) -> Callable[[int], bool]:
        return lambda column: (Cell(row * board.width + column), Direction.SOUTH) in inner

    def east(column: int) -> Callable[[int], bool]:
        return lambda row: (Cell(row * board.width + column), Direction.EAST) in inner

    level = (
        f"M{number(start)},{row + 1}H{number(end)}"
        for row in range(board.height)
        for start, end in _stretches(board.width, south(row), width / 2)
    )
    upright = (
        f"M{column + 1},{number(start)}V{number(end)}"
        for column in range(board.width)
        for start, end in _stretches(board.height, east(column), width / 2)
    )
    return element(
        "path",
        d="".join((*level, *upright)),
        fill="none",
        stroke=style.colour("wall"),
        stroke_width=width,
        stroke_linecap="round",
    )


def _stretches(length: int, holds: Callable[[int], bool], end: float) -> Iterator[tuple[float, float]]:
    """Yield the ends of the lines that join all places for which ``holds`` is true.

    A line that meets the board's edge is shorter by its round ``end``, which would cover the frame.
    """
    start = None
    for place in range(length + 1):
        if place < length and holds(place):
            start = place if start is None else start
        elif start is not None:
            yield end if start == 0 else start, length - end if place == length else place
            start = None


def draw_coordinates(style: Style, board: Board) -> str:
    """Draw the names of columns above and of rows on the left, outside the frame."""
    size = style.measure("coordinates.size")
    beside = style.measure("frame.width") + style.measure("coordinates.margin") / 2
    drop = size * BASELINE
    columns = ((column_name(column), column + 0.5, drop - beside) for column in range(board.width))
    rows = ((str(row + 1), -beside, row + 0.5 + drop) for row in range(board.height))
    return "".join(
        written(style, name, x, y, size, style.colour("ink-2"), "600") for name, x, y in (*columns, *rows)
    )
