"""Whole games over a real server, two players to 4 chips and one to 17, and their published records."""

from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest

from ricochetrobots import FinishedGame, read_game
from ricochetrobots.client.connection import join
from ricochetrobots.client.session import Session
from ricochetrobots.game import Mode, View, replay, view
from ricochetrobots.game.commands import StartMatch
from ricochetrobots.wire.http import GAME_EXPORT
from support.players import gather_party, play_alone, seen
from support.server import LiveServer

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("live_server", [{"seed": 3}], indirect=True),
    pytest.mark.slow,
]
OPTIONS: dict[str, Any] = {
    "timer_seconds": 15,
    "no_bid_seconds": 300,
    "demonstration_seconds": None,
    "result_seconds": 600,
}


def replayed_view(record: dict[str, Any]) -> View:
    """Replay the events of a published game and return the final view of a spectator."""
    return view(replay(GAME_EXPORT.decode(msgspec.json.encode(record)).events), None)


def text_record(live_server: LiveServer, game: str) -> FinishedGame:
    """Return a published game, read from its text. No cache may keep it: a player may delete a name in it."""
    with urlopen(f"{live_server.url}/games/{game}.json") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
    with urlopen(f"{live_server.url}/games/{game}.txt") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
        return read_game(answer.read())


def every_optimum_is_known(session: Session) -> bool:
    """Return whether the server has sent the optimum of every round."""
    return all(played.optimum is not None for played in seen(session).history)


async def test_two_players_and_a_spectator_play_to_4_chips(live_server: LiveServer) -> None:
    room = live_server.open_room("Mara", **OPTIONS, chips_to_win=4)
    async with AsyncExitStack() as stack:
        party = await gather_party(stack, live_server, room, "Jonas")
        assert party.spectator.view.chips_to_win == 4
        while party.spectator.view.phase != "finished":
            number = party.spectator.view.round
            await party.play_round(number % 2, bluffer=(number + 1) % 2 if number % 3 == 0 else None)
        await party.spectator.until(every_optimum_is_known)
        final = party.spectator.view
        await party.all_at(party.spectator.session.seq or 0)
        assert final.end_reason == "chips-reached"
        assert len(final.winners) == 1
        assert len(final.seats[final.winners[0]].chips) == 4
        for played in final.history:
            assert played.optimum is not None
            if played.outcome == "taken":
                assert played.optimum.moves == len(played.steps), "the bidder shows a shortest path"
        logs = [client.session.events for client in party.everybody]
        assert logs[0] == logs[1] == logs[2]
        assert [event.seq for event in logs[0]] == list(range(1, len(logs[0]) + 1))

        status, record = live_server.get(f"/games/{party.spectator.session.game}.json")
        assert (status, record["format"]) == (200, "ricochetrobots-game-1")
        assert record["game"] == party.spectator.session.game
        events = GAME_EXPORT.decode(msgspec.json.encode(record)).events
        assert list(events) == [event.event for event in logs[0]]
        assert replayed_view(record) == msgspec.convert(record["view"], View)
        assert msgspec.convert(record["view"], View) == final
        game = text_record(live_server, record["game"])
        assert game == replace(read_game(msgspec.json.encode(record)), events=())
        status, listed = live_server.get(f"/r/{room.room}/matches.json")
        assert (status, [match["game"] for match in listed["matches"]]) == (200, [game.id])
        assert listed["matches"][0]["winners"] == list(game.winners)


async def test_one_player_plays_alone_to_17_chips(live_server: LiveServer) -> None:
    room = live_server.open_room("Mara", "alone", timer_seconds=300)
    async with join(live_server.live_url, room.room, token=room.token) as mara:
        await mara.send(StartMatch())
        await mara.until(lambda session: seen(session).phase == "thinking")
        while mara.view.phase != "finished":
            await play_alone(live_server, mara)
        await mara.until(every_optimum_is_known)
        final = mara.view
        face_up = sum(face_up for _, face_up in final.laid)
        assert len(final.laid) == 17
        assert final.end_reason == "chips-gone"
        assert final.winners == ((0,) if face_up > 17 - face_up else ())
        assert face_up > 8, "the solver finds most paths in time"
        record = live_server.get(f"/games/{mara.session.game}.json")[1]
        assert record["view"]["mode"] == Mode.ALONE
        assert replayed_view(record) == msgspec.convert(record["view"], View)
        assert live_server.get("/games/" + "A" * 22 + ".json")[0] == 404
