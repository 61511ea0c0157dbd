"""The command ``convert``."""

import json
from pathlib import Path

import pytest

from support.commands import objects, run

PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"


def test_it_converts_an_argument_a_file_and_standard_input(tmp_path: Path) -> None:
    task = run("convert", "4x4:b2e Ra1 >Rb2", "--to", "pddl").stdout
    file = tmp_path / "task.pddl"
    file.write_text(task)
    assert run("convert", "--file", str(file), "--to", "notation").stdout == "4x4:b2e Ra1 >Rb2\n"
    assert run("convert", "-", "--to", "notation", given=task).stdout == "4x4:b2e Ra1 >Rb2\n"
    assert run("convert", *PUZZLE.split(), "--to", "driftingdroids").stdout == "1A38+40+ABD46FFA+1C\n"


def test_json_names_the_formats_and_the_loss() -> None:
    result = run("convert", PUZZLE, "--to", "asp", "--lossy", "--json")
    found = json.loads(result.stdout)
    assert (found["from"], found["to"]) == ("notation", "asp")
    assert "the printed targets" in found["lost"]
    assert "target(red,13,2)." in found["text"]


def test_a_loss_is_named_on_standard_error() -> None:
    result = run("convert", "4x4:Rc3m", "--to", "asp", "--lossy")
    assert result.stdout == "dim(1..4).\n"
    assert result.stderr == "Lost: the printed targets, the symbols of the printed targets.\n"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ((PUZZLE, "--to", "asp"), "format-loss"),
        ((PUZZLE, "--to", "pdf"), "choice"),
        ((PUZZLE, "--from", "pdf", "--to", "json"), "choice"),
        ((PUZZLE, "--from", "asp", "--to", "json"), "unreadable"),
        (("--to", "json"), "convert-one-text"),
        ((PUZZLE, "--file", "x", "--to", "json"), "convert-one-text"),
        (("--file", "absent", "--to", "json"), "file"),
    ],
)
def test_errors_have_codes(words: tuple[str, ...], code: str) -> None:
    result = run("convert", *words, "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["code"] == code


def test_an_unknown_format_is_refused_by_its_option() -> None:
    result = run("convert", PUZZLE, "--to", "pdf")
    assert "\nError: --to must be one of asp, drawing, " in result.stderr
    assert result.stderr.endswith(", not pdf.\n")


LINES = f"{PUZZLE}\n2A3C4A1C Rx1 >Rm2\nnonsense\n4x4:b2e Ra1 >Rb2\n"
"""Two puzzles, with an illegal and an unreadable line between them."""


def test_each_line_is_converted_and_an_invalid_one_stops_no_other() -> None:
    result = run("convert", "-", "--lines", "--from", "notation", "--to", "notation", given=LINES)
    assert result.stdout == f"{PUZZLE}\n-\n-\n4x4:b2e Ra1 >Rb2\n"
    first, text, caret, *rest = result.stderr.splitlines()
    assert first == "Line 2: There is no cell x1 on this board, which ends at p16."
    assert (text.strip(), caret.index("^")) == ("2A3C4A1C Rx1 >Rm2", 12)
    assert rest[0].startswith("Line 3: ")
    assert result.exit_code == 2


def test_lines_of_files_name_file_and_line(tmp_path: Path) -> None:
    good, bad, absent = (str(tmp_path / name) for name in ("good.txt", "bad.txt", "absent.txt"))
    Path(good).write_bytes(b"\xef\xbb\xbf4x4:b2e Ra1 >Rb2\r\n")
    Path(bad).write_text("5x4:#d1 Ra1 >Rb2\n0765+41\n")
    result = run("convert", "--lines", "--to", "notation", "--file", bad, absent, good)
    assert result.stdout == "5x4:#d1 Ra1 >Rb2\n-\n-\n4x4:b2e Ra1 >Rb2\n"
    assert f"{bad}: Line 2: " in result.stderr
    assert f"{absent}: No such file or directory." in result.stderr
    assert result.exit_code == 2
    found = objects(run("convert", "--lines", "--to", "notation", "--json", "--file", bad, absent, good))
    assert [(one["file"], one.get("line"), one.get("code")) for one in found] == [
        (bad, 1, None),
        (bad, 2, "unreadable"),
        (absent, None, "file"),
        (good, 1, None),
    ]


def test_a_directory_is_converted_into_another(tmp_path: Path) -> None:
    maps, output = tmp_path / "maps", tmp_path / "new"
    maps.mkdir()
    for name, text in {
        "a.txt": "4x4:b2e Ra1 >Rb2",
        "b.txt": "nonsense",
        "c.txt": PUZZLE,
        ".hidden": "x",
    }.items():
        (maps / name).write_text(text)
    words = ("convert", "--to", "pddl", "--file", str(maps), "--output", str(output), "--lossy")
    result = run(*words)
    assert result.exit_code == 2
    assert sorted(path.name for path in output.iterdir()) == ["a.pddl", "c.pddl"]
    assert run("convert", "--file", str(output / "a.pddl"), "--to", "notation").stdout == "4x4:b2e Ra1 >Rb2\n"
    assert result.stdout == ""
    assert f"{maps / 'b.txt'}: " in result.stderr
    assert result.stderr.endswith(f"Converted 2 of 3 into {output}.\n")
    again = objects(run(*words, "--json"))
    assert [one.get("code") for one in again] == ["file", "unreadable", "file"]
    assert again[0]["place"] == str(output / "a.pddl")


def test_several_files_need_no_repeated_option(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).write_text(PUZZLE)
    files = [str(tmp_path / name) for name in "ab"]
    once = run("convert", "--file", *files, "--to", "driftingdroids")
    twice = run("convert", "--file", files[0], "--to", "driftingdroids", f"--file={files[1]}")
    assert once == twice
    assert once.stdout == "1A38+40+ABD46FFA+1C\n" * 2


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ((PUZZLE, "--output", "new"), "convert-output"),
        (("--file", ".", "--lines", "--output", "new"), "convert-output"),
    ],
)
def test_output_is_for_whole_files(words: tuple[str, ...], code: str) -> None:
    assert objects(run("convert", *words, "--to", "json", "--json"))[0]["code"] == code


def test_an_empty_directory_is_refused(tmp_path: Path) -> None:
    result = run("convert", "--to", "json", "--file", str(tmp_path))
    assert (result.exit_code, result.stderr) == (2, f"Error: {tmp_path}: this directory has no files.\n")
