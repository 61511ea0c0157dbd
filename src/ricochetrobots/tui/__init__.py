"""The game in a terminal: `ricochet tui`, made with Textual (docs/adr/0033-terminal.md)."""
