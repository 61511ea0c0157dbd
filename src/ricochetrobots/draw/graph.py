"""The graph of the positions that can be reached by moves (the extra notebook)."""

from typing import TYPE_CHECKING, TypeAlias

from ricochetrobots.core import Position, as_position
from ricochetrobots.extras import require_extra

if TYPE_CHECKING:
    from networkx import DiGraph

    PositionGraph: TypeAlias = DiGraph[Position]
else:
    PositionGraph = object  # for the annotation, without the extra

MOST_POSITIONS = 100_000


def position_graph(position: Position | str, *, moves: int, most: int = MOST_POSITIONS) -> PositionGraph:
    """Return a networkx graph of all positions that can be reached in at most ``moves`` moves.

    A node is a position; its attribute ``moves`` is the fewest moves from the start. An edge from a position to the
    next has the attribute ``move``, in notation. Cost: 1 ms for every 20 positions, and 4 kB for each. Raises
    ValueError if there are more than ``most`` positions, InputError for a text that is not a position, and
    MissingExtraError without the extra notebook.
    """
    require_extra("notebook", "position_graph()")
    import networkx

    start = as_position(position)
    graph: PositionGraph = networkx.DiGraph()
    graph.add_node(start, moves=0)
    reached = [start]
    for number in range(1, moves + 1):
        before, reached = reached, []
        for node in before:
            for move in node.legal_moves():
                after = node.play(move)
                if after not in graph:
                    if len(graph) == most:
                        raise ValueError(
                            f"{moves} moves lead to more than {most} positions. Allow fewer moves."
                        )
                    graph.add_node(after, moves=number)
                    reached.append(after)
                graph.add_edge(node, after, move=str(move))
    return graph
