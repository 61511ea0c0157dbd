"""Exhaustive counts of move sequences, the touchstone of every implementation of the rules."""

from functools import cache

from ricochetrobots.core.move import Move
from ricochetrobots.core.position import Position, as_position


def count_sequences(position: Position | str, depth: int) -> int:
    """Return the number of sequences of exactly ``depth`` legal moves (R3, R4); targets play no part.

    Sequences that lead to the same position are counted together, so the cost grows with the number of
    different positions within ``depth`` moves. Raises ValueError when ``depth`` is negative,
    InputError for a text that is no position.
    """
    if depth < 0:
        raise ValueError(f"depth must be 0 or more, not {depth}")

    @cache
    def count(position: Position, depth: int) -> int:
        if depth == 0:
            return 1
        if depth == 1:
            return len(position.legal_moves())
        return sum(count(position.play(move), depth - 1) for move in position.legal_moves())

    return count(as_position(position), depth)


def divide(position: Position | str, depth: int) -> dict[Move, int]:
    """Return for each legal first move how many sequences of exactly ``depth`` moves begin with it.

    Raises ValueError when ``depth`` is less than 1.
    """
    if depth < 1:
        raise ValueError(f"depth must be 1 or more, not {depth}")
    position = as_position(position)
    return {move: count_sequences(position.play(move), depth - 1) for move in position.legal_moves()}
