"""The call that programs make most, ``ricochet solve --json -``, without Typer.

Typer takes as long to start as 800 puzzles to solve.
"""

import gc
from collections.abc import Sequence

from ricochetrobots.cli.console import STANDARD_STREAM, output_faults, refusals

JSON = "--json"
NO_RICOCHET_RULE = "--no-ricochet-rule"
INTERRUPTED = 130
"""The exit status after Ctrl-C, as Typer has it."""


def is_meant(arguments: Sequence[str]) -> bool:
    """Tell whether that is all that is asked; everything else is left to Typer."""
    command, *options = arguments or [""]
    return command == "solve" and sorted(options) in (
        [STANDARD_STREAM, JSON],
        [STANDARD_STREAM, JSON, NO_RICOCHET_RULE],
    )


def solve(arguments: Sequence[str]) -> int:
    """Answer the lines of standard input as the command does; return the exit status."""
    gc.disable()  # what is imported is no garbage: to look through it again and again takes a sixth of the start
    try:
        with output_faults(), refusals():
            from ricochetrobots.cli.lines import answer_lines, shortest
            from ricochetrobots.solver import NO_LIMITS

            gc.freeze()
            gc.enable()
            answer = shortest(NO_LIMITS, ricochet_rule=NO_RICOCHET_RULE not in arguments)
            return answer_lines(answer, as_json=True)
    except KeyboardInterrupt:
        return INTERRUPTED
