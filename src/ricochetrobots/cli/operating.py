"""The commands of an operator: ``backup``, ``restore``, ``rooms``, ``ladder``, ``notice`` and ``export``."""

from __future__ import annotations

import json
import os
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.console import say, write, write_json
from ricochetrobots.cli.text import t
from ricochetrobots.server.errors import DataError
from ricochetrobots.server.log.backup import DATABASE, back_up_stopped, check_replaced, complete
from ricochetrobots.server.log.backup import restore as restore_to
from ricochetrobots.server.log.inspection import check_copy
from ricochetrobots.server.operate.running import ADDRESS_FILE, TOKEN_FILE, operator_answer
from ricochetrobots.server.operate.settings import read_settings


def _directory(data: str | None) -> Path:
    return read_settings({"data": data}, os.environ).data


def backup(*, file: str, data: str | None, as_json: bool) -> None:
    """Copy all data of a running or stopped server into one file."""
    settings = read_settings({"data": data}, os.environ)
    directory = settings.data
    _check_target(Path(file), directory)
    with complete(Path(file)) as copy:
        with operator_answer(directory, "/operator/backup") as answer:
            if answer is not None:
                with copy.open("wb") as opened:
                    shutil.copyfileobj(answer, opened)
        if answer is None:
            if settings.database is not None:  # servers use the database, not a file in the directory
                raise DataError("data-elsewhere")
            back_up_stopped(directory, copy)
        check_copy(copy)
        check_replaced(Path(file), copy)
    _done("cli-backup-made", {"file": file, "directory": str(directory)}, as_json=as_json)


def _check_target(file: Path, data: Path) -> None:
    """Raise DataError if a copy at this place would replace a file of the server with this data directory."""
    database = (data / DATABASE).resolve()  # SQLite keeps its logs beside the real file
    logs = (database.with_name(f"{database.name}{end}") for end in ("-wal", "-shm", "-journal"))
    for used in (database, *logs, data / ADDRESS_FILE, data / TOKEN_FILE):
        is_linked = file.exists() and used.exists() and file.samefile(used)
        if is_linked or file.resolve() == used.resolve():
            raise DataError("data-server-file", place=str(file))


def restore(*, file: str, data: str | None, as_json: bool) -> None:
    """Restore a copy into an empty directory."""
    settings = read_settings({"data": data}, os.environ)
    if settings.database is not None:  # no server would read the directory
        raise DataError("data-elsewhere")
    directory = settings.data
    restore_to(Path(file), directory)
    _done("cli-backup-restored", {"file": file, "directory": str(directory)}, as_json=as_json)


def rooms(*, open_one: bool, close: str | None, forget: str | None, data: str | None, as_json: bool) -> None:
    """List the rooms of the running server, open or close a room, or delete the name on a seat."""
    directory = _directory(data)
    if close is not None:
        _ask(directory, f"/operator/rooms/{quote(close, safe='')}/close", b"")
        _done("cli-room-closed", {"closed": close}, as_json=as_json)
    elif forget is not None:
        room, _, seat = forget.rpartition("/")
        if not room or not re.fullmatch("[0-9]{1,9}", seat):
            raise UsageError("cli-rooms-forget", "--forget", said=repr(forget))
        _ask(directory, f"/operator/rooms/{quote(room, safe='')}/seats/{quote(seat, safe='')}/forget", b"")
        _done("cli-seat-forgotten", {"forgotten": forget}, as_json=as_json)
    elif open_one:
        opened = json.loads(_ask(directory, "/api/rooms", b'{"mode": "friends", "options": {}}'))
        if as_json:
            write_json({"link": opened["link"], "code": opened["code"]})
        else:
            write(f"{opened['link']} {opened['code']}")
    else:
        for room in json.loads(_ask(directory, "/operator/rooms")):
            if as_json:
                write_json(room)
                continue
            touched = datetime.fromtimestamp(room["touched"], UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
            counts = (room["events"], room["connections"])
            write(" ".join(map(str, (room["id"], room["code"] or "-", room["name"], touched, *counts))))


def ladder(
    *, add: str | None, renew: str | None, forget: str | None, data: str | None, as_json: bool
) -> None:
    """List the people on the ladder of the running server, add one, renew a personal link, or delete a person."""
    directory = _directory(data)
    if forget is not None:
        _ask(directory, f"/api/ladder/{quote(forget, safe='')}/forget", b"")
        _done("cli-place-forgotten", {"forgotten": forget}, as_json=as_json)
    elif add is not None or renew is not None:
        path = "/api/ladder" if renew is None else f"/api/ladder/{quote(renew, safe='')}/renew"
        added = json.loads(
            _ask(directory, path, json.dumps({"name": add}).encode() if renew is None else b"")
        )
        if as_json:
            write_json({"place": added["place"], "name": added["name"], "link": added["link"]})
        else:
            write(added["link"])
    else:
        for place in json.loads(_ask(directory, "/api/ladder"))["places"]:
            if as_json:
                write_json(place)
                continue
            numbers = (place["rank"] or "-", place["rating"], place["deviation"], place["matches"])
            write(" ".join(map(str, (place["place"], *numbers, place["name"]))))


def notice(*, minutes: int, data: str | None, as_json: bool) -> None:
    """Announce a restart of the running server, or withdraw the announcement."""
    _ask(_directory(data), f"/operator/notice/{minutes}", b"")
    if as_json:
        write_json({"minutes": minutes})
    else:
        say(t("cli-notice-sent", minutes=minutes) if minutes else t("cli-notice-back"))


def export(*, consented: bool, data: str | None, as_json: bool) -> None:
    """Print games of the running server for research, always as JSON."""
    if not consented:
        raise UsageError("cli-export-consented", "--consented")
    write(_ask(_directory(data), "/operator/consented").decode(), end="")


def _done(name: str, facts: dict[str, str], *, as_json: bool) -> None:
    """Report the result as a message or as JSON."""
    if as_json:
        write_json(facts)
    else:
        say(t(name, **facts))


def _ask(data: Path, path: str, body: bytes | None = None) -> bytes:
    """Return the response of the running server. Raises DataError if no server runs."""
    with operator_answer(data, path, body) as answer:
        if answer is None:
            raise DataError("no-server", place=str(data))
        return answer.read()
