"""Tests that need a process: exit statuses, streaming, signals, pipes and imports."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from support.engines import NATIVE_ONLY
from support.puzzles import read_puzzles

pytestmark = pytest.mark.slow

RICOCHET = str(Path(sys.executable).with_name("ricochet"))
EASY = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
HEAVY = (
    "starlette",
    "msgspec",
    "rich",
    "ricochetrobots.game",
    "ricochetrobots.solver",
    "sqlalchemy",
    "uvicorn",
)
SLOW_TO_START = (
    "concurrent.futures",
    "fluent",
    "importlib.resources",
    "logging",
    "pathlib",
    "pydantic",
    "rich",
    "ricochetrobots.wire.messages",
    "tempfile",
    "textwrap",
)


def run(*arguments: str | bytes, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [RICOCHET, *arguments],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | environment,
        check=False,
    )


def hear_ctrl_c() -> None:
    """Accept SIGINT again: a shell that starts the tests in the background ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def solving() -> Iterator[subprocess.Popen[str]]:
    """A process that answers lines."""
    command = [RICOCHET, "solve", "--json", "-"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8", bufsize=1, preexec_fn=hear_ctrl_c
    ) as process:
        yield process


def ask(process: subprocess.Popen[str], line: str) -> dict[str, object]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{line}\n")
    answer: dict[str, object] = json.loads(process.stdout.readline())
    return answer


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["--help"], 0),
        (["check", EASY, "Re Rn"], 0),
        (["check", EASY, "Re"], 1),
        (["solve", EASY, "--max-moves", "1"], 1),
        (["solve", "nonsense"], 2),
        (["check", EASY], 2),
    ],
)
def test_exit_status(arguments: list[str], status: int) -> None:
    result = run(*arguments)
    assert result.returncode == status
    assert "Traceback" not in result.stderr


def test_arguments_that_are_no_text() -> None:
    result = run("solve", b"2A3C\xff")
    assert result.returncode == 2
    assert "Traceback" not in result.stderr


@pytest.mark.long
@pytest.mark.parametrize("environment", [{"PYTHONIOENCODING": "ascii"}, {"LANG": "C"}, {"LC_ALL": "POSIX"}])
def test_ascii_where_nothing_else_is_known(environment: dict[str, str]) -> None:
    result = run("board", EASY, "--path", "Re Rn", **{"LC_ALL": "", "LANG": ""} | environment)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.isascii()
    assert " 1 |" in result.stdout
    requested = run("board", EASY, "--unicode", **environment)
    assert requested.returncode == 0


def test_each_answer_comes_before_the_next_question() -> None:
    with solving() as process:
        assert ask(process, EASY)["status"] == "solved"
        assert ask(process, "nonsense")["status"] == "error"
        assert ask(process, EASY)["path"] == "Re Rn"
        output, words = process.communicate()
    assert (output, words, process.returncode) == ("", "", 2)


@NATIVE_ONLY  # without the kernel, the second search takes minutes
def test_an_answer_does_not_wait_for_the_next_search() -> None:
    """Both lines arrive at once; the second takes some tenths of a second."""
    hard = max(read_puzzles(), key=lambda line: line.moves).puzzle
    with solving() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{EASY}\n")
        process.stdout.readline()
        os.write(process.stdin.fileno(), f"{EASY}\n{hard}\n".encode())
        assert os.read(process.stdout.fileno(), 1 << 16).count(b"\n") == 1
        output, _ = process.communicate()
    assert json.loads(output)["puzzle"] == hard


@pytest.mark.parametrize("rule", [[], ["--no-ricochet-rule"]])
def test_limits_that_limit_nothing_change_no_answer(rule: list[str]) -> None:
    easy = [line.puzzle for line in read_puzzles() if line.moves <= 6][:20]
    lines = "\n".join(
        [f"\ufeff{EASY}", "nonsense", *easy, "", "x" * 200_000, "3x3:b2n,b2e,b2s,b2w Ra1 >Rb2", EASY]
    )
    quick, slow = (
        subprocess.run(
            [RICOCHET, "solve", *rule, "--json", *more, "-"],
            input=lines,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        for more in ([], ["--max-expanded", "1000000"])
    )
    assert (quick.returncode, quick.stderr) == (slow.returncode, slow.stderr) == (2, "")
    assert untimed(quick.stdout) == untimed(slow.stdout)
    assert len(quick.stdout.splitlines()) == len(easy) + 6


def untimed(printed: str) -> str:
    return re.sub(r"\"seconds\": [0-9.e-]+", "", printed)


def test_the_call_of_programs_imports_little() -> None:
    script = f"""
import sys
from ricochetrobots.cli import main
sys.argv = ["ricochet", "solve", "--json", "-"]
try:
    main()
except SystemExit:
    sys.exit(" ".join(name for name in {SLOW_TO_START!r} if name in sys.modules))
"""
    result = subprocess.run(
        [sys.executable, "-c", script], input=EASY, capture_output=True, text=True, check=False
    )
    assert (result.stderr.strip(), result.stdout.count("solved")) == ("", 1)


def test_ctrl_c_ends_quietly() -> None:
    with solving() as process:
        ask(process, EASY)
        process.send_signal(signal.SIGINT)
        output, words = process.communicate()
    assert (output, words.strip(), process.returncode) == ("", "", 130)


@NATIVE_ONLY
def test_ctrl_c_ends_a_long_list_quietly() -> None:
    line = max(read_puzzles(), key=lambda line: line.moves)  # its paths fill more than a pipe holds
    command = [RICOCHET, "solve", "--all", "--at-most", "1000000000", line.puzzle]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, encoding="utf-8", preexec_fn=hear_ctrl_c
    ) as process:
        assert process.stdout is not None
        assert len(process.stdout.readline().split()) == line.moves
        process.send_signal(signal.SIGINT)
        _, words = process.communicate()
    assert (words.strip(), process.returncode) == ("", 130)


def test_a_reader_that_has_gone_ends_it_quietly() -> None:
    with solving() as process:
        ask(process, EASY)
        assert process.stdout is not None
        process.stdout.close()
        assert process.stdin is not None
        process.stdin.write(f"{EASY}\n")
        process.stdin.close()
        assert process.stderr is not None
        words = process.stderr.read()
    assert (process.returncode, words) == (0, "")


EVERY_COMMAND = [
    ["--help"],
    ["--version"],
    ["solve", "--help"],
    ["board", EASY],
    ["board", EASY, "--svg", "-"],
    ["check", EASY, "Re Rn"],
    ["count", EASY, "--depth", "1"],
    ["solve", EASY],
    ["solve", EASY, "--json"],
    ["solve", EASY, "--all"],
    ["doctor"],
]
FULL = Path("/dev/full")
needs_full_disk = pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")


@pytest.mark.long_cases("doctor")
@needs_full_disk
@pytest.mark.parametrize("arguments", EVERY_COMMAND, ids=" ".join)
def test_a_full_disk_is_reported(arguments: list[str]) -> None:
    with FULL.open("w") as full:
        result = subprocess.run(
            [RICOCHET, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    sentence = result.stderr.splitlines()[-1]
    assert result.returncode == 3
    assert sentence == "Error: cannot write the output: No space left on device."
    assert "Traceback" not in result.stderr


@needs_full_disk
def test_a_file_on_a_full_disk_is_reported() -> None:
    result = run("board", EASY, "--svg", str(FULL))
    assert (result.returncode, result.stdout) == (3, "")
    assert result.stderr == "Error: cannot write the output: No space left on device.\n"


@needs_full_disk
def test_words_on_a_full_disk_end_it_too() -> None:
    with FULL.open("w") as full:
        command = [RICOCHET, "solve", "nonsense"]
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=full, check=False)
    assert (result.returncode, result.stdout) == (3, b"")


@pytest.mark.parametrize("arguments", [["--help"], ["board", EASY], ["solve", EASY, "--all"]], ids=" ".join)
def test_a_closed_pipe_is_no_error(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    result = subprocess.run(
        [RICOCHET, *arguments], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (result.returncode, result.stderr) == (0, "")


def test_head_takes_what_it_wants(tmp_path: Path) -> None:
    lines = tmp_path / "lines"
    lines.write_text(f"{EASY}\n" * 20_000)
    piped = '"$0" solve - < "$1" | head -n 1; echo "${PIPESTATUS[@]}"'
    result = subprocess.run(
        ["bash", "-c", piped, RICOCHET, str(lines)], capture_output=True, text=True, check=False
    )
    assert (result.stdout, result.stderr) == ("Re Rn\n0 0\n", "")


@pytest.mark.parametrize(
    ("words", "file"),
    [
        ("solve 4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15", "Re15"),
        ("solve --json 4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15", "Re15"),
        ("check 4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15 Rs Rw Rn Re", "Re15"),
        ("strong 2A3C4A1C >*m2", "*m2"),
    ],
)
def test_an_unquoted_target_is_explained(tmp_path: Path, words: str, file: str) -> None:
    (tmp_path / "Gb1").write_text("another file of this person")
    result = subprocess.run(
        ["sh", "-c", f'"$0" {words}', RICOCHET], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == (
        f"Error: The shell redirected the output to >{file}. "
        f'Put the puzzle in quotation marks: "... >{file}".\n'
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([file, "Gb1"])


def test_an_answer_that_the_shell_put_into_a_file_is_mentioned(tmp_path: Path) -> None:
    line = f'"$0" count {EASY.partition(" >")[0]} --depth 1 >Rm2'
    result = subprocess.run(
        ["sh", "-c", line, RICOCHET], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0
    assert "The shell redirected the output to >Rm2" in result.stderr
    assert (tmp_path / "Rm2").read_text().strip().isdigit()


def test_the_package_is_a_command_too() -> None:
    command = [sys.executable, "-m", "ricochetrobots", "solve", EASY]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (0, "Re Rn\n")


@pytest.mark.long
def test_no_output_at_all_is_reported() -> None:
    command = ["sh", "-c", 'exec "$0" "$@" >&-', RICOCHET, "board", EASY]
    result = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    assert result.returncode == 3
    assert result.stderr == "Error: cannot write the output: there is none.\n"


@pytest.mark.parametrize(
    ("words", "number", "offered"),
    [
        ("ricochet so", 1, ["solve"]),
        ("ricochet --v", 1, ["--version"]),
        ("ricochet db ", 2, ["upgrade"]),
        ("ricochet count --d", 2, ["--depth", "--divide"]),
        ("ricochet play --no", 2, ["--no-browser"]),
        ("ricochet nothing --d", 2, []),
    ],
)
def test_completion(words: str, number: int, offered: list[str]) -> None:
    for request in ("complete_bash", "1"):
        result = run(_RICOCHET_COMPLETE=request, COMP_WORDS=words, COMP_CWORD=str(number))
        assert result.stdout.split() == offered


def test_bash_completes(tmp_path: Path) -> None:
    home = {
        "HOME": str(tmp_path),
        "SHELL": "/bin/bash",
        "PATH": f"{Path(RICOCHET).parent}:{os.environ['PATH']}",
    }
    for _ in range(2):  # the second time changes nothing
        assert run("--install-completion", **home).returncode == 0
    profile = (tmp_path / ".bashrc").read_text()
    assert profile.strip() == run("--show-completion", "bash", **home).stdout.strip()
    line = '. ~/.bashrc; COMP_WORDS=(ricochet solve --max); COMP_CWORD=2; _ricochet; echo "${COMPREPLY[@]}"'
    result = subprocess.run(
        ["bash", "-c", line], env=os.environ | home, capture_output=True, text=True, check=False
    )
    assert result.stdout.split() == ["--max-moves", "--max-expanded", "--max-memory"]
    assert run("--install-completion", "powershell", **home).returncode == 2


def test_help_imports_nothing_heavy() -> None:
    script = f"""
import sys
from ricochetrobots.cli import run
if run(["--help"]) == 0:
    sys.exit(" ".join(name for name in {HEAVY!r} if name in sys.modules))
"""
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert result.stderr.strip() == ""
    assert "Commands:" in result.stdout
