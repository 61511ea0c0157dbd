"""E15: the game equals a twin that shares no code with it, for random commands in any order.

PYTHONPATH=tests python -m faults.oracle 1000
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import seed as seeded
from hypothesis.stateful import run_state_machine_as_test

from game.test_model import PHASES, AloneMachine, TableMachine
from support.verdicts import Verdict, run

STEPS = 50


def show(size: int, seed: int) -> list[Verdict]:
    """Play this many matches of that many steps, every tenth alone."""
    verdicts = []
    for machine, matches in ((TableMachine, size - size // 10), (AloneMachine, max(1, size // 10))):
        how = settings(
            max_examples=matches,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            derandomize=False,
            phases=PHASES,
            suppress_health_check=list(HealthCheck),
        )
        wrong = ""
        try:
            run_state_machine_as_test(seeded(seed)(machine), settings=how)
        except Exception as fault:  # any exception is a finding
            wrong = f": {fault!r:.500}"
        shown = f"{matches} matches of up to {STEPS} steps{wrong}"
        verdicts.append(Verdict(f"E15, {machine.mode}", "no difference", shown, not wrong))
    return verdicts


if __name__ == "__main__":
    run(__doc__, show, size=1_000)
