"""Hypothesis strategies for the values of the core: boards, positions, puzzles and paths."""

from hypothesis import strategies as st

from ricochetrobots.core import (
    PANELS,
    Board,
    Cell,
    Diagonal,
    Direction,
    Lean,
    Move,
    Path,
    Position,
    Puzzle,
    Robot,
    Symbol,
    Target,
    assemble,
)

COLOURED = tuple(robot for robot in Robot if robot is not Robot.SILVER)

directions = st.sampled_from(Direction)
robots = st.sampled_from(Robot)
moves = st.builds(Move, robots, directions)
paths = st.lists(moves, max_size=12).map(Path)


@st.composite
def official_boards(draw: st.DrawFn) -> Board:
    names = [draw(st.sampled_from([name for name in PANELS if name[0] == marking])) for marking in "1234"]
    nw, ne, se, sw = draw(st.permutations(names))
    return assemble(nw, ne, se, sw)


@st.composite
def custom_boards(draw: st.DrawFn, max_side: int = 8) -> Board:
    """Boards of any shape with at least one cell for a robot."""
    width, height = draw(st.integers(2, max_side)), draw(st.integers(2, max_side))
    size = width * height
    cells = st.integers(0, size - 1).map(Cell)
    walls = draw(st.lists(st.tuples(cells, directions), max_size=size))
    special = draw(st.lists(cells, unique=True, max_size=min(size - 1, 12)))
    closed, targets, diagonals = [], [], []
    for cell in special:
        kind = draw(st.sampled_from(["closed", "target", "vortex", "diagonal", "diagonal"]))
        if kind == "closed":
            closed.append(cell)
        elif kind == "vortex":
            targets.append((Target(cell, None), Symbol.VORTEX))
        elif kind == "target":
            symbol = draw(st.sampled_from([symbol for symbol in Symbol if symbol is not Symbol.VORTEX]))
            targets.append((Target(cell, draw(st.sampled_from(COLOURED))), symbol))
        else:
            diagonals.append(Diagonal(cell, draw(st.sampled_from(COLOURED)), draw(st.sampled_from(Lean))))
    return Board.build(width, height, walls=walls, targets=targets, diagonals=diagonals, closed=closed)


boards = st.one_of(official_boards(), custom_boards(), custom_boards(max_side=32))


def standable(board: Board) -> list[Cell]:
    return [cell for cell in map(Cell, range(len(board.walls))) if board.standing_fault(cell) is None]


@st.composite
def positions(
    draw: st.DrawFn, boards: st.SearchStrategy[Board] = boards, most_robots: int = len(Robot)
) -> Position:
    board = draw(boards)
    cells = standable(board)
    in_play = draw(st.sets(robots, min_size=1, max_size=min(most_robots, len(cells))))
    stands = draw(st.lists(st.sampled_from(cells), unique=True, min_size=len(in_play), max_size=len(in_play)))
    placed = dict(zip(sorted(in_play), stands, strict=True))
    return Position(board, tuple(map(placed.get, Robot)))


@st.composite
def puzzles(
    draw: st.DrawFn, boards: st.SearchStrategy[Board] = boards, most_robots: int = len(Robot)
) -> Puzzle:
    position = draw(positions(boards, most_robots))
    wanted = [robot for robot in position.in_play if robot is not Robot.SILVER]
    robot = draw(st.sampled_from([None, *wanted]))
    return Puzzle(position, Target(draw(st.sampled_from(standable(position.board))), robot))
