# interpreted: shows games to people
"""The things that options cost or bring, counted: points and defence."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.asking import NOTHING
from sandtable.engine.views import Stake
from sandtable.games.stay_on_target.state import Table


def stakes(table: Table) -> Iterator[Stake]:
    """Points of each squadron, and the defence of those that are in the run."""
    for seat in range(table.setup.seats):
        name = table.squadron(seat).colour.capitalize()
        yield Stake(seat, f"{name}'s Target Points", table.points[seat])
        if table.trio[seat] != NOTHING:
            yield Stake(seat, f"{name}'s defence", table.defence[seat])
