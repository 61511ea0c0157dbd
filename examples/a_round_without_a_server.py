"""Play a round with two people, as events, without server or clock."""

from ricochetrobots.core import Puzzle
from ricochetrobots.game import Match, Mode, Options, commands, decide, evolve
from ricochetrobots.solver import solve


class Table:
    """A match and the time at its table."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.now = 0.0

    def say(self, command: commands.Command, seat: int | None = None) -> None:
        for event in decide(self.match, command, seat=seat, now=self.now, seed=1):
            print(f"{self.now:5.0f} s  {type(event).__name__}")
            self.match = evolve(self.match, event)
        self.now += 5


def main() -> None:
    table = Table()
    table.say(commands.OpenMatch(mode=Mode.FRIENDS, options=Options()))
    table.say(commands.TakeSeat(name="Mara"))
    table.say(commands.TakeSeat(name="Jonas"))
    table.say(commands.StartMatch(), seat=0)
    match = table.match
    assert match is not None
    assert match.position is not None
    assert match.round is not None
    path = solve(Puzzle(match.position, match.round.chip)).path
    assert path is not None
    table.say(commands.PlaceBid(round=1, moves=len(path)), seat=1)
    for seat in (0, 1):
        table.say(commands.Pass(round=1), seat=seat)
    for move in path:
        table.say(commands.MoveRobot(round=1, move=str(move)), seat=1)


if __name__ == "__main__":
    main()
