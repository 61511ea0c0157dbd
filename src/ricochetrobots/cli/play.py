"""Starting the game: ``play`` on this computer or in this house, ``serve`` for a host."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ricochetrobots.server.settings import (
    DEFAULT_PORT,
    SETTINGS,
    SettingError,
    Settings,
    default_data,
    read_settings,
)

if TYPE_CHECKING:
    from collections.abc import Callable

EXIT_BAD_USE = 2


def play(
    lan: Annotated[bool, typer.Option("--lan", help="Let phones and computers in this house join.")] = False,
    port: Annotated[
        int, typer.Option(help="Port to listen on; if it is taken, one of the next.")
    ] = DEFAULT_PORT,
    data: Annotated[Path | None, typer.Option(help="Directory in which games are kept.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the game in a browser.")] = True,
) -> None:
    """Play on this computer, or with --lan with everybody in the house."""
    host = "0.0.0.0" if lan else "127.0.0.1"  # noqa: S104  # said by --lan
    settings = Settings(host=host, port=port, data=data or default_data())

    def ready(address: str) -> None:
        shown = _lan_address(address) if lan else address
        typer.echo(shown)
        if lan:
            _show_qr(shown)
            typer.echo(
                "Point a phone in the same network at the code, or type the address. Ctrl-C ends.", err=True
            )
        else:
            typer.echo("Ricochet Robots is running at this address. Ctrl-C ends.", err=True)
        if browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=[shown], daemon=True).start()

    _run(settings, ready, or_next=True)


def _setting(name: str) -> Any:
    row = next(row for row in SETTINGS if row.name == name)
    return typer.Option(help=row.help, envvar=row.variable, show_default=row.default or False)


def serve(
    host: Annotated[str | None, _setting("host")] = None,
    port: Annotated[str | None, _setting("port")] = None,
    data: Annotated[str | None, _setting("data")] = None,
    origin: Annotated[str | None, _setting("origin")] = None,
    proxies: Annotated[str | None, _setting("proxies")] = None,
) -> None:
    """Run a server for others; every option can also be set in the environment."""
    given = {"host": host, "port": port, "data": data, "origin": origin, "proxies": proxies}
    try:
        settings = read_settings(given, os.environ)
    except SettingError as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(EXIT_BAD_USE) from None
    _run(settings, typer.echo, or_next=False)


def _run(settings: Settings, ready: Callable[[str], None], *, or_next: bool) -> None:
    import logging

    from ricochetrobots.server.errors import DataError
    from ricochetrobots.server.run import listen, run

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        listening = listen(settings.host, settings.port, or_next=or_next)
        run(settings, listening=listening, ready=ready)
    except (SettingError, DataError) as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(EXIT_BAD_USE) from None


def _has_screen() -> bool:
    return sys.platform in {"darwin", "win32"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _lan_address(address: str) -> str:
    """Return the address with the number under which others in the network reach this computer."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: chooses a route, sends nothing
            own = probe.getsockname()[0]
        except OSError:
            own = "127.0.0.1"
    return address.replace("0.0.0.0", own)  # noqa: S104  # the address listened on


def _show_qr(address: str) -> None:
    import segno

    segno.make(address, error="l", micro=False).terminal(out=sys.stdout, compact=True)
