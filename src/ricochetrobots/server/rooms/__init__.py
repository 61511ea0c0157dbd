"""A room, and all rooms of a server."""
