"""The commands ``puzzle`` and ``puzzles``."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path
from typing import TypedDict, Unpack

from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.console import say, terminal_progress, terminal_shows_progress, write, write_json
from ricochetrobots.cli.text import t
from ricochetrobots.puzzles import Generated, Wanted, generate
from ricochetrobots.puzzles.chance import any_seed


class Wishes(TypedDict):
    """The options that both commands share, as `Wanted` takes them."""

    edition: str
    diagonals: bool | None
    robots: int
    moves: range | None
    paths: range | None
    movers: range | None
    grade: range | None
    direct: bool | None
    themes: frozenset[str]


def puzzle(*, seed: int | None, drawn: bool, as_json: bool, **wishes: Unpack[Wishes]) -> None:
    """Print a random puzzle."""
    found = next(generate(_wanted(wishes), seed=any_seed() if seed is None else seed))
    if as_json:
        write_json(fields(found))
        return
    write(str(found.puzzle))
    if drawn:
        from ricochetrobots.cli.drawing import in_terminal

        write(in_terminal(found.puzzle), end="")
    moves, grade = found.solution.moves or 0, found.difficulty.grade
    say(t("cli-puzzle", moves=moves, grade=grade, seed=str(found.seed)))


def puzzles(
    *,
    n: int,
    seed: int | None,
    start: int,
    threads: int,
    output: str | None,
    as_json: bool,
    **wishes: Unpack[Wishes],
) -> None:
    """Print many random puzzles, a line for each."""
    seed = any_seed() if seed is None else seed
    found = islice(generate(_wanted(wishes), seed=seed, start=start, threads=threads), n)
    with ExitStack() as opened:
        file = None if output is None else opened.enter_context(Path(output).open("w", encoding="utf-8"))
        count = opened.enter_context(_counted(n))
        for one in found:
            line = json.dumps(fields(one)) if as_json else str(one.puzzle)
            write(line) if file is None else file.write(f"{line}\n")
            count()
    if output is not None or not as_json:
        say(t("cli-puzzles", count=n, seed=str(seed)))


def fields(found: Generated) -> dict[str, object]:
    """Return what a line of JSON says of a puzzle."""
    difficulty = found.difficulty
    return {
        "seed": found.seed,
        "index": found.index,
        "puzzle": str(found.puzzle),
        "moves": found.solution.moves,
        "path": str(found.solution.path),
        "paths": found.paths,
        "score": difficulty.score,
        "grade": difficulty.grade,
        "model": difficulty.model,
    }


def _wanted(wishes: Wishes) -> Wanted:
    try:
        return Wanted(**wishes)
    except ValueError:
        raise UsageError("cli-puzzle-impossible") from None


@contextmanager
def _counted(total: int) -> Iterator[Callable[[], None]]:
    """Show on a terminal how many of the puzzles are there."""
    if not terminal_shows_progress():
        yield lambda: None
        return
    with terminal_progress("{task.completed} / {task.total}", bar=True) as shown:
        task = shown.add_task("", total=total)
        yield lambda: shown.advance(task)
