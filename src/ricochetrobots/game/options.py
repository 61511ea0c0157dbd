"""What the players agree on before a match (R8.4 and the options named in R1.6, R2.3, R6 and R7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ricochetrobots.core import Edition, TieBreak, edition


class Mode(StrEnum):
    """Who plays: several people against each other (R6) or one against the sand (R7)."""

    FRIENDS = "friends"
    ALONE = "alone"


class PanelChoice(StrEnum):
    """Which panels the board is made of."""

    RANDOM = "random"
    """Any board of the edition's box."""
    PLAIN = "plain"
    """A random board without coloured diagonals (R1.6)."""
    FIRST_EDITION = "1999"
    """A random board of the 1999 panels."""
    PICKED = "picked"
    """The board named by ``Options.board``."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """The agreed parameters of a match. ``None`` means "as the edition says" or, for limits, "off"."""

    edition: str = "2013"
    panels: PanelChoice = PanelChoice.PLAIN
    board: str | None = None
    """Board text (NOTATION.md) when ``panels`` is ``PICKED``."""
    fifth_robot: bool = False
    exact: bool | None = None
    """R6.3: reach the target in exactly the number bid (True), in that number or fewer (False)."""
    tie_break: TieBreak | None = None
    """R6.4: who shows first among equal bids."""
    chips_to_win: int | None = None
    """R8.4: 1-17; None: by the number of players (R8.1, R8.2)."""
    timer_seconds: int = 60
    """R6.2, R7.1: the sand timer, 5-600."""
    no_bid_seconds: int = 300
    """R6.7: thinking time after which any player may start the timer, 0-3600."""
    demonstration_seconds: int | None = 120
    """R6.8: limit on one demonstration, 10-3600; None: no limit."""
    result_seconds: int = 20
    """How long a result stays before the next chip is turned up by itself, 3-600."""
    solo_timer_runs: int = 1
    """R7.3: 1 or 2."""
    seats: int = 12
    """Players the table holds, 1-30."""
    scratch_board: bool = False
    """House option: a private board to try moves on while thinking."""
    landing_marks: bool = False
    """House option: the demonstrator sees where the chosen robot would stop."""
    spoken_slides: bool = True
    """House option: everybody may have slides read out while thinking."""

    @property
    def rules(self) -> Edition:
        """The edition these options start from."""
        return edition(self.edition)

    @property
    def exact_bids(self) -> bool:
        """Whether R6.3 asks for exactly the number bid."""
        return self.rules.exact if self.exact is None else self.exact

    @property
    def ties(self) -> TieBreak:
        """The tie-break of R6.4 in force."""
        return self.rules.tie_break if self.tie_break is None else self.tie_break
