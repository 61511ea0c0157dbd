"""Messages between client and server, a client session without a socket, and a client with one."""
