"""Serves the browser's modules with stored views to the tests of this folder and to developers.

To look at a view run `python -m browser.game.viewserver` in tests/ and open the printed address.
"""

import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

from support.board_data import read_board_data
from support.joined import join_modules

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "src/ricochetrobots"
PAGE = "/tests/browser/game/views.html"
SCRIPT = "/tests/browser/game/views.js"
BOARDS = "/api/boards/"
QR = "/api/qr.svg"


class ViewHandler(SimpleHTTPRequestHandler):
    cache = "max-age=3600"
    """Files may be cached, so that a test need not load them again."""
    joined = True
    """A page loads its modules in one file."""

    def do_GET(self) -> None:
        if self.path.startswith(BOARDS):
            data = read_board_data(unquote(self.path.removeprefix(BOARDS)))
            return self._answer("application/json", json.dumps(data).encode())
        if self.path.startswith(QR):
            return self._answer("image/svg+xml", b'<svg xmlns="http://www.w3.org/2000/svg"/>')
        if self.path == SCRIPT and self.joined:
            return self._answer("text/javascript", join_modules(SCRIPT, self._read).encode())
        return super().do_GET()

    def _read(self, address: str) -> str:
        return Path(self.translate_path(address)).read_text("utf8")

    def _answer(self, kind: str, body: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def translate_path(self, path: str) -> str:
        """Find files at the addresses of the real server, and those of the tests beside them."""
        root = {"tests": ROOT, "locales": PACKAGE}.get(path.split("/")[1], PACKAGE / "web")
        self.directory = str(root)
        return super().translate_path(path)

    def end_headers(self) -> None:
        # The content security policy of the game's own pages, which the views must not violate.
        self.send_header("Content-Security-Policy", "default-src 'self'; img-src 'self' data:")
        self.send_header("Cache-Control", self.cache)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Do not log single requests."""


def make_server(port: int = 0) -> ThreadingHTTPServer:
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(ViewHandler, directory=str(ROOT)))
    server.daemon_threads = True
    return server


if __name__ == "__main__":
    ViewHandler.cache, ViewHandler.joined = "no-store", False
    with make_server(8766) as views:
        print(f"http://127.0.0.1:{views.server_port}{PAGE}#thinking")
        views.serve_forever()
