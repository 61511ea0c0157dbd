"""The native search. Private: use ricochetrobots.solver."""

from collections.abc import Callable, Sequence

class KernelBoard:
    """A board as the search sees it, made once for many puzzles."""

    def __init__(
        self, width: int, height: int, walls: bytes, diagonals: Sequence[tuple[int, int, bool]]
    ) -> None:
        """
        ``walls`` has a byte for each cell with the bit ``1 << direction`` for each closed side; a diagonal
        is its cell, the number of its robot and whether it rises to the east. Raises ValueError.
        """

def solve(
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
    threads: int,
    poll: Callable[[int], bool] | None,
) -> tuple[str, list[int], int, int]:
    """
    Return status, path, a number of moves below which no path exists, and states expanded.

    ``robots`` has a cell for each of five robots, None for one that is not in play; ``target_robot`` is -1
    for any. A move is ``robot * 4 + direction``; ``made`` are legal ones made from there already. The
    status is solved, unsolvable or limit. Runs without the GIL in the calling thread; every 10 ms it looks
    for signals and calls ``poll`` with the bound so far, which ends it by returning True. What these raise
    ends the search and is raised here. Raises ValueError, also where RICOCHET_CPU asks for a CPU
    target that is not available.
    """

def count_sequences(board: KernelBoard, robots: tuple[int | None, ...], depth: int) -> int:
    """
    Return how many sequences of exactly so many moves there are.

    Each move more takes twenty times as long. Looks for signals as `solve` does. Raises ValueError.
    """

class AllPaths:
    """All shortest paths of a puzzle, each once, by robot and direction."""

    def __init__(
        self,
        board: KernelBoard,
        robots: tuple[int | None, ...],
        target_robot: int,
        target: int,
        ricochet_rule: bool,
        max_moves: int,
        max_expanded: int,
        seconds: float,
        max_bytes: int,
        poll: Callable[[int], bool] | None,
    ) -> None:
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
    Return the name of the CPU target that fast searches run on here. Raises ValueError as `solve` does.
    """

def compiled_targets() -> list[tuple[str, bool]]:
    """
    Return each CPU target in this program, the best first, and whether this processor can run it.
    """

def strong(
    board: KernelBoard,
    stands: Sequence[int],
    robots: Sequence[int],
    target_robot: int,
    target: int,
    ricochet_rule: bool,
    planes: object,
    beside: object | None,
    beside_used: int,
    beside_distribution: Sequence[int],
    threads: int,
    poll: Callable[[int, int], bool] | None,
) -> tuple[int, list[int]] | None:
    """
    Fill planes with all distances; return those used and the positions by distance, None if it was ended.

    ``planes`` is a buffer of eight planes, aligned to 32 bytes. Plane j has bit j of every distance,
    at bit ``triple * 256 + place of the active robot's cell in stands``; all bits are set where there is no
    solution. ``beside`` are the planes of the table that this one is made from, if it is there: with the
    ricochet rule the same without it, for any robot that of one. ``poll`` is called every 10 ms with a
    number of moves and of positions that are known, and ends it by returning True. Raises ValueError,
    OverflowError, MemoryError.
    """

def check_strong(
    board: KernelBoard,
    stands: Sequence[int],
    robots: Sequence[int],
    target_robot: int,
    target: int,
    ricochet_rule: bool,
    planes: object,
    used: int,
    beside: object,
    beside_used: int,
    threads: int,
    poll: Callable[[int, int], bool] | None,
) -> tuple[int, int, int, int] | None:
    """
    Return a wrong distance of a table as triple, place of the active robot, what the table says and what is
    due, -1 for no solution; None if there is none. ``beside`` are the planes of the table that this one rests
    on: with the ricochet rule the same without it, for any robot that of one. ``poll`` is called with 0 and the
    positions seen. Raises ValueError, MemoryError.
    """
