"""Rooms: what happens in one, and all of them together."""
