"""The metrics that the server publishes, and the dashboard and the alerts that use them."""

import json
import re
from pathlib import Path

import pytest

from ricochetrobots.server import metrics
from ricochetrobots.server.errors import RoomSetAsideError
from ricochetrobots.server.rooms.outages import Outages
from support.serving import http_client, line, serving

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = re.compile(r"\b(?:ricochet|process)_\w+")


def expressions(file: str) -> list[str]:
    """Return the expressions in a file of the dashboard or the alerts."""
    text = (DEPLOY / file).read_text("utf-8")
    if file.endswith(".json"):
        return [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]
    return re.findall(r"^ +expr: (.+)$", text, re.MULTILINE)


def samples() -> dict[str, float]:
    """Return the samples of /metrics by name and labels, and by name alone."""
    values = {}
    for family in metrics.REGISTRY.collect():
        for sample in family.samples:
            values[sample.name] = sample.value
            values[sample.name + "".join(sorted(sample.labels.values()))] = sample.value
    return values


@pytest.mark.parametrize("file", ["dashboard.json", "alerts.yml"])
def test_the_dashboard_and_the_alerts_use_only_published_metrics(file: str) -> None:
    text = metrics.exposition().decode()
    names = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    known = names | {f"{name}_bucket" for name in names}
    used = {name for expression in expressions(file) for name in NAME.findall(expression)}
    assert len(used) >= 6
    assert not used - known


@pytest.mark.anyio
async def test_a_bid_is_measured(tmp_path: Path) -> None:
    before = samples()
    async with serving(tmp_path) as server, http_client() as client:
        opened = await server.open_room("Ada")
        async with line(server, opened["room"], opened["token"]) as ada:
            await ada.command("place_bid", round=1, moves=5)
        text = (await client.get(f"{server.operators_url}/metrics")).text
    after = samples()
    assert after["ricochet_bid_seconds_count"] == before["ricochet_bid_seconds_count"] + 1
    assert after["ricochet_http_requests_total201"] == before.get("ricochet_http_requests_total201", 0) + 1
    assert after["ricochet_log_lag_seconds"] == 0
    assert "ricochet_solver_waiting 0.0" in text


def test_the_lag_of_the_log_is_above_zero_during_an_append() -> None:
    with metrics.Appending():
        assert samples()["ricochet_log_lag_seconds"] > 0


@pytest.mark.anyio
async def test_alerts_see_a_damaged_room_a_lost_database_and_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_beat(outages: Outages, *, running: bool) -> None:
        """A heartbeat would find the database."""

    monkeypatch.setattr(Outages, "beat", no_beat)
    async with serving(tmp_path) as server, http_client() as client:
        await client.get(f"{server.operators_url}/metrics")
        before = samples()
        assert before["ricochet_rooms_set_aside"] == before["ricochet_database_lost_seconds"] == 0
        assert before["ricochet_disk_free_bytes"] > 0
        rooms = server.app.services.rooms
        rooms.put_aside(RoomSetAsideError("a-room", 3, "event 3 is missing"))
        monkeypatch.setattr(rooms.outages, "_failing_since", rooms.clock.now() - 11)
        await client.get(f"{server.operators_url}/metrics")
        after = samples()
        assert after["ricochet_rooms_set_aside"] == 1
        assert after["ricochet_database_lost_seconds"] >= 11


@pytest.mark.anyio
async def test_the_free_space_is_absent_with_postgresql(tmp_path: Path, database: str) -> None:
    """A sample of 0 would fire the alert RicochetDiskLow for ever."""
    async with serving(tmp_path, url=database, database=database) as server, http_client() as client:
        text = (await client.get(f"{server.operators_url}/metrics")).text
    assert "\nricochet_rooms 0.0" in text
    assert "\nricochet_disk_free_bytes" not in text
