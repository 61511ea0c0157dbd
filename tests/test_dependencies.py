"""tools/dependencies.py: the audit has every pinned version, and the list every installed library."""

import json
import tomllib
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import dependencies
import pytest
from packaging.requirements import Requirement

from ricochetrobots.extras import DISTRIBUTION

ROOT = Path(__file__).parents[1]


class Advisories:
    """A service that answers as OSV does, by the name of the package."""

    def __init__(self, known: dict[str, list[str]]) -> None:
        self.queries: list[tuple[str, str, str]] = []
        self.answers_all = True
        queries = self.queries

        class Handler(BaseHTTPRequestHandler):
            def do_POST(handler: Any) -> None:  # noqa: N805  # self is the service
                body = json.loads(handler.rfile.read(int(handler.headers["Content-Length"])))
                results = []
                for query in body["queries"]:
                    package = query["package"]
                    queries.append((package["ecosystem"], package["name"], query["version"]))
                    ids = known.get(package["name"], [])
                    results.append({"vulns": [{"id": each} for each in ids]} if ids else {})
                answer = json.dumps({"results": results if self.answers_all else results[1:]}).encode()
                handler.send_response(200)
                handler.end_headers()
                handler.wfile.write(answer)

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1/querybatch"

    def __enter__(self) -> "Advisories":
        Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


def audit(
    service: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    monkeypatch.setattr(dependencies.vulnerabilities, "__defaults__", (service,))
    status = dependencies.main(["audit"])
    return status, "".join(capsys.readouterr())


def test_every_pin_is_queried(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with Advisories({}) as service:
        status, output = audit(service.url, monkeypatch, capsys)
    assert (status, output) == (
        0,
        f"{len(service.queries)} versions asked about, 0 of them with known vulnerabilities.\n",
    )
    lines = [line for file in ROOT.glob("requirements/*.txt") for line in file.read_text().splitlines()]
    pins = {line.split()[0] for line in lines if "==" in line and not line.startswith((" ", "#"))}
    assert {f"{name}=={version}" for kind, name, version in service.queries if kind == "PyPI"} == pins
    names = {name for kind, name, _ in service.queries if kind == "npm"}
    assert {"preact", "@fluent/bundle", "esbuild", "puppeteer-core"} <= names


def test_what_is_known_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Advisories({"preact": ["GHSA-1"], "anyio": ["PYSEC-2", "GHSA-3"]}) as service:
        status, output = audit(service.url, monkeypatch, capsys)
    assert status == 1
    assert "pkg:pypi/anyio@" in output
    assert "PYSEC-2 GHSA-3\n" in output
    assert "2 of them with known vulnerabilities" in output


def test_an_audit_that_asks_in_part_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Advisories({}) as service:
        service.answers_all = False
        assert audit(service.url, monkeypatch, capsys)[0] == 2
    status, output = audit(service.url, monkeypatch, capsys)  # no server listens there any more
    assert status == 2
    assert "The audit is not complete" in output


def test_a_line_that_pins_nothing_is_not_passed_over(tmp_path: Path) -> None:
    (tmp_path / "requirements").mkdir()
    for file in dependencies.REQUIREMENTS:
        (tmp_path / file).write_text("anyio\n")
    with pytest.raises(dependencies.UnansweredError, match="pins no version in 'anyio'"):
        dependencies.pinned(tmp_path)


def test_what_is_installed_is_listed_as_it_is_pinned() -> None:
    bill = dependencies.sbom()
    assert json.dumps(bill) == json.dumps(dependencies.sbom())
    components = bill["components"]
    assert isinstance(components, list)
    urls = {component["purl"] for component in components}
    assert urls <= {package.url for package in dependencies.pinned()}
    names = {component["name"] for component in components}
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = {
        Requirement(line).name for extra in ("play", "postgres", "cli", "client") for line in extras[extra]
    }
    assert wanted - {DISTRIBUTION} <= names
    assert {"greenlet", "mako", "preact", "htm", "@preact/signals-core"} <= names
    assert not {"pytest", "mypy", "esbuild", "typescript"} & names
    unsaid = [component["name"] for component in components if not component["licenses"]]
    assert unsaid == ["resvg-py"]  # its metadata have no licence; docs/adr/0012-pictures-of-links.md has it
