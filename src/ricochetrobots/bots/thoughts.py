"""The thoughts of a bot about one puzzle: the paths that it finds, and the seconds until it bids each.

They follow from the puzzle, the level, the character and the seed alone. A thought never changes later, so it does
not matter when, how often or on which server a bot is asked.
"""

from functools import lru_cache
from typing import NamedTuple

from ricochetrobots.bots.character import CHARACTERS
from ricochetrobots.bots.level import LEVELS, Level
from ricochetrobots.core import Path, Puzzle
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.puzzles.chance import Chance
from ricochetrobots.puzzles.person import REFERENCE, find_paths
from ricochetrobots.solver import Limits, solve

SEES_AFTER = 2.0
"""The seconds until a player has found the robots and the target on the board."""
FEWEST_SECONDS = 16
"""Think at least this far ahead; then twice as far each time."""
MOST_SECONDS = 512
"""After this time a bot stops thinking about a chip."""
OPTIMAL_SECONDS = 15.0
OPTIMAL_SECONDS_EACH = 2.0
"""The optimal bot bids after this time, and this longer for each move: it is there to study, not to race."""
OPTIMAL_LIMITS = Limits(max_expanded=1_000_000, max_bytes=256 * 1024 * 1024)
"""Enough for nearly every puzzle of the box; the optimal bot does not bid on the others."""
CHANCES = 2**32


class Thought(NamedTuple):
    """A path that a bot believes in, the seconds after the chip at which it bids, and the number that it bids."""

    after: float
    bid: int
    path: Path


def thoughts(
    puzzle: Puzzle, level: BotLevel, character: BotCharacter, seed: int, seconds: float
) -> tuple[Thought, ...]:
    """Return the thoughts up to this many seconds after the chip was turned up, in the order of their bids.

    ``level`` is not like-me. Cost: less than 0.1 ms for a second of a master with the kernel. Raises CpuTargetError.
    """
    if level is not BotLevel.OPTIMAL:
        return thoughts_of(puzzle, LEVELS[level], character, seed, seconds)
    return tuple(thought for thought in _optimal(puzzle) if thought.after <= seconds)


def thoughts_of(
    puzzle: Puzzle, person: Level, character: BotCharacter, seed: int, seconds: float
) -> tuple[Thought, ...]:
    """Return the thoughts of a person with these limits, as `thoughts` does for a level."""
    ahead = FEWEST_SECONDS
    while ahead < min(seconds, MOST_SECONDS):
        ahead *= 2
    known = _of_a_person(puzzle, person, character, seed, ahead)
    return tuple(thought for thought in known if thought.after <= seconds)


@lru_cache(maxsize=64)
def _optimal(puzzle: Puzzle) -> tuple[Thought, ...]:
    path = solve(puzzle, OPTIMAL_LIMITS).path
    if path is None:
        return ()
    return (Thought(OPTIMAL_SECONDS + OPTIMAL_SECONDS_EACH * len(path), len(path), path),)


@lru_cache(maxsize=256)
def _of_a_person(
    puzzle: Puzzle, person: Level, character: BotCharacter, seed: int, seconds: int
) -> tuple[Thought, ...]:
    temperament = CHARACTERS[character]
    looks = person.looks * temperament.speed  # in a second
    model = REFERENCE._replace(
        memory=person.memory, patience=temperament.patience, helpers_after=round(person.helpers * looks)
    )
    chance = Chance(seed)
    found = find_paths(
        puzzle,
        model,
        person.slips,
        seed=chance.below(CHANCES),
        looks=round(max(0.0, seconds - SEES_AFTER) * looks),
    )
    known: list[Thought] = []
    for find in found:
        after = SEES_AFTER + find.looks / looks + person.checking * temperament.checking * len(find.path)
        while known and known[-1].after >= after:
            known.pop()  # a shorter path, found while the person was still checking the longer one
        known.append(Thought(after, _counted(find.path, person, chance), find.path))
    return tuple(known)


def _counted(path: Path, person: Level, chance: Chance) -> int:
    """Return the number of moves that a person counts."""
    if chance.below(100) >= person.miscounts:
        return len(path)
    return max(2, len(path) + chance.choice((-1, 1)))
