"""The application."""

from __future__ import annotations

from ricochetrobots.tui.host import Host
from ricochetrobots.tui.menu import MenuPage
from ricochetrobots.tui.rooms import AskRoom


class RicochetApp(Host):
    """The game in a terminal."""

    def on_mount(self) -> None:
        """Open the menu, and above it the room of a link."""
        self.push_screen(MenuPage())
        if self.link is not None:
            self.push_screen(AskRoom(self.link))
