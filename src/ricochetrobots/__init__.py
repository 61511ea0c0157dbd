"""Ricochet Robots: rules, notation, solver, game and server."""

__version__ = "0.1.0"
