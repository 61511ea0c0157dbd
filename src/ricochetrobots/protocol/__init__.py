"""What client and server say to each other: messages, a client session without a socket, a driver with one."""
