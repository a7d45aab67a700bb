"""Many questions asked at once: which of them are answered, with the chance of any false alarm held at the level."""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Sequence

from sandtable.playtest.statistics.intervals import CONFIDENCE


def holm(p_values: Sequence[float], confidence: float = CONFIDENCE) -> list[bool]:
    """For each question whether its answer is shown (Holm 1979). Nothing is assumed about how they hang together."""
    shown = [False] * len(p_values)
    for left, index in zip(
        range(len(p_values), 0, -1), sorted(range(len(p_values)), key=p_values.__getitem__), strict=True
    ):
        if p_values[index] * left > 1 - confidence:
            break
        shown[index] = True
    return shown


def shared(questions: int, confidence: float = CONFIDENCE) -> float:
    """The level of each interval so that all of them hold together with this confidence (Bonferroni)."""
    return 1 - (1 - confidence) / max(1, questions)
