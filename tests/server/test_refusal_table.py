"""docs/protocol.md lists the refusals that each command can meet.

Matches are played at random, and at each moment every seat tries every command: whatever is refused is in the list,
and everything in the list is met.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import product
from random import Random
from typing import get_args

import pytest

from ricochetrobots.core import Direction, RicochetError, Robot
from ricochetrobots.game import Match, Mode, Options, PanelChoice, decide, evolve, replay
from ricochetrobots.game.commands import (
    AnswerInvitation,
    CloseRoom,
    LeaveSeat,
    OpenMatch,
    PlayAgain,
    PlayerCommand,
    RenewLink,
    RenewSeat,
    SetConsent,
    SetSpectatorDelay,
    StartMatch,
    TakeSeat,
    Tick,
)
from ricochetrobots.game.events import EndReason, MatchEnded
from ricochetrobots.protocol.messages import CLIENT_MESSAGES, CommandMessage
from ricochetrobots.protocol.wire_format import tag
from support.refusals import refused
from support.session_page import PAGE

pytestmark = pytest.mark.slow

HOME_MADE = Options(panels=PanelChoice.PICKED, board="5x5:Gb2/,Gd2\\,Gd4/,Gb4\\,Re5m", consent=False)
"""A board on which some slides have no end, and others would stop on a diagonal."""
WALKS = (
    (Mode.FRIENDS, Options(edition="1999", seats=2, chips_to_win=1), 80),
    (Mode.FRIENDS, HOME_MADE, 80),
    (Mode.ALONE, Options(), 80),
    (Mode.FRIENDS, Options(), 20),
)
"""How matches are opened, and for how many steps they are played. In the last one the host acts on the room."""
OF_THE_HOST = {"remove_player", "transfer_host", "lock_room", "unlock_room"}
VALUES: Mapping[str, tuple[object, ...]] = {
    "moves": (-99, 1, 2, 5, 98, 999),
    "name": ("Mara", " ", "...", "x" * 80, "\N{COMBINING GRAPHEME JOINER}", "Ana"),
    "move": (
        *(robot.letter + heading.letter for robot in Robot for heading in Direction),
        "",
        "Rnx",
        "red n",
    ),
    "options": (
        Options(),
        Options(edition="1998"),
        Options(timer_seconds=1),
        HOME_MADE,
    ),
    "new_board": (False, True),
    "consents": (True,),
    "accept": (False, True),
    "seconds": (0, 20, 60),
    "seat": (0, 1, 9),
}
"""What is tried in a field; ``round`` is the present one and another."""
Found = set[tuple[str, str]]


def tried(match: Match) -> Iterator[PlayerCommand]:
    """Yield every command with every argument that is tried at this moment."""
    rounds = (max(match.round_number, 1), match.round_number + 1)
    for kind in get_args(PlayerCommand):
        names = [field.name for field in fields(kind)]
        choices = [rounds if name == "round" else VALUES[name] for name in names]
        for values in product(*choices):
            yield kind(**dict(zip(names, values, strict=True)))


def walk(mode: Mode, options: Options, steps: int, seed: int, *, host_acts: bool) -> Found:
    """Play a match at random, everything that happens chosen among what is accepted, and return what is refused.

    The room is never closed, after which nothing would happen, and nothing done of which nothing follows.
    """
    chance = Random(seed)
    now = 1_000_000.0
    match = replay(decide(None, OpenMatch(mode=mode, options=options), seat=None, now=now, seed=seed))
    found: Found = set()
    for step in range(steps):
        accepted: list[tuple[Match, PlayerCommand]] = []
        for viewer in (None, *(seat.number for seat in match.seats)):
            for command in tried(match):
                for at in (now, match.until) if match.until is not None else (now,):
                    try:
                        events = decide(match, command, seat=viewer, now=at, seed=seed + step)
                    except RicochetError as error:
                        found.add((tag(type(command)), error.code))
                    else:
                        if (
                            events
                            and at == now
                            and not isinstance(
                                command, CloseRoom | RenewLink | RenewSeat | SetConsent | SetSpectatorDelay
                            )
                        ):
                            accepted.append((replay(events, match), command))
        now += chance.choice((1.0, 30.0))
        events = decide(match, Tick(), seat=None, now=now, seed=seed + step)
        if events:
            match = replay(events, match)
        elif accepted:
            kinds = sorted(
                {tag(type(command)) for _, command in accepted} - (set() if host_acts else OF_THE_HOST)
            )
            kind = chance.choice(kinds)
            match, _ = chance.choice([each for each in accepted if tag(type(each[1])) == kind])
    return found


def listed() -> Found:
    """Return what the page says."""
    section = PAGE.read_text().split("### Who may do what\n")[1].split("\n#")[0]
    lines = [line for line in section.splitlines() if line.startswith("| `")]
    cells = [line.strip("| ").split(" | ") for line in lines]
    return {
        (command, code)
        for first, _, last in cells
        for command in re.findall(r"`([^`]+)`", first)
        for code in re.findall(r"`([^`]+)`", last)
    }


def test_what_is_tried_can_be_sent() -> None:
    opened = replay(decide(None, OpenMatch(mode=Mode.FRIENDS, options=Options()), seat=None, now=0.0, seed=0))
    for command in tried(opened):
        message = CommandMessage(id="command-1", command=command)
        assert CLIENT_MESSAGES.decode(CLIENT_MESSAGES.encode(message)) == message


def test_in_a_closed_room_everything_is_refused() -> None:
    match = replay(decide(None, OpenMatch(mode=Mode.FRIENDS, options=Options()), seat=None, now=0.0, seed=0))
    for command, seat in ((TakeSeat(name="Mara"), None), (CloseRoom(), 0)):
        match = replay(decide(match, command, seat=seat, now=0.0, seed=0), match)
    for said, viewer in product(tried(match), (None, 0, 1)):
        with refused("room-closed"):
            decide(match, said, seat=viewer, now=0.0, seed=0)


def rematch() -> Match:
    """Return a match that its second player has asked for and the first has not accepted (R8.7)."""
    match = replay(decide(None, OpenMatch(mode=Mode.FRIENDS, options=Options()), seat=None, now=0.0, seed=0))
    for command, seat in (
        (TakeSeat(name="Mara"), None),
        (TakeSeat(name="Ana"), None),
        (StartMatch(), 0),
    ):
        match = replay(decide(match, command, seat=seat, now=0.0, seed=0), match)
    match = evolve(match, MatchEnded(at=1.0, winners=(0,), reason=EndReason.CHIPS_REACHED))
    return replay(decide(match, PlayAgain(), seat=1, now=1.0, seed=0), match)


def test_a_player_who_has_not_accepted_a_rematch_may_do_little() -> None:
    match = rematch()
    allowed = AnswerInvitation | PlayAgain | LeaveSeat | RenewSeat | SetConsent | TakeSeat
    for command in tried(match):
        if not isinstance(command, allowed):
            with refused("invitation-open"):
                decide(match, command, seat=0, now=2.0, seed=0)
    with refused("others-answering"):
        decide(match, StartMatch(), seat=1, now=2.0, seed=0)


def test_the_page_lists_what_each_command_can_be_refused_for() -> None:
    met = set().union(
        *(walk(*opened, seed, host_acts=opened == WALKS[-1]) for seed, opened in enumerate(WALKS))
    )
    met.add(("start_match", "others-answering"))
    assert met - listed() == set(), "not on the page"
    assert listed() - met == set(), "never met"
