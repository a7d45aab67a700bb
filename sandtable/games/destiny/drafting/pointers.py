# interpreted: reads drafts, only for people who add cards
"""Pointers of a draft: "that character" has to follow a character, because a die's number would name another card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_WORDS: Final = re.compile(
    r"THAT_(?P<that>DIE|CHARACTER|UPGRADE)"
    r"|\b(?P<it>IT)\b"
    r"|(?P<other>CHARACTER(?:\.(?!other)\w+)*\.other)"
    r"|(?P<thing>DIE|CHARACTER|UPGRADE|SUPPORT|CARD|THIS_CHARACTER|ATTACHED)\b"
)
_SPOTTED: Final = re.compile(r"Spot\([^()]*(?:\([^()]*\))*[^()]*\)")
"""Later words don't point at spotted things."""
_KINDS: Final = {"THIS_CHARACTER": "CHARACTER", "ATTACHED": "CHARACTER"}


def faults(source: str, kind: str) -> Iterator[str]:
    """The names of words that are missing for a paragraph of a card of this type because a pointer points elsewhere."""
    last = ""
    for word in _WORDS.finditer(_SPOTTED.sub("Spot()", source)):
        if (that := word["that"]) and that != last:
            yield f"pointer: that {that.lower()} after another thing"
        elif word["it"] and last != "DIE":
            yield "pointer: it after another thing"
        elif word["other"]:
            if last not in ("", "CHARACTER"):
                yield "pointer: another character after another thing"
            last = "CHARACTER"
        elif word["thing"]:
            last = _KINDS.get(word["thing"], word["thing"])
    if kind != "character" and re.search(
        r"\((?:ACTIVATED|UPGRADED|DEALT_DAMAGE|GAINING_SHIELDS)\b|THIS_CHARACTER", source
    ):
        yield "pointer: this character on another card"
