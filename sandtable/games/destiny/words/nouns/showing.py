"""The sides that dice show, in words: "showing damage", "showing a blank"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.terms import MELEE, RANGED, SPECIAL, SYMBOL_NAMES


def symbols_in_words(symbols: int) -> str:
    """The symbols of a bit set: "[melee] or [ranged]"."""
    names = [f"[{SYMBOL_NAMES[symbol]}]" for symbol in range(len(SYMBOL_NAMES)) if symbols & (1 << symbol)]
    return " or ".join(names)


DAMAGE_SYMBOLS: Final = (1 << MELEE) | (1 << RANGED)


def showing_in_words(symbols: int) -> str:
    """ " showing damage ([melee] or [ranged])", " showing a blank ([blank])" or nothing."""
    if not symbols:
        return ""
    marks = symbols_in_words(symbols)
    if symbols == DAMAGE_SYMBOLS:
        return f" showing damage ({marks})"
    if symbols & DAMAGE_SYMBOLS == symbols:
        return f" showing {marks[1:-1]} damage ({marks})"
    if symbols == 1:
        return f" showing a blank ({marks})"
    if symbols == 1 << SPECIAL:
        return f" showing a special ability ({marks})"
    return f" showing {marks.replace('[', '').replace(']', '')} ({marks})"
