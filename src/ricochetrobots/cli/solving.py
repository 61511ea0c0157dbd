"""The command ``solve``."""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from ricochetrobots.cli import answers, lines
from ricochetrobots.cli.answers import Output
from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.console import STANDARD_STREAM, given, say, write
from ricochetrobots.cli.progress import Progress
from ricochetrobots.cli.rules import read_position, with_target
from ricochetrobots.core import Position, Puzzle, Target, parse_puzzle
from ricochetrobots.solver import (
    AllPaths,
    LimitMetError,
    Limits,
    Solution,
    all_paths,
    find_engine,
    solve_many,
    solve_targets,
)

BYTES_IN_GB = 1_000_000_000
MOST_PATHS = 2**64 - 1
"""The largest count of the kernel."""


def solve(
    *,
    puzzle: str,
    target: str | None,
    every_path: bool,
    at_most: int,
    count: bool,
    every_target: bool,
    as_json: bool,
    engine: str | None,
    threads: int,
    max_moves: int | None,
    max_expanded: int | None,
    max_memory: float,
    time_limit: float | None,
    no_ricochet_rule: bool,
) -> int:
    """Print a shortest path."""
    if every_path + count + every_target > 1:
        raise UsageError("cli-solve-one-of")
    if (every_path or count) and threads > 1:
        raise UsageError("cli-solve-not-with")
    find_engine(engine)  # refuse a wrong name before the first line is read
    limits = Limits(
        max_moves=max_moves,
        max_expanded=max_expanded,
        max_bytes=int(max_memory * BYTES_IN_GB),
        seconds=time_limit,
        threads=threads,
    )
    ricochet_rule = not no_ricochet_rule

    def reporting(progress: Progress) -> Limits:
        return replace(limits, progress=progress.report) if progress.is_shown else limits

    def every(question: Puzzle) -> AllPaths:
        with Progress() as progress:
            return all_paths(question, reporting(progress), ricochet_rule=ricochet_rule, engine=engine)

    def counted(question: Puzzle) -> tuple[AllPaths, int | None]:
        with Progress() as progress:
            found = all_paths(question, reporting(progress), ricochet_rule=ricochet_rule, engine=engine)
            try:
                return found, found.count(MOST_PATHS)
            except LimitMetError:
                return found, None

    def to_target(position: Position, wanted: Target) -> Iterable[Solution]:
        with Progress() as progress:
            return solve_targets(
                position, [wanted], limits=reporting(progress), ricochet_rule=ricochet_rule, engine=engine
            ).values()

    shortest = lines.shortest(limits, ricochet_rule=ricochet_rule, engine=engine)

    def answer(line: str) -> Iterator[Output]:
        text = with_target(line, target)
        if every_target:
            return at_once(answers.every_target(read_position(text), to_target))
        if every_path:
            return at_once(answers.all_paths(parse_puzzle(text), every, at_most))
        if count:
            return at_once(answers.number_of_paths(parse_puzzle(text), counted))
        return shortest(text)

    def at_once(found: Iterator[Output]) -> Iterator[Output]:
        """Flush each answer before the search for the next one."""
        sys.stdout.flush()
        for one in found:
            yield one
            sys.stdout.flush()

    if puzzle == STANDARD_STREAM and threads > 1 and not every_target and target is None:
        alone = replace(limits, threads=1)
        many = partial(solve_many, limits=alone, threads=threads, ricochet_rule=ricochet_rule, engine=engine)
        return lines.answer_many(many, as_json=as_json)
    if puzzle == STANDARD_STREAM:
        return lines.answer_lines(answer, as_json=as_json)
    text = given(puzzle)
    if as_json:
        return lines.answer_lines(answer, as_json=True, lines=[text])
    exit_status = 0
    for found in answer(text):
        if found.line is not None:
            write(found.line)
        if words := found.words() or found.note:
            say(words)
        exit_status = max(exit_status, found.exit_status)
    return exit_status
