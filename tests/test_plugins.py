"""Built-in bots and formats register as those of other packages do, and keep the published contracts."""

import ast
import pkgutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

from ricochetrobots import bots, envs, formats
from ricochetrobots.core import InputError, parse_puzzle
from ricochetrobots.envs import Step
from ricochetrobots.formats.notation import Notation
from ricochetrobots.game import View
from ricochetrobots.game.commands import Pass, PlayerCommand
from ricochetrobots.plugins import PluginMissingError, load, registered
from ricochetrobots.testing import check_bot, check_environment, check_format, sample_values

PUZZLE = parse_puzzle("2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2")


def test_the_built_in_ones_are_registered() -> None:
    assert {"json", "notation"} <= registered(formats.GROUP).keys()
    assert {"passing"} <= registered(bots.GROUP).keys()
    assert {"solve"} <= registered(envs.GROUP).keys()


@pytest.mark.parametrize(
    ("package", "shared"),
    [
        (bots, {"bot", "character", "level", "like_me", "thinking", "thoughts"}),
        (formats, {"format", "planes", "schema"}),
        (
            envs,
            {
                "_kernel",
                "batch",
                "bidding_v0",
                "environment",
                "gym",
                "pixels",
                "pool",
                "questions",
                "reasoning",
            },
        ),
    ],
)
def test_every_module_of_a_package_is_registered(package: ModuleType, shared: set[str]) -> None:
    modules = {module.name for module in pkgutil.iter_modules(package.__path__)} - shared
    points = registered(package.GROUP).values()
    named = {
        type(point.load()).__module__ if package is formats else point.load().__module__ for point in points
    }
    missing = modules - {name.rpartition(".")[2] for name in named}
    group = package.GROUP
    assert not missing, (
        f"not among the entry points {group} of pyproject.toml, or not installed yet (make .venv/dev): {missing}"
    )


@pytest.mark.parametrize("name", registered(formats.GROUP))
def test_the_page_lists_each_format(name: str) -> None:
    page = Path(__file__).parent.parent / "docs/formats.md"
    assert f"\n| `{name}` |" in page.read_text(), f"docs/formats.md has no row for {name}"


@pytest.mark.slow
@pytest.mark.long_cases("drawing", "grid", "json", "maze", "pddl")
@pytest.mark.parametrize("name", registered(formats.GROUP))
def test_each_format_keeps_the_contract(name: str) -> None:
    check_format(formats.find_format(name))


@pytest.mark.parametrize("name", registered(bots.GROUP))
def test_each_bot_keeps_the_contract(name: str) -> None:
    check_bot(lambda seed: bots.find_bot(name, seed))


@pytest.mark.parametrize("name", registered(envs.GROUP))
def test_each_environment_keeps_the_contract(name: str) -> None:
    check_environment(envs.find_environment(name))


def test_json_holds_every_value() -> None:
    for value in sample_values():
        assert formats.from_json(formats.to_json(value)) == value


@pytest.mark.parametrize("text", [formats.to_json(PUZZLE), str(PUZZLE)])
def test_a_format_is_recognised(text: str) -> None:
    assert formats.read(text) == PUZZLE


def test_a_loss_is_refused_unless_it_is_allowed() -> None:
    move = PUZZLE.position.legal_moves()[0]
    with pytest.raises(formats.FormatLossError) as loss:
        formats.write(move, "notation")
    assert loss.value.lost
    assert formats.write(move, "notation", lossy=True) == str(move)


@pytest.mark.parametrize(
    "text", ["", "?", "x" * 1_000_001, '{"type": "puzzle"}', '{"a": 1, "a": 2}', "{" * 9999]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        formats.read(text)


def test_a_name_that_is_not_registered_is_refused() -> None:
    with pytest.raises(PluginMissingError, match="json, maze, notation") as refused:
        load(formats.GROUP, "pdf")
    assert refused.value.code == "plugin-missing"


class _Forgetful(Notation):
    """Loses the target without reporting it."""

    def write(self, value: formats.Value) -> formats.Written:
        written = super().write(value)
        return formats.Written(written.text.partition(" >")[0])


class _Fragile(Notation):
    """Raises for every text."""

    def read(self, text: str) -> formats.Value:
        try:
            return super().read(text)
        except InputError:
            raise IndexError from None


@dataclass(frozen=True)
class _Hasty:
    """Passes even if that is not allowed."""

    seed: int

    def choose(self, view: View, now: float) -> PlayerCommand | None:
        return None if view.you is None else Pass(round=view.round)


class _Moody:
    """Chooses differently each time."""

    def __init__(self, seed: int) -> None:
        self.waited = False

    def choose(self, view: View, now: float) -> PlayerCommand | None:
        self.waited = not self.waited and view.you is not None
        return Pass(round=view.round) if self.waited else None


class _Count:
    """Ends when the sum of the actions reaches five; the faults below change one member each."""

    version, actions = 1, 2

    def reset(self, seed: int) -> tuple[int, ...]:
        self.sum = seed
        return (self.sum,)

    def legal(self) -> tuple[int, ...]:
        return (1,)

    def step(self, action: int) -> Step:
        if action not in self.legal():
            raise ValueError(action)
        self.sum += action
        return Step((self.sum,), 1.0, self.sum >= 5, cut=False)


class _Continuing(_Count):
    """Does not start again at its seed."""

    total = 0

    def reset(self, seed: int) -> tuple[int, ...]:
        self.total += 1
        return super().reset(seed + self.total)


class _Lenient(_Count):
    """Accepts an action that is not legal."""

    def step(self, action: int) -> Step:
        return super().step(1)


class _Stuck(_Count):
    """Has no legal action before the end."""

    def legal(self) -> tuple[int, ...]:
        return (1,) if self.sum < 3 else ()


class _Unnumbered(_Count):
    """Offers an action that its number of actions excludes."""

    def legal(self) -> tuple[int, ...]:
        return (1, 2)


def test_the_contract_of_an_environment_names_what_is_broken() -> None:
    check_environment(_Count())
    for broken, words in (
        (_Continuing, "two different runs"),
        (_Lenient, "is not refused"),
        (_Stuck, "no action is legal"),
        (_Unnumbered, "are not actions"),
    ):
        with pytest.raises(AssertionError, match=words):
            check_environment(broken())


def test_the_contracts_name_what_is_broken() -> None:
    with pytest.raises(AssertionError, match="read back as"):
        check_format(_Forgetful())
    with pytest.raises(AssertionError, match="not an InputError"):
        check_format(_Fragile())
    with pytest.raises(AssertionError, match="not among"):
        check_bot(_Hasty)
    with pytest.raises(AssertionError, match="the second time"):
        check_bot(_Moody)


@pytest.mark.parametrize(
    ("module", "absent"),
    [
        ("ricochetrobots.game", {"solver", "formats", "bots", "envs"}),
        ("ricochetrobots.formats", {"game", "bots"}),
        ("ricochetrobots.puzzles", {"solver", "game"}),
    ],
)
def test_a_package_imports_no_more_than_it_needs(module: str, absent: set[str]) -> None:
    names = "{name.split('.')[1] for name in sys.modules if name.startswith('ricochetrobots.')}"
    program = f"import sys, {module}; print({names})"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not ast.literal_eval(ran.stdout) & absent


def test_the_contracts_need_no_test_framework() -> None:
    program = "import sys, ricochetrobots.testing; print('pytest' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"
