"""The lessons of web/app/learn/lessons.js have the properties that their texts claim."""

import json
from pathlib import Path
from typing import Any

import pytest

from ricochetrobots.core import Puzzle, Robot, judge, moves_alone, parse_puzzle
from ricochetrobots.solver import all_paths, solve

TABLE = Path(__file__).parents[2] / "src/ricochetrobots/web/app/learn/lessons.js"


def lessons() -> list[dict[str, Any]]:
    text = TABLE.read_text()
    table: list[dict[str, Any]] = json.loads(text[text.index("([") + 1 : text.index("]);") + 1])
    return table


def goes_straight(puzzle: Puzzle) -> bool:
    robot = puzzle.target.robot
    moves = [move for move in puzzle.position.legal_moves() if move.robot is robot]
    return any(puzzle.position.slide(move).end == puzzle.target.cell for move in moves)


def bounces(puzzle: Puzzle) -> bool:
    slides = puzzle.position.trace(solve(puzzle).path or ())
    return any(slide.heading is not slide.move.direction for slide in slides)


@pytest.mark.parametrize("lesson", lessons(), ids=[lesson["id"] for lesson in lessons()])
def test_each_lesson_is_what_it_says(lesson: dict[str, Any]) -> None:
    puzzle = parse_puzzle(lesson["puzzle"])
    assert str(puzzle) == lesson["puzzle"], "the page knows its board by the very text"
    assert solve(puzzle).moves == lesson["moves"]
    assert puzzle.position.board.symbol(puzzle.target) == lesson["symbol"]
    alone = moves_alone(puzzle)
    holds = {
        "alone": alone == lesson["moves"],
        "help": alone is None,
        "corner": goes_straight(puzzle),
        "bounce": bounces(puzzle),
    }
    assert all(holds[need] for need in lesson["needs"])


def test_what_the_words_of_a_lesson_say() -> None:
    by_id = {lesson["id"]: parse_puzzle(lesson["puzzle"]) for lesson in lessons()}
    first = {name: {path[0].robot for path in all_paths(puzzle)} for name, puzzle in by_id.items()}
    assert first["blocking"] == {Robot.BLUE}
    assert [str(move)[0] for move in solve(by_id["waiting"]).path or ()] == ["G", "Y", "G"]
    assert judge(by_id["corner"], "Be").code == "no-ricochet"
    assert Robot.SILVER in {move.robot for path in all_paths(by_id["silver"]) for move in path}
    assert len([*all_paths(by_id["reading"])]) == 1
    last = by_id["showing"]
    others = [move for move in last.position.legal_moves() if move.robot is not last.target.robot]
    assert any(judge(last, [move, *(solve(last).path or ())]).ok for move in others), "a move can be spent"
