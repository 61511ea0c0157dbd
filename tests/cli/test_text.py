"""The commands speak the language of the terminal."""

import builtins
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ricochetrobots.cli import app, text
from ricochetrobots.server.http.static import TERMINAL, Files

PUZZLE = "2A3C4A1C Rl11 Ge14 Bp7 Yk16 >Rm2"
GERMAN = f"""product = Rasende Roboter
{text.TERMINAL}-----
cli-solved = {{ $moves }} {{ $moves ->
    [one] Zug
   *[other] Züge
  }}; {{ $states }} Stellungen in {{ NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) }} s.
"""
SECTION = (text.LOCALES / "en.ftl").read_text().partition(text.TERMINAL)[2]


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """English, and a German that has one sentence."""
    english = (text.LOCALES / "en.ftl").read_text()
    (tmp_path / "en.ftl").write_text(english)
    (tmp_path / "de.ftl").write_text(GERMAN)
    monkeypatch.setattr(text, "LOCALES", tmp_path)
    text._bundle.cache_clear()
    yield tmp_path
    text._bundle.cache_clear()


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_DE@euro", "LC_TIME": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_DE.UTF-8", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
        ({"LANG": "../en"}, "en"),
    ],
)
@pytest.mark.usefixtures("locales")
def test_the_environment_chooses_the_language(environment: dict[str, str], chosen: str) -> None:
    assert text.language(environment) == chosen


@pytest.mark.usefixtures("locales")
def test_a_command_speaks_it_and_english_where_words_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    solved = CliRunner().invoke(app, ["solve", PUZZLE])
    assert solved.stdout == "Re Rn\n"
    assert re.fullmatch(r"2 Züge; \d+ Stellungen in \d,\d\d s\.\n", solved.stderr)
    refused = CliRunner().invoke(app, ["solve", "nonsense"])
    assert refused.exit_code == 2
    assert refused.stderr.startswith("Error: ")


@pytest.mark.parametrize(("count", "words"), [(1, "1 move"), (2, "2 moves"), (1234567, "1234567 moves")])
def test_numbers_are_written_as_they_always_were(count: int, words: str) -> None:
    assert text.t("cli-move-count", moves=count) == words


@pytest.mark.parametrize("name", re.findall(r"^(cli-[\w-]+) =", SECTION, re.MULTILINE))
def test_every_sentence_can_be_said(name: str) -> None:
    values = dict.fromkeys(re.findall(r"\$(\w+)", SECTION), 2)
    bundle = text._bundle("en")
    pattern = bundle.get_message(name).value
    assert pattern is not None
    words, faults = bundle.format_pattern(pattern, dict(values))
    assert faults == []
    assert str(words).strip()


def test_without_fluent_a_command_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.startswith("fluent"):
            raise ModuleNotFoundError(name=name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    solved = CliRunner().invoke(app, ["solve", PUZZLE])
    assert (solved.stdout, solved.exit_code) == ("Re Rn\n", 0)
    assert solved.stderr.startswith("cli-solved 2 ")


def test_the_commands_start_without_fluent() -> None:
    program = "import sys, ricochetrobots.cli; print([name for name in sys.modules if 'fluent' in name])"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


def test_the_browser_gets_nothing_of_it() -> None:
    assert TERMINAL.decode() == text.TERMINAL
    for address in ("/locales/en.ftl", "/dist/locales/en.ftl"):
        served = Files().find(address)
        assert served is not None
        assert b"product =" in served.body
        assert b"\ncli-" not in served.body
