"""Every format: what it writes reads back equal, or it names what is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots import formats, solve
from ricochetrobots.core import AmbiguousError, Board, Position, Puzzle, parse_position, parse_puzzle
from ricochetrobots.formats.format import Shown, differences, with_panels
from ricochetrobots.plugins import registered
from support.depth import examples
from support.strategies import boards, official_boards, positions, puzzles

pytestmark = pytest.mark.slow  # hundreds of values of each format

FORMATS = sorted(registered(formats.GROUP))
LOSSLESS = ("json", "notation")
shown: st.SearchStrategy[Shown] = st.one_of(boards, positions(), puzzles())


@pytest.mark.parametrize("name", FORMATS)
@examples(30)
@given(value=shown)
def test_a_value_reads_back_equal_or_its_loss_has_a_name(name: str, value: Shown) -> None:
    format = formats.find_format(name)
    try:
        written = format.write(value)
    except formats.FormatLossError:
        assert name not in LOSSLESS
        return
    assert formats.recognise(written.text) == name
    again = format.read(written.text)
    assert (again == value) is not bool(written.lost)
    assert all(written.lost)
    if name in LOSSLESS:
        assert not written.lost
    once_more = format.write(again)
    assert format.read(once_more.text) == again, "a value that the format has read is not held"


@examples(25)
@given(position=positions(official_boards()))
def test_a_drawing_holds_panels_and_robots(position: Position) -> None:
    assert formats.read(formats.write(position, "drawing")) == position


@given(board=official_boards())
def test_a_board_of_panels_is_found_by_its_parts(board: Board) -> None:
    bare = Board(16, 16, board.walls, board.targets, board.symbols, board.diagonals, board.closed)
    assert with_panels(bare) == board


def test_one_wall_more_makes_a_custom_board() -> None:
    board = formats.read("4C3A2A1C")
    assert isinstance(board, Board)
    other = Board.build(
        16,
        16,
        walls=[*board.inner_walls(), ("a2", "e")],
        targets=zip(board.targets, board.symbols, strict=True),
        closed=board.closed,
    )
    assert with_panels(other) == other
    assert other.panels is None


LOSSES = (
    ("4D3A2A1C Ra1 Ga2 Ba3 Ya4 >Re15", "driftingdroids", {"the diagonals", "the names of the panels"}),
    ("4C3A2A1C Ra1 Ga2 Ba3 Ya4 >Re15", "asp", {"the printed targets", "the names of the panels"}),
    ("4C3A2A1C Ra1 Ya4 >Re15", "driftingdroids", {"a position without the green robot"}),
    ("4C3A2A1C Ra1 >Ra2", "driftingdroids", {"a target that is not printed on the board"}),
    ("4x5: Ra1", "asp", {"a board that is not square"}),
    ("4x4: Ra1 >*b2", "asp", {"a target for any robot"}),
    ("4x4: Ra1", "pddl", {"a position without a target"}),
    ("4x4: Ra1", "fogleman", {"a position without a target"}),
    ("4x4: Ra1 >Rb2", "fogleman", {"a board that is not 16 x 16"}),
    ("16x16: Ra1 >Rb2", "fogleman", {"a position of fewer than 4 robots"}),
    ("4x4: Ra1 Yb1 >Rb2", "maze", {"the yellow robot", "the current target"}),
    ("4x4: Ra1", "grid", {"the red robot"}),
    ("4x4:Ra1m", "grid", {"the printed targets", "the symbols of the printed targets"}),
    ("4x4:", "driftingdroids-map", {"a board without robots"}),
    ("4x4: Ra1 Gb1 >Gc3", "driftingdroids-map", {"the printed targets"}),
    ("4x4:Rc3m Ra1 Gb2 >Gc3", "driftingdroids-map", {"the printed targets"}),
    ("4x4:Ga1m Ra1 Gb2 >Ga1", "drawing", {"the current target"}),
)


@pytest.mark.parametrize(("text", "name", "expected"), LOSSES)
def test_the_loss_is_named(text: str, name: str, expected: set[str]) -> None:
    with pytest.raises(formats.FormatLossError) as loss:
        formats.write(text, name)
    assert expected <= {*loss.value.lost}
    assert loss.value.code == "format-loss"
    assert loss.value.lost[0] in str(loss.value)


def test_differences_names_each_part() -> None:
    one, other = parse_puzzle("4x4:b2e Ra1 >Rb1"), parse_position("4x4:#d4 Rb1")
    assert differences(one, other) == (
        "some walls",
        "the closed cells",
        "the red robot",
        "the current target",
    )


@pytest.mark.parametrize("name", [name for name in FORMATS if name not in LOSSLESS])
def test_a_path_alone_is_refused(name: str) -> None:
    path = formats.read("Rn Be")
    with pytest.raises(formats.FormatLossError, match="a path"):
        formats.write(path, name)


def test_a_text_that_two_formats_recognise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(formats.find_format("grid")), "recognises", lambda self, text: True)
    with pytest.raises(AmbiguousError) as refused:
        formats.read("Rn Be")
    assert "grid, notation" in str(refused.value)
    assert str(formats.read("Rn Be", "notation")) == "Rn Be"


def test_a_puzzle_keeps_its_shortest_path() -> None:
    puzzle = parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")
    for name in ("asp", "pddl", "fogleman", "driftingdroids-map"):
        again = formats.read(formats.write(puzzle, name, lossy=True))
        assert isinstance(again, Puzzle)
        assert solve(again).moves == solve(puzzle).moves
