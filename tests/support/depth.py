"""How many examples a test tries."""

from hypothesis import settings


def examples(by_default: int) -> settings:
    """Return the settings of a test that tries this many, and ten times as many with --full."""
    return settings(max_examples=by_default * settings().max_examples // 50)
