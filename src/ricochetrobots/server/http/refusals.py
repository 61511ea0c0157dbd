"""Refusals over HTTP: every error as JSON with its stable code, and the status that goes with it."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ricochetrobots.core import RicochetError
from ricochetrobots.protocol.http import Refusal
from ricochetrobots.server.errors import (
    InternalError,
    ReadingError,
    SolverBusyError,
    StorageUnavailableError,
    TooFastError,
)
from ricochetrobots.server.wire import facts_of

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]

STATUS = {
    "no-such-room": 404,
    "no-such-game": 404,
    "not-found": 404,
    "no-such-day": 404,
    "day-not-come": 404,
    "no-such-hint": 404,
    "bad-token": 403,
    "token-renewed": 403,
    "foreign-origin": 403,
    "rooms-not-opened": 403,
    "too-large": 413,
    "too-fast": 429,
    "lost-race": 409,
    "puzzle-in-play": 409,
    "internal": 500,
    "solver-busy": 503,
    "disk-low": 503,
    "storage-unavailable": 503,
    "room-set-aside": 503,
}


def refuse(_: AnyRequest, error: RicochetError) -> Response[Refusal]:
    """Answer a refusal with its code."""
    body = Refusal(
        code=error.code,
        message=str(error),
        clause=error.clause,
        facts=facts_of(error),
        path=error.path if isinstance(error, ReadingError) else None,
    )
    headers = {}
    if isinstance(error, TooFastError | SolverBusyError):
        headers["Retry-After"] = str(max(1, round(error.retry_seconds)))
    if isinstance(error, StorageUnavailableError):
        headers["Retry-After"] = "1"
    return Response(body, status_code=STATUS.get(error.code, 400), headers=headers)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """Answer what the web framework refuses, in the same form."""
    codes = {400: "invalid", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}
    if error.status_code not in codes:
        return refuse_internal(request, error)
    body = Refusal(code=codes[error.status_code], message=error.detail)
    return Response(body, status_code=error.status_code)


def refuse_internal(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Answer a fault of the server's own, told in full in the log and not to the client."""
    log.error("internal error", exc_info=error)
    return refuse(request, InternalError())


REFUSERS: dict[int | type[Exception], Any] = {
    RicochetError: refuse,
    HTTPException: refuse_http,
    Exception: refuse_internal,
}
