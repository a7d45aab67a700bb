"""Simultaneous perturbation (Spall 1992): all weights are shaken at once, and move towards the side that won.

A step costs the same for three weights and for thirty: it plays `centre + shake` against `centre - shake`.
"""

# interpreted: runs between the games

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sandtable.engine.dice import Dice

SHAKE: Final = 0.22
"""The first shake of a weight, as a part of its size."""
LEAST_SHAKE: Final = 8.0
"""The first shake of a weight that is nearly 0; a shake below 1 would be lost in rounding."""
SHAKE_FALLS: Final = 0.12
"""The power of time by which shakes get smaller."""
STEP: Final = 0.25
"""The first step for a clean sweep, as a part of the shake."""
STEP_FALLS: Final = 0.6
"""The power of time by which steps get smaller (0.602 is Spall's)."""
SHAKE_PATIENCE: Final = 100.0
STEP_PATIENCE: Final = 150.0
"""Steps until shakes or steps begin to fall."""
AVERAGED: Final = 0.01
"""The part of the newest centre in the running average, which is the result: the last centre alone is noisy."""


@dataclass
class Search:
    """The search for better weights, as far as it has come; `as_json` and `Search(**json)` stop and resume it."""

    centre: dict[str, float]
    shakes: dict[str, float]
    """The first shake of each weight."""
    average: dict[str, float] = field(default_factory=dict)
    steps: int = 0

    @classmethod
    def around(cls, values: Mapping[str, int], shaken: Sequence[str] = ()) -> Search:
        """A search that begins at these weights; only those named in `shaken` move, or all of them."""
        shakes = {name: max(LEAST_SHAKE, SHAKE * abs(value)) for name, value in values.items()}
        if shaken:
            shakes = {name: shake if name in shaken else 0.0 for name, shake in shakes.items()}
        centre = {name: float(value) for name, value in values.items()}
        return cls(centre, shakes, dict(centre))

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def found(self) -> dict[str, int]:
        """The weights found so far."""
        return rounded(self.average)

    def pair(self, dice: Dice) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
        """The direction of the next step (1 or -1 for each weight), and the weights on both sides of the centre."""
        direction = {name: 1 if dice.below(2) else -1 for name in self.centre}
        size = 1 / (self.steps / SHAKE_PATIENCE + 1) ** SHAKE_FALLS
        plus = {name: at + size * self.shakes[name] * direction[name] for name, at in self.centre.items()}
        minus = {name: at - size * self.shakes[name] * direction[name] for name, at in self.centre.items()}
        return direction, rounded(plus), rounded(minus)

    def move(self, direction: Mapping[str, int], share: float) -> None:
        """Go one step; `share` of the points, in [0, 1], went to the weights `plus` of this direction."""
        size = STEP / (self.steps / STEP_PATIENCE + 1) ** STEP_FALLS * (2 * share - 1)
        self.steps += 1
        part = max(AVERAGED, 1 / self.steps)
        for name in self.centre:
            self.centre[name] = max(0.0, self.centre[name] + size * self.shakes[name] * direction[name])
            self.average[name] += part * (self.centre[name] - self.average[name])


def rounded(values: Mapping[str, float]) -> dict[str, int]:
    """The weights as whole numbers; a weight below 0 becomes 0."""
    return {name: max(0, round(value)) for name, value in values.items()}
