# interpreted: names of text sets
"""Which texts cards are played by: those of rules v1.1 or the corrections published later (D-114)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum


class TextSet(Enum):
    """Texts of the same cards, in the order they were published."""

    RULES_1_1 = "v1.1"
    ERRATA = "errata"


def latest(sets: Iterable[TextSet]) -> TextSet:
    """What is played when decks bring different texts: in one game a title means one thing, the corrected one (D-130).

    Without any, rules v1.1.
    """
    order = list(TextSet)
    return max(sets, key=order.index, default=TextSet.RULES_1_1)
