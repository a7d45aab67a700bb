"""Names as people type them: without punctuation, and with a letter wrong. The index of names is made once."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Final

from catalog.near_words import NearWords
from catalog.words import folded
from sandtable.games.destiny import facts

NEAR_ENOUGH: Final = 0.75
"""Least likeness of two words, from 0 to 1, at which one may be a misspelling of the other."""
SHORTEST: Final = 4
"""Shorter words have too many neighbours."""
_APART: Final = 3
"""Letters that a word may have more or less than what was typed."""


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
    near = _words().near(wanted, least=NEAR_ENOUGH, also=also)
    return [word for _score, word in near if abs(len(word) - len(wanted)) <= _APART][:2]


@cache
def _words() -> NearWords:
    return NearWords({word for name in _names() for word in name.split() if len(word) >= SHORTEST})
