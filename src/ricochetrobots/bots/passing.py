"""A bot that always passes."""

from dataclasses import dataclass

from ricochetrobots.game import View
from ricochetrobots.game.commands import Pass, PassMeaning, PlayerCommand, SayReady


@dataclass(frozen=True)
class PassingBot:
    """A bot that passes in every round (R6.10) and is ready for the next chip, so that nobody waits for it."""

    seed: int = 0

    def choose(self, view: View, now: float) -> PlayerCommand | None:
        """Return the pass or the "ready" for which the table waits."""
        seat = next((seat for seat in view.seats if seat.seat == view.you), None)
        if seat is None:
            return None
        if "pass" in view.allowed_commands and not seat.passed:
            return pass_now(view)
        if "say_ready" in view.allowed_commands and not seat.ready:
            return SayReady(round=view.round)
        return None


def pass_now(view: View) -> Pass:
    """Return the pass that says what a pass means in this view (R6.10)."""
    return Pass(round=view.round, means=PassMeaning.beside(view.bids))
