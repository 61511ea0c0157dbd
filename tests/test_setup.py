"""The set-up of a clone: tools/setup.py, the Makefile that calls it, and the same commands in README.md."""

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest
import setup

from support.durations import PATIENCE_SECONDS
from support.needs import needs, skip_without

ROOT = Path(__file__).parent.parent
MAKE = shutil.which("make") or ""
needs_make = skip_without("make", MAKE)
NO_KERNEL = {"RICOCHET_REQUIRE_KERNEL": "0"}
KERNEL = {"RICOCHET_REQUIRE_KERNEL": "1"}


class Folder:
    """A folder to set up, in which no command runs."""

    def __init__(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.place = place
        self.commands: list[str] = []
        self.variables: list[dict[str, str]] = []
        (place / "requirements").mkdir()
        (place / "requirements/uv.txt").touch()
        monkeypatch.setattr(setup, "ROOT", place)
        monkeypatch.setattr(setup, "UV", place / ".uv/bin/uv")
        monkeypatch.setattr(setup, "VENV", place / ".venv")
        monkeypatch.setattr(setup, "run", self.run)
        monkeypatch.setattr(setup, "find_spec", lambda name: name)  # this Python has no pip: uv installed it

    def run(self, words: Sequence[object], **variables: str) -> None:
        """Note a command, and make what it would."""
        self.commands.append(
            " ".join(map(str, words)).replace(f"{self.place}/", "").replace(sys.executable, "python3")
        )
        self.variables.append(variables)
        (self.place / ".uv/bin").mkdir(parents=True, exist_ok=True)
        (self.place / ".venv").mkdir(exist_ok=True)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    return Folder(tmp_path, monkeypatch)


def change(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str]) -> None:
    """Set these variables of the environment, and no other that decides about the kernel."""
    for name in ("CXX", "RICOCHET_REQUIRE_KERNEL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize("environment", [KERNEL, NO_KERNEL])
@pytest.mark.parametrize("kind", ["play", "dev"])
def test_every_step_is_one_line_that_says_how_long(
    kind: str,
    environment: dict[str, str],
    folder: Folder,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    change(monkeypatch, environment)
    setup.main([kind])
    first, *steps = capsys.readouterr().out.splitlines()
    assert first == "Setting up in this folder, once; nothing else on this computer is changed."
    assert [step.partition(" ")[0] for step in steps] == ["-"] * 4
    assert all(re.search(r"\(about \d+ s\)$", step) for step in steps)
    assert (folder.place / ".venv/play").exists(), "the tests need all that the game needs"
    assert (folder.place / ".venv/dev").exists() == (kind == "dev")
    before = len(folder.commands)
    setup.main(["uv"])
    assert len(folder.commands) == before, "uv is there"


@pytest.mark.parametrize("kind", ["play", "dev"])
def test_nothing_of_the_kernel_is_installed_where_there_is_no_compiler(
    kind: str, folder: Folder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change(monkeypatch, {"CXX": "no-such-compiler"})
    setup.main([kind])
    assert "no C++20 compiler with Python.h was found" in capsys.readouterr().out
    assert any(command.endswith("-e .") for command in folder.commands)
    assert not [command for command in folder.commands if "requirements/kernel" in command]
    assert setup.PURE in folder.variables
    assert not re.search(
        r"^(cmake|ninja|nanobind)==", (ROOT / f"requirements/{kind}.txt").read_text(), re.MULTILINE
    )


def test_a_compiler_without_the_headers_of_python_builds_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    needs("compiler", setup.has_compiler({}))
    monkeypatch.setattr("sysconfig.get_path", lambda _: "/nowhere")
    assert not setup.has_compiler({"CXX": "c++ -nostdinc"})
    assert not setup.has_compiler({})


def test_the_kernel_is_built_where_there_is_a_compiler(
    folder: Folder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change(monkeypatch, {"CXX": "true"})  # this program accepts everything
    setup.main(["play"])
    assert "compiled (about" in capsys.readouterr().out
    (kernel,) = [
        number for number, command in enumerate(folder.commands) if "requirements/kernel.txt" in command
    ]
    (package,) = [number for number, command in enumerate(folder.commands) if command.endswith("-e .")]
    assert kernel < package
    assert folder.variables[package] == KERNEL


def test_a_variable_decides_about_the_kernel() -> None:
    assert setup.has_compiler({"CXX": "false", **KERNEL})
    assert not setup.has_compiler({"CXX": "true", **NO_KERNEL})
    assert not setup.has_compiler({"CXX": "false"})


def test_a_compiler_that_one_may_not_run_builds_no_kernel(tmp_path: Path) -> None:
    compiler = tmp_path / "c++"
    compiler.write_text("not a program")
    assert not setup.has_compiler({"CXX": str(compiler)})


@pytest.mark.parametrize(("version", "named"), [((3, 9), "3.9"), ((2, 7), "2.7"), ((3, 10), "3.10")])
def test_a_python_that_is_too_old_is_reported(version: tuple[int, int], named: str) -> None:
    fault = setup.fault_of_python(version, has_pip=True)
    assert fault is not None
    assert (
        f"Ricochet Robots needs Python 3.11 or newer, and {Path(sys.executable).name} here is {named}."
        in fault
    )
    assert "make play PYTHON=" in fault
    assert setup.fault_of_python((3, 11), has_pip=True) is None


def test_an_older_python_reads_the_file_that_reports_it() -> None:
    ast.parse((ROOT / "tools/setup.py").read_text(), feature_version=(3, 7))


def test_a_python_without_pip_is_reported(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "find_spec", lambda _: None)
    with pytest.raises(SystemExit, match="apt install python3-pip"):
        setup.main(["play"])
    assert folder.commands == []


def test_packages_and_setup_ask_for_the_same_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["requires-python"] == f">={'.'.join(map(str, setup.OLDEST))}"


def test_a_failing_command_ends_the_set_up_with_its_output() -> None:
    with pytest.raises(SystemExit, match=r"(?s)the reason.*This command failed: .*print"):
        setup.run([sys.executable, "-c", "print('the reason'); print('DEBUG noise'); raise SystemExit(3)"])


def test_the_compiler_shows_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [f"DEBUG [{number}/40] Building CXX object fast.cpp.o" for number in range(1, 41)]
    setup.run([sys.executable, "-c", f"print({chr(10).join(lines)!r})"])
    assert capsys.readouterr().out.splitlines() == [f"  {done} of 40 steps" for done in range(5, 41, 5)]


def test_the_readme_shows_the_commands_of_the_set_up(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    """And CI runs the tests by the same set-up, as `make test`."""
    change(monkeypatch, KERNEL)
    setup.main(["play"])
    (block,) = re.findall(
        r"```\n(python3 -m pip install -q --target.+?)```", (ROOT / "README.md").read_text(), re.DOTALL
    )
    shown = [line.partition(" #")[0].split() for line in block.splitlines()]
    quiet = {"-q", "-qq", "-v", "--disable-pip-version-check", "--upgrade", "--no-python-downloads"}

    def bare(words: list[str]) -> list[str]:
        return [word for word in words if word not in quiet]

    commands = [bare(command.split()) for command in folder.commands if " -c " not in command]
    commands[1] = [word for word in commands[1] if word not in {"--python", "python3"}]
    assert commands[2][-4:] == ["-r", "requirements/play.txt", "-r", "requirements/kernel.txt"]
    commands[2:3] = [[*commands[2][:-4], *commands[2][-4:-2]], [*commands[2][:-4], *commands[2][-2:]]]
    assert [bare(words) for words in shown[:-1]] == commands
    assert shown[-1] == [".venv/bin/ricochet", "play"]
    makefile = (ROOT / "Makefile").read_text()
    assert "\nplay: .venv/play " in makefile
    assert "\ntest: .venv/dev " in makefile
    assert re.search("^make test$", (ROOT / ".ci/run").read_text(), re.MULTILINE)


@needs_make
def test_make_sets_up_again_what_has_changed() -> None:
    sources = [
        path.relative_to(ROOT)
        for path in sorted(ROOT.glob("native/**/*.[ch]pp"))
        if path.relative_to(ROOT).parts[1] not in {"tests", "wasm"}
    ]
    assert len(sources) > 50
    for changed in (
        "pyproject.toml",
        "CMakeLists.txt",
        "requirements/kernel.txt",
        *{p.parent: p for p in sources}.values(),
    ):
        for kind in ("play", "dev"):
            words = [MAKE, "-n", "-o", ".uv/bin/uv", "-W", str(changed), f".venv/{kind}"]
            ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
            assert f"tools/setup.py {kind}" in ran.stdout, changed


@needs_make
def test_a_missing_python_is_reported() -> None:
    words = [MAKE, "-B", ".uv/bin/uv", "PYTHON=no-such-python"]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode != 0
    assert "there is no no-such-python here" in ran.stderr


@needs_make
@pytest.mark.long
def test_ctrl_c_ends_play_without_an_error(tmp_path: Path) -> None:
    ricochet = Path(sys.executable).with_name("ricochet")
    (tmp_path / "ricochet").write_text(
        f"#!/bin/sh\nexec {ricochet} play --port 0 --no-browser --data {tmp_path}/games\n"
    )
    (tmp_path / "ricochet").chmod(0o755)
    with subprocess.Popen(
        [MAKE, "-o", ".venv/play", "play", f"BIN={tmp_path}"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        address = next(line for line in process.stdout if line.startswith("http"))
        assert address.startswith("http://127.0.0.1:")
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        words, errors = process.communicate(timeout=PATIENCE_SECONDS)
    assert words == ""
    *parts, last = errors.splitlines()
    assert [part.partition(":")[0] for part in parts] == ["kernel", "browser", "extras"]
    assert last == f"Games are saved in {tmp_path}/games. Press Ctrl-C to stop."
