"""A server that stores its games in PostgreSQL."""

from pathlib import Path

import pytest

from support.serving import line, serving

pytestmark = pytest.mark.anyio


async def test_a_game_continues_after_a_restart(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, url=database) as server:
        opened = await server.open_room("Mara")
        async with line(server, opened["room"], opened["token"]) as mara:
            assert (await mara.command("start_match"))["type"] == "accepted"
    async with (
        serving(tmp_path, url=database) as server,
        line(server, opened["room"], opened["token"]) as mara,
    ):
        accepted = await mara.command("place_bid", round=1, moves=9)
        assert accepted["type"] == "accepted"
        higher_bid = await mara.command("place_bid", round=1, moves=12)
        assert higher_bid["type"] == "refused"
