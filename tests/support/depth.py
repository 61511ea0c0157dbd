"""The number of examples that a test tries."""

from hypothesis import settings


def examples(number: int) -> settings:
    """Return the settings of a test with half of this number of examples, and with ten times the number with --full."""
    return settings(max_examples=number * settings().max_examples // 50)
