"""The browser's files. The server reads only files that were in the package when it started.

It serves web/dist/, the bundle of web/build.mjs, as long as the bundle matches its sources. Otherwise, as
during development, it serves the sources, which run unbundled.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import json
import mimetypes
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Literal, TypedDict

from ricochetrobots.web.pages import Page
from ricochetrobots.words.fluent import USUAL, browser_words

try:
    import brotli
except ImportError:  # no wheel exists for this machine
    brotli = None

from ricochetrobots.wire.messages import VERSION

PACKAGE = Path(__file__).parents[2]
SERVED = {".html", ".css", ".js", ".svg", ".ftl", ".txt", ".png", ".webmanifest", ".wasm", ".woff2"}
LEFT_OUT = {"node_modules"}
PAGE = "/index.html"
DIST = "/dist"
REST = f"{DIST}/app/rest.css"
"""The styles of the pages that nobody opens first. The bundle has their words apart too."""
WORKER, RETIRED = "/offline/serviceworker.js", "/offline/retired.js"
"""The service worker, and the one that removes it and everything that it kept."""
KEPT = re.compile(rf"{DIST}/(?!locales/).+\.(js|css|wasm)|/app/.+\.svg|/vendor/.+\.woff2")
"""The files of the bundle that the service worker keeps. It keeps the words of a person's languages too."""
ELSEWHERE = "game"
"""The screen for an address without a page."""
HTML, HEAD_ENDS, BODY_ENDS = b"<html ", b"</head>", b"</body>"
ENCODINGS = ("br", "gzip") if brotli else ("gzip",)
SMALL = 500
"""Do not compress content with fewer bytes."""
INLINE = re.compile(rb"<script data-words-src=[^>]*>(.+?)</script>", re.DOTALL)
"""The inline script in the bundle's page."""
NAMED = re.compile(rb'\b(href|src)="(/(?!manifest)[^"]+)"')
"""The addresses in the page that receive its version. The manifest keeps its address, which its own refer to."""
CODING = re.compile(r"([a-z]+)\s*(;\s*q=0(?:\.0*)?(?![.\d]))?")
VERSIONED = re.compile(r"/v/([0-9a-f]{16})(/.+)")
TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}
SOLVER = "/solver/worker.js"
"""The only script that may compile WebAssembly: the worker that runs the kernel."""

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
PAGE_POLICY = f"{CONTENT_SECURITY_POLICY}; font-src 'self'"
WORKER_POLICY = CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
POLICY = "Content-Security-Policy"
HEADERS = {
    POLICY: CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""The headers of every answer that does not set them itself."""
FRAMED = "embed"
"""The page that pages of other sites may show in a frame."""
FRAMED_HEADERS = {"X-Frame-Options": "", "Cross-Origin-Resource-Policy": "cross-origin"}
"""Its headers that differ. An empty one is not sent."""


Compress = Callable[[bytes, str, int], bytes]
"""Compresses content for an encoding, at a quality of up to `BEST`."""
BEST = 11
"""The quality for files. Pages, which differ, have a lower one."""


@lru_cache(maxsize=512)
def compress(body: bytes, encoding: str, quality: int) -> bytes:
    """Return the compressed content. At `BEST`, half a second for all files together."""
    if encoding == "br":
        return bytes(brotli.compress(body, quality=quality))
    return gzip.compress(body, min(quality, 9), mtime=0)


@dataclass(frozen=True)
class Served:
    """The answer to a request for a file."""

    body: bytes
    etag: str
    content_type: str
    stays: bool
    """True if the content at this address never changes."""
    policy: str = CONTENT_SECURITY_POLICY
    """The content security policy."""

    async def encoded(
        self, accepted: str, encodings: Sequence[str] = ENCODINGS, compress: Compress = compress
    ) -> tuple[bytes, str | None]:
        """Return the content in an encoding that the client accepts, and the encoding, None for none."""
        offered = {name for name, refused in CODING.findall(accepted.lower()) if not refused}
        encoding = next((name for name in encodings if name in offered), None)
        if encoding is None or len(self.body) < SMALL or self.content_type.startswith(("image/png", "font/")):
            return self.body, None
        if self.content_type.startswith("text/html"):
            return compress(self.body, encoding, 5), encoding
        return await asyncio.to_thread(compress, self.body, encoding, BEST), encoding


@dataclass(frozen=True)
class File:
    """A file in the package."""

    path: Path
    content_type: str

    @cached_property
    def _stamp(self) -> tuple[tuple[int, int], bytes, str]:
        body = self.path.read_bytes()
        return self._changed(), body, _tag(body)

    def _changed(self) -> tuple[int, int]:
        found = self.path.stat()
        return found.st_mtime_ns, found.st_size

    def read(self) -> tuple[bytes, str]:
        """Return the content and its entity tag; read the file again when it has changed."""
        changed, body, etag = self._stamp
        if changed != self._changed():
            del self.__dict__["_stamp"]
            _, body, etag = self._stamp
        return body, etag


class Files:
    """The browser's files by address, e.g. ``/app/main.js``.

    The page refers to all others as ``/v/VERSION/app/main.js``, and they refer to each other by relative addresses.
    The version changes whenever one of them does. So browsers keep the files, and request only the page on the next
    visit.
    """

    def __init__(
        self,
        base_path: str = "",
        *,
        offline: bool = True,
        tables: bool = False,
        ladder: bool = False,
        package: Path | None = None,
        compress: Compress = compress,
    ) -> None:
        """``base_path`` is the path of the host below which the game is served.

        ``offline`` is whether browsers may keep the bundle for use without a network. ``tables`` is whether pages
        lead to public tables, and ``ladder`` whether they lead to a club ladder. ``package`` is the folder of web/ and
        locales/, the package's own by default. ``compress`` makes the copies that are sent.
        """
        self.compress = compress
        self._tables = tables
        self._ladder = ladder
        self._base_path = base_path
        self._offline = offline
        package = package or PACKAGE
        self._files = dict(_find_files(package))
        self._bundle = _read_manifest(package / "web/dist/manifest.json")
        self._version = ""
        self._etags: dict[str, str] = {}
        self._later: dict[str, list[str]] | None = None
        """The parts of each later page, by its module; None while the server does not serve the bundle."""

    def page(
        self,
        head: Sequence[str] = (),
        *,
        page: Page | None = None,
        brought: Mapping[str, bytes] | None = None,
    ) -> Served:
        """Return the HTML document for ``page``.

        ``head`` is markup for its head; the caller has escaped people's words. ``brought`` holds JSON answers by
        their address, which the page then need not request. Cost: checking every file for changes.
        """
        self._take_version()
        file = self._files[PAGE if self._later is None else DIST + PAGE]
        body, _ = file.read()
        parts = (self._later or {}).get(f"app/{page.module}", []) if page else []
        preloads = [f'<link rel="modulepreload" href="{DIST}/{part}">' for part in parts]
        needs_rest = bool(parts) and page is not None and not page.first
        if needs_rest:
            preloads.append(f'<link rel="stylesheet" href="{REST}">')
        body = NAMED.sub(
            rf'\1="{self._base_path}/v/{self._version}\2"'.encode(), _add_before(HEAD_ENDS, preloads, body)
        )
        body = body.replace(b'href="/manifest', f'href="{self._base_path}/manifest'.encode())
        languages = " ".join(sorted(Path(name).stem for name in self._files if name.startswith("/locales/")))
        screen = page.screen if page else ELSEWHERE
        data = (
            f'data-screen="{screen}" data-languages="{languages}" data-protocol="{VERSION}" '
            f'data-base="{self._base_path}" '
        )
        if needs_rest:
            data += "data-rest "
        if self._tables:
            data += "data-tables "
        if self._ladder:
            data += "data-ladder "
        if self._is_kept:
            data += f'data-version="{self._version}" '
        body = body.replace(HTML, HTML + data.encode(), 1)  # app/early.js and the style sheets read it
        body = _add_before(HEAD_ENDS, head, body)
        if brought:
            body = _add_before(BODY_ENDS, [_data_block("brought", brought)], body)
        policy = _policy_of(body)
        if page is not None and page.name == FRAMED:
            policy = policy.replace("frame-ancestors 'none'", "frame-ancestors *")
        return Served(body, _tag(body), file.content_type, stays=False, policy=policy)

    def find(self, address: str) -> Served | None:
        """Return the file of an address, with or without a version, even an old one."""
        version, path = None, address
        if match := VERSIONED.fullmatch(address):
            version, path = match.groups()
            if not self._version:
                self._take_version()
        if path == PAGE:
            return replace(self.page(), stays=version == self._version)
        if path not in self._files:
            return None
        if path.startswith(f"{DIST}/solver/") and version not in (None, self._version):
            return None  # a page and its worker must be of one version
        file = self._files[path]
        try:
            body, etag = file.read()
            stays = version == self._version and etag == self._etags.get(path)
            if path.endswith(".ftl"):
                english, _ = self._files[f"{path.rpartition('/')[0]}/{USUAL}.ftl"].read()
                body, etag = _browser_words(body, english)
        except FileNotFoundError:  # a part of an older bundle
            return None
        policy = WORKER_POLICY if path in (SOLVER, DIST + SOLVER) else CONTENT_SECURITY_POLICY
        return Served(body, etag, file.content_type, stays, policy)

    def worker(self) -> Served:
        """Return the script of the service worker for the current version.

        It retires the service worker if the operator wants none, or if the sources are newer than the bundle: a
        person who edits a file must see the change at once.
        """
        self._take_version()
        file = self._files[WORKER if self._is_kept else RETIRED]
        kept = [address for address in self._etags if KEPT.fullmatch(address)]
        values = {"BASE": self._base_path, "VERSION": self._version, "FILES": kept if self._is_kept else []}
        head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in values.items())
        body = head.encode() + file.read()[0]
        return Served(body, _tag(body), file.content_type, stays=False)

    def bundle_state(self) -> Literal["current", "outdated", "missing"]:
        """Return "current" if the server serves the bundle; otherwise, it serves the sources, without offline play.

        "outdated" means that the bundle does not match its sources; `make web` builds it.
        """
        self._take_version()
        if self._later is not None:
            return "current"
        return "missing" if self._bundle is None else "outdated"

    @property
    def _is_kept(self) -> bool:
        return self._offline and self._later is not None

    def _take_version(self) -> None:
        self._etags = dict(self._read_etags())
        self._version = hashlib.sha256("".join(self._etags.values()).encode()).hexdigest()[:16]
        self._later = self._read_bundle()

    def _read_etags(self) -> Iterator[tuple[str, str]]:
        for address, file in self._files.items():
            with suppress(FileNotFoundError):
                yield address, file.read()[1]

    def _read_bundle(self) -> dict[str, list[str]] | None:
        """Return the parts of each later page, by its module; None if the bundle does not match its sources.

        The server ignores a bundle that was built after it started: it does not know the parts.
        """
        if self._bundle is None or not all(f"{DIST}/{part}" in self._etags for part in self._bundle["parts"]):
            return None
        sources = sorted((name, etag) for name, etag in self._etags.items() if not name.startswith(DIST))
        made_of = _tag("".join(f"{name} {etag[1:-1]}\n" for name, etag in sources).encode())[1:-1]
        return self._bundle["pages"] if made_of == self._bundle["sources"] else None


class Bundle(TypedDict):
    """The manifest of web/dist/, which web/build.mjs writes."""

    sources: str
    """A digest of its sources."""
    parts: list[str]
    pages: dict[str, list[str]]
    """The parts of each page that is fetched later, by its module."""


def _read_manifest(path: Path) -> Bundle | None:
    try:
        manifest: Bundle = json.loads(path.read_bytes())
    except FileNotFoundError:
        return None
    return manifest


def _add_before(mark: bytes, lines: Sequence[str], body: bytes) -> bytes:
    return body.replace(mark, "".join(f"{line}\n" for line in lines).encode() + mark, 1)


def _policy_of(page: bytes) -> str:
    """Return the content security policy of a page, which lets its one inline script run."""
    script = INLINE.search(page)
    if script is None:
        return PAGE_POLICY
    digest = base64.b64encode(hashlib.sha256(script[1]).digest()).decode()
    return PAGE_POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")


def _data_block(name: str, answers: Mapping[str, bytes]) -> str:
    script = ",".join(f"{json.dumps(address)}:{answer.decode()}" for address, answer in answers.items())
    script = script.replace("<", "\\u003c")  # so that nothing in it ends the block
    return f'<script type="application/json" id="{name}">{{{script}}}</script>'


@lru_cache(maxsize=32)
def _browser_words(source: bytes, english: bytes) -> tuple[bytes, str]:
    """Return a language's file for the browser, and its entity tag."""
    body = browser_words(source.decode(), english.decode()).encode()
    return body, _tag(body)


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def _find_files(package: Path) -> Iterator[tuple[str, File]]:
    for folder, prefix in ((package / "web", "/"), (package / "locales", "/locales/")):
        for place, folders, names in os.walk(folder):
            folders[:] = sorted(set(folders) - LEFT_OUT)  # do not descend into removed folders
            below = prefix + place.removeprefix(str(folder)).strip(os.sep).replace(os.sep, "/")
            for name in sorted(names):
                if f".{name.rpartition('.')[2]}" in SERVED:
                    yield f"{below.rstrip('/')}/{name}", _file(f"{place}/{name}")


@cache
def _file(path: str) -> File:
    """Return the file at ``path``. All `Files` of a process share it, so it is read and digested once."""
    found = Path(path)
    return File(found, TYPES.get(found.suffix) or mimetypes.guess_type(path)[0] or "text/plain")
