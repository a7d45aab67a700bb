# interpreted: shows games to people
"""The rule of the book behind a question, by the part of the engine that asks it."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.state import Table

RULES: Final = {
    "Moving": "TOI-MOV-02",
    "Readying": "TOI-ACT-03",
    "DirectAttack": "TOI-ATK-01",
    "Building": "TOI-SET-08",
    "OpFireWindow": "TOI-OPF-14",
    "MortarAttack": "TOI-ARE-01",
    "Deploying": "TOI-SET-12",
    "StatusDraw": "TOI-STA-02",
    "Spending": "TOI-OBJ-07",
}
"""Rules by the name of the class that asks."""


def rule_of(table: Table) -> str:
    """The id of a rule; empty for questions that only a card explains."""
    return RULES.get(type(table.frames[-1].node).__name__, "") if table.frames else ""
