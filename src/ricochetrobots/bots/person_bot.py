"""A bot that plays like a person: it looks for a path with a person's limits, bids it, and may be wrong.

It keeps nothing between two choices. Everything follows from its seed and from the view, so it survives restarts, and
several servers that ask it get the same answer.
"""

from dataclasses import dataclass

from ricochetrobots.bots.character import CHARACTERS
from ricochetrobots.bots.like_me import level_in
from ricochetrobots.bots.passing import pass_now
from ricochetrobots.bots.thoughts import CHANCES, NO_THOUGHTS, Thoughts, thoughts
from ricochetrobots.core import Move, judge
from ricochetrobots.game import View
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.commands import GiveUp, MoveRobot, PlaceBid, PlayerCommand, SayReady
from ricochetrobots.game.view import DemonstrationPart, SeatPart
from ricochetrobots.puzzles.chance import Chance

MOVE_SECONDS = 0.7
"""The time between two moves of a demonstration, which a person at the table can follow (R9)."""
FIRST_MOVE_SECONDS = 1.0
NO_SOLUTION_SECONDS = 100.0
"""The time after which a bot says "I see no solution"."""


@dataclass(frozen=True)
class PersonBot:
    """A bot of a level and a character; bots of the same seed think alike."""

    seed: int = 0
    level: BotLevel = BotLevel.REGULAR
    character: BotCharacter = BotCharacter.OTTO

    def choose(self, view: View, now: float) -> PlayerCommand | None:
        """Return the bid, the pass, the move or the "ready" that is due."""
        seat = next((seat for seat in view.seats if seat.seat == view.you), None)
        if seat is None or view.pause is not None or (view.until is not None and now >= view.until):
            return None
        allowed = view.allowed_commands
        if "move_robot" in allowed or "give_up" in allowed:
            return self._show(view, now)
        if "place_bid" in allowed or "pass" in allowed:
            return self._bid(view, seat, now)
        if "say_ready" in allowed and not seat.ready:
            return SayReady(round=view.round)
        return None

    def _bid(self, view: View, seat: SeatPart, now: float) -> PlayerCommand | None:
        seconds = 0.0 if view.clock is None else view.clock.at(now)
        found = self.thoughts(view, seconds)
        known = found.known
        standing = next((bid.moves for bid in view.bids if bid.seat == seat.seat), None)
        if known and "place_bid" in view.allowed_commands and (standing is None or known[-1].bid < standing):
            proof = str(known[-1].path) if view.options.everybody_scores else None
            return PlaceBid(round=view.round, moves=known[-1].bid, path=proof)
        if "pass" not in view.allowed_commands or seat.passed:
            return None
        return pass_now(view) if self._stops(view, found, seconds) else None

    def _stops(self, view: View, found: Thoughts, seconds: float) -> bool:
        """Return whether the search is over (R9.3): nothing shorter is left, or it has not got further lately."""
        if found.over_after is not None:
            return True
        if not view.bids:
            return seconds >= NO_SOLUTION_SECONDS
        last = found.known[-1].after if found.known else 0.0
        return seconds - max(last, *(bid.after for bid in view.bids)) >= CHARACTERS[self.character].stops

    def thoughts(self, view: View, seconds: float) -> Thoughts:
        """Return the thoughts of the first ``seconds`` about the chip turned up, on the clock of the bots (R9.5).

        If everybody scores, these are only the right ones, with the right number (R6.16).
        """
        puzzle = view.round_puzzle
        if puzzle is None:
            return NO_THOUGHTS
        seed = Chance(self.seed, view.number * CHANCES + view.round).below(CHANCES)
        found = thoughts(puzzle, level_in(view, self.level), self.character, seed, seconds)
        if not view.options.everybody_scores:
            return found
        right = (one._replace(bid=len(one.path)) for one in found.known if judge(puzzle, one.path).ok)
        return found._replace(known=tuple(right))

    def _show(self, view: View, now: float) -> PlayerCommand | None:
        """Return the next move of the path in which the bot believed, or give up if it does not work."""
        shown = view.demonstration
        if shown is None:
            return None
        steps = len(shown.steps)
        if shown.opens is not None and now < shown.opens + FIRST_MOVE_SECONDS + MOVE_SECONDS * steps:
            return None
        move = self._next_move(view, shown, steps)
        return GiveUp(round=view.round) if move is None else MoveRobot(round=view.round, move=str(move))

    def _next_move(self, view: View, shown: DemonstrationPart, steps: int) -> Move | None:
        puzzle = view.puzzle
        bid = next((bid for bid in view.bids if bid.seat == shown.seat), None)
        if puzzle is None or bid is None:
            return None
        legal = set(puzzle.position.legal_moves())
        if shown.reached:  # the count was too high: another robot makes the moves that are left (R6.14)
            last = shown.steps[-1].move[0]
            return min((move for move in legal if move.robot.letter != last), default=None)
        believed = [thought for thought in self.thoughts(view, bid.after).known if thought.bid == bid.moves]
        if not believed or steps >= len(believed[-1].path):
            return None
        move = believed[-1].path[steps]
        return move if move in legal else None
