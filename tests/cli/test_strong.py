import json
import sys
from pathlib import Path

import pytest

from ricochetrobots.core import parse_board
from ricochetrobots.strong import keep_maxima
from support import commands
from support.commands import Result
from support.engines import NATIVE_ONLY

pytestmark = NATIVE_ONLY

BOARD = "4x4:b2e,c3s"
HARD = f"{BOARD} Rb3 Gc1 Bd1 Yc2"
NEVER = "3x3:b2n,b2e,b2s,b2w"


def run(*arguments: str, given: str | None = None) -> Result:
    return commands.run("strong", *arguments, given=given)


def test_json() -> None:
    result = run(BOARD, ">Rb3", "--json", "--hardest", "1", "--threads", "2")
    answer = json.loads(result.stdout)
    assert answer.pop("seconds") >= 0
    assert answer == {
        "board": BOARD,
        "target": ">Rb3",
        "robots": "RGBY",
        "ricochet_rule": True,
        "positions": 7280,
        "distribution": [0, 0, 307, 1705, 2957, 2048, 261, 2],
        "unsolvable": 0,
        "maximum": 7,
        "hardest": [HARD],
    }


def test_a_target_needs_no_sign_that_the_shell_reads() -> None:
    assert run(BOARD, "Rb3").stdout == run(BOARD, ">Rb3").stdout != ""


def test_a_kept_table_is_looked_up(tmp_path: Path) -> None:
    kept = str(tmp_path / "table")
    assert run(BOARD, ">Rb3", "-o", kept).exit_code == 0
    assert run("--look-up", kept, HARD).stdout == "7\n"
    assert run("--look-up", kept, "-", given=f"{HARD}\n").stdout == "7\n"


def test_the_rule_may_be_left_out() -> None:
    assert run(BOARD, ">Rb3", "--no-ricochet-rule").stdout.split()[:2] == ["0", "455"]


def test_what_cannot_be_solved_is_counted(tmp_path: Path) -> None:
    kept = str(tmp_path / "table")
    lines = run(NEVER, ">Rb2", "-o", kept, "--no-ricochet-rule").stdout.splitlines()
    assert [line.split() for line in lines[:2]] == [["0", "56"], ["-", "448"]]
    result = run("--look-up", kept, f"{NEVER} Ra1 Gb1 Bc1 Ya2")
    assert (result.exit_code, result.stdout) == (1, "")
    nothing = run(NEVER, ">Rb2")
    assert nothing.stdout == "  -           504\n"
    assert "none can be solved" in nothing.stderr


def test_a_kept_table_is_verified(tmp_path: Path) -> None:
    free, kept, vortex = (str(tmp_path / name) for name in ("free", "kept", "vortex"))
    assert run(BOARD, ">Rb3", "-o", free, "--no-ricochet-rule").exit_code == 0
    assert run(BOARD, ">Rb3", "-o", kept).exit_code == 0
    assert run(BOARD, ">*b3", "-o", vortex).exit_code == 0
    assert "7280 positions" in run("--verify", free).stderr
    assert "7280 positions" in run("--verify", kept, "--beside", free).stderr
    assert "1820 positions" in run("--verify", vortex, "--beside", kept).stderr
    for arguments in (
        ["--verify", kept],
        ["--verify", kept, "--beside", vortex],
        ["--verify", vortex, "--beside", free],
    ):
        refused = run(*arguments)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert "beside" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([BOARD], "TARGET"),
        (["4x4:b2e,Rc3/", ">*b3"], "vortex"),
        ([], "BOARD"),
        ([BOARD, ">Rb3", "--beside", __file__], "--beside"),
        ([BOARD, "--verify", __file__], "BOARD"),
        (["--verify", __file__], "not a table"),
        ([BOARD, "--box", "1999"], "BOARD"),
        (["--box", "1999"], "--out"),
        (["--box", "1998", "--out", "."], "no edition"),
        ([BOARD, ">Rb3", "--scheduler", "tcp://127.0.0.1:8786"], "--box"),
        ([BOARD, ">Rb9"], "no cell b9"),
        (["2A3C4A1C", ">Rm2", "--max-memory", "0.5"], "0.8 GB"),
        ([BOARD, ">Rb3", "--threads", "0"], "--threads"),
        (["--look-up", "no such file", HARD], "no such file"),
        (["--look-up", __file__, HARD], "not a table"),
        (["--look-up", __file__, HARD, ">Rb3"], "TARGET"),
    ],
)
def test_refusals(arguments: list[str], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert words in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_a_second_run_on_a_box_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "maxima-1999.tsv"
    first = keep_maxima([parse_board("4x4:b2e,c3s,Rb3m,*d1")], file)
    next(first)
    result = run("--box", "1999", "--out", str(tmp_path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert str(file) in result.stderr
