"""The command ``doctor``: what is here, and what is wrong with it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ricochetrobots.cli.console import NO

if TYPE_CHECKING:
    from collections.abc import Iterator

LABEL_WIDTH = 12
NOT_BUILT = (
    "not built: no C++20 compiler was there that could (RICOCHET_REQUIRE_KERNEL=1 pip install . says why)"
)


def doctor(
    data: Annotated[
        str | None,
        typer.Option(
            envvar="RICOCHET_DATA",
            show_default=False,
            help="Directory in which games are kept; yours if not said.",
        ),
    ] = None,
) -> None:
    """Tell what is installed here and whether it works. The exit status is 1 if something is wrong."""
    from ricochetrobots.server.settings import read_settings

    wrong = False
    for label, words, is_right in _findings(read_settings({"data": data}, {}).data):
        typer.echo(f"{label:<{LABEL_WIDTH}}{words}{'' if is_right else '  <- wrong'}")
        wrong |= not is_right
    if wrong:
        raise typer.Exit(NO)


def _findings(data: Path) -> "Iterator[tuple[str, str, bool]]":
    """Yield a label, what was found, and whether that is right."""
    import platform
    import sqlite3

    from ricochetrobots import __version__
    from ricochetrobots.server.log.store import sqlite_url
    from ricochetrobots.server.running import running_address

    yield "ricochet", __version__, True
    yield "python", f"{platform.python_version()}, {platform.python_implementation()}", True
    yield "platform", f"{platform.system()} {platform.machine()}", True
    yield from _kernel()
    yield "sqlite", sqlite3.sqlite_version, True
    fault = _writing_fault(data)
    yield "data", f"{data}, {fault or 'can be written'}", fault is None
    yield from _database(Path(sqlite_url(data).removeprefix("sqlite:///")))
    address = running_address(data)
    yield "server", "none is running" if address is None else f"running at {address}", True


def _kernel() -> "Iterator[tuple[str, str, bool]]":
    """Tell of the native engine, or why there is none. Only one that was built and does not work is wrong."""
    from ricochetrobots.solve import KERNEL_FAULT, CpuTargetError

    if KERNEL_FAULT is not None:
        not_built = isinstance(KERNEL_FAULT, ModuleNotFoundError)
        why = NOT_BUILT if not_built else f"cannot be loaded: {KERNEL_FAULT}"
        yield "kernel", f"{why}; the reference engine answers", not_built
        return
    from ricochetrobots.solve import native

    yield "kernel", "the native engine answers", True
    try:
        yield "cpu target", native.cpu_target(), True
    except CpuTargetError as fault:
        yield "cpu target", str(fault), False
    built = [name if runs else f"{name} (not for this processor)" for name, runs in native.compiled_targets()]
    yield "compiled", ", ".join(built) or "the general search only", True


def _database(file: Path) -> "Iterator[tuple[str, str, bool]]":
    """Tell whether the games that are kept can be read."""
    from ricochetrobots.server.log.inspection import database_fault

    if not file.exists():
        yield "database", "none yet", True
        return
    try:
        fault = database_fault(file)
    except OSError as error:
        fault = f"cannot be checked: {error.strerror}"
    yield "database", f"{file.name}, {fault or 'sound'}", fault is None


def _writing_fault(directory: Path) -> str | None:
    """Return why no database can be kept there, or None. What does not exist yet is made only when needed."""
    import os

    from ricochetrobots.server.log.store import sqlite_url

    existing = next(place for place in (directory, *directory.parents) if place.exists())
    if not existing.is_dir():
        return f"{existing} is no directory"
    if not os.access(existing, os.W_OK | os.X_OK):
        return f"{existing} cannot be written"
    database = Path(sqlite_url(directory).removeprefix("sqlite:///"))
    if database.exists() and not os.access(database, os.R_OK | os.W_OK):
        return f"{database} cannot be written"
    return None
