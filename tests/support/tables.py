"""A match of two people without a server, for the pages of the terminal."""

from ricochetrobots.game import Match, Mode, Options, Phase, View, commands, decide, replay, view
from ricochetrobots.game.events import EndReason, MatchEnded


class RoomTable:
    """A room of Mara and Jonas, as the player on ``seat`` sees it. Its time stands still."""

    def __init__(self, options: Options, seat: int = 0) -> None:
        self.seat = seat
        self.match: Match = replay(
            decide(None, commands.OpenMatch(mode=Mode.FRIENDS, options=options), seat=None, now=0, seed=1)
        )
        for name in ("Mara", "Jonas"):
            self.do(commands.TakeSeat(name=name), None)

    def do(self, command: commands.Command, seat: int | None) -> None:
        """Apply a command of a seat."""
        self.match = replay(decide(self.match, command, seat=seat, now=0, seed=1, gone={}), self.match)

    def win(self, *winners: int) -> None:
        """Let these seats win the match, which begins if it waits in the lobby."""
        if self.match.phase is Phase.LOBBY:
            self.do(commands.StartMatch(), 0)
        ended = MatchEnded(at=1, winners=winners, reason=EndReason.CHIPS_REACHED)
        self.match = replay((ended,), self.match)

    @property
    def view(self) -> View:
        return view(self.match, self.seat)

    def now(self) -> float:
        return 0.0

    async def send(self, command: commands.PlayerCommand) -> None:
        self.do(command, self.seat)

    async def step(self) -> None:
        """Do nothing: no time passes."""

    async def find_optimum(self) -> None:
        """Do nothing: nobody asks."""
