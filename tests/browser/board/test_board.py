"""The board draws the state that it is given."""

import re
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from browser.board.bench import BOARD, ROBOTS, STAR, BoardBench
from ricochetrobots.core import parse_board
from support.board_data import read_board_data

pytestmark = pytest.mark.browser

LAYERS = "ground centre targets markers diagonals trail walls coordinates invitation robots badges aim"
ODD_BOARD = "5x4:b2e,c3s,#d1,#d2,#e2,Ra1m,*c2,Bd3/"


def trail(board: BoardBench, *moves: str) -> dict[str, Any]:
    """Return these slides, each made from the starting position."""
    return {"moves": [board.slide(*move) for move in moves]}


def test_rendering_twice_changes_nothing(board: BoardBench) -> None:
    view: dict[str, Any] = {"robots": ROBOTS, "markers": ROBOTS, "chip": STAR, "selected": "G"}
    board.lay()
    view |= {"trail": trail(board, "Gs", "Sn"), "landing": [{"direction": "e", "cell": "p9"}]}
    board.view(**view, coordinates=True, cursor="c4")
    board.ask("watch")
    board.view(**view)
    board.run("board.setBoard(value)", read_board_data(BOARD))
    board.run("board.orient({ turn: 0, mirror: false })")
    assert board.run("changes()") == []
    board.view(selected="S")
    assert board.run("changes()")


def test_a_robot_that_moved_is_the_same_node(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    board.run("""window.red = svg.querySelector('[data-key="robot-R"]')""")
    board.view(robots={"R": "a1", "G": "l9"})
    assert board.run("""red === svg.querySelector('[data-key="robot-R"]')""")
    assert board.run("at('robot-R')") == "translate(0.5 0.5)"
    assert board.run("count('.robots .robot')") == 2


def test_an_official_board_shows_everything_on_it(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, markers=ROBOTS, chip=STAR)
    expected = {
        ".robots .robot": 5,
        ".markers .marker": 5,
        ".targets .quiet": 15,
        ".targets .vortex": 1,
        ".targets .current": 1,
        ".diagonals .diagonal": 4,
        ".centre .chip": 1,
        ".seams": 1,
        ".trail *": 0,
    }
    assert {selector: board.run("count(value)", selector) for selector in expected} == expected
    assert board.run("attributes('.marking', 'data-robot')") == read_board_data(BOARD)["markings"]
    layers = [layer.get_attribute("class") for layer in board.page.locator("svg.board-picture > g").all()]
    assert layers == [f"layer {name}" for name in LAYERS.split()]


def test_the_centre_is_empty_between_rounds(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, chip=STAR)
    board.view(chip=None)
    assert board.run("count('.chip') + count('.current') + count('.tint')") == 0
    assert board.run("count('.targets .target')") == 17


def test_a_target_that_is_not_printed_has_no_symbol(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, chip={"cell": "a1", "robot": "R", "symbol": None})
    assert board.run("count('.targets .current .body')") == 1
    assert board.run("count('.targets .current .sign')") == 0


def test_before_the_first_board_there_are_empty_cells(board: BoardBench) -> None:
    board.ask("setUp", 300)
    assert board.run("place.querySelectorAll('[role=gridcell]').length") == 256
    assert board.run("count('.frame')") == 1


def test_destroy_leaves_nothing(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, readOnly=True)
    board.run("board.destroy()")
    assert board.run("[place.childElementCount, place.className]") == [0, ""]


@pytest.mark.parametrize(
    ("text", "last"),
    [("2x2:", "b2"), ("2x32:", "b32"), ("32x2:", "af2"), (ODD_BOARD, "e4"), ("32x32:*c2", "af32")],
)
def test_any_size_draws(board: BoardBench, text: str, last: str) -> None:
    data = parse_board(text)
    width, height = data.width, data.height
    board.lay(text, robots={"R": "a1", "S": last}, coordinates=True)
    assert not re.search("NaN|undefined", board.run("svg.outerHTML"))
    assert board.run("at('robot-S')") == f"translate({width - 0.5} {height - 0.5})"
    assert board.run("place.querySelectorAll('[role=gridcell]').length") == width * height
    assert board.run("count('.coordinate')") == width + height
    assert board.run("svg.viewBox.baseVal.width") == pytest.approx(width + 2 * (0.28 + 0.42))


def test_closed_cells_that_touch_are_one_block_without_walls(board: BoardBench) -> None:
    board.lay("5x4:#b2,#c2,b3e")
    assert board.run("count('.block')") == 1
    assert board.run("count('.marking')") == 0
    assert board.run("attributes('.wall', 'd')") == ["M2,2V3"]


def test_walls_in_one_line_join_and_end_at_the_board(board: BoardBench) -> None:
    board.lay("4x4:a1s,b1s,b2e")
    assert board.run("attributes('.wall', 'd')") == ["M0.0675,1H2M2,1V2"]


def test_small_robots_show_a_face_or_on_request_a_letter(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    faces, letters = (
        board.page.locator(".robots .visor:visible"),
        board.page.locator(".robots .letter:visible"),
    )
    expect(letters).to_have_text([*"RGBYS"])
    assert board.run("[count('.visor'), count('.diagonal .letter')]") == [5, 4]
    board.run("place.style.setProperty('width', '390px')")
    expect(letters).to_have_count(0)
    expect(faces).to_have_count(5)
    assert board.run("count('.diagonal .letter')") == 0
    for name, value in (("letters", "on"), ("contrast", "more")):
        board.run(f"document.documentElement.dataset.{name} = value", value)
        expect(letters).to_have_text([*"RGBYS"])
        expect(faces).to_have_count(0)
        board.run(f"delete document.documentElement.dataset.{name}")
    board.run("place.style.setProperty('width', '712px')")
    expect(letters).to_have_text([*"RGBYS"])


def test_a_robot_looks_where_it_went_and_smiles_on_the_target(board: BoardBench) -> None:
    moves = [{"robot": "R", "cells": [0, 1, 2]}, {"robot": "R", "cells": [2, 10]}]
    board.lay("8x2:", robots={"R": "c2", "G": "e2"}, trail={"moves": moves})
    eyes = "attributes('[data-key=robot-{}] .eye', 'c{}')"
    assert board.run(eyes.format("R", "y")) == ["-0.125"] * 2  # south of the -0.155 at rest
    assert board.run(eyes.format("G", "x")) == ["-0.12", "0.12"]
    board.view(trail={"moves": moves, "reached": True})
    assert board.run("[count('.robots .smile'), count('[data-key=robot-R] .eye')]") == [2, 0]
    assert board.run(eyes.format("G", "x")) == ["-0.15", "0.09"]  # west, at red


def test_a_stretch_used_again_lies_beside_the_first(board: BoardBench) -> None:
    out, back = ({"robot": "R", "cells": cells} for cells in ([0, 1, 2, 3], [3, 2, 1, 0]))
    away = {"robot": "R", "cells": [0, 8]}
    board.lay("8x2:", robots={"R": "h1", "G": "a2"}, trail={"moves": [out, back, away]})
    assert board.run("attributes('.trail-fill', 'points')") == [
        "0.5,0.5 3.5,0.5",
        "3.5,0.5 3.5,0.64 0.5,0.64",  # from the end of the first, sideways, and back
        "0.5,0.64 0.5,0.64 0.5,1.5",
    ]
    board.view(trail={"moves": [out, {"robot": "G", "cells": [2, 3, 4]}]})
    assert board.run("attributes('.trail-fill', 'points')") == ["0.5,0.5 3.5,0.5", "2.5,0.64 4.5,0.64"]


def test_a_bounce_is_a_corner_on_one_line(board: BoardBench) -> None:
    board.lay("3x3:Bb2/", robots={"R": "b1"}, trail={"moves": [{"robot": "R", "cells": [3, 4, 1]}]})
    assert board.run("attributes('.trail-fill', 'points')") == ["0.5,1.5 1.5,1.5 1.5,0.5"]


def test_stops_are_numbered_and_make_room_for_the_robot(board: BoardBench) -> None:
    moves = [{"robot": "R", "cells": cells} for cells in ([0, 1, 2], [2, 10], [10, 2])]
    board.lay("8x2:", robots={"R": "c2"}, trail={"moves": moves[:2]})
    assert board.run("[at('stop-1'), at('stop-2')]") == ["translate(2.5 0.5)", "translate(2.86 1.14)"]
    assert board.run("texts('.badges .stop')") == ["2"]
    board.view(robots={"R": "c1"}, trail={"moves": moves})
    assert board.run("texts('.badges .stop')") == ["1", "3"]
    assert board.run("[at('stop-1'), at('stop-3')]") == ["translate(2.545 0.14)", "translate(2.86 0.14)"]


def test_the_chosen_robot_has_a_ring_and_its_landing_marks(board: BoardBench) -> None:
    marks = [{"direction": "n", "cell": "l1"}, {"direction": "w", "cell": "h3"}]
    board.lay(robots=ROBOTS, landing=marks)
    assert board.run("count('.ring') + count('.landing')") == 0
    board.view(selected="R")
    assert board.run("svg.querySelector('.ring').closest('[data-key]').dataset.key") == "robot-R"
    assert board.run("attributes('.landing', 'data-robot')") == ["R", "R"]


def test_turning_keeps_walls_and_diagonals_in_place(board: BoardBench) -> None:
    """A slide in the turned picture ends in the same cell as on the board."""
    for turn, mirror in product(range(4), (False, True)):
        turned = {"turn": turn, "mirror": mirror}
        pairs = board.ask("turnedSlides", read_board_data("5x3:b2e,c1s,Bd3/"), turned)
        assert len(pairs) == 32
        for real, seen in pairs:
            assert real == seen, turned


def test_a_turned_board_moves_places_and_keeps_letters_upright(board: BoardBench) -> None:
    board.lay(robots={"R": "a1"}, coordinates=True)
    nw, ne, se, sw = board.run("attributes('.marking', 'data-robot')")
    upright = board.run("attributes('.robots .letter', 'transform')")
    board.run("board.orient({ turn: 1, mirror: false })")
    assert board.run("at('robot-R')") == "translate(15.5 0.5)"
    assert board.run("attributes('.robots .letter', 'transform')") == upright
    rows, columns = [str(row) for row in range(16, 0, -1)], [chr(97 + column) for column in range(16)]
    assert board.run("texts('.coordinate')") == rows + columns
    assert board.run("attributes('.marking', 'data-robot')") == [sw, nw, ne, se]
    board.run("board.orient({ turn: 0, mirror: true })")
    assert board.run("at('robot-R')") == "translate(15.5 0.5)"
    assert board.run("attributes('.marking', 'data-robot')") == [ne, nw, sw, se]


@pytest.mark.parametrize(
    ("media", "wall", "cell", "quiet"),
    [
        ({}, "0.135px", "rgb(250, 247, 241)", "rgb(245, 211, 202)"),
        ({"color_scheme": "dark"}, "0.135px", "rgb(43, 39, 55)", "rgb(74, 42, 42)"),
        ({"contrast": "more"}, "0.17px", "rgb(250, 247, 241)", "rgb(200, 50, 30)"),
        ({"forced_colors": "active"}, "0.135px", "rgb(255, 255, 255)", "rgb(255, 255, 255)"),
    ],
    ids=["light", "dark", "contrast", "forced"],
)
def test_the_systems_settings_reach_the_board(board: BoardBench, wall: str, cell: str, quiet: str) -> None:
    board.lay()
    assert board.run("style('.wall', 'strokeWidth')") == wall
    assert board.run("style('.tiles', 'fill')") == cell
    assert board.run("""style('.quiet[data-robot="R"] .body', 'fill')""") == quiet


def test_theme_and_contrast_can_be_set_by_hand(board: BoardBench) -> None:
    board.lay()
    board.run("document.documentElement.setAttribute('data-theme', 'dark')")
    board.run("document.documentElement.setAttribute('data-contrast', 'more')")
    assert board.run("style('.tiles', 'fill')") == "rgb(43, 39, 55)"
    assert board.run("style('.gap', 'fill')") == "rgb(173, 165, 188)"


def test_standalone_pieces_are_markup_of_their_own(board: BoardBench) -> None:
    pieces = board.ask("allPieces")
    assert len(pieces) == len(set(pieces)) == 10 + 3 * 17 + 2
    for markup in pieces:
        root = ElementTree.fromstring(markup)
        assert (root.get("role"), root.get("aria-label")) == ("img", 'a "name"')
        assert not re.search("style=|NaN|undefined", markup)


def test_a_thumbnail_has_the_trail_and_no_numbers(board: BoardBench) -> None:
    board.lay()
    view = {"robots": ROBOTS, "chip": STAR, "trail": trail(board, "Gs")}
    hidden, named = (
        ElementTree.fromstring(board.ask("thumbnailSvg", read_board_data(BOARD), view, *options))
        for options in ([], [{"label": "A way"}])
    )
    assert hidden.get("aria-hidden") == "true"
    assert (named.get("role"), named.get("aria-label")) == ("img", "A way")
    classes = [element.get("class", "") for element in hidden.iter()]
    assert {"piece trail-rim", "piece trail-fill", "wall", "piece robot"} <= set(classes)
    assert not {"stop", "number", "coordinate"} & set(classes)
    assert classes.count("face small") == 5
    assert classes.count("piece target quiet") == 15
    assert classes.count("sign") == 2  # the current chip, on its target and in the centre
