# interpreted: shows games to people
"""The rule of the book behind a question, by the part of the engine that asks it."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.state import Table

RULES: Final = {
    "Sailing": "SPB-SHIP-01",
    "Placing": "SPB-SET-11",
    "Planning": "SPB-RND-05",
    "Settling": "SPB-SET-07",
    "Changing": "SPB-CHG-01",
    "Dealing": "SPB-TRA-03",
    "Migrating": "SPB-MIG-02",
    "Mutating": "SPB-MUT-02",
    "Loving": "SPB-LOV-01",
    "Eating": "SPB-EAT-01",
    "Shooting": "SPB-SHO-03",
}
"""Rules by the name of the class that asks."""


def rule_of(table: Table) -> str:
    """The id of a rule; empty for questions that only a card explains."""
    return RULES.get(type(table.frames[-1].node).__name__, "") if table.frames else ""
