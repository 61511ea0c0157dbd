"""The native search. Private: use ricochetrobots.solver."""

from collections.abc import Callable, Sequence

class KernelBoard:
    """A board as the search sees it, made once for many puzzles."""

    def __init__(
        self, width: int, height: int, walls: bytes, diagonals: Sequence[tuple[int, int, bool]]
    ) -> None:
        """
        ``walls`` has a byte for each cell with the bit ``1 << direction`` for each closed side. A diagonal
        is its cell, the number of its robot and whether it rises to the east. Raises ValueError, also where
        RICOCHET_CPU names a CPU target that is not available.
        """

class Query:
    """The input of one search: a puzzle and the limits."""

    def __init__(
        self,
        board: KernelBoard,
        robots: tuple[int | None, ...],
        target_robot: int,
        target: int,
        ricochet_rule: bool,
        made: Sequence[int],
        max_moves: int,
        max_expanded: int,
        seconds: float,
        max_bytes: int,
    ) -> None:
        """
        ``robots`` has a cell for each of five robots, None for one that is not in play. ``target_robot`` is -1
        for any. A move is ``robot * 4 + direction``; ``made`` are legal moves already made from there. Raises
        ValueError.
        """

def solve(query: Query, threads: int, poll: Callable[[int], bool] | None) -> tuple[str, list[int], int, int]:
    """
    Return status, path, a number of moves below which no path exists, and states expanded.

    The status is solved, unsolvable or limit. Runs without the GIL in the calling thread. Every 10 ms it
    checks for signals and calls ``poll`` with the bound so far; ``poll`` ends the search by returning True.
    An exception of either ends the search and is raised here. Raises ValueError.
    """

def count_sequences(board: KernelBoard, robots: tuple[int | None, ...], depth: int) -> int:
    """
    Return how many sequences of exactly ``depth`` moves there are.

    Each further move takes twenty times as long. Checks for signals as `solve` does. Raises ValueError.
    """

def look_for_path(query: Query, model: Sequence[int], optimum: int, seed: int, looks: int) -> tuple[int, int]:
    """
    Return how often a person's looks led to the target, and to it in ``optimum`` moves.

    ``model`` has the numbers of puzzles/person.py in its order. Runs without the GIL. Raises ValueError.
    """

class AllPaths:
    """All shortest paths of a puzzle, each once, by robot and direction."""

    def __init__(self, query: Query, poll: Callable[[int], bool] | None) -> None:
        """Searches as `solve` does. Raises ValueError."""

    def next(self) -> list[int] | None:
        """Return the next path, or None after the last."""

    @property
    def status(self) -> str: ...
    @property
    def moves(self) -> int: ...
    @property
    def count(self) -> int:
        """The number of paths; 2**64 - 1 is that many or more."""

    @property
    def at_least(self) -> int: ...
    @property
    def expanded(self) -> int: ...

def cpu_target() -> str:
    """
    Return the name of the CPU target that fast searches run on here. Raises ValueError where RICOCHET_CPU
    names a CPU target that is not available.
    """

def compiled_targets() -> list[tuple[str, bool]]:
    """
    Return each CPU target in this program, the best first, and whether this processor can run it.
    """
