"""For whoever runs a server: ``backup``, ``restore`` and ``rooms``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ricochetrobots.cli.console import refusals, say
from ricochetrobots.cli.text import t

Data = Annotated[
    str | None,
    typer.Option(
        envvar="RICOCHET_DATA",
        show_default=False,
        help="Directory in which games are kept; yours if not said.",
    ),
]


def _directory(data: str | None) -> Path:
    from ricochetrobots.server.operate.settings import read_settings

    return read_settings({"data": data}, os.environ).data


@refusals()
def backup(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Where the copy goes; a file that is there is replaced.")
    ],
    data: Data = None,
) -> None:
    """Copy all that a server keeps into one file, while it serves or while it is stopped.

    Whoever has the file can sit on every seat: it is readable for its owner only.
    """
    import shutil

    from ricochetrobots.server.operate.running import asked
    from ricochetrobots.server.store.backup import back_up_stopped, complete
    from ricochetrobots.server.store.inspection import check_copy

    directory = _directory(data)
    with complete(Path(file)) as copy:
        with asked(directory, "/operator/backup") as answer:
            if answer is not None:
                with copy.open("wb") as opened:
                    shutil.copyfileobj(answer, opened)
        if answer is None:
            back_up_stopped(directory, copy)
        check_copy(copy)
    say(t("cli-backup-made", file=file, directory=str(directory)))


@refusals()
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A copy that `ricochet backup` made.")],
    data: Data = None,
) -> None:
    """Put a copy into an empty directory, for a server to go on there with every seat as it was."""
    from ricochetrobots.server.store.backup import restore as restore_to

    directory = _directory(data)
    restore_to(Path(file), directory)
    say(t("cli-backup-restored", file=file, directory=str(directory)))


@refusals()
def rooms(
    open_one: Annotated[
        bool, typer.Option("--open", help="Open a room and print its link and its code.")
    ] = False,
    close: Annotated[
        str | None, typer.Option(help="Close this room and delete all that is kept of it, its games too.")
    ] = None,
    forget: Annotated[
        str | None,
        typer.Option(
            metavar="ROOM/SEAT", help="Delete the name on this seat everywhere; seats are counted from 0."
        ),
    ] = None,
    data: Data = None,
) -> None:
    """List the rooms of the server that runs, the last used first; or open or close one.

    A line has the id, the code, the name, when something last happened (UTC), the events and the open pages.
    """
    import json
    from datetime import UTC, datetime
    from urllib.parse import quote

    directory = _directory(data)
    if close is not None:
        _ask(directory, f"/operator/rooms/{quote(close, safe='')}/close", b"")
        say(t("cli-room-closed"))
    elif forget is not None:
        room, _, seat = forget.rpartition("/")
        _ask(directory, f"/operator/rooms/{quote(room, safe='')}/seats/{quote(seat, safe='')}/forget", b"")
        say(t("cli-seat-forgotten"))
    elif open_one:
        opened = json.loads(_ask(directory, "/api/rooms", b'{"mode": "friends", "options": {}}'))
        typer.echo(f"{opened['link']} {opened['code']}")
    else:
        for room in json.loads(_ask(directory, "/operator/rooms")):
            touched = datetime.fromtimestamp(room["touched"], UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
            words = (
                room["id"],
                room["code"] or "-",
                room["name"],
                touched,
                room["events"],
                room["connections"],
            )
            typer.echo(" ".join(map(str, words)))


@refusals()
def export(
    consented: Annotated[
        bool,
        typer.Option(
            "--consented", help="Finished games in which everybody allows it: nothing else is exported."
        ),
    ] = False,
    data: Data = None,
) -> None:
    """Print games of the server that runs, for research: a JSON object a line, without names and dates."""
    if not consented:
        raise typer.BadParameter(t("cli-export-consented"), param_hint="--consented")
    typer.echo(_ask(_directory(data), "/operator/consented").decode(), nl=False)


def _ask(data: Path, path: str, body: bytes | None = None) -> bytes:
    """Return what the running server answers. Raises NoServerError."""
    from ricochetrobots.server.operate.running import NoServerError, asked

    with asked(data, path, body) as answer:
        if answer is None:
            raise NoServerError(data)
        return answer.read()
