"""golden/generated.tsv: generated puzzles of each kind, and the requirements of the kinds."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from pathlib import Path

from ricochetrobots.core import as_edition
from ricochetrobots.puzzles import Generated, Wanted, generate

GOLDEN = Path(__file__).parents[2] / "golden/generated.tsv"
KINDS = {
    "any": Wanted(moves=range(1, 8)),
    "2013": Wanted(edition="2013", moves=range(1, 7)),
    "diagonals": Wanted(edition="2013", diagonals=True, moves=range(2, 6)),
    "five": Wanted(edition="2013", robots=5, moves=range(2, 6)),
    "single": Wanted(moves=6, paths=1),
    "long single": Wanted(moves=range(9, 11), paths=1),
    "diagonal single": Wanted(edition="2013", diagonals=True, robots=5, moves=8, paths=1, movers=2),
    "movers": Wanted(moves=range(3, 6), movers=3),
    "direct": Wanted(moves=range(3, 6), direct=True),
    "indirect": Wanted(moves=range(3, 6), direct=False),
    "blocker": Wanted(moves=range(3, 7), themes=frozenset({"blocker"})),
    "wait": Wanted(moves=range(3, 7), themes=frozenset({"wait"})),
    "there-and-back": Wanted(moves=range(3, 7), themes=frozenset({"there-and-back"})),
    "diagonal": Wanted(edition="2013", moves=range(2, 5), themes=frozenset({"diagonal"})),
    "vortex": Wanted(moves=range(3, 6), themes=frozenset({"vortex"})),
    "fifth-robot": Wanted(edition="2013", moves=range(3, 6), themes=frozenset({"fifth-robot"})),
    "easy": Wanted(moves=range(2, 7), grade=1),
    "medium": Wanted(moves=range(2, 7), grade=range(3, 5)),
    "surprising": Wanted(moves=range(3, 6), surprise=range(15, 40)),
}
SEED = 2026
EACH = 3


def generated(kind: str, count: int = EACH, threads: int = 1) -> Iterator[Generated]:
    return islice(generate(KINDS[kind], seed=SEED, threads=threads), count)


def as_json(wanted: Wanted) -> dict[str, object]:
    """Return the requirements as the browser takes them: ranges by both ends."""
    facts = {field.name: getattr(wanted, field.name) for field in fields(wanted)}
    ends = {name: [value[0], value[-1]] for name, value in facts.items() if isinstance(value, range)}
    return facts | ends | {"edition": as_edition(wanted.edition).id, "themes": sorted(wanted.themes)}
