"""The public names of `ricochetrobots` and of its packages."""

import ast
import doctest
import importlib
import subprocess
import sys
from types import ModuleType

import pytest

import ricochetrobots

NEEDED = """
    AllPaths Board Cancel Cell Direction Edition Limits Move Optimum Path Position Puzzle Robot Slide Solution Status
    Symbol Target Verdict Diagonal Lean EDITIONS
    AmbiguousError BlockedMoveError CpuTargetError DiagonalStopError EndlessSlideError EngineMissingError IllegalError
    InputError LimitMetError MoveError RicochetError RobotNotInPlayError UnreadableError
    parse_board parse_cell parse_direction parse_move parse_path parse_position parse_puzzle parse_robot parse_target
    format_target format_url transform from_json to_json assemble all_boards edition
    judge count_sequences divide
    solve all_paths count_paths analyse solve_each_move solve_many solve_targets
    board_png board_svg board_text join play View heat_svg path_widget position_graph
    WrongTypeError SlowSearchWarning require_native
    Difficulty Generated NothingFoundError Theme UnsolvableError Wanted
    FinishedGame FinishedRound FinishedSeat read_game write_game
    difficulty generate random_board random_position random_puzzle themes_of
"""
ROOMS = ["core", "game", "solver", "strong", "draw", "envs"]


def test_the_package_offers_what_is_needed() -> None:
    names = NEEDED.split()
    assert sorted(ricochetrobots.__all__) == sorted(names)
    assert {*names} <= {*dir(ricochetrobots)}
    assert all(callable(getattr(ricochetrobots, name)) for name in names if not name.isupper())
    assert not hasattr(ricochetrobots, "steam")


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_offers_all_that_it_imports_for_others(name: str) -> None:
    room = importlib.import_module(f"ricochetrobots.{name}")
    public = {
        name
        for name, value in vars(room).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    offered: list[str] = getattr(room, "__all__", [])
    assert sorted(offered) == sorted(public)


@pytest.mark.parametrize(
    "before",
    ["", "import ricochetrobots.solver", "import ricochetrobots.solver.api", "import ricochetrobots.core"],
)
def test_solve_is_the_function_and_the_room_whatever_was_imported_before(before: str) -> None:
    program = f"""
{before}
import warnings
from ricochetrobots import SlowSearchWarning, solve
warnings.simplefilter("ignore", SlowSearchWarning)  # where there is no compiler
import ricochetrobots
assert solve("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2").moves == 2
assert ricochetrobots.solve("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2").moves == 2
assert ricochetrobots.solver.all_paths("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2").count() == 1
"""
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)


def test_rooms_are_imported_when_they_are_requested() -> None:
    program = "import sys, ricochetrobots; print([name for name in sys.modules if name.startswith('ricochetrobots.')])"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "['ricochetrobots.picture']\n"


def test_the_solver_imports_no_room_beside_its_own() -> None:
    """Access through the package would import more, since it tries one module after the other."""
    program = """
import sys, ricochetrobots.solver
print({name.split(".")[1] for name in sys.modules if name.startswith("ricochetrobots.")})
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert sorted(ast.literal_eval(ran.stdout)) == ["core", "picture", "solver"]


@pytest.mark.parametrize(
    "name",
    [
        "ricochetrobots",
        "ricochetrobots.draw",
        "ricochetrobots.draw.svg",
        "ricochetrobots.puzzles.boards",
        "ricochetrobots.puzzles.generation",
        "ricochetrobots.envs.pool",
        "ricochetrobots.envs.questions",
    ],
)
def test_examples_in_docstrings_run(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert (found.failed, found.attempted > 0) == (0, True)


def test_the_modules_of_the_last_version_give_those_of_today() -> None:
    program = """
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    from ricochetrobots.protocol import client
    from ricochetrobots.protocol.link import read_link
    import ricochetrobots.protocol.finished
import ricochetrobots.client.connection, ricochetrobots.client.link, ricochetrobots.records.files
assert client is ricochetrobots.client.connection
assert read_link is ricochetrobots.client.link.read_link
assert ricochetrobots.protocol.finished is ricochetrobots.records.files
print([str(one.message) for one in caught if one.category is DeprecationWarning])
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ast.literal_eval(ran.stdout) == [
        f"ricochetrobots.protocol.{old} is ricochetrobots.{new} now"
        for old, new in [
            ("client", "client.connection"),
            ("link", "client.link"),
            ("finished", "records.files"),
        ]
    ]
