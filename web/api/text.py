"""The rules every string from outside follows, whichever way it came."""

from __future__ import annotations

import re
import unicodedata

_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
_SPACES = re.compile(r"\s+")
INVISIBLE = frozenset({"Cc", "Cf"})
"""Control and format characters: line breaks, text direction, zero width."""


def is_clean(text: str) -> bool:
    """Whether databases and browsers can carry it: no NUL and no lone surrogate."""
    return _UNSTORABLE.search(text) is None


def tidy_name(name: str) -> str:
    """A name as people see it: NFC, runs of white space as one space, nothing invisible, no space at the ends."""
    spaced = _SPACES.sub(" ", unicodedata.normalize("NFC", name))
    visible = "".join(character for character in spaced if unicodedata.category(character) not in INVISIBLE)
    return _SPACES.sub(" ", unicodedata.normalize("NFC", visible)).strip()


def printable(text: str, length: int = 80) -> str:
    """Any text made safe to show in a message: what is invisible or unstorable is escaped, the rest cut short."""
    shown = "".join(_escaped(character) for character in text[: length + 1])
    return shown if len(text) <= length else shown[:length] + "…"


def _escaped(character: str) -> str:
    hidden = unicodedata.category(character) in INVISIBLE | {"Cs", "Zl", "Zp"}
    return f"\\u{ord(character):04x}" if hidden else character
