"""A client of an application in this process."""

from typing import Self

from starlette.testclient import TestClient

from ricochetrobots.server.app import Application

SITE = "http://testserver.local"


class Client(TestClient):
    """Requests and WebSockets of one address. Within its block, the application runs."""

    __test__ = False

    def __init__(self, app: Application, base_url: str = SITE, address: str = "testclient") -> None:
        super().__init__(app, base_url=base_url, client=(address, 50_000))
        self.application = app

    def at(self, address: str) -> "Client":
        """Return a client at another address, for the time in which this one's block lasts."""
        other = Client(self.application, address=address)
        other.portal = self.portal
        return other

    def __enter__(self) -> Self:
        super().__enter__()
        return self
