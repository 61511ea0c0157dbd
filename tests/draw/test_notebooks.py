"""Values show themselves in notebooks, and boards become PNG."""

import struct
import subprocess
import sys

import pytest

from ricochetrobots import board_png, board_svg, parse_board, parse_position, parse_puzzle, picture, solve
from ricochetrobots.draw import raster
from ricochetrobots.draw.png import can_draw
from ricochetrobots.extras import MissingExtraError
from support.needs import skip_without

PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"


def test_values_are_drawn_in_a_notebook() -> None:
    puzzle = parse_puzzle(PUZZLE)
    for value in (parse_board("2A3C4A1C"), parse_position("5x5: Ra1 Ge1"), puzzle):
        assert value._repr_svg_() == board_svg(value)
    solution = solve(puzzle)
    assert solution._repr_svg_() == board_svg(puzzle, path="Re Rn")


def test_without_a_drawing_a_notebook_shows_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "drawing", None)
    assert parse_puzzle(PUZZLE)._repr_svg_() is None


def test_the_import_of_core_does_not_import_drawing() -> None:
    script = "import sys, ricochetrobots.core; assert 'ricochetrobots.draw' not in sys.modules"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_drawing_is_imported_with_the_first_picture_only() -> None:
    script = (
        "import sys; from ricochetrobots import parse_board; board = parse_board('2A3C4A1C');"
        "assert 'ricochetrobots.draw' not in sys.modules; assert board._repr_svg_().startswith('<svg')"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


@pytest.mark.parametrize(
    "value",
    [
        "__import__('ricochetrobots.core').core.parse_puzzle('3x3: Ra1 >Rb2')",
        "__import__('ricochetrobots.formats').formats.read('3x3: Ra1 >Rb2')",
        "__import__('ricochetrobots.solver').solver.solve('3x3:a2s,b2s Ra1 >Ra2')",
    ],
)
def test_values_are_drawn_whichever_module_is_imported(value: str) -> None:
    script = f"assert {value}._repr_svg_().startswith('<svg')"
    subprocess.run([sys.executable, "-c", script], check=True)


@skip_without("resvg", can_draw())
def test_a_png_has_the_given_width() -> None:
    drawn = board_png(PUZZLE, path="Re Rn", width=320)
    assert drawn.startswith(b"\x89PNG")
    assert struct.unpack(">II", drawn[16:24])[0] == 320
    assert board_png(PUZZLE, path="Re Rn", width=320) == drawn
    assert board_png(PUZZLE, path="Re", width=320) != drawn


@skip_without("resvg", can_draw())
@pytest.mark.parametrize(("board", "width"), [("3x3:", -5), ("3x3:", 0), ("3x3:", 8193), ("2x32:", 8192)])
def test_a_png_that_is_too_large_or_empty_is_refused(board: str, width: int) -> None:
    with pytest.raises(ValueError, match=r"^A picture has 1 to 8192 pixels on each side, not "):
        board_png(board, width=width)


def test_without_the_extra_a_png_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(extra: str, what: str) -> None:
        raise MissingExtraError(what, extra)

    monkeypatch.setattr(raster, "require_extra", missing)
    with pytest.raises(MissingExtraError, match=r"board_png\(\) needs the extra png"):
        board_png(PUZZLE)
