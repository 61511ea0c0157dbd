"""The browser's files. Only what stood in the package when the server started is ever read."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
SERVED = {".html", ".css", ".js", ".svg", ".ftl", ".txt", ".png", ".webmanifest"}
LEFT_OUT = {"node_modules"}
PAGE = "/index.html"
HEAD_ENDS = b"</head>"
NAMED = re.compile(rb'\b(href|src)="(/[^"]+)"')
VERSIONED = re.compile(r"/v/([0-9a-f]{16})(/.+)")
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".webmanifest": "application/manifest+json"}

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with every answer."""


@dataclass(frozen=True)
class Served:
    """What answers a request for a file."""

    body: bytes
    etag: str
    content_type: str
    stays: bool
    """The address never stands for another content."""


@dataclass(frozen=True)
class File:
    """A file in the package."""

    path: Path
    content_type: str

    @cached_property
    def _stamp(self) -> tuple[int, bytes, str]:
        body = self.path.read_bytes()
        return self.path.stat().st_mtime_ns, body, _tag(body)

    def read(self) -> tuple[bytes, str]:
        """Return the content and its entity tag; read again when the file has changed."""
        changed, body, etag = self._stamp
        if changed != self.path.stat().st_mtime_ns:
            del self.__dict__["_stamp"]
            _, body, etag = self._stamp
        return body, etag


class Files:
    """Every file of the browser by its address, e.g. ``/app/main.js``.

    The page names all others like ``/v/VERSION/app/main.js``, and they name each other relative to that. The version
    changes with any of them, so that browsers keep them and ask for nothing but the page when they come again.
    """

    def __init__(self) -> None:
        self._files = dict(_find_files())
        self._version = ""
        self._etags: dict[str, str] = {}

    def page(self, head: Sequence[str] = ()) -> Served:
        """Return the one page, with lines of markup added to its head: what they say of people must be escaped.

        Cost: a look at every file, to see whether it has changed.
        """
        self._take_version()
        body, _ = self._files[PAGE].read()
        body = NAMED.sub(rf'\1="/v/{self._version}\2"'.encode(), body)
        body = body.replace(HEAD_ENDS, "".join(f"  {line}\n  " for line in head).encode() + HEAD_ENDS, 1)
        return Served(body, _tag(body), self._files[PAGE].content_type, stays=False)

    def find(self, address: str) -> Served | None:
        """Return the file of an address, with or without a version; also of a version that is not the present one."""
        version, path = None, address
        if match := VERSIONED.fullmatch(address):
            version, path = match.groups()
            if not self._version:
                self._take_version()
        if path == PAGE:
            return self.page()
        if path not in self._files:
            return None
        file = self._files[path]
        body, etag = file.read()
        stays = version == self._version and etag == self._etags[path]
        return Served(body, etag, file.content_type, stays)

    def _take_version(self) -> None:
        self._etags = {address: file.read()[1] for address, file in self._files.items()}
        self._version = hashlib.sha256("".join(self._etags.values()).encode()).hexdigest()[:16]


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def _find_files() -> Iterator[tuple[str, File]]:
    for folder, prefix in ((PACKAGE / "web", "/"), (PACKAGE / "locales", "/locales/")):
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder)
            if path.suffix in SERVED and not LEFT_OUT & set(name.parts) and path.is_file():
                kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
                yield prefix + name.as_posix(), File(path, kind)
