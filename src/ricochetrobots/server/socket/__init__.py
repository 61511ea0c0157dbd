"""The WebSocket: the conversation on each connection, and a bounded queue out."""
