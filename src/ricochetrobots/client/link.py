"""The link to a room, which people send to each other."""

import re
from typing import NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from ricochetrobots.core import UnreadableError, WrongTypeError
from ricochetrobots.core.sentence import Sentence

PAGE_SCHEMES = ("http", "https")
SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}

_ROOM = re.compile(r"((?:/[^/]+)*)/r/([^/]+)/?")


class Place(NamedTuple):
    """The WebSocket of a server, and a room there."""

    url: str
    room: str


def read_link(link: str) -> Place:
    """Return the place to which the link to a room leads. The server may have a base path.

    >>> read_link("https://play.example.org/ricochet/r/p7NzQ")
    Place(url='wss://play.example.org/ricochet/ws', room='p7NzQ')

    Raises UnreadableError for any text but such a link, and WrongTypeError for a value that is not text.
    """
    parts = read_address(link)
    found = _ROOM.fullmatch(parts.path) if parts is not None else None
    if parts is None or found is None:
        raise UnreadableError(
            Sentence("fault-link", "This is not a link to a room, such as https://example.org/r/ROOM."),
            link,
            0,
        )
    return Place(f"{SCHEMES[parts.scheme]}://{parts.netloc}{found[1]}/ws", unquote(found[2]))


def read_address(text: str) -> SplitResult | None:
    """Return the parts of an address of a server, or None for any other text. Raises WrongTypeError."""
    if not isinstance(text, str):
        raise WrongTypeError.of("a link, such as https://example.org/r/ROOM", text)
    try:
        parts = urlsplit(text.strip())
        is_complete = parts.port != 0 and bool(parts.hostname)
    except ValueError:  # a port that is not a number, or half an IPv6 address
        return None
    return parts if is_complete and parts.scheme in SCHEMES else None
