"""Which server is running on a data directory: it writes its address there while it runs."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS_FILE = "address"
ALL_ADDRESSES = "0.0.0.0"  # noqa: S104  # a name for it, listened on only where somebody says so
PATIENCE_SECONDS = 2.0

log = logging.getLogger(__name__)


@contextmanager
def announced(data: Path, address: str) -> Iterator[None]:
    """Let the address of this server be found in its data directory for the length of the block."""
    file = data / ADDRESS_FILE
    try:
        file.write_text(address, "utf-8")
    except OSError as fault:  # games can be played without it
        log.warning("the address cannot be written to %s: %s", file, fault.strerror)
    try:
        yield
    finally:
        if _read(data) == address:  # and not that of a server that was quick to follow
            file.unlink(missing_ok=True)


def running_address(data: Path) -> str | None:
    """Return the address of the server that keeps its games in this directory, or None if none answers.

    The file of a server that was killed stays behind, and something else may listen at its address by now; so
    ask only where the directory is known to be in use, or where a wrong answer does no harm.
    """
    address = _read(data)
    if address is None:
        return None
    from urllib.request import ProxyHandler, build_opener  # slow to import, and rarely needed

    ask = build_opener(ProxyHandler({}))
    try:
        with ask.open(f"{own_address(address)}/health", timeout=PATIENCE_SECONDS) as answer:
            return address if answer.status == 200 else None
    except (OSError, ValueError):  # nobody listens, or the file holds no address
        return None


def is_for_all(address: str) -> bool:
    """Tell whether a server at this address listens to other computers too."""
    return f"//{ALL_ADDRESSES}:" in address


def own_address(address: str) -> str:
    """Return the address by which this computer itself reaches the server."""
    return address.replace(f"//{ALL_ADDRESSES}:", "//127.0.0.1:")


def _read(data: Path) -> str | None:
    try:
        return (data / ADDRESS_FILE).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
