"""docs/protocol.md describes the server completely and correctly."""

import dataclasses
import importlib
import inspect
import re
from pathlib import Path
from string import Formatter
from typing import Any, get_args

import pytest

from ricochetrobots.core import EDITIONS, InputError, MoveError, Symbol, TieBreak, format_url, parse_board
from ricochetrobots.core.errors import Reason
from ricochetrobots.game import Options, View, commands, events
from ricochetrobots.game import errors as game_errors
from ricochetrobots.game.absence import DEMONSTRATOR_GONE_SECONDS, HOST_GONE_SECONDS
from ricochetrobots.game.bids import MOST_BID
from ricochetrobots.game.events import EndReason, FailureReason, ReturnReason
from ricochetrobots.game.match import LEAST_BID, Outcome, Phase
from ricochetrobots.game.names import MAX_NAME_LENGTH
from ricochetrobots.game.options import RANGES, Mode
from ricochetrobots.game.view import BidState
from ricochetrobots.server import errors as server_errors
from ricochetrobots.server import run
from ricochetrobots.server.http import pictures
from ricochetrobots.server.limits import ServerLimits
from ricochetrobots.server.operate.settings import SETTINGS
from ricochetrobots.server.socket import connection, endpoint
from ricochetrobots.wire import messages
from ricochetrobots.wire.http import BoardData, DiagonalPart, GameExport, TargetPart
from ricochetrobots.wire.messages import BOUNDS
from ricochetrobots.wire.wire_format import tag
from support.session_page import PAGE, block, with_server

pytestmark = pytest.mark.anyio
TEXT = PAGE.read_text()
NOT_SENT = {
    "no-match": "a room always has a match",
    "match-running": "only the server opens the first match of a room",
    "no-server": "is for the operator",
    "refused": "repeats a refusal to the operator",
    "secret": "says why a server cannot start",
    **{code: "says why a server cannot start" for code in server_errors.REASONS if code.startswith("data")},
}
TABLES: dict[str, Reason] = {**game_errors.REASONS, **server_errors.REASONS}
"""The reasons of all refusals, by code."""


def section(title: str) -> str:
    """Return the text under a heading, up to the next one of any level."""
    return re.split(rf"^#+ {re.escape(title)}$", TEXT, flags=re.MULTILINE)[1].split("\n#")[0]


def rows(title: str) -> dict[str, str]:
    """Return the rows of a table, keyed by each code in their first column."""
    lines = [line for line in section(title).splitlines() if line.startswith("| `")]
    return {word: line for line in lines for word in re.findall(r"`([^`]+)`", line.split(" | ")[0])}


def sent_codes() -> set[str]:
    """Return every code that the server can send: of refusals, of errors in boards, and of goodbyes."""
    kinds = [kind for parent in (InputError, MoveError) for kind in parent.__subclasses__()]
    board = {kind.code for kind in kinds if kind.__module__.startswith("ricochetrobots.core")}
    return board | TABLES.keys() - NOT_SENT.keys() | goodbye_codes()


def goodbye_codes() -> set[str]:
    """Return the codes that the sources pass to ``goodbye``."""
    source = inspect.getsource(endpoint) + inspect.getsource(connection)
    return set(re.findall(r'goodbye\(\s*"([a-z-]+)"', source))


async def test_the_documented_session_matches_the_server() -> None:
    lines = block(TEXT)
    pairs: list[tuple[str, str]] = []
    await with_server(lines, lambda text, real: pairs.append((text, real)))
    assert len(pairs) > 25
    for text, real in pairs:
        assert text == real


def test_every_code_that_can_be_sent_is_explained() -> None:
    explained = set(re.findall(r"`([a-z-]+)`", section("Codes") + section("Refusals") + section("Goodbyes")))
    explained |= set(re.findall(r"`([a-z-]+)`", section("HTTP")))
    assert not sent_codes() - explained


def test_every_code_that_is_explained_can_be_sent() -> None:
    assert not set(rows("Refusals")) - sent_codes()
    assert not set(rows("Goodbyes")) - sent_codes()


def test_goodbyes_are_in_their_table() -> None:
    assert goodbye_codes() <= set(rows("Goodbyes"))


def test_the_facts_of_each_refusal_match_its_reasons() -> None:
    for row in set(rows("Refusals").values()):
        _, first, facts, *_ = row.split("|")
        reasons = [TABLES[code] for code in re.findall("`([^`]+)`", first) if code in TABLES]
        if reasons:
            named = {name for reason in reasons for name in (*reason.facts, *fields_of(reason.sentence))}
            assert set(re.findall("`([^`]+)`", facts)) == named, first


def fields_of(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_the_statuses_match_the_server() -> None:
    for code, reason in server_errors.REASONS.items():
        if code.startswith("no-such") or reason.status == 400:
            continue
        assert re.search(
            rf"`{code}`[^)]*\({reason.status}\b|`{code}`[^()]*and[^()]*\({reason.status}\)", section("HTTP")
        ), code


CLIENT_KINDS = (*get_args(messages.ClientConversation), *get_args(commands.PlayerCommand))
"""The messages of clients. A command has an additional ``id``."""


@pytest.mark.parametrize("kind", CLIENT_KINDS, ids=tag)
def test_the_fields_of_client_messages_are_documented(kind: type) -> None:
    documented = rows("From client to server")[tag(kind)].split(" | ")[1]
    fields = ["`id`"] if kind in get_args(commands.PlayerCommand) else []
    fields += [f"`{field.name}`{'' if required(field) else '?'}" for field in dataclasses.fields(kind)]
    assert documented == ", ".join(fields)


def required(field: dataclasses.Field[Any]) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def names(kind: type) -> list[str]:
    return [field.name for field in dataclasses.fields(kind)]


@pytest.mark.parametrize("kind", get_args(messages.ServerMessage), ids=tag)
def test_the_fields_of_server_messages_are_documented(kind: type) -> None:
    documented = rows("From server to client")[tag(kind)].split(" | ")[1]
    assert documented == ", ".join(f"`{name}`" for name in names(kind))


@pytest.mark.parametrize("kind", get_args(events.Event), ids=tag)
def test_the_fields_of_events_are_documented(kind: type) -> None:
    documented = rows("Events")[tag(kind)].split("|")[2].strip()
    assert documented == ", ".join(f"`{name}`" for name in names(kind) if name != "at")


def test_the_tables_list_every_message_in_order() -> None:
    for title, kinds in (
        ("From client to server", CLIENT_KINDS),
        ("From server to client", get_args(messages.ServerMessage)),
        ("Events", get_args(events.Event)),
    ):
        assert list(rows(title)) == [tag(kind) for kind in kinds]


def test_every_field_of_the_view_is_explained() -> None:
    assert list(rows("The view")) == names(View)
    parts = importlib.import_module("ricochetrobots.game.view")  # ``view`` of the package is a function
    for part in ("SeatPart", "BidPart", "DemonstrationPart", "StepPart", "RoundPart", "ChipPart"):
        documented = ", ".join(f'"{name}"' for name in names(getattr(parts, part)))
        assert f"{{{documented}}}" in section("The view"), part


def test_every_word_of_the_view_is_explained() -> None:
    table = rows("Words of the view")
    for kind in (BidState, Outcome, FailureReason, ReturnReason, TieBreak, EndReason):
        first = {table[member.value] for member in kind}
        assert len(first) == 1, f"the words of {kind.__name__} stand together"
    words = {member.value for kind in (Mode, Phase) for member in kind}
    assert words <= set(re.findall(r"`([a-z-]+)`", section("The view")))


def test_the_data_of_a_board_is_explained() -> None:
    table = rows("Boards")
    assert list(table) == names(BoardData)
    for field, part in (("diagonals", DiagonalPart), ("targets", TargetPart)):
        documented = ", ".join(f'"{name}"' for name in names(part))
        assert f"{{{documented}}}" in table[field]
    words = set(re.findall(r"`([a-z]+)`", table["targets"]))
    assert {symbol.value for symbol in Symbol} <= words


def test_the_boards_in_addresses_are_valid() -> None:
    addresses = re.findall(r"`/api/boards/([^`]+)`", section("Boards"))
    assert len(addresses) == 2
    for text in addresses:
        assert format_url(parse_board(text)) == text


def test_the_ranges_of_client_messages_match_the_server() -> None:
    text = section("From client to server")
    assert f"A bid is {LEAST_BID} to {MOST_BID} moves" in text
    least, most = BOUNDS["moves"].ge, BOUNDS["moves"].le
    assert f"from {least} to {most} have codes of their own" in text
    assert (
        f"at most {BOUNDS['name'].max_length} characters on the wire and {MAX_NAME_LENGTH} at the table"
        in text
    )
    assert f"a `move` at most {BOUNDS['move'].max_length}" in text
    assert f"`round` is {BOUNDS['round'].ge} to {BOUNDS['round'].le:,}" in text


def test_the_seconds_of_absence_match_the_game() -> None:
    text = section("Absence")
    assert f"has {DEMONSTRATOR_GONE_SECONDS} s of the demonstration" in text
    assert f"after {HOST_GONE_SECONDS} s the next seat" in text


def test_every_option_is_explained() -> None:
    table = rows("Options")
    assert list(table) == names(Options)
    for name, allowed in RANGES.items():
        between = (f"{allowed.least} to {allowed.most}", f"{allowed.least}, {allowed.most}")
        assert any(words in table[name] for words in between), name
    assert re.findall(r'"([\w-]+)"', table["edition"]) == [Options().edition, *EDITIONS]


def test_the_limits_match_the_server() -> None:
    text = section("Limits")
    limits, each = ServerLimits(), ServerLimits.messages_per_connection
    for words in (
        f"{messages.MAX_MESSAGE_BYTES // 1024} KiB; a frame {run.LARGEST_FRAME // 1024} KiB",
        f"{each.uses} in {each.seconds:.0f} s",
        f"{limits.messages_per_seat.uses}, {limits.messages_per_room.uses}, "
        f"{limits.messages_per_address.uses:,} in 10 s",
        f"{limits.events_per_room:,} events; {limits.bytes_per_room.uses // 1024:,} KiB of them",
        f"drains in {limits.bytes_per_room.seconds:.0f} s",
        f"{limits.free_bytes // (1024 * 1024)} MiB",
        f"within {limits.hello_seconds:.0f} s",
        f"connections of a seat | {limits.connections_per_seat} ",
        f"connections of an address | {limits.connections_per_address} ",
        f"{limits.queued_messages} messages, {limits.queued_bytes // 1024} KiB, {limits.send_seconds:.0f} s",
        f"{limits.rooms_per_address.uses} a minute",
        f"puzzles to be solved | one for each room, {limits.waiting_puzzles} for all",
        f"{limits.guesses_per_address.uses} a minute by an address, {limits.guesses_in_all.uses} a second by all",
        f"{limits.boards_per_address.uses}, {limits.claims_per_address.uses}, {limits.hints_per_address.uses}, "
        f"{limits.pages_per_address.uses} a minute by an address",
        f"new pictures of links | {limits.pictures_per_address.uses} a minute by an address, "
        f"of which {pictures.MOST_WAITING} may wait; {pictures.WAITING_SECONDS:.0f} s of waiting",
        f"requests of monitors | {limits.documents_per_address.uses:,}, {limits.files_per_address.uses:,}, "
        f"{limits.downloads_per_address.uses}, {limits.health_per_address.uses} a minute by an address",
        f"TCP connections of an address | {limits.sockets_per_address}; a head within {limits.head_seconds:.0f} s, "
        f"a body within {limits.body_seconds:.0f} s",
    ):
        assert words in text, words


def test_the_version_and_the_export_format_match_the_server() -> None:
    assert f"`protocol` is {messages.VERSION}." in section("Versions")
    assert f'"format": "{GameExport.format}"' in section("Finished games")


def test_every_setting_is_explained() -> None:
    page = (Path(PAGE).parent / "server.md").read_text()
    for row in SETTINGS:
        assert re.search(rf"^\| `--{row.option}` \| `{row.variable}` \| ", page, re.MULTILINE), row.name
