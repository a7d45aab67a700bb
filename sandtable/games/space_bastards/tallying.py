# interpreted: asked once a game
"""The action cards that a recorded game used."""

from __future__ import annotations

from sandtable.games.space_bastards import lines
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import RELATIONSHIP_IDS, RELATIONSHIPS


def usage(table: Table) -> dict[str, set[str]]:
    """Ids of the action cards that were played since the log was begun."""
    masks = [told.numbers[0] for told in table.told if told.kind == lines.TOLD_REVEALED]
    played = [card for card in range(RELATIONSHIPS) if any(mask >> card & 1 for mask in masks)]
    return {"played": {RELATIONSHIP_IDS[card] for card in played}}
