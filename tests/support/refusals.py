"""The assertion that a command is refused with a code."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ricochetrobots.core import RicochetError


@contextmanager
def refused(code: str, *, match: str | None = None) -> Iterator[pytest.ExceptionInfo[RicochetError]]:
    """Expect a refusal with that code, whose sentence matches."""
    with pytest.raises(RicochetError, match=match) as caught:
        yield caught
    assert caught.value.code == code
