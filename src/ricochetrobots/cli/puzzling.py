"""The commands ``puzzle`` and ``puzzles``."""

import errno
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import TypedDict, Unpack

from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.commands import REQUIREMENTS, SEED
from ricochetrobots.cli.console import (
    STANDARD_STREAM,
    say,
    terminal_progress,
    terminal_shows_progress,
    write,
    write_json,
)
from ricochetrobots.cli.progress import Progress
from ricochetrobots.cli.text import t
from ricochetrobots.core import Puzzle
from ricochetrobots.extras import require_extra
from ricochetrobots.puzzles import Wanted, generate
from ricochetrobots.puzzles.chance import any_seed
from ricochetrobots.puzzles.dataset import complete, prepare, write_parquet
from ricochetrobots.puzzles.files import PuzzleFields, Run, fields
from ricochetrobots.puzzles.generation import ATTEMPTS
from ricochetrobots.puzzles.wanted import ImpossibleError
from ricochetrobots.solver import solve


class Requirements(TypedDict):
    """The options that both commands share: the parameters of `Wanted`."""

    edition: str
    diagonals: bool | None
    robots: int
    moves: range | None
    paths: range | None
    movers: range | None
    grade: range | None
    direct: bool | None
    themes: frozenset[str]


def puzzle(
    *, today: bool, seed: int | None, drawn: bool, as_json: bool, **requirements: Unpack[Requirements]
) -> None:
    """Print a random puzzle, or that of today."""
    if today:
        given: Mapping[str, object] = {"seed": seed, **requirements}
        if any(given[option.key] != option.absent for option in (SEED, *REQUIREMENTS)):
            raise UsageError("cli-puzzle-today-alone", "--today")
        _print_todays(drawn=drawn, as_json=as_json)
        return
    wanted, seed = _wanted(requirements), any_seed() if seed is None else seed
    with Progress(t("cli-tried", tried="{task.completed}", most=str(ATTEMPTS))) as progress:
        found = next(generate(wanted, seed=seed, progress=progress.report))
    if as_json:
        write_json(fields(found))
        return
    _print(found.puzzle, drawn=drawn)
    moves, grade = found.solution.moves or 0, found.difficulty.grade
    say(t("cli-puzzle", moves=moves, grade=grade, seed=str(found.seed)))


def _print_todays(*, drawn: bool, as_json: bool) -> None:
    """Print the puzzle of the day, which is the same for everybody. Only JSON tells its length."""
    from ricochetrobots.puzzles.daily import day_of, puzzle_of
    from ricochetrobots.puzzles.generation import Graded

    day = day_of(time())
    found = Graded(solve(puzzle_of(day).puzzle))
    if as_json:
        write_json(
            {
                "date": day.isoformat(),
                "puzzle": str(found.puzzle),
                "moves": found.solution.moves,
                "path": puzzle_of(day).path,
                "grade": found.difficulty.grade,
            }
        )
        return
    _print(found.puzzle, drawn=drawn)
    say(t("cli-puzzle-today", date=day.isoformat(), grade=found.difficulty.grade))


def _print(puzzle: Puzzle, *, drawn: bool) -> None:
    write(str(puzzle))
    if drawn:
        from ricochetrobots.cli.drawing import in_terminal

        write(in_terminal(puzzle), end="")


def puzzles(
    *,
    n: int,
    seed: int | None,
    start: int,
    threads: int,
    scheduler: str | None,
    output: str | None,
    dataset: str | None,
    parquet: bool,
    book: str | None,
    as_json: bool,
    **requirements: Unpack[Requirements],
) -> None:
    """Print many random puzzles, one on each line."""
    if sum(place is not None for place in (output, dataset, book)) > 1:
        raise UsageError("cli-puzzles-one-place")
    if output == STANDARD_STREAM:
        output = None
    if parquet:
        if dataset is None:
            raise UsageError("cli-puzzles-parquet-nothing", "--parquet")
        require_extra("parquet", "ricochet puzzles --parquet")
    if scheduler is not None:
        require_extra("dask", "ricochet puzzles --scheduler")
    seed = any_seed() if seed is None else seed
    run = Run(_wanted(requirements), seed, start, n, as_json=as_json or (dataset or book) is not None)
    directory = None if dataset is None else Path(dataset)
    if directory is not None:
        output = str(prepare(directory))
    with _counted(n) as show:
        if output is not None:
            for done in run.keep(Path(output), threads=threads, scheduler=scheduler):
                show(done)
        else:
            lines = _shown(run.lines(threads=threads, scheduler=scheduler), show)
            if book is not None:
                _write_book(Path(book), lines)
            else:
                for line in lines:
                    write(line)
    if directory is not None:
        from ricochetrobots import __version__

        command = _command(n, seed, start, requirements)
        complete(directory, command=command, version=__version__, edition=requirements["edition"])
        if parquet:
            write_parquet(directory)
    if (output or book) is not None or not as_json:
        say(t("cli-puzzles", count=n, seed=str(seed)))


def _shown(lines: Iterable[str], show: Callable[[int], None]) -> Iterator[str]:
    """Yield the lines, and show how many there have been."""
    for done, line in enumerate(lines, 1):
        yield line
        show(done)


def _write_book(directory: Path, lines: Iterable[str]) -> None:
    """Write the pages of a book. Raises FileExistsError if the directory has pages, perhaps more of them."""
    from ricochetrobots.draw.book import Entry, book_pages

    directory.mkdir(parents=True, exist_ok=True)
    for page in directory.glob("page-*.svg"):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(page))
    rows: Iterator[PuzzleFields] = map(json.loads, lines)
    entries = [Entry(row["puzzle"], row["path"], row["grade"]) for row in rows]
    for number, drawn in enumerate(book_pages(entries), 1):
        (directory / f"page-{number:04}.svg").write_text(f"{drawn}\n", "utf-8")


def _command(n: int, seed: int, start: int, requirements: Requirements) -> str:
    """Return the command that makes a data set again."""
    words = [f"ricochet puzzles {n} --seed {seed}", *([f"--start {start}"] if start else [])]
    for name, value in requirements.items():
        match value:
            case range():
                words.append(f"--{name} {value[0]}" + (f"-{value[-1]}" if value[-1] > value[0] else ""))
            case bool():
                words.append(f"--{name}" if value else f"--no-{name}")
            case frozenset() if value:
                words.append(f"--{name} {','.join(sorted(value))}")
            case str() | int():
                words.append(f"--{name} {value}")
    return " ".join([*words, "--dataset DIR"])


def _wanted(requirements: Requirements) -> Wanted:
    try:
        return Wanted(**requirements)
    except ImpossibleError as error:
        names = (f"--no-{name}" if requirements.get(name) is False else f"--{name}" for name in error.fields)
        numbers = error.possible or range(1)
        low, high = str(numbers[0]), str(numbers[-1])
        raise UsageError("cli-puzzle-impossible", ", ".join(names), low=low, high=high) from None


@contextmanager
def _counted(total: int) -> Iterator[Callable[[int], None]]:
    """Yield the function that shows on a terminal how many of the puzzles are done."""
    if not terminal_shows_progress():
        yield lambda done: None
        return
    with terminal_progress("{task.completed} / {task.total}", bar=True) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.update(task, completed=done)
