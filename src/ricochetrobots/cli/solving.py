"""The command ``solve``."""

from typing import TYPE_CHECKING, Annotated

import typer

from ricochetrobots.cli.manners import BAD_USE, NO, STANDARD_STREAM, given, input_lines, plural, refusals, say
from ricochetrobots.cli.rules import NO_RICOCHET_HELP, PUZZLE_HELP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ricochetrobots.core import Puzzle
    from ricochetrobots.solve import Solution


@refusals()
def solve(
    puzzle: Annotated[str, typer.Argument(metavar="PUZZLE", help=PUZZLE_HELP)],
    as_json: Annotated[
        bool, typer.Option("--json", help="Write a JSON object for each puzzle; - reads one on every line.")
    ] = False,
    engine: Annotated[
        str | None, typer.Option(metavar="NAME", help="The search: native where it is built, or reference.")
    ] = None,
    max_moves: Annotated[int | None, typer.Option(min=0, help="The longest path to look for.")] = None,
    time_limit: Annotated[
        float | None, typer.Option(min=0, help="Seconds to search for each puzzle.")
    ] = None,
    no_ricochet_rule: Annotated[bool, typer.Option("--no-ricochet-rule", help=NO_RICOCHET_HELP)] = False,
) -> None:
    """Print a shortest path. The exit status is 1 if there is none or a limit was reached first."""
    from functools import partial

    from ricochetrobots.core import format_path, parse_puzzle
    from ricochetrobots.solve import Status, find_engine
    from ricochetrobots.solve import solve as search

    find_engine(engine)  # refuse a wrong name before the first line is read
    solver = partial(
        search,
        engine=engine,
        max_moves=max_moves,
        time_limit=time_limit,
        ricochet_rule=not no_ricochet_rule,
    )
    if as_json:
        raise typer.Exit(_solve_lines(input_lines() if puzzle == STANDARD_STREAM else [puzzle], solver))
    solution = solver(parse_puzzle(given(puzzle)))
    effort = f"{plural(solution.expanded, 'state')} in {solution.seconds:.2f} s"
    if solution.path is not None:
        typer.echo(format_path(solution.path))
        say(f"{plural(len(solution.path), 'move')}; {effort}.")
        return
    unsolvable = solution.status is Status.UNSOLVABLE
    say(f"{'No path solves it' if unsolvable else 'Not solved within the limit'}; {effort}.")
    raise typer.Exit(NO)


def _solve_lines(lines: "Iterable[str]", solver: "Callable[[Puzzle], Solution]") -> int:
    """Answer each line with a JSON object as soon as it is known; return the worst exit status of them."""
    import json

    from ricochetrobots.core import InputError, format_path, format_puzzle, parse_puzzle

    worst = 0
    for line in lines:
        answer: dict[str, str | int | float | None]
        try:
            solution = solver(parse_puzzle(line))
        except InputError as error:
            answer = {
                "puzzle": line,
                "status": "error",
                "code": error.code,
                "message": str(error),
                "position": error.position,
            }
            worst = BAD_USE
        else:
            answer = {
                "puzzle": format_puzzle(solution.puzzle),
                "status": solution.status,
                "moves": solution.moves,
                "path": None if solution.path is None else format_path(solution.path),
                "expanded": solution.expanded,
                "seconds": round(solution.seconds, 6),
            }
            worst = max(worst, 0 if solution.path is not None else NO)
        typer.echo(json.dumps(answer))
    return worst
