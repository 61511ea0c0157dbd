"""The event log: how it is stored, read back and published."""
