"""Files for the browser: their encodings, and the choice between the bundle and newer sources."""

import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ricochetrobots.server.app import Application
from ricochetrobots.server.http import static
from ricochetrobots.server.operate.settings import Settings
from support.client import Client
from support.clock import ManualClock
from support.rooms import MEMORY, START

SOURCE = "// a source with comments\n" * 50
BUNDLE = "// the bundle\n"
FONT = b"wOF2" * 200


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package with one page, one module, and their bundle."""
    web = tmp_path / "web"
    for folder in ("app", "dist/app"):
        (web / folder).mkdir(parents=True)
    (web / "index.html").write_text('<html ><head></head><script src="/app/main.js"></script></html>')
    (web / "app/main.js").write_text(SOURCE)
    (web / "icon.svg").write_text("<svg/>")
    for folder in ("offline", "vendor"):
        (web / folder).mkdir()
    (web / "vendor/face.woff2").write_bytes(FONT)
    (web / "offline/serviceworker.js").write_text("// keeps")
    (web / "offline/retired.js").write_text("// retires")
    (web / "dist/index.html").write_text(
        '<html ><head></head><script src="/dist/app/main.js"></script></html>'
    )
    (web / "dist/app/main.js").write_text(BUNDLE)
    write_manifest(web)
    return web


def write_manifest(web: Path) -> None:
    """Write the digest of the bundle's sources, as web/build.mjs does."""
    sources = sorted(path for path in web.rglob("*.*") if "dist" not in path.parts)
    named = ((f"/{path.relative_to(web)}", path.read_bytes()) for path in sources)
    lines = sorted(f"{name} {hashlib.sha256(body).hexdigest()[:16]}\n" for name, body in named)
    digest = hashlib.sha256("".join(lines).encode()).hexdigest()[:16]
    manifest = {"sources": digest, "parts": ["app/main.js"], "pages": {}}
    (web / "dist/manifest.json").write_text(json.dumps(manifest))


@pytest.fixture
def client(package: Path, tmp_path: Path) -> Iterator[Client]:
    """Return a client of a server with this package."""
    app = Application(
        Settings(data=tmp_path), clock=lambda _: ManualClock(START), url=MEMORY, package=package.parent
    )
    with Client(app) as opened:
        yield opened


def fetch(client: Client, address: str, accepted: str) -> tuple[str | None, bytes, str]:
    """Return the encoding, the encoded bytes and the entity tag of a response."""
    with client.stream("GET", address, headers={"Accept-Encoding": accepted}) as answer:
        assert answer.status_code == 200
        assert answer.headers["Vary"] == "Accept-Encoding"
        wire = b"".join(answer.iter_raw())
        return answer.headers.get("Content-Encoding"), wire, answer.headers["ETag"]


def test_a_file_is_sent_in_the_best_accepted_encoding(client: Client) -> None:
    tags = set()
    for accepted in ("gzip", "GZIP, deflate", "br;q=0, gzip;q=0.5", "deflate, gzip, br;q=0.0"):
        encoding, wire, tag = fetch(client, "/app/main.js", accepted)
        assert (encoding, gzip.decompress(wire).decode()) == ("gzip", SOURCE), accepted
        assert len(wire) < len(SOURCE) / 10
        tags.add(tag)
    for accepted in ("", "identity", "deflate, zstd", "gzip;q=0, br;q=0"):
        encoding, wire, tag = fetch(client, "/app/main.js", accepted)
        assert (encoding, wire.decode()) == (None, SOURCE), accepted
        tags.add(tag)
    assert len(tags) == 2, "each encoding has its own tag, so caches keep them apart"
    assert fetch(client, "/icon.svg", "gzip, br")[0] is None, "compression would make so small a file larger"


def test_a_font_is_sent_as_it_is_and_pages_may_use_it(client: Client) -> None:
    assert fetch(client, "/vendor/face.woff2", "gzip, br")[:2] == (None, FONT), "its format is compressed"
    answer = client.get("/vendor/face.woff2")
    assert answer.headers["Content-Type"] == "font/woff2"
    assert "; font-src 'self'" in client.get("/").headers["Content-Security-Policy"]


def test_brotli_is_preferred_to_gzip(client: Client) -> None:
    brotli = pytest.importorskip("brotli", reason="brotli is not built for this machine")
    for accepted in ("gzip, deflate, br, zstd", "br;q=0.1, gzip"):
        encoding, wire, _ = fetch(client, "/app/main.js", accepted)
        assert (encoding, brotli.decompress(wire).decode()) == ("br", SOURCE)


@pytest.mark.anyio
async def test_gzip_is_used_where_brotli_is_missing(package: Path) -> None:
    found = static.Files(package=package.parent).find("/app/main.js")
    assert found is not None
    assert (await found.encoded("gzip, br", ("gzip",)))[1] == "gzip"
    assert (await found.encoded("br", ("gzip",)))[1] is None


def bundled(files: static.Files) -> bool:
    """Return whether the page references the bundle."""
    return b"/dist/app/main.js" in files.page().body


def test_the_bundle_is_served_while_it_matches_the_sources(package: Path) -> None:
    files = static.Files(package=package.parent)
    assert bundled(files)
    assert files.bundle_state() == "current"
    (package / "app/main.js").write_text("// a changed source")
    assert not bundled(files), "the change takes effect without a restart"
    assert files.bundle_state() == "outdated"
    (package / "app/main.js").write_text(SOURCE)
    assert bundled(files)
    (package / "app/more.js").write_text("// a new source")
    assert not bundled(static.Files(package=package.parent))
    write_manifest(package)
    assert bundled(static.Files(package=package.parent))


def test_the_service_worker_names_the_files_of_the_version(package: Path) -> None:
    files = static.Files("/house", package=package.parent)
    script = files.worker().body.decode()
    assert 'const BASE = "/house";' in script
    assert 'const FILES = ["/dist/app/main.js", "/vendor/face.woff2"];' in script
    assert "// keeps" in script
    assert not files.worker().stays
    found = re.search('const VERSION = "([0-9a-f]{16})";', script)
    assert found is not None
    version = found[1]
    assert f'data-version="{version}"' in files.page().body.decode()
    for path, current in (("/index.html", True), ("/dist/app/main.js", True), ("/app/nothing.js", None)):
        served = files.find(f"/v/{version}{path}")
        assert (served and served.stays) == current
    (package / "dist/solver").mkdir()
    (package / "dist/solver/worker.js").write_text("// solves")
    files = static.Files(package=package.parent)
    files.page()
    assert files.find("/dist/solver/worker.js")
    assert files.find(f"/v/{'0' * 16}/dist/solver/worker.js") is None
    assert (old := files.find(f"/v/{'0' * 16}/index.html"))
    assert not old.stays


def test_no_service_worker_keeps_sources_or_what_the_operator_withdraws(package: Path) -> None:
    withdrawn = static.Files(offline=False, package=package.parent)
    changed = static.Files(package=package.parent)
    (package / "app/main.js").write_text("// a changed source")
    for files in (withdrawn, changed):
        assert files.worker().body.decode().endswith("// retires")
        assert b"data-version" not in files.page().body


@pytest.mark.parametrize(
    ("missing", "state"), [("dist/manifest.json", "missing"), ("dist/app/main.js", "outdated")]
)
def test_the_sources_are_served_without_a_complete_bundle(package: Path, missing: str, state: str) -> None:
    (package / missing).unlink()
    files = static.Files(package=package.parent)
    assert not bundled(files)
    assert files.bundle_state() == state


def test_the_committed_bundle_is_built_from_the_sources_beside_it() -> None:
    assert static.Files().bundle_state() == "current", "to build and commit web/dist/: make web"


def test_missing_messages_of_a_language_are_served_in_english(package: Path) -> None:
    locales = package.parent / "locales"
    locales.mkdir()
    (locales / "en.ftl").write_text("one = One\ntwo = Two\n")
    (locales / "de.ftl").write_text("two = Zwei\n")
    files = static.Files(package=package.parent)

    def served() -> static.Served:
        found = files.find("/locales/de.ftl")
        assert found is not None
        return found

    before = served()
    assert before.body.split(b"\n") == [b"two = Zwei", b"", b"one = One", b""]
    (locales / "en.ftl").write_text("one = The one\ntwo = Two\n")
    assert b"one = The one" in served().body
    assert served().etag != before.etag


def test_the_manifest_names_pictures_of_their_sizes(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, base_path="/house")
    with Client(Application(settings, clock=lambda _: ManualClock(START), url=MEMORY)) as client:
        assert 'href="/house/manifest.webmanifest"' in client.get("/house/").text
        manifest = client.get("/house/manifest.webmanifest")
        assert manifest.headers["Content-Type"].startswith("application/manifest+json")
        pictures = manifest.json()["icons"] + manifest.json()["screenshots"]
        for picture in pictures:
            png = client.get(f"/house/{picture['src']}").content
            size = "x".join(str(int.from_bytes(png[at : at + 4], "big")) for at in (16, 20))
            assert (size, png[1:4]) == (picture["sizes"], b"PNG"), picture
        assert {picture.get("form_factor") for picture in pictures} == {None, "narrow", "wide"}
