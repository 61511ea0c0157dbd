"""Prove the 40 tasks of the planning competition IPC 2023, each by a command of its own.

Every task is one `ricochet solve --no-ricochet-rule`, so the time includes the start of the program. The lengths must
be those of bench/ipc2023.tsv. The exit status is 1 if a length differs or a task takes longer than a second.

::

    python bench/planning.py
"""

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TASKS = Path(__file__).parent / "ipc2023.tsv"
GOAL_SECONDS = 1.0


class Task(NamedTuple):
    """A task; ``moves`` is the cost of the best known plan."""

    name: str
    size: str
    moves: int
    puzzle: str


class Proof(NamedTuple):
    """The outcome for a task, with the seconds of the whole command."""

    task: Task
    found: int | None
    wall_seconds: float
    processor_seconds: float


def tasks() -> Iterator[Task]:
    """Yield the 40 tasks."""
    lines = [line for line in TASKS.read_text("utf-8").splitlines() if not line.startswith("#")]
    for line in lines[1:]:
        name, size, moves, puzzle = line.split("\t")
        yield Task(name, size, int(moves), puzzle)


def prove(task: Task) -> Proof:
    """Run the command for a task."""
    words = [
        str(Path(sys.executable).with_name("ricochet")),
        "solve",
        "--json",
        "--no-ricochet-rule",
        task.puzzle,
    ]
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    answer = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    seconds = time.perf_counter() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Proof(task, answer["moves"], seconds, used)


def main() -> None:
    """Print a row for each size of board."""
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
    proofs = [prove(task) for task in tasks()]
    print("| size | tasks | moves | proved | slowest, s | its processor time, s | within 1 s |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for size in dict.fromkeys(proof.task.size for proof in proofs):
        of_size = [proof for proof in proofs if proof.task.size == size]
        slowest = max(of_size, key=lambda proof: proof.wall_seconds)
        lengths = sorted(proof.task.moves for proof in of_size)
        proved = sum(proof.found == proof.task.moves for proof in of_size)
        quick = sum(proof.wall_seconds <= GOAL_SECONDS for proof in of_size)
        print(
            f"| {size} | {len(of_size)} | {lengths[0]} to {lengths[-1]} | {proved} | {slowest.wall_seconds:.2f}"
            f" | {slowest.processor_seconds:.2f} | {quick} |"
        )
    wrong = [
        proof for proof in proofs if proof.found != proof.task.moves or proof.wall_seconds > GOAL_SECONDS
    ]
    for proof in wrong:
        print(f"\nmissed: {proof.task.name}, {proof.found} moves in {proof.wall_seconds:.2f} s")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
