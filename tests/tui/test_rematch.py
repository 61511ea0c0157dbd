"""A rematch (R8.7) in the terminal: a player is invitation, declines, takes an answer back, and joins after all."""

import asyncio

from ricochetrobots.game import Options, commands
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.tui.app import RicochetApp
from ricochetrobots.tui.game import GamePage
from support.tables import RoomTable
from support.terminal import SMALL, press, screen_text, settled


def ended_table() -> RoomTable:
    """Return a room whose first match has ended, as Mara sees it."""
    table = RoomTable(Options(chips_to_win=1))
    table.win(1)
    return table


def test_an_invitation_is_declined_and_followed_after_all() -> None:
    async def play() -> None:
        table, app = ended_table(), RicochetApp()
        async with app.run_test(size=SMALL) as pilot:
            page = GamePage(table)
            await app.push_screen(page)
            await settled(pilot)
            assert "Enter Ask for a rematch" in screen_text(app)
            table.do(commands.PlayAgain(), 1)
            page.show()
            await pilot.pause()
            invitation = screen_text(app)
            assert "Jonas wants a rematch · 0:20" in invitation
            assert "Enter I’m in" in invitation
            assert "n Not now" in invitation
            await press(pilot, "n")
            declined = screen_text(app)
            assert "Rematch in progress" in declined
            assert "n Not now" not in declined
            assert "Enter Join" in declined
            await press(pilot, "enter")
            assert "How many moves?" in screen_text(app)  # the last answer starts the match

    asyncio.run(play())


def test_a_player_who_asks_reads_who_is_in_and_may_leave_again() -> None:
    async def play() -> None:
        table, app = ended_table(), RicochetApp()
        async with app.run_test(size=SMALL) as pilot:
            page = GamePage(table)
            await app.push_screen(page)
            await settled(pilot)
            await press(pilot, "enter")
            waiting = screen_text(app)
            assert "You’re in. Waiting for the others" in waiting
            assert "In: Mara" in waiting
            await press(pilot, "n")
            assert "Rematch in progress" in screen_text(app)
            await press(pilot, "enter")
            assert "n Count me out" in screen_text(app)

    asyncio.run(play())


def test_a_match_that_goes_on_without_a_player_says_so_and_lets_the_player_join() -> None:
    async def play() -> None:
        table, app = ended_table(), RicochetApp()
        table.do(commands.PlayAgain(), 1)
        table.do(commands.AddBot(character=BotCharacter.PIP, level=BotLevel.CASUAL), 1)
        table.do(commands.AnswerInvitation(accept=False), 0)
        async with app.run_test(size=SMALL) as pilot:
            await app.push_screen(GamePage(table))
            await settled(pilot)
            assert "Rematch in progress" in screen_text(app)
            await press(pilot, "enter")
            assert table.view.seats[0].invitation == "accepted"

    asyncio.run(play())
