"""Dice on the table."""

from __future__ import annotations

from simulate.games.tide_of_iron.combat.odds import FACES
from simulate.games.tide_of_iron.state import Table


def roll(table: Table, many: int) -> tuple[int, ...]:
    """What so many dice show; pools have no limit (TOI-CMP-06)."""
    return tuple([table.dice.below(FACES) + 1 for _ in range(many)])
