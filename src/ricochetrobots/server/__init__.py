"""The server: rooms over one event log, a WebSocket and HTTP. `run` starts it; `operate.settings` lists its options."""
