"""``ricochet play`` and ``ricochet serve`` as processes."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner

from ricochetrobots.cli import app, play
from ricochetrobots.server.settings import SETTINGS

PATIENCE_SECONDS = 30


@contextmanager
def running(*words: str, **environment: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """Run the command until the block ends; give its first line, the address, and the process."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY"}
    process = subprocess.Popen(
        [sys.executable, "-c", "from ricochetrobots.cli import main; main()", *words],
        env={key: value for key, value in os.environ.items() if key not in hidden} | environment,
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


def test_play_prints_an_address_of_this_computer_only(tmp_path: Path) -> None:
    with running("play", "--port", "0", "--data", str(tmp_path)) as (address, process):
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address)
        assert answers(address)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE_SECONDS) in (0, 143, -signal.SIGTERM)


def test_play_takes_the_next_port_that_is_free(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with running("play", "--port", str(port), "--data", str(tmp_path)) as (address, _):
            assert port < int(address.rsplit(":", 1)[1]) <= port + 20
            assert answers(address)


def test_play_lan_shows_an_address_for_others_and_a_qr_code(tmp_path: Path) -> None:
    with running("play", "--lan", "--port", "0", "--data", str(tmp_path)) as (address, process):
        assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:\d+", address)
        assert "0.0.0.0" not in address
        assert answers(address)
        process.terminate()
        assert process.stdout is not None
        assert "█" in process.stdout.read()


def test_serve_is_told_by_the_environment_and_keeps_its_data_to_itself(tmp_path: Path) -> None:
    with running("serve", RICOCHET_PORT="0", RICOCHET_DATA=str(tmp_path)) as (address, _):
        assert answers(address)
        second = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
        assert second.exit_code == 2
        assert "Another server is using" in second.stderr
        assert answers(address)


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = CliRunner().invoke(app, ["serve", "--port", str(port), "--data", str(tmp_path)])
    assert result.exit_code == 2
    assert f"Cannot listen on 127.0.0.1:{port}" in result.stderr


@pytest.mark.parametrize("words", [["--port", "many"], ["--origin", "play.example.org"]])
def test_a_setting_that_cannot_be_is_said(words: list[str]) -> None:
    result = CliRunner().invoke(app, ["serve", *words])
    assert result.exit_code == 2
    assert words[0] in result.stderr


def test_a_directory_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path / "file" / "games")])
    assert result.exit_code == 2
    assert "Games cannot be kept" in result.stderr


def test_help_names_every_setting_and_its_variable() -> None:
    told = CliRunner().invoke(app, ["serve", "--help"], terminal_width=200).stdout
    for row in SETTINGS:
        assert f"--{row.name}" in told
        assert row.variable in told


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
