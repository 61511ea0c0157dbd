"""The browser's rule of movement agrees with golden/slides.txt, in Chromium and in Node."""

from pathlib import Path
from typing import Any

import pytest

from browser.board.bench import BoardBench
from support.board_data import read_board_data
from support.golden import SlideLine, read_slides
from support.node import run_in_node

BOARDS, SLIDES = read_slides()


def cases() -> dict[str, Any]:
    """Return the data that JavaScript needs to make each slide of the golden file."""
    made = []
    for line in SLIDES:
        text, *robots = line.position.split(" ")
        made.append([text, {word[0]: word[1:] for word in robots}, *line.move])
    return {"boards": {line.text: read_board_data(line.text) for line in BOARDS}, "cases": made}


def as_line(line: SlideLine, result: dict[str, Any]) -> SlideLine:
    """Return a result in the form of the golden file."""
    if refused := result["refused"]:
        return SlideLine(line.position, line.move, (), "", refused["code"], refused["by"] or "-")
    width = next(board.width for board in BOARDS if board.text == line.position.split(" ")[0])
    names = tuple(column(cell % width) + str(cell // width + 1) for cell in result["cells"])
    return SlideLine(line.position, line.move, names, result["heading"], "", "")


def column(index: int) -> str:
    return chr(97 + index) if index < 26 else f"a{chr(97 + index - 26)}"


def assert_all_slide(results: list[dict[str, Any]]) -> None:
    assert len(results) == len(SLIDES) >= 300
    assert [as_line(*pair) for pair in zip(SLIDES, results, strict=True)] == SLIDES


@pytest.mark.browser
def test_chromium_slides_as_the_golden_file_says(board: BoardBench) -> None:
    assert_all_slide(board.ask("slides", cases()))


def test_node_slides_as_the_golden_file_says() -> None:
    assert_all_slide(run_in_node(Path(__file__).with_name("slides.mjs"), cases()))


@pytest.mark.browser
def test_cell_names_go_there_and_back(board: BoardBench) -> None:
    names = board.ask("cellNames", 32 * 32, 32)
    assert [index for _, index in names] == list(range(32 * 32))
    assert names[31][0] == "af1"
    assert names[-1][0] == "af32"


@pytest.mark.browser
def test_what_names_no_cell_is_refused(board: BoardBench) -> None:
    for name in ("", "c", "4", "c0", "C4", "ag1", "c4 "):
        assert board.ask("errorOf", name, 32) == "RangeError", name
