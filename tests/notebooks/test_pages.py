"""Values in real pages of JupyterLab and marimo, in a real Chromium; and the parts that need the extra notebook.

`make notebooks` installs what this needs in build/notebooks and runs it. ``NOTEBOOK_PICTURES`` names a directory for
screenshots.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from ricochetrobots import parse_path, parse_position, parse_puzzle, path_widget, position_graph, solve
from support.needs import skip_without

if TYPE_CHECKING:
    from playwright.sync_api import Page

SRC = Path(__file__).parents[2] / "src"
PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
MILLISECONDS = 60_000

pytestmark = [
    skip_without("anywidget", find_spec("anywidget")),
    skip_without("chromium", CHROMIUM),
]

CELLS = (
    "from ricochetrobots import heat_svg, parse_puzzle, solve\nsolution = solve({0!r})\nsolution.widget()",
    "parse_puzzle({0!r})",
    "solution",
    "from IPython.display import SVG\nSVG(heat_svg({0!r}, 'R'))",
)
MARIMO = """import marimo
app = marimo.App()

@app.cell
def _():
    import marimo as mo
    from ricochetrobots import solve
    widget = mo.ui.anywidget(solve({0!r}).widget())
    widget
    return

@app.cell
def _():
    from ricochetrobots import solve as again
    again({0!r})
    return
"""


@contextmanager
def serving(*words: str, port: int, ready: str) -> Iterator[str]:
    """Run a server of this environment's programs until the block ends, and give its address."""
    program = Path(sys.executable).with_name(words[0])
    environment = {**os.environ, "PYTHONPATH": str(SRC)}
    process = subprocess.Popen([program, *words[1:]], env=environment)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                with urlopen(address + ready, timeout=10):
                    break
            except (URLError, OSError):
                assert process.poll() is None, "the server ended; its words are on standard error"
                _pause()
        yield address
    finally:
        process.terminate()
        process.wait(timeout=30)


def _pause() -> None:
    """Wait a tenth of a second: the servers announce nothing that could be waited for."""
    subprocess.run([sys.executable, "-c", "import time; time.sleep(0.1)"], check=True)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def page_of(address: str, picture: str) -> Iterator["Page"]:
    """Open a page, and take a screenshot at the end if a directory is named."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1200, "height": 1600})
        page.set_default_timeout(MILLISECONDS)
        page.goto(address)
        try:
            yield page
        finally:
            if "NOTEBOOK_PICTURES" in os.environ:
                page.screenshot(path=Path(os.environ["NOTEBOOK_PICTURES"]) / picture)
            browser.close()


def step_through(page: "Page") -> None:
    """Step to the end by button and by key, and check picture and words."""
    from playwright.sync_api import expect

    stepper = page.locator(".ricochet-stepper").first
    expect(stepper.locator("output")).to_have_text("2 moves", timeout=MILLISECONDS)
    before = stepper.locator("svg").inner_html()
    assert stepper.get_by_role("button", name="Back").is_disabled()
    stepper.get_by_role("button", name="Forward").click()
    expect(stepper.locator("output")).to_have_text("1 of 2: Re")
    assert stepper.locator("svg").inner_html() != before
    stepper.press("ArrowRight")
    expect(stepper.locator("output")).to_have_text("2 of 2: Rn")
    assert stepper.get_by_role("button", name="To the end").is_disabled()
    stepper.press("Home")
    expect(stepper.locator("output")).to_have_text("2 moves")
    stepper.press("End")
    expect(stepper.locator("output")).to_have_text("2 of 2: Rn")


def test_jupyter_steps_through_a_solution(tmp_path: Path) -> None:
    cells: list[dict[str, object]] = [
        {
            "cell_type": "code",
            "id": str(number),
            "metadata": {},
            "execution_count": None,
            "outputs": [],
            "source": source.format(PUZZLE),
        }
        for number, source in enumerate(CELLS)
    ]
    book = {"cells": cells, "metadata": {"kernelspec": KERNEL}, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "book.ipynb").write_text(json.dumps(book))
    port = free_port()
    words = ("jupyter-lab", "--no-browser", "--allow-root", f"--port={port}", "--IdentityProvider.token=")
    with (
        serving(*words, f"--ServerApp.root_dir={tmp_path}", port=port, ready="/api") as address,
        page_of(f"{address}/lab/tree/book.ipynb", "jupyter.png") as page,
    ):
        page.locator(".jp-Notebook").wait_for()
        page.get_by_text("| Idle").wait_for()  # before, the page would ask for a kernel
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        page.locator(".ricochet-stepper").wait_for()
        step_through(page)
        page.locator("figcaption", has_text="2 moves: Re Rn").wait_for()
        page.locator(".jp-RenderedSVG").nth(1).wait_for()


def test_marimo_steps_through_a_solution(tmp_path: Path) -> None:
    (tmp_path / "app.py").write_text(MARIMO.format(PUZZLE))
    port = free_port()
    words = ("marimo", "run", str(tmp_path / "app.py"), "--headless", "--no-token", f"--port={port}")
    with serving(*words, port=port, ready="/health") as address, page_of(address, "marimo.png") as page:
        page.locator(".ricochet-stepper").wait_for()
        step_through(page)
        page.locator("figcaption", has_text="2 moves: Re Rn").wait_for()


KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}


def test_a_widget_holds_a_picture_for_each_step() -> None:
    widget = solve(PUZZLE).widget()
    assert (widget.step, widget.moves) == (0, ["Re", "Rn"])
    assert len({*widget.pictures}) == 3
    assert (
        path_widget(PUZZLE, "Re Rn").pictures
        == path_widget(parse_puzzle(PUZZLE), parse_path("Re Rn")).pictures
    )
    with pytest.raises(ValueError, match="at most 200 moves"):
        path_widget("4x4: Ra1", "Re Rw " * 150 + "Re")


def test_a_graph_of_positions_has_every_position_once() -> None:
    start = parse_position("4x4:b2e Ra1 Gd4")
    graph = position_graph(start, moves=3)
    reached = {start: 0}
    for moves in (1, 2, 3):
        for node in [node for node, near in reached.items() if near == moves - 1]:
            for move in node.legal_moves():
                reached.setdefault(node.play(move), moves)
    assert dict(graph.nodes(data="moves")) == reached
    for node, after, move in graph.edges(data="move"):
        assert node.play(move) == after
    assert {*position_graph(str(start), moves=3).edges} == {*graph.edges}
    with pytest.raises(ValueError, match="more than 5 positions"):
        position_graph(start, moves=3, most=5)
