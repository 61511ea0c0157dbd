"""Find the server that runs on a data directory: it writes its address there while it runs."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ricochetrobots.core.sentence import Sentence
from ricochetrobots.server.errors import ServerError

ADDRESS_FILE = "address"
TOKEN_FILE = "operator-token"  # noqa: S105  # a path, not a password
ALL_ADDRESSES = "0.0.0.0"  # noqa: S104  # a name for it; the server listens there only if somebody sets it
PATIENCE_SECONDS = 2.0
ANSWER_SECONDS = 60.0
"""The longest wait for the next bytes of an answer."""

log = logging.getLogger(__name__)


@contextmanager
def announced(data: Path, address: str, operators: str, operator_token: str) -> Iterator[None]:
    """Publish the players' and the operators' address and a token in the data directory for the block.

    Only the owner of the directory can read the token.
    """
    file, token = data / ADDRESS_FILE, data / TOKEN_FILE
    try:
        token.unlink(missing_ok=True)
        with os.fdopen(os.open(token, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as opened:
            opened.write(operator_token)
        file.write_text(f"{address}\n{operators}\n", "utf-8")
    except OSError as fault:  # people can play without the file
        log.warning("the address cannot be written to %s: %s", file, fault.strerror)
    try:
        yield
    finally:
        if _read(data) == (address, operators):  # not if another server has started meanwhile
            file.unlink(missing_ok=True)
            token.unlink(missing_ok=True)


def running_address(data: Path) -> str | None:
    """Return the address of the server that uses this directory, or None if none answers.

    The file of a killed server stays behind, and another program may listen at its address. So call this only
    where the directory is known to be in use, or where a wrong answer does no harm.
    """
    address, _ = _read(data)
    if address is None:
        return None
    from urllib.request import ProxyHandler, build_opener  # slow to import, and rarely needed

    ask = build_opener(ProxyHandler({}))
    try:
        with ask.open(f"{own_address(address)}/health", timeout=PATIENCE_SECONDS) as answer:
            return address if answer.status == 200 else None
    except (OSError, ValueError):  # nobody listens, or the file holds no address
        return None


@contextmanager
def operator_answer(data: Path, path: str, body: bytes | None = None) -> Iterator[IO[bytes] | None]:
    """Return the answer of this data directory's server to its operator; None if none runs.

    Paths below /api are the players', all others the operators'. With a body it is a POST. Raises ServerError, and
    OSError when the server or its token is out of reach.
    """
    address = running_address(data)
    operators = _read(data)[1]
    if address is None or operators is None:
        yield None
        return
    site = address if path.startswith("/api/") else operators
    from urllib.error import HTTPError
    from urllib.request import ProxyHandler, Request, build_opener

    token = (data / TOKEN_FILE).read_text("utf-8").strip()
    request = Request(f"{own_address(site)}{path}", body, {"Authorization": f"Bearer {token}"})  # noqa: S310
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=ANSWER_SECONDS) as answer:
            yield answer
    except HTTPError as refused:
        with refused:
            refusal = _refusal(refused.read())
        if refusal is None or refusal["code"] == "not-found":
            yield None  # another program or server, which listens at the old address
            return
        sentence = Sentence(f"refused-{refusal['code']}", "{message}", message=refusal["message"])
        raise ServerError("refused", sentence) from None


def is_for_all(address: str) -> bool:
    """Return whether a server at this address accepts other computers too."""
    return f"//{ALL_ADDRESSES}:" in address


def own_address(address: str) -> str:
    """Return the address under which this computer reaches the server."""
    return address.replace(f"//{ALL_ADDRESSES}:", "//127.0.0.1:")


def _read(data: Path) -> tuple[str | None, str | None]:
    """Return the players' and the operators' address."""
    try:
        address, operators, *_ = [*(data / ADDRESS_FILE).read_text("utf-8").split(), None, None]
    except (OSError, UnicodeDecodeError):
        return None, None
    return address, operators


def _refusal(body: bytes) -> dict[str, str] | None:
    """Return a refusal by this project's server, or None for anything else."""
    try:
        refusal = json.loads(body)
    except ValueError:
        return None
    return refusal if isinstance(refusal, dict) and {"code", "message"} <= refusal.keys() else None
