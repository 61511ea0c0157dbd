"""Rooms: one room, and all rooms of a server."""
