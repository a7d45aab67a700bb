# interpreted: shows games to people
"""The relationships with their race cards, and the offer."""

from __future__ import annotations

from sandtable.engine.views import Things
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import (
    ATTACHED,
    NOTHING,
    RACE_NAMES,
    RACES,
    RELATIONSHIP_NAMES,
    RELATIONSHIPS,
)
from sandtable.games.space_bastards.view.names import offer_at, relation_at


def relations(table: Table) -> list[Things]:
    """All eight, in the order in which they are carried out."""
    order = table.setup.priorities
    return [_relation(table, each) for each in order if 0 <= each < RELATIONSHIPS]


def _relation(table: Table, relationship: int) -> Things:
    has_cards = relationship < ATTACHED and table.left(relationship) != NOTHING
    return {
        "at": relation_at(relationship),
        "name": RELATIONSHIP_NAMES[relationship],
        "left": RACE_NAMES[table.left(relationship)] if has_cards else None,
        "right": RACE_NAMES[table.right(relationship)] if has_cards else None,
        "is_locked": bool(table.locks >> relationship & 1),
    }


def offer(table: Table) -> list[Things]:
    """The race cards at Relationship Change, by race."""
    return [
        {
            "at": offer_at(race),
            "label": f"{RACE_NAMES[race]} cards on offer",
            "race": RACE_NAMES[race],
            "count": table.offer[race],
        }
        for race in range(RACES)
    ]
