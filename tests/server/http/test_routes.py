"""The route table: every public route has a budget, which a family does not meet."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

from starlette.responses import Response

from ricochetrobots.server.app import Application
from ricochetrobots.server.http.proofs import NONE
from ricochetrobots.server.http.routes import PUBLIC
from ricochetrobots.server.http.routing import GET, AnyRoute, Call, Route, Router
from ricochetrobots.server.limits import USUAL, Limit, ServerLimits
from ricochetrobots.server.operate.settings import Settings
from support.client import Client
from support.clock import ManualClock
from support.rooms import MEMORY, START

_ONE: dict[str, Any] = {each.name: Limit(1, 60.0) for each in fields(ServerLimits) if each.type == "Limit"}
ONCE = ServerLimits(**_ONE)
"""Limits that everything may be used once."""
PARAMETER = re.compile(r"\{.*?\}")


@contextmanager
def client_of(
    folder: Path, limits: ServerLimits = USUAL, routes: Iterable[AnyRoute] = PUBLIC
) -> Iterator[Client]:
    app = Application(
        Settings(data=folder, tables=True, ladder="Club"),
        limits=limits,
        clock=lambda _: ManualClock(START),
        url=MEMORY,
    )
    app.public = Router(routes)
    with Client(app) as opened:
        yield opened


def without_budget(client: Client) -> list[str]:
    """Return the public routes that answer one address twice, although it may use everything once."""
    found = []
    for number, route in enumerate(client.application.public.routes):
        other = client.at(f"10.0.{number}.1")
        path = PARAMETER.sub("1", route.path)
        answers = [other.request(method, path).status_code for method in (route.methods[0],) * 2]
        assert answers[0] != 429, route.path
        if answers[1] != 429:
            found.append(route.path)
    return found


def test_every_public_route_spends_a_budget(tmp_path: Path) -> None:
    with client_of(tmp_path, ONCE) as client:
        assert len(client.application.public.routes) > 50
        assert without_budget(client) == []


def test_a_route_without_a_budget_is_found(tmp_path: Path) -> None:
    async def answer(_: Call[None]) -> Response:
        return Response()

    planted = Route(GET, "/api/planted", answer, None, NONE)
    with client_of(tmp_path, ONCE, (planted, *PUBLIC)) as client:
        assert without_budget(client) == ["/api/planted"]


def test_a_family_a_monitor_and_many_reloads_meet_no_limit(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        assert {client.get("/rules").status_code for _ in range(100)} == {200}
        assert {client.get("/health").status_code for _ in range(600)} == {200}, "ten minutes, one a second"
        assert client.get("/health").status_code == 429


def test_downloads_are_limited(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        statuses = [client.get(f"/games/{'A' * 22}.{kind}").status_code for kind in ("json", "txt") * 350]
        assert statuses == [404] * 120 + [429] * 580
