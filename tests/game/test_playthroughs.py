"""golden/playthroughs: each file is replayed line by line."""

import re
from pathlib import Path

import pytest

from ricochetrobots.game import replay
from ricochetrobots.game.events import OptimumFound
from support.playthrough import FOLDER, Table, played, record, script
from support.secrets import check_secrets

FILES = sorted(FOLDER.glob("*.txt"))
CLAUSES = {
    "R1.6",
    "R3.5",
    *(f"R2.{clause}" for clause in range(1, 4)),
    *(f"R6.{clause}" for clause in range(1, 17)),
    *(f"R7.{clause}" for clause in range(1, 6)),
    *(f"R8.{clause}" for clause in range(1, 12)),
    *(f"R9.{clause}" for clause in (1, 3, 4, 5, 6, 7)),
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    """It is as recorded, and no event publishes a path to a returned chip."""
    lines, table = script(path), Table()
    assert record(lines, table) == lines
    assert replay(table.events) == table.match
    check_secrets(table.events)


def test_a_path_published_too_early_is_detected() -> None:
    """The check of R6.11 fails if an event with a path is published too early."""
    events = played(FOLDER / "R6.11-a-chip-goes-back.txt")
    found = [at for at, event in enumerate(events) if isinstance(event, OptimumFound)]
    early, late = found[0], found[-2]
    assert isinstance(events[late], OptimumFound)
    with pytest.raises(AssertionError):
        check_secrets([*events[:early], events[late]])


def test_every_clause_of_the_table_is_played() -> None:
    played = {
        clause
        for path in FILES
        for line in script(path)
        if line.startswith("#")
        for clause in re.findall(r"\bR\d\.\d+\b", line)
    }
    assert played >= CLAUSES
