"""Words and names that are like a given one: the one search for slips of writing, for queries and for pasted lists."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final

_LOOKED_AT: Final = 60
"""Words that share most pairs of letters with the wanted one, and are compared letter by letter."""
_SHUFFLED: Final = 0.1
"""Added where the letters are the same in another order, the commonest slip of all."""

Scored = tuple[float, str]


class NearWords:
    """An index of words by the pairs of letters in them, made once."""

    def __init__(self, words: Iterable[str]) -> None:
        self._by_pair: dict[str, set[str]] = defaultdict(set)
        for word in words:
            for pair in _pairs(word):
                self._by_pair[pair].add(word)

    def near(self, wanted: str, *, least: float, also: Iterable[str] = ()) -> list[Scored]:
        """Words at least so much like the wanted one, from 0 to 1, the likest first. `also`: more words to compare."""
        scored = [(likeness(wanted, word), word) for word in {*self._sharing(wanted), *also}]
        return sorted((each for each in scored if each[0] >= least), key=lambda each: (-each[0], each[1]))

    def _sharing(self, wanted: str) -> list[str]:
        """The words that share at least a third of the pairs of the wanted one, as many as are looked at."""
        pairs = _pairs(wanted)
        shared = Counter(word for pair in pairs for word in self._by_pair.get(pair, ()))
        enough = [(-count, word) for word, count in shared.items() if 3 * count >= len(pairs)]
        return [word for _count, word in sorted(enough)[:_LOOKED_AT]]


def _pairs(word: str) -> set[str]:
    return {word[at : at + 2] for at in range(len(word) - 1)}


def likeness(one: str, other: str) -> float:
    """The likeness of two words: 1 for the same."""
    bonus = _SHUFFLED if one != other and sorted(one) == sorted(other) else 0.0
    return min(1.0, SequenceMatcher(None, one, other, autojunk=False).ratio() + bonus)
