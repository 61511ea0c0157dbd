"""Files of generated puzzles. One process and many workers write the same bytes."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import BinaryIO, TypedDict

from ricochetrobots.core import RicochetError
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.puzzles.generation import Generated, generate
from ricochetrobots.puzzles.wanted import Wanted
from ricochetrobots.runs import lock, made_by_workers
from ricochetrobots.solver import all_paths

TASK_PUZZLES = 500
"""The number of puzzles that a worker makes at a time: about a second's work, and 120 kB."""


class PuzzleFields(TypedDict):
    """The fields of a puzzle in a line of JSON."""

    seed: int
    index: int
    puzzle: str
    moves: int
    path: str
    paths: int
    movers: int
    surprise: float
    score: float
    grade: int
    model: str


class PuzzleFileError(RicochetError):
    """The file holds other puzzles than those of the run that should continue it."""

    code = "puzzle-file"

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path

    def _words(self) -> Sentence:
        return Sentence(
            "fault-puzzle-file",
            "The file {file} does not hold the first puzzles of this seed, this start and these options. "
            "Write to another file.",
            file=str(self.path),
        )


@dataclass(frozen=True)
class Run:
    """The puzzles of the indices from ``start`` to ``start + n - 1`` as lines, of notation or of JSON."""

    wanted: Wanted
    seed: int
    start: int
    n: int
    as_json: bool

    def lines(self, *, threads: int = 1, scheduler: str | None = None) -> Iterator[str]:
        """Yield the line of each index, without its end.

        With the address of a Dask scheduler, its workers make the lines, each with ``threads`` threads. If one dies,
        another makes its lines. Raises NothingFoundError, NoSchedulerError, and MissingExtraError without the
        extra ``dask``.
        """
        if scheduler is None:
            found = generate(self.wanted, seed=self.seed, start=self.start, threads=threads)
            for one in islice(found, self.n):
                yield json.dumps(fields(one)) if self.as_json else str(one.puzzle)
        else:
            parts = [
                replace(self, start=self.start + done, n=min(TASK_PUZZLES, self.n - done))
                for done in range(0, self.n, TASK_PUZZLES)
            ]
            for lines in made_by_workers(_made, [(part, threads) for part in parts], scheduler):
                yield from lines

    def after(self, done: int) -> "Run":
        """Return the rest of the run without its first ``done`` puzzles."""
        return replace(self, start=self.start + done, n=self.n - done)

    def line(self, number: int) -> str:
        """Return one line, also one after the end of the run; the first has the number 0."""
        return next(replace(self, start=self.start + number, n=1).lines())

    def keep(self, file: Path, *, threads: int = 1, scheduler: str | None = None) -> Iterator[int]:
        """Write the lines into a file, and yield how many it has: first of earlier runs, then after each addition.

        However a run ends, the next one continues after the last whole line. It makes some of the lines again, at
        most 30, to be sure that they are of this run. A device or a pipe receives all lines. Raises
        PuzzleFileError if they differ or an unfinished line does not begin the next one, FileBusyError if another run
        is adding to the file, and as `lines`.
        """
        if file.exists() and not file.is_file():
            with file.open("wb") as lines:
                yield from self._add(lines, 0, threads, scheduler)
            return
        with file.open("a+b") as lines:
            lock(lines, file)
            done, end = self._kept(lines, file)
            lines.truncate(end)
            yield from self._add(lines, done, threads, scheduler)

    def _add(self, lines: BinaryIO, done: int, threads: int, scheduler: str | None) -> Iterator[int]:
        yield done
        for line in self.after(done).lines(threads=threads, scheduler=scheduler):
            lines.write(f"{line}\n".encode())
            lines.flush()
            done += 1
            yield done

    def _kept(self, lines: BinaryIO, file: Path) -> tuple[int, int]:
        """Return the number of whole lines and the byte at which the last one ends.

        Compare the last line, the lines whose number is a power of 2, and the beginning of an unfinished line.
        """
        lines.seek(0)
        done = end = 0
        unfinished = b""
        sample: dict[int, bytes] = {}
        for line in lines:
            if not line.endswith(b"\n"):
                unfinished = line
                break
            if done & (done - 1) == 0:
                sample[done] = line
            last = line
            done += 1
            end += len(line)
        if done:
            sample[done - 1] = last
        if unfinished:
            sample[done] = unfinished
        # Only an unfinished line can begin a line without being equal to it.
        if done > self.n or not all(
            f"{self.line(number)}\n".encode().startswith(line) for number, line in sample.items()
        ):
            raise PuzzleFileError(file)
        return done, end


def fields(found: Generated) -> PuzzleFields:
    """Return the fields of a puzzle in a line of JSON.

    The path is the first of the shortest ones by robot and direction. Every engine finds the same, unlike the path of
    one search.
    """
    difficulty = found.difficulty
    return {
        "seed": found.seed,
        "index": found.index,
        "puzzle": str(found.puzzle),
        "moves": found.solution.moves or 0,
        "path": str(next(iter(all_paths(found.puzzle)))),
        "paths": found.paths,
        "movers": difficulty.movers,
        "surprise": difficulty.surprise,
        "score": difficulty.score,
        "grade": difficulty.grade,
        "model": difficulty.model,
    }


def _made(run: Run, threads: int) -> list[str]:
    """Return the lines of a run. A worker calls it."""
    return list(run.lines(threads=threads))
