"""Letters and numbers of pictures that may use no font."""

import io
import json
import runpy
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from ricochetrobots import board_png, board_svg
from ricochetrobots.draw.letters import GLYPHS
from ricochetrobots.draw.png import can_draw
from support.needs import skip_without

BOARD = "32x3: Ra1 Gc3 >Ra3"
CELL = 40
EDGE = 0.28 + 0.42 / 2 + 0.34
"""The frame, half of the margin, and the size of a coordinate, in cells."""
TOOL = Path(__file__).parents[2] / "tools/glyphs.py"

needs_resvg = skip_without("resvg", can_draw())


def drawn(
    path: str = "", *, coordinates: bool = True
) -> Callable[[float, float, float], list[tuple[int, ...]]]:
    """Draw the board. Return a function of a place and a half width in cells: the pixels around it."""
    edge = EDGE if coordinates else 0.28
    width = round((32 + 2 * edge) * CELL)
    png = board_png(BOARD, path=path, coordinates=coordinates, width=width)
    pixels = Image.open(io.BytesIO(png)).convert("RGBA").tobytes()

    def around(x: float, y: float, half: float) -> list[tuple[int, ...]]:
        left, top, right, bottom = (
            round((value + edge) * CELL) for value in (x - half, y - half, x + half, y + half)
        )
        places = (4 * (row * width + column) for row in range(top, bottom) for column in range(left, right))
        return [tuple(pixels[place : place + 4]) for place in places]

    return around


@needs_resvg
def test_each_row_and_column_of_a_png_has_its_name() -> None:
    around = drawn()
    names = [around(column + 0.5, -0.49, 0.2) for column in range(32)]
    names += [around(-0.49, row + 0.5, 0.2) for row in range(3)]
    for name in names:
        inked = sum(alpha > 127 for *_, alpha in name)
        assert 0.05 < inked / len(name) < 0.7
    assert len({tuple(name) for name in names}) == len(names), "no two names look the same"


@needs_resvg
def test_each_stop_of_a_png_has_its_number() -> None:
    around = drawn("Rs Re", coordinates=False)
    passed, stood = around(0.5, 2.5, 0.1), around(1.5 + 0.36, 2.5 - 0.36, 0.1)
    for number in (passed, stood):
        light = sum(min(pixel[:3]) > 180 for pixel in number)
        assert 0.05 < light / len(number) < 0.7, "the disc is dark, the number is light"
    assert passed != stood


def test_an_outlined_picture_has_no_text_and_another_has_it() -> None:
    assert "<text" not in board_svg(BOARD, path="Rs", coordinates=True, outlined=True)
    assert board_svg(BOARD, path="Rs", coordinates=True).count("<text") > 35


def test_the_outlines_are_those_of_the_face() -> None:
    made = runpy.run_path(str(TOOL))["outlines"]()
    stored = json.loads(GLYPHS.read_text())
    assert stored == {character: list(glyph) for character, glyph in made.items()}, "python tools/glyphs.py"
