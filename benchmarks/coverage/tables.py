"""Rows of the table: what was measured, how often it held, and the bar it has to meet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One cell of a table."""

    name: str
    measured: float
    least: float = 0.0
    most: float = 1.0
    note: str = ""

    @property
    def is_met(self) -> bool:
        return self.least <= self.measured <= self.most

    def __str__(self) -> str:
        bar = f"{100 * self.least:.1f} to {100 * self.most:.1f}"
        return f"{self.name:48} {100 * self.measured:6.2f} %   {bar:14} {'ok' if self.is_met else 'MISSED'} {self.note}"


def told(title: str, rows: Iterable[Row]) -> list[Row]:
    """Print the rows under a title as they come in, and give them back."""
    print(f"\n{title}", flush=True)
    found = []
    for row in rows:
        print(f"  {row}", flush=True)
        found.append(row)
    return found
