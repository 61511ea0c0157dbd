"""Shortest paths again, breadth first over the naive rules: a twin with which tests compare every engine."""

from collections.abc import Iterator
from dataclasses import dataclass

from support import naive

Memory = tuple[str, bool]
"""The axis along which a robot's last move ended, empty before the first, and whether it has turned (R5.3)."""

Node = tuple[tuple[naive.Spot, Memory], ...]
"""The cell and the memory of each robot, in the order of the puzzle's text."""

UNMOVED: Memory = ("", False)


@dataclass(frozen=True)
class Answer:
    """The length of a shortest path, None if there is none; then ``exhausted`` if there is none of any length."""

    moves: int | None
    exhausted: bool


def shortest(puzzle: str, *, ricochet_rule: bool, max_moves: int) -> Answer:
    position, _, target = puzzle.rpartition(" >")
    board, robots = naive.read_position(position)
    goal = naive.spot(target[1:])
    wanted = [index for index, letter in enumerate(robots) if target[0] in ("*", letter)]

    def solved(node: Node) -> bool:
        return any(node[i][0] == goal and (node[i][1][1] or not ricochet_rule) for i in wanted)

    layer = {tuple((spot, UNMOVED) for spot in robots.values())}
    seen: set[Node] = set()
    for moves in range(max_moves + 1):
        if any(map(solved, layer)):
            return Answer(moves, exhausted=False)
        seen |= layer
        layer = {after for node in layer for _, after in successors(board, list(robots), node, wanted)} - seen
        if not layer:
            return Answer(None, exhausted=True)
    return Answer(None, exhausted=False)


def successors(
    board: naive.NaiveBoard, letters: list[str], node: Node, wanted: list[int]
) -> Iterator[tuple[int, Node]]:
    """Yield the robot of each legal move, by its place in the text, and the node after the move."""
    robots = {letter: spot for letter, (spot, _) in zip(letters, node, strict=True)}
    for index, letter in enumerate(letters):
        for direction in "nesw":
            outcome = naive.slide(board, robots, letter + direction)
            if outcome.refused is not None:
                continue
            memory = UNMOVED
            if index in wanted:
                axis, turned = node[index][1]
                turned = turned or (axis != "" and axis != _axis(direction))
                memory = _axis(outcome.heading), turned
            yield index, (*node[:index], (outcome.spots[-1], memory), *node[index + 1 :])


def _axis(direction: str) -> str:
    return "upright" if direction in "ns" else "level"
