"""The formats of tables that tests lay out: the rules follow the cards (DST-VER-05)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.formats import AWAKENINGS

LATER: Final = replace(AWAKENINGS, code="later", name="Later sets", sets=frozenset({"AW", "later"}))
"""The format of decks with cards of later sets, which are played by rules v2.4.

No card is of its other set, so nothing is brought aside that a test doesn't name.
"""


def with_its_rules(deck: DeckList) -> DeckList:
    """The deck in the format of later sets, where it has a card of one and its test names no format."""
    is_later = deck.format == AWAKENINGS.code and any(all_cards()[code].set_code != "AW" for code in deck.codes())
    return replace(deck, format=LATER) if is_later else deck
