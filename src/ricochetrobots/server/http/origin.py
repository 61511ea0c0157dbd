"""The web pages that may use this server."""

from __future__ import annotations

import ipaddress
from contextlib import suppress
from urllib.parse import urlsplit

from ricochetrobots.server.errors import ForeignOriginError


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """Raise ForeignOriginError when a browser reports that a page of another site made the request.

    A program sends no origin and may use the server: it carries nobody's cookies, and tokens prove seats. A
    page of this server may use it under ``localhost`` or a numeric address; under a name only if the name is
    in ``allowed``, since anybody can point a name here.
    """
    if origin is None or origin in allowed:
        return
    with suppress(ValueError):  # not an address at all
        parts = urlsplit(origin)
        if parts.scheme in {"http", "https"} and parts.netloc == host and _is_own(parts.hostname):
            return
    raise ForeignOriginError(origin=origin[:100])


def _is_own(name: str | None) -> bool:
    if name == "localhost":
        return True
    try:
        ipaddress.ip_address(name or "")
    except ValueError:
        return False
    return True
