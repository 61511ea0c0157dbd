"""docs/protocol.md lists the refusals that each command can meet.

The test plays matches at random, and at each step every seat tries every command. It must meet exactly the refusals
that the page lists.
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
from ricochetrobots.game.absence import Absence
from ricochetrobots.game.bot_seats import BotCharacter, BotLevel
from ricochetrobots.game.commands import (
    AddBot,
    AgreeToEnd,
    AnswerInvitation,
    CloseRoom,
    LeaveSeat,
    OpenMatch,
    PassMeaning,
    PlayAgain,
    PlayerCommand,
    RenameSeat,
    RenewLink,
    RenewSeat,
    SetConsent,
    SetHandicap,
    SetQuickChat,
    SetSpectatorDelay,
    StartMatch,
    TakeSeat,
    Tick,
)
from ricochetrobots.game.events import EndReason, MatchEnded
from ricochetrobots.wire.messages import CLIENT_MESSAGES, CommandMessage
from ricochetrobots.wire.wire_format import tag
from support.refusals import refused
from support.session_page import PAGE

pytestmark = pytest.mark.slow

HOME_MADE = Options(panels=PanelChoice.PICKED, board="5x5:Gb2/,Gd2\\,Gd4/,Gb4\\,Re5m", consent=False)
"""A board on which some slides never end and others would stop on a diagonal."""
WALKS = (
    (Mode.FRIENDS, Options(edition="1999", seats=2, chips_to_win=1), 80),
    (Mode.FRIENDS, HOME_MADE, 80),
    (Mode.ALONE, Options(), 80),
    (Mode.FRIENDS, Options(), 20),
)
"""The mode, the options and the number of steps of each match. Only in the last one does the host change the room."""
PROOFS = Options(everybody_scores=True, seats=2)
"""A match in which no attempted bid is proven (R6.16)."""
HOST_COMMANDS = {"add_bot", "remove_player", "transfer_host", "lock_room", "unlock_room"}
VALUES: Mapping[str, tuple[object, ...]] = {
    "moves": (-99, 1, 2, 5, 98, 999),
    "name": ("Mara", " ", "...", "x" * 80, "\N{COMBINING GRAPHEME JOINER}", "Ana"),
    "path": (None, "Rnx"),
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
    "program": (False,),
    "means": (None, PassMeaning.NO_SOLUTION, PassMeaning.NOTHING_LOWER),
    "agrees": (True,),
    "consents": (True,),
    "handicap": (0.5, 7),
    "accept": (False, True),
    "character": (BotCharacter.PIP,),
    "level": (BotLevel.BEGINNER,),
    "on": (False, True),
    "seconds": (0, 20, 60),
    "seat": (0, 1, 9),
}
"""The values to try in each field. For ``round`` they are the current round and the next."""
PATIENT = Options(timer_seconds=600, solo_demonstration_seconds=None)
AWAY_SHARE = 0.3
"""How often a player who leaves the page of a solo game is away at a step, so that the round pauses (R7.6)."""
NAMES = {kind: tag(kind) for kind in get_args(PlayerCommand)}
Refusals = set[tuple[str, str]]


def attempts(match: Match) -> Iterator[PlayerCommand]:
    """Yield every command with every combination of the values to try."""
    rounds = (max(match.round_number, 1), match.round_number + 1)
    for kind in get_args(PlayerCommand):
        names = [field.name for field in fields(kind)]
        choices = [rounds if name == "round" else VALUES[name] for name in names]
        for values in product(*choices):
            yield kind(**dict(zip(names, values, strict=True)))


def play_at_random(
    mode: Mode, options: Options, steps: int, seed: int, *, host_acts: bool, leaves: bool = False
) -> Refusals:
    """Play a match at random, choosing among the accepted commands, and return the refusals.

    It never closes the room or agrees to an end, which would end the match, and skips commands that do not advance
    the game.
    """
    chance = Random(seed)
    now = 1_000_000.0
    match = replay(decide(None, OpenMatch(mode=mode, options=options), seat=None, now=now, seed=seed))
    refusals: Refusals = set()
    for step in range(steps):
        accepted: list[tuple[Match, PlayerCommand]] = []
        commands = list(attempts(match))
        for seat in (None, *(seat.number for seat in match.seats)):
            for command in commands:
                for at in (now, match.until) if match.until is not None else (now,):
                    try:
                        events = decide(match, command, seat=seat, now=at, seed=seed + step)
                    except RicochetError as error:
                        refusals.add((NAMES[type(command)], error.code))
                    else:
                        if (
                            events
                            and at == now
                            and not isinstance(
                                command,
                                AddBot
                                | AgreeToEnd
                                | CloseRoom
                                | RenewLink
                                | RenameSeat
                                | RenewSeat
                                | SetConsent
                                | SetHandicap
                                | SetQuickChat
                                | SetSpectatorDelay,
                            )
                        ):
                            accepted.append((replay(events, match), command))
        now += chance.choice((1.0, 30.0))
        gone = {0: Absence(now)} if leaves and chance.random() < AWAY_SHARE else {}
        events = decide(match, Tick(), seat=None, now=now, seed=seed + step, gone=gone)
        if events:
            match = replay(events, match)
        elif accepted:
            kinds = sorted(
                {NAMES[type(command)] for _, command in accepted} - (set() if host_acts else HOST_COMMANDS)
            )
            kind = chance.choice(kinds)
            match, _ = chance.choice([each for each in accepted if NAMES[type(each[1])] == kind])
    return refusals


def listed() -> Refusals:
    """Return the refusals that the page lists."""
    section = PAGE.read_text().split("### Who may do what\n")[1].split("\n#")[0]
    lines = [line for line in section.splitlines() if line.startswith("| `")]
    cells = [line.strip("| ").split(" | ") for line in lines]
    return {
        (command, code)
        for first, _, last in cells
        for command in re.findall(r"`([^`]+)`", first)
        for code in re.findall(r"`([^`]+)`", last)
    }


def test_every_attempted_command_can_be_sent() -> None:
    opened = replay(decide(None, OpenMatch(mode=Mode.FRIENDS, options=Options()), seat=None, now=0.0, seed=0))
    for command in attempts(opened):
        message = CommandMessage(id="command-1", command=command)
        assert CLIENT_MESSAGES.decode(CLIENT_MESSAGES.encode(message)) == message


def test_a_closed_room_rejects_every_command() -> None:
    match = replay(decide(None, OpenMatch(mode=Mode.FRIENDS, options=Options()), seat=None, now=0.0, seed=0))
    for command, seat in ((TakeSeat(name="Mara"), None), (CloseRoom(), 0)):
        match = replay(decide(match, command, seat=seat, now=0.0, seed=0), match)
    for attempt, viewer in product(attempts(match), (None, 0, 1)):
        with refused("room-closed"):
            decide(match, attempt, seat=viewer, now=0.0, seed=0)


def requested_rematch() -> Match:
    """Return a match after the second player requested a rematch that the first has not accepted (R8.7)."""
    match = replay(decide(None, OpenMatch(mode=Mode.FRIENDS, options=Options()), seat=None, now=0.0, seed=0))
    for command, seat in (
        (TakeSeat(name="Mara"), None),
        (TakeSeat(name="Ana"), None),
        (StartMatch(), 0),
    ):
        match = replay(decide(match, command, seat=seat, now=0.0, seed=0), match)
    match = evolve(match, MatchEnded(at=1.0, winners=(0,), reason=EndReason.CHIPS_REACHED))
    return replay(decide(match, PlayAgain(), seat=1, now=1.0, seed=0), match)


def test_a_player_who_has_not_accepted_a_rematch_has_few_commands() -> None:
    match = requested_rematch()
    allowed = AnswerInvitation | PlayAgain | LeaveSeat | RenameSeat | RenewSeat | SetConsent | TakeSeat
    for command in attempts(match):
        if not isinstance(command, allowed):
            with refused("invitation-open"):
                decide(match, command, seat=0, now=2.0, seed=0)
    with refused("others-answering"):
        decide(match, StartMatch(), seat=1, now=2.0, seed=0)


def test_the_page_lists_the_refusals_of_each_command() -> None:
    refusals = set().union(
        *(play_at_random(*opened, seed, host_acts=opened == WALKS[-1]) for seed, opened in enumerate(WALKS))
    )
    refusals |= play_at_random(Mode.ALONE, PATIENT, 60, 1, host_acts=False, leaves=True)
    refusals |= play_at_random(Mode.FRIENDS, PROOFS, 10, 1, host_acts=False)
    refusals.add(("start_match", "others-answering"))
    # golden/playthroughs/R9.6-standing-still.txt
    refusals |= {(name, "round-paused") for name in ("place_bid", "pass", "start_timer")}
    refusals.add(("add_bot", "name-taken"))  # golden/playthroughs/R9.1-a-bot-sits.txt
    refusals = {(name, code) for name, code in refusals if code != "invitation-open"}  # below the table
    assert refusals - listed() == set(), "not on the page"
    assert listed() - refusals == set(), "never met"
