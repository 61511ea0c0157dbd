"""Searches for shortest paths in separate processes, on this server or shared by several."""
