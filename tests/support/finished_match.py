"""A finished match with all that a record can hold: a handicap, a bot, lowered bids and a failed demonstration."""

from __future__ import annotations

from ricochetrobots.game import Match, Mode, Options, Phase, commands, deadline, decide, replay
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.events import Event
from ricochetrobots.server.log.export import export_game
from ricochetrobots.solver import analyse, solve
from ricochetrobots.wire.http import GameExport

GAME = "Zk3T0bq1x"
STARTED = 1795721405.25
SEED = 18
"""The first chip then needs 6 moves."""
GIVEN_UP_AFTER = "Rn"


class _Table:
    def __init__(self) -> None:
        self.events: tuple[Event, ...] = ()
        self.match: Match | None = None
        self.now = STARTED

    def send(self, seat: int | None, command: commands.Command, after: float = 0.0) -> Match:
        self.now += after
        seed = len(self.events) + SEED
        happened = decide(self.match, command, seat=seat, now=self.now, seed=seed, gone={})
        self.events += happened
        self.match = replay(happened, self.match)
        return self.match

    def wait(self) -> Match:
        """Wait for the next deadline."""
        assert self.match is not None
        self.now = deadline(self.match) or self.now
        return self.send(None, commands.Tick())

    def show(self, seat: int, path: str) -> Match:
        """Wait until the seat's turn has come, and show a path."""
        match = self.match
        assert match is not None
        while match.phase is not Phase.SHOWING:
            match = self.wait()
        shown = match.demonstration
        assert shown is not None
        self.now = shown.opens or self.now
        for move in path.split():
            match = self.send(seat, commands.MoveRobot(round=match.round_number, move=move), after=1.5)
        return match


def finished_match() -> GameExport:
    """Return the export of the match, which seat 1 wins in three rounds."""
    table = _Table()
    table.send(None, commands.OpenMatch(mode=Mode.FRIENDS, options=Options(chips_to_win=2, series_wins=2)))
    for name in ("Mara", "Jonas"):
        table.send(None, commands.TakeSeat(name=name))
    table.send(0, commands.AddBot(character=BotCharacter.PIP, level=BotLevel.CASUAL))
    table.send(1, commands.SetHandicap(seat=1, handicap=0.5))
    match = table.send(0, commands.StartMatch())
    puzzles = []
    for bids in (
        ((0, 9, 8.25), (1, 8, 6.25), (2, 7, 10.123), (1, None, 5.0)),
        ((0, 3, 12.5),),
        ((1, None, 4.0),),
    ):
        if match.phase is Phase.RESULT:
            match = table.wait()
        puzzle = match.puzzle_in_play
        assert puzzle is not None
        puzzles.append(puzzle)
        path = solve(puzzle).path or ()
        for seat, moves, after in bids:
            table.send(
                seat, commands.PlaceBid(round=match.round_number, moves=moves or len(path)), after=after
            )
        if len(bids) == 1 and bids[0][0] == 0:
            table.show(0, GIVEN_UP_AFTER)
            match = table.send(0, commands.GiveUp(round=match.round_number), after=2.0)
        else:
            match = table.show(1, str(path))
    for number, puzzle in enumerate(puzzles, 1):
        *_, optimum = analyse(puzzle)
        table.send(None, commands.ReportOptimum(match=match.number, round=number, optimum=optimum))
    return export_game(GAME, [], table.events)
