"""A match that the players agree to end (R8.11), in the terminal."""

import asyncio

import pytest

from ricochetrobots.game import Options, PanelChoice, Phase
from ricochetrobots.game.commands import AgreeToEnd, Pass, PassMeaning, StartMatch
from ricochetrobots.tui.app import RicochetApp
from ricochetrobots.tui.game import GamePage
from support.tables import RoomTable
from support.terminal import LARGE, SMALL, press, screen_text, settled

OPTIONS = Options(panels=PanelChoice.PICKED, board="2A3C4A1C")


def test_a_player_proposes_to_end_the_match_and_another_agrees() -> None:
    async def play() -> None:
        table = RoomTable(OPTIONS)
        table.do(StartMatch(), 0)
        app = RicochetApp(language="en")
        async with app.run_test(size=SMALL) as pilot:
            page = GamePage(table)
            await app.push_screen(page)
            await settled(pilot)
            assert "e Propose to end the match" in " ".join(screen_text(app).split())
            await press(pilot, "e")
            assert not table.match.ending, "it asks first"
            await press(pilot, "e")
            assert table.match.ending == (0,)
            assert "You propose to end the match now." in " ".join(screen_text(app).split())
            await press(pilot, "n")
            assert not table.match.ending
            table.do(AgreeToEnd(), 1)
            page.show()
            await settled(pilot)
            proposed = " ".join(screen_text(app).split())
            assert "Jonas proposes to end the match now." in proposed
            assert "e End the match" in proposed
            assert "n Play on" in proposed
            await press(pilot, "e")
            assert table.match.phase is Phase.FINISHED
            assert "You agreed to end the match." in " ".join(screen_text(app).split())

    asyncio.run(play())


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_player_reads_before_the_last_round_that_it_is_the_last(size: tuple[int, int]) -> None:
    """R8.10"""

    async def play() -> None:
        table = RoomTable(Options(panels=PanelChoice.PICKED, board="5x5:Re1m,Ga5g"))
        table.do(StartMatch(), 0)
        for seat in (0, 1):
            table.do(Pass(round=1, means=PassMeaning.NO_SOLUTION), seat)
        assert table.view.last_try
        app = RicochetApp(language="en")
        async with app.run_test(size=size) as pilot:
            await app.push_screen(GamePage(table))
            await settled(pilot)
            assert "If nobody finds the next chip, the match ends." in screen_text(app)

    asyncio.run(play())
