"""Refusals over HTTP: every error as JSON with its stable code and its status."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from ricochetrobots.core import RicochetError
from ricochetrobots.server.errors import (
    ReadingError,
    ServerError,
    StorageUnavailableError,
    TooFastError,
)
from ricochetrobots.wire.http import Refusal

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]


def refuse(_: AnyRequest, error: RicochetError) -> Response[Refusal]:
    """Answer a refusal with its code."""
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
    status = error.status if isinstance(error, ServerError) else 400
    return Response(body, status_code=status, headers=headers)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """Answer a request that the web framework rejects, in the same form."""
    codes = {400: "invalid", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}
    if error.status_code not in codes:
        return refuse_internal(request, error)
    return refuse(request, ServerError(codes[error.status_code], error.detail))


def refuse_internal(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """Answer an error of the server itself; the log has the traceback, the client does not."""
    log.error("internal error", exc_info=error)
    return refuse(request, ServerError("internal"))


REFUSERS: dict[int | type[Exception], Any] = {
    RicochetError: refuse,
    HTTPException: refuse_http,
    Exception: refuse_internal,
}
