"""Subtypes that characters gain for good by the effect of a card; a character that comes back has lost them."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.lines import TOLD_SUBTYPE
from sandtable.games.destiny.state import Table

GAINABLE: Final = ("jedi",)
"""The subtypes that words give; the log names them by their place."""


def gain_subtype(table: Table, card: int, subtype: str) -> bool:
    """Let a card in play have one more subtype; False where it has gained it already."""
    if (card, subtype) in table.gained:
        return False
    table.gained += ((card, subtype),)
    if table.telling:
        table.tell(TOLD_SUBTYPE, table.controller(card), (card, GAINABLE.index(subtype)))
    return True
