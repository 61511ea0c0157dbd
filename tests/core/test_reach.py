"""Reaching the target and judging a path: R5."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ricochetrobots.core import (
    Move,
    MoveError,
    Puzzle,
    Robot,
    Target,
    Verdict,
    has_ricocheted,
    judge,
    parse_path,
    parse_puzzle,
    reached,
)
from support import naive
from support.strategies import custom_boards, official_boards, paths, positions, puzzles

EMPTY = "5x5: Ra1 Gc3"
RISING = "5x5:Bc3/ Ra3 Ge5"
"""Red, sent east, bounces north at c3 and ends on c1."""


def verdict(puzzle: str, path: str, *, ricochet_rule: bool = True) -> Verdict:
    return judge(parse_puzzle(puzzle), parse_path(path), ricochet_rule=ricochet_rule)


@pytest.mark.parametrize(
    ("puzzle", "path"),
    [
        pytest.param(f"{EMPTY} >Re5", "Re Rs", id="R5.2: along a row, then along a column"),
        pytest.param(f"{EMPTY} >Re5", "Re Gn Gw Rs", id="R5.3: other robots' moves between are left out"),
        pytest.param(f"{EMPTY} >Re1", "Rs Re Rn", id="R5.3: it need not be the last turn"),
        pytest.param(f"{EMPTY} >Ra1", "Re Rs Rw Rn", id="R5.4: off the target and back"),
        pytest.param(f"{EMPTY} >Re1", "Re Rs Rn", id="R5.3: a ricochet, then straight back"),
        pytest.param(f"{EMPTY} >*e5", "Re Rs", id="R5.1: any robot for the vortex"),
        pytest.param(f"{EMPTY} >*e5", "Gs Ge", id="R5.1: any other robot for the vortex"),
        pytest.param("5x5: Ra1 Sc3 >*e5", "Ss Se", id="R2.3: silver for the vortex"),
        pytest.param(f"{RISING} >Re1", "Re Re", id="R5.3: the end heading is the one after the bounce"),
        pytest.param("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2", "Re Rn", id="R5.2: on an official board"),
    ],
)
def test_right_paths(puzzle: str, path: str) -> None:
    found = verdict(puzzle, path)
    assert found.ok, found.sentence
    assert (found.clause, found.code, found.move_index) == (None, None, None)
    assert len(found.slides) == len(path.split())


@pytest.mark.parametrize(
    ("puzzle", "path", "clause", "code", "sentence"),
    [
        pytest.param(f"{EMPTY} >Re5", "", "R5.4", "path-empty", "at least one move", id="empty path"),
        pytest.param(
            f"{EMPTY} >Ra1", "", "R5.4", "path-empty", "at least one move", id="standing there already"
        ),
        pytest.param(
            f"{EMPTY} >Re1", "Re", "R5.2", "no-ricochet", "Red has not turned", id="one straight move"
        ),
        pytest.param(
            f"{EMPTY} >Ra1", "Re Rw", "R5.2", "no-ricochet", "Red has not turned", id="straight back"
        ),
        pytest.param(
            f"{EMPTY} >Re1", "Gs Re", "R5.2", "no-ricochet", "Red has not turned", id="another's turn"
        ),
        pytest.param(
            f"{EMPTY} >*e1", "Gs Ge Re", "R5.2", "no-ricochet", "Red has not turned", id="another's ricochet"
        ),
        pytest.param(
            f"{RISING} >Rc1", "Re", "R5.2", "no-ricochet", "Red has not turned", id="bounce within a move"
        ),
        pytest.param(
            f"{RISING} >Ra3", "Re Rs", "R5.2", "no-ricochet", "Red has not turned", id="back through a bounce"
        ),
        pytest.param(
            f"{EMPTY} >Re1",
            "Re Rs",
            "R5.1",
            "target-not-reached",
            "red robot does not stand on e1",
            id="over",
        ),
        pytest.param(
            f"{EMPTY} >Rc1",
            "Re Rs Rw Rn",
            "R5.1",
            "target-not-reached",
            "red robot does not",
            id="slides over",
        ),
        pytest.param(
            f"{EMPTY} >Re5", "Gs Ge", "R5.1", "target-not-reached", "red robot does not", id="wrong robot"
        ),
        pytest.param(
            f"{EMPTY} >*b2", "Gs Ge", "R5.1", "target-not-reached", "No robot stands on b2", id="vortex"
        ),
    ],
)
def test_paths_that_fall_short(puzzle: str, path: str, clause: str, code: str, sentence: str) -> None:
    found = verdict(puzzle, path)
    assert (found.ok, found.clause, found.code, found.move_index) == (False, clause, code, None)
    assert sentence in found.sentence
    assert len(found.slides) == len(path.split())


@pytest.mark.parametrize(
    ("puzzle", "path", "index", "clause", "code"),
    [
        (f"{EMPTY} >Re5", "Rn Re Rs", 0, "R3.3", "move-blocked"),
        (f"{EMPTY} >Re5", "Re Rs Rs", 2, "R3.3", "move-blocked"),
        ("5x5:Bc3/ Ra3 Gc2 >Re5", "Re", 0, "R4.3", "stops-on-diagonal"),
        ("5x5:Gb2/,Gd2\\,Gd4/,Gb4\\ Rc2 >Re5", "Re", 0, "R4.4", "endless-slide"),
        (f"{EMPTY} >Re5", "Re Bn", 1, "R3.1", "robot-not-in-play"),
    ],
)
def test_refused_moves(puzzle: str, path: str, index: int, clause: str, code: str) -> None:
    found = verdict(puzzle, path)
    assert (found.ok, found.move_index, found.clause, found.code) == (False, index, clause, code)
    assert len(found.slides) == index


def test_the_verdict_says_who_came_and_in_how_many_moves() -> None:
    assert verdict(f"{EMPTY} >*e5", "Gs Ge").sentence == "Green reaches e5 in 2 moves."
    assert verdict(f"{EMPTY} >Re1", "Re", ricochet_rule=False).sentence == "Red reaches e1 in 1 move."


def test_without_the_ricochet_rule_standing_there_is_enough() -> None:
    assert verdict(f"{EMPTY} >Re1", "Re", ricochet_rule=False).ok
    assert verdict(f"{EMPTY} >Ra1", "", ricochet_rule=False).ok
    assert verdict(f"{EMPTY} >Re5", "Re", ricochet_rule=False).code == "target-not-reached"
    assert verdict(f"{EMPTY} >Re5", "", ricochet_rule=False).code == "path-empty"


def test_a_verdict_is_true_only_if_the_path_is_right() -> None:
    puzzle = "4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15"
    assert judge(puzzle, "Rs Rw Rn Re")
    assert not judge(puzzle, "Re Rs")


def test_the_target_must_be_reached_at_the_end() -> None:
    puzzle = parse_puzzle(f"{EMPTY} >Re5")
    assert judge(puzzle, parse_path("Re Rs")).ok
    assert judge(puzzle, parse_path("Re Rs Rw")).code == "target-not-reached"
    assert judge(puzzle, parse_path("Re Rs Rw Re")).ok


def test_reached_names_the_robot() -> None:
    vortex = parse_puzzle(f"{EMPTY} >*e5")
    position = vortex.position
    assert reached(vortex, position.trace(parse_path("Gs Ge"))) is Robot.GREEN
    assert reached(vortex, position.trace(parse_path("Re Rs"))) is Robot.RED
    assert reached(vortex, position.trace(parse_path("Re"))) is None
    assert reached(vortex, ()) is None


def test_ricochets_are_counted_for_each_robot_alone() -> None:
    position = parse_puzzle(f"{EMPTY} >Re5").position
    slides = position.trace(parse_path("Re Gs Rw Ge"))
    assert not has_ricocheted(slides, Robot.RED)
    assert has_ricocheted(slides, Robot.GREEN)
    assert not has_ricocheted(slides, Robot.BLUE)


def test_trace_stops_at_the_first_refusal() -> None:
    position = parse_puzzle(f"{EMPTY} >Re5").position
    with pytest.raises(MoveError):
        position.trace(parse_path("Re Re"))


@st.composite
def played(draw: st.DrawFn) -> tuple[Puzzle, tuple[Move, ...], bool]:
    """A puzzle whose target is the end of a legal path, the path, and whether the ricochet rule applies."""
    start = draw(positions(st.one_of(official_boards(), custom_boards())))
    path: list[Move] = []
    position = start
    for _ in range(draw(st.integers(0, 6))):
        if allowed := list(position.legal_moves()):
            path.append(draw(st.sampled_from(allowed)))
            position = position.play(path[-1])
    robot = path[-1].robot if path else start.in_play[0]
    wanted = draw(st.sampled_from([None] if robot is Robot.SILVER else [None, robot]))
    return Puzzle(start, Target(position.cell(robot), wanted)), tuple(path), draw(st.booleans())


@given(played())
def test_verdicts_are_the_twins(case: tuple[Puzzle, tuple[Move, ...], bool]) -> None:
    puzzle, path, rule = case
    words = [str(move) for move in path]
    assert judge(puzzle, path, ricochet_rule=rule).ok == naive.solves(str(puzzle), words, ricochet_rule=rule)


@given(puzzles(), paths)
def test_any_path_gets_a_verdict(puzzle: Puzzle, path: tuple[Move, ...]) -> None:
    found = judge(puzzle, path)
    words = [str(move) for move in path]
    assert found.ok == naive.solves(str(puzzle), words)
    assert (found.code is None) == (found.clause is None) == found.ok
    assert found.move_index in (None, len(found.slides))
    assert found.sentence
