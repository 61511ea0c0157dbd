"""The commands that only need the rules: ``check`` and ``count``."""

from typing import TYPE_CHECKING, Annotated

import typer

from ricochetrobots.cli.console import NO, given, refusals, say
from ricochetrobots.cli.text import said, t

if TYPE_CHECKING:
    from ricochetrobots.core import Position

PUZZLE_HELP = "A puzzle in notation, or - to read it from standard input."
MAX_DEPTH = 100
"""Far beyond what can be counted, except on boards where hardly anything can move."""

JSON_HELP = "Write one JSON object instead of lines."
NO_RICOCHET_HELP = "Let a robot come straight to the target (leave out R5.2)."


@refusals()
def check(
    puzzle: Annotated[str, typer.Argument(metavar="PUZZLE", help=PUZZLE_HELP)],
    path: Annotated[
        str,
        typer.Argument(metavar="PATH", help='Moves such as "Rn Be", or - to read them from standard input.'),
    ],
    no_ricochet_rule: Annotated[bool, typer.Option("--no-ricochet-rule", help=NO_RICOCHET_HELP)] = False,
    as_json: Annotated[bool, typer.Option("--json", help=JSON_HELP)] = False,
) -> None:
    """Judge a path move by move. The exit status is 0 if it solves the puzzle, else 1.

    Prints for each move its number, the move, where it starts and where it stops; for a refused move the
    clause and the code of the refusal.
    """
    import json

    from ricochetrobots.core import judge, parse_path, parse_puzzle

    asked = parse_puzzle(given(puzzle))
    moves = parse_path(given(path))
    verdict = judge(asked, moves, ricochet_rule=not no_ricochet_rule)
    name = asked.position.board.name
    if as_json:
        answer = {
            "puzzle": str(asked),
            "path": str(moves),
            "ok": verdict.ok,
            "code": verdict.code,
            "clause": verdict.clause,
            "move_index": verdict.move_index,
            "sentence": verdict.sentence,
            "slides": [
                {"move": str(made.move), "from": name(made.cells[0]), "to": name(made.end)}
                for made in verdict.slides
            ],
        }
        typer.echo(json.dumps(answer))
    else:
        for number, made in enumerate(verdict.slides, 1):
            typer.echo(f"{number:>2}  {made.move}  {name(made.cells[0])} {name(made.end)}")
        if verdict.move_index is not None:
            refused = str(moves[verdict.move_index])
            typer.echo(f"{verdict.move_index + 1:>2}  {refused}  {verdict.clause} {verdict.code}")
        sentence = said(verdict.sentence)
        say(sentence if verdict.ok else f"{sentence} ({verdict.clause})")
    if not verdict.ok:
        raise typer.Exit(NO)


@refusals()
def count(
    position: Annotated[
        str, typer.Argument(metavar="POSITION", help="A position or a puzzle in notation, or - to read it.")
    ],
    depth: Annotated[int, typer.Option(min=0, max=MAX_DEPTH, help="The number of moves in a sequence.")],
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first move.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help=JSON_HELP)] = False,
) -> None:
    """Count all sequences of so many legal moves."""
    import json

    from ricochetrobots.solver import count_sequences

    start = read_position(given(position))
    if divide and depth == 0:
        raise typer.BadParameter(t("cli-count-no-first"), param_hint="--depth")
    counts = None
    if divide:
        counts = {str(m): count_sequences(start.play(m), depth - 1) for m in start.legal_moves()}
    total = count_sequences(start, depth) if counts is None else sum(counts.values())
    if as_json:
        answer = {"start": str(start), "depth": depth, "count": total}
        typer.echo(json.dumps(answer if counts is None else answer | {"first_moves": counts}))
    elif counts is None:
        typer.echo(total)
    else:
        for move, found in counts.items():
            typer.echo(f"{move} {found}")
        say(t("cli-count-together", total=total))


def read_position(text: str) -> "Position":
    """Read a position or the position of a puzzle."""
    from ricochetrobots.core import parse_position, parse_puzzle

    return parse_puzzle(text).position if ">" in text else parse_position(text)
