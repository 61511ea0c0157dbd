"""A room of a real server, joined from the terminal."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from ricochetrobots.client.connection import UnreachableError, join
from ricochetrobots.core import UnreadableError
from ricochetrobots.game.commands import SetQuickChat, StartMatch, TakeSeat
from ricochetrobots.tui import rooms
from ricochetrobots.tui.app import RicochetApp
from ricochetrobots.tui.replay import load_game
from ricochetrobots.tui.rooms import RemoteTable, RoomNotFoundError, RoomPage, link_of
from ricochetrobots.wire.messages import Saying
from support.commands import run
from support.durations import PATIENCE_SECONDS
from support.server import LiveServer
from support.terminal import SMALL, screen_text, settled

LINK = "https://example.org/r/p7NzQ"


def test_a_person_joins_by_code_takes_a_seat_and_starts_the_match(tmp_path: Path) -> None:
    async def play(link: str) -> str:
        app = RicochetApp()
        async with app.run_test(size=SMALL) as pilot, asyncio.timeout(PATIENCE_SECONDS):
            table = RemoteTable(link, "Ada")
            await app.push_screen(RoomPage(table))
            while table.view is None or table.view.you is None:
                await pilot.pause()
            await pilot.pause()
            lobby = screen_text(app)
            assert "You" in lobby
            assert "Enter Start" in lobby
            await pilot.press("enter")
            while table.view.round == 0:
                await pilot.pause()
            await pilot.press("1", "enter")
            while "The lowest bid is 2." not in screen_text(app):
                await pilot.pause()
            await pilot.press("1", "2", "enter")
            while not table.view.bids:
                await pilot.pause()
            await pilot.pause()
            return screen_text(app)

    with LiveServer(tmp_path) as server:
        opened = server.open_room()
        assert opened.code is not None
        link = link_of(f"{server.url} {opened.code}")
        assert link == f"{server.url}/r/{opened.room}"
        assert "Your bid is 12" in asyncio.run(play(link))


def test_a_wrong_code_and_a_wrong_link_are_refused(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server, pytest.raises(RoomNotFoundError):
        link_of(f"{server.url} AAAAAAAA")
    with pytest.raises(UnreachableError):
        link_of("http://127.0.0.1:1 AAAAAAAA")
    for text in (
        "AAAAAAAA",
        "example.org AAAAAAAA",
        "ftp://example.org AAAAAAAA",
        "file:///etc/passwd x",
        "http://[ x",
    ):
        with pytest.raises(UnreadableError):
            link_of(text)
    with pytest.raises(OSError, match="No such file"):
        load_game("http://[")
    with pytest.raises(UnreachableError):
        link_of("http://a b AAAAAAAA")


def test_a_command_before_the_room_is_entered_does_nothing() -> None:
    table = RemoteTable("http://127.0.0.1:1/r/x", "Ada")
    assert table.view is None
    asyncio.run(table.send(StartMatch()))


def test_a_link_on_the_command_line_asks_for_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[RicochetApp] = []
    monkeypatch.setattr(RicochetApp, "run", lambda app: started.append(app))
    monkeypatch.setattr("ricochetrobots.cli.terminal.is_terminal", lambda: True)
    result = run("tui", LINK, "--ascii")
    assert (result.exit_code, result.stdout) == (0, "")
    (app,) = started

    async def act() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await settled(pilot)
            assert app.focused is not None
            assert app.focused.id == "name"
            assert LINK in screen_text(app)

    asyncio.run(act())
    assert app.ascii_only


@pytest.mark.long
def test_players_hear_the_words_of_quick_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(rooms, "time", SimpleNamespace(time=lambda: now))  # of the terminal alone

    async def chat(server: LiveServer) -> None:
        app, link = RicochetApp(), f"{server.url}/r/{server.open_room(None, 'friends').room}"
        async with (
            asyncio.timeout(PATIENCE_SECONDS),
            app.run_test(size=SMALL) as pilot,
            join(link, seq=None) as jonas,
        ):
            await jonas.send(TakeSeat(name="Jonas"))
            table = RemoteTable(link, "Ada")
            await app.push_screen(RoomPage(table))
            while table.view is None or table.view.you is None or "c Say a word" not in screen_text(app):
                await pilot.pause()
            jonas.say(Saying.WELL_FOUND)
            while "Well found" not in screen_text(app):
                await pilot.pause()
            await pilot.press("c", "end", "enter")
            await pilot.pause()
            assert "[x] Mute Jonas" in screen_text(app)
            await pilot.press("escape")
            assert table.view is not None
            while "Well found" in screen_text(app):
                await pilot.pause()
            await pilot.press("c", "end", "enter")
            await pilot.pause()
            assert "[ ] Mute Jonas" in screen_text(app)
            await pilot.press("escape")
            while "Well found" not in screen_text(app):
                await pilot.pause()
            for _ in range(3):
                await pilot.press("c", "enter")
                await pilot.pause()
            await jonas.until(lambda session: table.view is not None and table.view.you in session.remarks)
            assert jonas.session.remarks[table.view.you].saying is Saying.SMILE
            await pilot.press("c", "enter")
            await pilot.pause()
            assert "wait 8 s" in screen_text(app)
            await pilot.press("escape")
            await jonas.send(SetQuickChat(on=False))
            while "c Say a word" in screen_text(app):
                await pilot.pause()

    with LiveServer(tmp_path) as server:
        asyncio.run(chat(server))
