"""Fuzz target of the live connection: any frame is a message, or is refused with a code that can be said.

Run it with any fuzzer that calls a function with bytes; tests/server/test_fuzz.py runs some thousand mutations.
"""

from ricochetrobots.server.decode import read_message, spoken_protocol
from ricochetrobots.server.errors import ReadingError
from ricochetrobots.server.refusals import refusal
from ricochetrobots.wire.messages import CLIENT_MESSAGES, SERVER_MESSAGES

SEEDS = (
    '{"type":"hello","protocol":2,"room":"vmCAHdOMGFA-a5Ery4Tcgw","token":"0.MM8f1ivQZyuhO-sifroLPQ","seq":7}',
    '{"type":"ping","sent":12.5}',
    '{"type":"take_seat","id":"hT5cQ0dXv1zK","name":"Zo\\u00eb \\ud83d\\ude42"}',
    '{"type":"leave_seat","id":"hT5cQ0dXv1zK"}',
    '{"type":"set_options","id":"hT5cQ0dXv1zK","options":{"edition":"1999","exact":null,"timer_seconds":30}}',
    '{"type":"place_bid","id":"hT5cQ0dXv1zK","round":1,"moves":7}',
    '{"type":"claim_solution","id":"hT5cQ0dXv1zK","round":1,"moves":null}',
    '{"type":"move_robot","id":"hT5cQ0dXv1zK","round":1,"move":"Rn"}',
    '{"type":"pass","id":"hT5cQ0dXv1zK","round":1}',
    '{"type":"play_again","id":"hT5cQ0dXv1zK","new_board":false}',
    '{"a":[1e5,-0.0,"\\u0000",{"b":null}]}',
)
"""Messages to begin with: one of each shape."""


def fuzz_one(data: bytes) -> None:
    """Read ``data`` as a frame of either kind; any error other than ReadingError is a fault."""
    for frame in (data, data.decode("utf-8", errors="replace")):
        spoken_protocol(frame)
        try:
            message = read_message(frame)
        except ReadingError as error:
            answer = refusal(error, error.command_id, error.path)
            assert SERVER_MESSAGES.decode(SERVER_MESSAGES.encode(answer)) == answer
        else:
            assert read_message(CLIENT_MESSAGES.encode(message).decode()) == message
