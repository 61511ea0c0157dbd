"""Clients of a server: the link to a room, a session without a socket, one that reconnects, and a bot's match."""
