"""The representation of a value is an expression with an equal value."""

from hypothesis import given

from ricochetrobots import core
from ricochetrobots.core import Move, Path, Puzzle
from support.strategies import moves, paths, puzzles


@given(puzzles(), moves, paths)
def test_values_show_themselves_as_an_expression(puzzle: Puzzle, move: Move, path: Path) -> None:
    for value in (puzzle.position.board, puzzle.position, puzzle, move, path):
        assert eval(repr(value), vars(core)) == value


def test_moves_and_paths_show_their_text() -> None:
    assert repr(core.parse_move("Rn")) == "parse_move('Rn')"
    assert repr(core.parse_path("Rn Be")) == "parse_path('Rn Be')"
