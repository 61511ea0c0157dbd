"""The number of examples that a test tries."""

from hypothesis import settings


def examples(by_default: int) -> settings:
    """Return the settings of a test with this many examples, and ten times as many with --full."""
    return settings(max_examples=by_default * settings().max_examples // 50)
