"""The command `docs`: the files that it serves, and its message if no site was built."""

import gzip
from collections.abc import Iterator
from functools import partial
from http.client import HTTPConnection, HTTPResponse
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from ricochetrobots.cli import docs
from support.commands import run


def test_a_missing_site_is_reported_with_the_command_that_builds_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(docs, "SITE", tmp_path)
    refused = run("docs", "--no-browser")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == "Error: The documentation is not built. Run make docs in a checkout.\n"


class TestHandler:
    @pytest.fixture
    def server(self, tmp_path: Path) -> Iterator[ThreadingHTTPServer]:
        (tmp_path / "site").mkdir()
        (tmp_path / "secret").write_text("outside")
        (tmp_path / "site/index.html").write_text("<p>front")
        (tmp_path / "site/a.mjs.gz").write_bytes(gzip.compress(b"let a;"))
        handler = partial(docs.SiteHandler, directory=str(tmp_path / "site"))
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
            yield server
            server.shutdown()

    def get(self, server: ThreadingHTTPServer, path: str) -> tuple[HTTPResponse, bytes]:
        connection = HTTPConnection("127.0.0.1", server.server_port)
        connection.request("GET", path)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer, body

    def test_a_folder_answers_with_its_page(self, server: ThreadingHTTPServer) -> None:
        answer, body = self.get(server, "/")
        assert (answer.status, body, answer.headers["Content-Encoding"]) == (200, b"<p>front", None)

    def test_a_file_that_is_stored_compressed_is_sent_so(self, server: ThreadingHTTPServer) -> None:
        answer, body = self.get(server, "/a.mjs")
        assert (answer.headers["Content-Type"], answer.headers["Content-Encoding"]) == (
            "text/javascript",
            "gzip",
        )
        assert gzip.decompress(body) == b"let a;"

    @pytest.mark.parametrize("path", ["/missing", "/../secret", "/%2e%2e/secret"])
    def test_nothing_else_is_served(self, server: ThreadingHTTPServer, path: str) -> None:
        answer, body = self.get(server, path)
        assert answer.status == 404
        assert b"outside" not in body
