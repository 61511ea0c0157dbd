"""The commands ``play``, for this computer or house, and ``serve``, for a public server."""

from __future__ import annotations

import logging
import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

from ricochetrobots.cli.console import has_unicode, is_plain_terminal, say, write, write_json
from ricochetrobots.cli.text import t
from ricochetrobots.extras import require_extra
from ricochetrobots.server.errors import DataInUseError
from ricochetrobots.server.operate.running import ALL_ADDRESSES, is_for_all, own_address, running_address
from ricochetrobots.server.operate.settings import SettingError, Settings, read_settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ricochetrobots.server.http.static import Files

log = logging.getLogger(__name__)


def play(*, lan: bool, port: str, data: str | None, browser: bool, as_json: bool) -> None:
    """Start a game on this computer. With ``lan``, everybody in the house can join."""
    settings = read_settings(
        {"host": ALL_ADDRESSES if lan else "127.0.0.1", "port": port, "data": data, "log_level": "warning"},
        {},
    )
    opens = browser and _has_screen()

    def ready(address: str, files: Files) -> None:
        for part, words in _parts(settings, files):
            say(f"{part}: {words}")
        shown = _print_address(address, lan=lan, as_json=as_json)
        if browser and not (opens or lan):
            say(t("cli-play-open"))
        say(t("cli-play-kept", place=str(settings.data)))
        if opens:
            threading.Thread(target=_open, args=[shown], daemon=True).start()

    try:
        _run(settings, ready, or_next=True)
    except DataInUseError:
        address = running_address(settings.data)
        if address is None:
            raise
        if lan and not is_for_all(address):
            raise SettingError(t("cli-play-runs-here-only", address=address)) from None
        shown = _print_address(address, lan=lan, as_json=as_json)
        say(t("cli-play-runs", place=str(settings.data)))
        if opens:
            _open(shown)


def _open(address: str) -> None:
    """Open the address in a browser, or ask the person to do so where there is none."""
    if not webbrowser.open(address):
        say(t("cli-play-open"))


def _print_address(address: str, *, lan: bool, as_json: bool) -> str:
    """Print and return the address for this computer, or for the network with a QR code."""
    shown = _lan_address(address) if lan else own_address(address)
    _write_address(shown, as_json=as_json)
    if lan and not as_json:
        _show_qr(shown)
        say(t("cli-play-scan"))
    sys.stdout.flush()  # a program that reads the output waits for the address
    return shown


def serve(*, as_json: bool, **given: str | None) -> None:
    """Run a public server with these settings."""
    settings = read_settings(given, os.environ)

    def ready(address: str, files: Files) -> None:
        for part, words in _parts(settings, files):
            log.info("%s: %s", part, words)
        _write_address(address, as_json=as_json)
        sys.stdout.flush()

    _run(settings, ready, or_next=False)


def _parts(settings: Settings, files: Files) -> Iterator[tuple[str, str]]:
    """Name the parts of this installation on which a server depends, and describe each."""
    from ricochetrobots.cli.doctor import browser, engine, extras

    for name, words, _ in (*engine(), *browser(files, offline=settings.offline), *extras()):
        yield t(f"cli-doctor-{name}"), words


def _write_address(address: str, *, as_json: bool) -> None:
    if as_json:
        write_json({"address": address})
    else:
        write(address)


def _run(settings: Settings, ready: Callable[[str, Files], None], *, or_next: bool) -> None:
    """Serve until a signal or Ctrl-C stops the server."""
    if settings.database is not None:
        require_extra("postgres", "--database")
    if settings.tables:
        require_extra("public", "--tables")
    try:
        from ricochetrobots.server.operate import logs
        from ricochetrobots.server.run import listen, run

        logs.set_up(settings.log_level, settings.log_format)
        run(settings, listening=listen(settings.host, settings.port, or_next=or_next), ready=ready)
    except KeyboardInterrupt:
        sys.stdout.flush()


def _has_screen() -> bool:
    return sys.platform in {"darwin", "win32"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _lan_address(address: str) -> str:
    """Return the address with this computer's IP address in the network."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # reserved for documentation; connecting selects a route and sends nothing
            host = probe.getsockname()[0]
        except OSError:
            host = "127.0.0.1"
    return address.replace(ALL_ADDRESSES, host)


def _show_qr(address: str) -> None:
    import segno

    code = segno.make(address, error="l", micro=False)
    if has_unicode() and not is_plain_terminal():
        code.terminal(out=sys.stdout, compact=True)
        return
    for row in code.matrix_iter(border=4):  # most terminals show light text on dark
        write("".join("  " if dark else "##" for dark in row))
