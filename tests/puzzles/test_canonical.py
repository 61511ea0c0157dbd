"""Equivalent puzzles have one name, others have different names, and close puzzles are recognised."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots.core import (
    Board,
    Cell,
    Diagonal,
    Direction,
    Lean,
    Position,
    Puzzle,
    Robot,
    Symbol,
    Target,
    parse_puzzle,
)
from ricochetrobots.puzzles.canonical import canonical
from ricochetrobots.solver import Limits, solve
from support import strategies

pytestmark = pytest.mark.slow

COLOURS = strategies.COLOURED
PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
OTHER_LEAN = {Lean.RISING: Lean.FALLING, Lean.FALLING: Lean.RISING}

Side = tuple[Cell, Direction]


# --- one puzzle in its guises, case by case ---

YARD = "4x4:b2e,c1s,Ba3\\,Rb3/,Gc4\\ Ra1 Gd2 >Rd4"
YARD_AND_COLUMN = "5x4:d1e,d2e,d3e,d4e,b2e,c1s,Ba3\\,Rb3/,Gc4\\"

GUISES = {
    "a turn": (YARD, "4x4:c2s,d3w,Bb1/,Rb2\\,Ga3/ Rd1 Gc4 >Ra4"),
    "a mirror image": (YARD, "4x4:b2e,b1s,Bd3/,Rc3\\,Gb4/ Rd1 Ga2 >Ra4"),
    "other colours": (YARD, "4x4:b2e,c1s,Ra3\\,Bb3/,Yc4\\ Ba1 Yd2 >Bd4"),
    "another colour on a diagonal that turns everybody": (YARD, YARD.replace("Ba3", "Ya3")),
    "targets printed": (YARD, "4x4:b2e,c1s,Ba3\\,Rb3/,Gc4\\,Ya2m,*d3 Ra1 Gd2 >Rd4"),
    "a larger board": (YARD, YARD_AND_COLUMN + " Ra1 Gd2 >Rd4"),
    "another place on a larger board": (
        YARD,
        "5x5:a1s,b1s,c1s,d1s,e1s,a2e,a3e,a4e,a5e,c3e,d2s,Bb4\\,Rc4/,Gd5\\ Rb2 Ge3 >Re5",
    ),
    "closed cells": (YARD, "5x4:#e1,#e2,#e3,#e4,b2e,c1s,Ba3\\,Rb3/,Gc4\\ Ra1 Gd2 >Rd4"),
    "a robot in a pocket": (YARD, YARD_AND_COLUMN + " Ra1 Gd2 Ye3 >Rd4"),
    "a wall in a pocket": (YARD, YARD_AND_COLUMN + ",e2s Ra1 Gd2 >Rd4"),
    "a diagonal in a pocket": (YARD, YARD_AND_COLUMN + ",Ge1/ Ra1 Gd2 >Rd4"),
    "a diagonal whose robot is in a pocket": (
        "4x4:Bb3/ Ra1 >Rd4",
        "5x4:d1e,d2e,d3e,d4e,Gb3/ Ra1 Ge3 >Rd4",
    ),
    "a vortex that one robot can come to": ("4x4:Bb3/ Ra1 >Rd4", "5x4:d1e,d2e,d3e,d4e,Bb3/ Ra1 Ye3 >*d4"),
    "a vortex, the robot that comes to it being silver": ("4x4:Bb3/ Ra1 >Rd4", "4x4:Bb3/ Sa1 >*d4"),
    "how a diagonal lies that only its own robot enters": ("4x4:Rb3/ Ra1 >Rd4", "4x4:Rb3\\ Ra1 >Rd4"),
    "a wall between diagonals that nobody enters on that side": (
        "4x4:b2s,c2s,Yb2/,Yc2\\ Ra1 >Rd4",
        "4x4:b2s,c2s,b2e,Yb2/,Yc2\\ Ra1 >Rd4",
    ),
    "a robot behind diagonals": ("3x3:Ya3/,Yb2/,Yc1/ Ra1 >Rb1", "3x3:Ya3/,Yb2/,Yc1/ Ra1 Gc3 >Rb1"),
    "a wall behind diagonals": ("3x3:Ya3/,Yb2/,Yc1/ Ra1 >Rb1", "3x3:Ya3/,Yb2/,Yc1/,c2s Ra1 >Rb1"),
    "a robot that can never move, on its target": ("2x2:a1e,a1s Ra1 >Ra1", "3x2:c1w,c1s Rc1 Ga1 >Rc1"),
    "no way to the target": ("2x2:a1e,a1s Ra1 Gb1 >Rb2", "3x2:#b1,#b2 Ra1 >*c1"),
}


@pytest.mark.parametrize(("puzzle", "guise"), GUISES.values(), ids=GUISES)
def test_a_guise_has_the_same_name(puzzle: str, guise: str) -> None:
    assert puzzle != guise
    assert canonical(parse_puzzle(guise)) == canonical(parse_puzzle(puzzle))


OTHERS = {
    "a robot moved": (PUZZLE, "2A3C4A1C Rl12 Ge14 Bp7 Yk16 >Rm2"),
    "a robot more": (PUZZLE, PUZZLE.replace(" >", " Sa1 >")),
    "another target": (PUZZLE, PUZZLE.replace(">Rm2", ">Rm3")),
    "a target for another robot": (PUZZLE, PUZZLE.replace(">R", ">G")),
    "the vortex": (PUZZLE, PUZZLE.replace(">R", ">*")),
    "another panel": (PUZZLE, PUZZLE.replace("2A", "2B")),
    "a wall less": (YARD, YARD.replace("b2e,", "")),
    "a diagonal that lies otherwise": (YARD, YARD.replace("Ba3\\", "Ba3/")),
    "a diagonal less": (YARD, YARD.replace("Ba3\\,", "")),
    "a diagonal that its robot passes, less": ("4x4:Rb3/ Ra1 >Rd4", "4x4: Ra1 >Rd4"),
    "another robot passes a diagonal": (YARD, YARD.replace("Rb3", "Gb3")),
    "a robot of another colour, that passes none": (YARD, YARD.replace("Gd2", "Yd2")),
    "a robot that only another can meet": (
        "3x3:Ba3/,Bb2/,Bc1/ Ra1 Ba2 Gc3 >Rb1",
        "3x3:Ba3/,Bb2/,Bc1/ Ra1 Ba2 Gc2 >Rb1",
    ),
    "a column less": ("4x4: Ra1 >Rb2", "3x4: Ra1 >Rb2"),
    "rows for columns": ("2x8: Ra1 >Rb2", "4x4: Ra1 >Rb2"),
}


@pytest.mark.parametrize(("puzzle", "other"), OTHERS.values(), ids=OTHERS)
def test_another_puzzle_has_another_name(puzzle: str, other: str) -> None:
    assert canonical(parse_puzzle(other)) != canonical(parse_puzzle(puzzle))


def test_the_name_is_the_same_in_every_process() -> None:
    puzzle = parse_puzzle(PUZZLE)
    assert canonical(puzzle).startswith("294270371695e21b")
    assert canonical(parse_puzzle(str(mirrored(puzzle)))) == canonical(puzzle)


# --- any puzzle in any guise ---


@dataclass(frozen=True)
class Reach:
    """The cells that a robot can reach, found step by step, to check `canonical`."""

    stops: frozenset[Cell]
    queried: frozenset[Side]
    """Sides at which a robot may find a wall or none, from either cell."""
    crossed: frozenset[Side]
    turned: frozenset[Diagonal]
    passed: frozenset[Diagonal]


def reach(position: Position, robot: Robot) -> Reach:
    board = position.board
    stops: set[Cell] = set()
    queried: set[Side] = set()
    crossed: set[Side] = set()
    turned: set[Diagonal] = set()
    passed: set[Diagonal] = set()

    def send(cell: Cell, direction: Direction) -> None:
        queried.add((cell, direction))
        if board.wall(cell, direction):
            return
        ahead = board.ahead(cell, direction)
        crossed.update({(cell, direction), (ahead, direction.opposite)})
        diagonal = board.diagonal_at(ahead)
        if diagonal is None:
            stop(ahead)
        elif diagonal.robot is robot:
            passed.add(diagonal)
            send(ahead, direction)
        else:
            turned.add(diagonal)
            send(ahead, diagonal.lean.turn(direction))

    def stop(cell: Cell) -> None:
        if cell not in stops:
            stops.add(cell)
            for direction in Direction:
                send(cell, direction)

    stop(position.cell(robot))
    return Reach(*map(frozenset, (stops, queried | crossed, crossed, turned, passed)))  # type: ignore[arg-type]  # five sets, of cells or of sides


def accepting(puzzle: Puzzle) -> set[Robot]:
    """Return the robots that may take the target and can reach it."""
    return {
        robot
        for robot in puzzle.position.in_play
        if puzzle.target.robot in (None, robot) and puzzle.target.cell in reach(puzzle.position, robot).stops
    }


def that_matter(puzzle: Puzzle) -> dict[Robot, Reach]:
    reaches = {robot: reach(puzzle.position, robot) for robot in puzzle.position.in_play}
    found = accepting(puzzle)
    for _ in Robot:
        found |= {
            robot
            for robot, other in product(reaches, set(found))
            if reaches[robot].stops & reaches[other].stops
        }
    return {robot: reaches[robot] for robot in found}


Point = tuple[int, int]


def plain(puzzle: Puzzle) -> object:
    """Return all guises of the relevant parts, as points in a plane in which a cell is two wide and two high."""
    board = puzzle.position.board
    reaches = that_matter(puzzle)
    if not reaches:
        return None

    def at(cell: Cell) -> Point:
        return 2 * (cell % board.width), 2 * (cell // board.width)

    def beside(cell: Cell, direction: Direction) -> Point:
        (x, y), (east, south) = at(cell), ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
        return x + east, y + south

    def corners(diagonal: Diagonal) -> frozenset[Point]:
        (x, y), up = at(diagonal.cell), 1 if diagonal.lean is Lean.RISING else -1
        return frozenset({(x - 1, y + up), (x + 1, y - up)})

    openings = {beside(*side) for each in reaches.values() for side in each.crossed}
    turned = {corners(diagonal) for each in reaches.values() for diagonal in each.turned}
    robots = {
        (
            at(puzzle.position.cell(robot)),
            robot in accepting(puzzle),
            frozenset(at(each.cell) for each in passed),
        )
        for robot, passed in ((robot, each.passed) for robot, each in reaches.items())
    }
    cells = {at(cell) for each in reaches.values() for cell in each.stops}
    goal = at(puzzle.target.cell)

    def drawn(move: Callable[[Point], Point]) -> object:
        def several(points: Iterable[Point]) -> frozenset[Point]:
            return frozenset(map(move, points))

        return (
            several(openings),
            several(cells),
            frozenset(map(several, turned)),
            frozenset((move(cell), accepted, several(passed)) for cell, accepted, passed in robots),
            move(goal),
        )

    guises = []
    for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        for hand in (1, -1):

            def turn(point: Point, a: int = a, b: int = b, hand: int = hand) -> Point:
                x, y = point[0] * hand, point[1]
                return a * x - b * y, b * x + a * y

            shown = {*map(turn, openings), *map(turn, cells)}
            west, north = min(x for x, _ in shown), min(y for _, y in shown)

            def move(point: Point, turn=turn, west=west, north=north) -> Point:  # type: ignore[no-untyped-def]  # the loop's values, bound now
                x, y = turn(point)
                return x - west, y - north

            guises.append(drawn(move))
    return frozenset(guises)


def turned(puzzle: Puzzle) -> Puzzle:
    """Turn a puzzle by a quarter clockwise, wall by wall."""
    board = puzzle.position.board

    def there(cell: Cell) -> Cell:
        row, column = divmod(cell, board.width)
        return Cell(column * board.height + board.height - 1 - row)

    return moved(puzzle, (board.height, board.width), there, lambda way: Direction((way + 1) % 4), OTHER_LEAN)


def mirrored(puzzle: Puzzle) -> Puzzle:
    """Mirror a puzzle, east for west."""
    board = puzzle.position.board

    def there(cell: Cell) -> Cell:
        row, column = divmod(cell, board.width)
        return Cell(row * board.width + board.width - 1 - column)

    return moved(puzzle, (board.width, board.height), there, lambda way: Direction(-way % 4), OTHER_LEAN)


def moved(
    puzzle: Puzzle,
    size: tuple[int, int],
    there: Callable[[Cell], Cell],
    heading: Callable[[Direction], Direction],
    lean: dict[Lean, Lean],
) -> Puzzle:
    board = puzzle.position.board
    after = Board.build(
        *size,
        walls=[(there(cell), heading(direction)) for cell, direction in walls(board)],
        diagonals=[Diagonal(there(each.cell), each.robot, lean[each.lean]) for each in board.diagonals],
        closed=map(there, board.closed),
    )
    robots = tuple(None if cell is None else there(cell) for cell in puzzle.position.robots)
    return Puzzle(Position(after, robots), replace(puzzle.target, cell=there(puzzle.target.cell)))


def walls(board: Board) -> Iterator[Side]:
    for cell, direction in product(map(Cell, range(len(board.walls))), Direction):
        if board.wall(cell, direction):
            yield cell, direction


def recoloured(puzzle: Puzzle, colours: list[Robot]) -> Puzzle:
    """Recolour each coloured robot and its diagonals by the list."""
    to = dict(zip(COLOURS, colours, strict=True)) | {Robot.SILVER: Robot.SILVER}
    board, position = puzzle.position.board, puzzle.position
    diagonals = tuple(replace(each, robot=to[each.robot]) for each in board.diagonals)
    robots: list[Cell | None] = [None] * len(Robot)
    for robot in position.in_play:
        robots[to[robot]] = position.cell(robot)
    after = replace(board, diagonals=diagonals, targets=(), symbols=(), panels=None)
    wanted = None if puzzle.target.robot is None else to[puzzle.target.robot]
    return Puzzle(Position(after, tuple(robots)), replace(puzzle.target, robot=wanted))


def set_into(puzzle: Puzzle, random: Random) -> Puzzle:
    """Put a puzzle on a larger board, enclosed by walls."""
    board = puzzle.position.board
    west, north, east, south = random.choices(range(3), k=4)
    size = min(board.width + west + east, 32), min(board.height + north + south, 32)
    west, north = min(west, size[0] - board.width), min(north, size[1] - board.height)

    def there(cell: Cell) -> Cell:
        row, column = divmod(cell, board.width)
        return Cell((row + north) * size[0] + column + west)

    return moved(puzzle, size, there, lambda way: way, {lean: lean for lean in Lean})


def cluttered(puzzle: Puzzle, random: Random) -> Puzzle:
    """Change walls, diagonals, colours, closed cells and robots out of reach of the relevant robots."""
    board, target = puzzle.position.board, puzzle.target
    reaches = that_matter(puzzle)
    if not reaches:
        return puzzle
    cells = [Cell(cell) for cell in range(len(board.walls))]
    turned = {each for found in reaches.values() for each in found.turned}
    passed = {each for found in reaches.values() for each in found.passed}
    stops = {cell for found in reaches.values() for cell in found.stops}
    away = [cell for cell in cells if cell not in stops | {each.cell for each in turned | passed}]
    random.shuffle(away)

    matter = {robot: puzzle.position.cell(robot) for robot in reaches}
    robots = dict(matter)
    idle = [robot for robot in Robot if robot not in reaches and robot is not target.robot]
    while away and idle and random.random() < 0.5:
        robots[idle.pop()] = away.pop()
    closed = [away.pop() for _ in range(random.randint(0, len(away)))]

    absent = [colour for colour in COLOURS if colour not in reaches]
    diagonals = []
    for each in turned | passed:
        colour = random.choice(absent) if absent and each not in passed else each.robot
        lean = each.lean if each in turned else random.choice(list(Lean))
        diagonals.append(Diagonal(each.cell, colour, lean))
    while away and random.random() < 0.7:
        diagonals.append(Diagonal(away.pop(), random.choice(COLOURS), random.choice(list(Lean))))

    queried = {side for found in reaches.values() for side in found.queried}
    kept = [side for side in walls(board) if side in queried]
    free = [
        side
        for side in product(cells, Direction)
        if side not in queried and not crosses(board, side, queried)
    ]
    printed = [(Target(cell, None), Symbol.VORTEX) for cell in stops if random.random() < 0.2]
    after = Board.build(
        board.width,
        board.height,
        walls=[*kept, *random.sample(free, random.randint(0, len(free)))],
        targets=printed,
        diagonals=diagonals,
        closed=closed,
    )
    (only, *others) = accepting(replace(puzzle, target=replace(target, robot=None)))
    if not others and only is not Robot.SILVER:
        target = replace(target, robot=random.choice([None, only]))
    other = Puzzle(Position(after, tuple(map(robots.get, Robot))), target)
    if that_matter(other).keys() != reaches.keys():  # an unreached side of a diagonal lets a robot in
        other = replace(other, position=Position(after, tuple(map(matter.get, Robot))))
    return other


def crosses(board: Board, side: Side, queried: set[Side]) -> bool:
    """Return whether a wall here would be on a side that some robot reaches from the other cell."""
    cell, direction = side
    row, column = divmod(cell, board.width)
    down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[direction]
    if not (0 <= row + down < board.height and 0 <= column + right < board.width):
        return False
    return (board.ahead(cell, direction), direction.opposite) in queried


def disguised(puzzle: Puzzle, random: Random) -> Puzzle:
    other = cluttered(set_into(puzzle, random), random)
    other = recoloured(other, random.sample(COLOURS, len(COLOURS)))
    if random.random() < 0.5:
        other = mirrored(other)
    for _ in range(random.randrange(4)):
        other = turned(other)
    return other


seeds = st.integers(0, 2**32)
small_puzzles = strategies.puzzles(strategies.custom_boards(max_side=5))


@given(
    strategies.puzzles(strategies.official_boards()),
    st.integers(0, 3),
    st.booleans(),
    st.permutations(COLOURS),
)
def test_every_guise_of_an_official_board_has_the_same_name(
    puzzle: Puzzle, turns: int, mirror: bool, colours: list[Robot]
) -> None:
    other = recoloured(mirrored(puzzle) if mirror else puzzle, colours)
    for _ in range(turns):
        other = turned(other)
    assert canonical(other) == canonical(puzzle)


@given(small_puzzles, seeds, st.booleans())
def test_every_guise_has_the_same_names_and_optimum(puzzle: Puzzle, seed: int, rule: bool) -> None:
    other = disguised(puzzle, Random(seed))
    assert canonical(other) == canonical(puzzle)
    assert optimum(other, rule) == optimum(puzzle, rule)


def optimum(puzzle: Puzzle, rule: bool) -> int | None:
    """Return the length of a shortest path that has no more than five moves."""
    return solve(puzzle, Limits(max_moves=5), engine="reference", ricochet_rule=rule).moves


@pytest.mark.long
@given(strategies.puzzles(strategies.custom_boards(max_side=3)))
def test_names_tell_apart_what_differs_by_a_step(puzzle: Puzzle) -> None:
    """Move each robot, and the target, to each cell: the name stays equal if and only if the result is a guise."""
    board = puzzle.position.board
    for cell in strategies.standable(board):
        others = [replace(puzzle, target=replace(puzzle.target, cell=cell))]
        if puzzle.position.robot_at(cell) is None:
            others += [
                replace(puzzle, position=puzzle.position.place(robot, cell))
                for robot in puzzle.position.in_play
            ]
        for other in others:
            assert (canonical(other) == canonical(puzzle)) is (plain(other) == plain(puzzle))


# --- every small puzzle ---


def small_boards() -> Iterator[Board]:
    """Yield all boards of 2 x 2 cells with at most one diagonal, red or green."""
    inner = [
        (Cell(0), Direction.EAST),
        (Cell(0), Direction.SOUTH),
        (Cell(3), Direction.NORTH),
        (Cell(3), Direction.WEST),
    ]
    one = [
        [Diagonal(Cell(cell), robot, lean)]
        for cell, robot, lean in product(range(4), (Robot.RED, Robot.GREEN), Lean)
    ]
    for count in range(len(inner) + 1):
        for chosen, diagonals in product(combinations(inner, count), [[], *one]):
            yield Board.build(2, 2, walls=chosen, diagonals=diagonals)


def puzzles_on(board: Board, robots: tuple[Robot, ...], targets: Iterable[Target]) -> Iterator[Puzzle]:
    """Yield the puzzles with red and any of these robots in any cells."""
    cells = strategies.standable(board)
    for standing in product(cells, *[[None, *cells]] * len(robots)):
        places = dict(zip((Robot.RED, *robots), standing, strict=True))
        taken = [cell for cell in standing if cell is not None]
        if len(set(taken)) == len(taken):
            for target in targets:
                yield Puzzle(Position(board, tuple(map(places.get, Robot))), target)


@pytest.mark.long
def test_all_small_puzzles_have_names_by_their_guises() -> None:
    by_name = defaultdict(set)
    by_guise = defaultdict(set)
    lengths = defaultdict(set)
    for board in small_boards():
        cells = strategies.standable(board)
        targets = [Target(cells[0], None), Target(cells[-1], Robot.RED)]
        for puzzle in puzzles_on(board, (Robot.GREEN,), targets):
            name, guise = canonical(puzzle), plain(puzzle)
            by_name[name].add(guise)
            by_guise[guise].add(name)
            lengths[name].add(optimum(puzzle, rule=True))
    assert len(by_name) > 100
    assert {len(guises) for guises in by_name.values()} == {1}
    assert {len(names) for names in by_guise.values()} == {1}
    assert {len(found) for found in lengths.values()} == {1}
    assert set(chain.from_iterable(lengths.values())) > {None, 2, 3}


# --- one robot apart ---
