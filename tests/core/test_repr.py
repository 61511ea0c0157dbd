"""What a prompt shows of a value is an expression that makes it again."""

from hypothesis import given

from ricochetrobots.core import Board, Move, Position, Puzzle
from ricochetrobots.core import notation as core_notation
from support.strategies import puzzles

WORDS = vars(core_notation)


@given(puzzles())
def test_values_show_themselves_as_text(puzzle: Puzzle) -> None:
    position: Position = puzzle.position
    board: Board = position.board
    for value in (board, position, puzzle):
        assert eval(repr(value), WORDS) == value


def test_moves_show_themselves_as_text() -> None:
    move: Move = core_notation.parse_move("Rn")
    assert repr(move) == "parse_move('Rn')"
    assert eval(repr(move), WORDS) == move
