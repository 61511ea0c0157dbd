"""E19: send every command of the protocol from every role in every state of a room.

The commands and their fields come from the protocol. A table below declares which role may send which command in
which state. Each cell is tried in an ordinary room, and the view's list of allowed commands must agree with it.
A command, a state or a field of a command that is not declared fails.

    PYTHONPATH=tests python -m faults.authority
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import product
from typing import Any, get_args

from faults.simulated_store import SimulatedStore
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
    replay,
)
from ricochetrobots.game.absence import LOADING_AGAIN_SECONDS, Absence
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.events import Event, RoundPaused
from ricochetrobots.server.decode import read_message
from ricochetrobots.server.errors import ReadingError
from ricochetrobots.server.log.journal import GENESIS, StoredEvent, encode
from ricochetrobots.server.log.records import Append, RoomRow
from ricochetrobots.server.rooms.registry import Rooms
from ricochetrobots.server.rooms.room import Room
from ricochetrobots.server.rooms.tokens import Tokens
from ricochetrobots.solver import solve
from ricochetrobots.wire.messages import CLIENT_MESSAGES, Accepted, CommandMessage
from ricochetrobots.wire.wire_format import tag
from support.clock import ManualClock
from support.randomness import SeededRandomness
from support.rooms import MEMORY, START, Ear, new_id
from support.solvers import SilentSolver
from support.verdicts import Verdict, run

PLAYER_COMMANDS: Mapping[str, type[Any]] = {tag(kind): kind for kind in get_args(commands.PlayerCommand)}
"""The commands of players, by their names in the protocol."""
OWN_COMMANDS = [kind for kind in get_args(commands.Command) if kind not in get_args(commands.PlayerCommand)]
"""The commands that only the server sends."""

ROLES: Mapping[str, int | None] = {"w": None, "h": 0, "p": 1, "l": 2, "r": 3, "n": 4}
"""A spectator, the host, a player (or demonstrator), and players who left, were removed or joined in mid-round.
"""

AMONG_FRIENDS = """
command             lobby drawn locked thinking lapsed bidding deserted showing result finished closed
take_seat           wl    wl    l      wl       wl     wl      wl       wl      wl     wl       -
leave_seat          hp    hp    hp     hpn      hpn    hpn     hpn      hpn     hpn    hpn      -
renew_seat          hp    hp    hp     hpn      hpn    hpn     hpn      hpn     hpn    hpn      -
rename_seat         hp    hp    hp     hpn      hpn    hpn     hpn      hpn     hpn    hpn      -
set_consent         hp    hp    hp     hpn      hpn    hpn     hpn      hpn     hpn    hpn      -
set_handicap        hp    hp    hp     -        -      -       -        -       -      -        -
set_options         h     h     h      -        -      -       -        -       -      -        -
shuffle_board       -     h     -      -        -      -       -        -       -      -        -
add_bot             h     h     h      h        h      h       h        h       h      -        -
remove_player       h     h     h      h        h      h       h        h       h      h        -
transfer_host       h     h     h      h        h      h       h        h       h      h        -
lock_room           h     h     -      h        h      h       h        h       h      h        -
unlock_room         -     -     h      -        -      -       -        -       -      -        -
set_spectator_delay h     h     h      h        h      h       h        h       h      h        -
set_quick_chat      h     h     h      h        h      h       h        h       h      h        -
renew_link          h     h     h      h        h      h       h        h       h      h        -
close_room          h     h     h      h        h      h       h        h       h      h        -
start_match         h     h     h      -        -      -       -        -       -      -        -
place_bid           -     -     -      hp       hp     hp      hp       -       -      -        -
pass                -     -     -      hp       hp     hp      hp       -       -      -        -
start_timer         -     -     -      -        hpn    -       -        -       -      -        -
claim_solution      -     -     -      -        -      -       -        -       -      -        -
move_robot          -     -     -      -        -      -       -        p       -      -        -
give_up             -     -     -      -        -      -       -        p       -      -        -
put_chip_back       -     -     -      -        -      -       n        -       -      -        -
resume_round        -     -     -      -        -      -       -        -       -      -        -
say_ready           -     -     -      -        -      -       -        -       hp     -        -
agree_to_end        -     -     -      hpn      hpn    hpn     hpn      hpn     hpn    -        -
play_again          -     -     -      -        -      -       -        -       -      hpn      -
answer_invitation   -     -     -      -        -      -       -        -       -      -        -
"""
ALONE = """
command             a-lobby a-thinking a-showing a-paused a-result a-finished a-closed
take_seat           -       -          -         -        -        -          -
leave_seat          h       h          h         h        h        h          -
renew_seat          h       h          h         h        h        h          -
rename_seat         -       -          -         -        -        -          -
set_consent         h       h          h         h        h        h          -
set_handicap        -       -          -         -        -        -          -
set_options         h       -          -         -        -        -          -
shuffle_board       -       -          -         -        -        -          -
add_bot             -       -          -         -        -        -          -
remove_player       -       -          -         -        -        -          -
transfer_host       -       -          -         -        -        -          -
lock_room           h       h          h         h        h        h          -
unlock_room         -       -          -         -        -        -          -
set_spectator_delay h       h          h         h        h        h          -
set_quick_chat      -       -          -         -        -        -          -
renew_link          h       h          h         h        h        h          -
close_room          h       h          h         h        h        h          -
start_match         h       -          -         -        -        -          -
place_bid           -       -          -         -        -        -          -
pass                -       -          -         -        -        -          -
start_timer         -       -          -         -        -        -          -
claim_solution      -       h          -         -        -        -          -
move_robot          -       -          h         -        -        -          -
give_up             -       -          h         -        -        -          -
put_chip_back       -       -          -         -        -        -          -
resume_round        -       -          -         h        -        -          -
say_ready           -       -          -         -        h        -          -
agree_to_end        -       -          -         -        -        -          -
play_again          -       -          -         -        -        h          -
answer_invitation   -       -          -         -        -        -          -
"""
"""The roles that may send each command in each state; a minus means no role."""


def declared(*tables: str) -> Mapping[tuple[str, str], frozenset[str]]:
    """Return the allowed roles for each command and state."""
    cells = {}
    for table in tables:
        (_, *states), *rows = (line.split() for line in table.strip().splitlines())
        for name, *row in rows:
            for state, cell in zip(states, row, strict=True):
                cells[name, state] = frozenset(cell.strip("-"))
    return cells


@dataclass(frozen=True)
class State:
    """The events of a room, the time, and the players who have been absent for long."""

    events: tuple[Event, ...]
    now: float
    gone: frozenset[int] = frozenset()

    @property
    def match(self) -> Match:
        return replay(self.events)

    def then(self, seat: int | None, command: commands.Command, wait: float = 1.0) -> State:
        """Return the story after somebody sends a command a little later."""
        now = self.now + wait
        known = replay(self.events) if self.events else None
        happened = decide(known, command, seat=seat, now=now, seed=len(self.events))
        return State((*self.events, *happened), now)

    def due(self) -> State:
        """Return the story after the deadline."""
        until = deadline(self.match)
        assert until is not None
        return self.then(None, commands.Tick(), until - self.now)


SHORT = Options(
    panels=PanelChoice.PICKED, board="5x5:Re1m,Ga5g", result_seconds=600, chips_to_win=1, exact=False
)
ONE_CHIP = replace(SHORT, board="5x5:Re1m")


def states() -> Mapping[str, State]:
    """Return a room in each state: the phases among friends, and alone (a-).

    There are more states: the board is drawn at random, the room is locked or closed, nobody has bid for long
    (lapsed), or every player is gone (deserted).
    """
    begun = State((), START).then(None, commands.OpenMatch(mode=Mode.FRIENDS, options=SHORT))
    for name in ("Mara", "Jonas", "Ada", "Ben"):
        begun = begun.then(None, commands.TakeSeat(name=name))
    lobby = begun.then(2, commands.LeaveSeat()).then(0, commands.RemovePlayer(seat=3))
    thinking = lobby.then(0, commands.StartMatch()).then(None, commands.TakeSeat(name="Lena"))
    bidding = thinking.then(1, commands.PlaceBid(round=1, moves=9)).then(
        0, commands.PlaceBid(round=1, moves=12)
    )
    showing = bidding.due()
    showing = replace(showing, now=showing.now + 5.0)
    returned = showing.then(1, commands.GiveUp(round=1), 0.0)
    returned = replace(returned, now=returned.now + 5.0).then(0, commands.GiveUp(round=1), 0.0)
    alone = State((), START).then(None, commands.OpenMatch(mode=Mode.ALONE, options=ONE_CHIP))
    alone = alone.then(None, commands.TakeSeat(name="Mara"))
    sand = alone.then(0, commands.StartMatch())
    claimed = sand.then(0, commands.ClaimSolution(round=1))
    more = State((), START).then(None, commands.OpenMatch(mode=Mode.ALONE, options=SHORT))
    more = more.then(None, commands.TakeSeat(name="Mara")).then(0, commands.StartMatch())
    drawn = lobby.then(0, commands.SetOptions(options=replace(SHORT, panels=PanelChoice.PLAIN, board=None)))
    return {
        "lobby": lobby,
        "drawn": drawn,
        "locked": lobby.then(0, commands.LockRoom()),
        "thinking": thinking,
        "lapsed": thinking.due(),
        "bidding": bidding,
        "deserted": replace(bidding, now=bidding.now + LOADING_AGAIN_SECONDS + 1, gone=frozenset({0, 1})),
        "showing": showing,
        "result": returned,
        "finished": _shown(showing, 1),
        "closed": bidding.then(0, commands.CloseRoom()),
        "a-lobby": alone,
        "a-thinking": sand,
        "a-showing": claimed,
        "a-paused": replace(sand, events=(*sand.events, RoundPaused(at=sand.now, round=1))),
        "a-result": more.due(),
        "a-finished": _shown(claimed, 0),
        "a-closed": alone.then(0, commands.CloseRoom()),
    }


def _shown(state: State, seat: int) -> State:
    """Return the story after that seat has demonstrated a path to the target."""
    puzzle = state.match.puzzle_in_play
    assert puzzle is not None
    for move in solve(puzzle).path or ():
        state = state.then(seat, commands.MoveRobot(round=1, move=str(move)), 0.0)
    return state


SAMPLES: Mapping[str, Callable[[Match], Sequence[Any]]] = {
    "name": lambda _: ["Somebody else"],
    "program": lambda _: [False, True],
    "means": lambda _: [None, *commands.PassMeaning],
    "agrees": lambda _: [True, False],
    "options": lambda match: [replace(match.options, spoken_slides=not match.options.spoken_slides)],
    "seat": lambda match: [seat.number for seat in match.seats],
    "round": lambda match: [max(match.round_number, 1)],
    "moves": lambda _: [2, 7],
    "path": lambda _: [None],
    "move": lambda match: [str(move) for move in match.position.legal_moves()] if match.position else ["Rn"],
    "new_board": lambda _: [False],
    "consents": lambda _: [True, False],
    "accept": lambda _: [True, False],
    "on": lambda _: [True, False],
    "handicap": lambda _: [0.5, 1],
    "seconds": lambda _: [0, 15],
    "character": lambda _: [BotCharacter.NELL],
    "level": lambda _: [BotLevel.STRONG],
}
"""Plausible values for the fields of commands."""


def samples(kind: type[Any], match: Match) -> Iterator[commands.PlayerCommand]:
    """Yield the command with every plausible value of its fields. Raises KeyError for an unknown field."""
    names = [field.name for field in fields(kind)]
    for values in product(*(SAMPLES[name](match) for name in names)):
        yield kind(**dict(zip(names, values, strict=True)))


class Rows:
    """Rooms in a given state."""

    def __init__(self, store: SimulatedStore) -> None:
        self._store = store
        self._number = 0
        self._rooms: Rooms | None = None

    async def room(self, state: State) -> Room:
        """Return a new room with this story, in which all but the absent players are connected."""
        await self.close()
        self._number += 1
        row = RoomRow(f"room-{self._number}", None, "A room", START)
        stored: list[StoredEvent] = []
        for event in state.events:
            stored.append(encode(event, len(stored) + 1, stored[-1].hash if stored else GENESIS))
        await self._store.append(
            Append(
                room=row.id,
                seq=len(stored),
                at=state.events[-1].at,
                events=tuple(stored),
                deadline=None,
                opening=row,
            )
        )
        clock = ManualClock(state.now - (LOADING_AGAIN_SECONDS + 1 if state.gone else 0.0))
        tokens = Tokens(b"secret")
        self._rooms = Rooms(self._store, clock, SeededRandomness(1), tokens, SilentSolver())
        room = await self._rooms.get(row.id)
        clock.advance(state.now - clock.now())
        for seat in state.match.seats:
            if seat.number not in state.gone and not seat.left:
                room.join(Ear(seat.number), None)
        return room

    async def close(self) -> None:
        """Delete the last room."""
        if self._rooms is not None:
            await self._rooms.close()
            await self._store.remove([f"room-{self._number}"])
            self._rooms = None


async def may(room: Room, role: str, kind: type[Any]) -> bool:
    """Return whether the command has an effect. A refused command must change nothing."""
    match, seq = room.snapshot.match, room.snapshot.seq
    assert match is not None
    for command in samples(kind, match):
        frames_sent = CLIENT_MESSAGES.encode(CommandMessage(id=new_id(), command=command))
        heard = read_message(frames_sent.decode())
        assert isinstance(heard, CommandMessage)
        reply = await room.act(heard, Ear(ROLES[role]))
        if room.snapshot.seq > seq:
            if not isinstance(reply, Accepted):
                raise AssertionError(f"{command} was refused and has changed the room")
            return True
    return False


def roles_in(state: State) -> list[str]:
    """Return the roles that exist: spectators, and the players whose seats exist."""
    numbers = {seat.number for seat in state.match.seats}
    return [role for role, seat in ROLES.items() if seat is None or seat in numbers]


async def compare(table: Mapping[tuple[str, str], frozenset[str]]) -> tuple[int, list[str]]:
    """Return the number of cells, and the differences from the table."""
    store = await SimulatedStore.open(MEMORY)
    rows, cells, wrong = Rows(store), 0, []
    try:
        for state_name, state in states().items():
            gone = dict.fromkeys(state.gone, Absence(state.now - 1.0))
            room = await rows.room(state)
            for role, (name, kind) in product(roles_in(state), PLAYER_COMMANDS.items()):
                cells += 1
                where = f"{name} by {role} in {state_name}"
                if (name, state_name) not in table:
                    wrong.append(f"{where} is not declared")
                    continue
                declared = role in table[name, state_name]
                if await may(room, role, kind) is not declared:
                    wrong.append(f"{where}: declared {declared}")
                if room.snapshot.seq > len(state.events):
                    room = await rows.room(state)
                shown = name in allowed_commands(state.match, ROLES[role], gone)
                if shown is not declared:
                    wrong.append(f"{where}: shown {shown}, declared {declared}")
    finally:
        await rows.close()
        await store.close()
    never = set(Phase) - {state.match.phase for state in states().values()}
    wrong += [f"no room is in the phase {phase}" for phase in never]
    known = set(PLAYER_COMMANDS)
    wrong += [f"{name} is no command" for name in sorted({name for name, _ in table} - known)]
    return cells, wrong


def server_commands_refused() -> list[str]:
    """Return the server's commands that a client could send."""
    frames_sent = []
    for kind in OWN_COMMANDS:
        try:
            read_message(json.dumps({"type": tag(kind), "id": "command-1"}))
        except ReadingError as error:
            if error.code != "unknown-type":
                raise
            continue
        frames_sent.append(tag(kind))
    return frames_sent


def show(size: int, seed: int) -> list[Verdict]:
    """Compare the whole matrix; the size and the seed have no effect."""
    cells, wrong = asyncio.run(compare(declared(AMONG_FRIENDS, ALONE)))
    wrong += [f"{name} can be said by people" for name in server_commands_refused()]
    shown = f"{cells} cells, {len(PLAYER_COMMANDS)} commands in {len(states())} states; {len(wrong)} not as declared"
    return [Verdict("E19", "all as declared, nothing undeclared", "; ".join([shown, *wrong[:5]]), not wrong)]


if __name__ == "__main__":
    run(__doc__, show, size=1)
