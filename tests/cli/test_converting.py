"""The command ``convert``."""

import json
from pathlib import Path

import pytest

from support.commands import run

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
