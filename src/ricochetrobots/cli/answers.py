"""The answers of ``solve`` to a puzzle or position, one line or object at a time."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import NamedTuple

from ricochetrobots.cli.console import NO
from ricochetrobots.cli.text import t, translated
from ricochetrobots.core import (
    Position,
    Puzzle,
    Status,
    Target,
    format_target,
)
from ricochetrobots.solver import AllPaths, LimitMetError, Solution

Fields = dict[str, str | int | float | None]


class Output(NamedTuple):
    """A line of text or the fields of a JSON object, with messages and an exit status."""

    line: str | None
    fields: Fields | None
    words: Callable[[], str] = str
    """Return the message for text output. JSON output never calls it."""
    note: str = ""
    """A message for text and JSON output."""
    exit_status: int = 0


def shortest(puzzle: Puzzle, search: Callable[[Puzzle], Solution]) -> Iterator[Output]:
    """Yield one answer: a shortest path."""
    yield from of_solution(search(puzzle))


def of_solution(solution: Solution) -> Iterator[Output]:
    """Yield one answer: the result of a search for a shortest path."""
    states, seconds = solution.expanded, solution.seconds
    if solution.path is None:
        why = _refusal(solution.status)
        words = partial(t, "cli-not-solved-effort", why=why, states=states, seconds=seconds)
        yield Output(None, _fields(solution, None), words, exit_status=NO)
    else:
        path = str(solution.path)
        words = partial(t, "cli-solved", moves=len(solution.path), states=states, seconds=seconds)
        yield Output(path, _fields(solution, path), words)


def all_paths(puzzle: Puzzle, search: Callable[[Puzzle], AllPaths], at_most: int) -> Iterator[Output]:
    """Yield an answer for each of the first ``at_most`` shortest paths, as soon as it is found."""
    found = search(puzzle)
    if found.moves is None:
        yield _no_paths(found, "path")
        return
    shown = 0
    paths = iter(found)
    try:
        for path in islice(paths, at_most):
            shown += 1
            text = str(path)
            yield Output(text, _paths_fields(found) | {"path": text})
        if next(paths, None) is not None:
            yield Output(None, None, note=t("cli-more-paths", paths=shown))
        else:
            yield Output(None, None, partial(t, "cli-all-paths", paths=shown, moves=found.moves))
    except LimitMetError as error:
        yield Output(None, None, note=translated(error.sentence), exit_status=NO)


def number_of_paths(
    puzzle: Puzzle, search: Callable[[Puzzle], tuple[AllPaths, int | None]]
) -> Iterator[Output]:
    """Yield one answer: the number of shortest paths. The search returns None if it reached a limit."""
    found, count = search(puzzle)
    if found.moves is None:
        yield _no_paths(found, "count")
    elif count is None:
        yield Output(
            None, _paths_fields(found) | {"count": None}, partial(t, "cli-not-counted"), exit_status=NO
        )
    else:
        yield Output(
            str(count),
            _paths_fields(found) | {"count": count},
            partial(t, "cli-each-path", moves=found.moves),
        )


def every_target(
    position: Position, search: Callable[[Position, Target], Iterable[Solution]]
) -> Iterator[Output]:
    """Yield an answer for each target that a robot in play may take, as soon as it is found."""
    for target in position.board.targets:
        for solution in search(position, target):
            where = format_target(target, position.board)
            if solution.path is None:
                yield Output(f"{where:<6}  -  {solution.status}", _fields(solution, None), exit_status=NO)
            else:
                path = str(solution.path)
                yield Output(f"{where:<6} {len(solution.path):>2}  {path}", _fields(solution, path))


def _refusal(status: Status) -> str:
    return t("cli-no-path") if status is Status.UNSOLVABLE else t("cli-not-solved")


def _no_paths(found: AllPaths, missing: str) -> Output:
    """Return the answer if there are no paths or the search found none."""
    count = 0 if found.status is Status.UNSOLVABLE and missing == "count" else None
    fields = _paths_fields(found) | {missing: count}
    line = None if count is None else str(count)
    return Output(line, fields, partial(t, "cli-not-solved-end", why=_refusal(found.status)), exit_status=NO)


def _paths_fields(found: AllPaths) -> Fields:
    return {"puzzle": str(found.puzzle), "status": found.status, "moves": found.moves}


def _fields(solution: Solution, path: str | None) -> Fields:
    return {
        "puzzle": str(solution.puzzle),
        "status": solution.status,
        "moves": solution.moves,
        "path": path,
        "at_least": solution.at_least,
        "expanded": solution.expanded,
        "seconds": round(solution.seconds, 6),
        "engine": solution.engine,
    }
