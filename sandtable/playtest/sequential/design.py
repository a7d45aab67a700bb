"""The design of a sequential test: its two hypotheses, the risks of error, and the most that is played."""

# interpreted: runs between the games

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Final

from sandtable.playtest.sequential.likelihood import Ratio, ratio_of_effects, ratio_of_means

LEAST_RISK: Final = 0.0001
MOST_RISK: Final = 0.25
MOST_PAIRS: Final = 20_000
"""The most that one test may play, in pairs of games."""
NORMALIZED_ELO: Final = 800 / math.log(10)
"""Normalised Elo of one standard deviation of a game."""


class Unit(StrEnum):
    """The unit of the two hypotheses, counted from an even result."""

    POINTS = "points"
    """Percentage points of the share: 5 means 55 % to 45 %."""
    ELO = "elo"
    NORMALIZED_ELO = "normalized_elo"
    """Elo in units of the spread of a game: as many games decide it in drawish pairings as in others."""


class Quantity(StrEnum):
    """The thing that is measured: decides how a score depends on the hypotheses."""

    SHARE = "share"
    """The score is the share of points in a pair; it is 1/2 when both sides are even."""
    DIFFERENCE = "difference"
    """The score is 1/2 plus half the difference of two shares; it is 1/2 when they are equal."""


@dataclass(frozen=True)
class Design:
    """A test of "the truth is `low`" against "the truth is `high`"."""

    low: float
    high: float
    unit: Unit = Unit.POINTS
    alpha: float = 0.05
    """The risk of answering `high` when `low` is true."""
    beta: float = 0.05
    """The risk of answering `low` when `high` is true."""
    most: int = 3000
    """Pairs after which the test ends undecided."""
    quantity: Quantity = Quantity.SHARE
    is_two_sided: bool = False
    """True: a truth of -`high` is looked for as well, each way with half of the risk `alpha`."""

    def problems(self) -> list[str]:
        """The numbers that are out of bounds, by field: "alpha", "beta", "most", "low" or "high"."""
        found = [name for name in ("alpha", "beta") if not LEAST_RISK <= getattr(self, name) <= MOST_RISK]
        if not 1 <= self.most <= MOST_PAIRS:
            found.append("most")
        if not math.isfinite(self.low) or not math.isfinite(self.high) or not self.low < self.high:
            return [*found, "high"]
        if self.is_two_sided and self.low != 0:
            found.append("low")
        return found + [name for name in ("low", "high") if not self._is_possible(getattr(self, name))]

    def _is_possible(self, value: float) -> bool:
        if self.unit == Unit.POINTS:
            return abs(value) <= (45 if self.quantity == Quantity.SHARE else 90)
        return abs(value) <= 400

    @property
    def ratio(self) -> Ratio:
        return ratio_of_effects if self.unit == Unit.NORMALIZED_ELO else ratio_of_means

    def at(self, value: float) -> float:
        """A truth, given in the unit, as the mean of a score; for normalised Elo as an effect of a pair."""
        if self.unit == Unit.NORMALIZED_ELO:
            return value / NORMALIZED_ELO * math.sqrt(2)
        if self.unit == Unit.ELO:
            return 1 / (1 + 10 ** (-value / 400))
        return 0.5 + value / (100 if self.quantity == Quantity.SHARE else 200)

    def mean(self, value: float, variance: float) -> float:
        """A truth as the mean of a score, at this variance of a score."""
        effect = self.at(value)
        return 0.5 + effect * math.sqrt(variance) if self.unit == Unit.NORMALIZED_ELO else effect

    @property
    def upper(self) -> float:
        """The log-likelihood ratio from which on the answer is `high`."""
        return math.log((1 - self.beta) / (self.alpha / (2 if self.is_two_sided else 1)))

    @property
    def lower(self) -> float:
        """The log-likelihood ratio down to which the answer is `low`."""
        return math.log(self.beta / (1 - self.alpha / (2 if self.is_two_sided else 1)))

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def read_design(kept: Mapping[str, Any]) -> Design:
    """The design that `as_json` wrote."""
    return Design(**{**kept, "unit": Unit(kept["unit"]), "quantity": Quantity(kept["quantity"])})


PRESETS: Final[Mapping[str, Design]] = {
    "quick": Design(0, 5, most=1000),
    "normal": Design(0, 3, most=3000),
    "strict": Design(0, 2, alpha=0.01, beta=0.01, most=15_000),
}
"""Is B better than A? The designs that pages offer by name."""
BALANCE_PRESETS: Final[Mapping[str, Design]] = {
    name: Design(0, high, alpha=each.alpha, beta=each.beta, most=each.most, quantity=Quantity.DIFFERENCE,
                 is_two_sided=True)
    for (name, each), high in zip(PRESETS.items(), (12, 8, 5), strict=True)
}  # fmt: skip
"""Did the balance move? A difference of two shares varies as much as a pair, in units of half a point."""
