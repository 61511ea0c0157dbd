"""``solve`` with more than one path."""

import json

import pytest

from ricochetrobots.core import judge, parse_path, parse_puzzle
from ricochetrobots.solver import all_paths
from support import commands
from support.commands import Result
from support.engines import CASES
from support.puzzles import read_puzzles

TWO_WAYS = "5x4:b2e,c3s,#d1,Ra1m,Ge4g,Bd3/ Rb1 Gb4 >Ge4"
PATHS = ["Gn Gs Ge", "Ge Gn Gs"]
WALLED_IN = "3x3:b1s,a2e,b2e,b2s Ra1 >Rb2"
MANY = next(line.puzzle for line in read_puzzles() if line.moves == 9)


def run(*arguments: str, given: str | None = None) -> Result:
    return commands.run("solve", *arguments, given=given)


def objects(result: Result) -> list[dict[str, object]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.mark.parametrize("engine", CASES)
def test_every_path(engine: str) -> None:
    result = run("--all", TWO_WAYS, "--engine", engine)
    assert (result.exit_code, result.stdout.splitlines()) == (0, PATHS)
    assert result.stderr == "2 paths of 3 moves.\n"


@pytest.mark.parametrize("engine", CASES)
def test_every_path_as_json(engine: str) -> None:
    result = run("--all", "--json", "-", "--engine", engine, given=f"{TWO_WAYS}\nXx\n{WALLED_IN}\n")
    *found, fault, no = objects(result)
    assert found == [{"puzzle": TWO_WAYS, "status": "solved", "moves": 3, "path": path} for path in PATHS]
    assert fault["status"] == "error"
    assert no == {"puzzle": WALLED_IN, "status": "unsolvable", "moves": None, "path": None}
    assert (result.exit_code, result.stderr) == (2, "")


@pytest.mark.parametrize("form", [[], ["--json"]])
@pytest.mark.parametrize(("at_most", "note"), [(1, "more than 1 path;"), (2, ""), (3, "")])
def test_at_most(form: list[str], at_most: int, note: str) -> None:
    result = run("--all", TWO_WAYS, "--at-most", str(at_most), *form)
    assert len(result.stdout.splitlines()) == min(at_most, 2)
    assert ("more" in result.stderr) == bool(note)
    assert note in result.stderr


def test_all_paths_are_right_and_different() -> None:
    puzzle = parse_puzzle(MANY)
    result = run("--all", MANY, "--at-most", "30")
    lines = result.stdout.splitlines()
    assert len(set(lines)) == len(lines) == min(30, all_paths(puzzle).count())
    for line in lines:
        assert judge(puzzle, parse_path(line)).ok
        assert len(line.split()) == 9


@pytest.mark.parametrize("engine", CASES)
def test_count(engine: str) -> None:
    result = run("--count", TWO_WAYS, "--engine", engine)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "2\n", "3 moves each.\n")
    (answer,) = objects(run("--count", "--json", TWO_WAYS, "--engine", engine))
    assert answer == {"puzzle": TWO_WAYS, "status": "solved", "moves": 3, "count": 2}


@pytest.mark.parametrize(("kind", "line"), [("--all", ""), ("--count", "0\n")])
def test_no_path(kind: str, line: str) -> None:
    result = run(kind, WALLED_IN)
    assert (result.exit_code, result.stdout, result.stderr) == (1, line, "There is no solution.\n")


@pytest.mark.parametrize("kind", ["--all", "--count"])
def test_a_limit_tells_nothing(kind: str) -> None:
    result = run(kind, MANY, "--max-expanded", "3")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "limit" in result.stderr
    missing = {"--all": "path", "--count": "count"}[kind]
    assert objects(run(kind, "--json", MANY, "--max-expanded", "3"))[0][missing] is None


@pytest.mark.parametrize(("kind", "lines"), [("--all", 2), ("--count", 1)])
@pytest.mark.parametrize("engine", CASES)
def test_the_longest_path_to_look_for(engine: str, kind: str, lines: int) -> None:
    listed = run(kind, TWO_WAYS, "--max-moves", "3", "--engine", engine)
    assert (listed.exit_code, len(listed.stdout.splitlines())) == (0, lines)
    refused = run(kind, TWO_WAYS, "--max-moves", "2", "--engine", engine)
    assert (refused.exit_code, refused.stdout) == (1, "")


def test_a_limit_while_paths_are_informed() -> None:
    """The reference's search stays within the limit, but listing its 13 paths does not."""
    puzzle = "20x8: Rp4 Gf2 Bb5 Yc5 >Rt2"
    result = run("--all", puzzle, "--max-expanded", "116", "--engine", "reference")
    assert 0 < len(result.stdout.splitlines()) < 13
    assert (result.exit_code, result.stderr) == (
        1,
        "A limit was reached before all shortest paths were known.\n",
    )
    result = run("--count", puzzle, "--max-expanded", "116", "--engine", "reference")
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", "Not counted within the limit.\n")
    (answer,) = objects(run("--count", "--json", puzzle, "--max-expanded", "116", "--engine", "reference"))
    assert (answer["moves"], answer["count"]) == (4, None)


@pytest.mark.parametrize("text", [TWO_WAYS, TWO_WAYS.partition(" >")[0]])
@pytest.mark.parametrize("engine", CASES)
def test_every_target(engine: str, text: str) -> None:
    result = run("--every-target", text, "--engine", engine)
    assert result.exit_code == 0
    lengths = [line.split()[:2] for line in result.stdout.splitlines()]
    assert lengths == [[">Ra1", "3"], [">Ge4", "3"]]
    for line, answer in zip(
        result.stdout.splitlines(), objects(run("--every-target", "--json", text)), strict=True
    ):
        target, moves, *path = line.split()
        puzzle = f"{TWO_WAYS.partition(' >')[0]} {target}"
        assert (answer["puzzle"], answer["moves"]) == (puzzle, int(moves))
        assert judge(parse_puzzle(puzzle), parse_path(" ".join(path))).ok


def test_a_target_that_is_not_reached() -> None:
    result = run("--every-target", TWO_WAYS, "--max-moves", "2")
    assert result.exit_code == 1
    assert result.stdout == ">Ra1    -  limit\n>Ge4    -  limit\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--all", "--count"],
        ["--all", "--every-target"],
        ["--all", "--threads", "2"],
        ["--count", "--threads", "2"],
    ],
)
def test_what_does_not_go_together(arguments: list[str]) -> None:
    result = run(TWO_WAYS, *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr


def test_a_position_has_no_path() -> None:
    result = run(TWO_WAYS.partition(" >")[0], "--all")
    assert (result.exit_code, result.stdout) == (2, "")
