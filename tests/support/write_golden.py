"""Generate golden/slides.txt and golden/*.count; the naive twin computes every value.

Run it as ``python tests/support/write_golden.py slides`` or
``... counts`` (some minutes) with ``tests`` on PYTHONPATH; then review the difference.
"""

import random
import sys

from ricochetrobots.core import (
    Board,
    Cell,
    Diagonal,
    Direction,
    Lean,
    Position,
    Robot,
    Symbol,
    Target,
    assemble,
    parse_position,
)
from support import naive
from support.golden import GOLDEN

SLIDES_HEADER = """\
# Slides: what one move does (R3, R4), for every implementation of the rule.
#
# UTF-8, one record a line, fields separated by one tab; lines that are empty or begin with '#' are skipped.
#
# board    TEXT  WIDTHxHEIGHT  WALLS  DIAGONALS
#     A board, before its first use. TEXT is its notation (docs/notation.md); the rest says it without that.
#     WALLS has one hexadecimal digit for each cell, row by row from the north-west: 1 for a wall in the
#     north, plus 2 east, 4 south, 8 west; each wall is in both its cells, edge and closed cells included.
#     DIAGONALS are separated by spaces: colour, cell, how it lies, e.g. 'Bd3/'; '-' if there are none.
# slide    POSITION  MOVE  CELLS  HEADING
#     The move is allowed. CELLS are all cells from the start to the resting place, separated by spaces;
#     HEADING is the direction (n e s w) in which the robot travelled when it came to rest.
# refused  POSITION  MOVE  CODE  BY
#     The move is refused: move-blocked (R3.3), stops-on-diagonal (R4.3) or endless-slide (R4.4).
#     BY is what blocks it: 'wall' or the letter of a robot; '-' for the other codes.
#
# POSITION is the board's TEXT, then each robot with its cell. Only the robots named are in play.
"""

COUNTS_HEADER = """\
# Counts: how many sequences of exactly DEPTH legal moves a position has (R3, R4). Targets play no part.
#
# UTF-8, one record a line, fields separated by one tab: ID  POSITION  DEPTH  COUNT
"""

EXAMPLES = (
    ("A robot slides to the edge (R3.1)", "5x5: Rc3", "Rn Re Rs Rw"),
    ("Corners and edges: blocked at once (R3.3)", "5x5: Ra1 Ge1 Be5 Ya5", "Rn Re Rs Rw Gn Ge Be Bs Yw Ys"),
    (
        "Walls in the way: of the cell itself, of the next one, at once",
        "5x5:c3e,c2s,d4n Rc5 Ga3 Be3 Yd1 Sc3",
        "Rn Ge Bw Ys Ss Sw Sn Se Rw",
    ),
    ("A wall beside the way does not stop a robot", "5x5:b1s,c1s,d1s Ra1 Ge2", "Re Gw"),
    ("Robots in the way: ahead, beside", "5x5: Ra3 Gd3 Bd1 Ye3 Sd2", "Re Ge Gw Bs Bw Yw Ss Sn"),
    ("A wall hides the robot behind it", "5x5:b3e Rb3 Gc3", "Re Gw Rw Ge"),
    ("Closed cells are walls all around", "5x5:#c3,#e1 Ra3 Gc1 Be3 Yc5 Sa1", "Re Gs Ge Bw Bn Yn Se"),
    ("Targets stop nobody", "5x5:Rc3m,*e3,Gc1g Ra3 Gc5", "Re Gn"),
    ("'/': n to e, e to n, s to w, w to s (R4.2)", "5x5:Bc3/ Rc5 Ga3 Yc1 Se3", "Rn Ge Ys Sw"),
    ("'\\': n to w, e to s, s to e, w to n (R4.2)", "5x5:Bc3\\ Rc5 Ga3 Yc1 Se3", "Rn Ge Ys Sw"),
    ("A robot on the way out of '/' (R4.3)", "5x5:Bc3/ Rc4 Gb3 Yc2 Sd3", "Rn Ge Ys Sw"),
    ("A robot on the way out of '\\' (R4.3)", "5x5:Bc3\\ Rc4 Gb3 Yc2 Sd3", "Rn Ge Ys Sw"),
    ("A wall on the way out (R4.3)", "5x5:Bc3/,c3n Ra3 Ge3", "Re Gw"),
    ("The edge on the way out (R4.3)", "4x4:Ba1/,Bd1\\ Ra3 Gc1 Yb1 Sd3", "Rn Ge Yw Yn Sn Gw"),
    ("A wall on the way in stops the robot before the diagonal", "5x5:Bc3/,b3e Ra3 Gb3 Yc1", "Re Ge Ys"),
    ("A wall, a robot, the edge after the bounce", "5x5:Bc3/,c2n Ra3 Ge3 Yc5", "Re Gw Yn"),
    ("A robot passes its own colour (R4.1)", "7x3:Rc2/,Be2/,Gg2\\ Ra2 Bb1 Gf2", "Re Bs Be Gw"),
    (
        "Own colour: no stop for a wall, an edge (R4.3)",
        "5x5:Rc3/,c3e,Re5\\ Ra3 Gc1 Bc5 Ye1",
        "Re Gs Bn Be Ys",
    ),
    ("Own colour: no stop for a robot (R4.3)", "5x5:Rc3/ Ra3 Gd3", "Re"),
    ("Own colour: no stop at the edge (R4.3)", "5x5:Re3/ Ra3 Ge1", "Re Gs"),
    ("Silver passes no diagonal (R2.3)", "5x5:Rb2/,Gd2/,Bb4/,Yd4/ Sa2", "Se"),
    ("Silver passes no diagonal (R2.3)", "5x5:Rb2/,Gd2/,Bb4/,Yd4/ Se2", "Sw"),
    ("Silver passes no diagonal (R2.3)", "5x5:Rb2/,Gd2/,Bb4/,Yd4/ Sa4", "Se"),
    ("Silver passes no diagonal (R2.3)", "5x5:Rb2/,Gd2/,Bb4/,Yd4/ Se4", "Sw"),
    ("Two and three bounces in one move", "5x5:Bb4/,Bb2/,Bd2\\ Rb5 Yc2", "Rn Ye"),
    ("Two and three bounces in one move", "5x5:Bb4/,Bb2/,Bd2\\ Yc2", "Yw"),
    ("Two and three bounces in one move", "5x5:Bb4/,Bb2/,Bd2\\ Ga4", "Ge"),
    ("The way crosses the cell where it began (R4.4)", "5x5:Be2\\,Be4/,Bc4\\ Rc2", "Re Rs Rw"),
    ("The way crosses itself", "5x5:Be2\\,Be4/,Bc4\\ Ra2", "Re Rs"),
    (
        "Both faces of one diagonal in one move, which does end (R4.4)",
        "5x5:Bc1/,Be1\\,Bc3/,Be3/ Ra3",
        "Re Rs",
    ),
    ("A way round that ends where it began has moved", "3x3:Bc1\\,Bc3/,Ba3\\ Ra1", "Re Rs"),
    ("A way round without an end (R4.4)", "5x5:Gb2/,Gd2\\,Gd4/,Gb4\\ Rc2", "Rn Re Rs Rw"),
    ("A way round without an end (R4.4)", "5x5:Gb2/,Gd2\\,Gd4/,Gb4\\ Sb3", "Sn Se Ss Sw"),
    ("The same with a robot in the way", "5x5:Gb2/,Gd2\\,Gd4/,Gb4\\ Rc2 Yd3", "Re Rw Yn Ys"),
    ("The same for its own colour", "5x5:Gb2/,Gd2\\,Gd4/,Gb4\\ Gc2", "Gn Ge Gs Gw"),
    ("The smallest board, full", "2x2: Ra1 Gb1 Ba2 Yb2", "Rn Re Rs Rw Gn Ge Gs Gw Bn Be Bs Bw Yn Ye Ys Yw"),
    ("Columns past z", "32x32:ab30s,Raf32/ Raf1 Gaa30 Bz30 Yab28", "Rw Rs Ge Be Ys"),
)
"""Title, position, moves; all moves if none are named."""


def random_official(rng: random.Random) -> Position:
    faces = [f"{marking}{rng.choice('ABCDDD')}" for marking in rng.sample("1234", 4)]
    nw, ne, se, sw = faces
    return scatter(rng, assemble(nw, ne, se, sw), rng.choice((4, 5)))


def random_custom(rng: random.Random, *, diagonals: int) -> Position:
    width, height = rng.randint(3, 9), rng.randint(3, 9)
    cells = rng.sample([Cell(index) for index in range(width * height)], 5 + diagonals)
    colours = [robot for robot in Robot if robot is not Robot.SILVER]
    board = Board.build(
        width,
        height,
        walls=[(Cell(rng.randrange(width * height)), Direction(rng.randrange(4))) for _ in range(width)],
        closed=cells[:1],
        targets=[
            (Target(cells[1], None), Symbol.VORTEX),
            (Target(cells[2], rng.choice(colours)), Symbol.STAR),
        ],
        diagonals=[Diagonal(cell, rng.choice(colours), rng.choice(list(Lean))) for cell in cells[5:]],
    )
    return scatter(rng, board, rng.choice((1, 2, 3)))


def scatter(rng: random.Random, board: Board, robots: int) -> Position:
    free = [cell for cell in map(Cell, range(len(board.walls))) if board.standing_fault(cell) is None]
    placed = dict(zip(sorted(rng.sample(list(Robot), robots)), rng.sample(free, robots), strict=True))
    return Position(board, tuple(map(placed.get, Robot)))


def board_line(text: str) -> str:
    board = naive.read_board(text)
    walls = ""
    for row in range(board.height):
        for column in range(board.width):
            shut = [
                (column, row) in board.closed or not board.is_open((column, row), direction)
                for direction in "nesw"
            ]
            walls += f"{sum(1 << bit for bit, is_shut in enumerate(shut) if is_shut):x}"
    diagonals = sorted(board.diagonals.items(), key=lambda item: item[0][::-1])
    diagonal_words = " ".join(f"{colour}{naive.name(where)}{lean}" for where, (colour, lean) in diagonals)
    return f"board\t{text}\t{board.width}x{board.height}\t{walls}\t{diagonal_words or '-'}"


def slide_line(position: str, move: str) -> str:
    board, robots = naive.read_position(position)
    outcome = naive.slide(board, robots, move)
    if outcome.refused:
        return f"refused\t{position}\t{move}\t{outcome.refused}\t{outcome.blocker or '-'}"
    cells = " ".join(map(naive.name, outcome.spots))
    return f"slide\t{position}\t{move}\t{cells}\t{outcome.heading}"


def write_slides() -> None:
    rng = random.Random(2013)
    official = [str(random_official(rng)) for _ in range(24)]
    plain = [str(random_custom(rng, diagonals=0)) for _ in range(6)]
    slanted = [str(random_custom(rng, diagonals=4)) for _ in range(30)]
    sections = [
        *EXAMPLES,
        *(("Official boards", position, "") for position in official),
        *(("Custom boards", position, "") for position in plain),
        *(("Custom boards with diagonals", position, "") for position in slanted),
    ]
    lines = [SLIDES_HEADER.rstrip()]
    titles: list[str] = []
    boards: set[str] = set()
    for title, position, moves in sections:
        if title not in titles:
            titles.append(title)
            lines += ["", f"# {title}"]
        board, *robots = position.split(" ")
        if board not in boards:
            boards.add(board)
            lines.append(board_line(board))
        every = [f"{robot[0]}{direction}" for robot in robots for direction in "nesw"]
        lines += [slide_line(position, move) for move in moves.split() or every]
    (GOLDEN / "slides.txt").write_text("\n".join(lines) + "\n", "utf-8")


def write_counts() -> None:
    rng = random.Random(17)
    official = [
        ("four", "4C3A2C1C Rc4 Gn12 Bj5 Ya2", 5),
        ("corners", "1A2A3A4A Ra1 Gp1 Ba16 Yp16", 5),
        ("first-edition", "4B1B3A2A Re3 Gk9 Bo14 Yc11", 4),
        ("huddle", "2B1C4A3C Rg7 Gj7 Bg10 Yj10", 4),
        ("diagonals-four", "1D2D3D4D Rb3 Go4 Bc15 Yn13", 5),
        ("diagonals-turned", "3D4D1D2D Rb3 Go4 Bc15 Yn13", 4),
        ("five", "3B2B4C1C Ra3 Gc14 Bg13 Yj1 Sk8", 4),
        ("diagonals-five", "3D2D4C1C Rp5 Gl7 Bl5 Yb7 Si1", 4),
        ("all-diagonals-five", "4D1D2D3D Ra8 Gi1 Bp9 Yh16 Sd4", 4),
        ("one", "4D1D2D3D Ra8", 6),
        ("silver-alone", "4D1D2D3D Sa8", 6),
    ]
    official += [(f"random-{index}", str(random_official(rng)), 4) for index in range(6)]
    custom = [
        ("empty", "5x5: Rc3 Ga1", 6),
        ("smallest", "2x2: Ra1", 8),
        ("full", "2x2: Ra1 Gb1 Ba2 Yb2", 3),
        ("walls", "6x5:b2e,c3s,e4n,d1e Ra1 Gf5 Sc3", 5),
        ("closed", "7x7:#d4,#c4,#a1,d5e Ra7 Gg1 Be4", 5),
        ("ring", "3x3:Ba1/,Bc1\\,Bc3/,Ba3\\ Rb1 Gc2", 6),
        ("way-round", "3x3:Bc1\\,Bc3/,Ba3\\ Ra1", 8),
        ("wide", "32x2:Rp1/,Gq2\\,aa1e Ra1 Gaf2 Ba2 Yaf1", 4),
        ("large", "32x32:ab30s,Raf32/,*c5,#p16 Raf1 Gaa30 Bz30 Yab28 Sa1", 4),
    ]
    custom += [(f"random-{index}", str(random_custom(rng, diagonals=5)), 5) for index in range(6)]
    for stem, cases in (("official", official), ("custom", custom)):
        lines = [COUNTS_HEADER.rstrip()]
        for id, position, depth in cases:
            parse_position(position)
            board, robots = naive.read_position(position)
            lines += [f"{id}\t{position}\t{d}\t{naive.count(board, robots, d)}" for d in range(1, depth + 1)]
        (GOLDEN / f"{stem}.count").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    {"slides": write_slides, "counts": write_counts}[sys.argv[1]]()
