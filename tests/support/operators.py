"""Requests to the operators' address of an application under test."""

import httpx
from litestar import Litestar
from litestar.testing import TestClient


def from_operators(client: TestClient[Litestar], path: str) -> httpx.Response:
    """Return what the operators' application answers, in the event loop of the players' application."""
    operators = client.app.state.operators

    async def request() -> httpx.Response:
        transport = httpx.ASGITransport(app=operators)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as asking:
            return await asking.get(path)

    with client.portal() as portal:
        return portal.call(request)
