"""How the browser's files go over the wire, and which of them: the bundle, or the sources while they differ."""

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ricochetrobots.server.app import create_app
from ricochetrobots.server.clock import ManualClock
from ricochetrobots.server.http import static
from ricochetrobots.server.operate.settings import Settings
from support.rooms import MEMORY, START

SOURCE = "// what people work on\n" * 50
BUNDLE = "// what is shipped\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package whose page names one module, with a bundle of it."""
    web = tmp_path / "web"
    for folder in ("app", "dist/app"):
        (web / folder).mkdir(parents=True)
    (web / "index.html").write_text('<html ><head></head><script src="/app/main.js"></script></html>')
    (web / "app/main.js").write_text(SOURCE)
    (web / "icon.svg").write_text("<svg/>")
    (web / "dist/index.html").write_text(
        '<html ><head></head><script src="/dist/app/main.js"></script></html>'
    )
    (web / "dist/app/main.js").write_text(BUNDLE)
    write_manifest(web)
    monkeypatch.setattr(static, "PACKAGE", tmp_path)
    return web


def write_manifest(web: Path) -> None:
    """Say what the bundle was made of, as web/build.mjs does."""
    sources = sorted(path for path in web.rglob("*.*") if "dist" not in path.parts)
    named = ((f"/{path.relative_to(web)}", path.read_bytes()) for path in sources)
    lines = sorted(f"{name} {hashlib.sha256(body).hexdigest()[:16]}\n" for name, body in named)
    made_of = hashlib.sha256("".join(lines).encode()).hexdigest()[:16]
    manifest = {"sources": made_of, "parts": ["app/main.js"], "pages": {}}
    (web / "dist/manifest.json").write_text(json.dumps(manifest))


@pytest.fixture
def client(package: Path, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A browser without a screen."""
    app = create_app(Settings(data=tmp_path), clock=lambda _: ManualClock(START), url=MEMORY)
    with TestClient(app) as opened:
        yield opened


def ask(client: TestClient[Litestar], address: str, accepted: str) -> tuple[str | None, bytes, str]:
    """Return the encoding, the bytes as they came over the wire, and the entity tag."""
    with client.stream("GET", address, headers={"Accept-Encoding": accepted}) as answer:
        assert answer.status_code == 200
        assert answer.headers["Vary"] == "Accept-Encoding"
        wire = b"".join(answer.iter_raw())
        return answer.headers.get("Content-Encoding"), wire, answer.headers["ETag"]


def test_a_file_comes_in_the_best_encoding_that_is_accepted(client: TestClient[Litestar]) -> None:
    tags = set()
    for accepted in ("gzip", "GZIP, deflate", "br;q=0, gzip;q=0.5", "deflate, gzip, br;q=0.0"):
        encoding, wire, tag = ask(client, "/app/main.js", accepted)
        assert (encoding, gzip.decompress(wire).decode()) == ("gzip", SOURCE), accepted
        assert len(wire) < len(SOURCE) / 10
        tags.add(tag)
    for accepted in ("", "identity", "deflate, zstd", "gzip;q=0, br;q=0"):
        encoding, wire, tag = ask(client, "/app/main.js", accepted)
        assert (encoding, wire.decode()) == (None, SOURCE), accepted
        tags.add(tag)
    assert len(tags) == 2, "a cache never takes one for the other"
    assert ask(client, "/icon.svg", "gzip, br")[0] is None, "so few bytes would only grow"


def test_brotli_goes_before_gzip(client: TestClient[Litestar]) -> None:
    brotli = pytest.importorskip("brotli", reason="brotli is not built for this machine")
    for accepted in ("gzip, deflate, br, zstd", "br;q=0.1, gzip"):
        encoding, wire, _ = ask(client, "/app/main.js", accepted)
        assert (encoding, brotli.decompress(wire).decode()) == ("br", SOURCE)


def test_where_brotli_is_not_built_gzip_does(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "ENCODINGS", ("gzip",))
    assert ask(client, "/app/main.js", "gzip, br")[0] == "gzip"
    assert ask(client, "/app/main.js", "br")[0] is None


def bundled(files: static.Files) -> bool:
    """Tell whether the page names the bundle."""
    return b"/dist/app/main.js" in files.page().body


def test_the_bundle_is_served_while_it_is_what_the_sources_make(package: Path) -> None:
    files = static.Files()
    assert bundled(files)
    (package / "app/main.js").write_text("// somebody works on it")
    assert not bundled(files), "at once, without a start of the server"
    (package / "app/main.js").write_text(SOURCE)
    assert bundled(files)
    (package / "app/more.js").write_text("// a new source")
    assert not bundled(static.Files())
    write_manifest(package)
    assert bundled(static.Files())


@pytest.mark.parametrize("missing", ["dist/manifest.json", "dist/app/main.js"])
def test_without_a_whole_bundle_the_sources_are_served(package: Path, missing: str) -> None:
    (package / missing).unlink()
    assert not bundled(static.Files())


def test_a_language_is_served_with_english_for_what_it_lacks(package: Path) -> None:
    locales = package.parent / "locales"
    locales.mkdir()
    (locales / "en.ftl").write_text("one = One\ntwo = Two\n")
    (locales / "de.ftl").write_text("two = Zwei\n")
    files = static.Files()

    def served() -> static.Served:
        found = files.find("/locales/de.ftl")
        assert found is not None
        return found

    before = served()
    assert before.body.split(b"\n") == [b"two = Zwei", b"", b"one = One", b""]
    (locales / "en.ftl").write_text("one = The one\ntwo = Two\n")
    assert b"one = The one" in served().body
    assert served().etag != before.etag
