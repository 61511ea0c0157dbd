"""The options that players agree on before a match (R8.4 and those named in R1.6, R2.3, R6 and R7)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from types import MappingProxyType
from typing import TypeVar

from ricochetrobots.core import Edition, TieBreak, edition

HANDICAPS = (0, 0.5, 1, 2, 3)
"""The handicaps that a seat may carry, in moves (R6.15)."""
SPECTATOR_DELAYS = (0, 15, 30, 60, 120)
"""The delays for spectators that a host may choose, in seconds."""

Number = TypeVar("Number", int, int | None)


class Mode(StrEnum):
    """The mode: several people against each other (R6) or one against the sand (R7)."""

    FRIENDS = "friends"
    ALONE = "alone"


class Length(StrEnum):
    """The number of chips that wins, unless ``Options.chips_to_win`` is set (R8.8)."""

    SHORT = "short"
    USUAL = "usual"
    """The numbers of the rulebook (R8.1, R8.2)."""


class PanelChoice(StrEnum):
    """The panels of the board."""

    PLAIN = "plain"
    """A random board without coloured diagonals (R1.6)."""
    DIAGONALS = "diagonals"
    """A random board with coloured diagonals: at least one panel has them."""
    FIRST_EDITION = "1999"
    """A random board of the 1999 panels."""
    PICKED = "picked"
    """The board named by ``Options.board``."""


@dataclass(frozen=True)
class Range:
    """The range of a numeric option, including both ends."""

    least: int
    most: int


def _within(least: int, most: int, usual: Number) -> Number:
    """Declare a numeric option with its range and default."""
    return field(default=usual, metadata={"range": Range(least, most)})


@dataclass(frozen=True, kw_only=True)
class Options:
    """The agreed parameters of a match. ``None`` means the edition's rule or, for limits, "off"."""

    edition: str = "2013"
    panels: PanelChoice = PanelChoice.PLAIN
    board: str | None = None
    """Board text (docs/notation.md) when ``panels`` is ``PICKED``."""
    fifth_robot: bool = False
    exact: bool | None = None
    """R6.3: reach the target in exactly the number bid (True), in that number or fewer (False)."""
    tie_break: TieBreak | None = None
    """R6.4: the order in which equal bids are demonstrated."""
    length: Length = Length.USUAL
    """R8.8: the number of chips that wins, by the number of players."""
    chips_to_win: int | None = _within(1, 17, None)
    """R8.4: the number of chips that wins; None: that of ``length``."""
    series_wins: int = _within(1, 3, 1)
    """R8.9, house option: the number of matches that wins the series; 1: every match stands alone."""
    timer_seconds: int | None = _within(5, 600, None)
    """R6.2, R7.1: the sand timer."""
    no_bid_seconds: int = _within(0, 3600, 300)
    """R6.7: thinking time after which any player may start the timer."""
    consent: bool = True
    """R6.10: the sand ends early once all players have passed."""
    demonstration_seconds: int | None = _within(10, 3600, 120)
    """R6.8: limit on one demonstration among friends; None: no limit."""
    result_seconds: int = _within(3, 600, 20)
    """The time for which a result stays before the next chip is turned up automatically."""
    solo_timer_runs: int = _within(1, 2, 1)
    """R7.3: the number of times that the sand runs in a solo round."""
    solo_demonstration_seconds: int | None = _within(10, 3600, 30)
    """R7.5: limit on a demonstration in the solo game; None: no limit."""
    seats: int = _within(1, 30, 12)
    """The number of seats."""
    gentle_start: bool = False
    """House option: for the first chips, one robot alone reaches the target in a few moves (`setup.draw_chip`).

    Unless ``exact`` is set, the target may be reached in fewer moves than the bid (R6.14).
    """
    everybody_scores: bool = False
    """R6.16, house option: bids are proven in private, and every player with a bid scores."""
    scratch_board: bool = False
    """House option: players can try moves on a private board while thinking."""
    landing_marks: bool = False
    """House option: the demonstrator sees where the chosen robot would stop."""
    spoken_slides: bool = True
    """House option: every player can hear slides by screen reader while thinking."""
    private: bool = False
    """House option: only the link opens the room, and the link reveals nothing about the room."""
    listed: str | None = None
    """House option: the list of public tables shows the room, for players of this language, such as ``de``."""

    @property
    def rules(self) -> Edition:
        """The edition from which these options start."""
        return edition(self.edition)

    @property
    def is_public(self) -> bool:
        """Return whether anybody may join: the room is listed, and not private."""
        return self.listed is not None and not self.private

    @property
    def exact_in_force(self) -> bool:
        """Return whether R6.3 requires exactly the number bid."""
        return self.rules.exact and not self.gentle_start if self.exact is None else self.exact

    @property
    def tie_break_in_force(self) -> TieBreak:
        """The rule of R6.4 for equal bids."""
        return self.rules.tie_break if self.tie_break is None else self.tie_break

    @property
    def timer_in_force(self) -> int:
        """The seconds for which the sand runs."""
        return self.rules.timer_seconds if self.timer_seconds is None else self.timer_seconds


LANGUAGE = re.compile(r"[a-z]{2}(-[A-Z]{2})?")
"""The form of ``Options.listed``."""

RANGES: Mapping[str, Range] = MappingProxyType(
    {option.name: option.metadata["range"] for option in fields(Options) if "range" in option.metadata}
)
"""The range of each numeric option, by its name."""
