"""Measure how fast environments step, on one core: ``python bench/envs.py``. A minute.

All figures are of one run: each round measures every environment once, in the same order, and the table has the best
and the median of the rounds, in processor time. The actions are legal, since they were recorded before. Where PufferLib
is installed, its sample environment of a grid, Squared, runs beside ours with random actions: the table has the median
of the ratios within rounds.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.util import find_spec
from statistics import median
from typing import Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

import ricochetrobots.envs.gym
from ricochetrobots import Wanted
from ricochetrobots.envs import Batch, Pool, Reward, Solve
from ricochetrobots.envs.bidding_v0 import BiddingEnv

SIZE, STEPS = 4096, 120
POOL = 1000
GOALS = {"cells": 20e6, "planes": 4e6}
KINDS = {
    "1999": Wanted(edition="1999"),
    "2013": Wanted(edition="2013", diagonals=False),
    "five robots": Wanted(edition="2013-zman", diagonals=False, robots=5),
    "diagonals": Wanted(edition="2013", diagonals=True),
    "diagonals, five robots": Wanted(edition="2013-zman", diagonals=True, robots=5),
}
RANDOM_SEED = 24
PUFFER = "PufferLib Squared"


@dataclass
class Row:
    """An environment to measure: ``play`` makes ``steps`` steps and returns the seconds."""

    name: str
    steps: int
    play: Callable[[], float]
    goal: float | None = None
    rates: list[float] = field(default_factory=list)


def recorded(batch: Batch, steps: int) -> list[NDArray[np.int64]]:
    """Return random legal actions for a batch that begins with its usual seeds."""
    rng = np.random.default_rng(RANDOM_SEED)
    batch.reset(np.arange(len(batch)))
    actions: list[NDArray[np.int64]] = []
    for _ in range(steps):
        actions.append(np.asarray((rng.random(batch.legal.shape, np.float32) * batch.legal).argmax(1)))
        batch.step(actions[-1])
    return actions


def batch_row(name: str, pool: Pool, observation: Literal["cells", "planes"], size: int = SIZE) -> Row:
    batch = Batch(pool, size, observation=observation)
    actions = recorded(batch, STEPS)

    def play() -> float:
        batch.reset(np.arange(size))
        began = time.process_time()
        for chosen in actions:
            batch.step(chosen)
        return time.process_time() - began

    return Row(f"Batch, {name}, {observation}", STEPS * size, play, GOALS[observation])


def distance_row(moves: int) -> Row:
    """Time the exact distance where every position is new."""
    pool, steps, size = Pool(Wanted(moves=moves), size=200), 20, 200
    reward: Reward = "distance"
    actions = recorded(Batch(pool, size), steps)

    def play() -> float:
        batch = Batch(pool, size, reward=reward)
        began = time.process_time()
        for chosen in actions:
            batch.step(chosen)
        return time.process_time() - began

    return Row(f"Batch, puzzles of {moves} moves, reward distance", steps * size, play)


def vector_row(pool: Pool) -> Row:
    envs = gymnasium.make_vec(ricochetrobots.envs.gym.IDS[0], num_envs=SIZE, pool=pool)
    actions = recorded(Batch(pool, SIZE), STEPS)

    def play() -> float:
        envs.reset(seed=0)
        began = time.process_time()
        for chosen in actions:
            envs.step(chosen)
        return time.process_time() - began

    return Row("Gymnasium VectorEnv, 1999, cells", STEPS * SIZE, play)


def single_row(pool: Pool) -> Row:
    env, actions = ricochetrobots.envs.gym.SolveEnv(pool=pool), recorded(Batch(pool, 1), 5000)

    def play() -> float:
        env.reset(seed=0)
        began = time.process_time()
        for (chosen,) in actions:
            env.step(chosen)
        return time.process_time() - began

    return Row("Gymnasium Env, 1999, cells", len(actions), play)


def python_row(pool: Pool) -> Row:
    solve = Solve(pool)

    def play() -> float:
        rng = np.random.default_rng(RANDOM_SEED)
        solve.reset(0)
        began = time.process_time()
        for _ in range(2000):
            step = solve.step(int(rng.choice(solve.legal())))
            if step.ended or step.cut:
                solve.next()
        return time.process_time() - began

    return Row("Solve, plain Python, 1999", 2000, play)


def bidding_row() -> Row:
    table = BiddingEnv()

    def play() -> float:
        rng = np.random.default_rng(RANDOM_SEED)
        observations, _ = table.reset(seed=1)
        began = time.process_time()
        for _ in range(200):
            masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
            chosen = {agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
            observations, *_ = table.step(chosen)
            if not table.agents:
                observations, _ = table.reset()
        return time.process_time() - began

    return Row("PettingZoo, two seats", 200, play)


def puffer_row() -> Row:
    from pufferlib.ocean.squared.squared import Squared  # type: ignore[import-not-found]  # not ours to install

    squared = Squared(num_envs=SIZE)
    actions = np.random.default_rng(RANDOM_SEED).integers(0, 5, (STEPS, SIZE))

    def play() -> float:
        squared.reset()
        began = time.process_time()
        for chosen in actions:
            squared.step(chosen)
        return time.process_time() - began

    return Row(PUFFER, STEPS * SIZE, play)


def rows() -> list[Row]:
    pools = {name: Pool(wanted, size=POOL) for name, wanted in KINDS.items()}
    found = [batch_row(name, pool, kind) for name, pool in pools.items() for kind in ("cells", "planes")]
    found += [batch_row("1999, 256 at once", pools["1999"], "cells", size=256)]
    found += [vector_row(pools["1999"]), single_row(pools["1999"]), python_row(pools["1999"]), bidding_row()]
    found += [distance_row(moves) for moves in (3, 6, 9)]
    return [puffer_row(), *found] if find_spec("pufferlib") else found


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the steps of environments.")
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    measured = rows()
    for _ in range(rounds):
        for row in measured:
            row.rates.append(row.steps / row.play())
    squared = next((row for row in measured if row.name == PUFFER), None)
    print(
        f"| environment | steps/s, best | median of {rounds} | beside Squared | goal |\n| --- | --- | --- | --- | --- |"
    )
    for row in measured:
        beside = ""
        if squared is not None:
            beside = (
                f"{median(ours / theirs for ours, theirs in zip(row.rates, squared.rates, strict=True)):.3g}x"
            )
        goal = "" if row.goal is None else f"{row.goal:,.0f}"
        print(f"| {row.name} | {max(row.rates):,.0f} | {median(row.rates):,.0f} | {beside} | {goal} |")


if __name__ == "__main__":
    main()
