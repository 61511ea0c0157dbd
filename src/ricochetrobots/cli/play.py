"""Starting the game: ``play`` on this computer or in this house, ``serve`` for a host."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ricochetrobots.cli.console import has_unicode, is_plain_terminal, refusals, say
from ricochetrobots.cli.text import t
from ricochetrobots.server.errors import DataInUseError
from ricochetrobots.server.operate.running import ALL_ADDRESSES, is_for_all, own_address, running_address
from ricochetrobots.server.operate.settings import (
    DEFAULT_PORT,
    SETTINGS,
    SettingError,
    Settings,
    read_settings,
)

if TYPE_CHECKING:
    from collections.abc import Callable


@refusals()
def play(
    lan: Annotated[bool, typer.Option("--lan", help="Let phones and computers in this house join.")] = False,
    port: Annotated[str, typer.Option(help="Port to listen on; if it is taken, one of the next.")] = str(
        DEFAULT_PORT
    ),
    data: Annotated[
        str | None,
        typer.Option(
            envvar="RICOCHET_DATA",
            show_default=False,
            help="Directory in which games are kept; yours if not said.",
        ),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the game in a browser.")] = True,
) -> None:
    """Play on this computer, or with --lan with everybody in the house.

    Opens the game that is running already, if one of the same directory is.
    """
    settings = read_settings(
        {"host": ALL_ADDRESSES if lan else "127.0.0.1", "port": port, "data": data, "log_level": "warning"},
        {},
    )
    opens = browser and _has_screen()

    def ready(address: str) -> None:
        shown = _tell(address, lan=lan)
        say(t("cli-play-kept", place=str(settings.data)))
        if opens:
            threading.Thread(target=webbrowser.open, args=[shown], daemon=True).start()

    try:
        _run(settings, ready, or_next=True)
    except DataInUseError:
        address = running_address(settings.data)
        if address is None:
            raise
        if lan and not is_for_all(address):
            raise SettingError(t("cli-play-runs-here-only", address=address)) from None
        shown = _tell(address, lan=lan)
        say(t("cli-play-runs", place=str(settings.data)))
        if opens:
            webbrowser.open(shown)


def _tell(address: str, *, lan: bool) -> str:
    """Print the address for this computer, or for others with a code to be scanned, and return it."""
    shown = _lan_address(address) if lan else own_address(address)
    typer.echo(shown)
    if lan:
        _show_qr(shown)
        say(t("cli-play-scan"))
    return shown


def _setting(name: str) -> Any:
    row = next(row for row in SETTINGS if row.name == name)
    return typer.Option(help=row.help, envvar=row.variable, show_default=row.default or False)


@refusals()
def serve(
    host: Annotated[str | None, _setting("host")] = None,
    port: Annotated[str | None, _setting("port")] = None,
    data: Annotated[str | None, _setting("data")] = None,
    database: Annotated[str | None, _setting("database")] = None,
    origin: Annotated[str | None, _setting("origin")] = None,
    base_path: Annotated[str | None, _setting("base_path")] = None,
    trusted_proxy: Annotated[str | None, _setting("trusted_proxy")] = None,
    keep_days: Annotated[str | None, _setting("keep_days")] = None,
    rooms: Annotated[str | None, _setting("rooms")] = None,
    log_level: Annotated[str | None, _setting("log_level")] = None,
    log_format: Annotated[str | None, _setting("log_format")] = None,
) -> None:
    """Run a server for others; every option can also be set in the environment."""
    given = {"host": host, "port": port, "data": data, "database": database}
    given |= {
        "origin": origin,
        "base_path": base_path,
        "trusted_proxy": trusted_proxy,
        "keep_days": keep_days,
        "rooms": rooms,
        "log_level": log_level,
        "log_format": log_format,
    }
    _run(read_settings(given, os.environ), typer.echo, or_next=False)


def _run(settings: Settings, ready: Callable[[str], None], *, or_next: bool) -> None:
    """Serve until told to stop, which Ctrl-C is as good for as anything."""
    try:
        from ricochetrobots.server.operate import logs
        from ricochetrobots.server.run import listen, run

        logs.set_up(settings.log_level, settings.log_format)
        run(settings, listening=listen(settings.host, settings.port, or_next=or_next), ready=ready)
    except KeyboardInterrupt:
        raise typer.Exit from None


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
    return address.replace(ALL_ADDRESSES, own)


def _show_qr(address: str) -> None:
    import segno

    code = segno.make(address, error="l", micro=False)
    if has_unicode() and not is_plain_terminal():
        code.terminal(out=sys.stdout, compact=True)
        return
    for row in code.matrix_iter(border=4):  # light on dark, as the ink of most terminals is
        typer.echo("".join("  " if dark else "##" for dark in row))
