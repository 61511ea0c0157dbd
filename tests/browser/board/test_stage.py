"""A motion ends on the board of its own table: the board of the next page may be smaller."""

from pathlib import Path

import pytest

from support.node import run_in_node


@pytest.mark.parametrize(("leaves", "scenes"), [(False, [{"robots": {"R": "a16"}}]), (True, [])])
def test_the_end_of_a_motion_shows_the_scene_until_its_table_has_left(
    leaves: bool, scenes: list[object]
) -> None:
    assert run_in_node(Path(__file__).with_name("stage.mjs"), leaves) == scenes
