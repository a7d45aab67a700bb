# interpreted: text for readers
"""The symbols in brackets behind a word, as the sets print them: "damage ([ranged], [melee] or [indirect])".

Words say what is meant: indirect damage as well (DST-IND-05). The sets before Legacies print two symbols, Awakenings in
the order of the words, and those of the last years leave the reminders away.
"""

from __future__ import annotations

import re
from typing import Final

from sandtable.games.destiny.facts import card

MELEE_FIRST: Final = ("AW",)
TWO_SYMBOLS: Final = ("SoR", "EaW", "TPG")
NO_REMINDERS: Final = ("TR", "FA", "RM", "HS", "UH", "GS", "SA", "DoP", "RES", "AF", "UA")
_DAMAGE: Final = re.compile(r"\((?:\[melee\], \[ranged\] or \[indirect\]|\[ranged\], \[melee\] or \[indirect\])\)")
_REMINDER: Final = re.compile(r" \(\[\w+\](?:(?:, | or )\[\w+\])*\)")


def in_print(text: str, code: str) -> str:
    """A text in our words with the reminders of symbols as the set of this card prints them."""
    printed_in = card(code).set_code
    if printed_in in MELEE_FIRST:
        return _DAMAGE.sub("([melee] or [ranged])", text)
    if printed_in in NO_REMINDERS:
        return _REMINDER.sub("", text)
    symbols = "([ranged] or [melee])" if printed_in in TWO_SYMBOLS else "([ranged], [melee] or [indirect])"
    return _DAMAGE.sub(symbols, text)
