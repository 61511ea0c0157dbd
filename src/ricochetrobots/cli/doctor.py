"""The command ``doctor``: report the installed parts and their faults."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ricochetrobots import solver
from ricochetrobots.cli.console import NO, write, write_json
from ricochetrobots.cli.text import USUAL, t, translated
from ricochetrobots.cli.version import version
from ricochetrobots.extras import EXTRAS, MissingExtraError, has_extra, install_command, source_folder
from ricochetrobots.words.fluent import has_words

if TYPE_CHECKING:
    from ricochetrobots.server.http.static import Files

Finding = tuple[str, str, bool]
"""The part, its description, and whether it works."""

LABEL_WIDTH = 14
KERNEL = "ricochetrobots.solver._kernel"


def doctor(*, data: str | None, database: str | None, as_json: bool) -> int:
    """Report which parts are installed and whether they work."""
    wrong = False
    for name, words, is_right in _findings(data, database):
        if as_json:
            write_json({"part": name, "found": words, "ok": is_right})
        else:
            label = t(f"cli-doctor-{name}") if has_words(USUAL, f"cli-doctor-{name}") else name
            mark = "" if is_right else "  " + t("cli-doctor-wrong")
            write(f"{label:<{LABEL_WIDTH}}{words}{mark}")
        wrong |= not is_right
    return NO if wrong else 0


def _findings(data: str | None, database: str | None) -> Iterator[Finding]:
    yield "ricochet", version(), True
    yield "python", f"{platform.python_version()}, {platform.python_implementation()}", True
    yield "platform", f"{platform.system()} {platform.machine()}", True
    yield from _kernel()
    yield from extras()
    if missing := [extra for extra in EXTRAS if not has_extra(extra)]:
        command = install_command(*missing)
        yield "missing", t("cli-doctor-to-install", extras=", ".join(missing), command=command), True
    yield "sqlite", sqlite3.sqlite_version, True
    if has_extra("play"):
        yield from _server(data, database)


def extras() -> Iterator[Finding]:
    """Name the installed extras."""
    yield "extras", ", ".join(filter(has_extra, EXTRAS)) or t("cli-doctor-no-extras"), True


def browser(files: Files, *, offline: bool) -> Iterator[Finding]:
    """Describe the files that a server sends to browsers, and whether the game works there without a network."""
    state = files.bundle_state()
    shown = "withdrawn" if state == "current" and not offline else state
    yield "browser", t(f"cli-doctor-bundle-{shown}"), True


def _server(data: str | None, database: str | None) -> Iterator[Finding]:
    """Yield the data directory, the database and the running server of this machine."""
    from ricochetrobots.server.http.static import Files
    from ricochetrobots.server.operate.running import running_address
    from ricochetrobots.server.operate.settings import read_settings

    offline = {"RICOCHET_OFFLINE": os.environ.get("RICOCHET_OFFLINE", "yes")}
    settings = read_settings({"data": data}, offline)
    yield from browser(Files(), offline=settings.offline)
    directory = settings.data
    fault = _writing_fault(directory)
    if fault is None:
        yield "data", t("cli-doctor-writable", place=str(directory)), True
    else:
        yield "data", t("cli-doctor-not-writable", place=str(directory), why=fault), False
    yield from _database(_database_file(directory)) if database is None else _shared_database(database)
    address = running_address(directory)
    yield (
        "server",
        t("cli-doctor-no-server") if address is None else t("cli-doctor-running", address=address),
        True,
    )


def _database_file(directory: Path) -> Path:
    from ricochetrobots.server.log.sqlite_file import sqlite_url

    return Path(sqlite_url(directory).removeprefix("sqlite:///"))


def engine() -> Iterator[Finding]:
    """Describe the native engine, or why it is missing. Only an engine that was built and fails is a fault."""
    if solver.KERNEL_FAULT is None:
        yield "kernel", t("cli-doctor-native"), True
    elif find_spec(KERNEL) is not None:
        yield "kernel", t("cli-doctor-not-loaded", why=str(solver.KERNEL_FAULT)), False
    elif source_folder() is None:
        yield "kernel", t("cli-doctor-not-packed"), True
    else:
        command = f"RICOCHET_REQUIRE_KERNEL=1 {install_command()} --force-reinstall"
        yield "kernel", t("cli-doctor-not-built", command=command), True


def _kernel() -> Iterator[Finding]:
    yield from engine()
    if solver.KERNEL_FAULT is not None:
        return
    from ricochetrobots.solver import native

    try:
        yield "cpu-target", native.cpu_target(), True
    except solver.CpuTargetError as fault:
        yield "cpu-target", translated(fault.sentence), False
    targets = native.compiled_targets()
    built = [name if runs else t("cli-doctor-other-processor", target=name) for name, runs in targets]
    yield "compiled", ", ".join(built) or t("cli-doctor-general"), True


def _database(file: Path) -> Iterator[Finding]:
    """Report whether the stored games can be read."""
    from ricochetrobots.server.log.inspection import database_fault

    if not file.exists():
        yield "database", t("cli-doctor-no-database"), True
        return
    try:
        fault = database_fault(file)
    except OSError as error:
        fault = t("cli-doctor-unchecked", why=error.strerror or "")
    state = translated(fault) if fault else t("cli-doctor-sound")
    yield "database", f"{file.name}, {state}", fault is None


def _shared_database(url: str) -> Iterator[Finding]:
    """Report whether a server could work with this PostgreSQL database."""
    if not has_extra("postgres"):
        yield "database", str(MissingExtraError("PostgreSQL", "postgres")), False
        return
    import asyncio

    from ricochetrobots.server.errors import DataError
    from ricochetrobots.server.log.connecting import inspect, place
    from ricochetrobots.server.operate.settings import SettingError, read_settings

    try:
        read_settings({"database": url}, {})
        asyncio.run(inspect(url))
    except (DataError, SettingError) as fault:
        yield "database", translated(fault.sentence), False
        return
    yield "database", f"{place(url)}, {t('cli-doctor-sound')}", True


def _writing_fault(directory: Path) -> str | None:
    """Return why no database can be written there, or None. Do not create missing directories."""
    existing = next(place for place in (directory, *directory.parents) if place.exists())
    if not existing.is_dir():
        return t("cli-doctor-no-directory", place=str(existing))
    if not os.access(existing, os.W_OK | os.X_OK):
        return t("cli-doctor-cannot-write", place=str(existing))
    database = _database_file(directory)
    if database.exists() and not os.access(database, os.R_OK | os.W_OK):
        return t("cli-doctor-cannot-write", place=str(database))
    return None
