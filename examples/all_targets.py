"""Which target of this board is the hardest for these robots? Solves all seventeen, shortest first."""

from ricochetrobots.core import Path, Puzzle, format_target, parse_position
from ricochetrobots.solver import Limits, solve

POSITION = "4C3A2C1C Rc4 Gn12 Bj5 Ya2"


def main(max_moves: int = 6) -> None:
    position = parse_position(POSITION)
    found = []
    for target in position.board.targets:
        solution = solve(Puzzle(position, target), Limits(max_moves=max_moves))
        length = max_moves + 1 if solution.moves is None else solution.moves
        found.append((length, format_target(target, position.board), solution.path))
    for length, target_text, path in sorted(found, key=lambda row: row[:2]):
        print(target_text, f"{length}  {Path(path)!s}" if path else f"more than {max_moves}")


if __name__ == "__main__":
    main()
