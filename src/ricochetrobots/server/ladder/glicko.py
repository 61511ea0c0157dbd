"""Glicko-2, the rating system of Mark Glickman (http://www.glicko.net/glicko/glicko2.pdf, 2022).

The steps and letters are those of the paper. docs/adr/0032-ladder.md explains the choice of the system.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

CENTRE = 1500.0
"""The rating that the scale of Glicko-2 calls 0."""
SCALE = 173.7178
MOST_DEVIATION = 350.0
"""The deviation of a new player; time without matches never leads beyond it."""
TAU = 0.5
"""How fast the volatility may change. The paper recommends 0.3 to 1.2."""
TOLERANCE = 1e-6


@dataclass(frozen=True)
class Rating:
    """A rating with its deviation and volatility; the defaults are those of a new player (step 1)."""

    value: float = CENTRE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    def after_pause(self, periods: int) -> Rating:
        """Return the rating after this many periods without a match (step 6)."""
        spread = sqrt(self.deviation**2 + periods * (SCALE * self.volatility) ** 2)
        return Rating(self.value, min(spread, MOST_DEVIATION), self.volatility)


def after_period(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """Return the rating after one period with these games, at least one.

    Each game is the opponent's rating at the start of the period, and the score: 1 for a win, 0.5, or 0 for a loss.
    """
    mu, phi = (player.value - CENTRE) / SCALE, player.deviation / SCALE  # step 2
    information = gain = 0.0
    for opponent, score in games:  # steps 3 and 4
        g = 1 / sqrt(1 + 3 * (opponent.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-g * (mu - (opponent.value - CENTRE) / SCALE)))
        information += g * g * expected * (1 - expected)
        gain += g * (score - expected)
    v = 1 / information
    sigma = _volatility(phi, v, v * gain, player.volatility)
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + information)  # steps 6 and 7
    mu += phi**2 * gain
    return Rating(CENTRE + SCALE * mu, min(SCALE * phi, MOST_DEVIATION), sigma)  # step 8


def _volatility(phi: float, v: float, delta: float, sigma: float) -> float:
    """Return the new volatility by the Illinois algorithm (step 5)."""
    a = log(sigma**2)

    def f(x: float) -> float:
        d = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - d) / (2 * d * d) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > TOLERANCE:
        x = low + (low - high) * f_low / (f_high - f_low)
        f_x = f(x)
        if f_x * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = x, f_x
    return exp(low / 2)
