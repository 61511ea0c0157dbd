"""The reference engine: an exact search in plain Python that checks every faster one.

This is an A* search over the states of a puzzle. Its heuristic is the number of moves that a robot still needs if it
may stop anywhere on its way (`fewest_moves`). The heuristic is admissible and consistent: one move lowers it by at
most one. So a state is first expanded by a shortest path, and the first state on the target ends a shortest one.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from ricochetrobots.core import Direction, Move, Path, Puzzle, Robot, Status
from ricochetrobots.solver.errors import LimitMetError
from ricochetrobots.solver.limits import Watch
from ricochetrobots.solver.slides import NEVER, TURNS, Rays, TurnMemory, fewest_moves
from ricochetrobots.solver.solution import Found

State = tuple[int, ...]
"""The stand of each robot, in the order of ``Space.robots``."""


BYTES_PER_STATE = 400
"""The rough size of a state and its entry in the queue."""


def search(puzzle: Puzzle, watch: Watch, *, ricochet_rule: bool, made: tuple[Move, ...] = ()) -> Found:
    """Search until a shortest path is found, no state is left or a limit is reached.

    The search is deterministic, uses one thread whatever the limits allow, and remembers every state that it finds.
    """
    limits = watch.limits
    max_moves = NEVER if limits.max_moves is None else limits.max_moves
    max_states = None if limits.max_bytes is None else limits.max_bytes // BYTES_PER_STATE
    space = Space(puzzle, ricochet_rule=ricochet_rule)
    space.make(made)
    start = space.state(space.stands)
    came_from: dict[State, tuple[State | None, int]] = {start: (None, 0)}
    queue: defaultdict[int, list[tuple[State, int]]] = defaultdict(list)
    queue[space.bound(start)].append((start, 0))
    at_least = 0
    expanded = 0
    while queue and (total := min(queue)) < NEVER:
        at_least = total
        too_many = max_states is not None and len(came_from) > max_states
        if total > max_moves or too_many or watch.stops(at_least):
            return Found(Status.LIMIT, None, at_least, expanded)
        state, moves = queue[total].pop()
        if not queue[total]:
            del queue[total]
        if moves > came_from[state][1]:
            continue
        if space.bound(state) == 0:
            return Found(Status.SOLVED, space.path(_chain(came_from, state)), at_least, expanded)
        if expanded == limits.max_expanded:
            return Found(Status.LIMIT, None, at_least, expanded)
        expanded += 1
        moves += 1
        for after in space.successors(state):
            if after not in came_from or moves < came_from[after][1]:
                came_from[after] = state, moves
                queue[moves + space.bound(after)].append((after, moves))
    return Found(Status.UNSOLVABLE, None, at_least, expanded)


def _chain(came_from: dict[State, tuple[State | None, int]], last: State) -> list[State]:
    """Return the states from the first to ``last``."""
    chain = [last]
    while (before := came_from[chain[-1]][0]) is not None:
        chain.append(before)
    return chain[::-1]


class Space:
    """The states of one puzzle and the moves between them.

    Robots form a group if the same diagonals let them pass and the target names both or none of them. In a state,
    a group's stands are in ascending order, so equivalent states are equal.
    """

    def __init__(self, puzzle: Puzzle, *, ricochet_rule: bool) -> None:
        position, target = puzzle.position, puzzle.target
        wanted = position.in_play if target.robot is None else (target.robot,)
        with_diagonals = {diagonal.robot for diagonal in position.board.diagonals}

        def colour(robot: Robot) -> Robot | None:
            return robot if robot in with_diagonals else None

        def group(robot: Robot) -> tuple[bool, int]:
            return robot not in wanted, robot + 1 if robot in with_diagonals else 0

        self.robots = sorted(position.in_play, key=group)
        kinds = [group(robot) for robot in self.robots]
        self.groups = [slice(kinds.index(kind), kinds.index(kind) + kinds.count(kind)) for kind in kinds]
        unmoved = TurnMemory.UNMOVED if ricochet_rule else TurnMemory.TURNED
        self.stands = [
            position.cell(robot) * TURNS + (unmoved if robot in wanted else TurnMemory.TURNED)
            for robot in self.robots
        ]
        goal = target.cell * TURNS + TurnMemory.TURNED
        rays = {kind: Rays(position.board, kind) for kind in set(map(colour, self.robots))}
        fewest = {kind: fewest_moves(rays[kind], goal) for kind in set(map(colour, wanted))}
        self.rays = [rays[colour(robot)] for robot in self.robots]
        self.fewest = [fewest[colour(robot)] for robot in self.robots[: len(wanted)]]

    def make(self, moves: Sequence[Move]) -> None:
        """Start after these moves. Raises ValueError for a move that is not legal."""
        for move in moves:
            for slot, direction, end in self._moves(self.stands):
                if move == Move(self.robots[slot], direction):
                    self.stands[slot] = end
                    break
            else:
                raise ValueError("illegal-move: A move already made is not legal.")

    def all_paths(self, moves: int, watch: Watch) -> Iterator[Path]:
        """Yield every path of ``moves`` moves that reaches the target with the last one only, by robot and direction.

        Raises LimitMetError.
        """
        limits = watch.limits
        max_states = None if limits.max_bytes is None else limits.max_bytes // BYTES_PER_STATE
        dead: set[tuple[State, int]] = (
            set()
        )  # states, with moves left, from which no path leads to the target
        expanded = 0

        def paths(stands: Sequence[int], left: int) -> Iterator[tuple[Move, ...]]:
            nonlocal expanded
            state = self.state(stands)
            bound = self.bound(state)
            if bound == 0:
                if left == 0:
                    yield ()
                return
            if bound > left or (state, left) in dead:
                return
            too_many = max_states is not None and len(dead) > max_states
            if too_many or expanded == limits.max_expanded or watch.stops(moves):
                raise LimitMetError
            expanded += 1
            is_dead = True
            moves_on = sorted(self._moves(stands), key=lambda found: (self.robots[found[0]], found[1]))
            for slot, direction, end in moves_on:
                for rest in paths([*stands[:slot], end, *stands[slot + 1 :]], left - 1):
                    is_dead = False
                    yield (Move(self.robots[slot], direction), *rest)
            if is_dead:
                dead.add((state, left))

        yield from map(Path, paths(self.stands, moves))

    def state(self, stands: Sequence[int]) -> State:
        """Return the state with these stands of the robots."""
        state = [*stands]
        for group in self.groups:
            state[group] = sorted(state[group])
        return tuple(state)

    def bound(self, state: State) -> int:
        """Return a number of moves below which the target cannot be reached; 0 on the target."""
        return min(fewest[stand] for fewest, stand in zip(self.fewest, state, strict=False))

    def successors(self, state: State) -> Iterator[State]:
        """Yield the state after each legal move."""
        for slot, _, end in self._moves(state):
            group = self.groups[slot]
            moved = [*state]
            moved[slot] = end
            if group.stop - group.start > 1:
                moved[group] = sorted(moved[group])
            yield tuple(moved)

    def path(self, chain: Sequence[State]) -> Path:
        """Return moves that lead from the first of these states through all the others in order."""
        stands = list(self.stands)
        path = []
        for after in chain[1:]:
            for slot, direction, end in self._moves(stands):
                moved = [*stands[:slot], end, *stands[slot + 1 :]]
                if self.state(moved) == after:
                    path.append(Move(self.robots[slot], direction))
                    stands = moved
                    break
        return Path(path)

    def _moves(self, stands: Sequence[int]) -> Iterator[tuple[int, Direction, int]]:
        """Yield robot, direction and new stand of each legal move."""
        occupied = 0
        for stand in stands:
            occupied |= 1 << stand // TURNS
        for slot, stand in enumerate(stands):
            others = occupied ^ 1 << stand // TURNS
            for ray in self.rays[slot][stand]:
                end = ray.cut(others)
                if end is not None:
                    yield slot, ray.direction, end
