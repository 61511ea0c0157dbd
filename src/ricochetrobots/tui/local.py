"""A match on this computer: the engine of `game` in this process, with bots or alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ricochetrobots.bots import Bot, BotCharacter, BotLevel, PersonBot
from ricochetrobots.core import RicochetError
from ricochetrobots.game import Length, Match, Mode, Options, View, deadline, decide, replay, view
from ricochetrobots.game.bot_seats import BotPart
from ricochetrobots.game.commands import Command, OpenMatch, PlayerCommand, ReportOptimum, StartMatch, Tick
from ricochetrobots.game.events import PlayerSeated
from ricochetrobots.game.match import AwaitedOptimum
from ricochetrobots.solver import Limits, analyse
from ricochetrobots.tui.background import in_background

PERSON = 0
"""The seat of the person."""
OPTIMUM_LIMITS = Limits(max_expanded=1_000_000, max_bytes=256 * 1024 * 1024)
MAX_COUNT = 1000


class LocalTable:
    """A match that `decide` and `evolve` run here; the screen calls ``step`` again and again.

    ``clock`` returns the time in seconds, and ``chance`` another seed at each call.
    """

    def __init__(
        self,
        *,
        clock: Callable[[], float],
        chance: Callable[[], int],
        bots: Sequence[tuple[BotCharacter, BotLevel]] = (),
        person: str,
    ) -> None:
        """Seat the person and the bots, and start the match; without bots it is the solo game (R7)."""
        self._clock, self._chance = clock, chance
        mode = Mode.FRIENDS if bots else Mode.ALONE
        options = Options(length=Length.SHORT if bots else Length.USUAL)
        opened = decide(None, OpenMatch(mode=mode, options=options), seat=None, now=clock(), seed=chance())
        seated = [PlayerSeated(at=clock(), seat=PERSON, name=person, plays_from=1)]
        self._bots: dict[int, Bot] = {}
        for seat, (character, level) in enumerate(bots, PERSON + 1):
            part = BotPart(character=character, level=level)
            name = character.value.capitalize()
            seated.append(PlayerSeated(at=clock(), seat=seat, name=name, plays_from=1, bot=part))
            self._bots[seat] = PersonBot(chance(), level, character)
        self._match: Match = replay(seated, replay(opened))
        self._seen: View | None = None
        self._solving: AwaitedOptimum | None = None
        self._apply(StartMatch(), PERSON)

    @property
    def view(self) -> View:
        """Return what the person sees. The page reads it thirty times for each picture, so it is kept."""
        if self._seen is None:
            self._seen = view(self._match, PERSON)
        return self._seen

    def now(self) -> float:
        """Return the time in which the view counts."""
        return self._clock()

    async def send(self, command: PlayerCommand) -> None:
        """Carry out a command of the person. Raises GameError, MoveError or InputError if it is refused."""
        self._apply(command, PERSON)

    async def step(self) -> None:
        """Apply the deadlines that have passed, and let each bot do what is due."""
        due = deadline(self._match)
        if due is not None and self._clock() >= due:
            self._apply(Tick(), None)
        for seat, bot in self._bots.items():
            await self._play(seat, bot)

    async def _play(self, seat: int, bot: Bot) -> None:
        seen, now = view(self._match, seat), self._clock()
        command = await in_background(lambda: bot.choose(seen, now))
        if command is not None:
            try:
                self._apply(command, seat)
            except RicochetError:
                return  # the match has moved on while the bot was thinking

    async def find_optimum(self) -> None:
        """Search for the optimum of a finished round, if one is still to be reported (R6.11)."""
        awaited = next(iter(self._match.awaited_optima()), None)
        if awaited is None or awaited == self._solving:
            return
        self._solving = awaited
        *_, optimum = await in_background(lambda: list(analyse(awaited.puzzle, OPTIMUM_LIMITS, MAX_COUNT)))
        self._apply(ReportOptimum(match=awaited.match, round=awaited.round, optimum=optimum), None)

    def _apply(self, command: Command, seat: int | None) -> None:
        events = decide(self._match, command, seat=seat, now=self._clock(), seed=self._chance())
        self._match, self._seen = replay(events, self._match), None
