"""Take pictures of a whole match in real browsers, for people to examine: `python -m browser.firefox.watch
FOLDER` in tests/.

Three people play two rounds with normal motion, in Chromium and Firefox, on a phone and at a desk. Each step
gives one picture, and each motion a burst of pictures; index.html shows them in order. See watch.mjs.
"""

import argparse
import shutil
import subprocess
import tempfile
from pathlib import Path

from ricochetrobots.core import parse_puzzle
from ricochetrobots.solver import solve
from support.chromium import PROGRAMS
from support.server import LiveServer

HERE = Path(__file__).parent
SIZES = ((390, 844), (1280, 800))
BROWSERS = {"chrome": PROGRAMS, "firefox": ("firefox-esr", "firefox")}
OPTIONS = {
    "gentle_start": True,
    "chips_to_win": 2,
    "timer_seconds": 15,
    "result_seconds": 90,
}
STYLE = """<!doctype html><meta charset="utf-8"><title>A match, picture by picture</title>
<style>figure { display: inline-block; margin: 4px; } img { height: 420px; } body { font: 14px sans-serif; }</style>"""


def main() -> None:
    """Play the match and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--browser", choices=BROWSERS, action="append")
    parser.add_argument("--size", choices=[f"{width}x{height}" for width, height in SIZES], action="append")
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        LiveServer(Path(data), pauses=True) as server,
    ):
        for browser in chosen.browser or BROWSERS:
            for width, height in SIZES:
                if f"{width}x{height}" in (chosen.size or [f"{width}x{height}"]):
                    folder = chosen.folder / f"{browser}-{width}x{height}"
                    watch(server, browser, width, height, folder)
                    write_index(folder)


def watch(server: LiveServer, browser: str, width: int, height: int, folder: Path) -> None:
    """Play the match in one browser at one size."""
    program = next(filter(None, map(shutil.which, BROWSERS[browser])))
    room = server.open_room(None, "friends", **OPTIONS).room
    address = f"{server.url}/r/{room}"
    script = ["node", HERE / "watch.mjs", browser, program, address, width, height, folder]
    with subprocess.Popen(
        [str(word) for word in script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as playing:
        assert playing.stdin
        assert playing.stdout
        for puzzle in playing.stdout:
            playing.stdin.write(" ".join(right(puzzle)) + "|" + " ".join(wrong(puzzle)) + "\n")
            playing.stdin.flush()
    if playing.returncode:
        raise SystemExit(f"{browser} at {width} x {height} failed")


def right(puzzle: str) -> list[str]:
    """Return a shortest path."""
    path = solve(parse_puzzle(puzzle.strip())).path
    assert path
    return [str(move) for move in path]


def wrong(puzzle: str) -> list[str]:
    """Return this many moves of a robot that the chip does not require."""
    read = parse_puzzle(puzzle.strip())
    position, moves = read.position, []
    for _ in right(puzzle):
        move = next(each for each in position.legal_moves() if each.robot != read.target.robot)
        position = position.play(move)
        moves.append(str(move))
    return moves


def write_index(folder: Path) -> None:
    """Write a page with every picture in order; the frames of a burst stand side by side with their time in ms."""
    parts = [STYLE]
    for each in sorted(path for path in folder.iterdir() if path.suffix != ".html"):
        parts.append(f"<h2>{each.stem}</h2>")
        frames = sorted(each.glob("*.jpg")) if each.is_dir() else [each]
        for frame in frames:
            picture = f'<img src="{frame.relative_to(folder)}" loading="lazy">'
            parts.append(f"<figure>{picture}<figcaption>{frame.stem}</figcaption></figure>")
    (folder / "index.html").write_text("\n".join(parts), "utf-8")


if __name__ == "__main__":
    main()
