"""The operator's page and the notice of a restart."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from ricochetrobots.server.operate.running import announced
from support.commands import run
from support.serving import Serving, http_client, line, serving

pytestmark = pytest.mark.anyio


def form_headers(server: Serving) -> dict[str, str]:
    """Return the headers of a form on the operator's own page."""
    return {"Origin": server.operators_url}


async def signed_in(client: httpx.AsyncClient, server: Serving) -> httpx.Response:
    form = {"token": server.app.services.operator_token}
    answer = await client.post(f"{server.operators_url}/", data=form, headers=form_headers(server))
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    return answer


async def test_the_command_announces_a_restart_to_those_here_and_those_who_come(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        opened = await server.open_room("Ada")
        with announced(tmp_path, server.url, server.operators_url, server.app.services.operator_token):
            async with line(server, opened["room"], opened["token"]) as ada:
                sent = await asyncio.to_thread(run, "notice", "5", "--data", str(tmp_path))
                assert (sent.exit_code, "about 5 min" in sent.output) == (0, True)
                now = server.app.services.rooms.clock.now()
                assert (await ada.hear("notice"))["restart_at"] == now + 300
                async with line(server, opened["room"]) as late:
                    assert (await late.hear("notice"))["restart_at"] == now + 300
                assert (await asyncio.to_thread(run, "notice", "0", "--data", str(tmp_path))).exit_code == 0
                assert (await ada.hear("notice"))["restart_at"] is None
        assert server.app.services.connections.restart_at is None
    refused = run("notice", "61", "--data", str(tmp_path))
    assert (refused.exit_code, "0 to 60" in refused.output) == (2, True)


async def test_the_page_shows_nothing_without_the_token(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, http_client() as client:
        opened = await server.open_room("Ada")
        first = await client.get(f"{server.operators_url}/")
        assert "operator-token" in first.text
        assert opened["room"] not in first.text
        wrong = await client.post(
            f"{server.operators_url}/", data={"token": "guess"}, headers=form_headers(server)
        )
        assert "set-cookie" not in wrong.headers
        for path in ("/notice", f"/close/{opened['room']}"):
            answer = await client.post(
                f"{server.operators_url}{path}", data={"minutes": "5"}, headers=form_headers(server)
            )
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert (await client.post(f"{server.url}/notice", data={"minutes": "5"})).status_code in {404, 405}


async def test_the_page_lists_announces_and_closes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, http_client() as client:
        opened = await server.open_room("Ada")
        cookie = (await signed_in(client, server)).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()
        page = await client.get(f"{server.operators_url}/")
        assert opened["code"].replace("-", "") in page.text
        assert server.app.services.operator_token not in page.text
        assert "form-action 'self'" in page.headers["content-security-policy"]
        async with line(server, opened["room"], opened["token"]) as ada:
            sent = await client.post(
                f"{server.operators_url}/notice", data={"minutes": "3"}, headers=form_headers(server)
            )
            assert sent.status_code == 303
            assert (await ada.hear("notice"))["restart_at"] is not None
            assert "Announced for" in (await client.get(f"{server.operators_url}/")).text
            asks = f"{server.operators_url}/close/{opened['room']}"
            assert f'<a href="/close/{opened["room"]}"' in page.text
            question = await client.get(asks)
            assert (question.status_code, question.headers["cache-control"]) == (200, "no-store")
            assert f"Close {opened['name']}?" in question.text
            assert "Pages open there: 1." in question.text
            assert opened["room"] in (await client.get(f"{server.operators_url}/")).text, "it only asked"
            closed = await client.post(asks, headers=form_headers(server))
            assert closed.status_code == 303
            assert (await ada.hear("goodbye"))["code"] == "no-such-room"
        assert opened["room"] not in (await client.get(f"{server.operators_url}/")).text


async def test_the_page_shows_the_phase_the_age_and_how_late_deadlines_are(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, http_client() as client:
        opened = await server.open_room("Ada")
        await signed_in(client, server)
        async with line(server, opened["room"], opened["token"]) as ada:
            page = await client.get(f"{server.operators_url}/")
            assert "<td>lobby</td><td>0 s</td><td>0 s</td>" in page.text
            await ada.command("start_match")
            server.clock.advance(130)
            page = await client.get(f"{server.operators_url}/")
            assert "<td>thinking</td><td>2 min</td>" in page.text
            assert "ms late on average" in page.text
        missing = await client.get(f"{server.operators_url}/close/{'x' * 22}")
        assert (missing.status_code, missing.json()["code"]) == (404, "no-such-room")


@pytest.mark.parametrize("minutes", ["", "-1", "61", "x", "1e1", "\u0663", "9" * 5000])
async def test_other_minutes_are_refused(tmp_path: Path, minutes: str) -> None:
    async with serving(tmp_path) as server, http_client() as client:
        await signed_in(client, server)
        answer = await client.post(
            f"{server.operators_url}/notice", data={"minutes": minutes}, headers=form_headers(server)
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
        bearer = {"Authorization": f"Bearer {server.app.services.operator_token}"}
        answer = await client.post(
            f"{server.operators_url}/operator/notice/{minutes or '61'}", headers=bearer
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
        assert server.app.services.connections.restart_at is None


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
async def test_a_form_of_another_site_does_nothing(tmp_path: Path, origin: str) -> None:
    async with serving(tmp_path) as server, http_client() as client:
        await signed_in(client, server)
        answer = await client.post(
            f"{server.operators_url}/notice", data={"minutes": "5"}, headers={"Origin": origin}
        )
        assert answer.status_code == 404
        assert server.app.services.connections.restart_at is None
    assert urlsplit(server.operators_url).hostname == "127.0.0.1"
