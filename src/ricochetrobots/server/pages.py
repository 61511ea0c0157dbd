"""The browser's files. Only what stood in the package when the server started is ever read."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
SERVED = {".html", ".css", ".js", ".svg", ".ftl", ".txt", ".png", ".webmanifest"}
LEFT_OUT = {"node_modules"}
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
class File:
    """A file as it is served."""

    path: Path
    content_type: str

    @cached_property
    def _stamp(self) -> tuple[int, bytes, str]:
        body = self.path.read_bytes()
        return self.path.stat().st_mtime_ns, body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'

    def read(self) -> tuple[bytes, str]:
        """Return the content and its entity tag; read again when the file has changed."""
        changed, body, etag = self._stamp
        if changed != self.path.stat().st_mtime_ns:
            del self.__dict__["_stamp"]
            _, body, etag = self._stamp
        return body, etag


def find_files() -> dict[str, File]:
    """Return every file of the browser by its address, e.g. ``/app/main.js``."""
    found: dict[str, File] = {}
    for folder, prefix in ((PACKAGE / "web", "/"), (PACKAGE / "locales", "/locales/")):
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder)
            if path.suffix in SERVED and not LEFT_OUT & set(name.parts) and path.is_file():
                kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
                found[prefix + name.as_posix()] = File(path, kind)
    return found
