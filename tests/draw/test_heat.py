"""The heat map of the cells where a robot can stop, and the notebook functions that need no notebook."""

import re
from functools import partial
from typing import cast

import pytest
from hypothesis import given

from ricochetrobots import board_svg, heat_svg, parse_position, path_widget, picture, position_graph, solve
from ricochetrobots.core import Position, RobotNotInPlayError
from ricochetrobots.draw import graph, stepper, stops_of
from ricochetrobots.draw.style import Theme
from ricochetrobots.extras import MissingExtraError
from ricochetrobots.puzzles import Wanted, generate
from support.strategies import custom_boards, positions

PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"


def paths_of_length(position: Position, robot: str, moves: int) -> dict[int, int]:
    """Count all sequences of that many moves of one robot by their last cell, without any cache."""
    ends = [position]
    for _ in range(moves):
        ends = [node.play(move) for node in ends for move in node.legal_moves() if str(move)[0] == robot]
    counts: dict[int, int] = {}
    for node in ends:
        counts[node.cell(robot)] = counts.get(node.cell(robot), 0) + 1
    return counts


@given(positions(custom_boards(max_side=5)))
def test_stops_are_those_of_all_sequences(position: Position) -> None:
    robot = str(position.in_play[0])
    stops = stops_of(position, robot)
    seen: set[int] = set()
    for moves in range(5):
        counted = paths_of_length(position, robot, moves)
        for cell in counted.keys() - seen:
            assert stops[position.board.cell(position.board.name(position.cell(robot)))].moves == 0
            found = next(stop for at, stop in stops.items() if at == cell)
            assert (found.moves, found.paths) == (moves, counted[cell])
        seen |= counted.keys()


def test_a_heat_map_numbers_every_cell_but_the_start() -> None:
    drawn = heat_svg(PUZZLE, "R")
    stops = stops_of(PUZZLE, "R")
    titles = re.findall(r"<title>(\w+): (\d+) moves?, (\d+) paths?</title>", drawn)
    assert len(titles) == len(stops) - 1 > 50
    assert not re.search(r"\b1 (moves|paths)", drawn)
    assert heat_svg(PUZZLE, "R", theme="dark") != drawn


def test_an_unknown_theme_is_refused_by_name() -> None:
    for draw in (partial(heat_svg, robot="R"), board_svg):
        with pytest.raises(ValueError, match="theme must be 'light' or 'dark', not 'sepia'"):
            draw(PUZZLE, theme=cast(Theme, "sepia"))


def test_a_heat_map_needs_a_robot() -> None:
    with pytest.raises(RobotNotInPlayError):
        heat_svg(PUZZLE, "S")
    with pytest.raises(ValueError, match="needs a position"):
        heat_svg("4x4:", "R")


def test_solutions_and_generated_puzzles_have_a_caption() -> None:
    solution = solve(PUZZLE)
    html = solution._repr_html_()
    assert html is not None
    assert "<figcaption>2 moves: Re Rn</figcaption>" in html
    assert str(solution._repr_svg_()) in html
    found = next(generate(Wanted(moves=3), seed=1))
    assert f"grade {found.difficulty.grade}; seed 1, index 0" in str(found._repr_html_())


def test_captions_are_escaped() -> None:
    assert "<script>" not in stepper.figure("", "<script>")


def test_without_a_drawing_there_is_no_html(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "drawing", None)
    assert solve(PUZZLE)._repr_html_() is None
    with pytest.raises(RuntimeError, match="No drawing"):
        solve(PUZZLE).widget()


def test_the_extra_notebook_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(extra: str, what: str) -> None:
        raise MissingExtraError(what, extra)

    for module in (graph, stepper):
        monkeypatch.setattr(module, "require_extra", missing)
    position = parse_position("4x4: Ra1")
    with pytest.raises(MissingExtraError, match=r"position_graph\(\) needs the extra notebook"):
        position_graph(position, moves=1)
    with pytest.raises(MissingExtraError, match=r"path_widget\(\) needs the extra notebook"):
        path_widget(position, "Re")
    with pytest.raises(MissingExtraError, match="notebook"):
        solve(PUZZLE).widget()
