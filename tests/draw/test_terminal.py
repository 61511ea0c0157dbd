import re

import pytest

from ricochetrobots.core import BlockedMoveError, assemble, parse_move, parse_position
from ricochetrobots.draw.terminal import ASCII, SYMBOLS, board_text
from support.drawings import Drawing, read_drawings

DRAWINGS = read_drawings()


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.id)
def test_golden_drawings(drawing: Drawing) -> None:
    assert drawing.draw_again() == drawing.drawn


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.id)
def test_colours_say_nothing_more(drawing: Drawing) -> None:
    coloured = drawing.draw_again(colour=True)
    assert coloured != drawing.drawn
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawing.drawn


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.id)
def test_ascii_draws_the_same(drawing: Drawing) -> None:
    plain = drawing.draw_again(ascii_only=True)
    assert plain.isascii()
    assert [len(line) for line in plain.splitlines()] == [len(line) for line in drawing.drawn.splitlines()]
    kept = [(old, new) for old, new in zip(drawing.drawn, plain, strict=True) if old.isascii()]
    assert all(old == new for old, new in kept)


def test_ascii_tells_symbols_apart() -> None:
    assert len({SYMBOLS[symbol].translate(ASCII) for symbol in SYMBOLS}) == len(SYMBOLS)


def test_a_robot_stands_on_its_colour() -> None:
    position = parse_position("2x2: Ra1 Bb1")
    drawn = board_text(position, colour=True)
    assert "\x1b[1;97;41m R \x1b[0m" in drawn
    assert "\x1b[1;97;44m B \x1b[0m" in drawn


def test_an_official_board_fits_80_columns() -> None:
    board = assemble("3D", "2B", "4D", "1A")
    assert max(map(len, board_text(board, colour=False).splitlines())) <= 80


def test_a_path_needs_robots_and_legal_moves() -> None:
    position = parse_position("2x2: Ra1")
    with pytest.raises(ValueError, match="position"):
        board_text(position.board, path=[parse_move("Re")], colour=False)
    with pytest.raises(BlockedMoveError):
        board_text(position, path=[parse_move("Rn")], colour=False)
