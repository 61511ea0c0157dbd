"""golden/playthroughs: each file is played again, line by line."""

import re
from pathlib import Path

import pytest

from ricochetrobots.game import replay
from support.playthrough import FOLDER, Table, record, script

FILES = sorted(FOLDER.glob("*.txt"))
CLAUSES = {
    "R1.6",
    *(f"R2.{clause}" for clause in range(1, 4)),
    *(f"R6.{clause}" for clause in range(1, 10)),
    *(f"R7.{clause}" for clause in range(1, 5)),
    *(f"R8.{clause}" for clause in range(1, 5)),
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    lines, table = script(path), Table()
    assert record(lines, table) == lines
    assert replay(table.events) == table.match


def test_every_clause_of_the_table_is_played() -> None:
    played = {
        clause
        for path in FILES
        for line in script(path)
        if line.startswith("#")
        for clause in re.findall(r"\bR\d\.\d\b", line)
    }
    assert played >= CLAUSES
