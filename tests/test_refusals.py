"""Every refusal that the sources raise by its code has a row in its layer's table, and gives the facts of that row."""

import ast
import copy
import pickle
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import ricochetrobots
from ricochetrobots.core.errors import Reason, RefusalError
from ricochetrobots.game import GameError
from ricochetrobots.server.errors import (
    DataDamagedError,
    DataError,
    NoSuchRoomError,
    ReadingError,
    ServerError,
    StorageUnavailableError,
    TooFastError,
)
from ricochetrobots.solver.errors import CpuTargetError, EngineMissingError, LimitMetError

KINDS = {kind.__name__: kind for kind in (GameError, ServerError, DataError, ReadingError)}
OF_READING = {"command_id", "path"}


def raised() -> Iterator[tuple[str, type[RefusalError], str, set[str]]]:
    """Yield each refusal that is made by its code: where, its class, the code and the names of its facts."""
    folder = Path(ricochetrobots.__file__).parent
    for file in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in KINDS:
                code = call.args[0] if call.args else None
                if isinstance(code, ast.Constant):
                    facts = {keyword.arg or "" for keyword in call.keywords} - OF_READING
                    yield f"{file.name}:{call.lineno}", KINDS[call.func.id], str(code.value), facts


def facts_of(reason: Reason) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(reason.sentence) if name} | set(reason.facts)


def test_every_refusal_has_a_row_and_gives_its_facts() -> None:
    found = list(raised())
    assert len({code for _, _, code, _ in found}) > 50
    wrong = [
        (where, code)
        for where, kind, code, facts in found
        if code not in kind.reasons or facts != facts_of(kind.reasons[code])
    ]
    assert wrong == []


def test_a_code_without_a_row_is_a_fault_of_the_program() -> None:
    with pytest.raises(KeyError):
        GameError("no-such-code")


@pytest.mark.parametrize(
    "error",
    [
        GameError("bid-not-lower", offered=8, standing=7),
        GameError("option-invalid", "A board has no target.", field="board"),
        NoSuchRoomError(),
        TooFastError(1.25),
        StorageUnavailableError("disk full"),
        ReadingError("invalid", "This is no number.", "command-1", "$.moves"),
        DataDamagedError(place="games", why="it is torn"),
        EngineMissingError("steam", ("reference",)),
        CpuTargetError("no such target"),
        LimitMetError(),
    ],
    ids=lambda error: error.code,
)
def test_refusals_survive_a_journey_between_processes(error: RefusalError) -> None:
    for there in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(there) is type(error)
        assert (str(there), vars(there)) == (str(error), vars(error))
