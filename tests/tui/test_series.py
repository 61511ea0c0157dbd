"""A series of matches (R8.9) in the terminal: the host chooses it, and a match ends with the standing."""

import asyncio

import pytest

from ricochetrobots.game import Options, PanelChoice
from ricochetrobots.tui.app import RicochetApp
from ricochetrobots.tui.game import GamePage
from support.tables import RoomTable
from support.terminal import SMALL, screen_text, settled

OPTIONS = Options(panels=PanelChoice.PICKED, board="2A3C4A1C", series_wins=2)


def series_table(*winners: tuple[int, ...], seat: int = 0) -> RoomTable:
    """Return a room in which ``winners`` have won matches of a series."""
    table = RoomTable(OPTIONS, seat)
    for seats in winners:
        table.win(*seats)
    return table


@pytest.mark.parametrize(
    ("winners", "line"),
    [
        (((0,),), "You lead the series 1–0"),
        (((0,), (1,)), "The series is tied at 1–1"),
        (((0,), (1,), (1,)), "Jonas wins the series 2–1"),
        (((0, 1), (0, 1)), "You, Jonas share the series"),
    ],
)
def test_the_end_of_a_match_shows_the_series(winners: tuple[tuple[int, ...], ...], line: str) -> None:
    async def play() -> None:
        app = RicochetApp(language="en")
        async with app.run_test(size=SMALL) as pilot:
            await app.push_screen(GamePage(series_table(*winners)))
            await settled(pilot)
            text = " ".join(screen_text(app).split())
            assert "Series: 2 wins" in text
            assert line in text

    asyncio.run(play())


def test_the_host_chooses_a_series_in_the_lobby() -> None:
    async def play(seat: int) -> list[tuple[int, bool]]:
        table = series_table(seat=seat)
        app = RicochetApp(language="en")
        found: list[tuple[int, bool]] = []
        async with app.run_test(size=SMALL) as pilot:
            await app.push_screen(GamePage(table))
            await settled(pilot)
            for _ in range(4):
                text = " ".join(screen_text(app).split())
                assert ("w Series" in text) is (seat == 0)
                found.append((table.match.options.series_wins, "Series: 3 wins" in text))
                await pilot.press("w")
                await settled(pilot)
        return found

    assert asyncio.run(play(0)) == [(2, False), (3, True), (1, False), (2, False)]
    assert asyncio.run(play(1)) == [(2, False)] * 4
