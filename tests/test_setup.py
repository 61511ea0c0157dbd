"""`make` on a computer without the project, with scripts instead of the slow steps."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAKE = shutil.which("make")
TOOLS = ("cat", "cp", "echo", "mkdir", "sh", "touch")
pytestmark = [pytest.mark.skipif(MAKE is None, reason="no make here"), pytest.mark.slow]

PIP = """#!/bin/sh
case "$*" in
    -c*) exec {python} -c "import sys; sys.modules['pip'] = sys; exec(sys.argv[1])" "$2" ;;
    "-m pip install"*) mkdir -p .uv/bin; cp {folder}/uv .uv/bin/uv; echo "pip $*" >> {folder}/log ;;
    *) exit 9 ;;
esac
"""
UV = """#!/bin/sh
echo "uv $*" >> {folder}/log
case "$1" in
    venv) mkdir -p .venv/bin; cp {folder}/python3 .venv/bin/python; cp {folder}/ricochet .venv/bin ;;
esac
"""
GAME = "#!/bin/sh\nexec {ricochet} play --port 0 --no-browser --data {folder}/games\n"


class Computer:
    """A folder with the files of a fresh clone that `make play` reads, and a PATH with few commands."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clone = folder / "clone"
        self.clone.mkdir()
        for name in (
            "Makefile",
            "pyproject.toml",
            "CMakeLists.txt",
            *map(str, ROOT.glob("requirements*.txt")),
        ):
            shutil.copy(ROOT / name, self.clone)
        self.bin = folder / "bin"
        self.bin.mkdir()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(shutil.which(tool) or tool)
        self.script(self.bin / "python3", PIP)
        self.script(folder / "python3", PIP)
        self.script(folder / "uv", UV)
        self.script(folder / "ricochet", GAME)

    def script(self, file: Path, text: str) -> None:
        """Write a command."""
        ricochet = Path(sys.executable).with_name("ricochet")
        file.unlink(missing_ok=True)
        file.write_text(text.format(folder=self.folder, python=sys.executable, ricochet=ricochet))
        file.chmod(0o755)

    def make(self, *words: str, **environment: str) -> "subprocess.Popen[str]":
        """Start make."""
        assert MAKE is not None
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("RICOCHET", "MAKE"))
        }
        return subprocess.Popen(
            [MAKE, *words],
            cwd=self.clone,
            env=kept | {"PATH": str(self.bin)} | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

    @property
    def log(self) -> list[str]:
        """The commands that were run, in their order."""
        file = self.folder / "log"
        return file.read_text().splitlines() if file.exists() else []


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return Computer(tmp_path)


def test_every_step_is_one_line_that_says_how_long(computer: Computer) -> None:
    words, errors = computer.make(".venv/play").communicate()
    assert errors == ""
    first, *steps = words.splitlines()
    assert first == "Setting up in this folder, once; nothing else on this computer is changed."
    assert [step.partition(" ")[0] for step in steps] == ["-"] * 4
    assert all(re.search(r"\(about \d+ s\)$", step) for step in steps)
    again, errors = computer.make(".venv/play").communicate()
    assert (again, errors) == ("make: '.venv/play' is up to date.\n", "")


@pytest.mark.parametrize("kind", ["play", "dev"])
def test_nothing_of_the_kernel_is_installed_where_there_is_no_compiler(computer: Computer, kind: str) -> None:
    words, _ = computer.make(f".venv/{kind}").communicate()
    assert "no C++20 compiler with Python.h was found" in words
    assert any("-e ." in line for line in computer.log)
    assert not [line for line in computer.log if "requirements-kernel" in line]
    for name in ("requirements-play.txt", "requirements-dev.txt"):
        assert not re.search(r"^(cmake|ninja|nanobind)==", (ROOT / name).read_text(), re.MULTILINE)


def test_a_compiler_without_the_headers_of_python_builds_no_kernel(computer: Computer) -> None:
    script = '#!/bin/sh\ncat >/dev/null\ncase "$*" in *Python.h*-I*include*) exit 1;; esac\n'
    computer.script(computer.bin / "c++", script)
    words, _ = computer.make(".venv/play").communicate()
    assert "no C++20 compiler with Python.h was found" in words
    assert not [line for line in computer.log if "requirements-kernel" in line]


def test_the_kernel_is_built_where_there_is_a_compiler(computer: Computer) -> None:
    computer.script(computer.bin / "c++", "#!/bin/sh\ncat >/dev/null\n")
    words, errors = computer.make(".venv/play").communicate()
    assert "compiled (about" in words
    assert errors == ""
    kernel = [number for number, line in enumerate(computer.log) if "requirements-kernel.txt" in line]
    (package,) = [number for number, line in enumerate(computer.log) if "-e ." in line]
    assert len(kernel) == 1
    assert kernel[0] < package


@pytest.mark.parametrize("goal", ["play", "test"])
@pytest.mark.parametrize(("version", "sentence"), [((3, 9), "3.9"), ((2, 7), "2.7"), ((3, 10), "3.10")])
def test_a_python_that_is_too_old_is_reported(
    computer: Computer, goal: str, version: tuple[int, int], sentence: str
) -> None:
    older = f"import sys; sys.version_info = {(*version, 0, 'final', 0)}; exec(sys.argv[1])"
    computer.script(
        computer.bin / "python3", f'#!/bin/sh\n[ $1 = -c ] && exec {{python}} -c "{older}" "$2"\n'
    )
    process = computer.make(goal)
    words, errors = process.communicate()
    assert process.returncode != 0
    assert words == ""
    assert f"Ricochet Robots needs Python 3.11 or newer, and python3 here is {sentence}." in errors
    assert "Traceback" not in errors


def test_the_newer_python_may_have_another_name(computer: Computer) -> None:
    (computer.bin / "python3").rename(computer.bin / "python3.12")
    _, errors = computer.make("play").communicate()
    assert "there is no python3 here" in errors
    _, errors = computer.make(".venv/play", "PYTHON=python3.12").communicate()
    assert errors == ""


def test_a_python_without_pip_is_reported(computer: Computer) -> None:
    alone = "import sys; sys.modules['pip'] = None; exec(sys.argv[1])"
    computer.script(
        computer.bin / "python3", f'#!/bin/sh\n[ $1 = -c ] && exec {{python}} -c "{alone}" "$2"\n'
    )
    _, errors = computer.make("play").communicate()
    assert "apt install python3-pip" in errors
    assert "Traceback" not in errors


def test_packages_and_make_ask_for_the_same_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (needed,) = re.findall(r"version_info < \((\d+), (\d+)\)", (ROOT / "Makefile").read_text())
    assert project["project"]["requires-python"] == f">={'.'.join(needed)}"


@pytest.mark.long
def test_ctrl_c_ends_play_without_an_error(computer: Computer) -> None:
    with computer.make("play") as process:
        assert process.stdout is not None
        address = next(line for line in process.stdout if line.startswith("http"))
        assert address.startswith("http://127.0.0.1:")
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        words, errors = process.communicate(timeout=50)
    assert words == ""
    assert errors == f"Games are saved in {computer.folder}/games. Press Ctrl-C to stop.\n"
