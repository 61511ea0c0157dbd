"""The commands ``puzzle`` and ``puzzles``."""

import json
from pathlib import Path

import pytest

from ricochetrobots import difficulty, parse_puzzle, random_puzzle, solve
from support.commands import run


def test_puzzle_prints_the_puzzle_of_a_seed() -> None:
    result = run("puzzle", "--seed", "7", "--moves", "5")
    puzzle = random_puzzle(7, moves=5)
    assert result.stdout == f"{puzzle}\n"
    assert result.stderr == f"5 moves, grade {difficulty(puzzle).grade} of 5; seed 7.\n"


def test_puzzle_is_drawn() -> None:
    result = run("puzzle", "--seed", "7", "--moves", "2-4", "--draw")
    assert len(result.stdout.splitlines()) == 35


def test_each_line_of_json_holds_a_puzzle_with_its_path() -> None:
    result = run("puzzles", "3", "--seed", "7", "--moves", "3-5", "--paths", "1-4", "--json")
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    assert [row["index"] for row in rows] == [0, 1, 2]
    for row in rows:
        assert solve(parse_puzzle(row["puzzle"])).moves == row["moves"] == len(row["path"].split())
        assert 1 <= row["paths"] <= 4
        assert row["grade"] in range(1, 6)


def test_puzzles_are_written_to_a_file_and_go_on_at_an_index(tmp_path: Path) -> None:
    whole, rest = tmp_path / "whole", tmp_path / "rest"
    run("puzzles", "4", "--seed", "9", "--moves", "2-5", "--output", str(whole))
    result = run(
        "puzzles", "2", "--seed", "9", "--moves", "2-5", "--start", "2", "--threads", "2", "-o", str(rest)
    )
    assert rest.read_text().splitlines() == whole.read_text().splitlines()[2:]
    assert result.stdout == ""
    assert result.stderr == "2 puzzles; seed 9.\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--moves", "x"], "--moves must be a number of at least 1 or a range such as 4-9, not x."),
        (["--moves", "9-4"], "--moves must be a number of at least 1 or a range such as 4-9, not 9-4."),
        (["--themes", "magic"], "--themes must be a list of blocker, "),
        (["--grade", "6"], "no puzzle can have all of that."),
        (["--diagonals"], "no puzzle can have all of that."),
    ],
)
def test_wrong_wishes_are_explained(words: list[str], message: str) -> None:
    result = run("puzzle", *words)
    assert result.exit_code == 2
    assert message in result.stderr
