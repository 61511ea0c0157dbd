"""Count move sequences exhaustively, to test implementations of the rules."""

from functools import cache

from ricochetrobots.core.errors import whole_number
from ricochetrobots.core.move import Move
from ricochetrobots.core.position import Position, as_position


def count_sequences(position: Position | str, depth: int) -> int:
    """Return the number of sequences of exactly ``depth`` legal moves (R3, R4), ignoring targets.

    The function counts each position once, so its cost grows with the number of different positions within ``depth``
    moves. Raises ValueError when ``depth`` is negative, WrongTypeError when it is not a whole number, and InputError
    when the text is not a position.
    """
    if whole_number("depth", depth) < 0:
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
    """Return the number of sequences of exactly ``depth`` moves that begin with each legal move.

    Raises ValueError when ``depth`` is less than 1, and as `count_sequences` does.
    """
    if whole_number("depth", depth) < 1:
        raise ValueError(f"depth must be 1 or more, not {depth}")
    position = as_position(position)
    return {move: count_sequences(position.play(move), depth - 1) for move in position.legal_moves()}
