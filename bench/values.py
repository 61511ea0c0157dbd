"""Measure the speed of values: legal moves, moves made and positions read, on one core: ``python
bench/values.py``. Seconds.

Where python-chess is installed (``pip install chess``), its figures from the same run stand beside ours.
"""

import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec

from ricochetrobots import Position, parse_position, random_board, random_position

COUNT = 2_000
PLAIN = [
    random_position(seed, board=random_board(seed, edition="2013", diagonals=False)) for seed in range(COUNT)
]
WITH_DIAGONALS = [
    random_position(seed, board=random_board(seed, edition="2013", diagonals=True)) for seed in range(COUNT)
]
CUSTOM = [random_position(seed, board="12x9:b2e,c3s,f5e,h7s,#d1,Ra3m,*c6") for seed in range(COUNT)]
KINDS = {"plain": PLAIN, "diagonals": WITH_DIAGONALS, "custom": CUSTOM}
GOALS = {"legal moves": 3_000_000, "moves made": 600_000, "positions read": 60_000}


def rate(work: Callable[[], int]) -> float:
    """Return the number per second, the best of three runs."""
    best = 0.0
    for _ in range(3):
        began = time.perf_counter()
        best = max(best, work() / (time.perf_counter() - began))
    return best


def ours(positions: Sequence[Position]) -> dict[str, float]:
    moves = [(position, move) for position in positions for move in position.legal_moves()]
    texts = [str(position) for position in positions]

    def made() -> int:
        for position, move in moves:
            position.play(move)
        return len(moves)

    return {
        "legal moves": rate(lambda: sum(len(position.legal_moves()) for position in positions)),
        "moves made": rate(made),
        "positions read": rate(lambda: len([parse_position(text) for text in texts])),
    }


def chess() -> dict[str, float]:
    from chess import Board  # type: ignore[import-not-found]  # not a dependency of the project

    board, boards = Board(), []
    for number in range(200):
        boards.append(board.copy())
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(moves[number * 7 % len(moves)])
    texts = [board.fen() for board in boards]

    def made() -> int:
        total = 0
        for board in boards:
            for move in [*board.legal_moves]:
                board.push(move)
                board.pop()
                total += 1
        return total

    return {
        "legal moves": rate(lambda: sum(len(list(board.legal_moves)) for board in boards)),
        "moves made": rate(made),
        "positions read": rate(lambda: len([Board(text) for text in texts])),
    }


def main() -> None:
    columns = {kind: ours(positions) for kind, positions in KINDS.items()}
    if find_spec("chess") is not None:
        columns["python-chess"] = chess()
    print("| a second | goal |", *(f"{kind} |" for kind in columns))
    print("| --- |" + " --- |" * (len(columns) + 1))
    for row, goal in GOALS.items():
        print(f"| {row} | {goal:,} |", *(f"{column[row]:,.0f} |" for column in columns.values()))


if __name__ == "__main__":
    main()
