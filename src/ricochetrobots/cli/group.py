"""What Typer does otherwise here: help and wrong use in the language of the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer._click.exceptions import NoArgsIsHelpError
from typer.core import TyperCommand, TyperGroup

from ricochetrobots.cli.console import output_faults, shortened
from ricochetrobots.cli.text import USUAL, language


class Command(TyperCommand):
    """A command whose help is in the language of the terminal."""

    def get_help(self, ctx: Any) -> str:
        """Return the help."""
        if language() == USUAL:
            return super().get_help(ctx)
        from ricochetrobots.cli.usage import help_of

        return help_of(self, ctx)


class Commands(TyperGroup):
    """The group of all commands: says in words that the output cannot be written, and keeps errors short."""

    def get_help(self, ctx: Any) -> str:
        """Return the help in the language of the terminal."""
        if language() == USUAL:
            return super().get_help(ctx)
        from ricochetrobots.cli.usage import help_of

        return help_of(self, ctx)

    def make_context(self, *words: Any, **extra: Any) -> Any:
        """Read the arguments; help and version are printed here."""
        with _spoken_faults():
            return super().make_context(*words, **extra)

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        with _spoken_faults():
            return super().invoke(ctx)


@contextmanager
def _spoken_faults() -> Iterator[None]:
    with output_faults():
        try:
            yield
        except typer.TyperException as error:
            if not isinstance(error, NoArgsIsHelpError):
                error.message = shortened(error.message)
            if language() == USUAL:
                raise
            from ricochetrobots.cli.usage import show_fault

            raise typer.Exit(show_fault(error)) from None
