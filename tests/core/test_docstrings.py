import doctest
import importlib
import pkgutil

import pytest

from ricochetrobots import core

MODULES = [
    core.__name__,
    *(f"{core.__name__}.{module.name}" for module in pkgutil.iter_modules(core.__path__)),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_public_names_exist_once() -> None:
    assert len(set(core.__all__)) == len(core.__all__)
    assert all(hasattr(core, name) for name in core.__all__)
