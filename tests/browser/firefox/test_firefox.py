"""A round alone, one of two people, and the game without a network in a real Firefox, driven by WebDriver BiDi."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from ricochetrobots.core import parse_puzzle
from ricochetrobots.puzzles import difficulty
from ricochetrobots.solver import count_paths, solve
from support.generated import KINDS, SEED, as_json, generated
from support.needs import needs
from support.puzzles import read_puzzles
from support.server import LiveServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120), pytest.mark.long]

HERE = Path(__file__).parent


def firefox() -> str:
    """Return the program."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    needs("firefox", path)
    needs("node", shutil.which("node"))
    needs("node-firefox", (HERE / "node_modules").is_dir())
    return str(path)


def test_rounds_are_played_in_firefox(live_server: LiveServer) -> None:
    command = ["node", str(HERE / "play.mjs"), firefox(), live_server.url]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as play:
        assert play.stdin
        assert play.stdout
        assert play.stderr
        for puzzle in play.stdout:
            path = solve(parse_puzzle(puzzle.strip())).path
            assert path
            play.stdin.write(" ".join(map(str, path)) + "\n")
            play.stdin.flush()
        log = play.stderr.read()
    assert play.returncode == 0, log


def test_the_game_opens_without_a_network_in_firefox(versions: Callable[[str], Path], tmp_path: Path) -> None:
    with LiveServer(tmp_path, package=versions("first")) as server:

        def update() -> None:
            server.package = versions("second")
            server.start()

        def withdraw() -> None:
            server.offline = False
            server.start()

        tasks: dict[str, Callable[[], object]] = {"stop": server.stop, "update": update, "withdraw": withdraw}
        command = ["node", str(HERE / "offline.mjs"), firefox(), server.url]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as visit:
            assert visit.stdin
            assert visit.stdout
            assert visit.stderr
            for task in visit.stdout:
                tasks[task.strip()]()
                visit.stdin.write("done\n")
                visit.stdin.flush()
            log = visit.stderr.read()
    assert visit.returncode == 0, log


def test_firefox_solves_and_generates_as_the_native_kernel_does(
    live_server: LiveServer, tmp_path: Path
) -> None:
    texts = [line.puzzle for line in read_puzzles()]
    requests = [
        {"seed": SEED, "index": found.index, "wanted": as_json(KINDS[kind])}
        for kind in KINDS
        for found in generated(kind)
    ]
    questions = tmp_path / "questions.json"
    questions.write_text(json.dumps({"texts": texts, "requests": requests}))
    command = ["node", str(HERE / "solve.mjs"), firefox(), live_server.url, str(questions)]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    answers = json.loads(ran.stdout)
    assert answers["solved"] == [
        [str(solve(text).path), count_paths(text), difficulty(text).score] for text in texts
    ]
    assert answers["generated"] == [str(found.puzzle) for kind in KINDS for found in generated(kind)]
