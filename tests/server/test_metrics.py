"""What /metrics tells, and that the dashboard and the alerts ask for nothing else."""

import json
import re
from pathlib import Path

import pytest

from ricochetrobots.server import metrics
from support.serving import http_client, line, serving

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = re.compile(r"\b(?:ricochet|process)_\w+")


def asked_for(file: str) -> list[str]:
    """Return the expressions of a file."""
    text = (DEPLOY / file).read_text("utf-8")
    if file.endswith(".json"):
        return [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]
    return re.findall(r"^ +expr: (.+)$", text, re.MULTILINE)


def told() -> dict[str, float]:
    """Return the samples of /metrics by name and labels, and by name alone."""
    samples = {}
    for family in metrics.REGISTRY.collect():
        for sample in family.samples:
            samples[sample.name] = sample.value
            samples[sample.name + "".join(sorted(sample.labels.values()))] = sample.value
    return samples


@pytest.mark.parametrize("file", ["dashboard.json", "alerts.yml"])
def test_what_is_watched_is_told(file: str) -> None:
    text = metrics.exposition().decode()
    names = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    known = names | {f"{name}_bucket" for name in names}
    asked = {name for expression in asked_for(file) for name in NAME.findall(expression)}
    assert len(asked) >= 6
    assert not asked - known


@pytest.mark.anyio
async def test_a_bid_is_measured(tmp_path: Path) -> None:
    before = told()
    async with serving(tmp_path) as server, http_client() as client:
        opened = await server.open_room("Ada")
        async with line(server, opened["room"], opened["token"]) as ada:
            await ada.command("place_bid", round=1, moves=5)
        text = (await client.get(f"{server.url}/metrics")).text
    after = told()
    assert after["ricochet_bid_seconds_count"] == before["ricochet_bid_seconds_count"] + 1
    assert after["ricochet_http_requests_total201"] == before.get("ricochet_http_requests_total201", 0) + 1
    assert after["ricochet_log_lag_seconds"] == 0
    assert "ricochet_solver_waiting 0.0" in text


def test_an_append_that_waits_is_seen() -> None:
    with metrics.Appending():
        assert told()["ricochet_log_lag_seconds"] > 0
