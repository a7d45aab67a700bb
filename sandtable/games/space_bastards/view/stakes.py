# interpreted: shows games to people
"""The things that options cost or bring, counted: points, money, and who would dominate a planet."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import Stake
from sandtable.games.space_bastards.names import player
from sandtable.games.space_bastards.scoring import dominator
from sandtable.games.space_bastards.state import Table


def stakes(table: Table) -> Iterator[Stake]:
    """Points and money of each player, then the leader of each planet."""
    for seat in range(table.setup.seats):
        yield Stake(seat, f"{player(table, seat)}'s points", table.points[seat])
        yield Stake(seat, f"{player(table, seat)}'s money", table.money[seat])
    for planet in range(table.setup.planets):
        leader = dominator(table, planet)
        name = table.setup.planet_names[planet]
        yield Stake(-1, f"dominance of {name}", "nobody" if leader < 0 else player(table, leader))
