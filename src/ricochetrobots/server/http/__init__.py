"""The HTTP side: the interface for programs, the browser's files, and the limits."""
