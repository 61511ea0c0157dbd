"""The operator's page at the operators' address: rooms, load, a notice to everybody, and closing rooms.

A cookie holds the operator's token, so that no address and no line of a log contains it. The cookie is sent from this
site only (SameSite=Strict), and a form must come from it too (Origin).
"""

from __future__ import annotations

from datetime import UTC, datetime
from html import escape
from urllib.parse import parse_qs

from starlette.responses import RedirectResponse, Response

from ricochetrobots.server import metrics
from ricochetrobots.server.errors import NoSuchRoomError, ServerError
from ricochetrobots.server.http.operator import MOST_MINUTES, announce, listed_rooms, remove_room
from ricochetrobots.server.http.proofs import COOKIE, is_operator
from ricochetrobots.server.http.routing import Call, Proved
from ricochetrobots.server.http.services import Services
from ricochetrobots.server.http.static import POLICY

REPORTS_SHOWN = 50
HEADERS = {
    POLICY: "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",  # with "no-referrer", the origin of a form would be null
    "Cache-Control": "no-store",
}
STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 1.5rem auto; padding: 0 1rem; max-width: 64rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8886; }
td:nth-child(n+4) { text-align: right; }
.scroll { overflow-x: auto; }
button, input { font: inherit; min-height: 44px; padding: 0 .9rem; }
form { display: inline-flex; gap: .5rem; align-items: center; flex-wrap: wrap; }
"""


def _page(*parts: str) -> Response:
    head = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Ricochet Robots: operator</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/operator.css">'
    )
    return Response("".join((head, *parts)), media_type="text/html; charset=utf-8", headers=HEADERS)


def _button(action: str, words: str, inputs: str = "") -> str:
    return f'<form method="post" action="{escape(action)}">{inputs}<button>{escape(words)}</button></form>'


async def read_style(_: Call[None]) -> Response:
    """Return the style of the page."""
    return Response(STYLE, media_type="text/css; charset=utf-8")


async def read_page(call: Call[bool]) -> Response:
    """Return the page, or without a valid cookie the form for the token."""
    services = call.services
    if not call.proved:
        field = '<label>Token <input name="token" type="password" autocomplete="off" required></label>'
        note = "<p>The file <code>operator-token</code> in the data directory contains the token of this start.</p>"
        return _page("<h1>Operator</h1>", note, _button("/", "Open", field))
    rows = []
    now = services.clock.now()
    for room in await listed_rooms(services.rooms):
        ages = (_age(now - room.created), _age(now - room.touched))
        cells = (
            room.code or "-",
            room.name,
            room.phase or "-",
            *ages,
            str(room.events),
            str(room.connections),
        )
        shown = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        close = f'<a href="/close/{escape(room.id)}" aria-label="Close {escape(room.name)}">Close</a>'
        rows.append(f"<tr>{shown}<td>{close}</td></tr>")
    names = ("Code", "Name", "Phase", "Age", "Unused for", "Events", "Pages", "")
    head = "".join(f"<th>{name}</th>" for name in names)
    number = f'<input name="minutes" type="number" min="1" max="{MOST_MINUTES}" value="5" required>'
    minutes = f"<label>in {number} min</label>"
    at = services.connections.restart_at
    announced = f"<p>Announced for {datetime.fromtimestamp(at, UTC):%H:%M} UTC.</p>" if at else ""
    return _page(
        "<h1>Operator</h1>",
        f"<p>{len(services.rooms)} rooms in memory, {len(services.connections)} pages, {_lateness()}</p>",
        "<h2>Restart</h2>",
        announced,
        _button("/notice", "Announce a restart", minutes),
        _button("/notice", "Take back", '<input type="hidden" name="minutes" value="0">') if at else "",
        "<h2>Rooms</h2><p>The phase is known of rooms in this server's memory.</p>",
        f'<div class="scroll"><table><tr>{head}</tr>{"".join(rows)}</table></div>',
        await _reports(services, now),
    )


async def _reports(services: Services, now: float) -> str:
    """Return the newest reports of players at public tables, or nothing without public tables."""
    if not services.settings.tables:
        return ""
    rows = []
    for report in await services.rooms.store.reports.newest(REPORTS_SHOWN):
        cells = (report.room, report.name or "(deleted)", report.reason, f"{_age(now - report.at)} ago")
        rows.append(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>")
    if not rows:
        return "<h2>Reports</h2><p>No player was reported.</p>"
    head = "".join(f"<th>{name}</th>" for name in ("Room", "Name", "Reason", "When"))
    return f'<h2>Reports</h2><div class="scroll"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def _age(seconds: float) -> str:
    """Return a time in its largest unit, as ``3 h``."""
    for unit, length in (("d", 86_400), ("h", 3_600), ("min", 60)):
        if seconds >= length:
            return f"{int(seconds // length)} {unit}"
    return f"{max(0, int(seconds))} s"


def _lateness() -> str:
    """Return the lateness of deadlines since the start, as the end of a sentence."""
    samples = {
        sample.name: sample.value for family in metrics.LATENESS.collect() for sample in family.samples
    }
    count = samples["ricochet_deadline_lateness_seconds_count"]
    mean = samples["ricochet_deadline_lateness_seconds_sum"] / count if count else 0.0
    return f"deadlines {1000 * mean:.0f} ms late on average ({count:.0f} since the start)."


async def sign_in(call: Call[None]) -> Response:
    """Store the token in a cookie if it is valid; otherwise the page shows the form again."""
    token = await _field(call, "token")
    answer = _back()
    if is_operator(token, call.services):
        answer.set_cookie(COOKIE, token, httponly=True, samesite="strict")
    return answer


async def send_notice(call: Call[None]) -> Response:
    """Announce a restart, or withdraw the announcement. Errors: invalid, and not-found for a foreign form."""
    announce(call.services, await _field(call, "minutes"))
    return _back()


async def ask_to_close(call: Call[None]) -> Response:
    """Return the page that asks whether to close a room. Errors: no-such-room, storage-unavailable."""
    rooms = await listed_rooms(call.services.rooms)
    found = next((each for each in rooms if each.id == call.values["room"]), None)
    if found is None:
        raise NoSuchRoomError
    phase = f"Its match is in the phase &ldquo;{found.phase}&rdquo;. " if found.phase else ""
    return _page(
        f"<h1>Close {escape(found.name)}?</h1>",
        f"<p>{phase}Pages open there: {found.connections}. Everybody is sent away, and its record is deleted.</p>",
        '<p><a href="/">Keep it open</a></p>',
        _button(f"/close/{found.id}", f"Close {found.name}"),
    )


async def close_from_page(call: Call[None]) -> Response:
    """Close a room and delete its record. Errors: no-such-room, storage-unavailable."""
    await remove_room(call.services.rooms, call.values["room"])
    return _back()


def _back() -> Response:
    return RedirectResponse("/", status_code=303)


async def _field(call: Call[Proved], name: str) -> str:
    """Return a field of the form, or an empty text."""
    try:
        fields = parse_qs((await call.body()).decode("ascii"))
    except ValueError:
        raise ServerError("invalid") from None
    return fields.get(name, [""])[0]
