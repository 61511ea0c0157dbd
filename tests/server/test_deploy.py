"""The examples in deploy/: the proxies stand before a real server, systemd reads the unit, and all names are known."""

import asyncio
import os
import re
import shutil
import ssl
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped] # says no types, and one test is not worth its stubs
from websockets.asyncio.client import connect

from ricochetrobots.server.limits import GUESSES_PER_ADDRESS
from ricochetrobots.server.operate.settings import DEFAULT_PORT, SETTINGS
from support.server import free_port
from support.serving import Line, Serving, serving

pytestmark = pytest.mark.slow

DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.name != "README.md")
FOR_BUILDS = {"RICOCHET_REQUIRE_KERNEL"}
NAME = "play.example.org"
PATIENCE_SECONDS = 10.0


@dataclass
class Proxy:
    """A proxy that runs: where it listens, and how the game is found behind it."""

    url: str
    server: Serving
    trust: ssl.SSLContext

    def client(self) -> httpx.AsyncClient:
        """Return somebody who comes to the game by its name."""
        return httpx.AsyncClient(base_url=self.url, headers={"Host": NAME}, verify=self.trust)


def tool(name: str) -> str:
    """Return a program, or skip the test; with RICOCHET_REQUIRE_DEPLOY fail instead."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        if os.environ.get("RICOCHET_REQUIRE_DEPLOY"):
            pytest.fail(f"{name} is not installed")
        pytest.skip(f"{name} is not installed")
    return found


async def called(*words: str) -> str:
    """Call a program that must succeed, and return what it says besides."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*words, stdout=pipe, stderr=pipe)
    _, said = await process.communicate()
    assert process.returncode == 0, said.decode()
    return said.decode()


@asynccontextmanager
async def nginx(directory: Path, *, below: str = "") -> AsyncIterator[Proxy]:
    """Run nginx.conf, or nginx-path.conf where the game is below a path, with a certificate made for it."""
    program, port = tool("nginx"), free_port()
    key, certificate = directory / "key.pem", directory / "certificate.pem"
    made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    await called(tool("openssl"), *made, *subject, "-keyout", str(key), "-out", str(certificate))
    async with serving(directory, base_path=below, trusted_proxy="127.0.0.1") as server:
        said = (DEPLOY / "nginx.conf").read_text("utf-8")
        if below:
            (directory / "path.conf").write_text((DEPLOY / "nginx-path.conf").read_text("utf-8"))
            start, rest = said.split("    # For whoever runs the server")
            said = f"{start}    include {directory}/path.conf;\n}}\n"
            assert "location / {" in rest
        said = said.replace("listen 443", f"listen 127.0.0.1:{port}").replace(":8017", f":{server.port}")
        said = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate), said)
        said = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), said)
        paths = "".join(
            f"{kind}_temp_path {directory}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (directory / "nginx.conf").write_text(
            f"daemon off; worker_processes 1; pid {directory}/pid; error_log stderr;\n"
            f"events {{}}\nhttp {{ access_log off;\n{paths}{said}}}\n"
        )
        words = [program, "-p", str(directory), "-c", str(directory / "nginx.conf")]
        trust = ssl.create_default_context(cafile=certificate)
        async with running(words, Proxy(f"https://127.0.0.1:{port}{below}", server, trust)) as proxy:
            yield proxy


@asynccontextmanager
async def caddy(directory: Path) -> AsyncIterator[Proxy]:
    """Run the Caddyfile without its certificate, which a machine without the name cannot get."""
    program, port = tool("caddy"), free_port()
    async with serving(directory, trusted_proxy="127.0.0.1") as server:
        file = directory / "Caddyfile"
        file.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text("utf-8"))
        said = {"SITE": f"http://{NAME}:{port}", "SERVERS": f"127.0.0.1:{server.port}"}
        words = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
        proxy = Proxy(f"http://127.0.0.1:{port}", server, ssl.create_default_context())
        async with running(words, proxy, **said) as found:
            yield found


@asynccontextmanager
async def running(words: list[str], proxy: Proxy, **variables: str) -> AsyncIterator[Proxy]:
    """Run a program until the block ends; it begins when the proxy answers."""
    process = await asyncio.create_subprocess_exec(
        *words, env={**os.environ, "HOME": "/nonexistent", **variables}, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(PATIENCE_SECONDS), proxy.client() as client:
            while True:
                try:
                    await client.get("/health")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.02)  # there is no event: another program starts
        yield proxy
    finally:
        process.terminate()
        await process.communicate()


async def check(proxy: Proxy) -> None:
    """Play a little behind the proxy; see who counts as who, and that the server's own pages stay at home."""
    async with proxy.client() as client:
        assert (await client.get("/health")).status_code == 200
        for path in ("/metrics", "/operator/rooms"):
            assert (await client.get(path)).status_code == 404
        opened = (await client.post("/api/rooms", json={"mode": "friends", "options": {}})).json()
        scheme, _, rest = proxy.url.partition("://")
        below = "/" + rest.partition("/")[2] if "/" in rest else ""
        assert opened["link"] == f"{scheme}://{NAME}{below}/r/{opened['room']}"
        for number in range(GUESSES_PER_ADDRESS[0]):  # whatever a stranger says of themselves
            forged = {"X-Forwarded-For": f"203.0.113.{number}"}
            guess = await client.post("/api/rooms/find", json={"code": "ABCD-EFGH"}, headers=forged)
            assert guess.status_code == 404, guess.text
        forged = {"X-Forwarded-For": "203.0.113.200"}
        guess = await client.post("/api/rooms/find", json={"code": "ABCD-EFGH"}, headers=forged)
        assert guess.status_code == 429
    neighbour = httpx.AsyncHTTPTransport(local_address="127.0.0.2", verify=proxy.trust)
    async with httpx.AsyncClient(
        base_url=proxy.url, headers={"Host": NAME}, transport=neighbour
    ) as somebody_else:
        guess = await somebody_else.post("/api/rooms/find", json={"code": "ABCD-EFGH"})
        assert guess.status_code == 404
    address = proxy.url.replace("http", "ws", 1).replace("127.0.0.1", NAME)
    secure = proxy.trust if scheme == "https" else None
    async with connect(f"{address}/ws", host="127.0.0.1", ssl=secure) as connection:
        line = Line(connection)
        await line.say(type="hello", protocol=2, room=opened["room"], seq=0)
        assert (await line.hear())["type"] == "welcome"


@pytest.mark.anyio
@pytest.mark.parametrize("below", ["", "/ricochet"])
async def test_nginx_stands_in_front(tmp_path: Path, below: str) -> None:
    async with nginx(tmp_path, below=below) as proxy:
        await check(proxy)


@pytest.mark.long
@pytest.mark.anyio
async def test_caddy_stands_in_front(tmp_path: Path) -> None:
    async with caddy(tmp_path) as proxy:
        await check(proxy)


@pytest.mark.long
@pytest.mark.anyio
async def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    said = (DEPLOY / "ricochet.service").read_text("utf-8")
    command = re.findall(r"^ExecStart=(\S+) (.+)$", said, re.MULTILINE)
    assert command == [("/opt/ricochet/bin/ricochet", "serve")]
    unit = tmp_path / "ricochet.service"
    unit.write_text(said.replace(command[0][0], sys.executable))
    assert await called(tool("systemd-analyze"), "verify", str(unit)) == ""


def test_the_image_is_built_from_what_is_here_and_runs_for_nobody() -> None:
    said = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", "")
    steps = [line.split() for line in said.splitlines() if line and not line.startswith("#")]
    kinds = [kind for kind, *_ in steps]
    assert kinds.count("FROM") == 3
    assert kinds.index("USER") < kinds.index("CMD")
    copied = [name for kind, *names in steps if kind == "COPY" for name in names if name.endswith(".txt")]
    assert copied == ["requirements-postgres.txt", "requirements-kernel.txt"]
    assert [name for name in copied if not (DEPLOY.parent / name).is_file()] == []
    assert [" ".join(step) for step in steps if "-r" in step and "--require-hashes" not in step] == []


def test_the_services_fit_together() -> None:
    said = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = said["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            assert f"@database/{services['database']['environment']['POSTGRES_DB']}" in str(
                service["environment"]
            )
    servers = [name for name, service in services.items() if "build" in service and "command" not in service]
    given = services["proxy"]["environment"]
    assert given["SERVERS"] == " ".join(f"{name}:{DEFAULT_PORT}" for name in servers)
    assert set(given) == set(re.findall(r"\{\$(\w+):", (DEPLOY / "Caddyfile").read_text("utf-8")))
    volumes = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert volumes == {"./Caddyfile", *said["volumes"]}


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_what_is_named_is_known(file: Path) -> None:
    known = {row.variable for row in SETTINGS} | FOR_BUILDS
    assert set(re.findall(r"RICOCHET_\w+", file.read_text("utf-8"))) <= known
    assert f"`{file.name}`" in (DEPLOY / "README.md").read_text("utf-8")
