# interpreted: shows games to people
"""The things that options cost or bring, counted: points, Mafiosi, and who would control a location."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import Stake
from sandtable.games.mafia_city.control import controller
from sandtable.games.mafia_city.names import place, player
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import NOBODY


def stakes(table: Table) -> Iterator[Stake]:
    """The numbers of each player, then the controller of each location."""
    for seat in range(table.setup.seats):
        yield Stake(seat, f"{player(seat)}'s victory points", table.points[seat])
        yield Stake(seat, f"{player(seat)}'s Mafiosi in hand", table.hand[seat])
        yield Stake(seat, f"{player(seat)}'s Mafiosi in reserve", table.reserve[seat])
        yield Stake(seat, f"{player(seat)}'s cards", len(table.cards[seat]))
    for location in table.layout:
        leader = controller(table, location) if table.columns[location] else NOBODY
        yield Stake(-1, f"control of {place(location)}", "nobody" if leader == NOBODY else player(leader))
