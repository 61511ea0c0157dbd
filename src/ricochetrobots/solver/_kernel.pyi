"""The native search. Private: use ricochetrobots.solver."""

from collections.abc import Callable, Sequence

class KernelBoard:
    """A board in the form that the search uses, built once for many puzzles."""

    def __init__(
        self, width: int, height: int, walls: bytes, diagonals: Sequence[tuple[int, int, bool]]
    ) -> None:
        """
        ``walls`` has a byte for each cell, with bit ``1 << direction`` set for each closed side. A diagonal
        is its cell, the number of its robot and whether it rises to the east. Raises ValueError, also if
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
        ``robots`` has a cell for each of the five robots, None if it is not in play. ``target_robot`` is -1
        for any. A move is ``robot * 4 + direction``. ``made`` lists the legal moves already made. Raises
        ValueError.
        """

def solve(query: Query, threads: int, poll: Callable[[int], bool] | None) -> tuple[str, list[int], int, int]:
    """
    Return status, path, a lower bound on the moves of any path, and the number of states expanded.

    The status is solved, unsolvable or limit. It runs without the GIL in the calling thread. Every 10 ms it
    checks for signals and calls ``poll`` with the bound so far; if ``poll`` returns True, the search ends.
    An exception from either ends the search and propagates to the caller. Raises ValueError.
    """

def fewest_moves(
    board: KernelBoard,
    robots: tuple[int | None, ...],
    target_robot: int,
    target: int,
    paths: list[bytes],
    enough: int,
) -> int:
    """
    Return the fewest moves after which one of the paths solves the puzzle (R5.2), or 0 if none does.

    Each byte of a path is a move. It stops at a path of at most ``enough`` moves. Raises ValueError.
    """

def single_pairs(
    board: KernelBoard,
    robots: tuple[int | None, ...],
    target_robot: int,
    target: int,
    helper: int,
    least: int,
    most: int,
) -> list[tuple[int, int]]:
    """
    Return the cells of two robots from which they alone have a single shortest path (puzzles/pairs.py).

    Each pair has the cell of ``target_robot`` and of ``helper``. Runs without the GIL. Raises ValueError.
    """

def count_sequences(board: KernelBoard, robots: tuple[int | None, ...], depth: int) -> int:
    """
    Return how many sequences of exactly ``depth`` moves there are.

    Each further move takes up to twenty times as long. Checks for signals as `solve` does.
    Raises ValueError.
    """

def think(
    query: Query, weight: int, noise: int, slips: int, notices: int, seed: int, most: int
) -> tuple[list[tuple[int, list[int]]], int, bool]:
    """
    Return the paths that a bot believes in, each with the positions until then, all positions, and whether the
    search is over (bots/thinking.py, which names the habits). Runs without the GIL. Raises ValueError.
    """

class AllPaths:
    """
    All shortest paths of a puzzle, each once, ordered by robot and direction.
    """

    def __init__(self, query: Query, poll: Callable[[int], bool] | None) -> None:
        """Searches as `solve` does. Raises ValueError."""

    def next(self) -> list[int] | None:
        """Return the next path, or None after the last."""

    def walk(self) -> tuple[float, int]:
        """
        Return the surprise of the puzzle in bits (puzzles/surprise.py), and the least number of robots that a
        path moves. Checks for signals as `solve` does. Raises ValueError if the puzzle is not solved.
        """

    @property
    def status(self) -> str: ...
    @property
    def moves(self) -> int: ...
    @property
    def count(self) -> int:
        """The number of paths; 2**64 - 1 stands for that many or more."""

    @property
    def at_least(self) -> int: ...
    @property
    def expanded(self) -> int: ...

def exchanged_numbers() -> tuple[int, list[str], list[str]]:
    """
    Return how many robots there are, and the statuses and the codes of faults by number.
    """

def cpu_target() -> str:
    """
    Return the name of the CPU target that fast searches use on this processor. Raises ValueError if
    RICOCHET_CPU names a CPU target that is not available.
    """

def compiled_targets() -> list[tuple[str, bool]]:
    """
    Return each CPU target in this program, best first, and whether this processor can run it.
    """
