"""An installation with nothing but the wheel: its abilities, and its messages about missing extras."""

import fcntl
import importlib.metadata
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from ricochetrobots import __version__, cli, extras
from ricochetrobots.extras import DISTRIBUTION, EXTRAS, MissingExtraError, install_command
from ricochetrobots.server.http import static
from support.commands import objects, run
from support.durations import PATIENCE_SECONDS
from support.needs import skip_without

ROOT = Path(__file__).parent.parent
UV = ROOT / ".uv/bin/uv"
PLAY = ROOT / "requirements/play.txt"
PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
slow = [
    pytest.mark.slow,
    skip_without("uv", UV.exists()),
]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for what one worker makes and all use."""
    made = tmp_path_factory.getbasetemp()
    folder = (made.parent if "PYTEST_XDIST_WORKER" in os.environ else made) / "bare"
    folder.mkdir(exist_ok=True)
    return folder


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Let the other workers wait until the block has ended."""
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def wheel(shared: Path) -> Path:
    """The package as a machine without a compiler builds it."""
    folder = shared / "wheel"
    with only_one(shared):
        if not folder.exists():
            build(shared / "building")
            (shared / "building").rename(folder)
    (built,) = folder.glob("*.whl")
    assert built.name.startswith(f"{DISTRIBUTION}-")
    return built


def build(folder: Path) -> None:
    subprocess.run(
        [
            UV,
            "build",
            "-q",
            "--wheel",
            "--no-build-isolation",
            "--python",
            sys.executable,
            "--out-dir",
            folder,
        ],
        cwd=ROOT,
        env=os.environ | {"SKBUILD_WHEEL_CMAKE": "false", "SKBUILD_WHEEL_PY_API": "py3"},
        check=True,
    )


@pytest.fixture(scope="session")
def bare(wheel: Path, shared: Path) -> Path:
    """The programs of an environment with that wheel and nothing else."""
    folder = shared / "venv"
    python = folder / "bin/python"
    with only_one(shared):
        if not (shared / "installed").exists():
            subprocess.run([UV, "venv", "-q", "--python", sys.executable, folder], check=True)
            subprocess.run([UV, "pip", "install", "-q", "--offline", "--python", python, wheel], check=True)
            (shared / "installed").touch()
    return python.parent


CALLS = """
import contextlib, io, json, sys
from ricochetrobots.cli import run
for words in json.load(sys.stdin):
    sys.argv = ["ricochet", *words]
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        status = run(words)
    print(json.dumps([status, out.getvalue(), err.getvalue()]))
"""
"""Calls the command several times in one process."""
MISSING = (
    (["play"], "play"),
    (["serve"], "play"),
    (["backup", "file"], "play"),
    (["restore", "file"], "play"),
    (["rooms"], "play"),
    (["export", "--consented"], "play"),
    (["work"], "postgres"),
    (["tui"], "tui"),
    (["db", "upgrade"], "postgres"),
    (["strong", "--box", "1999", "--out", "here", "--scheduler", "tcp://127.0.0.1:1"], "dask"),
    (["puzzles", "9", "--dataset", "here", "--parquet"], "parquet"),
    (["puzzles", "9", "--scheduler", "tcp://127.0.0.1:1"], "dask"),
)
"""Commands, and the extras that they need."""


WITHOUT_CLIENT = """
import sys
for missing in ("msgspec", "websockets"):
    sys.modules[missing] = None
import ricochetrobots
from ricochetrobots import *
for name in ("join", "play", "read_game"):
    print(getattr(ricochetrobots, name).__doc__, name in dir(ricochetrobots))
for name in ("client.connection", "client.playing", "records.files"):
    try:
        __import__(f"ricochetrobots.{name}")
    except ricochetrobots.RicochetError as error:
        print(error)
print(FinishedGame | None, isinstance(3, FinishedGame))
help(play)
"""


def test_without_the_extra_client_all_ways_to_it_name_the_command() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT_CLIENT], capture_output=True, text=True, check=True)
    needs = f"needs the extra client: {install_command('client')}"
    shown = ran.stdout.splitlines()
    assert shown[:3] == [f"{name}() {needs} True" for name in ("join", "play", "read_game")]
    assert shown[3:6] == [
        f"ricochetrobots.{name} {needs}"
        for name in ("client.connection", "client.connection", "records.files")
    ]
    assert shown[6] == "ricochetrobots.records.values.FinishedGame | None False"
    assert "Help on function play in module ricochetrobots:" in shown
    assert f"    play() {needs}" in shown


def call(program: Path, *words: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("RICOCHET", "PYTHON", "UV"))
    }
    return subprocess.run(
        [program, *words], env=kept, input=given, capture_output=True, text=True, check=False
    )


def named_command(wheel: Path, bare: Path, extra: str) -> str:
    """The command for an environment without pip that holds a wheel."""
    return shlex.join(["uv", "pip", "install", "--python", str(bare / "python"), f"{wheel}[{extra}]"])


class TestBareInstallation:
    pytestmark = slow

    def test_it_holds_one_package(self, bare: Path) -> None:
        listed = call(UV, "pip", "list", "--python", str(bare / "python"), "--format", "json")
        assert [package["name"] for package in json.loads(listed.stdout)] == [DISTRIBUTION]

    def test_it_holds_no_data_sets(self, wheel: Path) -> None:
        with ZipFile(wheel) as opened:
            folders = {name.partition("/")[0] for name in opened.namelist()}
        assert {name for name in folders if not name.endswith(".dist-info")} == {"ricochetrobots"}

    def test_it_serves_the_bundle_of_the_browser(
        self, wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with ZipFile(wheel) as opened:
            opened.extractall(tmp_path)
        monkeypatch.setattr(static, "PACKAGE", tmp_path / "ricochetrobots")
        assert static.Files().bundle_state() == "current"
        shutil.rmtree(tmp_path / "ricochetrobots/web/dist")
        assert static.Files().bundle_state() == "missing"

    def test_it_imports_and_solves(self, bare: Path) -> None:
        program = f"""
import ricochetrobots
from ricochetrobots import *
for room in ("core", "game", "solver", "draw"):
    __import__(f"ricochetrobots.{{room}}")
print(solve("{PUZZLE}").path, board_svg("{PUZZLE}")[:4], count_sequences("2A3C4A1C Rl11", 2))
"""
        assert call(bare / "python", "-c", program).stdout.startswith("Re Rn <svg ")

    @pytest.mark.parametrize(
        ("words", "written"),
        [
            (["solve", PUZZLE], "Re Rn\n"),
            (["check", PUZZLE, "Re Rn"], " 1  Re  l11 m11\n 2  Rn  m11 m2\n"),
            (["count", "2A3C4A1C Rl11 Ge14 Bp7 Yk16", "--depth", "3"], "2062\n"),
            (["--version"], f"ricochet {__version__}\n"),
        ],
    )
    def test_its_commands_answer(self, bare: Path, words: list[str], written: str) -> None:
        for program in ("ricochet", DISTRIBUTION):
            result = call(bare / program, *words)
            assert (result.returncode, result.stdout) == (0, written)

    def test_a_missing_kernel_is_one_warning(self, bare: Path) -> None:
        two = f"{PUZZLE}\n{PUZZLE}\n"
        result = call(bare / "ricochet", "solve", "-", given=two)
        assert result.stdout == "Re Rn\n" * 2
        (warning,) = result.stderr.splitlines()
        assert warning.startswith("Warning: The native engine is missing. The reference searches instead, ")

    def test_a_missing_kernel_is_an_error_where_it_is_required(
        self, bare: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("RICOCHET_ENGINE", "native")
        result = subprocess.run([bare / "ricochet", "solve", PUZZLE], capture_output=True, text=True)
        fault = "Error: The engine 'native' is not installed; available: reference.\n"
        assert (result.returncode, result.stdout, result.stderr) == (2, "", fault)

    def test_it_draws_and_helps(self, bare: Path) -> None:
        assert " 1 " in call(bare / "ricochet", "board", PUZZLE).stdout
        assert call(bare / "ricochet", "serve", "--help").stdout.startswith("Usage: ")

    def test_the_doctor_is_content_without_a_kernel(self, bare: Path) -> None:
        result = call(bare / "ricochet", "doctor")
        assert result.returncode == 0
        assert re.search(
            "^kernel +this package was built without it; using the reference engine$",
            result.stdout,
            re.MULTILINE,
        )
        assert re.search("^extras +none$", result.stdout, re.MULTILINE)
        assert "wrong" not in result.stdout

    def test_a_missing_extra_is_one_sentence(self, bare: Path, wheel: Path) -> None:
        words = [call for words, _ in MISSING for call in (words, [*words, "--json"])]
        ran = call(bare / "python", "-c", CALLS, given=json.dumps(words))
        assert ran.returncode == 0, ran.stderr
        results = [json.loads(line) for line in ran.stdout.splitlines()]
        assert len(results) == len(words)
        for (_, extra), (status, output, fault), (_, as_json, _) in zip(
            MISSING, results[::2], results[1::2], strict=True
        ):
            assert (status, output) == (2, "")
            (sentence,) = fault.splitlines()
            assert sentence.startswith("Error: ricochet ")
            assert sentence.endswith(f" needs the extra {extra}: {named_command(wheel, bare, extra)}")
            (line,) = as_json.splitlines()
            assert json.loads(line)["code"] == "extra-missing"

    def test_a_missing_extra_ends_the_process(self, bare: Path, wheel: Path) -> None:
        result = call(bare / "ricochet", "play")
        assert (result.returncode, result.stdout) == (2, "")
        assert result.stderr.endswith(f" needs the extra play: {named_command(wheel, bare, 'play')}\n")

    def test_a_client_is_missed_when_it_is_called(self, bare: Path, wheel: Path) -> None:
        program = "from ricochetrobots import join; join('http://127.0.0.1:1')"
        result = call(bare / "python", "-c", program)
        assert result.stderr.splitlines()[-1].endswith(
            f"join() needs the extra client: {named_command(wheel, bare, 'client')}"
        )

    def test_an_environment_plays(self, bare: Path) -> None:
        program = f"""
from ricochetrobots.envs import Pool, Solve
solve = Solve(Pool.of(["{PUZZLE}"]))
print(solve.step(1).reward, solve.step(0).reward)
"""
        assert call(bare / "python", "-c", program).stdout == "0.0 1.0\n"

    @pytest.mark.parametrize(
        ("program", "what", "extra"),
        [
            (
                f"from ricochetrobots.envs import Batch, Pool; Batch(Pool.of(['{PUZZLE}']), 1)",
                "Batch()",
                "numpy",
            ),
            ("import ricochetrobots.envs.gym", "ricochetrobots.envs.gym", "env"),
            ("import ricochetrobots.envs.bidding_v0", "ricochetrobots.envs.bidding_v0", "env"),
            ("import ricochetrobots.envs.reasoning", "ricochetrobots.envs.reasoning", "reasoning"),
            (
                "from ricochetrobots.runs import made_by_workers; list(made_by_workers(print, [], 'a:1'))",
                "A scheduler",
                "dask",
            ),
            (
                "from ricochetrobots.puzzles.dataset import write_parquet; write_parquet(None)",
                "write_parquet()",
                "parquet",
            ),
        ],
        ids=["Batch", "gym", "bidding_v0", "reasoning", "scheduler", "parquet"],
    )
    def test_a_part_names_its_extra(
        self, bare: Path, wheel: Path, program: str, what: str, extra: str
    ) -> None:
        sentence = call(bare / "python", "-c", program).stderr.splitlines()[-1]
        assert sentence.endswith(f"{what} needs the extra {extra}: {named_command(wheel, bare, extra)}")

    def test_a_game_names_the_extra_for_names(self, bare: Path, wheel: Path) -> None:
        result = call(bare / "python", str(ROOT / "examples/a_round_without_a_server.py"))
        assert result.stderr.splitlines()[-1].endswith(
            f"A player's name needs the extra names: {named_command(wheel, bare, 'names')}"
        )

    def test_the_named_command_installs_the_extra(self, wheel: Path, tmp_path: Path) -> None:
        """The libraries come from uv's cache. The folder's name needs quotes in a shell."""
        folder = tmp_path / "a player's $HOME"
        folder.mkdir()
        kept = shutil.copy(wheel, folder)
        subprocess.run([UV, "venv", "-q", "--python", sys.executable, folder / "venv"], check=True)
        python = folder / "venv/bin/python"
        subprocess.run([UV, "pip", "install", "-q", "--offline", "--python", python, kept], check=True)
        drawing = f"from ricochetrobots.draw import board_png; print(board_png('{PUZZLE}')[1:4])"
        sentence = call(python, "-c", drawing).stderr.splitlines()[-1]
        _, command = sentence.split("board_png() needs the extra png: ")
        path = os.pathsep.join((str(UV.parent), os.environ["PATH"]))
        pins = {"PATH": path, "UV_OFFLINE": "1", "UV_CONSTRAINT": str(PLAY)}
        subprocess.run(command, shell=True, env=os.environ | pins, check=True)
        assert call(python, "-c", drawing).stdout == "b'PNG'\n"

    @pytest.mark.long
    def test_uvx_plays(self, wheel: Path, tmp_path: Path) -> None:
        """As ``uvx ricochetkit play`` does, from this wheel and the libraries that are in uv's cache."""
        pins = {"UV_OFFLINE": "1", "UV_CONSTRAINT": str(PLAY), "LC_ALL": "C"}
        words = ["play", "--port", "0", "--no-browser", "--data", str(tmp_path)]
        with subprocess.Popen(
            [UV, "tool", "run", "--python", sys.executable, "--from", wheel, DISTRIBUTION, *words],
            env=os.environ | pins,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        ) as process:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            if not address:
                assert process.stderr is not None
                pytest.fail(process.stderr.read())
            with urlopen(f"{address}/health", timeout=PATIENCE_SECONDS) as answer:
                assert answer.status == 200
            os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=PATIENCE_SECONDS)


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_refused_by_a_sentence(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(MissingExtraError) as refused:
        extras.require_extra(extra, "This")
    assert str(refused.value) == f"This needs the extra {extra}: {install_command(extra)}"
    assert (refused.value.code, refused.value.extra) == ("extra-missing", extra)


@pytest.mark.parametrize(
    ("origin", "words"),
    [
        ({"url": "file:///a%20b/clone", "dir_info": {"editable": True}}, ["-e", "/a b/clone[png,tui]"]),
        ({"url": "file:///clone", "dir_info": {}}, ["/clone[png,tui]"]),
        ({"url": "file:///one.whl", "archive_info": {}}, ["/one.whl[png,tui]"]),
        (
            {"url": "https://host/one.whl", "archive_info": {}},
            [f"{DISTRIBUTION}[png,tui] @ https://host/one.whl"],
        ),
        (
            {"url": "file:///clone", "vcs_info": {"vcs": "git", "commit_id": "0af"}},
            [f"{DISTRIBUTION}[png,tui] @ git+file:///clone@0af"],
        ),
        (None, [f"{DISTRIBUTION}[png,tui]==1.2"]),
    ],
    ids=["editable", "folder", "wheel", "address", "repository", "index"],
)
@pytest.mark.parametrize("has_pip", [True, False])
def test_the_command_names_where_the_package_came_from(
    origin: dict[str, object] | None, words: list[str], *, has_pip: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    installation = SimpleNamespace(version="1.2", read_text=lambda name: origin and json.dumps(origin))
    monkeypatch.setattr(importlib.metadata, "distribution", lambda name: installation)
    monkeypatch.setattr(extras, "find_spec", lambda name: object() if has_pip else None)
    monkeypatch.setattr(sys, "prefix", "/venv")
    monkeypatch.setenv("UV", "/uv")
    pip = [sys.executable, "-m", "pip", "install"]
    uv = ["/uv", "pip", "install", "--python", sys.executable]
    assert shlex.split(install_command("png", "tui")) == [*(pip if has_pip else uv), *words]


def test_the_command_for_sources_without_installation_names_their_folder() -> None:
    program = "from ricochetrobots.extras import *; print(install_command('tui'), source_folder())"
    ran = subprocess.run(
        [sys.executable, "-S", "-c", program],
        env={"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.endswith(f" {shlex.quote(f'{ROOT}[tui]')} {ROOT}\n")


def test_a_python_of_the_system_needs_a_flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert "--break-system-packages" not in install_command("tui")
    (tmp_path / "EXTERNALLY-MANAGED").touch()
    assert "--break-system-packages" in install_command("tui")
    monkeypatch.setattr(sys, "prefix", "/venv")
    assert "--break-system-packages" not in install_command("tui")


def test_a_database_needs_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "asyncpg" else real(name))
    words = ("serve", "--data", str(tmp_path), "--database", "postgresql://nobody@127.0.0.1/none", "--json")
    result = run(*words)
    (fault,) = objects(result)
    assert (result.exit_code, fault["code"]) == (2, "extra-missing")
    assert fault["message"] == f"--database needs the extra postgres: {install_command('postgres')}"


def test_uv_starts_again_only_what_it_runs_by_the_distribution_name(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(os, "execve", lambda program, words, environment: started.append(words))
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    monkeypatch.setenv("UV", "/usr/bin/uv")
    monkeypatch.setattr(sys, "argv", ["/bin/ricochet", "play"])
    assert cli.run(["play"]) == 2
    assert started == []
    monkeypatch.setattr(sys, "argv", [f"/bin/{DISTRIBUTION}", "play"])
    monkeypatch.setenv("RICOCHET_STARTED_AGAIN", "1")
    assert cli.run(["play"]) == 2
    assert started == []


def test_public_tables_need_their_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "badwords" else real(name))
    result = run("serve", "--data", str(tmp_path), "--tables", "yes", "--json")
    (fault,) = objects(result)
    assert (result.exit_code, fault["code"]) == (2, "extra-missing")
    assert fault["message"] == f"--tables needs the extra public: {install_command('public')}"
