"""The metrics for operators, in Prometheus' format at /metrics."""

from __future__ import annotations

import time
from collections.abc import Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5)
"""The upper limits of the histograms' buckets, in seconds."""

ROOMS = Gauge("ricochet_rooms", "Rooms in memory", registry=REGISTRY)
SET_ASIDE = Gauge(
    "ricochet_rooms_set_aside",
    "Rooms that cannot be played because their record is damaged",
    registry=REGISTRY,
)
DATABASE_LOST = Gauge(
    "ricochet_database_lost_seconds", "Time since the database became unusable", registry=REGISTRY
)


class DiskFree(Collector):
    """The free space, which a gauge would report as 0 where it is unknown."""

    free_bytes: int | None = None

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the metric, without a sample if the space is unknown."""
        family = GaugeMetricFamily(
            "ricochet_disk_free_bytes", "Free space of the data directory; absent with PostgreSQL"
        )
        if self.free_bytes is not None:
            family.add_metric([], self.free_bytes)
        yield family


DISK_FREE = DiskFree()
REGISTRY.register(DISK_FREE)
CONNECTIONS = Gauge("ricochet_connections", "Open connections", registry=REGISTRY)
EVENTS = Counter("ricochet_events", "Events stored", registry=REGISTRY)
COMMANDS = Counter(
    "ricochet_commands",
    "Commands by result: accepted, or the code of a refusal",
    ["result"],
    registry=REGISTRY,
)
SOLVED = Counter("ricochet_solved", "Searches for an optimum by outcome", ["status"], registry=REGISTRY)
APPEND_SECONDS = Histogram(
    "ricochet_append_seconds",
    "From an append's request to its commit",
    buckets=SECONDS,
    registry=REGISTRY,
)

REQUESTS = Counter("ricochet_http_requests", "HTTP answers by status", ["status"], registry=REGISTRY)
BID_SECONDS = Histogram(
    "ricochet_bid_seconds",
    "From the receipt of a bid to its broadcast",
    buckets=SECONDS,
    registry=REGISTRY,
)
REPORTS = Counter(
    "ricochet_reports", "Reports of players at public tables by reason", ["reason"], registry=REGISTRY
)
LATENESS = Histogram(
    "ricochet_deadline_lateness_seconds",
    "From a room's deadline to its effect",
    buckets=SECONDS,
    registry=REGISTRY,
)
SOLVER_WAITING = Gauge("ricochet_solver_waiting", "Puzzles that wait to be solved", registry=REGISTRY)
SOLVER_BUSY = Gauge("ricochet_solver_busy", "Puzzles being solved", registry=REGISTRY)
LOG_LINES_LEFT_OUT = Counter(
    "ricochet_log_lines_left_out", "Lines omitted from the log because of its budget", registry=REGISTRY
)
LOG_LAG = Gauge(
    "ricochet_log_lag_seconds",
    "Age of the oldest append that is not committed yet",
    registry=REGISTRY,
)
_appending: dict[object, float] = {}
LOG_LAG.set_function(lambda: stopwatch() - min(_appending.values()) if _appending else 0.0)
ACCEPTED = COMMANDS.labels("accepted")


def stopwatch() -> float:
    """Return a time for measurements. They decide nothing, so they do not use the server's clock."""
    return time.monotonic()  # noqa: TID251  what is measured decides nothing


class Appending:
    """Measure an append, while it lasts and once it is over."""

    def __enter__(self) -> None:
        _appending[self] = stopwatch()

    def __exit__(self, *_: object) -> None:
        APPEND_SECONDS.observe(stopwatch() - _appending.pop(self))


def exposition() -> bytes:
    """Return all metrics as text."""
    return generate_latest(REGISTRY)
