import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ricochetrobots.core import (
    BlockedMoveError,
    Puzzle,
    Robot,
    parse_board,
    parse_move,
    parse_path,
    parse_puzzle,
)
from ricochetrobots.draw.style import Style, Theme, mixed
from ricochetrobots.draw.svg import board_svg
from support.strategies import puzzles

SVG = "{http://www.w3.org/2000/svg}"
PUZZLE = parse_puzzle("3D2B4D1A Rl3 Gl9 Bo6 Yo5 Sl8 >Gj2")


def draw(path: str = "", *, theme: Theme = "light", cell: float = 43, coordinates: bool = False) -> str:
    return board_svg(
        PUZZLE,
        path=parse_path(path),
        theme=theme,
        cell=cell,
        coordinates=coordinates,
    )


def texts(picture: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@settings(max_examples=25)
@given(puzzle=puzzles(), data=st.data())
def test_every_puzzle_is_a_picture_of_its_own(puzzle: Puzzle, data: st.DataObject) -> None:
    moves = list(puzzle.position.legal_moves())
    path = data.draw(st.lists(st.sampled_from(moves), max_size=1)) if moves else []
    picture = board_svg(
        puzzle,
        path=path,
        coordinates=True,
        title=str(puzzle),
    )
    root = ElementTree.fromstring(picture)
    assert root.findtext(f"{SVG}title") == str(puzzle)
    assert not re.search(r"var\(|class=|style=|href|NaN|None|\de[+-]", picture)
    width, height = puzzle.position.board.width, puzzle.position.board.height
    left, top, wide, high = map(float, root.attrib["viewBox"].split())
    assert (wide + 2 * left, high + 2 * top) == pytest.approx((width, height))


def test_size_is_in_pixels() -> None:
    root = ElementTree.fromstring(draw(cell=50))
    assert float(root.attrib["width"]) == pytest.approx(50 * 16.56)


def test_letters_say_what_colours_say() -> None:
    assert texts(draw()) == ["B", "Y", "G", "R", *"RGBYS"]


def test_small_pictures_have_faces_without_letters() -> None:
    assert texts(draw(cell=33)) == []
    assert draw().count('r="0.045" fill="#FFFFFF"') == 10  # the eyes
    assert draw(cell=33).count('r="0.075" fill="#FFFFFF"') == 10


def test_coordinates() -> None:
    names = texts(draw(coordinates=True))
    assert {"a", "p", "1", "16"} <= set(names)


def test_a_path_is_numbered_and_shows_where_it_began() -> None:
    picture = draw("Rn Se Gn Gw")
    assert [text for text in texts(picture) if text.isdigit()] == ["3", "1", "2", "4"]
    assert picture.count("stroke-dasharray") == 3  # red, green and silver have moved
    assert draw().count("stroke-dasharray") == 0


def test_themes_differ_in_colours_alone() -> None:
    light, dark = (re.sub("#[0-9A-F]{6}", "#", draw(theme=theme)) for theme in ("light", "dark"))
    assert light == dark
    assert draw(theme="light") != draw(theme="dark")


def test_the_title_is_escaped() -> None:
    picture = board_svg(parse_board("2x2:"), title="<&>")
    assert ElementTree.fromstring(picture).findtext(f"{SVG}title") == "<&>"


def test_a_board_alone_has_no_robots() -> None:
    assert texts(board_svg(parse_board("2x2:"))) == []


def test_a_path_needs_robots_and_legal_moves() -> None:
    board = PUZZLE.position.board
    with pytest.raises(ValueError, match="position"):
        board_svg(board, path=[parse_move("Re")])
    with pytest.raises(BlockedMoveError):
        draw("Rn Rn")


def test_a_look_has_no_other_values_than_its_source() -> None:
    style = Style("light")
    assert style.measure("frame.width") == 0.28
    with pytest.raises(KeyError):
        style.measure("frame.height")
    with pytest.raises(KeyError):
        style.of(Robot.SILVER, "tint")
    with pytest.raises(KeyError):
        style.text("measures.frame")
    with pytest.raises(KeyError):
        style.numbers("measures.seam")


def test_mixed_colours() -> None:
    assert mixed("#000000", 0.75, "#FFFFFF") == "#404040"
    assert mixed("#A52512", 1, "#F5D3CA") == "#A52512"
