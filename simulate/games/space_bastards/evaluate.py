"""How good a position looks for a seat: points, money and what dominance may bring."""

from __future__ import annotations

from simulate.games.space_bastards.state import Table


def evaluate(table: Table, seat: int) -> int:
    """Whole points."""
    return table.points[seat] * 100 + table.money[seat] * 20 + table.announced[seat] * 20
