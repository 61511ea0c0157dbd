"""Fit a bot to people: ``ricochet export --consented --data … | python bench/fit_bots.py``.

Reads consented games from standard input, one JSON object per line. Each person and chip gives the time of the first
bid, the last bid above the fewest moves, and whether the demonstration failed. The script finds the speed whose
first bids are distributed most alike, and then the slips with the same share of failures. It prints the limits of this
person, and both distributions side by side.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ricochetrobots.bots import BotCharacter, BotLevel
from ricochetrobots.bots.level import LEVELS, Level
from ricochetrobots.bots.thoughts import thoughts_of
from ricochetrobots.core import Puzzle, judge
from ricochetrobots.game import Match, evolve
from ricochetrobots.game.events import (
    BidPlaced,
    ChipTaken,
    ChipTurned,
    DemonstrationFailed,
    Event,
    FailureReason,
)
from ricochetrobots.solver import Limits, solve
from ricochetrobots.wire.http import CONSENTED_GAME

SPEEDS = (1, 2, 3, 4, 6, 8, 11, 15, 22, 30, 45, 60)
SLIPS = (0, 30, 100, 200, 400, 800, 1_500, 3_000, 6_000, 12_000)
LONGEST = 300.0
SAND = 60.0
LIMITS = Limits(max_expanded=10_000_000)
WRONG = (FailureReason.MOVES_USED, FailureReason.GAVE_UP)


class Played(NamedTuple):
    """A chip of one person: the seconds until the first bid, the last bid, and whether it was shown and failed."""

    puzzle: Puzzle
    first: float | None
    bid: int | None
    failed: bool | None


def played(events: Iterable[Event]) -> Iterator[Played]:
    """Yield the chips of the people of one game."""
    match: Match | None = None
    open_chips: dict[int, Played] = {}
    for event in events:
        match = evolve(match, event)
        this = match.round
        if isinstance(event, ChipTurned) and match.puzzle_in_play is not None:
            yield from open_chips.values()
            fresh = Played(match.puzzle_in_play, None, None, None)
            open_chips = {seat.number: fresh for seat in match.playing if seat.is_person}
        elif isinstance(event, BidPlaced) and event.seat in open_chips and this is not None:
            known = open_chips[event.seat]
            first = event.at - this.turned_at if known.first is None else known.first
            open_chips[event.seat] = known._replace(first=first, bid=event.moves)
        elif isinstance(event, DemonstrationFailed | ChipTaken) and event.seat in open_chips:
            failed = isinstance(event, DemonstrationFailed)
            if isinstance(event, ChipTaken) or event.reason in WRONG:
                open_chips[event.seat] = open_chips[event.seat]._replace(failed=failed)
    yield from open_chips.values()


def modelled(puzzles: Sequence[Puzzle], person: Level) -> list[Played]:
    """Return the chips of a bot with these limits."""
    chips = []
    for seed, puzzle in enumerate(puzzles):
        known = thoughts_of(puzzle, person, BotCharacter.OTTO, seed, LONGEST).known
        if not known:
            chips.append(Played(puzzle, None, None, None))
            continue
        last = [thought for thought in known if thought.after <= known[0].after + SAND][-1]
        failed = not judge(puzzle, last.path).ok or last.bid < len(last.path)
        chips.append(Played(puzzle, known[0].after, last.bid, failed))
    return chips


def distance(one: Sequence[Played], other: Sequence[Played]) -> float:
    """Return the largest difference of the two distributions of first bids (Kolmogorov and Smirnov)."""
    times = sorted({chip.first for chip in (*one, *other) if chip.first is not None})
    return max((abs(share_until(one, at) - share_until(other, at)) for at in times), default=0.0)


def share_until(chips: Sequence[Played], seconds: float) -> float:
    """Return the share of chips with a bid by that time."""
    return sum(chip.first is not None and chip.first <= seconds for chip in chips) / len(chips)


def failures(chips: Sequence[Played]) -> float:
    """Return the share of failures among the demonstrations."""
    shown = [chip.failed for chip in chips if chip.failed is not None]
    return sum(shown) / max(1, len(shown))


def fitted(observed: Sequence[Played]) -> Level:
    """Return the limits of the bot that plays most like these people."""
    puzzles = [chip.puzzle for chip in observed]
    regular = LEVELS[BotLevel.REGULAR]
    fast = min(
        (regular._replace(positions=positions) for positions in SPEEDS),
        key=lambda person: distance(observed, modelled(puzzles, person)),
    )
    return min(
        (fast._replace(habits=fast.habits._replace(slips=slips)) for slips in SLIPS),
        key=lambda person: abs(failures(observed) - failures(modelled(puzzles, person))),
    )


def rows(observed: Sequence[Played], model: Sequence[Played]) -> Iterator[str]:
    """Yield both distributions, line by line."""
    yield "\tpeople\tbot"
    for seconds in (5, 10, 20, 30, 45, 60, 90, 120, 180, 300):
        yield f"bid within {seconds} s\t{share_until(observed, seconds):.2f}\t{share_until(model, seconds):.2f}"
    for over in range(6):
        yield f"last bid {over} above the fewest\t{share_over(observed, over):.2f}\t{share_over(model, over):.2f}"
    yield f"failed\t{failures(observed):.2f}\t{failures(model):.2f}"


def share_over(chips: Sequence[Played], over: int) -> float:
    """Return the share of bids that are that much above the fewest moves."""
    bids = [(chip.bid, solve(chip.puzzle, LIMITS).moves) for chip in chips if chip.bid is not None]
    return sum(moves is not None and bid - moves == over for bid, moves in bids) / max(1, len(bids))


def main() -> None:
    """Fit the games of standard input."""
    observed = [
        chip for line in sys.stdin if line.strip() for chip in played(CONSENTED_GAME.decode(line).events)
    ]
    if not observed:
        sys.exit("There is no consented game.")
    person = fitted(observed)
    model = modelled([chip.puzzle for chip in observed], person)
    sys.stdout.write("\n".join([f"{len(observed)} chips: {person}", *rows(observed, model)]) + "\n")


if __name__ == "__main__":
    main()
