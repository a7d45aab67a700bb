"""The number of games a question still needs: the smallest at which its own interval would answer it."""

# interpreted: runs after the games

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MOST_GAMES: Final = 1_000_000
"""A question that takes more than this has no number: nobody would play them."""


def smallest(answers: Callable[[int], bool], above: int, most: int) -> int | None:
    """The smallest number from `above` + 1 to `most` that answers; None where none does.

    From some number on all larger ones must answer: the number is found by doubling steps and then halving them.
    """
    below, step = above, 1
    while below < most and not answers(min(below + step, most)):
        below, step = min(below + step, most), 2 * step
    if below >= most:
        return None
    found = min(below + step, most)
    while found - below > 1:
        middle = (found + below) // 2
        below, found = (below, middle) if answers(middle) else (middle, found)
    return found
