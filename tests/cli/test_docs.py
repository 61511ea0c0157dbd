"""docs/cli.md agrees with `--help`, and its examples with the output of the commands."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from ricochetrobots.cli.commands import COMMANDS
from ricochetrobots.cli.help import command_help
from ricochetrobots.solver import KERNEL_FAULT
from support.commands import run
from support.needs import needs

PAGE = (Path(__file__).parents[2] / "docs/cli.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^## `ricochet ([\w ]+)`\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
EXAMPLE = re.compile(r"^\$ (ricochet .*)\n((?:(?!\$ |```).*\n)*)", re.MULTILINE)
ROW = re.compile(r"^\| (`.+?`) \| (.*?) \| .* ?\|$", re.MULTILINE)


def options(command: str) -> dict[str, str]:
    """Return the help of each argument and option, by its names, in the order of `--help`."""
    (found,) = (each for each in COMMANDS if each.name == command)
    shown = command_help(found, width=1000)
    rows = re.findall(
        r"^  (-?\S.*?)(?:  +|\n +)(.*)$", shown.partition("\n\n")[2].partition(":\n")[2], re.MULTILINE
    )
    named = {", ".join(re.findall(r"--[\w-]+", names)) or names.split()[0]: text for names, text in rows}
    del named["--help"]
    return {
        names: re.sub(r"\s*\[(env var|default|required|x>=|[01]<=x).*", "", text)
        for names, text in named.items()
    }


def test_every_command_has_its_section() -> None:
    shown = run("--help", COLUMNS="200").stdout
    listed = re.findall(r"^  (\w+)  ", shown.partition("Commands:")[2], re.MULTILINE)
    assert listed == [words.split()[0] for words in SECTIONS]


@pytest.mark.parametrize("command", SECTIONS)
def test_tables_say_what_help_says(command: str) -> None:
    rows = {names.replace("`", ""): meaning for names, meaning in ROW.findall(SECTIONS[command])}
    rows = {names: meaning for names, meaning in rows.items() if names.isupper() or names.startswith("--")}
    assert rows == options(command)


@pytest.mark.parametrize(("line", "expected"), EXAMPLE.findall(PAGE))
def test_examples(line: str, expected: str) -> None:
    needs("kernel", KERNEL_FAULT is None or not line.startswith("ricochet strong"))
    result = run(*shlex.split(line)[1:])
    assert doctest.OutputChecker().check_output(expected, result.stdout, doctest.ELLIPSIS), result
