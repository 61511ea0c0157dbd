"""Many games at once. Private: use ricochetrobots.envs."""

from collections.abc import Sequence

class Batch:
    """Games that write their observations into buffers."""

    def __init__(
        self,
        boards: Sequence[tuple[int, int, bytes, Sequence[tuple[int, int, bool]]]],
        puzzles: Sequence[tuple[int, tuple[int | None, ...], int, int, int]],
        max_moves: int,
        reward: int,
        buffers: Sequence[object],
    ) -> None:
        """
        A board has the arguments of `solver._kernel.KernelBoard`. A puzzle has the number of its board, its
        robots, the target's robot (-1 for any) and cell, and the optimum. ``reward``: 0 for solved, 1 for
        moves, 2 for distance. The buffers are contiguous and stay alive: cells (int16, 12 for each game),
        planes (uint8, 25 for each cell, or empty), rewards (float32), terminated and truncated (uint8), legal
        (int8, 20 for each game), optima and distances (int16), and numbers of puzzles (int32). Game k begins
        with seed k. Raises ValueError.
        """

    def reset(self, seeds: object) -> None:
        """Begin the first episode of a seed (uint64) in each game."""

    def next(self, games: object) -> None:
        """Begin the next episode in each game whose byte is not 0."""

    def step(self, actions: object, refuses_illegal: bool) -> int:
        """
        Make a move (int64) in each game, or begin the next episode of a game that is over. Return -1.

        If ``refuses_illegal`` is set and an action is illegal, return its game's number and change nothing.
        Runs without the GIL and checks for signals while it searches for distances. Raises ValueError.
        """
