# interpreted: shows games to people
"""The rule of the book behind a question, by the part of the engine that asks it."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.state import Table

RULES: Final = {
    "Turns": "DST-ACT-02",
    "RerollDice": "DST-RER-01",
    "Upkeep": "DST-RND-09",
    "Deal": "DST-DMG-01",
    "Give": "DST-SHD-03",
    "Mulligan": "DST-SET-04",
    "ClaimBattlefield": "DST-CLM-01",
    "PlayCard": "DST-PLAY-01",
    "Turn": "DST-TRN-01",
    "ResolveDice": "DST-RES-01",
    "Remove": "DST-RMV-01",
    "Reroll": "DST-RRL-01",
    "RemoveShields": "DST-SHD-01",
    "RollOff": "DST-SET-07",
    "Combining": "DST-RES-02",
    "LineUp": "DST-SIM-01",
    "Resolve": "DST-RTC-01",
    "Defeating": "DST-RDP-01",
}
"""Rules by the name of the class that asks."""


def rule_of(table: Table) -> str:
    """The id of a rule; empty for questions that only a card explains."""
    return RULES.get(type(table.frames[-1].node).__name__, "") if table.frames else ""
