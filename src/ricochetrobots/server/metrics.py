"""What an operator may want to watch, in Prometheus' format at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
ROOMS = Gauge("ricochet_rooms", "Rooms in memory", registry=REGISTRY)
CONNECTIONS = Gauge("ricochet_connections", "Open connections", registry=REGISTRY)
EVENTS = Counter("ricochet_events", "Events stored", registry=REGISTRY)
COMMANDS = Counter(
    "ricochet_commands", "Commands by result: accepted or a code", ["result"], registry=REGISTRY
)
SOLVED = Counter("ricochet_solved", "Puzzles looked into by how it ended", ["status"], registry=REGISTRY)
APPEND_SECONDS = Histogram(
    "ricochet_append_seconds",
    "From an append's request to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
    registry=REGISTRY,
)


def exposition() -> bytes:
    """Return all metrics as text."""
    return generate_latest(REGISTRY)
