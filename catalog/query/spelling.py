"""Names as people type them: without punctuation, and with a letter wrong. The index of names is made once."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache
from typing import Final

from catalog.words import folded
from sandtable.games.destiny import facts

NEAR_ENOUGH: Final = 0.75
"""Least likeness of two words, from 0 to 1, at which one may be a misspelling of the other."""
SHORTEST: Final = 4
"""Shorter words have too many neighbours."""


def bare_letters(text: str) -> str:
    """Letters and digits of the folded text, word by word: "Rey's Lightsaber" is "reys lightsaber"."""
    words = (re.sub(r"[\W_]", "", word) for word in folded(text).split())
    return " ".join(filter(None, words))


def squashed(text: str) -> str:
    """The same without spaces: "Darth Vader" is "darthvader"."""
    return bare_letters(text).replace(" ", "")


@cache
def _names() -> dict[str, frozenset[str]]:
    """Names in bare letters, each with the codes of its cards."""
    names: dict[str, set[str]] = defaultdict(set)
    for card in facts.all_cards().values():
        names[bare_letters(card.name)].add(card.code)
    return {name: frozenset(codes) for name, codes in names.items()}


def codes_with(text: str) -> list[str]:
    """Codes of the cards whose name contains this text only when punctuation is left out of both."""
    wanted, as_written = bare_letters(text), folded(text)
    if len(wanted) < 3:
        return []
    found = (code for name, codes in _names().items() if wanted in name for code in codes)
    return sorted(code for code in found if as_written not in folded(facts.card(code).name))


def is_in_a_name(text: str) -> bool:
    """Some card's name contains it."""
    wanted = bare_letters(text)
    return any(wanted in name for name in _names())


def joined_name(text: str) -> str:
    """The one name that begins with this text when spaces don't count; empty when none or several do."""
    wanted = squashed(text)
    if len(wanted) < SHORTEST:
        return ""
    names = {name for name in _names() if name.replace(" ", "").startswith(wanted)}
    exact = {name for name in names if name.replace(" ", "") == wanted}
    found = exact or names
    return found.pop() if len(found) == 1 else ""


def nearest(text: str, also: Iterable[str] = ()) -> list[str]:
    """The words of names, and of `also`, that `text` may be a misspelling of, the likeliest first; at most two."""
    wanted = bare_letters(text)
    if len(wanted) < SHORTEST:
        return []
    scored = [(_likeness(wanted, word), word) for word in {*_sharing(wanted), *also}]
    likely = sorted(
        ((score, word) for score, word in scored if score >= NEAR_ENOUGH), key=lambda each: (-each[0], each[1])
    )
    return [word for _score, word in likely[:2]]


def _likeness(one: str, other: str) -> float:
    if abs(len(one) - len(other)) > 3:
        return 0.0
    # The same letters in another order are the commonest slip of all.
    bonus = 0.1 if sorted(one) == sorted(other) else 0.0
    return SequenceMatcher(None, one, other, autojunk=False).ratio() + bonus


def _pairs(word: str) -> set[str]:
    return {word[at : at + 2] for at in range(len(word) - 1)}


@cache
def _words_by_pair() -> dict[str, frozenset[str]]:
    """Two letters to the words of names in which they follow each other."""
    found: dict[str, set[str]] = defaultdict(set)
    for word in {word for name in _names() for word in name.split() if len(word) >= SHORTEST}:
        for pair in _pairs(word):
            found[pair].add(word)
    return {pair: frozenset(words) for pair, words in found.items()}


def _sharing(word: str) -> set[str]:
    """The words of names that share at least a third of their pairs of letters with this one."""
    pairs = _pairs(word)
    shared: dict[str, int] = defaultdict(int)
    for pair in pairs:
        for other in _words_by_pair().get(pair, ()):
            shared[other] += 1
    return {other for other, count in shared.items() if 3 * count >= len(pairs)}
