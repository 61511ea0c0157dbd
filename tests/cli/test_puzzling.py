"""The commands ``puzzle`` and ``puzzles``."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ricochetrobots import (
    Generated,
    Wanted,
    board_svg,
    cli,
    difficulty,
    generate,
    judge,
    parse_puzzle,
    random_puzzle,
    solve,
)
from ricochetrobots.cli import progress, puzzling
from support.commands import Terminal, objects, run


def test_puzzle_prints_the_puzzle_of_a_seed() -> None:
    result = run("puzzle", "--seed", "7", "--moves", "5")
    puzzle = random_puzzle(7, moves=5)
    assert result.stdout == f"{puzzle}\n"
    assert result.stderr == f"5 moves, grade {difficulty(puzzle).grade} of 5; seed 7.\n"


def test_todays_puzzle_is_that_of_the_day_and_keeps_its_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzling, "time", lambda: datetime(2026, 11, 26, 23, tzinfo=UTC).timestamp())
    result = run("puzzle", "--today")
    assert result.stdout == "3B1A4C2B Rb12 Gb10 Be10 Yd1 >Rm12\n"
    assert re.fullmatch(r"Today’s puzzle, 2026-11-26, grade [1-5] of 5\.\n", result.stderr)
    row = json.loads(run("puzzle", "--today", "--json").stdout)
    assert row["date"] == "2026-11-26"
    assert judge(row["puzzle"], row["path"])
    assert len(row["path"].split()) == row["moves"] == solve(row["puzzle"]).moves


@pytest.mark.parametrize("words", ["--seed 7", "--moves 5", "--edition 2013"])
def test_todays_puzzle_takes_no_conditions(words: str) -> None:
    result = run("puzzle", "--today", *words.split())
    assert result.exit_code == 2
    assert "today’s puzzle takes no seed and no conditions" in result.stderr


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


def test_a_second_run_continues_the_file_and_refuses_that_of_another(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    assert run("puzzles", "2", "--seed", "9", "--out", str(file)).exit_code == 0
    first = file.read_bytes()
    assert run("puzzles", "4", "--seed", "9", "--out", str(file)).stderr == "4 puzzles; seed 9.\n"
    four = file.read_bytes()
    assert four.startswith(first)
    assert four.decode() == run("puzzles", "4", "--seed", "9").stdout
    refused = run("puzzles", "4", "--seed", "8", "--out", str(file))
    assert (refused.exit_code, refused.stdout, file.read_bytes()) == (2, "", four)
    assert f"The file {file} does not hold the first puzzles" in refused.stderr


def test_a_data_set_names_the_command_that_makes_it_again(tmp_path: Path) -> None:
    here, again = tmp_path / "here", tmp_path / "again"
    words = [
        "puzzles",
        "2",
        "--seed",
        "9",
        "--start",
        "4",
        "--edition",
        "2013",
        "--robots",
        "5",
        "--moves",
        "3-5",
    ]
    words += ["--paths", "1", "--themes", "fifth-robot", "--no-direct", "--dataset"]
    result = run(*words, str(here))
    assert (result.stdout, result.stderr) == ("", "2 puzzles; seed 9.\n")
    card = (here / "README.md").read_text()
    (command,) = (line for line in card.splitlines() if line.startswith("ricochet "))
    assert run(*command.replace("DIR", str(again)).split()[1:]).exit_code == 0
    assert {file.name: file.read_bytes() for file in here.iterdir()} == {
        file.name: file.read_bytes() for file in again.iterdir()
    }
    assert sorted(file.name for file in here.iterdir()) == ["README.md", "SHA256SUMS", "puzzles.jsonl"]


def test_a_book_has_its_solutions_at_the_back_and_replaces_no_other(tmp_path: Path) -> None:
    result = run("puzzles", "5", "--seed", "9", "--moves", "3-5", "--book", str(tmp_path))
    assert (result.stdout, result.stderr) == ("", "5 puzzles; seed 9.\n")
    pages = sorted(tmp_path.iterdir())
    assert [page.name for page in pages] == ["page-0001.svg", "page-0002.svg", "page-0003.svg"]
    for row in map(
        json.loads, run("puzzles", "5", "--seed", "9", "--moves", "3-5", "--json").stdout.splitlines()
    ):
        solved = board_svg(row["puzzle"], path=row["path"], title=row["puzzle"], outlined=True)
        assert [solved in page.read_text() for page in pages] == [False, False, True]
    refused = run("puzzles", "1", "--seed", "9", "--book", str(tmp_path))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "page-0" in refused.stderr
    assert sorted(tmp_path.iterdir()) == pages


@pytest.mark.parametrize("name", ["README.md", "SHA256SUMS"])
def test_a_data_set_replaces_no_file_of_another_kind(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("kept")
    result = run("puzzles", "2", "--dataset", str(tmp_path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert name in result.stderr
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [(name, "kept")]


def test_parquet_needs_a_data_set() -> None:
    result = run("puzzles", "2", "--parquet")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--parquet: requires --dataset." in result.stderr


def test_puzzles_have_one_place() -> None:
    result = run("puzzles", "2", "--output", "here", "--dataset", "there")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--dataset" in result.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--moves", "x"], "--moves must be a number of at least 1 or a range such as 4-9, not x."),
        (["--moves", "9-4"], "--moves must be a number of at least 1 or a range such as 4-9, not 9-4."),
        (["--themes", "magic"], "--themes must be a list of blocker, "),
        (["--grade", "6"], "no puzzle can meet all these conditions; only 1 to 5 are possible."),
        (["--diagonals"], "no puzzle can meet all these conditions."),
    ],
)
def test_wrong_wishes_are_explained(words: list[str], message: str) -> None:
    result = run("puzzle", *words)
    assert result.exit_code == 2
    assert message in result.stderr


def test_an_output_of_a_hyphen_is_standard_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("puzzles", "2", "--seed", "7", "--json")
    assert run(*words, "--output", "-").stdout == run(*words).stdout != ""
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("--moves 40", "--moves"),
        ("--moves 26", "--moves"),
        ("--moves 7-30 --grade 1", "--moves, --grade"),
        ("--grade 6-7", "--grade"),
        ("--moves 2 --movers 3", "--moves, --movers"),
        ("--movers 1 --themes wait", "--themes, --movers"),
        ("--robots 1 --themes wait", "--themes, --robots"),
        ("--edition 1999 --diagonals", "--edition, --diagonals"),
        ("--edition 1999 --themes diagonal", "--edition, --themes"),
        ("--no-diagonals --themes diagonal", "--no-diagonals, --themes"),
    ],
)
def test_impossible_options_are_named(words: str, place: str) -> None:
    result = run("puzzle", *words.split(), "--json")
    (fault,) = objects(result)
    assert (result.exit_code, fault["code"], fault["place"]) == (2, "puzzle-impossible", place)
    assert run("puzzle", *words.split()).stderr.splitlines()[-1].startswith(f"Error: {place}: ")


def test_the_possible_numbers_are_named() -> None:
    shown = run("puzzle", "--moves", "30").stderr
    assert shown.endswith("no puzzle can meet all these conditions; only 2 to 25 are possible.\n")


def test_a_long_search_shows_its_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", 0)
    monkeypatch.setenv("TERM", "xterm")

    def search(_: Wanted, *, seed: int, progress: Callable[[int], None]) -> Iterator[Generated]:
        progress(7_000)
        for _again in range(2):  # the number is shown from the second time on
            assert terminal.is_written.wait(timeout=30)
            terminal.is_written.clear()
        yield from generate(Wanted(), seed=seed)

    monkeypatch.setattr(puzzling, "generate", search)
    monkeypatch.setattr(sys, "stderr", terminal)
    assert cli.run(["puzzle", "--seed", "1"]) == 0
    assert "7000 of 100000 random puzzles tried" in terminal.getvalue()
