"""The command ``doctor``: what is here, and what is wrong with it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ricochetrobots.cli.console import NO
from ricochetrobots.cli.text import said, t

if TYPE_CHECKING:
    from collections.abc import Iterator

LABEL_WIDTH = 14


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
    from ricochetrobots.server.operate.settings import read_settings

    wrong = False
    for label, words, is_right in _findings(read_settings({"data": data}, {}).data):
        mark = "" if is_right else "  " + t("cli-doctor-wrong")
        typer.echo(f"{label:<{LABEL_WIDTH}}{words}{mark}")
        wrong |= not is_right
    if wrong:
        raise typer.Exit(NO)


def _findings(data: Path) -> "Iterator[tuple[str, str, bool]]":
    """Yield a label, what was found, and whether that is right."""
    import platform
    import sqlite3

    from ricochetrobots import __version__
    from ricochetrobots.server.operate.running import running_address
    from ricochetrobots.server.store.sqlite import sqlite_url

    yield "ricochet", __version__, True
    yield "python", f"{platform.python_version()}, {platform.python_implementation()}", True
    yield t("cli-doctor-platform"), f"{platform.system()} {platform.machine()}", True
    yield from _kernel()
    yield "sqlite", sqlite3.sqlite_version, True
    fault = _writing_fault(data)
    if fault is None:
        yield t("cli-doctor-data"), t("cli-doctor-writable", place=str(data)), True
    else:
        yield t("cli-doctor-data"), t("cli-doctor-not-writable", place=str(data), why=fault), False
    yield from _database(Path(sqlite_url(data).removeprefix("sqlite:///")))
    address = running_address(data)
    words = t("cli-doctor-no-server") if address is None else t("cli-doctor-server", address=address)
    yield t("cli-doctor-at"), words, True


def _kernel() -> "Iterator[tuple[str, str, bool]]":
    """Tell of the native engine, or why there is none. Only one that was built and does not work is wrong."""
    from ricochetrobots.solver import KERNEL_FAULT, CpuTargetError

    if KERNEL_FAULT is not None:
        not_built = isinstance(KERNEL_FAULT, ModuleNotFoundError)
        words = t("cli-doctor-not-built") if not_built else t("cli-doctor-not-loaded", why=str(KERNEL_FAULT))
        yield t("cli-doctor-kernel"), words, not_built
        return
    from ricochetrobots.solver import native

    yield t("cli-doctor-kernel"), t("cli-doctor-native"), True
    try:
        yield t("cli-doctor-cpu-target"), native.cpu_target(), True
    except CpuTargetError as fault:
        yield t("cli-doctor-cpu-target"), said(fault.sentence), False
    targets = native.compiled_targets()
    built = [name if runs else t("cli-doctor-other-processor", target=name) for name, runs in targets]
    yield t("cli-doctor-compiled"), ", ".join(built) or t("cli-doctor-general"), True


def _database(file: Path) -> "Iterator[tuple[str, str, bool]]":
    """Tell whether the games that are kept can be read."""
    from ricochetrobots.server.store.inspection import database_fault

    if not file.exists():
        yield t("cli-doctor-database"), t("cli-doctor-no-database"), True
        return
    try:
        fault = database_fault(file)
    except OSError as error:
        fault = t("cli-doctor-unchecked", why=error.strerror or "")
    state = said(fault) if fault else t("cli-doctor-sound")
    yield t("cli-doctor-database"), f"{file.name}, {state}", fault is None


def _writing_fault(directory: Path) -> str | None:
    """Return why no database can be kept there, or None. What does not exist yet is made only when needed."""
    import os

    from ricochetrobots.server.store.sqlite import sqlite_url

    existing = next(place for place in (directory, *directory.parents) if place.exists())
    if not existing.is_dir():
        return t("cli-doctor-no-directory", place=str(existing))
    if not os.access(existing, os.W_OK | os.X_OK):
        return t("cli-doctor-cannot-write", place=str(existing))
    database = Path(sqlite_url(directory).removeprefix("sqlite:///"))
    if database.exists() and not os.access(database, os.R_OK | os.W_OK):
        return t("cli-doctor-cannot-write", place=str(database))
    return None
