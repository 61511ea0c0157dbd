"""A baseline that learns to solve short puzzles on one board: ``python bench/learn.py``. Ten minutes on two cores.

Q-learning (Watkins and Dayan, 1992) with sums of table entries for the values, in plain NumPy. It observes the
cells and the memory of the robots and the target, and learns the walls from its moves. It is tested on puzzles
that it has never played, beside an agent that chooses a random legal move and one that plays the solver's path.
Writes `bench/learn.tsv` and `docs/images/learn.svg`. Needs 400 MB.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ricochetrobots import Limits, Puzzle, parse_board, random_position, solve
from ricochetrobots.envs import MOVES, Batch, Pool

ROOT = Path(__file__).parent.parent
BOARD = parse_board("4C3A2A1C")
MOST = 4
"""The longest optimum of a puzzle."""
MAX_MOVES = 12
TRAINED, TESTED = 100_000, 1_000
ENVIRONMENTS = 2048
ROBOTS, CELLS, MEMORIES = 4, 256, 4
ACTIONS = 4 * ROBOTS
GAMMA = 0.9
EXPLORES = (0.3, 0.05)
"""The share of random moves at the beginning and at the end."""
RATES = (0.3, 0.02)
"""The share of an error that is corrected, spread over all entries of a sum."""
LOWEST = np.float32(-1e9)

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


def puzzles(number: int, first: int) -> Iterator[Puzzle]:
    """Yield puzzles of the board that take at most `MOST` moves."""
    seed, limits = first, Limits(max_moves=MOST)
    while number:
        position = random_position(seed, board=BOARD)
        puzzle = Puzzle(position, BOARD.targets[seed % len(BOARD.targets)])
        seed += 1
        if solve(puzzle, limits).path is not None:
            number -= 1
            yield puzzle


class Seen:
    """The observations of a batch, turned so that the target's robot is the first: all colours share what they learn.

    ``rows`` are the entries whose sums are the values: of the first robot, its memory and the target, and of each other
    robot's cell beside the first one's and the target.
    """

    def __init__(self, batch: Batch) -> None:
        seen = batch.cells.astype(np.int64)
        self._turn = np.maximum(seen[:, 10], 0)
        order = (np.arange(ROBOTS) + self._turn[:, None]) % ROBOTS
        where = np.take_along_axis(seen[:, :ROBOTS], order, 1)
        memory = np.take_along_axis(seen[:, 5 : 5 + ROBOTS], order, 1)
        target = NUMBER_OF_TARGET[seen[:, 11]]
        first = (target * CELLS + where[:, 0])[:, None]
        others = FIRST_ROWS + (np.arange(ROBOTS - 1) * TARGETS * CELLS + first) * CELLS + where[:, 1:]
        self.rows = np.concatenate([first * MEMORIES + memory[:, :1], others], 1)
        columns = (np.arange(ACTIONS) + 4 * self._turn[:, None]) % ACTIONS
        self.legal = np.take_along_axis(batch.legal, columns, 1) > 0

    def actions(self, chosen: Ints) -> Ints:
        """Return the batch's numbers of turned actions."""
        return np.asarray((chosen + 4 * self._turn) % ACTIONS)


NUMBER_OF_TARGET = np.zeros(CELLS, np.int64)
NUMBER_OF_TARGET[[target.cell for target in BOARD.targets]] = np.arange(len(BOARD.targets))
TARGETS = len(BOARD.targets)
FIRST_ROWS = TARGETS * CELLS * MEMORIES
ROWS = FIRST_ROWS + (ROBOTS - 1) * TARGETS * CELLS * CELLS


def values(table: Floats, seen: Seen) -> Floats:
    """Return the value of each action, the lowest for an illegal one."""
    return np.where(seen.legal, table[seen.rows].sum(1), LOWEST)


def at_random(legal: NDArray[np.bool_], rng: np.random.Generator) -> Ints:
    """Return a random legal action of each row."""
    return np.asarray((rng.random(legal.shape, np.float32) * legal).argmax(1))


@dataclass
class Result:
    """The share of the test puzzles that were solved, and the mean of optimum / moves, 0 for one that was not."""

    solved: float
    score: float


Agent = Callable[[Batch, int], Ints]
"""Chooses an action for each environment of a batch, given how many moves were made."""


def tested(pool: Pool, agent: Agent) -> Result:
    """Let an agent play each puzzle once."""
    batch = Batch(pool, len(pool), max_moves=MAX_MOVES, illegal="penalty")
    batch.reset(_seeds(pool))
    moves, optima = np.zeros(len(pool), np.int64), batch.optima.copy()
    done = np.zeros(len(pool), np.bool_)
    for made in range(MAX_MOVES):
        batch.step(agent(batch, made))
        moves[~done & (batch.rewards > 0)] = made + 1
        done |= batch.terminated | batch.truncated
    solved = moves > 0
    scores = np.where(solved, optima / np.maximum(moves, 1), 0)
    return Result(float(solved.mean()), float(scores.mean()))


def random_agent(rng: np.random.Generator) -> Agent:
    return lambda batch, made: at_random(batch.legal > 0, rng)


def learned_agent(table: Floats) -> Agent:
    def choose(batch: Batch, made: int) -> Ints:
        seen = Seen(batch)
        return seen.actions(values(table, seen).argmax(1))

    return choose


def optimal_agent(pool: Pool) -> Agent:
    """Return the agent that plays the solver's paths."""
    paths = [[MOVES.index(move) for move in solution.path or ()] for solution in pool]

    def choose(batch: Batch, made: int) -> Ints:
        # An environment that is done plays another puzzle, which does not count.
        return np.array([paths[number][made % len(paths[number])] for number in batch.numbers.tolist()])

    return choose


def _seeds(pool: Pool) -> list[int]:
    """Return a seed that draws each puzzle of the pool."""
    found: dict[int, int] = {}
    seed = 0
    while len(found) < len(pool):
        found.setdefault(pool.draw(seed, 0), seed)
        seed += 1
    return [found[number] for number in range(len(pool))]


def learn(table: Floats, pool: Pool, rng: np.random.Generator, seconds: float) -> Iterator[tuple[float, int]]:
    """Play and learn; yield the seconds and the moves so far after every thousand steps."""
    batch, began, moves = Batch(pool, ENVIRONMENTS, max_moves=MAX_MOVES), time.perf_counter(), 0
    everyone = np.arange(ENVIRONMENTS)
    seen = Seen(batch)
    now = values(table, seen)
    for step in count(1):
        share = min(1.0, (time.perf_counter() - began) / seconds)
        explores, rate = (first + share * (last - first) for first, last in (EXPLORES, RATES))
        is_over = batch.terminated | batch.truncated  # then the action is ignored
        is_random = rng.random(ENVIRONMENTS) < explores
        chosen = np.where(is_random, at_random(seen.legal, rng), now.argmax(1))
        batch.step(seen.actions(chosen))
        later = Seen(batch)
        after = values(table, later)
        goal = batch.rewards + GAMMA * np.where(batch.terminated, 0, after.max(1))
        error = np.where(is_over, 0, goal - now[everyone, chosen]) * (rate / ROBOTS)
        np.add.at(table.reshape(-1), seen.rows * ACTIONS + chosen[:, None], error.astype(np.float32)[:, None])
        moves += int(ENVIRONMENTS - is_over.sum())
        seen, now = later, after
        if step % 1000 == 0:
            gone = time.perf_counter() - began
            yield gone, moves
            if gone >= seconds:
                return


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to solve short puzzles.")
    parser.add_argument("--seconds", type=float, default=600, help="how long to learn")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    began = time.perf_counter()
    trained, test = Pool.of(puzzles(TRAINED, 0)), Pool.of(puzzles(TESTED, 10**9))
    assert not {str(one.puzzle) for one in trained} & {str(one.puzzle) for one in test}
    print(
        f"{len(trained)} puzzles to learn from and {len(test)} to test: {time.perf_counter() - began:.0f} s"
    )
    chance, best = tested(test, random_agent(rng)), tested(test, optimal_agent(test))
    print(f"random: {chance}\noptimal: {best}")
    table = np.zeros((ROWS, ACTIONS), np.float32)
    learned = learned_agent(table)
    curve = [(0.0, 0, tested(test, learned))]
    for gone, moves in learn(table, trained, rng, options.seconds):
        if gone >= curve[-1][0] + options.seconds / 40 or gone >= options.seconds:
            curve.append((gone, moves, tested(test, learned)))
            print(f"{gone:5.0f} s {moves / 1e6:6.1f} M moves {curve[-1][2]}", flush=True)
    lines = ["seconds\tmoves\tsolved\tscore"]
    for name, found in (("random", chance), ("optimal", best)):
        lines.append(f"{name}\t\t{found.solved:.4f}\t{found.score:.4f}")
    lines += [
        f"{seconds:.0f}\t{number}\t{found.solved:.4f}\t{found.score:.4f}" for seconds, number, found in curve
    ]
    (ROOT / "bench/learn.tsv").write_text("\n".join(lines) + "\n")
    draw(curve, chance, best)


def draw(curve: list[tuple[float, int, Result]], chance: Result, best: Result) -> None:
    """Draw the curve beside the random and the optimal agent."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "learn"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    minutes = [seconds / 60 for seconds, _, _ in curve]
    axes.plot(
        minutes, [100 * found.solved for _, _, found in curve], color="#5A3EA6", label="learned: solved"
    )
    axes.plot(
        minutes,
        [100 * found.score for _, _, found in curve],
        color="#A97B3C",
        label="learned: optimum / moves",
    )
    axes.axhline(100 * best.solved, color="#1F6B4C", linestyle="--", label="optimal agent")
    axes.axhline(100 * chance.solved, color="#C8321E", linestyle="--", label="random agent: solved")
    axes.axhline(100 * chance.score, color="#C8321E", linestyle=":", label="random agent: optimum / moves")
    axes.set(xlabel="minutes", ylabel="% of the test puzzles", ylim=(0, 103), xlim=(0, None))
    axes.legend(loc="center right")
    figure.tight_layout()
    figure.savefig(ROOT / "docs/images/learn.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
