"""A database as servers see it, apart from what it holds: who owns it, whether one was alive, and queries."""

from __future__ import annotations

import hashlib
import hmac
import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Select, UpdateBase, delete, insert, select

from ricochetrobots.server.errors import DataError, SecretError
from ricochetrobots.server.log import schema
from ricochetrobots.server.log.records import Row

ALIVE = "alive"
"""The row of ``meta`` that holds the last heartbeat of a server."""
SECRET, SECRET_CHECK = "secret", "secret-check"
"""The row of ``secrets`` that holds the server's secret, and the row of ``meta`` that shows which one it is."""
PROOF = (
    select(schema.secrets.c.value).where(schema.secrets.c.key == SECRET),
    select(schema.meta.c.value).where(schema.meta.c.key == SECRET_CHECK),
    select(schema.rooms.c.id).limit(1),
)
"""Query the values for `proven_secret`."""
PROOF_SQL = tuple(str(query.compile(compile_kwargs={"literal_binds": True})) for query in PROOF)
"""The same as text."""
PROBE = "probe"
PROBE_BYTES = 8192
"""The content that `Store.probe` writes: more than fits into an existing page."""
log = logging.getLogger(__name__)


class Queries(ABC):
    """Queries and statements on a database."""

    @abstractmethod
    async def _read(self, *queries: Select[Any], **values: Any) -> Sequence[Sequence[Row]]:
        """Return the rows of each query, all as of one moment. Raises StorageUnavailableError.

        With ``values`` for their parameters, the queries are constants, which are compiled once.
        """

    @abstractmethod
    async def _execute(self, statements: Iterable[UpdateBase]) -> Sequence[int]:
        """Execute these in one transaction, and return how many rows each has changed.

        Raises StorageUnavailableError.
        """

    async def _scalar(self, query: Select[tuple[Any]], **values: Any) -> Any:
        (found,) = await self._read(query, **values)
        return next(iter(found[0].values())) if found else None


class Database(Queries):
    """An opened database, which holds the secret of its servers and their last heartbeat."""

    is_damaged = False
    """Whether a read or write found the structure of the database damaged."""

    async def secret(self, fresh: bytes) -> bytes:
        """Return the server's secret, which becomes ``fresh`` in a database without rooms.

        Raises the errors of `proven_secret`, and StorageUnavailableError.
        """
        while True:
            stored, checks, some_room = await self._read(*PROOF)
            secret = proven_secret(
                stored[0]["value"] if stored else None,
                checks[0]["value"] if checks else None,
                has_rooms=bool(some_room),
            )
            if secret is None:
                await self._keep_secret(fresh.hex(), _check_value(fresh))
                continue
            if not checks:
                await self._execute(
                    [insert(schema.meta).values(key=SECRET_CHECK, value=_check_value(secret))]
                )
            return secret

    @abstractmethod
    async def _keep_secret(self, secret: str, check: str) -> None:
        """Store the secret and its check value, unless another server has just done so."""

    @abstractmethod
    async def beat(self, now: float) -> None:
        """Store that a server was alive at that time. Raises StorageUnavailableError."""

    async def last_beat(self) -> float:
        """Return the last heartbeat of a server; 0.0 if none is stored or it cannot be read."""
        found = await self._scalar(select(schema.meta.c.value).where(schema.meta.c.key == ALIVE))
        try:
            return 0.0 if found is None else float(found)
        except ValueError:
            log.warning("the last heartbeat of a server cannot be read: %.40r", found)
            return 0.0

    async def probe(self) -> None:
        """Store something that needs space, and delete it. Raises StorageUnavailableError."""
        meta = schema.meta
        gone = delete(meta).where(meta.c.key == PROBE)
        await self._execute([gone, insert(meta).values(key=PROBE, value="x" * PROBE_BYTES), gone])

    @abstractmethod
    async def backup(self, copy: Path) -> None:
        """Write the database, as it is at the end, into that file; appends continue. Raises StorageUnavailableError."""

    @abstractmethod
    async def close(self) -> None:
        """Finish waiting writes and release the database."""


def proven_secret(stored: str | None, check: str | None, *, has_rooms: bool) -> bytes | None:
    """Return the server's secret from its stored form, None if a server may choose one.

    Raises SecretError if the secret is missing, damaged, or not the one of the check value, and DataError if there
    are rooms but no check value: with another secret, every player's token would stop working.
    """
    if stored is None:
        if has_rooms or check is not None:
            raise SecretError("missing")
        return None
    try:
        secret = bytes.fromhex(stored)
    except ValueError:
        raise SecretError("damaged") from None
    if check is None and has_rooms:
        raise DataError("data-secret-unproven")
    if check is not None and not hmac.compare_digest(check.encode(), _check_value(secret).encode()):
        raise SecretError("wrong")
    return secret


def _check_value(secret: bytes) -> str:
    """Return a value that shows whether the secret is the right one without revealing it."""
    return hmac.digest(secret, SECRET_CHECK.encode(), hashlib.sha256).hex()


def beats(now: float) -> Iterator[UpdateBase]:
    """Yield the statements that store that a server was alive."""
    yield delete(schema.meta).where(schema.meta.c.key == ALIVE)
    yield insert(schema.meta).values(key=ALIVE, value=repr(now))
