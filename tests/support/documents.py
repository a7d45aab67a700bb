"""Scenario documents gone wrong."""

from __future__ import annotations

from random import Random
from typing import Any


def spoilt(value: Any, dice: Random) -> Any:
    """The same with one part changed, taken away or doubled."""
    if isinstance(value, dict) and value:
        key = dice.choice(sorted(value))
        changed = {each: value[each] for each in value if each != key}
        return changed if dice.random() < 0.05 else changed | {key: spoilt(value[key], dice)}
    if isinstance(value, list) and value:
        index = dice.randrange(len(value))
        middle = dice.choice(([], [value[index]] * 2, [spoilt(value[index], dice)]))
        return [*value[:index], *middle, *value[index + 1 :]]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice((value + 1, value - 1, 0, -1, 99, str(value)))
    return dice.choice((None, "", "x", 7, [], {}, True))
