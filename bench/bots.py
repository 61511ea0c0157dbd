"""Measure the bots: ``python bench/bots.py``. Ten minutes on one core.

- For each level, 400 random puzzles of 2013: the seconds until the first bid, the last bid a minute later compared
  with the fewest moves, and the bids that fail.
- For each pair of levels, short matches by the rules of the game, in simulated time: the share of chips and of
  matches that the higher level wins.
- For each level, whole matches of it, in a person's seat, with a bot that plays "like me": the share of chips.
- For each level, the seconds until it finds an optimum that people found, beside theirs (`bench/people.tsv`).
- The processor time of a match of four masters.

Writes `bench/bots.tsv` and the plots `docs/images/bots-*.svg`; docs/bots.md quotes them.
"""

import csv
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from ricochetrobots import parse_puzzle, random_puzzle, solve
from ricochetrobots.bots import BotCharacter, BotLevel, PersonBot
from ricochetrobots.bots.level import LEVELS
from ricochetrobots.bots.thinking import think
from ricochetrobots.bots.thoughts import MOST_POSITIONS, SEES_AFTER, thoughts
from ricochetrobots.core import Puzzle, judge
from ricochetrobots.game import Length, Match, Mode, Options, Phase, commands, decide, replay, view
from ricochetrobots.game.commands import Command

ROOT = Path(__file__).parent.parent
TABLE = Path(__file__).with_suffix(".tsv")
PUZZLES = 400
MATCHES = 12
"""The matches of a pair."""
SAND = 60
LONGEST = 300
PEOPLE = Path(__file__).with_name("people.tsv")
MINDS = 5
"""The bots of a level that look for each optimum of people."""
LONG, NEVER = 600.0, 3600.0
OVERHEAD = 25.0
"""The seconds of people in which they did something else, such as moving the robots."""
LONGEST_MATCH = 4 * 3600
"""The seconds after which a match ends without a winner: none of its players may ever find the chips that are left."""
SHORT = Options(length=Length.SHORT)


class Measured(NamedTuple):
    """The bids of a level for one puzzle."""

    first: float
    over: int
    solves: bool


def measured(puzzle: Puzzle, moves: int, level: BotLevel, seed: int) -> Measured | None:
    known = thoughts(puzzle, level, BotCharacter.OTTO, seed, LONGEST).known
    if not known:
        return None
    last = [thought for thought in known if thought.after <= known[0].after + SAND][-1]
    solves = judge(puzzle, last.path).ok and last.bid >= len(last.path)
    return Measured(known[0].after, last.bid - moves, solves)


def measured_levels() -> dict[BotLevel, list[Measured | None]]:
    puzzles = []
    for seed in range(PUZZLES):
        puzzle = random_puzzle(seed, edition="2013")
        moves = solve(puzzle).moves
        if moves is not None:
            puzzles.append((puzzle, moves))
    return {
        level: [measured(puzzle, moves, level, seed) for seed, (puzzle, moves) in enumerate(puzzles)]
        for level in LEVELS
    }


@dataclass
class Game:
    """A match of bots in simulated time; ``person`` plays on a person's seat, the first one."""

    bots: Sequence[PersonBot]
    seed: int
    options: Options = SHORT
    person: PersonBot | None = None
    now: float = 0.0

    def play(self) -> Match:
        """Return the match, finished or after `LONGEST_MATCH`."""
        opened = decide(
            None,
            commands.OpenMatch(mode=Mode.FRIENDS, options=self.options),
            seat=None,
            now=0,
            seed=self.seed,
        )
        self.match = replay(opened)
        # Without a person, the host never bids nor passes: the sand runs out.
        self._act(commands.TakeSeat(name="Host"), None)
        for bot, character in zip(self.bots, BotCharacter, strict=False):
            self._act(commands.AddBot(character=character, level=bot.level), 0)
        self._act(commands.StartMatch(), 0)
        while not self._is_over and self.now < LONGEST_MATCH:
            self.now = self._next()
            self._act(commands.Tick(), None)
            if self.match.round is not None and self.match.round.may_start_timer:
                self._act(commands.StartTimer(round=self.match.round_number), 0)
            for seat, bot in self._players:
                command = bot.choose(view(self.match, seat), self.now)
                if command is not None:
                    self._act(command, seat)
                if self._is_over:
                    break
        return self.match

    @property
    def _is_over(self) -> bool:
        return self.match.phase is Phase.FINISHED

    @property
    def _players(self) -> list[tuple[int, PersonBot]]:
        return ([] if self.person is None else [(0, self.person)]) + list(enumerate(self.bots, 1))

    def _next(self) -> float:
        """Return the next time at which a bot may do something."""
        match, turned_at = self.match, self.match.round.turned_at if self.match.round else 0.0
        if match.phase is Phase.SHOWING:
            return self.now + 0.7
        times = [self.now + 5.0] if match.until is None else [self.now + 5.0, match.until]
        if match.phase in (Phase.THINKING, Phase.BIDDING):
            for seat, bot in self._players:
                known = bot.thoughts(view(match, seat), LONGEST).known
                times += [turned_at + thought.after + 0.01 for thought in known]
        return min(time for time in times if time > self.now)

    def _act(self, command: Command, seat: int | None) -> None:
        self.seed += 1
        self.match = replay(decide(self.match, command, seat=seat, now=self.now, seed=self.seed), self.match)


class Duel(NamedTuple):
    """The result of a pair of levels: the chips and matches of the lower and of the higher one."""

    chips: tuple[int, int]
    matches: tuple[float, float]

    @property
    def share(self) -> float:
        """The share of the chips that the higher level wins."""
        return self.chips[1] / sum(self.chips)


def duel(low: BotLevel, high: BotLevel, matches: int = MATCHES) -> Duel:
    chips, won = [0, 0], [0.0, 0.0]
    for number in range(matches):
        levels = (low, high) if number % 2 else (high, low)  # the seats take turns
        bots = [PersonBot(1000 * number + seat, level) for seat, level in enumerate(levels)]
        match = Game(bots, 10_000 * number).play()
        for level, seat in zip(levels, match.seats[1:], strict=True):
            chips[level is high] += len(seat.chips)
            won[level is high] += (seat.number in match.winners) / max(1, len(match.winners))
    return Duel((chips[0], chips[1]), (won[0], won[1]))


def like_me(level: BotLevel, matches: int = MATCHES) -> tuple[int, int]:
    """Return the chips of a person of this level and of a bot that plays "like me", in whole matches of two."""
    chips = [0, 0]
    for number in range(matches):
        bots = [PersonBot(1000 * number + 1, BotLevel.LIKE_ME)]
        person = PersonBot(1000 * number, level)
        match = Game(bots, 10_000 * number, Options(length=Length.USUAL), person).play()
        for seat in match.seats:
            chips[seat.number] += len(seat.chips)
    return chips[0], chips[1]


class Found(NamedTuple):
    """A puzzle whose optimum people found: their seconds, and the seconds of each of `MINDS` bots, `NEVER` for none."""

    people: float
    moves: int
    bots: tuple[float, ...]

    @property
    def error(self) -> float:
        """The error of the median bot's time, as a logarithm; people's time without what they did besides."""
        return abs(log(median(self.bots)) - log(max(1.0, self.people - OVERHEAD)))


def against_people(level: BotLevel) -> list[Found]:
    """Let bots of a level look for the optima that people found, by the free rule that these people played."""
    limits = LEVELS[level]
    rows = csv.DictReader(filter(lambda line: not line.startswith("#"), PEOPLE.open()), delimiter="\t")
    found = []
    for row in rows:
        if row["ended"] != "optimum":
            continue
        puzzle, moves = parse_puzzle(row["puzzle"]), int(row["optimum"])
        times = []
        for seed in range(MINDS):
            finds = think(puzzle, limits.habits, seed=seed, most=MOST_POSITIONS, ricochet_rule=False).finds
            at = next((find.positions for find in finds if len(find.path) <= moves), None)
            looks = NEVER if at is None else SEES_AFTER + at / limits.positions + limits.checking * moves
            times.append(looks)
        found.append(Found(float(row["seconds"]), moves, tuple(times)))
    return found


def processor_share() -> float:
    """Return the processor time of a match of four masters, as a share of the simulated time."""
    game = Game(
        [
            PersonBot(seat, BotLevel.MASTER, character)
            for seat, character in enumerate(list(BotCharacter)[:4])
        ],
        1,
    )
    began = process_time()
    game.play()
    return (process_time() - began) / game.now


def quantile(values: Sequence[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)]


def rows(levels: dict[BotLevel, list[Measured | None]]) -> list[str]:
    written = ["level\tbids\tfirst10\tfirst50\tfirst90\tover\tshortest\tfailed"]
    for level, all_measured in levels.items():
        bids = [each for each in all_measured if each is not None]
        first = [each.first for each in bids]
        written.append(
            "\t".join(
                [
                    level,
                    f"{len(bids) / len(all_measured):.3f}",
                    f"{quantile(first, 0.1):.1f}",
                    f"{median(first):.1f}",
                    f"{quantile(first, 0.9):.1f}",
                    f"{mean(each.over for each in bids):.2f}",
                    f"{sum(each.solves and each.over <= 0 for each in bids) / len(all_measured):.3f}",
                    f"{sum(not each.solves for each in bids) / len(bids):.3f}",
                ]
            )
        )
    return written


def plot(levels: dict[BotLevel, list[Measured | None]]) -> None:
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    mpl.rcParams.update({"svg.hashsalt": "ricochet", "svg.fonttype": "none", "font.size": 9})

    def save(
        name: str, across: str, up: str, draw: Callable[[Axes, BotLevel, list[Measured | None]], object]
    ) -> None:
        figure = Figure(figsize=(6.4, 3.2), layout="constrained")
        axes = figure.subplots()
        for level, all_measured in levels.items():
            draw(axes, level, all_measured)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(title="level", frameon=False)
        figure.savefig(ROOT / f"docs/images/bots-{name}.svg", metadata={"Date": None})

    def first(axes: Axes, level: BotLevel, all_measured: list[Measured | None]) -> object:
        times = sorted(each.first for each in all_measured if each is not None)
        return axes.plot(times, [100 * (n + 1) / len(all_measured) for n in range(len(times))], label=level)

    def over(axes: Axes, level: BotLevel, all_measured: list[Measured | None]) -> object:
        found = [each.over for each in all_measured if each is not None and each.solves]
        shares = [100 * sum(each <= most for each in found) / len(all_measured) for most in range(9)]
        return axes.plot(range(9), shares, marker="o", label=level)

    save("first", "seconds after the chip", "puzzles with a bid (%)", first)
    save("over", "most moves above the fewest", "right bids a minute after the first (%)", over)


def main() -> None:
    levels = measured_levels()
    plot(levels)
    written = rows(levels)
    sys.stdout.write("\n".join(written) + "\n")
    written += ["", "low\thigh\tchips\tshare\tmatches"]
    for low, high in combinations(LEVELS, 2):
        found = duel(low, high)
        written.append(
            f"{low}\t{high}\t{found.chips[0]}-{found.chips[1]}\t{found.share:.2f}\t{found.matches[1] / MATCHES:.2f}"
        )
        sys.stdout.write(written[-1] + "\n")
        sys.stdout.flush()
    written += ["", "person\tlike me\tchips\tshare"]
    for level in LEVELS:
        person, bot = like_me(level)
        written.append(f"{level}\tlike me\t{person}-{bot}\t{person / (person + bot):.2f}")
        sys.stdout.write(written[-1] + "\n")
        sys.stdout.flush()
    written += ["", "level\tfound within 600 s\tmedian error of log seconds"]
    for level in LEVELS:
        all_found = against_people(level)
        within = sum(median(found.bots) <= LONG for found in all_found)
        written.append(
            f"{level}\t{within} of {len(all_found)}\t{median(found.error for found in all_found):.2f}"
        )
        sys.stdout.write(written[-1] + "\n")
    written += ["", f"four masters\t{processor_share():.4f}"]
    sys.stdout.write(written[-1] + "\n")
    TABLE.write_text("\n".join(written) + "\n", "utf-8")


if __name__ == "__main__":
    main()
