"""Counts, lists and capital letters in English sentences."""

from __future__ import annotations

from collections.abc import Sequence


def counted(count: int, noun: str, nouns: str = "") -> str:
    """ "1 card", "2 cards"; `nouns` is the plural where it does not end in a plain s."""
    return f"{count} {noun if count == 1 else nouns or noun + 's'}"


def listed(names: Sequence[str], last: str = "and") -> str:
    """ "Blue", "Blue and Red", "Blue, Red and Gold"; never of nothing."""
    if len(names) == 1:
        return names[0]
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def capital(sentence: str) -> str:
    """The sentence with a capital first letter; the rest is unchanged."""
    return sentence[:1].upper() + sentence[1:]
