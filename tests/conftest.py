"""How deep the tests go."""

import pytest
from hypothesis import settings

SLOW = (
    "cli/test_doctor.py",
    "cli/test_play.py",
    "cli/test_process.py",
    "core/test_canonical.py",
    "core/test_fuzz.py",
    "faults/test_damage.py",
    "faults/test_simulation.py",
    "game/test_model.py",
    "game/test_setup.py::test_every_board_of_the_box_may_be_drawn_and_each_as_often",
    "server/rooms/test_many_servers.py",
    "server/test_deploy.py",
    "server/test_refusal_table.py",
    "server/test_restart.py",
    "server/test_two_servers.py",
    "server/test_whole_games.py",
    "solve/test_all_paths.py::test_all_paths_of_small_boards",
    "solve/test_all_paths.py::test_each_first_move_on_official_boards",
    "solve/test_counts.py",
    "solve/test_fuzz.py",
    "solve/test_golden.py",
    "solve/test_limits.py",
    "solve/test_native.py",
    "solve/test_random.py",
    "solve/test_solve.py::test_small_boards_to_the_end",
    "solve/test_strong.py",
    "test_examples.py",
    "test_setup.py",
)
"""What takes most of the time without a browser, by `pytest --durations=50`: long searches, random matches, and
whole processes. `make quick` leaves it out."""

LONGEST = (
    "browser/app/test_screens.py::test_every_page_fits_on_every_screen",
    "browser/game/test_match.py",
    "browser/game/test_round.py",
    "browser/game/test_screens.py::test_everything_fits_on_every_screen",
    "browser/game/test_views.py::test_every_phase_has_a_title_and_axe_finds_nothing",
)
"""What runs first, so that no worker is left alone with one of them in the end."""

settings.register_profile("project", derandomize=True, deadline=None, max_examples=100)
settings.register_profile("full", deadline=None, max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--full",
        action="store_true",
        help="try ten times as many examples, and solve the hardest golden puzzles too (minutes)",
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("full" if config.getoption("--full") else "project")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.removeprefix("tests/").startswith(SLOW):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: not item.nodeid.removeprefix("tests/").startswith(LONGEST))
