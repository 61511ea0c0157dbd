"""Environments in which programs learn to play. This package holds the protocol that they share."""

from ricochetrobots.envs.environment import GROUP, Environment, Step

__all__ = ["GROUP", "Environment", "Step"]
