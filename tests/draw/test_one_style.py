"""The pictures of draw/svg.py equal those of the browser, pixel by pixel."""

import base64
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from browser.board.bench import BoardBench
from browser.board.gallery import make_server
from ricochetrobots.core import Position, Puzzle, parse_path, parse_puzzle
from ricochetrobots.draw.style import Theme
from ricochetrobots.draw.svg import board_svg
from support.browser import Contexts, OpenPage, faults, open_page
from support.chromium import chromium

__all__ = ["faults", "open_page"]

pytestmark = pytest.mark.browser

BENCH = "/tests/browser/board/bench.html"
FRAMES = 2 * 0.28
DIAGONALS = "3D2B4D1A Rl3 Gl9 Bo6 Yo5 Sl8 >Gj2"
CLASSIC = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
CUSTOM = "9x7:b2e,c3s,#d1,#h4,#h5,#g4,Ra1m,*c2,Bd3/,b3e,c4s,Ya7s,Gi7p Rb1 Gf2 Se5 >*c2"
CENTRED = "5x4:#b2,#c2,#b3,#c3,Rd1m Ra1 >Rd1"


@pytest.fixture(scope="module")
def contexts() -> Iterator[Contexts]:
    """The contexts of a Chromium for this module alone, since later tests start event loops."""
    with chromium() as browser:
        yield Contexts(browser)


SHOW = """(picture) => {
  const main = document.querySelector("main");
  main.innerHTML = picture;
  Object.assign(main.firstChild.style, { display: "block", overflow: "visible" });
}"""

LARGEST_DIFFERENCE = """async (shots) => {
  const pixels = await Promise.all(shots.map(async (shot) => {
    const bytes = Uint8Array.from(atob(shot), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
  }));
  if (pixels[0].length !== pixels[1].length) return Infinity;
  return pixels[0].reduce((largest, value, index) => Math.max(largest, Math.abs(value - pixels[1][index])), 0);
}"""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with make_server() as gallery:
        thread = threading.Thread(target=gallery.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{gallery.server_port}"
        gallery.shutdown()
        thread.join()


def stands(position: Position) -> dict[str, str]:
    return {robot.letter: position.board.name(position.cell(robot)) for robot in position.in_play}


def lay(page: Page, puzzle: Puzzle, path: str, cell: int) -> None:
    """Let the browser's board show the puzzle after the path."""
    position, board = puzzle.position, puzzle.position.board
    slides = position.trace(parse_path(path))
    for slide in slides:
        position = position.place(slide.move.robot, slide.end)
    symbol = board.symbol(puzzle.target)
    robot = puzzle.target.robot
    bench = BoardBench(page)
    bench.lay(
        str(board),
        robots=stands(position),
        markers=stands(puzzle.position) if path else {},
        chip={
            "cell": board.name(puzzle.target.cell),
            "robot": None if robot is None else robot.letter,
            "symbol": symbol,
        },
        trail={"moves": [{"robot": s.move.robot.letter, "cells": list(s.cells)} for s in slides]},
    )
    bench.run("place.style.width = value", f"{cell * (board.width + FRAMES)}px")
    page.wait_for_function("(detailed) => (count('.face.small') === 0) === detailed", arg=cell >= 34)


def shot(page: Page) -> str:
    box = page.locator("main svg").first.bounding_box()
    assert box is not None
    page.evaluate("document.documentElement.dataset.painted = ''")
    return base64.b64encode(page.screenshot(clip=box)).decode()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("text", "path", "cell"),
    [
        (DIAGONALS, "Rn Se Gn Gw", 43),
        (DIAGONALS, "Sn Gn Ge Gn Gs Gn", 25),
        (CLASSIC, "", 43),
        (CUSTOM, "Rs Rn Rs Re", 43),
        (CENTRED, "", 50),
    ],
)
def test_one_look(open_page: OpenPage, server: str, text: str, path: str, cell: int, theme: Theme) -> None:
    page = open_page(theme=theme, size=(900, 900), base_url=server)
    page.goto(BENCH)
    puzzle = parse_puzzle(text)
    lay(page, puzzle, path, cell)
    theirs = shot(page)
    picture = board_svg(puzzle, path=path, theme=theme, cell=cell)
    page.evaluate(SHOW, picture)
    difference = page.evaluate(LARGEST_DIFFERENCE, [theirs, shot(page)])
    assert difference <= 2  # of 255: both blend the outlines of targets
