"""How few moves does this position need? Usage: python examples/solve_one.py "4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15"."""

import sys

from ricochetrobots.core import Path, parse_puzzle
from ricochetrobots.solver import Limits, solve

PUZZLE = "4C3A2C1C Rc4 Gn12 Bj5 Ya2 >Re15"


def main(text: str = PUZZLE) -> None:
    solution = solve(parse_puzzle(text), Limits(seconds=60))
    if solution.path is None:
        print(solution.status)
    else:
        print(f"{solution.moves} moves: {Path(solution.path)!s}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
