"""The server: rooms over one event log, a WebSocket and HTTP. `run` starts it, `settings` lists what can be set."""
