"""The command ``docs``: serve the site that `make docs` built to this computer."""

from __future__ import annotations

import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from ricochetrobots.cli.console import write, write_json
from ricochetrobots.core.errors import RicochetError
from ricochetrobots.core.sentence import Sentence

if TYPE_CHECKING:
    pass

SITE = Path(__file__).parents[1] / "site"


class SiteMissingError(RicochetError):
    """The installation has no site, because nobody has built it."""

    code = "site-missing"

    def _words(self) -> Sentence:
        return Sentence("fault-site-missing", "The documentation is not built. Run make docs in a checkout.")


class SiteHandler(SimpleHTTPRequestHandler):
    """Answers with the files of the site. It sends a compressed file as it is stored."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }
    is_compressed = False

    def translate_path(self, path: str) -> str:
        """Return the file of an address, with ``.gz`` if only its compressed form exists."""
        file = super().translate_path(path)
        self.is_compressed = not Path(file).exists() and Path(f"{file}.gz").exists()
        return f"{file}.gz" if self.is_compressed else file

    def guess_type(self, path: str) -> str:  # type: ignore[override]  # the base class also takes PathLike
        """Return the type of the file inside a compressed one."""
        return super().guess_type(path.removesuffix(".gz") if self.is_compressed else path)

    def end_headers(self) -> None:
        """Add the encoding of a compressed file."""
        if self.is_compressed:
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Print nothing: one reader on the same computer needs no log."""


def docs(*, browser: bool, as_json: bool) -> None:
    """Serve the documentation until Ctrl-C."""
    if not (SITE / "index.html").exists():
        raise SiteMissingError
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SiteHandler, directory=str(SITE))) as server:
        address = f"http://127.0.0.1:{server.server_port}"
        write_json({"address": address}) if as_json else write(address)
        if browser:
            webbrowser.open(address)
        server.serve_forever()
