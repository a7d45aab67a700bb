"""Migration: an additional flight, one field free and further fields for money (SPB-MIG-01 to 06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.frames import Frame
from sandtable.games.space_bastards.ships import Flight
from sandtable.games.space_bastards.state import Table

FREE_STEPS: Final = 1
"""The number of free fields; every further field costs 1 money (SPB-MIG-04)."""


class Migrating(Flight):
    """The flight of Migration: any race may be loaded, and an empty ship gets no additional field (SPB-MIG-02,
    SPB-D17).
    """

    def steps_left(self, table: Table, frame: Frame, flags: int, is_empty: bool) -> int:
        paid = max(0, frame.many - FREE_STEPS)
        return max(0, FREE_STEPS - frame.many) + min(table.setup.costs.migration_most - paid, table.money[frame.seat])

    def pay_step(self, table: Table, frame: Frame) -> None:
        """Pay for every field after the free one, before the ship enters it (SPB-MIG-04)."""
        if frame.many >= FREE_STEPS:
            table.money[frame.seat] -= 1


MIGRATING: Final = Migrating()
