"""A site halfway through an update: some addresses reach one server, the others another."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from support.durations import PATIENCE_SECONDS
from support.server import LiveServer

PASSED = ("Cache-Control", "Content-Type", "Content-Security-Policy", "ETag")


class _Handler(BaseHTTPRequestHandler):
    def __init__(self, choose: Callable[[str], LiveServer], *rest: object) -> None:
        self._choose = choose
        super().__init__(*rest)  # type: ignore[arg-type]  # what the server passes on

    def do_GET(self) -> None:
        request = Request(self._choose(self.path).url + self.path, headers={"Accept": self.headers["Accept"]})
        try:
            answer = urlopen(request, timeout=PATIENCE_SECONDS)
        except HTTPError as refusal:
            answer = refusal
        except URLError:
            self.send_error(HTTPStatus.BAD_GATEWAY)
            return
        with answer:
            self.send_response(answer.status)
            for name in PASSED:
                if value := answer.headers[name]:
                    self.send_header(name, value)
            self.end_headers()
            self.wfile.write(answer.read())

    def log_message(self, *_: object) -> None:
        """Print nothing."""


@contextmanager
def halfway(choose: Callable[[str], LiveServer]) -> Iterator[str]:
    """Return the address of a site that passes each GET to the server that ``choose`` returns for its path."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, choose)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
