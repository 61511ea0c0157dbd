"""The game in the browser: its files, and the table of its pages."""
