"""The command ``ricochet``: puts the rooms of the house together."""

import io
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ricochetrobots.cli.commands import app

__all__ = ["app", "main"]


def main() -> None:
    """Run the command with the arguments of this process, and end it."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a name that cannot be written should stop nothing
    from ricochetrobots.cli import quick

    if quick.is_meant(sys.argv[1:]):
        sys.exit(quick.solve(sys.argv[1:]))
    from ricochetrobots.cli.commands import app

    app()


def __getattr__(name: str) -> object:
    """Return the commands, which take a fifth of a second to import (PEP 562)."""
    if name == "app":
        from ricochetrobots.cli.commands import app

        return app
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
