"""Subtypes that characters gain for good by the effect of a card; a character that comes back has lost them."""

from __future__ import annotations

from sandtable.games.destiny.lasting import CHARACTER_SUBTYPES
from sandtable.games.destiny.lines import TOLD_FOR_GOOD
from sandtable.games.destiny.state import Table


def gain_subtype(table: Table, card: int, subtype: str) -> bool:
    """Let a card in play have one more subtype; False where it has gained it already."""
    if (card, subtype) in table.gained:
        return False
    table.gained += ((card, subtype),)
    if table.telling:
        table.tell(TOLD_FOR_GOOD, table.controller(card), (card, CHARACTER_SUBTYPES.index(subtype)))
    return True
