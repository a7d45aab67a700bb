# interpreted: compares texts, only for people who add cards
"""Printed texts in one plain form, so that they can be read by the phrases that the words say."""

from __future__ import annotations

import re
from typing import Final

_SYMBOLS: Final = re.compile(r" ?\((?:\[\w+\](?:,? or |,? and |, )?)+\)")
_BRACKETS: Final = re.compile(r"\([^()]*\)")
_MARK_UP: Final = re.compile(r"<[^>]+>")
_SPELLINGS: Final = tuple(
    (sign, re.compile(printed), usually)
    for sign, printed, usually in (
        ("additional action", r"\b(take) (?:an|1) additional action", r"\1 one additional action"),
        (" may", r"\bthen,? (you|they) may\b", r"then \1 may"),
        (" may then", r"\b(you|they) may then\b", r"then \1 may"),
        ("melee or ranged damage", r"\bmelee or ranged damage\b", "damage"),
        ("one of an opponent's ", r"\bone of an opponent's (\w+ )?dice\b", r"an opponent's \1die"),
        ("one character", r"\bone character\b", "a character"),
        ("1 of ", r"\b1 of (your|their)\b", r"one of \1"),
        ("showing ", r"\bshowing (shield|resource|blank)s?\b", r"showing \1"),
    )
)
"""For each spelling that differs over the years: letters that always occur in it, the pattern of the printed words,
and how our words say it. To look for letters is quick, and a hundred thousand texts are compared for the first card."""


def plain(text: str) -> str:
    """A text in small letters, without mark-up and without the symbols in brackets that repeat a word."""
    words = _MARK_UP.sub("", text) if "<" in text else text
    words = words.replace("’", "'").replace("–", "-").replace("—", "-").casefold()
    return " ".join((_SYMBOLS.sub("", words) if "([" in words else words).split())


def without_reminders(text: str) -> str:
    """A plain text without its bracketed sentences."""
    without = _BRACKETS.sub("", text) if "(" in text else text
    return " ".join(without.split()).replace(" .", ".").replace(" ,", ",")


def usual(text: str) -> str:
    """A plain text in the spelling of our words: the same sentence is printed in several ways over the years."""
    said = without_reminders(text)
    for sign, printed, usually in _SPELLINGS:
        if sign in said:
            said = printed.sub(usually, said)
    return said.replace("specials", "a special ability").replace("showing special", "showing a special ability")
