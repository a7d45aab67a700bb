# interpreted: names of text sets
"""Text sets of cards: those of rules v1.1, and the corrections published later (D-114)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum


class TextSet(Enum):
    """Texts of the same cards, in the order they were published."""

    RULES_1_1 = "v1.1"
    ERRATA = "errata"


def latest(sets: Iterable[TextSet]) -> TextSet:
    """The text set of a game whose decks use different ones: the latest, because a title has one text (D-130).

    Without any, rules v1.1.
    """
    order = list(TextSet)
    return max(sets, key=order.index, default=TextSet.RULES_1_1)
