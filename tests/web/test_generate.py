"""The files generated from the messages are current and agree with the messages."""

import json
from pathlib import Path

import jsonschema
import pytest

from ricochetrobots.game.commands import PlaceBid
from ricochetrobots.web.generate import __main__ as schema
from ricochetrobots.web.generate import typescript
from ricochetrobots.wire import messages

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs/protocol.schema.json").read_text())


def check(name: str, message: object) -> None:
    root = {**SCHEMA, "$ref": f"#/$defs/{name}"}
    jsonschema.validate(message, root)


def check_sent(message: messages.ClientMessage) -> None:
    check("ClientMessage", json.loads(messages.CLIENT_MESSAGES.encode(message)))


def check_heard(message: messages.ServerMessage) -> None:
    check("ServerMessage", json.loads(messages.SERVER_MESSAGES.encode(message)))


def test_the_made_files_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert schema.main(["--check"]) == 0, capsys.readouterr().err


def test_a_stale_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = tmp_path / "messages.d.ts"
    monkeypatch.setattr(schema, "outputs", lambda: {stale: "new"})
    stale.write_text("old")
    assert schema.main(["--check"]) == 1
    assert stale.read_text() == "old"
    assert schema.main([]) == 0
    assert stale.read_text() == "new"


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_the_schema_takes_what_clients_send() -> None:
    check_sent(messages.Hello(protocol=2, room="r", seq=3))
    check_sent(messages.CommandMessage(id="abcdefgh", command=PlaceBid(round=1, moves=7)))


@pytest.mark.parametrize(
    "message",
    [
        {"type": "place_bid", "id": "abcdefgh", "round": 1, "moves": 7, "more": 1},
        {"type": "place_bid", "id": "short", "round": 1, "moves": 7},
        {"type": "fly", "id": "abcdefgh"},
    ],
)
def test_the_schema_refuses_what_the_server_refuses(message: dict[str, object]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        check("ClientMessage", message)


def test_the_schema_takes_what_the_server_sends() -> None:
    check_heard(messages.Goodbye(code="slow", message="m", retry=True))
    check_heard(messages.Refused(id=None, code="malformed", message="m"))


@pytest.mark.parametrize("union", typescript.UNIONS)
def test_every_message_is_declared(union: str) -> None:
    text = typescript.declarations()
    for tag, name in typescript.UNIONS[union].items():
        assert f'export interface {name} {{\n  type: "{tag}";' in text
