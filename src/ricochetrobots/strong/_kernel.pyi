"""Tables of all distances. Private: use ricochetrobots.strong."""

from collections.abc import Callable, Sequence

class Question:
    """The subject of one table."""

    def __init__(
        self,
        width: int,
        height: int,
        walls: bytes,
        diagonals: Sequence[tuple[int, int, bool]],
        stands: Sequence[int],
        robots: Sequence[int],
        target_robot: int,
        target: int,
        ricochet_rule: bool,
    ) -> None:
        """
        Takes a board as `ricochetrobots.solver._kernel.KernelBoard` does, the cells where a robot may stop, the
        numbers of the robots in play, the target's robot (-1 for any) and its cell. Raises ValueError.
        """

def solve(
    question: Question,
    planes: object,
    base: object | None,
    base_used: int,
    base_distribution: Sequence[int],
    threads: int,
    poll: Callable[[int, int], bool] | None,
) -> tuple[int, list[int]] | None:
    """
    Fill the planes with all distances. Return the number of planes used and the number of positions by
    distance, or None if ``poll`` ended the run.

    ``planes`` is a buffer of eight planes, aligned to 32 bytes. Plane j has bit j of every distance,
    at bit ``triple * 256 + place of the active robot's cell in stands``; all bits are set if there is no
    solution. ``base`` has the planes of the table that this one is built from, if it exists: with the
    ricochet rule, the same table without it; for any robot, the table of one robot. ``poll`` is called every
    10 ms with a number of moves and the number of known positions; if it returns True, the run ends. Raises
    ValueError, OverflowError, MemoryError.
    """

def find_wrong(
    question: Question,
    planes: object,
    used: int,
    base: object,
    base_used: int,
    threads: int,
    poll: Callable[[int, int], bool] | None,
) -> tuple[int, int, int, int] | None:
    """
    Return a wrong distance of a table as triple, place of the active robot, the table's distance and the
    right one (-1: no solution), or None if there is none. ``base`` has the planes of the table that this one
    rests on. ``poll`` is called with 0 and the number of positions checked. Raises ValueError, MemoryError.
    """
