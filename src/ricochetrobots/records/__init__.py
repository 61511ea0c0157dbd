"""Finished games: their values, their text and JSON, and the matches of a room."""
