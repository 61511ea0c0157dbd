"""The requests of a page to the network."""

from typing import Any

from playwright.sync_api import CDPSession


class Traffic:
    """Counts the requests that a page sends from now on, and the bytes that it receives, including headers."""

    def __init__(self, tools: CDPSession) -> None:
        self.requests: dict[str, str] = {}
        """Addresses by request; answers from the browser's cache are left out."""
        self._received: dict[str, float] = {}
        tools.send("Network.enable")
        tools.on("Network.requestWillBeSent", self._sent)
        tools.on("Network.requestServedFromCache", self._kept)
        tools.on("Network.responseReceived", self._answered)
        tools.on("Network.loadingFinished", self._finished)

    @property
    def kilobytes(self) -> float:
        return sum(self._received.values()) / 1000

    def leave_out(self, part: str) -> None:
        """Remove the requests with ``part`` in their address."""
        for request in [request for request, address in self.requests.items() if part in address]:
            del self.requests[request]
            self._received.pop(request, None)

    def _sent(self, event: dict[str, Any]) -> None:
        if event["request"]["url"].startswith("http"):
            self.requests[event["requestId"]] = event["request"]["url"]

    def _kept(self, event: dict[str, Any]) -> None:
        self.requests.pop(event["requestId"], None)

    def _answered(self, event: dict[str, Any]) -> None:
        if event["response"]["fromDiskCache"]:
            self.requests.pop(event["requestId"], None)

    def _finished(self, event: dict[str, Any]) -> None:
        self._received[event["requestId"]] = event["encodedDataLength"]
