"""The book of puzzles to print."""

import re
from xml.etree import ElementTree

import pytest

from ricochetrobots.core import MoveError, UnreadableError
from ricochetrobots.draw import board_svg
from ricochetrobots.draw.book import Entry, book_pages

PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
SVG = "{http://www.w3.org/2000/svg}"


def texts(page: str) -> list[str]:
    """The texts of a page outside the boards, which draw their letters as shapes or as digits of a trail."""
    found = [element.text or "" for element in ElementTree.fromstring(page).iter(f"{SVG}text")]
    return [text for text in found if not re.fullmatch(r"\d", text) or text == found[-1]]


def test_solutions_are_at_the_back_in_the_order_of_the_puzzles() -> None:
    pages = list(book_pages([Entry(PUZZLE, "Re Rn", grade) for grade in (1, 2, 3, 4, 5) * 3]))
    assert len(pages) == 6
    assert texts(pages[0]) == ["1. ●○○○○", "2. ●●○○○", "3. ●●●○○", "4. ●●●●○", "1"]
    assert texts(pages[3]) == ["13. ●●●○○", "14. ●●●●○", "15. ●●●●●", "4"]
    assert texts(pages[4]) == [*(f"{number}. R→ R↑" for number in range(1, 13)), "5"]
    assert texts(pages[5]) == ["13. R→ R↑", "14. R→ R↑", "15. R→ R↑", "6"]


def test_puzzles_hide_their_solution_and_solutions_show_the_trail() -> None:
    puzzle, solution = book_pages([Entry(PUZZLE, "Re Rn", 1)])
    assert board_svg(PUZZLE, title=PUZZLE, outlined=True) in puzzle
    assert board_svg(PUZZLE, path="Re Rn", title=PUZZLE, outlined=True) in solution


@pytest.mark.parametrize("puzzle", [PUZZLE, "5x2: Ra1 >Re1", "2x5: Ra1 >Ra5"])
def test_every_board_stays_on_its_page(puzzle: str) -> None:
    path = "Re Rn" if puzzle == PUZZLE else "Re" if puzzle.startswith("5") else "Rs"
    for page in book_pages([Entry(puzzle, path, 1)] * 12):
        root = ElementTree.fromstring(page)
        assert (root.get("width"), root.get("height"), root.get("viewBox")) == (
            "210mm",
            "297mm",
            "0 0 210 297",
        )
        for part in root.findall(f"{SVG}g"):
            x, y = lengths(part)
            (inner,) = part.findall(f"{SVG}g")
            left, top = lengths(inner)
            (scaled,) = inner
            (scale,) = lengths(scaled)
            (board,) = scaled
            right = x + left + scale * float(board.get("width", "nan"))
            bottom = y + top + scale * float(board.get("height", "nan"))
            assert 12 <= x + left < right <= 198.01
            assert 12 <= y + top < bottom <= 285.01


def lengths(element: ElementTree.Element) -> list[float]:
    return [float(length) for length in re.findall(r"[\d.]+", element.get("transform", ""))]


def test_a_long_path_stays_beside_its_neighbour() -> None:
    """A path of 22 moves goes to and fro."""
    short, long = (
        list(book_pages([Entry("5x2: Ra1 >Re1", path, 1)]))[1] for path in ("Re", " ".join(["Re", "Rw"] * 11))
    )
    sizes = [
        [
            float(text.get("font-size", "nan"))
            for text in ElementTree.fromstring(page).iter(f"{SVG}text")
            if "." in (text.text or "")
        ]
        for page in (short, long)
    ]
    assert sizes[0] == [300]
    assert sizes[1][0] < 150


def test_texts_that_cannot_be_drawn_are_refused() -> None:
    with pytest.raises(UnreadableError):
        list(book_pages([Entry("nothing", "Re", 1)]))
    with pytest.raises(MoveError):
        list(book_pages([Entry(PUZZLE, "Re Re", 1)]))
