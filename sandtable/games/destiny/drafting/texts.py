# interpreted: compares texts, only for people who add cards
"""Printed texts in one plain form, so that they can be read by the phrases that the words say."""

from __future__ import annotations

import re
from typing import Final

_SYMBOLS: Final = re.compile(r" ?\((?:\[\w+\](?:,? or |,? and |, )?)+\)")
_NUMBERS: Final = {"two": "2", "three": "3", "four": "4", "five": "5"}


def plain(text: str) -> str:
    """A text in small letters, without mark-up and without the symbols in brackets that repeat a word."""
    words = re.sub(r"<[^>]+>", "", text).replace("’", "'").replace("–", "-").replace("—", "-").casefold()
    return " ".join(_SYMBOLS.sub("", words).split())


def without_reminders(text: str) -> str:
    """A plain text without its bracketed sentences."""
    return " ".join(re.sub(r"\([^()]*\)", "", text).split()).replace(" .", ".").replace(" ,", ",")


def usual(text: str) -> str:
    """A plain text in the spelling of our words: the same sentence is printed in several ways over the years."""
    said = without_reminders(text)
    said = re.sub(r"\b(take) (?:an|1) additional action", r"\1 one additional action", said)
    said = re.sub(r"\bthen,? (you|they) may\b", r"then \1 may", said)
    said = re.sub(r"\b(you|they) may then\b", r"then \1 may", said)
    said = re.sub(r"\bmelee or ranged damage\b", "damage", said)
    said = re.sub(r"\bone of an opponent's (\w+ )?dice\b", r"an opponent's \1die", said)
    said = re.sub(r"\bone character\b", "a character", said)
    said = re.sub(r"\b1 of (your|their)\b", r"one of \1", said)
    said = re.sub(r"\bshowing (shield|resource|blank)s?\b", r"showing \1", said)
    return said.replace("specials", "a special ability").replace("showing special", "showing a special ability")
