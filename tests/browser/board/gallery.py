"""Serves the board's modules, the gallery and board data to the tests of this folder and to developers.

To look at the gallery run `python -m browser.board.gallery` in tests/ and open the printed address.
"""

import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

from support.board_data import read_board_data

ROOT = Path(__file__).parents[3]
GALLERY = "/tests/browser/board/gallery.html"
BOARDS = "/api/boards/"


class GalleryHandler(SimpleHTTPRequestHandler):
    cache = "max-age=3600"
    """Files may be cached, so that a test need not load them again."""

    def do_GET(self) -> None:
        if self.path == "/favicon.ico":
            self.send_response(204)
            return self.end_headers()
        if not self.path.startswith(BOARDS):
            return super().do_GET()
        body = json.dumps(read_board_data(unquote(self.path.removeprefix(BOARDS)))).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        return None

    def end_headers(self) -> None:
        # The content security policy of the game's own pages, which the board must not violate.
        self.send_header("Content-Security-Policy", "default-src 'self'")
        self.send_header("Cache-Control", self.cache)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Do not log single requests."""


def make_server(port: int = 0) -> ThreadingHTTPServer:
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(GalleryHandler, directory=str(ROOT)))
    server.daemon_threads = True
    return server


if __name__ == "__main__":
    GalleryHandler.cache = "no-store"
    with make_server(8765) as gallery:
        print(f"http://127.0.0.1:{gallery.server_port}{GALLERY}")
        gallery.serve_forever()
