"""The signature of the search: how many states it expands over all golden puzzles.

It changes when the search does, and only then.

``python bench/signature.py`` prints it, ``--check`` compares it with bench/signature.txt, and ``--write`` stores it
there.
"""

import sys
from pathlib import Path

from ricochetrobots.core import parse_puzzle
from ricochetrobots.solver import solve

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "bench/signature.txt"


def signature() -> int:
    """Return the states expanded by one thread, with the ricochet rule; the same on every machine."""
    lines = (ROOT / "golden/puzzles.tsv").read_text().splitlines()[1:]
    return sum(solve(parse_puzzle(line.split("\t")[1]), engine="native").expanded for line in lines)


if __name__ == "__main__":
    found = signature()
    print(found)
    if "--write" in sys.argv:
        KEPT.write_text(f"{found}\n")
    if "--check" in sys.argv and int(KEPT.read_text()) != found:
        sys.exit(
            f"bench/signature.txt says {KEPT.read_text().strip()}: the search has changed. If it should have, write it."
        )
