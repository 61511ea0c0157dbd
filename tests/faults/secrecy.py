"""E20: a person without the right to a secret receives the same bytes whatever the secret is.

The experiment plays pairs of games in ordinary rooms. The same people send the same commands at the same times, any
that the protocol allows. The two games differ only in a secret of one of these kinds:

- chance: the boards, chips and robots drawn from some event on, of which no earlier message may depend;
- a path: the solver's path for a chip that went back (R6.11);
- a token: the proof of a seat, which only that player may see;
- a try: a player's refused command and the ids of the player's commands, which only that player may see;
- a proof: the path with which a player proves a bid (R6.16), which nobody else ever sees;
- late: the events within the delay that the host has set for spectators.

A bot plays along (R9.2). What it receives and what it chooses must not depend on the secret either.

    PYTHONPATH=tests python -m faults.secrecy 10000
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from math import inf
from random import Random

from faults.authority import PLAYER_COMMANDS, samples
from faults.simulated_store import SimulatedStore
from ricochetrobots.bots import BotCharacter, BotLevel, PersonBot
from ricochetrobots.core import Optimum, Path, Puzzle, RicochetError, Status, judge
from ricochetrobots.game import (
    Match,
    Mode,
    Options,
    PanelChoice,
    Phase,
    allowed_commands,
    commands,
    deadline,
    decide,
    view,
)
from ricochetrobots.game.match import Outcome
from ricochetrobots.game.spectators import visible_from
from ricochetrobots.server.rooms.bots import Bots, BotSeat, RoomWithBots
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.solver import solve
from ricochetrobots.wire.messages import CommandMessage
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.rooms import MEMORY, START
from support.verdicts import Verdict, run

STEPS = 60
SEATS = 3
KINDS = ("chance", "path", "token", "try", "late", "proof")
DELAY = 15
OPTIONS = Options(
    panels=PanelChoice.PICKED,
    board="5x5:*a1,Re1m,Ga5g,Be5p,Yc3s",
    exact=False,
    timer_seconds=5,
    no_bid_seconds=5,
    result_seconds=3,
    demonstration_seconds=10,
)
OPTIMA = [
    Optimum(status=Status.SOLVED, moves=3, at_least=3, count=count, count_capped=False, path=path)
    for count, path in ((2, "Rn Re Rs"), (7, "Bw Gn Re"))
]


class Solver:
    """Knows one path or the other for every puzzle."""

    def __init__(self, optimum: Optimum) -> None:
        self._optimum = optimum

    async def ask(self, puzzle: Puzzle) -> Optimum:
        """Return it at once."""
        return self._optimum


class Chance(SeededRandomness):
    """Randomness that follows one seed up to some event, and then another seed."""

    def __init__(self, seed: int, other: int, until: int | None) -> None:
        super().__init__(seed)
        self._other, self._until = SeededRandomness(other), until

    def seed(self, seq: int) -> int:
        """Return the seed of event ``seq``."""
        later = self._until is not None and seq > self._until
        return self._other.seed(seq) if later else super().seed(seq)


class SaltedTokens(Tokens):
    """Tokens that differ for one seat only."""

    salt = ""

    def seat_token(self, room: str, seat: int, renewed: int = 0) -> str:
        """Return the token."""
        return super().seat_token(room, seat, renewed) + (self.salt if seat == 1 else "")


class NoBots(Bots):
    """Bots that the experiment asks itself, at the same moments in both games."""

    def start(self, room: RoomWithBots) -> None:
        """Do nothing."""


class Recorder:
    """Stores the messages to one person, except the answers to that person's own commands."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.frames: list[bytes] = []
        self.gone = False

    def tell(self, message: bytes) -> None:
        """Keep it."""
        if not self.gone and not message.startswith((b'{"type":"accepted"', b'{"type":"refused"')):
            self.frames.append(message)

    def goodbye(self, code: str, message: str, *, retry: bool) -> None:
        """Store the code, and receive no more."""
        self.tell(code.encode())
        self.gone = True


class Game:
    """One game of a pair; ``second`` has the other secret."""

    def __init__(self, store: SimulatedStore, seed: int, kind: str, *, second: bool) -> None:
        self.chance = Random(seed)
        self.seed, self.kind, self.second = seed, kind, second
        self.until = self.chance.randint(6, 40) if kind in ("chance", "late") else None
        self.late_until: float | None = None
        """The time from which spectators may see the difference between the two games."""
        self.clock = ManualClock(START)
        tokens = SaltedTokens(b"secret")
        tokens.salt = "x" if kind == "token" and second else ""
        randomness = Chance(seed, seed + second, self.until)
        solver = Solver(OPTIMA[kind == "path" and second])
        self.rooms = Rooms(store, self.clock, randomness, tokens, solver)
        self.ears = [Recorder(seat) for seat in (*range(SEATS), None)]
        self.number = 0
        self.tried = Random(seed)
        self.bot_looks = Random(seed)
        self.bot = PersonBot(seed, BotLevel.MASTER, BotCharacter.PIP)
        self.bot_seat = Recorder(SEATS)

    async def play(self) -> list[list[bytes]]:
        """Return the messages to each person while the secret was one."""
        options = replace(OPTIONS, everybody_scores=self.kind == "proof")
        room, _ = await self.rooms.create(Mode.FRIENDS, options, "Mara")
        self.room = room
        room.bots = NoBots(self.rooms.tokens, self.clock)
        for ear in self.ears:
            room.join(ear, 0)
        collected: list[list[bytes]] = []
        for name in ("Jonas", "Ada"):
            await self._say(Recorder(None), commands.TakeSeat(name=name))
        await self._say(self.ears[0], commands.AddBot(character=self.bot.character, level=self.bot.level))
        await self._say(self.ears[0], commands.StartMatch())
        if self.kind == "late":
            await self._say(self.ears[0], commands.SetSpectatorDelay(seconds=DELAY))
        for _ in range(STEPS):
            if self._is_public():
                break
            collected = [list(ear.frames) for ear in (*self.ears, self.bot_seat)]
            late_until = visible_from(self.match, self.clock.now())
            await self._let_the_bot_play()
            await self._step()
            await self.room.analysis.done()
            if self.until is not None and self.late_until is None and self.room.snapshot.seq > self.until:
                self.late_until = late_until
                if self.kind == "late":  # from now on people also send different commands
                    self.chance = Random(self.seed + self.second)
        if self.kind == "late":
            await self._wait(self._last_unaware if self.late_until else self.clock.now())
            collected = [self.ears[-1].frames]
        await self.rooms.close()
        await self.rooms.store.remove([room.id])
        return collected

    @property
    def match(self) -> Match:
        assert self.room.snapshot.match is not None
        return self.room.snapshot.match

    def _is_public(self) -> bool:
        """Return whether the secret is public by now."""
        if self.kind == "late":
            return self.clock.now() >= self._last_unaware
        if self.until is not None:
            return self.room.snapshot.seq >= self.until
        if self.kind != "path":
            return False
        history, over = self.match.history, self.match.phase is Phase.FINISHED
        won = {played.chip for played in history if played.outcome is Outcome.TAKEN}
        return bool(history) and (over or any(played.chip in won for played in history))

    async def _let_the_bot_play(self) -> None:
        """Record what the bot receives and chooses, now and then, and carry it out."""
        if self.bot_looks.random() < 0.6:
            return
        seen = view(self.match, SEATS, self.room.audience.gone())
        command = self.bot.choose(seen, self.clock.now())
        self.bot_seat.tell(f"{seen} {command}".encode())
        if command is not None:
            self.number += 1
            await self.room.play(CommandMessage(id=f"bot-{self.number:06}", command=command), BotSeat(SEATS))

    async def _step(self) -> None:
        chance, match = self.chance, self.match
        if self.kind == "try" and self.second:
            await self._try()
        if chance.random() < 0.3:
            due = deadline(match)
            wait = chance.choice((0.5, 2.0, 4.0, (due or START) - self.clock.now()))
            if self.kind == "late":
                await self._wait(self.clock.now() + wait)
            else:
                self.clock.advance(max(wait, 0.0))
            await self.room.tick()
            return
        late = self.kind == "late"
        ear = chance.choice(
            self.ears[:-1] if late else self.ears
        )  # a person who takes a seat receives everything
        usual = [name for name in allowed_commands(match, ear.seat) if name not in RARE]
        name = chance.choice(usual if usual and chance.random() < 0.8 else sorted(PLAYER_COMMANDS))
        if name in RARE and (chance.random() < 0.9 or (late and name == "close_room")):
            return  # closing a room publishes everything, too
        await self._say(ear, chance.choice(list(samples(PLAYER_COMMANDS[name], match))))

    @property
    def _last_unaware(self) -> float:
        """The last moment at which spectators may not see the difference."""
        return inf if self.late_until is None else self.late_until - 0.001

    async def _wait(self, until: float) -> None:
        """Let time pass, at most to the last moment that counts, and send delayed events to spectators on time."""
        until = min(until, self._last_unaware)
        while self.clock.now() < until:
            due_at = self.room.snapshot.held_back.next_at(self.clock.now())
            self.clock.advance(min(until, due_at or until) - self.clock.now())
            for _ in range(4):
                await asyncio.sleep(0)

    async def _try(self) -> None:
        """Let the second player send a command that is refused."""
        match = self.match
        command = self.tried.choice(list(samples(self.tried.choice(list(PLAYER_COMMANDS.values())), match)))
        if self._has_effect(command):
            return
        await self._say(self.ears[1], command)

    def _has_effect(self, command: commands.PlayerCommand) -> bool:
        with suppress(RicochetError):
            return bool(decide(self.match, command, seat=self.ears[1].seat, now=self.clock.now(), seed=0))
        return False

    async def _say(self, ear: Recorder, command: commands.PlayerCommand) -> None:
        self.number += 1
        if self.kind == "proof" and isinstance(command, commands.PlaceBid):
            command = self._proven(ear, command)
        mark = "other" if self.kind == "try" and self.second else "first"
        await self.room.act(CommandMessage(id=f"{mark}-{self.number:06}", command=command), ear)

    def _proven(self, ear: Recorder, bid: commands.PlaceBid) -> commands.PlaceBid:
        """Return a bid with a path that proves it; the second player's path differs between the two games."""
        puzzle = self.match.puzzle_in_play
        path = None if puzzle is None else two_paths(puzzle)[ear.seat == 1 and self.second]
        return bid if path is None else replace(bid, moves=len(path), path=str(path))


@lru_cache(maxsize=64)
def two_paths(puzzle: Puzzle) -> tuple[Path, Path] | tuple[None, None]:
    """Return two paths of the same length that solve the puzzle, or twice None."""
    by_length: dict[int, Path] = {}
    for move in puzzle.position.legal_moves():
        rest = solve(Puzzle(puzzle.position.play(move), puzzle.target)).path
        path = None if rest is None else Path((move, *rest))
        if path is not None and judge(puzzle, path).ok:
            if len(path) in by_length:
                return by_length[len(path)], path
            by_length[len(path)] = path
    return None, None


RARE = (
    "leave_seat",
    "renew_seat",
    "remove_player",
    "transfer_host",
    "lock_room",
    "unlock_room",
    "set_spectator_delay",
    "renew_link",
    "close_room",
)
"""Commands that would end most games soon."""


async def differences(pairs: range) -> tuple[Counter[str], list[str]]:
    """Play these pairs. Return how many there were of each kind, and the pairs whose messages differ."""
    store = await SimulatedStore.open(MEMORY)
    played: Counter[str] = Counter()
    differing = []
    for seed in pairs:
        kind = KINDS[seed % len(KINDS)]
        first, second = [await Game(store, seed, kind, second=which).play() for which in (False, True)]
        played[kind] += 1
        if first != second:
            differing.append(f"{kind}, seed {seed}")
    await store.close()
    return played, differing


def show(size: int, seed: int) -> list[Verdict]:
    """Play this many pairs."""
    played, differing = asyncio.run(differences(range(seed, seed + size)))
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(played.items()))
    shown = f"{sum(played.values())} pairs ({kinds}); {len(differing)} differ"
    goal = "what those are told who are not entitled is the same in every byte"
    return [Verdict("E20", goal, "; ".join([shown, *differing[:5]]), not differing)]


if __name__ == "__main__":
    run(__doc__, show, size=10_000)
