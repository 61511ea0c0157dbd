"""Python, the kernel and the browser mean the same by the numbers that they exchange."""

from ricochetrobots.solver.exchange import FAULTS, ROBOTS, STATUSES
from support.engines import NATIVE_ONLY


@NATIVE_ONLY
def test_the_kernel_has_the_same_lists() -> None:
    from ricochetrobots.solver import _kernel

    robots, statuses, faults = _kernel.exchanged_numbers()
    assert robots == len(ROBOTS)
    assert tuple(statuses) == STATUSES
    assert tuple(faults) == FAULTS
