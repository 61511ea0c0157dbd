"""The whole game below a path of its host (`--base-path`)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ricochetrobots.server.app import Application
from ricochetrobots.server.operate.settings import Settings
from ricochetrobots.wire import messages
from support.client import Client
from support.clock import ManualClock
from support.rooms import MEMORY, START

BASE = "/house/ricochet"
SITE = "http://testserver.local"
PARAMETER = re.compile(r"\{.*?\}")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    data: Path = tmp_path_factory.mktemp("data")
    app = Application(Settings(data=data, base_path=BASE), clock=lambda _: ManualClock(START), url=MEMORY)
    with Client(app, base_url=SITE) as opened:
        yield opened


def test_every_route_is_below_the_path(client: Client) -> None:
    routes = client.application.public.routes
    assert len(routes) > 15
    for route in routes:
        answer = client.request(route.methods[0], PARAMETER.sub("1", route.path))
        assert answer.status_code == 404, route.path
        if route.methods[0] != "HEAD":
            assert answer.json() == {"code": "not-found"} | answer.json(), route.path


@pytest.mark.parametrize("path", ["/", "/today", "/rules", "/learn", "/health", "/api/today"])
def test_each_page_is_served_below_the_path_only(client: Client, path: str) -> None:
    assert client.get(BASE + path).status_code == 200
    assert client.get(path).status_code == 404


def test_the_start_page_needs_no_trailing_slash(client: Client) -> None:
    assert client.get(BASE).text == client.get(f"{BASE}/").text


@pytest.mark.parametrize("path", ["/", "/today", "/nowhere"])
def test_files_that_a_page_references_are_below_the_path(client: Client, path: str) -> None:
    page = client.get(BASE + path, headers={"Accept": "text/html"}).text
    addresses = re.findall(r' (?:href|src)="(/[^"]+)"', page)
    assert addresses
    for address in addresses:
        assert address.startswith(f"{BASE}/"), address
        assert client.get(address).status_code == 200, address


def test_links_contain_the_path(client: Client) -> None:
    opened = client.post(f"{BASE}/api/rooms", json={"mode": "friends", "options": {}}).json()
    assert opened["link"] == f"{SITE}{BASE}/r/{opened['room']}"
    page = client.get(opened["link"].removeprefix(SITE)).text
    assert f'property="og:url" content="{opened["link"]}"' in page
    picture = page.split('property="og:image" content="')[1].split('"')[0]
    assert picture.startswith(f"{SITE}{BASE}/preview/")
    code = f"{BASE}/api/qr.svg"
    assert client.get(code, params={"text": opened["link"]}).status_code == 200
    assert client.get(code, params={"text": f"{SITE}/r/{opened['room']}"}).status_code == 404


def test_the_socket_is_below_the_path(client: Client) -> None:
    room = client.post(f"{BASE}/api/rooms", json={"mode": "friends", "options": {}}).json()["room"]
    with client.websocket_connect(f"{BASE}/ws") as socket:
        socket.send_text(
            messages.CLIENT_MESSAGES.encode(messages.Hello(protocol=messages.VERSION, room=room)).decode()
        )
        assert isinstance(messages.SERVER_MESSAGES.decode(socket.receive_text()), messages.Welcome)
