"""Random numbers that are the same on every machine and in every version of Python."""

from collections.abc import Sequence
from operator import index as whole
from secrets import randbits
from typing import Protocol, TypeVar

from ricochetrobots.core import WrongTypeError

Choice = TypeVar("Choice")

BITS = 64
MASK = 2**BITS - 1
STEP = 0x9E3779B97F4A7C15
"""SplitMix64's step, 2**64 divided by the golden ratio (Steele, Lea and Flood, "Fast splittable generators", 2014)."""


class Dealer(Protocol):
    """A source of random choices, such as `Chance` and `random.Random`."""

    def choice(self, seq: Sequence[Choice], /) -> Choice:
        """Return one of the values, each equally likely."""
        ...

    def sample(self, population: Sequence[Choice], k: int, /) -> list[Choice]:
        """Return ``k`` different values in random order."""
        ...

    def shuffle(self, x: list[Choice], /) -> None:
        """Put the values into random order."""
        ...


class Chance:
    """The random numbers of one index of a seed: a SplitMix64 generator. Seed and index are taken modulo 2**64.

    Raises WrongTypeError for a seed that is not a whole number.
    """

    def __init__(self, seed: int, index: int = 0) -> None:
        self._state = _mixed(as_seed(seed)) ^ _mixed(_mixed(index) + STEP)

    def below(self, end: int) -> int:
        """Return a whole number from 0 to ``end - 1``."""
        value: int = self._state + STEP & MASK
        self._state = value
        # As `_mixed`; the call would take a third of the time.
        value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & MASK
        value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
        return (value ^ value >> 31) * end >> BITS

    def choice(self, seq: Sequence[Choice], /) -> Choice:
        """Return one of the values, each equally likely."""
        return seq[self.below(len(seq))]

    def sample(self, population: Sequence[Choice], k: int, /) -> list[Choice]:
        """Return ``k`` different values in random order."""
        values = list(population)
        for at in range(k):
            other = at + self.below(len(values) - at)
            values[at], values[other] = values[other], values[at]
        return values[:k]

    def shuffle(self, x: list[Choice], /) -> None:
        """Put the values into random order."""
        x[:] = self.sample(x, len(x))


def any_seed() -> int:
    """Return a seed that nobody can predict."""
    return randbits(BITS)


def as_seed(seed: int) -> int:
    """Return the seed as an int. Raises WrongTypeError for a seed that is not a whole number."""
    try:
        return whole(seed)
    except TypeError:
        raise WrongTypeError.of("a whole number as seed", seed) from None


def _mixed(value: int) -> int:
    """Return the 64 bits of a value, each dependent on all others (the finalizer of SplitMix64)."""
    value &= MASK
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
    return value ^ value >> 31
