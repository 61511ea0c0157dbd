"""Everything that clients and server exchange: messages of the WebSocket, bodies of HTTP, and their form in JSON."""
