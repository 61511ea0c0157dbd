"""The link that people send."""

import pytest

from ricochetrobots.client.connection import join
from ricochetrobots.client.link import read_link
from ricochetrobots.core import UnreadableError


@pytest.mark.parametrize(
    ("link", "url", "room"),
    [
        ("https://play.example.org/r/p7NzQ", "wss://play.example.org/ws", "p7NzQ"),
        ("http://192.168.1.7:8017/r/p7NzQ", "ws://192.168.1.7:8017/ws", "p7NzQ"),
        ("https://example.org/games/ricochet/r/p7/", "wss://example.org/games/ricochet/ws", "p7"),
        ("https://example.org/r/r/p7?lang=de#top", "wss://example.org/r/ws", "p7"),
        (" https://[::1]:8017/r/a%20b\n", "wss://[::1]:8017/ws", "a b"),
        ("ws://127.0.0.1:1/r/p7", "ws://127.0.0.1:1/ws", "p7"),
    ],
)
def test_a_link_leads_to_a_room(link: str, url: str, room: str) -> None:
    assert read_link(link) == (url, room)


@pytest.mark.parametrize(
    "link",
    [
        "",
        "p7NzQ",
        "play.example.org/r/p7NzQ",
        "https://play.example.org/",
        "https://play.example.org/r/",
        "https:///r/p7",
        "https://play.example.org:x/r/p7",
        "https://[::1/r/p7",
        "file:///r/p7",
        "https://play.example.org/games/p7",
    ],
)
def test_another_text_is_refused(link: str) -> None:
    with pytest.raises(UnreadableError, match="link to a room"):
        join(link)
