"""Data sets of graded puzzles: the lines of JSON, their checksum, and a card that describes them."""

import errno
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path

from ricochetrobots.extras import DISTRIBUTION, require_extra
from ricochetrobots.puzzles.chance import BITS
from ricochetrobots.puzzles.files import PuzzleFields
from ricochetrobots.puzzles.grading import GRADES, MODEL

PUZZLES, CHECKSUM, CARD, PARQUET = "puzzles.jsonl", "SHA256SUMS", "README.md", "puzzles.parquet"

GROUP_ROWS = 100_000
"""The number of puzzles in a row group of Parquet, which is in memory at once: some 100 MB."""

CARD_TEXT = """---
license: mit
---
# {n:,} graded puzzles of Ricochet Robots

This command of {distribution} {version} made these puzzles. It makes the same file on every machine.

```
{command}
```

Each line of `puzzles.jsonl` is a JSON object.

| field | meaning |
| --- | --- |
| `seed`, `index` | the two numbers that, with the options of the command, make the puzzle again |
| `puzzle` | board, robots and target in the notation of the program |
| `moves` | the length of a shortest path, proved by the solver |
| `path` | the first of the shortest paths by robot (RGBYS) and direction (nesw) |
| `paths` | the number of shortest paths |
| `movers` | the least number of robots that a shortest path moves |
| `surprise` | how unlikely a walker who slides at random is to walk a shortest path, in bits |
| `score` | the difficulty for people, `moves` and a quarter of `surprise`; more is harder |
| `grade` | the difficulty from 1 (easy) to 5 (hard) |
| `model` | the version of the score and the grades |

| property | value |
| --- | --- |
| puzzles | {n:,}, of which {different:,} differ |
| edition | {edition} |
| seed | {seed} |
| indices | {first:,} to {last:,} |
| model | {model} |
| SHA-256 of `puzzles.jsonl` | `{checksum}` |
| licence | MIT, as that of the program |

`sha256sum --check SHA256SUMS` compares the checksum.

## Puzzles by length and grade

{table}
"""


@dataclass(frozen=True)
class Summary:
    """The numbers of a data set, counted from its file."""

    checksum: str
    n: int
    different: int
    seed: int
    first: int
    last: int
    counts: Counter[tuple[int, int]]
    """The number of puzzles of each length and grade."""

    @classmethod
    def of(cls, file: Path) -> "Summary":
        """Read a file of at least one line. Cost: a few seconds and 200 MB for a million puzzles."""
        digest = sha256()
        counts: Counter[tuple[int, int]] = Counter()
        puzzles: set[str] = set()
        first: PuzzleFields | None = None
        with file.open("rb") as lines:
            for line in lines:
                digest.update(line)
                row: PuzzleFields = json.loads(line)
                first = first or row
                counts[row["moves"], row["grade"]] += 1
                puzzles.add(row["puzzle"])
        if first is None:
            raise ValueError("A data set has at least one puzzle.")
        return cls(
            digest.hexdigest(),
            counts.total(),
            len(puzzles),
            first["seed"],
            first["index"],
            row["index"],
            counts,
        )

    @property
    def table(self) -> str:
        """The counts as a table of Markdown: a row for each length, a column for each grade, and the sums."""
        grades = range(1, len(GRADES) + 2)
        lengths = sorted({moves for moves, _ in self.counts})
        rows = [
            ["moves", *(f"grade {grade}" for grade in grades), "all"],
            ["---:"] * (len(grades) + 2),
            *([str(moves), *self._cells([moves], grades)] for moves in lengths),
            ["all", *self._cells(lengths, grades)],
        ]
        return "\n".join(f"| {' | '.join(row)} |" for row in rows)

    def _cells(self, lengths: Iterable[int], grades: Iterable[int]) -> Iterator[str]:
        """Yield the number of puzzles of these lengths for each grade, and their sum."""
        numbers = [sum(self.counts[moves, grade] for moves in lengths) for grade in grades]
        return (f"{number:,}" for number in (*numbers, sum(numbers)))


def prepare(directory: Path) -> Path:
    """Make the directory if it is missing, and return the file of its puzzles.

    Raises FileExistsError for a directory without puzzles that has a file of the card's or the checksum's name.
    """
    directory.mkdir(parents=True, exist_ok=True)
    file = directory / PUZZLES
    for other in (directory / CARD, directory / CHECKSUM):
        if other.exists() and not file.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(other))
    return file


def complete(directory: Path, *, command: str, version: str, edition: str) -> Summary:
    """Write the checksum and the card beside the puzzles of a directory.

    ``command`` made them with this version of the program. Raises ValueError if there are none, and OSError.
    """
    found = Summary.of(directory / PUZZLES)
    (directory / CHECKSUM).write_text(f"{found.checksum}  {PUZZLES}\n", "utf-8", newline="\n")
    card = CARD_TEXT.format(
        command=command,
        edition=edition,
        distribution=DISTRIBUTION,
        version=version,
        model=MODEL,
        n=found.n,
        different=found.different,
        seed=found.seed,
        first=found.first,
        last=found.last,
        checksum=found.checksum,
        table=found.table,
    )
    (directory / CARD).write_text(card, "utf-8", newline="\n")
    return found


def write_parquet(directory: Path) -> None:
    """Write the puzzles of a directory as Parquet beside the lines of JSON, in columns of the same names.

    The seed is taken modulo 2**64, as the generator takes it. Raises MissingExtraError without the extra
    ``parquet``.
    """
    require_extra("parquet", "write_parquet()")
    import pyarrow
    from pyarrow import parquet

    numbers = {"seed": pyarrow.uint64(), "index": pyarrow.uint64(), "paths": pyarrow.uint64()}
    numbers |= dict.fromkeys(("moves", "movers", "grade"), pyarrow.uint8())
    numbers |= dict.fromkeys(("surprise", "score"), pyarrow.float64())
    schema = pyarrow.schema(
        [(name, numbers.get(name, pyarrow.string())) for name in PuzzleFields.__annotations__]
    )
    with (
        (directory / PUZZLES).open("rb") as lines,
        parquet.ParquetWriter(directory / PARQUET, schema, compression="zstd") as writer,
    ):
        while rows := [json.loads(line) for line in islice(lines, GROUP_ROWS)]:
            for row in rows:
                row["seed"] %= 2**BITS
            writer.write_table(pyarrow.Table.from_pylist(rows, schema))
