# interpreted: compares texts, for owners of published texts
"""One spelling for texts that were printed over the years: the same thing is said with and without a symbol beside it,
"or lower" and "or less", "two" and "2". Nothing that has a meaning of its own is left out.
"""

from __future__ import annotations

import re
from typing import Final

_SYMBOL: Final = r"\(\[\w+\](?:(?:, ?or|,| or) ?\[\w+\])*\)"
"""A bracket that repeats with symbols what a word has just said: "([ranged] or [melee])"."""
_RULES: Final = (
    (rf"\bdamage {_SYMBOL}", "damage (damage)"),  # all kinds of damage, in any order (DST-IND-05)
    (r"\b(melee|ranged) damage \(damage\)", r"\1 damage (\1)"),
    (r"\bblanks\b", "blank"),
    (r"\bshields (\(\[shield\]\))", r"shield \1"),
    (r"\bshowing an? (blank|shield|resource|disrupt|discard|focus|special|reroll)\b", r"showing \1"),
    (r"\bshowing (shield|resource|special)s\b", r"showing \1"),
    (r"\bshowing special ability\b", "showing special"),
    (r"\bparallel die [^.]+\.\s*", ""),  # a fact of the card, which the list of its sides shows
    (r"charm\. ?\(after you activate this \w+, you may place 1 charm token on a character\.?\)\.?", "charm."),
    (r"\bor lower\b", "or less"),
    (r"\bor higher\b", "or more"),
    (r"\bthen, if\b", "then if"),
    (r"\ba random card\b", "1 random card"),
    (r"\b1 card\b", "a card"),
    (r"\b1 or more\b", "one or more"),
    (r" ?\(\[?[a-z]+\]? ?\d+\)", ""),  # the set and number of a card that is named
    (r"\bfour\b", "4"),
    (r"\btwo\b", "2"),
    (r"\bthree\b", "3"),
    (r"\b(?:a|one) ([\w-]+ )?(character|upgrade|support) you control\b", r"one of your \1\2s"),
    (r"\binstead of removing it from your pool\b", "instead of removing it"),
)


def in_one_spelling(text: str) -> str:
    """A text as all years would have spelled it, without mark-up and in small letters."""
    said = re.sub(r"<[^>]+>", "", text).casefold()
    for pattern, spelled in _RULES:
        said = re.sub(pattern, spelled, said)
    return said


def without_symbols(text: str) -> str:
    """A text in one spelling without the symbols that repeat a word; later sets print none."""
    said = re.sub(rf" {_SYMBOL}", "", in_one_spelling(text))
    return re.sub(r" \((damage|melee|ranged)\)", "", said)


def repeats_symbols(text: str) -> bool:
    return re.search(_SYMBOL, text.casefold()) is not None
