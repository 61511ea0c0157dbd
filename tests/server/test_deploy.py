"""The examples in deploy/: the game works behind each proxy, systemd accepts the unit, and every setting exists."""

import asyncio
import contextlib
import os
import re
import shutil
import socket
import ssl
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped] # it has no types, and its stubs would serve one test
from websockets.asyncio.client import connect

from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.log.sqlite_file import sqlite_url
from ricochetrobots.server.operate.settings import DEFAULT_PORT, SETTINGS
from support.durations import PATIENCE_SECONDS
from support.needs import needs
from support.server import free_port
from support.serving import Line, Serving, serving

pytestmark = pytest.mark.slow

LONGEST_ANSWER_SECONDS = 10.0
DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.name != "README.md")
FOR_BUILDS = {"RICOCHET_ALL_TARGETS", "RICOCHET_REQUIRE_KERNEL"}
NAME = "play.example.org"


@dataclass
class Proxy:
    """A running proxy: its address, the server behind it and the certificates that its clients trust."""

    url: str
    server: Serving
    trust: ssl.SSLContext

    def client(self) -> httpx.AsyncClient:
        """Return a client that requests the public name of the game."""
        return httpx.AsyncClient(base_url=self.url, headers={"Host": NAME}, verify=self.trust)


def tool(name: str) -> str:
    """Return the path of a program, which `support.needs` knows."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    needs(name, found)
    return str(found)


async def output_of(*words: str) -> str:
    """Run a program that must succeed, and return its standard error."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*words, stdout=pipe, stderr=pipe)
    _, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    return errors.decode()


@asynccontextmanager
async def nginx(directory: Path, *, base_path: str = "", deploy: Path = DEPLOY) -> AsyncIterator[Proxy]:
    """Run ``nginx.conf`` with a fresh certificate. With a base path, include ``nginx-path.conf``."""
    program, port = tool("nginx"), free_port()
    key, certificate = directory / "key.pem", directory / "certificate.pem"
    made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    await output_of(tool("openssl"), *made, *subject, "-keyout", str(key), "-out", str(certificate))
    async with serving(directory, base_path=base_path, trusted_proxy="127.0.0.1") as server:
        config = (deploy / "nginx.conf").read_text("utf-8")
        if base_path:
            (directory / "path.conf").write_text((deploy / "nginx-path.conf").read_text("utf-8"))
            start, rest = config.split("    # The connection of a page to its room.")
            config = f"{start}    include {directory}/path.conf;\n}}\n"
            assert "location / {" in rest
        config = config.replace("listen 443", f"listen 127.0.0.1:{port}").replace(":8017", f":{server.port}")
        config = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate), config)
        config = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), config)
        paths = "".join(
            f"{kind}_temp_path {directory}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (directory / "nginx.conf").write_text(
            f"daemon off; worker_processes 1; pid {directory}/pid; error_log stderr;\n"
            f"events {{}}\nhttp {{ access_log off;\n{paths}{config}}}\n"
        )
        words = [program, "-p", str(directory), "-c", str(directory / "nginx.conf")]
        trust = ssl.create_default_context(cafile=certificate)
        async with running(words, Proxy(f"https://127.0.0.1:{port}{base_path}", server, trust)) as proxy:
            yield proxy


@asynccontextmanager
async def caddy(directory: Path, deploy: Path = DEPLOY) -> AsyncIterator[Proxy]:
    """Run the Caddyfile over plain HTTP: only the owner of the name can get a certificate."""
    program, port = tool("caddy"), free_port()
    async with serving(directory, trusted_proxy="127.0.0.1") as server:
        file = directory / "Caddyfile"
        file.write_text("{\n\tadmin off\n}\n" + (deploy / "Caddyfile").read_text("utf-8"))
        variables = {"SITE": f"http://{NAME}:{port}", "SERVERS": f"127.0.0.1:{server.port}"}
        words = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
        proxy = Proxy(f"http://127.0.0.1:{port}", server, ssl.create_default_context())
        async with running(words, proxy, **variables) as started:
            yield started


@asynccontextmanager
async def running(words: list[str], proxy: Proxy, **variables: str) -> AsyncIterator[Proxy]:
    """Run a program for the length of the block, which begins once the proxy answers."""
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
                    await asyncio.sleep(0.02)  # a starting program sends no event to wait for
        yield proxy
    finally:
        process.terminate()
        await process.communicate()


async def check(proxy: Proxy) -> None:
    """Check a room, the addresses of clients and a WebSocket behind the proxy, which must hide the operator's pages."""
    async with proxy.client() as client:
        assert (await client.get("/health")).status_code == 200
        for path in ("/metrics", "/metrics/", "/metrics%2f", "/ready", "/operator/rooms"):
            assert (await client.get(path)).status_code == 404
        opened = (await client.post("/api/rooms", json={"mode": "friends", "options": {}})).json()
        scheme, _, rest = proxy.url.partition("://")
        base_path = "/" + rest.partition("/")[2] if "/" in rest else ""
        assert opened["link"] == f"{scheme}://{NAME}{base_path}/r/{opened['room']}"
        for number in range(ServerLimits.guesses_per_address.uses):  # a client may forge this header
            forged = {"X-Forwarded-For": f"203.0.113.{number}"}
            guess = await client.post("/api/rooms/find", json={"code": "ABCD-EFGH"}, headers=forged)
            assert guess.status_code == 404, guess.text
        forged = {"X-Forwarded-For": "203.0.113.200"}
        guess = await client.post("/api/rooms/find", json={"code": "ABCD-EFGH"}, headers=forged)
        assert guess.status_code == 429
    neighbour = httpx.AsyncHTTPTransport(local_address="127.0.0.2", verify=proxy.trust)
    async with httpx.AsyncClient(
        base_url=proxy.url, headers={"Host": NAME}, transport=neighbour
    ) as another_client:
        guess = await another_client.post("/api/rooms/find", json={"code": "ABCD-EFGH"})
        assert guess.status_code == 404
    address = proxy.url.replace("http", "ws", 1).replace("127.0.0.1", NAME)
    secure = proxy.trust if scheme == "https" else None
    async with connect(f"{address}/ws", host="127.0.0.1", ssl=secure) as connection:
        line = Line(connection)
        await line.say(type="hello", protocol=2, room=opened["room"], seq=0)
        assert (await line.hear())["type"] == "welcome"


@pytest.mark.anyio
@pytest.mark.parametrize("base_path", ["", "/ricochet"])
async def test_the_game_works_behind_nginx(tmp_path: Path, base_path: str) -> None:
    async with nginx(tmp_path, base_path=base_path) as proxy:
        await check(proxy)


@asynccontextmanager
async def silent() -> AsyncIterator[int]:
    """Listen like a stalled server, which accepts connections and never answers."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as listening:
        yield listening.getsockname()[1]


@pytest.mark.anyio
async def test_nginx_takes_a_server_out_that_stands_still(tmp_path: Path) -> None:
    async with silent() as port:
        text = (DEPLOY / "nginx.conf").read_text("utf-8")
        line = re.search(r"    server 127\.0\.0\.1:8017 (.*);\n", text)
        assert line is not None
        both = f"    server 127.0.0.1:{port} {line[1]};\n{line[0]}"
        examples = tmp_path / "deploy"
        examples.mkdir()
        (examples / "nginx.conf").write_text(text.replace(line[0], both))
        async with nginx(tmp_path, deploy=examples) as proxy, proxy.client() as client:
            for _ in range(6):
                began = time.monotonic()
                assert (await client.get("/health")).status_code == 200
                assert time.monotonic() - began < LONGEST_ANSWER_SECONDS


@pytest.mark.long
@pytest.mark.anyio
async def test_the_game_works_behind_caddy(tmp_path: Path) -> None:
    async with caddy(tmp_path) as proxy:
        await check(proxy)


async def answer_slowly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer each request of a connection after half a second more than a server in rotation may take."""
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        while request := await reader.readuntil(b"\r\n\r\n"):
            if b"/health " not in request:
                await asyncio.sleep(2.5)
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nslow")
            await writer.drain()
    writer.close()


@pytest.mark.long
@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["nginx", "nginx under a path", "caddy"])
async def test_a_picture_may_take_longer_than_a_server_in_rotation(tmp_path: Path, kind: str) -> None:
    async with await asyncio.start_server(answer_slowly, "127.0.0.1", 0) as slow:
        port = slow.sockets[0].getsockname()[1]
        examples = tmp_path / "deploy"
        examples.mkdir()
        for name in ("nginx.conf", "nginx-path.conf", "Caddyfile"):
            text = (DEPLOY / name).read_text("utf-8")
            text = text.replace("{$SERVERS:127.0.0.1:8017}", f"127.0.0.1:{port}").replace(":8017", f":{port}")
            (examples / name).write_text(text)
        base_path = "/ricochet" if "path" in kind else ""
        started = (
            caddy(tmp_path, examples)
            if kind == "caddy"
            else nginx(tmp_path, base_path=base_path, deploy=examples)
        )
        async with started as proxy, proxy.client() as client:
            picture, page = await asyncio.gather(
                client.get("/preview/9.png", timeout=20), client.get("/x", timeout=20)
            )
        assert picture.status_code == 200, picture.text
        assert page.status_code >= 500


@pytest.mark.long
@pytest.mark.anyio
async def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "ricochet.service").read_text("utf-8")
    command = re.findall(r"^ExecStart=(\S+) (.+)$", text, re.MULTILINE)
    assert command == [("/opt/ricochet/bin/ricochet", "serve")]
    units = [tmp_path / f"ricochet{kind}" for kind in (".service", "-backup.service", "-backup.timer")]
    for unit in units:
        unit.write_text((DEPLOY / unit.name).read_text("utf-8").replace(command[0][0], sys.executable))
    assert await output_of(tool("systemd-analyze"), "verify", *map(str, units)) == ""


def backup_commands(ricochet: str, data: Path, backups: Path) -> tuple[dict[str, str], list[str]]:
    """Return the variables and the commands of the backup's unit, as systemd passes them to a shell."""
    text = (DEPLOY / "ricochet-backup.service").read_text("utf-8").replace("%%", "%")
    commands = re.findall(r"^Exec(StartPre|Start|StartPost)=(.+)$", text, re.MULTILINE)
    order = ["StartPre", "Start", "StartPost"]
    ordered = [command for _, command in sorted(commands, key=lambda named: order.index(named[0]))]
    here = [command.replace("/opt/ricochet/bin/ricochet", ricochet) for command in ordered]
    variables = {"RICOCHET_DATA": str(data), "BACKUPS": str(backups)}
    return variables, [command.replace("/var/backups/ricochet", str(backups)) for command in here]


@pytest.mark.anyio
async def test_the_timer_keeps_the_newest_backups(tmp_path: Path) -> None:
    data, backups = tmp_path / "data", tmp_path / "backups"
    data.mkdir()
    async with serving(data, url=sqlite_url(data)) as server:
        await server.open_room("Ada")
    variables, commands = backup_commands(str(Path(sys.executable).parent / "ricochet"), data, backups)
    assert len(commands) == 3
    backups.mkdir()
    for day in range(1, 16):
        (backups / f"ricochet-202001{day:02}T041700Z.sqlite3").touch()
    for command in commands:
        ran = await asyncio.create_subprocess_shell(command, env=os.environ | variables)
        assert await ran.wait() == 0, command
    kept = sorted(backups.iterdir())
    assert len(kept) == 14
    assert kept[0].name == "ricochet-20200103T041700Z.sqlite3"
    assert kept[-1].read_bytes().startswith(b"SQLite format 3")
    assert kept[-1].stat().st_mode & 0o777 == 0o600


def test_the_image_installs_pinned_requirements_and_does_not_run_as_root() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", "")
    steps = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    kinds = [kind for kind, *_ in steps]
    assert kinds.count("FROM") == 2
    assert kinds.index("USER") < kinds.index("CMD")
    copied = [name for kind, *names in steps if kind == "COPY" for name in names if name.endswith(".txt")]
    assert copied == ["requirements/postgres.txt", "requirements/public.txt", "requirements/kernel.txt"]
    assert [name for name in copied if not (DEPLOY.parent / name).is_file()] == []
    assert [" ".join(step) for step in steps if "-r" in step and "--require-hashes" not in step] == []


def test_the_services_of_compose_match() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            assert f"@database/{services['database']['environment']['POSTGRES_DB']}" in str(
                service["environment"]
            )
    servers = [name for name, service in services.items() if "build" in service and "command" not in service]
    variables = services["proxy"]["environment"]
    assert variables["SERVERS"] == " ".join(f"{name}:{DEFAULT_PORT}" for name in servers)
    assert set(variables) == set(re.findall(r"\{\$(\w+):", (DEPLOY / "Caddyfile").read_text("utf-8")))
    volumes = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert volumes == {"./Caddyfile", *compose["volumes"]}


def test_compose_trusts_the_network_of_its_proxy_alone() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    [network] = compose["networks"]["default"]["ipam"]["config"]
    for name in ("server-1", "server-2", "worker"):
        assert services[name]["environment"]["RICOCHET_TRUSTED_PROXY"] == network["subnet"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_compose_checks_the_health_of_services_that_answer_requests_only() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert "HEALTHCHECK" in (DEPLOY / "Containerfile").read_text("utf-8")  # so a server checks itself
    commands = {
        name: service.get("command", [None])[-1] for name, service in services.items() if "build" in service
    }
    assert commands == {"server-1": None, "server-2": None, "worker": "work", "upgrade": "upgrade"}
    checked = {name for name in commands if not services[name].get("healthcheck", {}).get("disable")}
    assert checked - {"upgrade"} == {"server-1", "server-2"}  # the upgrade ends before its first check


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_every_file_is_documented_and_names_known_settings_only(file: Path) -> None:
    known = {row.variable for row in SETTINGS} | FOR_BUILDS
    assert set(re.findall(r"RICOCHET_\w+", file.read_text("utf-8"))) <= known
    assert f"`{file.name}`" in (DEPLOY / "README.md").read_text("utf-8")
