"""Each format agrees with facts of the public project that it comes from; the modules cite the sources."""

import zlib
from base64 import b64encode
from struct import pack

import pytest

from ricochetrobots import formats
from ricochetrobots.core import (
    PANELS,
    Board,
    Cell,
    Direction,
    IllegalError,
    InputError,
    Position,
    Puzzle,
    Robot,
    Symbol,
    UnreadableError,
    format_target,
)
from ricochetrobots.draw import board_text


def read_puzzle(text: str) -> Puzzle:
    value = formats.read(text)
    assert isinstance(value, Puzzle)
    return value


@pytest.mark.parametrize("panels", ["1B3C2C4C", "1A4B3C2C"])
def test_an_id_that_begins_as_the_notation_does_is_recognised(panels: str) -> None:
    board = formats.read(panels)
    assert isinstance(board, Board)
    target = next(target for target in board.targets if target.robot is Robot.GREEN)
    puzzle = f"{panels} Rf3 Ge5 Bm5 Ya4 {format_target(target, board)}"
    assert str(formats.read(formats.write(puzzle, "driftingdroids"))) == puzzle


def test_an_id_of_driftingdroids() -> None:
    """The id and the layout of its panels (1A 4B / 2B 3B) are from Board.java and from a text in fotos/."""
    puzzle = read_puzzle("0765+41+2E21BD0F+1C")
    assert puzzle.board.panels == ("1A", "4B", "3B", "2B")
    assert puzzle.position.robots[:4] == (0x2E, 0x21, 0xBD, 0x0F)
    assert puzzle.position.robots[Robot.SILVER] is None
    assert puzzle.target.cell == 0x1C
    assert puzzle.target.robot is Robot.GREEN
    assert formats.write(puzzle, "driftingdroids") == "0765+41+2E21BD0F+1C"


def test_an_id_for_any_robot_and_with_the_fifth() -> None:
    puzzle = read_puzzle("0123+5F+2E21BD0F7F+" + _vortex("1A2A3A4A"))
    assert puzzle.target.robot is None
    assert puzzle.robots[Robot.SILVER] == 0x7F


def _vortex(board: str) -> str:
    value = formats.read(board)
    assert isinstance(value, Board)
    return f"{next(target.cell for target in value.targets if target.robot is None):02X}"


# The targets of panels C and D in Board.java, by column and row of the panel: circle triangle square hexagon.
FACES = {
    "1C": "R14 G31 B46 Y63",
    "2C": "Y32 B53 R24 G45",
    "3C": "G41 R13 Y55 B36",
    "4C": "B51 Y16 G65 R34",
    "1D": "R13 G26 B36 Y64",
    "2D": "Y62 B47 R15 G52",
    "3D": "G24 R34 Y56 B62",
    "4D": "B23 Y62 G33 R15",
}


@pytest.mark.parametrize("name", FACES)
def test_panels_have_the_names_that_driftingdroids_gives_them(name: str) -> None:
    shapes = (Symbol.MOON, Symbol.GEAR, Symbol.PLANET, Symbol.STAR)
    printed = {
        symbol: f"{robot}{spot.x}{spot.y}"
        for spot, robot, symbol in PANELS[name].targets
        if robot is not None
    }
    assert " ".join(printed[shape] for shape in shapes) == FACES[name]


def test_an_id_with_a_panel_of_diagonals_has_none() -> None:
    puzzle = read_puzzle("C123+40+01020304+" + _red_target())
    assert puzzle.board.diagonals == ()
    assert puzzle.board.panels is None


def _red_target() -> str:
    value = formats.read("1D2A3A4A")
    assert isinstance(value, Board)
    return f"{next(target.cell for target in value.targets if target.robot is Robot.RED):02X}"


def map_text(data: bytes, *, length: int | None = None) -> str:
    """Return a map as Board.java writes it, with a length of the data that may be wrong."""
    packed = b64encode(pack(">i", len(data) if length is None else length) + zlib.compress(data, 9)).decode()
    return f"!DriftingDroids_game!{zlib.crc32(packed.encode()):08X}!{packed}!"


def test_a_map_of_driftingdroids() -> None:
    """3 x 4 cells, a wall east of (0,0), the target of green on (2,3), robots red and green."""
    walls = [[0] * 12 for _ in range(4)]
    for x in range(3):
        walls[0][x] = walls[2][9 + x] = 1
    for y in range(4):
        walls[1][3 * y + 2] = walls[3][3 * y] = 1
    walls[1][0] = walls[3][1] = 1
    data = b"".join(
        (
            pack(">bii", 0, 3, 4),
            pack(">bii", 2, 0, 4),
            bytes(4),
            *map(bytes, walls),
            pack(">i", 1),
            pack(">ibb", 11, 1, 3),
            pack(">ibb", 11, 1, 3),
            b"\x01",
        )
    )
    puzzle = read_puzzle(map_text(data))
    assert str(puzzle) == "3x4:a1e,Gc4s Ra1 Gb2 >Gc4"
    assert str(formats.read("\n".join((map_text(data)[:40], map_text(data)[40:])))) == str(puzzle)
    assert formats.read(formats.write(puzzle, "driftingdroids-map")) == puzzle


def test_a_map_prints_the_current_target_instead_of_another_one_on_its_cell() -> None:
    text = formats.write("4x4:Rc3m Ra1 Gb2 >Gc3", "driftingdroids-map", lossy=True)
    assert str(formats.read(text)) == "4x4:Gc3m Ra1 Gb2 >Gc3"


def test_a_map_that_is_a_bomb_is_refused() -> None:
    for text in (map_text(bytes(50_000_000)), map_text(bytes(10), length=2**31 - 1), map_text(b"")):
        with pytest.raises(InputError):
            formats.read(text)


def test_a_map_with_another_checksum_is_refused() -> None:
    text = formats.write("4x4:Ra1m Rb2 >Ra1", "driftingdroids-map")
    with pytest.raises(UnreadableError, match="checksum"):
        formats.read(text.replace("game!", "game!0"))


def test_a_state_of_fogleman() -> None:
    """Masks are north 1, east 2, south 4, west 8 and robot 16; Python 2 prints the state with apostrophes."""
    grid = [0] * 256
    for at in range(16):
        grid[at] |= 1
        grid[240 + at] |= 4
        grid[16 * at] |= 8
        grid[16 * at + 15] |= 2
    grid[0] |= 2
    grid[1] |= 8
    robots = [176, 145, 211, 238]
    for robot in robots:
        grid[robot] |= 16
    state = {"grid": grid, "robot": 2, "token": 54, "robots": robots}
    puzzle = read_puzzle(str(state))
    assert str(puzzle) == "16x16:a1e Ra12 Gb10 Bd14 Yo15 >Bg4"
    assert formats.recognise(str(state)) == "fogleman"
    grid[1] &= 7
    with pytest.raises(IllegalError, match="wall"):
        formats.read(str(state))


INSTANCE = """% as in the benchmarks of the competition
barrier(1,12,south). barrier(10,8,west).
barrier(2,1,east).
dim(1). dim(16). dim(2).
pos(blue,1,16). pos(green,16,1). pos(red,1,1). pos(yellow,16,16).
target(green,11,10).
length(19).
"""


def test_facts_of_the_competition() -> None:
    assert str(formats.read(INSTANCE)) == "16x16:b1e,i8e,a12s Ra1 Gp1 Ba16 Yp16 >Gk10"


def test_facts_of_the_example_of_clingo() -> None:
    text = """dim(1..16).
    barrier( 2, 1, 1,0).  barrier( 9, 7,0, 1). barrier( 8,10,0,-1). barrier(10, 8,-1,0).
    available_target(red   , sun   , 15,  2). robot(red;green;blue;yellow).
    initial_pos(red   ,1 , 1). initial_pos(blue  ,1 ,16).
    """
    assert str(formats.read(text)) == "16x16:b1e,i7s,i8e,h9s,Ro2g Ra1 Ba16"


TASK = """;; a comment (with brackets
(define (problem tiny) (:domain ricochet-robots)
(:objects cell-1-1 cell-1-2 cell-2-1 cell-2-2 cell-3-1 cell-3-2 - cell robot-1 robot-3 - robot
    west east north south - direction)
(:init (next cell-1-1 cell-1-2 south) (next cell-2-1 cell-1-1 west)
    (blocked cell-1-1 north) (blocked cell-2-1 north) (blocked cell-3-1 north)
    (blocked cell-1-2 south) (blocked cell-2-2 south) (blocked cell-3-2 south)
    (blocked cell-1-1 west) (blocked cell-1-2 west) (blocked cell-3-1 east) (blocked cell-3-2 east)
    (blocked cell-1-1 east) (blocked cell-2-1 west)
    (free cell-1-2) (at robot-1 cell-1-1) (at robot-3 cell-3-2) ;; blue
    (nothing-is-moving) (= (total-cost) 0) (= (go-cost) 1))
(:goal (and (at robot-3 cell-2-1) (nothing-is-moving)))
(:metric minimize (total-cost)))
"""


def test_a_task_of_the_planning_domain() -> None:
    assert str(formats.read(TASK)) == "3x2:a1e Ra1 Bc2 >Bb1"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("(next cell-1-1 cell-1-2 south)", "(next cell-1-1 cell-1-2 east)", "is not east of"),
        ("cell-3-2 - cell", "cell-4-2 - cell", "rectangle"),
        ("(blocked cell-2-1 west)", "", "other side"),
        ("(:domain ricochet-robots)", "(:domain blocks)", "domain"),
        ("(at robot-3 cell-2-1)", "(at robot-3 cell-9-9)", "not among the objects"),
        ("(at robot-3 cell-2-1)", "(on a b)", "goal"),
        ("(at robot-1 cell-1-1)", "(at robot-9 cell-1-1)", "robot-1 to robot-5"),
        ("(problem tiny)", "((((((((((problem tiny))))))))))", "nested"),
        ("(:metric minimize (total-cost)))", "", "closed"),
    ],
)
def test_a_wrong_task_is_refused(old: str, new: str, message: str) -> None:
    assert old in TASK
    with pytest.raises(InputError, match=message):
        formats.read(TASK.replace(old, new), "pddl")


MAZE = """+-+-+-+
|R|   |
+ + +-+
|  V *|
+-+-+-+
"""


def test_a_maze_as_rasende_reads_it() -> None:
    """R (rouge) is red, V (vert) green, B (bleu) blue and G (gris) silver."""
    assert str(formats.read(MAZE)) == "3x2:a1e,c1s Ra1 Gb2 >*c2"
    assert str(formats.read(MAZE.replace("V", "G"))) == "3x2:a1e,c1s Ra1 Sb2 >*c2"


GRID = """2 3
0|X 0
    -
0 0 X
"""


def test_a_board_file_of_rows_and_columns() -> None:
    value = formats.read(GRID)
    assert str(value) == "3x2:a1e,c1s,*b1,*c2"
    assert formats.write(str(value), "grid") == GRID


def test_a_drawing_in_ascii_and_in_colours() -> None:
    text = "4C3A2D1C Rc4 Gn12 Bj5 Ya2 Sa1 >Re15"
    for drawn in (board_text(text, ascii_only=True), board_text(text, colour=True)):
        assert formats.recognise(drawn) == "drawing"
        assert str(formats.read(drawn)) == text
        stripped = "\n".join(line.rstrip() for line in drawn.splitlines())
        assert str(formats.read(stripped)) == text


def test_a_drawing_with_a_path_is_refused_where_the_path_begins() -> None:
    with pytest.raises(UnreadableError) as refused:
        formats.read(board_text("4x4: Rb2", path="Re"))
    assert refused.value.text[refused.value.position :].startswith("(r)")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (MAZE.replace("V", "Z"), "Z"),
        (GRID.replace("-", "|"), "|"),
        (INSTANCE.replace("barrier(2,1", "barrier(2;1"), "barrier(2;1"),
        (INSTANCE.replace("pos(red,1,1)", "pos(pink,1,1)"), "pos(pink"),
        ("dim(1..5). pos(red,9,1). pos(green,1,1).", "pos(red"),
        ("dim(1..5). barrier(9,1,east). pos(red,1,1).", "barrier(9"),
        ("pos(red,1,1). dim(5..1).", "dim(5"),
        ("pos(red,1,1).", ""),
        ("0765+41+2E21BD+1C", "2E21BD"),
        ('{"type": "path", "version": 1, "moves": [}', "}"),
    ],
)
def test_the_place_of_a_fault(text: str, found: str) -> None:
    with pytest.raises(UnreadableError) as refused:
        formats.read(text)
    assert refused.value.text[refused.value.position :].lstrip("…").startswith(found)


@pytest.mark.slow
def test_directions_agree() -> None:
    """One wall on each side of one cell, through every format that draws walls."""
    for side in Direction:
        position = Position(Board.build(16, 16, walls=[("c4", side)]), (*map(Cell, range(4)), None))
        puzzle = Puzzle(position, ">Bh8")
        for name in ("asp", "drawing", "driftingdroids-map", "fogleman", "grid", "maze", "pddl"):
            again = formats.read(formats.write(puzzle, name, lossy=True))
            board = again if isinstance(again, Board) else again.board  # type: ignore[union-attr]  # only shown values
            assert board.walls == position.board.walls, (name, side)
