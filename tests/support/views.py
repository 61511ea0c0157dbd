"""A view for tests that need any view."""

from ricochetrobots.core import TieBreak
from ricochetrobots.game import Mode, Options, Phase, View


def lobby_view() -> View:
    """Return the view of an empty lobby."""
    return View(
        number=1,
        mode=Mode.FRIENDS,
        phase=Phase.LOBBY,
        options=Options(),
        exact=True,
        tie_break=TieBreak.EARLIER_BID,
        timer_seconds=60,
        board="4C3A2C1C",
        robots={},
        markers={},
        chips_to_win=None,
        chips_left=17,
        chips_total=17,
        round=0,
        chip=None,
        turned_at=None,
        until=None,
        pause=None,
        invited_by=None,
        invited_until=None,
        timer_run=1,
        may_start_timer=False,
        seats=(),
        locked=False,
        quick_chat=True,
        spectator_delay=0,
        bids=(),
        demonstration=None,
        result=None,
        history=(),
        laid=(),
        winners=(),
        series_winners=(),
        end_reason=None,
        started_at=None,
        ended_at=None,
        you=None,
        consents=False,
        allowed_commands=("take_seat",),
    )
