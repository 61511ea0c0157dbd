"""The five squares of a shared path tell how well it went, and neither its length nor its robots."""

from pathlib import Path

import pytest

from support.node import run_in_node


def squares(*paths: list[int]) -> list[list[int]]:
    """Return the squares of paths, given as the moves left before each move and after the last."""
    found: list[list[int]] = run_in_node(Path(__file__).with_name("fifths.mjs"), paths)
    return found


def test_a_shortest_path_of_any_length_has_five_good_squares() -> None:
    paths = [list(range(length, -1, -1)) for length in range(2, 16)]
    assert squares(*paths) == [[0] * 5] * len(paths)


@pytest.mark.parametrize(
    ("left", "found"),
    [
        ([4, 3, 3, 2, 1, 0], [0, 1, 0, 0, 0]),
        ([5, 4, 3, 4, 3, 2, 1, 0], [0, 2, 2, 0, 0]),
        ([3, 3, 3, 3, 2, 1, 0], [2, 2, 1, 0, 0]),
        ([2, 1, 1, 0], [0, 1, 1, 1, 0]),
    ],
    ids=["one more of five", "two more at once", "three more of six", "shorter than five"],
)
def test_a_square_tells_what_its_fifth_adds(left: list[int], found: list[int]) -> None:
    assert squares(left) == [found]
