"""docs/rules.md has every clause, and the code cites no other."""

import re
from pathlib import Path

import pytest

from ricochetrobots import core

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules.md").read_text()
CLAUSES = re.findall(r'<a id="(R\d\.\d+)"></a>\*\*\1\*\* ', PAGE)
LAST = {1: 6, 2: 3, 3: 5, 4: 4, 5: 4, 6: 16, 7: 6, 8: 11, 9: 7}
SOURCES = sorted((ROOT / "src/ricochetrobots").rglob("*.py"))


def test_every_clause_is_there_in_order() -> None:
    assert [f"R{part}.{clause}" for part, last in LAST.items() for clause in range(1, last + 1)] == CLAUSES


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_code_cites_clauses_that_exist(path: Path) -> None:
    assert not set(re.findall(r"\bR\d\.\d+\b", path.read_text())) - set(CLAUSES)


def test_the_page_tells_of_every_edition() -> None:
    assert re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE) == list(core.EDITIONS)


def test_the_page_cites_clauses_and_files_that_exist() -> None:
    assert not set(re.findall(r"\bR\d\.\d+\b", PAGE)) - set(CLAUSES)
    for name in re.findall(r"`((?:core|game|web)/[\w./]*)`", PAGE):
        assert (ROOT / "src/ricochetrobots" / name).exists(), name


def test_the_page_names_what_core_has() -> None:
    parts = re.findall(r"In the code: (.*?)\n\n", PAGE, re.DOTALL)
    named = {name.split(".")[0] for part in parts for name in re.findall(r"`([A-Za-z_.]+)`", part)}
    assert {name for name in named if not hasattr(core, name)} == set()
