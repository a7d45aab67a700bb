"""The sides that dice show, in words: "showing damage", "showing a blank"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.terms import INDIRECT, MELEE, RANGED, SPECIAL, SYMBOL_NAMES


def symbols_in_words(symbols: int) -> str:
    """The symbols of a bit set: "[melee] or [ranged]"."""
    names = [f"[{SYMBOL_NAMES[symbol]}]" for symbol in range(len(SYMBOL_NAMES)) if symbols & (1 << symbol)]
    return " or ".join(names)


AIMED_SYMBOLS: Final = (1 << MELEE) | (1 << RANGED)
DAMAGE_SYMBOLS: Final = AIMED_SYMBOLS | (1 << INDIRECT)
"""The symbols that "showing damage" means (DST-IND-05); cards of the first sets name the first two, all they knew."""
DAMAGE_WORDS: Final = "damage ([melee], [ranged] or [indirect])"


def meaning_of(symbols: int) -> int:
    """The symbols that a text means by a bit set: by melee and ranged together it means damage (DST-IND-05)."""
    return DAMAGE_SYMBOLS if symbols == AIMED_SYMBOLS else symbols


def showing_in_words(symbols: int) -> str:
    """ " showing damage ([melee], [ranged] or [indirect])", " showing a blank ([blank])" or nothing."""
    if not symbols:
        return ""
    if symbols == DAMAGE_SYMBOLS:
        return f" showing {DAMAGE_WORDS}"
    marks = symbols_in_words(symbols)
    if symbols & DAMAGE_SYMBOLS == symbols:
        return f" showing {marks.replace('[', '').replace(']', '')} damage ({marks})"
    if symbols == 1:
        return f" showing a blank ({marks})"
    if symbols == 1 << SPECIAL:
        return f" showing a special ability ({marks})"
    return f" showing {marks.replace('[', '').replace(']', '')} ({marks})"
