"""The surprise of a puzzle again, by listing its shortest paths under the naive rules: a twin of every engine."""

from collections.abc import Iterator
from math import log2

from support import naive
from support.naive_search import UNMOVED, Node, successors


def surprise(puzzle: str, *, ricochet_rule: bool, max_moves: int) -> tuple[int, float, int] | None:
    """Return length, surprise in bits and least movers of the shortest paths; None if they have more moves."""
    position, _, target = puzzle.rpartition(" >")
    board, robots = naive.read_position(position)
    goal = naive.spot(target[1:])
    letters = [*robots]
    wanted = [index for index, letter in enumerate(letters) if target[0] in ("*", letter)]

    def solved(node: Node) -> bool:
        return any(node[i][0] == goal and (node[i][1][1] or not ricochet_rule) for i in wanted)

    start = tuple((spot, UNMOVED) for spot in robots.values())
    layers, after = [{start}], dict[Node, list[tuple[int, Node]]]()
    while not any(map(solved, layers[-1])):
        if len(layers) > max_moves or not layers[-1]:
            return None
        after |= {node: list(successors(board, letters, node, wanted)) for node in layers[-1]}
        layers.append({one for node in layers[-1] for _, one in after[node]} - after.keys())
    on_path = [{node for node in layers[-1] if solved(node)}]
    for layer in reversed(layers[:-1]):
        on_path.insert(0, {node for node in layer if any(one in on_path[0] for _, one in after[node])})

    def paths(node: Node, moves: int, last: int | None) -> Iterator[tuple[float, frozenset[int]]]:
        if moves == len(layers) - 1:
            yield 1, frozenset()
            return
        weights = [(4 if robot == last else 1) * (2 if robot in wanted else 1) for robot, _ in after[node]]
        for (robot, one), weight in zip(after[node], weights, strict=True):
            if one in on_path[moves + 1]:
                for chance, movers in paths(one, moves + 1, robot):
                    yield weight / sum(weights) * chance, movers | {robot}

    listed = list(paths(start, 0, None))
    return (
        len(layers) - 1,
        -log2(sum(chance for chance, _ in listed)),
        min(len(movers) for _, movers in listed),
    )
