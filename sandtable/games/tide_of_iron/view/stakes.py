# interpreted: shows games to people
"""The things that options cost or bring, counted: command, points, and the state of units."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import Stake
from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.names import seat_name, unit_name
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.view.units import STATES


def stakes(table: Table) -> Iterator[Stake]:
    """Command and points of each side, then units on the map: activation, and figures of squads that all can see."""
    for seat in (0, 1):
        name = seat_name(table, seat)
        first = table.setup.teams.players[seat][0]
        yield Stake(first, f"{name} command", table.command[seat])
        yield Stake(first, f"{name} command for the initiative", table.tokens[seat])
        yield Stake(first, f"{name} victory points", table.points[seat])
        for unit in table.setup.members[seat]:
            if table.is_on_map(unit):
                owner = table.commander(unit)
                yield Stake(owner, unit_name(table, unit), STATES[table.state[unit]])
                if table.is_squad(unit) and not table.concealed[unit]:
                    yield Stake(owner, f"figures of {unit_name(table, unit)}", squads.count(table.figures[unit]))
