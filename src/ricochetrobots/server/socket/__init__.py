"""The WebSocket: the conversation on each connection, and its bounded queue."""
