"""Notes and tags of a deck: their limits, and how they are tidied."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

NOTES_LENGTH: Final = 10_000
"""Characters of Markdown source."""
TAG_LENGTH: Final = 30
MOST_TAGS: Final = 12

_HIDDEN: Final = ("Cc", "Cs", "Co", "Zl", "Zp")
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def tidy_notes(text: str) -> str:
    """Notes as they are kept: single line breaks, nothing invisible, cut at NOTES_LENGTH."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(filter(_is_kept, lines)).strip("\n").rstrip()[:NOTES_LENGTH].rstrip()


def tidy_tags(tags: Iterable[str]) -> list[str]:
    """Tags as they are kept: single blanks, no commas, each once, at most MOST_TAGS."""
    tidied = (" ".join("".join(filter(_is_kept, tag.replace(",", " "))).split())[:TAG_LENGTH].strip() for tag in tags)
    return list(dict.fromkeys(filter(None, tidied)))[:MOST_TAGS]


def tag_problems(tags: Iterable[str]) -> list[str]:
    """The reasons against tags somebody enters by hand; what is imported is shortened instead."""
    given = list(dict.fromkeys(filter(None, (" ".join(tag.split()) for tag in tags))))
    long = [tag for tag in given if len(tag) > TAG_LENGTH]
    found = [f"The tag “{tag[:TAG_LENGTH]}…” is longer than {TAG_LENGTH} characters." for tag in long]
    return found + ([f"A deck has at most {MOST_TAGS} tags; these are {len(given)}."] if len(given) > MOST_TAGS else [])


def kept(notes: str) -> str:
    """The words of a report about notes."""
    if len(notes) > NOTES_LENGTH:
        return f"notes; their first {NOTES_LENGTH} characters are kept with the deck"
    return "notes, kept with the deck"


def kept_tags(tags: Iterable[str]) -> str:
    """The words of a report about tags."""
    tags, tidied = list(tags), tidy_tags(tags)
    return "tags, kept with the deck" if tidied == tags else f"tags, kept as {', '.join(tidied)}"


def _is_kept(letter: str) -> bool:
    return letter in "\n\t" or (unicodedata.category(letter) not in _HIDDEN and letter not in _TURNING)
