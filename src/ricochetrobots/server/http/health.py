"""The state of the server for monitors."""

from __future__ import annotations

from starlette.responses import Response

from ricochetrobots.server import metrics
from ricochetrobots.server.errors import StorageUnavailableError
from ricochetrobots.server.http.routing import Call, as_json
from ricochetrobots.server.http.services import Services
from ricochetrobots.server.operate.readiness import check_disk, free_bytes
from ricochetrobots.wire.http import Health


async def read_health(call: Call[None]) -> Response:
    """Report that the server runs, with all its tasks, and can read its storage.

    Errors: task-died, storage-unavailable, too-fast.
    """
    call.services.background.check()
    store = call.services.rooms.store
    await store.last_time()
    if store.is_damaged:  # in a place that the query above does not read
        raise StorageUnavailableError
    return _healthy(call.services)


async def read_readiness(call: Call[None]) -> Response:
    """Report that the server can store events. Errors: storage-unavailable, disk-low."""
    await call.services.probe.check()
    check_disk(call.services.settings, call.services.limits.free_bytes)
    return _healthy(call.services)


def _healthy(services: Services) -> Response:
    return as_json(Health(rooms=len(services.rooms), connections=len(services.connections)))


async def read_metrics(call: Call[None]) -> Response:
    """Return the metrics in Prometheus' format."""
    services = call.services
    metrics.ROOMS.set(len(services.rooms))
    metrics.SET_ASIDE.set(services.rooms.set_aside)
    metrics.DATABASE_LOST.set(services.rooms.outages.failing_seconds)
    metrics.DISK_FREE.free_bytes = free_bytes(services.settings)
    metrics.SOLVER_WAITING.set(services.solver.waiting)
    metrics.SOLVER_BUSY.set(services.solver.busy)
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")
