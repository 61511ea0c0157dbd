"""The editions of the game as data: the panels in the box and the rules that differ."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations, product
from types import MappingProxyType

from ricochetrobots.core.board import Board
from ricochetrobots.core.errors import UnreadableError, WrongTypeError, quoted
from ricochetrobots.core.panels import PANELS, assemble
from ricochetrobots.core.sentence import Sentence

CHIPS = 17
"""The number of chips in every edition, one for each target of a board (R2.1)."""


class TieBreak(StrEnum):
    """The rule that decides which of two equal bids is demonstrated first (R6.4)."""

    EARLIER_BID = "first-said"
    FEWER_CHIPS = "fewer-chips"


@dataclass(frozen=True, kw_only=True)
class Edition:
    """One published edition and everything that distinguishes it.

    ``panels`` are the names of the faces in its box. If ``exact``, a demonstration must have exactly as many moves as
    the bid; otherwise it may have fewer (R6.3). ``timer_seconds`` is the duration of the sand timer (R6.2).
    """

    id: str
    name: str
    panels: tuple[str, ...]
    exact: bool
    tie_break: TieBreak
    fifth_robot_available: bool
    timer_seconds: int


EDITIONS: Mapping[str, Edition] = MappingProxyType(
    {
        edition.id: edition
        for edition in (
            Edition(
                id="1999",
                name="First edition",
                panels=tuple(name for name, panel in PANELS.items() if panel.edition_first_seen == 1999),
                exact=False,
                tie_break=TieBreak.FEWER_CHIPS,
                fifth_robot_available=False,
                timer_seconds=60,
            ),
            Edition(
                id="2013",
                name="2013 edition",
                panels=tuple(PANELS),
                exact=True,
                tie_break=TieBreak.EARLIER_BID,
                fifth_robot_available=True,
                timer_seconds=60,
            ),
            Edition(
                id="2013-zman",
                name="2013 edition, Z-Man",
                panels=tuple(PANELS),
                exact=False,
                tie_break=TieBreak.EARLIER_BID,
                fifth_robot_available=True,
                timer_seconds=60,
            ),
        )
    }
)
"""Every edition by its id, in the order of the rules."""


def edition(id: str) -> Edition:
    """Return the edition with that id, e.g. ``2013``. Raises UnreadableError if there is none."""
    if not isinstance(id, str):
        raise WrongTypeError.of("an edition or its id", id)
    if id not in EDITIONS:
        raise UnreadableError(
            Sentence(
                "fault-no-edition",
                "There is no edition {edition}; there are {editions}.",
                edition=quoted(id),
                editions=", ".join(EDITIONS),
            ),
            id,
            0,
        )
    return EDITIONS[id]


_edition = edition  # for functions whose parameter shadows the name


def as_edition(edition: Edition | str) -> Edition:
    """Return the edition, looked up by its id if given as text. Raises UnreadableError and WrongTypeError."""
    return edition if isinstance(edition, Edition) else _edition(edition)


def all_boards(edition: Edition | str) -> Iterator[Board]:
    """Yield every board that the panels of the box can form, once each (R1.3): 1,536 in 2013, 96 in 1999.

    Quarter turns of a board count as one board, so the panel with the first marking is always in the north-west.
    """
    panels = as_edition(edition).panels
    first, *rest = (
        tuple(name for name in panels if name[0] == marking)
        for marking in sorted({name[0] for name in panels})
    )
    for arrangement in permutations(rest):
        for nw, ne, se, sw in product(first, *arrangement):
            yield assemble(nw, ne, se, sw)
