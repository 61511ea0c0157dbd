"""All commands, by Typer.

``--help`` must come at once, so modules here import nothing but Typer at their top; the commands import what
they need when they run.
"""

from typing import Annotated

import typer

from ricochetrobots import __version__
from ricochetrobots.cli import database, doctor, drawing, operating, play, rules, solving, strong, work
from ricochetrobots.cli.group import Command, Commands

app = typer.Typer(
    name="ricochet",
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(asked: bool) -> None:
    """Print the version and end, if it was asked for."""
    if asked:
        typer.echo(f"ricochet {__version__}")
        raise typer.Exit


@app.callback()
def ricochet(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """Ricochet Robots: play it, and work with its boards and puzzles.

    Data goes to standard output, words to standard error. The exit status is 0, or 1 when the answer is a no,
    or 2 when something given cannot be taken, or 3 when the output cannot be written.
    """


COMMANDS = (
    play.play,
    play.serve,
    operating.backup,
    operating.restore,
    operating.rooms,
    operating.export,
    work.work,
    drawing.board,
    rules.check,
    rules.count,
    solving.solve,
    strong.strong,
    doctor.doctor,
)

for command in COMMANDS:
    app.command(cls=Command)(command)
app.add_typer(database.db)
