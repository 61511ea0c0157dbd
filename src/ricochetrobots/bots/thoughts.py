"""The thoughts of a bot about one puzzle: the paths that it finds, and the seconds until it bids each.

They follow from the puzzle, the level, the character and the seed alone. A thought never changes later, so it does
not matter when, how often or on which server a bot is asked.
"""

from functools import lru_cache
from math import exp, floor
from statistics import NormalDist
from typing import NamedTuple

from ricochetrobots.bots.character import CHARACTERS
from ricochetrobots.bots.level import LEVELS, Level
from ricochetrobots.bots.thinking import UNIT, think
from ricochetrobots.core import Path, Puzzle
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.match import LEAST_BID
from ricochetrobots.puzzles.chance import Chance
from ricochetrobots.solver import Limits, solve

SEES_AFTER = 2.0
"""The seconds until a player has found the robots and the target on the board."""
FEWEST_SECONDS = 16
"""Think at least this far ahead; then twice as far each time."""
MOST_SECONDS = 1024
"""After this time a bot stops thinking about a chip."""
MOST_POSITIONS = 20_000
"""A bot remembers no more."""
DEVIATION = 0.6
"""The deviation of the logarithm of a person's time for one puzzle, by the seconds of people."""
SPEEDS = tuple(round(exp(NormalDist(0.0, DEVIATION).inv_cdf((place + 0.5) / 32)), 3) for place in range(32))
"""The speeds of a bot, each equally likely for a chip."""
OPTIMAL_SECONDS = 15.0
OPTIMAL_SECONDS_EACH = 2.0
"""The optimal bot bids after this time, and this longer for each move: it is there to study, not to race."""
OPTIMAL_LIMITS = Limits(max_expanded=1_000_000, max_bytes=256 * 1024 * 1024)
"""Enough for nearly every puzzle of the box; the optimal bot does not bid on the others."""
CHANCES = 2**32
WRONG_BY = (1, 1, 1, 1, -1)
"""By how much a person miscounts a path; mostly the person is careful."""


class Thought(NamedTuple):
    """A path that a bot believes in, the seconds after the chip at which it bids, and the number that it bids."""

    after: float
    bid: int
    path: Path


class Thoughts(NamedTuple):
    """The thoughts in the order of their bids, and the seconds after which the search is over, None if it is not."""

    known: tuple[Thought, ...]
    over_after: float | None


NO_THOUGHTS = Thoughts((), None)


def thoughts(puzzle: Puzzle, level: BotLevel, character: BotCharacter, seed: int, seconds: float) -> Thoughts:
    """Return the thoughts up to this many seconds after the chip was turned up.

    ``level`` is not like-me. Cost: 1 ms for a second of a master with the kernel. Raises CpuTargetError.
    """
    if level is not BotLevel.OPTIMAL:
        return thoughts_of(puzzle, LEVELS[level], character, seed, seconds)
    return _until(_optimal(puzzle), seconds)


def thoughts_of(
    puzzle: Puzzle, person: Level, character: BotCharacter, seed: int, seconds: float
) -> Thoughts:
    """Return the thoughts of a person with these limits, as `thoughts` does for a level."""
    ahead = FEWEST_SECONDS
    while ahead < min(seconds, MOST_SECONDS):
        ahead *= 2
    return _until(_of_a_person(puzzle, person, character, seed, ahead), seconds)


def _until(all_thoughts: Thoughts, seconds: float) -> Thoughts:
    over = all_thoughts.over_after
    known = tuple(thought for thought in all_thoughts.known if thought.after <= seconds)
    return Thoughts(known, None if over is None or over > seconds else over)


@lru_cache(maxsize=64)
def _optimal(puzzle: Puzzle) -> Thoughts:
    path = solve(puzzle, OPTIMAL_LIMITS).path
    if path is None:
        return NO_THOUGHTS
    after = OPTIMAL_SECONDS + OPTIMAL_SECONDS_EACH * len(path)
    return Thoughts((Thought(after, len(path), path),), after)


@lru_cache(maxsize=256)
def _of_a_person(puzzle: Puzzle, person: Level, character: BotCharacter, seed: int, seconds: int) -> Thoughts:
    temperament = CHARACTERS[character]
    chance = Chance(seed)
    speed = SPEEDS[chance.below(len(SPEEDS))]
    positions = person.positions * temperament.speed * speed  # in a second
    checking = person.checking * temperament.checking / speed
    habits = person.habits._replace(weight=max(UNIT, person.habits.weight + temperament.weight))
    most = min(MOST_POSITIONS, floor(max(0.0, seconds - SEES_AFTER) * positions))
    thinking = think(puzzle, habits, seed=chance.below(CHANCES), most=most)
    known: list[Thought] = []
    for find in thinking.finds:
        after = SEES_AFTER + find.positions / positions + checking * len(find.path)
        while known and known[-1].after >= after:
            known.pop()  # a shorter path, found while the person was still checking the longer one
        known.append(Thought(after, _counted(find.path, person, chance), find.path))
    if not thinking.is_over:
        return Thoughts(tuple(known), None)
    over = SEES_AFTER + thinking.positions / positions
    return Thoughts(tuple(known), max(over, known[-1].after) if known else over)


def _counted(path: Path, person: Level, chance: Chance) -> int:
    """Return the number of moves that a person counts."""
    if chance.below(100) >= person.miscounts:
        return len(path)
    return max(LEAST_BID, len(path) + chance.choice(WRONG_BY))
