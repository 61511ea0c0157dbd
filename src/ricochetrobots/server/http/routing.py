"""Answer a request by its route: spend a budget, check the origin and the proof of identity, call the handler.

A handler cannot forget any of these, because they are columns of the route table (routes.py).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ricochetrobots.core import RicochetError
from ricochetrobots.server import metrics
from ricochetrobots.server.budgets import Budget, address_of
from ricochetrobots.server.decode import read_body
from ricochetrobots.server.errors import ReadingError, ServerError, StorageUnavailableError, TooFastError
from ricochetrobots.server.http.origin import check_origin
from ricochetrobots.server.http.services import Services
from ricochetrobots.server.http.static import HEADERS
from ricochetrobots.web.pages import VALUE
from ricochetrobots.wire.http import Refusal
from ricochetrobots.wire.messages import MAX_MESSAGE_BYTES
from ricochetrobots.wire.wire_format import WireFormat

log = logging.getLogger(__name__)

GET, POST, DELETE = ("GET",), ("POST",), ("DELETE",)
READ = ("GET", "HEAD")
BEARER = "Bearer "
JSON = "application/json"
Body = TypeVar("Body")
Proved = TypeVar("Proved")
_PARAMETER = re.compile(r"\{(\w+)(?::(int|path|page))?\}")
_VALUES = {"": "[^/]+", "int": "-?[0-9]{1,9}", "path": ".*", "page": f"(?a:{VALUE})"}
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


@dataclass(frozen=True)
class Call(Generic[Proved]):
    """A request on its way to a handler: ``values`` are the parameters of its path, ``proved`` what its proof shows."""

    request: Request
    services: Services
    values: Mapping[str, str]
    proved: Proved

    @property
    def address(self) -> str:
        """The name under which the sender is counted."""
        return address_of(self.request.scope)

    @property
    def path(self) -> str:
        """The path below the game's own, without a slash at its end."""
        return path_below(self.request.scope["path"], self.services.settings.base_path) or "/"

    @property
    def sites(self) -> tuple[str, ...]:
        """The addresses of this server: the origins in the settings, and the one that the request names."""
        settings = self.services.settings
        requested = f"{self.request.scope['scheme']}://{self.header('host')}"
        return tuple(origin + settings.base_path for origin in (*settings.origins, requested))

    @property
    def site(self) -> str:
        """The address of this server for links: the origin of the page that sends the request if it is known."""
        origin = self.header("origin")
        return origin + self.services.settings.base_path if origin else self.sites[0]

    @property
    def bearer(self) -> str | None:
        """The token in the header Authorization, None for none."""
        authorization = self.header("authorization")
        return authorization.removeprefix(BEARER) if authorization.startswith(BEARER) else None

    def header(self, name: str) -> str:
        """Return a header of the request, or an empty text."""
        return self.request.headers.get(name, "")

    async def body(self, at_most: int = MAX_MESSAGE_BYTES) -> bytes:
        """Return the body. Raises ServerError if it has more than ``at_most`` bytes, or ends too early."""
        size = self.header("content-length")
        if size.isdecimal() and int(size) > at_most:
            raise ServerError("too-large")
        body = bytearray()
        try:
            async for part in self.request.stream():
                body += part
                if len(body) > at_most:
                    raise ServerError("too-large")
        except ClientDisconnect:
            raise ServerError("invalid", "The body ended before its announced length.") from None
        return bytes(body)

    async def read(self, form: WireFormat[Body], at_most: int = MAX_MESSAGE_BYTES) -> Body:
        """Return the decoded body. Raises ServerError and ReadingError."""
        return read_body(await self.body(at_most), form)


@dataclass(frozen=True)
class IdentityProof(Generic[Proved]):
    """How a request shows who sends it. ``check`` returns what it shows, or raises ServerError."""

    name: str
    check: Callable[[Call[None]], Awaitable[Proved]]


@dataclass(frozen=True)
class Route(Generic[Proved]):
    """A row of the route table. A parameter of ``path`` is as ``{room}``, ``{grade:int}`` or ``{path:path}``; that of
    a page is as ``{room:page}``.

    ``budget`` is None only at the operators' address, which strangers do not reach.
    """

    methods: tuple[str, ...]
    path: str
    handler: Callable[[Call[Proved]], Awaitable[Response]]
    budget: Budget | None
    proof: IdentityProof[Proved]

    async def answer(self, call: Call[None]) -> Response:
        """Answer a request. Raises the errors of the handler and of what comes before it."""
        if self.budget is None:
            return await self._answer(call)
        async with call.services.budgets.spending(self.budget, call.address):
            if call.request.method not in READ:
                allowed = call.services.settings.origins
                check_origin(call.request.headers.get("origin"), call.request.headers.get("host"), allowed)
            return await self._answer(call)

    async def _answer(self, call: Call[None]) -> Response:
        proved = await self.proof.check(call)
        return await self.handler(Call(call.request, call.services, call.values, proved))


AnyRoute: TypeAlias = Route[Any]
"""A route with any proof; its handler receives what that proof shows."""


class Router:
    """Finds the route of each request below ``base_path``, and sends its answer or its refusal."""

    def __init__(self, routes: Iterable[AnyRoute], base_path: str = "") -> None:
        self._base_path = base_path
        self.routes = tuple(routes)
        self._by_path: dict[str, dict[str, AnyRoute]] = {}
        for route in self.routes:
            self._by_path.setdefault(route.path, {}).update(dict.fromkeys(route.methods, route))
        self._patterns = [
            (re.compile(_PARAMETER.sub(_pattern, path.replace(".", r"\."))), methods)
            for path, methods in self._by_path.items()
            if "{" in path
        ]

    async def answer(self, services: Services, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        request = Request(scope, receive)
        try:
            methods, values = self._find(path_below(scope["path"], self._base_path))
            if request.method not in methods:
                response = refuse(ServerError("method-not-allowed"))
                response.headers["Allow"] = ", ".join(methods)
            else:
                response = await methods[request.method].answer(Call(request, services, values, None))
        except RicochetError as error:
            response = refuse(error)
        except Exception:
            log.exception("internal error")
            response = refuse(ServerError("internal"))
        if request.method == "HEAD":
            response.body = b""
        present = {name for name, _ in response.raw_headers}
        response.raw_headers = [
            *(header for header in response.raw_headers if header[1]),
            *(header for header in _HEADERS if header[0] not in present),
        ]
        metrics.REQUESTS.labels(response.status_code).inc()
        await response(scope, receive, send)

    def _find(self, path: str | None) -> tuple[dict[str, AnyRoute], dict[str, str]]:
        """Return the routes at a path by method, and the values of its parameters. Raises ServerError."""
        if path is not None:
            if "{" not in path and (path or "/") in self._by_path:
                return self._by_path[path or "/"], {}
            for pattern, methods in self._patterns:
                if found := pattern.fullmatch(path):
                    return methods, found.groupdict()
        raise ServerError("not-found")


def path_below(path: str, base_path: str) -> str | None:
    """Return the path below ``base_path`` without a slash at its end, None if it is not below."""
    if not f"{path}/".startswith(f"{base_path}/"):
        return None
    return path.removeprefix(base_path).rstrip("/")


def as_json(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return a value without a wire format of its own as an answer."""
    return Response(msgspec.json.encode(value, enc_hook=_plain), status, headers, JSON)


def _plain(value: object) -> str:
    """Return a `Sentence` as the text that it is."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"{type(value).__name__} has no JSON")


def refuse(error: RicochetError) -> Response:
    """Return a refusal as JSON with its code and its status."""
    body = Refusal(
        code=error.code,
        message=str(error),
        clause=error.clause,
        facts=error.facts,
        path=error.path if isinstance(error, ReadingError) else None,
    )
    headers = {}
    if isinstance(error, TooFastError):
        headers["Retry-After"] = str(max(1, round(error.retry_seconds)))
    if isinstance(error, StorageUnavailableError):
        headers["Retry-After"] = "1"
    return as_json(body, error.status if isinstance(error, ServerError) else 400, headers)


def _pattern(parameter: re.Match[str]) -> str:
    return f"(?P<{parameter[1]}>{_VALUES[parameter[2] or '']})"
