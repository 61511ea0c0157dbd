"""Input to the board: pointers, the reading cursor, and names for people who cannot see it."""

import pytest

from browser.board.bench import ROBOTS, STAR, BoardBench
from support.browser import axe

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("dx", "dy", "direction"), [(40, 5, "e"), (-40, 5, "w"), (5, 40, "s"), (5, -40, "n")]
)
def test_a_swipe_on_a_robot_moves_it(board: BoardBench, dx: int, dy: int, direction: str) -> None:
    board.lay(robots=ROBOTS, selected="G")
    board.swipe("l3", dx, dy)
    assert board.events() == [["move", "R", direction]]


def test_a_swipe_elsewhere_moves_the_chosen_robot(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    board.swipe("c4", 60, 0)
    assert board.events() == []
    board.view(selected="G")
    board.swipe("c4", 60, 0)
    assert board.events() == [["move", "G", "e"]]


def test_less_than_twelve_pixels_is_a_tap(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, selected="G")
    board.swipe("l3", 11, 0)
    assert board.events() == [["select", "R"]]
    board.swipe("l3", 12, 0)
    assert board.events() == [["move", "R", "e"]]


def test_one_gesture_is_one_move(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    board.swipe("l3", 200, 0)
    assert board.events() == [["move", "R", "e"]]


def test_taps_choose_robots_landing_marks_and_cells(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, selected="R", landing=[{"direction": "n", "cell": "l1"}])
    board.tap("o6")
    board.tap("l1")
    board.tap("c4")
    assert board.events() == [["select", "B"], ["move", "R", "n"], ["cell", "c4"]]
    board.view(selected=None)
    board.tap("l1")
    assert board.events() == [["cell", "l1"]]


def test_who_may_only_read_moves_and_chooses_nothing(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, selected="R", landing=[{"direction": "n", "cell": "l1"}], readOnly=True)
    board.swipe("l3", 60, 0)
    board.tap("l3")
    board.tap("l1")
    assert board.events() == [["shut", "R", "e"], ["cell", "l3"], ["cell", "l1"]]


def test_a_robot_is_placed_by_dropping_it_in_a_cell(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, selected="G", placing=True)
    (from_x, from_y), (x, y) = board.point("l3"), board.point("c4")
    board.swipe("l3", x - from_x, y - from_y)
    assert board.events() == [["place", "R", "c4"]], "it does not slide"
    board.swipe("l3", 0, -300)
    board.swipe("c4", 60, 60)
    assert board.events() == [], "outside the board, or without a robot"


def test_the_chosen_robot_is_placed_by_tap_or_enter(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, placing=True, cursor="d5", cursorMode=True)
    board.tap("c4")
    board.tap("l3")
    assert board.events() == [["cell", "c4"], ["select", "R"]]
    board.view(selected="R")
    board.tap("c4")
    board.run("board.focus()")
    board.page.keyboard.press("Enter")
    assert board.events() == [["place", "R", "c4"], ["place", "R", "d5"]]


def test_a_reader_places_nothing(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, selected="R", placing=True, readOnly=True)
    board.swipe("l3", -60, 0)
    board.tap("c4")
    assert board.events() == [["cell", "c4"]]


def test_touch_scrolls_the_page_only_where_nothing_can_be_moved(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    assert board.run("getComputedStyle(svg).touchAction") == "none"
    board.view(readOnly=True)
    assert board.run("getComputedStyle(svg).touchAction") == "manipulation"


@pytest.mark.parametrize("touch", [True])
def test_a_finger_taps(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    board.page.touchscreen.tap(*board.point("o6"))
    assert board.events() == [["select", "B"]]


@pytest.mark.parametrize("touch", [True])
def test_a_finger_swipes(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    x, y = board.point("l3")
    touch = board.page.context.new_cdp_session(board.page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x, "y": y + 20}]),
        ("touchMove", [{"x": x, "y": y + 60}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert board.events() == [["move", "R", "s"]]


def test_the_frame_is_no_cell(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    x, y = board.point("a1")
    board.page.mouse.click(x - 26, y)
    assert board.events() == []


def test_gestures_follow_the_picture_and_report_the_board(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    board.run("board.orient({ turn: 1, mirror: false })")
    board.swipe("l3", 0, 40)  # the earlier east points down
    assert board.events() == [["move", "R", "e"]]
    board.tap("c4")
    assert board.events() == [["cell", "c4"]]
    assert board.run("['n', 'e', 's', 'w'].map(board.directionOnBoard)") == ["w", "n", "e", "s"]
    board.run("board.orient({ turn: 0, mirror: true })")
    assert board.run("['n', 'e', 's', 'w'].map(board.directionOnBoard)") == ["n", "w", "s", "e"]


def test_after_destroy_nothing_is_heard(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    x, y = board.point("l3")
    board.run("board.destroy()")
    board.page.mouse.click(x, y)
    assert board.events() == []


def test_the_grid_names_every_cell_and_has_one_tab_stop(board: BoardBench) -> None:
    board.lay(robots=ROBOTS)
    grid = board.page.get_by_role("grid", name="The board")
    assert grid.get_by_role("row").count() == 16
    cells = grid.get_by_role("gridcell")
    assert cells.count() == 256
    assert cells.nth(16).get_attribute("aria-label") == "cell a2"
    assert board.run("place.querySelectorAll('[tabindex=\"0\"]').length") == 1
    board.page.keyboard.press("Tab")
    assert board.run("document.activeElement.dataset.cell") == "a1"
    board.page.keyboard.press("Tab")
    assert board.run("document.activeElement.dataset.cell ?? null") is None


def test_arrows_move_the_reading_cursor_in_cursor_mode(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, cursor="c4", cursorMode=True)
    board.run("board.focus()")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"):
        board.page.keyboard.press(key)
    assert board.events() == [["cursor", cell] for cell in ("d4", "d5", "c5", "c4", "c3")]
    assert board.run("document.activeElement.dataset.cell") == "c3"
    board.view(cursor="a1")
    board.page.keyboard.press("ArrowLeft")
    assert board.events() == []
    assert board.run("document.activeElement.dataset.cell") == "a1"


def test_arrows_are_the_apps_where_cursor_mode_is_off(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, cursor="c4")
    board.run("place.addEventListener('keydown', ({ key }) => events.push(['key', key]))")
    board.run("board.focus()")
    board.page.keyboard.press("ArrowRight")
    board.page.keyboard.press("Enter")
    assert board.events() == [["key", "ArrowRight"], ["cell", "c4"], ["key", "Enter"]]
    board.view(cursorMode=True)
    board.page.keyboard.press("ArrowRight")
    board.page.keyboard.press("Shift+ArrowRight")
    assert board.events() == [["cursor", "d4"], ["key", "Shift"], ["key", "ArrowRight"]]


def test_the_cursor_follows_the_picture_when_the_board_is_turned(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, cursor="c4", cursorMode=True)
    board.run("board.orient({ turn: 1, mirror: false })")
    board.run("board.focus()")
    board.page.keyboard.press("ArrowDown")
    assert board.events() == [["cursor", "d4"]]
    assert board.run("place.querySelector('[role=gridcell]').dataset.cell") == "a16"


def test_focus_that_assistive_technology_sets_takes_the_cursor_along(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, cursor="c4", cursorMode=True)
    board.run("""place.querySelector('[data-cell="k7"]').focus()""")
    assert board.events() == [["cursor", "k7"]]
    assert board.run("place.querySelector('[tabindex=\"0\"]').dataset.cell") == "k7"


def test_the_focus_ring_stays_inside_the_cells_walls(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, cursor="c4", cursorMode=True)
    assert board.run("ring('c4').content") == "none"
    board.page.keyboard.press("Tab")
    ring = board.run("ring('c4')")
    assert (ring["borderTopStyle"], ring["borderTopWidth"]) == ("solid", "3px")
    assert float(ring["top"].removesuffix("px")) > 0.135 / 2 * 712 / 16.56


def test_cells_lie_where_they_are_drawn(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, coordinates=True)
    for cell, robot in (("l3", "R"), ("o6", "B")):
        drawn = board.run(
            f"""svg.querySelector('[data-key="robot-{robot}"] .body').getBoundingClientRect().toJSON()"""
        )
        x, y = board.point(cell)
        assert abs(drawn["x"] + drawn["width"] / 2 - x) < 1
        assert abs(drawn["y"] + drawn["height"] / 2 - y) < 1


def test_axe_finds_nothing(board: BoardBench) -> None:
    board.lay(robots=ROBOTS, markers=ROBOTS, chip=STAR, coordinates=True)
    assert axe(board.page) == []
