"""``ricochet play`` and ``ricochet serve`` as processes."""

import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
import segno

from ricochetrobots.cli import play
from ricochetrobots.server import run
from ricochetrobots.server.operate.running import running_address
from ricochetrobots.server.operate.settings import SETTINGS, SettingError
from support.commands import run as command
from support.durations import PATIENCE_SECONDS

pytestmark = pytest.mark.slow


def hear_ctrl_c() -> None:
    """Accept SIGINT again: a shell that starts the tests in the background ignores it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def running(*words: str, **environment: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """Run the command until the block ends; yield its first line, the address, and the process."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "PYTHONUNBUFFERED"}
    process = subprocess.Popen(
        [sys.executable, "-c", "from ricochetrobots.cli import main; main()", *words],
        env={key: value for key, value in os.environ.items() if key not in hidden} | environment,
        preexec_fn=hear_ctrl_c,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE_SECONDS)


def answers(address: str) -> bool:
    with urlopen(f"{address}/health", timeout=PATIENCE_SECONDS) as answer:
        return bool(answer.status == 200)


@pytest.mark.long
def test_play_takes_the_next_port_that_is_free(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with running("play", "--port", str(port), "--data", str(tmp_path)) as (address, process):
            assert port < int(address.rsplit(":", 1)[1]) <= port + 20
            assert answers(address)
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE_SECONDS) in (0, 143, -signal.SIGTERM)


@pytest.mark.parametrize(("command", "head"), [("serve", "INFO ricochetrobots.cli.play: "), ("play", "")])
def test_the_first_lines_name_the_parts(command: str, head: str, tmp_path: Path) -> None:
    words = ("--port", "0", "--data", str(tmp_path))
    with running(command, *words, LC_ALL="C") as (_, process):
        assert process.stderr is not None
        lines = [process.stderr.readline() for _ in range(3)]
    parts = [line.removeprefix(head).partition(": ")[0] for line in lines if line.startswith(head)]
    assert parts == ["kernel", "browser", "extras"]
    assert "play" in lines[2]
    assert "offline play" in lines[1]


@pytest.mark.long
def test_play_lan_shows_an_address_for_others_and_a_qr_code(tmp_path: Path) -> None:
    words = ("play", "--lan", "--port", "0", "--data", str(tmp_path))
    with running(*words, TERM="xterm", LANG="C.UTF-8") as (address, process):
        assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:\d+", address)
        assert "0.0.0.0" not in address
        assert answers(address)
        process.terminate()
        assert process.stdout is not None
        assert "█" in process.stdout.read()


def test_a_qr_code_of_ascii(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    play._show_qr("http://192.0.2.7:8017")
    rows = capsys.readouterr().out.splitlines()
    modules = [
        [bool(module) for module in row] for row in segno.make("http://192.0.2.7:8017", error="l").matrix
    ]
    inner = [row[8:-8] for row in rows[4:-4]]
    assert [[row[at] == " " for at in range(0, len(row), 2)] for row in inner] == modules
    assert set(rows[0]) == {"#"}


@pytest.mark.long
@pytest.mark.parametrize(
    ("environment", "place", "stop"),
    [
        ({"RICOCHET_DATA": "games"}, "games", signal.SIGINT),
        (
            {"RICOCHET_DATA": "", "XDG_DATA_HOME": "", "HOME": "."},
            ".local/share/ricochetrobots",
            signal.SIGTERM,
        ),
    ],
)
def test_play_says_where_games_are_kept_and_leaves_only_them(
    tmp_path: Path, environment: dict[str, str], place: str, stop: signal.Signals
) -> None:
    absolute = {name: str(tmp_path / value) if value else "" for name, value in environment.items()}
    with running("play", "--port", "0", **absolute) as (address, process):
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address), "of this computer only"
        assert answers(address)
        process.send_signal(stop)
        _, words = process.communicate(timeout=PATIENCE_SECONDS)
    *parts, how, last = words.splitlines()
    assert how == "No browser was opened here. Open the address above in one."
    assert [part.partition(":")[0] for part in parts] == ["kernel", "browser", "extras"]
    assert last == f"Games are saved in {tmp_path / place}. Press Ctrl-C to stop."
    assert process.returncode == (0 if stop is signal.SIGINT else -stop)
    assert [path.name for path in (tmp_path / place).iterdir()] == ["ricochet.sqlite3"]


@pytest.mark.long
def test_play_opens_the_game_that_runs_and_none_that_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    has_browser = True

    def opens(address: str) -> bool:
        opened.append(address)
        return has_browser

    monkeypatch.setattr(webbrowser, "open", opens)
    monkeypatch.setattr(play, "_has_screen", lambda: True)
    words = ["play", "--port", "0", "--data", str(tmp_path)]
    with running(*words) as (killed, _):
        pass
    assert (tmp_path / "address").read_text().split()[0] == killed
    assert running_address(tmp_path) is None
    with running(*words) as (address, _):
        assert running_address(tmp_path) == address
        again = command(*words)
        assert (again.exit_code, again.stdout, opened) == (0, f"{address}\n", [address])
        runs = f"The game is already running, with its games in {tmp_path}.\n"
        assert again.stderr == runs
        has_browser = False
        again = command(*words)
        assert again.stderr == f"{runs}No browser was opened here. Open the address above in one.\n"
        for_all = command(*words, "--lan")
        assert (for_all.exit_code, for_all.stdout) == (2, "")
        assert f"is already running at {address}, for this computer only" in for_all.stderr
        assert answers(address)


@pytest.mark.parametrize("content", [b"", b"nonsense", b"http://127.0.0.1:1", b"\xff"])
def test_what_is_no_address_is_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "address").write_bytes(content)
    assert running_address(tmp_path) is None


@pytest.mark.parametrize("port", ["many", "70000", "-1"])
def test_play_refuses_a_port_that_cannot_be(tmp_path: Path, port: str) -> None:
    result = command("play", "--port", port, "--data", str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == f"Error: --port must be a number from 0 to 65535, not '{port}'.\n"


@pytest.mark.parametrize("host", ["192.0.2.1", "2001:db8::1", "x" * 300, "..", "ü" * 70])
def test_a_host_that_cannot_be_is_reported(tmp_path: Path, host: str) -> None:
    result = command("serve", "--host", host, "--port", "0", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: ")
    assert "--host" in result.stderr


def test_the_last_port_has_no_next() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(run, "MAX_PORT", port)
            with pytest.raises(SettingError, match="Choose another with --port"):
                run.listen("127.0.0.1", port, or_next=True)


@pytest.mark.long
def test_serve_is_set_by_the_environment_and_keeps_its_data_to_itself(tmp_path: Path) -> None:
    with running("serve", RICOCHET_PORT="0", RICOCHET_DATA=str(tmp_path)) as (address, _):
        assert answers(address)
        second = command("serve", "--port", "0", "--data", str(tmp_path))
        assert second.exit_code == 2
        assert "Another server is using" in second.stderr
        assert answers(address)


def test_a_port_that_is_taken_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = command("serve", "--port", str(port), "--data", str(tmp_path))
        other = command("serve", "--port", "0", "--operators", f"127.0.0.1:{port}", "--data", str(tmp_path))
    assert result.exit_code == other.exit_code == 2
    assert f"Cannot listen on 127.0.0.1:{port}" in result.stderr
    assert "Choose another with --operators" in other.stderr


@pytest.mark.parametrize("words", [["--port", "many"], ["--origin", "play.example.org"]])
def test_a_setting_that_cannot_be_is_reported(words: list[str]) -> None:
    result = command("serve", *words)
    assert result.exit_code == 2
    assert words[0] in result.stderr


def test_a_directory_that_cannot_be_used_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = command("serve", "--port", "0", "--data", str(tmp_path / "file" / "games"))
    assert result.exit_code == 2
    assert "Games cannot be kept" in result.stderr


def test_help_names_every_setting_and_its_variable() -> None:
    help_text = command("serve", "--help", COLUMNS="200").stdout
    for row in SETTINGS:
        assert f"--{row.option}" in help_text
        assert row.variable in help_text


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [("linux", {}, False), ("linux", {"DISPLAY": ":0"}, True), ("darwin", {}, True), ("win32", {}, True)],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert play._has_screen() is expected
