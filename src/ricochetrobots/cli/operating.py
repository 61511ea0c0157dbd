"""For whoever runs a server: ``backup`` and ``restore``."""

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
    from ricochetrobots.server.settings import read_settings

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

    from ricochetrobots.server.log.backup import back_up_stopped, complete
    from ricochetrobots.server.log.inspection import check_copy
    from ricochetrobots.server.running import asked

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
    from ricochetrobots.server.log.backup import restore as restore_to

    directory = _directory(data)
    restore_to(Path(file), directory)
    say(t("cli-backup-restored", file=file, directory=str(directory)))
